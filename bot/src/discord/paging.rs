//! Paging through a game: what is paged through, and where a step leads.

use std::fmt;
use std::str::FromStr;

use super::click::UnknownClick;
use crate::store::{GameId, ImportId};

/// What can be paged through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Source {
    /// A game that is or was played here.
    Game(GameId),
    /// A game that somebody brought.
    Import(ImportId),
}

/// A step from one position to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    First,
    Back,
    Forward,
    Last,
}

impl Step {
    pub(super) const ALL: [Step; 4] = [Step::First, Step::Back, Step::Forward, Step::Last];

    pub(super) fn name(self) -> &'static str {
        match self {
            Step::First => "first",
            Step::Back => "back",
            Step::Forward => "forward",
            Step::Last => "last",
        }
    }

    /// Where the step leads from the position after `at` of `plies` plies.
    pub(super) fn from(self, at: usize, plies: usize) -> usize {
        let to = match self {
            Step::First => 0,
            Step::Back => at.saturating_sub(1),
            Step::Forward => at.saturating_add(1),
            Step::Last => plies,
        };
        to.min(plies)
    }
}

/// Writes `g12` or `i5`.
impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Source::Game(id) => write!(f, "g{id}"),
            Source::Import(id) => write!(f, "i{id}"),
        }
    }
}

impl FromStr for Source {
    type Err = UnknownClick;

    fn from_str(text: &str) -> Result<Source, UnknownClick> {
        let number = |digits: &str| digits.parse::<i64>().map_err(|_| UnknownClick);
        if let Some(digits) = text.strip_prefix('g') {
            Ok(Source::Game(number(digits)?.into()))
        } else if let Some(digits) = text.strip_prefix('i') {
            Ok(Source::Import(number(digits)?.into()))
        } else {
            Err(UnknownClick)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_stay_within_the_game() {
        let steps = |at, plies| Step::ALL.map(|step| step.from(at, plies));
        assert_eq!(steps(0, 5), [0, 0, 1, 5]);
        assert_eq!(steps(3, 5), [0, 2, 4, 5]);
        assert_eq!(steps(5, 5), [0, 4, 5, 5]);
        assert_eq!(steps(0, 0), [0, 0, 0, 0]);
        // Turns have been taken back since.
        assert_eq!(steps(9, 5), [0, 5, 5, 5]);
        assert_eq!(steps(usize::MAX, 5), [0, 5, 5, 5]);
    }
}
