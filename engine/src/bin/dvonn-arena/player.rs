//! What a player does in a game, and how it can fail to.

use std::fmt;
use std::time::Duration;

use dvonn_rules::{Illegal, Ply, Position};

/// One side of one game.
pub(crate) trait Player {
    /// Is told what the opponent has played.
    fn hear(&mut self, ply: Ply);

    /// Chooses a ply for the position, which is not over. Whether it is legal, others look.
    ///
    /// # Errors
    ///
    /// If there is none, or not in time: a player that can be late gives up when this time is over.
    fn answer(&mut self, position: &Position, patience: Duration) -> Result<Ply, Fault>;
}

/// Why a player has lost before the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// It wrote what is no ply.
    NoPly(String),
    /// It played what the rules do not allow.
    Illegal(Ply, Illegal),
    /// It ended, or said nothing more.
    Gone,
    /// It took more time than it had.
    Late,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::NoPly(text) => write!(f, "wrote {text:?}, which is no ply"),
            Fault::Illegal(ply, illegal) => write!(f, "played {ply}: {illegal}"),
            Fault::Gone => f.write_str("ended before the game"),
            Fault::Late => f.write_str("took too long"),
        }
    }
}
