//! The numbers of the lessons.

use std::fmt;
use std::str::FromStr;

/// A lesson, by its number from 1 to [`Lesson::COUNT`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Lesson(u8);

/// The error for a text or number that is no lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadLesson;

impl Lesson {
    /// The number of lessons.
    pub const COUNT: u8 = 12;

    /// The first lesson.
    pub const FIRST: Lesson = Lesson(1);

    /// The last lesson that teaches the rules. Those after it teach how to play well.
    pub const LAST_OF_RULES: Lesson = Lesson(3);

    /// Returns the lesson with this number, or `None` unless it is 1 to 12.
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
    fn lessons_have_the_numbers_1_to_12() {
        assert_eq!(Lesson::all().count(), 12);
        assert_eq!(Lesson::FIRST.next().map(Lesson::number), Some(2));
        assert_eq!("12".parse().map(Lesson::next), Ok(None));
        for text in ["", "0", "13", "300", "-1", "x"] {
            assert_eq!(text.parse::<Lesson>(), Err(BadLesson), "{text}");
        }
    }
}
