//! Buttons that change the page of the rules.

use serenity::all::ComponentInteraction;

use crate::discord::features::rules::view;
use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::feature::Click;
use crate::discord::kit::ids::rules::RulesClick;

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
