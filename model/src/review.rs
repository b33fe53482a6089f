//! Reviews of games.

use jiff::Timestamp;

use crate::{ReviewId, Source};

/// A review as its table holds it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReviewRow {
    /// Its number.
    pub id: ReviewId,
    /// The game.
    pub of: Source,
    /// The findings so far, one line per position.
    pub findings: String,
    /// How many lines these are.
    pub known: u32,
    /// True if the review is complete.
    pub done: bool,
    /// When it was asked for.
    pub asked_at: Timestamp,
}
