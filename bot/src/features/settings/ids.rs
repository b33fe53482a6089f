//! The custom id of the form.

use crate::runtime::custom_id::custom_ids;

custom_ids! {
    /// A form of personal settings.
    pub(super) enum QuietForm {
        /// The time zone and quiet hours.
        "quiet" => QuietHours,
    }
}
