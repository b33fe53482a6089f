//! How long a search may take.

use std::time::Duration;

/// What ends a search, whichever comes first; one without limits ends when the rest of the game is
/// solved, or by a [`Stop`](crate::Stop).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Plies that are looked ahead.
    pub depth: Option<u32>,
    /// Positions that are looked at. With this limit alone and one thread, the same engine gives the
    /// same answer on every machine.
    pub nodes: Option<u64>,
    /// By the clock.
    pub time: Option<Duration>,
}

impl Limits {
    /// A limit of plies alone.
    pub fn depth(plies: u32) -> Limits {
        Limits { depth: Some(plies), ..Limits::default() }
    }

    /// A limit of positions alone.
    pub fn nodes(count: u64) -> Limits {
        Limits { nodes: Some(count), ..Limits::default() }
    }

    /// A limit of time alone.
    pub fn time(time: Duration) -> Limits {
        Limits { time: Some(time), ..Limits::default() }
    }
}
