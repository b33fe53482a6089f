//! Custom ids of a turn: the menus below a board, and the private messages that follow.

use dvonn_rules::Cell;

use crate::discord::kit::custom_id::{BoardRef, custom_ids};

custom_ids! {
    /// A step of a turn.
    pub(crate) enum TurnClick {
        /// The menu of rows with empty cells. Its value is a row number.
        "row" => ChooseRow { at: BoardRef },
        /// The menu of the empty cells of a row. Its value is a cell.
        "cell" => ChooseCell { at: BoardRef },
        /// The menu of movable stacks. Its value is a cell.
        "stack" => ChooseStack { at: BoardRef },
        /// Show a preview of the move to this destination.
        "preview" => Preview { at: BoardRef, from: Cell, to: Cell },
        /// Play the previewed move.
        "confirm" => Confirm { at: BoardRef, from: Cell, to: Cell },
        /// Go back from the preview to the stack's destinations.
        "back" => Back { at: BoardRef, from: Cell },
    }
}
