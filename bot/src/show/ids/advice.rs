//! Custom ids of the engine's advice.

use crate::runtime::custom_id::{BoardRef, custom_ids};

custom_ids! {
    /// A button for advice.
    pub(crate) enum AdviceClick {
        /// Show your best moves.
        "hint" => Hint { at: BoardRef },
    }
}
