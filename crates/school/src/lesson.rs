//! The numbers of the lessons.

use std::fmt;
use std::str::FromStr;

/// What a lesson is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The rules.
    Rules,
    /// Moving stacks.
    Moving,
    /// Placing pieces.
    Placing,
    /// A game from its first moves to its end.
    Game,
}

/// A lesson, by its number from 1 to [`Lesson::COUNT`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Lesson(u8);

/// The error for a text or number that is no lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadLesson;

impl Lesson {
    /// The number of lessons.
    pub const COUNT: u8 = 18;

    /// The first lesson.
    pub const FIRST: Lesson = Lesson(1);

    /// Returns the lesson with this number, or `None` unless it is 1 to 18.
    pub const fn new(number: u8) -> Option<Lesson> {
        if number >= 1 && number <= Lesson::COUNT { Some(Lesson(number)) } else { None }
    }

    /// Returns all lessons in order.
    pub fn all() -> impl Iterator<Item = Lesson> {
        (1..=Lesson::COUNT).map(Lesson)
    }

    /// Returns the number, from 1.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Returns what the lesson is about. Those about the rules come first.
    pub const fn part(self) -> Part {
        match self.0 {
            ..=3 => Part::Rules,
            4..=10 => Part::Moving,
            11..=15 => Part::Placing,
            _ => Part::Game,
        }
    }

    /// Returns true if no later lesson is about the same.
    pub fn ends_part(self) -> bool {
        self.next().is_none_or(|next| next.part() != self.part())
    }

    /// Returns the next lesson, or `None` after the last.
    pub const fn next(self) -> Option<Lesson> {
        Lesson::new(self.0 + 1)
    }
}

/// Writes the number.
impl fmt::Display for Lesson {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// Parses the number.
impl FromStr for Lesson {
    type Err = BadLesson;

    fn from_str(text: &str) -> Result<Lesson, BadLesson> {
        text.parse().ok().and_then(Lesson::new).ok_or(BadLesson)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lessons_have_the_numbers_1_to_18() {
        assert_eq!(Lesson::all().count(), 18);
        assert_eq!(Lesson::FIRST.next().map(Lesson::number), Some(2));
        assert_eq!("18".parse().map(Lesson::next), Ok(None));
        for text in ["", "0", "19", "300", "-1", "x"] {
            assert_eq!(text.parse::<Lesson>(), Err(BadLesson), "{text}");
        }
    }

    #[test]
    fn the_last_lesson_of_each_part_is_known() {
        let last: Vec<u8> = Lesson::all().filter(|it| it.ends_part()).map(Lesson::number).collect();
        assert_eq!(last, [3, 10, 15, 18]);
    }
}
