//! The plies of a game.

use dvonn_rules::Ply;
use strum::{EnumString, IntoStaticStr};

use crate::UserId;
use crate::named::named;

/// A ply to be added to a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewPly {
    /// The ply.
    pub ply: Ply,
    /// Whose it is; nobody's when it was forced or dealt.
    pub by: Option<UserId>,
    /// How it came about.
    pub origin: PlyOrigin,
}

/// How a ply came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum PlyOrigin {
    /// A person chose it when it was their turn.
    Chosen,
    /// The rules left nothing else: a pass.
    Forced,
    /// Their placement plan.
    Plan,
    /// Their conditional moves.
    Condition,
    /// Their wish to have the only legal ply played.
    OnlyPly,
    /// The setup: a piece that the bot dealt.
    Dealt,
}

/// A ply as its table holds it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlyRow {
    /// The ply.
    pub ply: Ply,
    /// How it came about.
    pub origin: PlyOrigin,
}

named!(PlyOrigin);

impl PlyOrigin {
    /// Whether a player wanted it, then or beforehand.
    pub fn is_a_persons(self) -> bool {
        !matches!(self, PlyOrigin::Forced | PlyOrigin::Dealt)
    }
}
