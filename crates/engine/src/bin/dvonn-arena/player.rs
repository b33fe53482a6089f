//! The interface of players, and their faults.

use std::fmt;
use std::time::Duration;

use dvonn_rules::{Illegal, Ply, Position};

/// A player of one side in one game.
pub(crate) trait Player {
    /// Receives the opponent's ply.
    fn opponent_played(&mut self, ply: Ply);

    /// Chooses a ply. The game must not be over. The caller checks whether the ply is legal.
    ///
    /// # Errors
    ///
    /// If the player has no answer, or none within `time_limit`. In-process players may ignore the
    /// limit; the caller measures the time.
    fn choose_ply(&mut self, position: &Position, time_limit: Duration)
    -> Result<Ply, EngineFault>;
}

/// The reason why a player lost before the end of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum EngineFault {
    /// It wrote something that is not a ply.
    Unreadable(String),
    /// It played an illegal ply.
    Illegal(Ply, Illegal),
    /// It exited or closed its output.
    Exited,
    /// It exceeded its time limit.
    TimedOut,
}

impl fmt::Display for EngineFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EngineFault::Unreadable(text) => write!(f, "wrote {text:?}, which is not a ply"),
            EngineFault::Illegal(ply, illegal) => write!(f, "played {ply}: {illegal}"),
            EngineFault::Exited => f.write_str("exited before the end of the game"),
            EngineFault::TimedOut => f.write_str("exceeded its time limit"),
        }
    }
}
