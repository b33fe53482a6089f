//! Custom ids of the openings.

use dvonn_school::Opening;

use crate::runtime::custom_id::custom_ids;

custom_ids! {
    /// A button or menu of the openings.
    pub(crate) enum OpeningClick {
        /// Show an opening.
        "opening" => Show { opening: Opening },
        /// Show an opening in a message of its own.
        "opening-new" => New { opening: Opening },
        /// The menu of what was placed next. Its value is the cell.
        "opening-next" => Next { opening: Opening },
    }
}
