//! A game that can be looked through: one that was played here, or one that somebody brought.

use std::fmt;
use std::str::FromStr;

use crate::{GameId, ImportId};

/// A game that can be looked through when it is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// One that was played here.
    Game(GameId),
    /// One that somebody brought.
    Import(ImportId),
}

/// A text that names no game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("it is written g12 or i5")]
pub struct NoSource;

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
    type Err = NoSource;

    fn from_str(text: &str) -> Result<Source, NoSource> {
        let number = |digits: &str| digits.parse::<i64>().map_err(|_| NoSource);
        if let Some(digits) = text.strip_prefix('g') {
            Ok(Source::Game(number(digits)?.into()))
        } else if let Some(digits) = text.strip_prefix('i') {
            Ok(Source::Import(number(digits)?.into()))
        } else {
            Err(NoSource)
        }
    }
}
