//! All exercises, read from the files in `data/`.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use dvonn_engine::{Level, Value};
use dvonn_rules::{CellSet, Ply};

use crate::exercise::{Exercise, ExerciseAnswer, Lead, Task};
use crate::lesson::Lesson;

/// The exercises: see the head of the file for its format.
const LESSONS: &str = include_str!("../data/lessons.txt");
/// What each move is worth, as the engine has found.
const ANSWERS: &str = include_str!("../data/answers.txt");

static COURSE: LazyLock<Vec<Vec<Exercise>>> = LazyLock::new(|| {
    let mut course = read(LESSONS).expect("data/lessons.txt is valid");
    add_answers(&mut course, ANSWERS).expect("data/answers.txt is valid");
    course
});

/// One of the exercises, by its lesson and its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExerciseId {
    lesson: Lesson,
    number: u8,
}

/// The error for a text that names no exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadExercise;

impl Lesson {
    /// Returns the exercises of this lesson, in order. There is at least one.
    pub fn exercises(self) -> impl ExactSizeIterator<Item = ExerciseId> {
        let count = COURSE[usize::from(self.number()) - 1].len();
        (1..=u8::try_from(count).unwrap_or(u8::MAX))
            .map(move |number| ExerciseId { lesson: self, number })
    }

    /// Returns the exercise with this number, counted from 1, if there is one.
    pub fn exercise(self, number: u8) -> Option<ExerciseId> {
        self.exercises().find(|exercise| exercise.number == number)
    }

    /// Returns the first exercise.
    pub const fn first_exercise(self) -> ExerciseId {
        ExerciseId { lesson: self, number: 1 }
    }
}

impl ExerciseId {
    /// Returns the lesson.
    pub const fn lesson(self) -> Lesson {
        self.lesson
    }

    /// Returns the number in the lesson, counted from 1.
    pub const fn number(self) -> u8 {
        self.number
    }

    /// Returns the exercise.
    pub fn get(self) -> &'static Exercise {
        &COURSE[usize::from(self.lesson.number()) - 1][usize::from(self.number) - 1]
    }

    /// Returns the next exercise of the same lesson, or `None` after the last.
    pub fn next(self) -> Option<ExerciseId> {
        self.lesson.exercise(self.number + 1)
    }
}

/// Writes the lesson and the number: `3.2`.
impl fmt::Display for ExerciseId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.lesson, self.number)
    }
}

/// Parses the output of [`Display`](fmt::Display).
impl FromStr for ExerciseId {
    type Err = BadExercise;

    fn from_str(text: &str) -> Result<ExerciseId, BadExercise> {
        let (lesson, number) = text.split_once('.').ok_or(BadExercise)?;
        let lesson: Lesson = lesson.parse().map_err(|_| BadExercise)?;
        number.parse().ok().and_then(|number| lesson.exercise(number)).ok_or(BadExercise)
    }
}

/// Reads the exercises of all lessons, with the moves that can be chosen but without what they are
/// worth.
fn read(text: &str) -> Option<Vec<Vec<Exercise>>> {
    let mut course: Vec<Vec<Exercise>> = Vec::new();
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (word, rest) = line.trim().split_once(' ')?;
        match word {
            "lesson" => {
                course.push(Vec::new());
                (rest.parse() == Ok(course.len())).then_some(())?;
            }
            "exercise" => course.last_mut()?.push(exercise(rest)?),
            word => add(course.last_mut()?.last_mut()?, word, rest)?,
        }
    }
    Some(course)
}

/// Returns an exercise with nothing but its position.
fn exercise(position: &str) -> Option<Exercise> {
    let start = position.parse().ok()?;
    let task = Task::Find { taught: Vec::new(), lead: Lead::Pieces(0), answers: Vec::new() };
    Some(Exercise { start, marked: CellSet::EMPTY, chosen: None, offered: Vec::new(), task })
}

/// Adds a line of the file to an exercise.
fn add(exercise: &mut Exercise, word: &str, rest: &str) -> Option<()> {
    match (word, &mut exercise.task) {
        ("marked", _) => exercise.marked = each(rest)?.into_iter().collect(),
        ("stack", _) => exercise.chosen = Some(rest.parse().ok()?),
        ("offered", _) => exercise.offered = each(rest)?,
        ("win", task) => *task = Task::Win(Level::new(rest.parse().ok()?)?),
        ("taught", Task::Find { taught, .. }) => *taught = each(rest)?,
        ("pieces", Task::Find { lead, .. }) => *lead = Lead::Pieces(rest.parse().ok()?),
        ("chance", Task::Find { lead, .. }) => *lead = Lead::Chance(rest.parse().ok()?),
        _ => return None,
    }
    Some(())
}

/// Adds what each move is worth: `LESSON.EXERCISE MOVE VALUE LINE…`.
fn add_answers(course: &mut [Vec<Exercise>], text: &str) -> Option<()> {
    for line in text.lines() {
        let mut words = line.split(' ');
        let (lesson, number) = words.next()?.split_once('.')?;
        let index = |number: &str| number.parse::<usize>().ok()?.checked_sub(1);
        let exercise = course.get_mut(index(lesson)?)?.get_mut(index(number)?)?;
        let Task::Find { answers, .. } = &mut exercise.task else { return None };
        let (ply, value) = (words.next()?.parse().ok()?, value(words.next()?)?);
        let line = words.map(|word| word.parse::<Ply>().ok()).collect::<Option<_>>()?;
        answers.push(ExerciseAnswer { ply, value, line });
    }
    Some(())
}

/// Parses an exact margin, such as `-3`, or winning chances in percent, such as `62%`.
fn value(word: &str) -> Option<Value> {
    match word.strip_suffix('%') {
        Some(percent) => percent.parse::<f64>().ok().map(|percent| Value::Chance(percent / 100.0)),
        None => word.parse().ok().map(Value::Exact),
    }
}

fn each<T: FromStr>(words: &str) -> Option<Vec<T>> {
    words.split(' ').map(|word| word.parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_lesson_has_exercises() {
        for lesson in Lesson::all() {
            for exercise in lesson.exercises() {
                assert_eq!(exercise.to_string().parse(), Ok(exercise));
            }
            assert!(lesson.exercises().len() > 0, "{lesson}");
        }
        for text in ["", "1", "1.0", "1.9", "0.1", "19.1", "1.1.1", "a.b"] {
            assert_eq!(text.parse::<ExerciseId>(), Err(BadExercise), "{text}");
        }
    }
}
