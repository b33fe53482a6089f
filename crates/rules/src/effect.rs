//! The effect of a ply on the board and the score.

use alloc::vec::Vec;

use crate::cell::{Cell, CellSet};
use crate::color::{ByColor, Color};
use crate::ply::Ply;
use crate::stack::Stack;

/// The effect of a ply on the board and the score.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Effect {
    /// The ply.
    pub ply: Ply,
    /// The side that plays it.
    pub color: Color,
    /// The new stack on the target, before isolated stacks are removed; `None` for a pass.
    pub stack: Option<Stack>,
    /// The cell where the piece was placed or the stack landed; `None` for a pass.
    pub target: Option<Cell>,
    /// The stack on which a move landed, of either side or a lone red; `None` for other plies.
    pub captured: Option<Stack>,
    /// The cells whose stacks were removed because they lost their connection to red.
    pub isolated: CellSet,
    /// The removed stacks, in the order of their cells.
    pub isolated_stacks: Vec<(Cell, Stack)>,
    /// The total height of each side's removed stacks. Red pieces are never removed.
    pub lost: ByColor<u8>,
    /// The score after the ply.
    pub score: ByColor<u8>,
}
