//! Custom ids of a turn: the menus below a board, and the private message behind them.

use dvonn_rules::Cell;

use crate::discord::kit::custom_id::{BoardRef, custom_ids};

custom_ids! {
    /// A step of a turn. Menus add the chosen value.
    pub(crate) enum TurnClick {
        /// The menu of rows with empty cells; its value is a row number.
        "row" => ChooseRow { at: BoardRef },
        /// The menu of the empty cells of a row; its value is a cell.
        "cell" => ChooseCell { at: BoardRef },
        /// The menu of movable stacks; its value is a cell.
        "stack" => ChooseStack { at: BoardRef },
        /// A destination for a stack: show what would happen.
        "preview" => Preview { at: BoardRef, from: Cell, to: Cell },
        /// Play the move that was shown.
        "confirm" => Confirm { at: BoardRef, from: Cell, to: Cell },
        /// Back from the preview to the stack's destinations.
        "back" => Back { at: BoardRef, from: Cell },
    }
}
