//! Reviews of games.

use jiff::Timestamp;

use crate::{ReviewId, Source};

/// A review as its table holds it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReviewRow {
    /// Its number.
    pub id: ReviewId,
    /// What is reviewed.
    pub of: Source,
    /// What was found so far, a line for each position.
    pub findings: String,
    /// How many lines these are.
    pub known: u32,
    /// Whether all is found.
    pub done: bool,
    /// When it was asked for.
    pub asked_at: Timestamp,
}
