//! Buttons that show a topic of the help.

use serenity::all::ComponentInteraction;

use crate::discord::features::help::view;
use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::custom_id::{custom_ids, named_part};
use crate::discord::kit::failure::Failure;
use crate::discord::kit::feature::Click;

/// A topic of the help, in the order of the buttons.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr, strum::VariantArray,
)]
#[strum(serialize_all = "snake_case")]
pub(crate) enum Topic {
    Start,
    Turn,
    Agree,
    Records,
    Compete,
    Settings,
    Manage,
}

named_part!(Topic);

custom_ids! {
    /// A button below a page of the help.
    pub(crate) enum HelpClick {
        /// Show a topic.
        "help" => Show { topic: Topic },
    }
}

impl Click for HelpClick {
    async fn serve(
        self,
        _: &App,
        caller: &Caller,
        _: &ComponentInteraction,
    ) -> Result<(), Failure> {
        match self {
            HelpClick::Show { topic } => {
                Ok(caller.reply_in_place(&view::help(caller, Some(topic))).await?)
            }
        }
    }
}
