//! The button for a hint, and the buttons and menus of variations.

use dvonn_play::Match;
use serenity::all::ComponentInteraction;

use crate::discord::features::advice::ids::VariationClick;
use crate::discord::features::advice::search as advice;
use crate::discord::features::advice::walk::{self, At};
use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::feature::{Click, chosen};
use crate::discord::kit::ids::advice::AdviceClick;

impl Click for AdviceClick {
    async fn serve(
        self,
        app: &App,
        caller: &Caller,
        _: &ComponentInteraction,
    ) -> Result<(), Failure> {
        let AdviceClick::Hint { at } = self;
        let game = Match::find(&app.store, at.game).await?.seen_at(&caller.venue, caller.person.id);
        game.check_seen(Some(at.moment))?;
        advice::hint(app, caller, &game).await
    }
}

impl Click for VariationClick {
    async fn serve(
        self,
        app: &App,
        caller: &Caller,
        press: &ComponentInteraction,
    ) -> Result<(), Failure> {
        match self {
            VariationClick::Show { tree, at } => walk::show(app, caller, At { tree, at }).await,
            VariationClick::Go { tree, at, step } => {
                walk::go(app, caller, At { tree, at }, step).await
            }
            VariationClick::Try { tree, at, ply } => {
                walk::try_ply(app, caller, At { tree, at }, ply).await
            }
            VariationClick::Choose { tree, at } => {
                walk::try_ply(app, caller, At { tree, at }, chosen(press)?).await
            }
            VariationClick::ChooseOther { tree, at } => {
                walk::choose_other(app, caller, At { tree, at }, &chosen::<String>(press)?).await
            }
            VariationClick::Share { tree, at } => walk::share(app, caller, At { tree, at }).await,
        }
    }
}
