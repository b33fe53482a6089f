//! Custom id of the button that opens the organisers' page.

use crate::runtime::custom_id::custom_ids;

custom_ids! {
    /// A button for organisers.
    pub(crate) enum PanelClick {
        /// Show a page of the tournaments that run, and a page of the late games.
        "t-panel" => Show { running: usize, late: usize },
    }
}
