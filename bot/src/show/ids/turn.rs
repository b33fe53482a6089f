//! Custom ids of a turn: the buttons below a board, and the private messages that follow.

use dvonn_rules::Cell;

use crate::runtime::custom_id::{BoardRef, custom_ids, named_part};

custom_ids! {
    /// A step of a turn.
    pub(crate) enum TurnClick {
        /// Show the empty cells of a row.
        "cells" => ShowCells { at: BoardRef, row: Row },
        /// Place a piece.
        "place" => Place { at: BoardRef, cell: Cell },
        /// Show the stacks that can move.
        "stacks" => ShowStacks { at: BoardRef },
        /// Show the moves of a stack.
        "from" => ShowMoves { at: BoardRef, from: Cell },
        /// The menu of movable stacks, where they are too many for buttons. Its value is a cell.
        "stack" => ChooseStack { at: BoardRef },
        /// Show a preview of the move to this destination.
        "preview" => Preview { at: BoardRef, from: Cell, to: Cell },
        /// Play the previewed move.
        "confirm" => Confirm { at: BoardRef, from: Cell, to: Cell },
        /// Go back from the preview to the stack's destinations.
        "back" => Back { at: BoardRef, from: Cell },
    }
}

named_part!(Row);

/// A row of the board, by its number.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr, strum::VariantArray,
)]
pub(crate) enum Row {
    #[strum(serialize = "1")]
    One = 1,
    #[strum(serialize = "2")]
    Two,
    #[strum(serialize = "3")]
    Three,
    #[strum(serialize = "4")]
    Four,
    #[strum(serialize = "5")]
    Five,
}

impl Row {
    /// Returns the row's number, 1 to 5.
    pub(crate) fn number(self) -> u8 {
        self as u8
    }
}
