//! Reviews of games.

use crate::{ReviewId, Source};

/// A stored review.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReviewRow {
    /// Its number.
    pub id: ReviewId,
    /// The game.
    pub of: Source,
    /// The findings so far, one line per position.
    pub findings: String,
    /// The number of lines in `findings`.
    pub known: u32,
    /// True if the review is complete.
    pub done: bool,
}
