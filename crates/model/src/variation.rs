//! Variations: the moves that a person tries from a position, as a tree.

use dvonn_rules::{ByColor, Ply, Position};

use crate::{GameId, UserId, VariationTreeId};

/// Where a tree of variations starts, and how it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VariationStart {
    /// The position.
    pub position: Position,
    /// The game that it comes from, if it was played here.
    pub game: Option<GameId>,
    /// The number of plies before the position and in the whole game, if it comes from a game.
    pub plies: Option<(u32, u32)>,
    /// The names of the players in a pasted game. Empty if there are none.
    pub names: ByColor<String>,
    /// The number of best lines to show, from 1 on.
    pub lines: u32,
}

/// A tree of variations, without its plies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VariationTreeRow {
    /// Its number.
    pub id: VariationTreeId,
    /// The only person who can see it and change it.
    pub owner: UserId,
    /// Where it starts.
    pub start: VariationStart,
}

/// A ply in a tree of variations, with the position after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VariationRow {
    /// The number of the position, from 1. The start has number 0 and no row.
    pub number: u32,
    /// The number of the position before the ply. Smaller than `number`.
    pub parent: u32,
    /// The ply.
    pub ply: Ply,
}
