//! What a search found.

use dvonn_rules::Ply;

/// What a search found out about a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis {
    /// The best plies and what follows each, the best first. Empty only if the game is over; there is
    /// no more than one line if there is but one legal ply, a forced pass included.
    pub lines: Vec<Line>,
    /// How many plies were looked ahead in full.
    pub depth: u32,
    /// How many positions were looked at.
    pub nodes: u64,
}

/// A ply, what both sides would best play after it, and what that is worth.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// The ply itself and the best answers by turns; never empty, and legal one after the other.
    pub plies: Vec<Ply>,
    /// What it is worth to the side that is to move in the position asked about.
    pub value: Value,
}

/// What a position is worth to one side.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Value {
    /// Judged: the share of such games that the side wins, from 0 to 1, a draw counted as half.
    Chance(f64),
    /// Played out: by how many pieces the side wins, or loses if negative, when both play best.
    Exact(i8),
}

impl Value {
    /// The share of such games that the side wins, from 0 to 1.
    pub fn chance(self) -> f64 {
        match self {
            Value::Chance(chance) => chance,
            Value::Exact(margin) => f64::midpoint(f64::from(margin.signum()), 1.0),
        }
    }

    /// What the same is worth to the other side.
    #[must_use]
    pub fn for_the_other(self) -> Value {
        match self {
            Value::Chance(chance) => Value::Chance(1.0 - chance),
            Value::Exact(margin) => Value::Exact(-margin),
        }
    }
}
