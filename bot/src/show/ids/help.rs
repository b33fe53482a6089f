//! The topics of the help, and the buttons that lead to them.

use crate::runtime::custom_id::{custom_ids, named_part};

custom_ids! {
    /// A button that shows a page of the help.
    pub(crate) enum HelpClick {
        /// Show a topic.
        "help" => Show { topic: HelpTopic },
    }
}

/// A topic of the help, in the order of the buttons.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr, strum::VariantArray,
)]
#[strum(serialize_all = "snake_case")]
pub(crate) enum HelpTopic {
    Start,
    Turn,
    Agree,
    Records,
    Compete,
    Settings,
    Manage,
    About,
}

named_part!(HelpTopic);
