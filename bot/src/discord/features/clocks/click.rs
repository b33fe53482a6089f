//! The button that ends a vacation.

use dvonn_play::clock::vacation;
use serenity::all::ComponentInteraction;

use crate::discord::features::clocks::view;
use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::custom_id::custom_ids;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::feature::Click;

custom_ids! {
    /// A button below a person's vacation.
    pub(crate) enum VacationClick {
        /// End the vacation.
        "come-back" => End,
    }
}

impl Click for VacationClick {
    async fn serve(
        self,
        app: &App,
        caller: &Caller,
        _: &ComponentInteraction,
    ) -> Result<(), Failure> {
        match self {
            VacationClick::End => {
                let claim = app.claims.claim("change clocks", caller.person.id);
                let claim = claim.ok_or(Failure::StillThinking)?;
                let leave =
                    vacation::end(&app.store, caller.person.id, caller.id, app.now()).await?;
                drop(claim);
                app.work.notify_waiters();
                Ok(caller.update_message(&view::vacation(caller.text, leave)).await?)
            }
        }
    }
}
