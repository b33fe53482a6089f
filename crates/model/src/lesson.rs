//! Progress in the lessons of `/learn`.

use jiff::Timestamp;

/// How far a person is in a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LessonRow {
    /// The number of the lesson, from 1.
    pub lesson: u8,
    /// The number of exercises done, in their order.
    pub step: u8,
    /// When the last exercise was done for the first time.
    pub done_at: Option<Timestamp>,
}
