//! The buttons of people who look for an opponent, or have played one they found.

use dvonn_discord::view::View;
use dvonn_play as play;
use dvonn_play::Match;
use serenity::all::ComponentInteraction;

use crate::discord::features::seek::{venue, view};
use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::feature::Click;
use crate::discord::kit::ids::seek::SeekClick;
use crate::say;

impl Click for SeekClick {
    async fn serve(
        self,
        app: &App,
        caller: &Caller,
        _: &ComponentInteraction,
    ) -> Result<(), Failure> {
        match self {
            SeekClick::Stop => stop(app, caller).await,
            SeekClick::Avoid { game } => {
                let game = Match::find(&app.store, game).await?;
                play::seek::avoid(&app.store, &game, caller.person.id).await?;
                Ok(caller.reply_private(&View::new(say!(caller.text, "seek-avoided"))).await?)
            }
            SeekClick::AskReport { game } => {
                let game = Match::find(&app.store, game).await?;
                play::seek::check_may_avoid(&game, caller.person.id)?;
                Ok(caller.reply_private(&view::ask_report(caller.text, game.row.id)).await?)
            }
            SeekClick::Report { game } => {
                let game = Match::find(&app.store, game).await?;
                play::seek::report(&app.store, &game, caller.person.id, app.now()).await?;
                Ok(caller.update_message(&View::new(say!(caller.text, "seek-reported"))).await?)
            }
        }
    }
}

async fn stop(app: &App, caller: &Caller) -> Result<(), Failure> {
    let stopped = play::seek::stop(&app.store, caller.person.id).await?;
    let words = match &stopped {
        Some(_) => say!(caller.text, "seek-stopped"),
        None => say!(caller.text, "seek-not-running"),
    };
    caller.reply_in_place(&View::new(words)).await?;
    if let Some(seek) = stopped {
        venue::abandon(app, &seek.venue).await;
    }
    Ok(())
}
