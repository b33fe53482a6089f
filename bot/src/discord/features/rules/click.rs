//! Buttons that change the page of the rules.

use serenity::all::ComponentInteraction;

use crate::discord::features::rules::page::RulesPage;
use crate::discord::features::rules::view;
use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::custom_id::custom_ids;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::feature::Click;

custom_ids! {
    /// A button below a page of the rules.
    pub(crate) enum RulesClick {
        /// Show a page.
        "rules" => Turn { to: RulesPage },
    }
}

impl Click for RulesClick {
    async fn serve(
        self,
        _: &App,
        caller: &Caller,
        _: &ComponentInteraction,
    ) -> Result<(), Failure> {
        match self {
            RulesClick::Turn { to } => {
                let view = view::rules(caller.style(), to);
                Ok(caller.reply_in_place(&view).await?)
            }
        }
    }
}
