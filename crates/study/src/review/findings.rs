//! Findings about positions, and their stored text.

use std::fmt;
use std::str::FromStr;

use dvonn_engine::{Analysis, Value};
use dvonn_rules::Ply;

/// The maximum number of plies stored for a line.
const MAX_LINE_PLIES: usize = 6;

/// The computer's finding about a position.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Finding {
    /// The value for the side to move.
    pub(super) value: Value,
    /// Best play by both sides. Empty if the game is over.
    pub(super) line: Vec<Ply>,
}

/// An invalid finding.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not a finding")]
pub struct FindingsError(String);

impl Finding {
    /// Returns the finding of a search, if it found a line.
    pub(super) fn of(analysis: Analysis) -> Option<Finding> {
        let best = analysis.lines.into_iter().next()?;
        Some(Finding {
            value: best.value,
            line: best.plies.into_iter().take(MAX_LINE_PLIES).collect(),
        })
    }

    /// Returns the finding for the position before a forced ply.
    pub(super) fn before(&self, ply: Ply, same_side: bool) -> Finding {
        let value = if same_side { self.value } else { self.value.for_opponent() };
        let line =
            std::iter::once(ply).chain(self.line.iter().copied()).take(MAX_LINE_PLIES).collect();
        Finding { value, line }
    }
}

/// Formats it as `0.5312 D3F3 E4E5`, or `-3 D3F3` if the line was searched to the end of the game.
impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.value {
            Value::Chance(chance) => write!(f, "{chance:.4}")?,
            Value::Exact(margin) => write!(f, "{margin}")?,
        }
        self.line.iter().try_for_each(|ply| write!(f, " {ply}"))
    }
}

impl FromStr for Finding {
    type Err = FindingsError;

    fn from_str(text: &str) -> Result<Finding, FindingsError> {
        let wrong = || FindingsError(text.to_owned());
        let mut words = text.split(' ');
        let value = words.next().and_then(read_value).ok_or_else(wrong)?;
        let line = words.map(|word| word.parse().map_err(|_| wrong())).collect::<Result<_, _>>()?;
        Ok(Finding { value, line })
    }
}

fn read_value(text: &str) -> Option<Value> {
    if text.contains('.') {
        let chance = text.parse().ok().filter(|chance| (0.0..=1.0).contains(chance))?;
        Some(Value::Chance(chance))
    } else {
        text.parse().ok().map(Value::Exact)
    }
}
