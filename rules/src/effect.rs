//! What a ply does to the board and the score.

use crate::cell::Cell;
use crate::cell_set::CellSet;
use crate::color::{ByColor, Color};
use crate::ply::Ply;
use crate::stack::Stack;

/// Everything that a ply changes, for previews, replies and pictures.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Effect {
    /// The ply.
    pub ply: Ply,
    /// The side whose ply it is.
    pub color: Color,
    /// The new stack on the target as it stands before isolation; `None` for a pass.
    pub stack: Option<Stack>,
    /// Where the piece was placed or the stack landed; `None` for a pass.
    pub target: Option<Cell>,
    /// The stack on which the moved one landed; it may be of either side or a lone red.
    pub captured: Option<Stack>,
    /// The cells that lost their stacks, being no longer connected to a red piece.
    pub isolated: CellSet,
    /// The stacks that were removed from those cells, in the order of the cells.
    pub isolated_stacks: Vec<(Cell, Stack)>,
    /// How many pieces each side's removed stacks had; no red is ever removed.
    pub lost: ByColor<u8>,
    /// The score after the ply.
    pub score: ByColor<u8>,
}
