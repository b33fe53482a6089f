//! The result of a search.

use dvonn_rules::Ply;

/// The result of analysing a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis {
    /// The best lines of play, best first: as many as requested, or one for each legal ply if there
    /// are fewer. Empty only if the game is over.
    pub lines: Vec<Line>,
    /// The greatest depth that was searched completely, in plies.
    pub depth: u32,
    /// The number of positions searched.
    pub nodes: u64,
}

/// A ply, the best play for both sides after it, and its value.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// The principal variation: the ply itself, then the best replies in turn. Never empty; every
    /// ply is legal after the ones before it.
    pub plies: Vec<Ply>,
    /// The value for the side to move in the analysed position.
    pub value: Value,
}

/// The value of a position for one side.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Value {
    /// An estimate: the side's winning chances from 0 to 1, where a draw counts as half a win.
    Chance(f64),
    /// Searched to the end of the game: the margin in pieces with best play from both sides.
    /// Positive if the side wins, negative if it loses.
    Exact(i8),
}

impl Value {
    /// Returns the side's winning chances, from 0 to 1: 0, 0.5 or 1 if the value is exact.
    pub fn chance(self) -> f64 {
        match self {
            Value::Chance(chance) => chance,
            Value::Exact(margin) => f64::midpoint(f64::from(margin.signum()), 1.0),
        }
    }

    /// Returns the same value from the other side's point of view.
    #[must_use]
    pub fn for_opponent(self) -> Value {
        match self {
            Value::Chance(chance) => Value::Chance(1.0 - chance),
            Value::Exact(margin) => Value::Exact(-margin),
        }
    }
}
