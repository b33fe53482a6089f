//! Players' plans and conditional moves. They are private: never put their text into an error or a
//! log.

use dvonn_rules::Color;
use jiff::Timestamp;

use crate::{GameId, Settings};

/// A placement that the bot is to finish for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FillRow {
    /// The game.
    pub game: GameId,
    /// The player's colour.
    pub color: Color,
    /// When it starts. Until then the player can take it back.
    pub starts_at: Timestamp,
}

/// The plan and conditional moves of one player in a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct IntentionRow {
    /// A plan for the placement.
    pub plan: Option<PlanText>,
    /// What the last plan still contained when one of its rules stopped it.
    pub stopped: Option<PlanText>,
    /// Conditional moves, one branch per line.
    pub conditions: Option<String>,
}

/// What besides the game bears on the turns of one of its players.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TurnSide {
    /// Their plan and conditional moves.
    pub intention: IntentionRow,
    /// Their settings. The defaults for a computer or a deleted person.
    pub settings: Settings,
    /// True if they are on vacation.
    pub on_vacation: bool,
}

/// A plan for the placement, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlanText {
    /// Where to place, in order of preference.
    pub wishes: String,
    /// The conditions that stop the plan; may be empty.
    pub stops: String,
}
