//! Reports about opponents from other servers.

use jiff::Timestamp;

use crate::{GameId, UserId};

/// A player reported the opponent of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReportRow {
    /// The game.
    pub game: GameId,
    /// Who made the report.
    pub reporter: UserId,
    /// The opponent; `None` if they have deleted their data.
    pub reported: Option<UserId>,
    /// When.
    pub at: Timestamp,
}
