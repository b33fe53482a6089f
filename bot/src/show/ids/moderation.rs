//! Custom ids of the menus with which moderators decide games, and what they offer.

use dvonn_model::GameId;
use dvonn_rules::Color;

use crate::runtime::custom_id::custom_ids;

custom_ids! {
    /// A menu for moderators.
    pub(crate) enum ModerationClick {
        /// Choose a [`DecisionChoice`].
        "decide" => Decide { game: GameId },
        /// Choose who takes over a side.
        "take-over" => TakeOver { game: GameId, side: Color },
    }
}

/// An entry of the menu of decisions.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr, strum::VariantArray,
)]
#[strum(serialize_all = "snake_case")]
pub(crate) enum DecisionChoice {
    /// White wins.
    White,
    /// Black wins.
    Black,
    Draw,
    Void,
    ReplaceWhite,
    ReplaceBlack,
}
