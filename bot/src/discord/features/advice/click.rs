//! The button for a hint.

use dvonn_play::Match;
use serenity::all::ComponentInteraction;

use crate::discord::features::advice::search as advice;
use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::feature::Click;
use crate::discord::kit::ids::advice::AdviceClick;

impl Click for AdviceClick {
    async fn serve(
        self,
        app: &App,
        caller: &Caller,
        _: &ComponentInteraction,
    ) -> Result<(), Failure> {
        let AdviceClick::Hint { at } = self;
        let game = Match::find(&app.store, at.game).await?;
        game.check_seen(Some(at.moment))?;
        advice::hint(app, caller, &game).await
    }
}
