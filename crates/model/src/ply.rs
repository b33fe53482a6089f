//! The plies of a game.

use dvonn_rules::Ply;
use strum::{EnumString, IntoStaticStr};

use crate::UserId;
use crate::named::named;

/// A ply to add to a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewPly {
    /// The ply.
    pub ply: Ply,
    /// The player who chose it; `None` if it was forced or dealt.
    pub by: Option<UserId>,
    /// Why it was played.
    pub origin: PlyOrigin,
}

/// Why a ply was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum PlyOrigin {
    /// A person chose it when it was their turn.
    Chosen,
    /// The only legal ply, a pass.
    Forced,
    /// Their placement plan.
    Plan,
    /// Their conditional moves.
    Condition,
    /// Their setting to play forced moves.
    OnlyPly,
    /// The setup: a piece that the bot dealt.
    Dealt,
}

/// A stored ply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlyRow {
    /// The ply.
    pub ply: Ply,
    /// Why it was played.
    pub origin: PlyOrigin,
}

named!(PlyOrigin);

impl PlyOrigin {
    /// True if a player chose it, at their turn or in advance.
    pub fn is_players_choice(self) -> bool {
        !matches!(self, PlyOrigin::Forced | PlyOrigin::Dealt)
    }
}
