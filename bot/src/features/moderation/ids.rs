//! The custom ids of the form for a moderator's reason. Those of the menus are in `show/ids`.

use dvonn_model::{GameId, UserId};
use dvonn_rules::Color;

use crate::runtime::custom_id::custom_ids;

/// The name of the form's question.
pub(super) const REASON: &str = "reason";

custom_ids! {
    /// A form for the reason of a decision.
    pub(super) enum DecisionForm {
        /// End the game with this winner, or as a draw.
        "end-game" => End { game: GameId, winner: Option<Color> },
        /// Void the game.
        "void-game" => Void { game: GameId },
        /// Let this player take over a side.
        "replace-player" => Replace { game: GameId, side: Color, player: UserId },
    }
}
