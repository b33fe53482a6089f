//! Custom ids of variations: walking through the moves that a person tries from a position.

use dvonn_model::VariationTreeId;
use dvonn_rules::Ply;

use crate::runtime::custom_id::custom_ids;
use crate::show::ids::pager::PageStep;

custom_ids! {
    /// A button or menu of an analysed position: number `at` in its tree.
    pub(super) enum VariationClick {
        /// Show the position again.
        "vary-show" => Show { tree: VariationTreeId, at: u32 },
        /// Go a step from the position.
        "vary" => Go { tree: VariationTreeId, at: u32, step: PageStep },
        /// Try this move.
        "vary-try" => Try { tree: VariationTreeId, at: u32, ply: Ply },
        /// The menu of the best moves and those tried before. Its value is a move.
        "vary-choose" => Choose { tree: VariationTreeId, at: u32 },
        /// The menu of stacks to move, or of rows to place in. Its value is a cell or a row number.
        "vary-other" => ChooseOther { tree: VariationTreeId, at: u32 },
        /// Post the analysis publicly.
        "vary-share" => Share { tree: VariationTreeId, at: u32 },
    }
}
