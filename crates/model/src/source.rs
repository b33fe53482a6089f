//! Finished games that can be viewed: played here, or imported.

use std::fmt;
use std::str::FromStr;

use crate::{GameId, ImportId};

/// A finished game that can be viewed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// A game that was played here.
    Game(GameId),
    /// An imported game.
    Import(ImportId),
}

/// A text that is not a [`Source`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a game: write g12 or i5")]
pub struct InvalidSource;

/// Formats it as `g12` or `i5`.
impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Source::Game(id) => write!(f, "g{id}"),
            Source::Import(id) => write!(f, "i{id}"),
        }
    }
}

impl FromStr for Source {
    type Err = InvalidSource;

    fn from_str(text: &str) -> Result<Source, InvalidSource> {
        let number = |digits: &str| digits.parse::<i64>().map_err(|_| InvalidSource);
        if let Some(digits) = text.strip_prefix('g') {
            Ok(Source::Game(number(digits)?.into()))
        } else if let Some(digits) = text.strip_prefix('i') {
            Ok(Source::Import(number(digits)?.into()))
        } else {
            Err(InvalidSource)
        }
    }
}
