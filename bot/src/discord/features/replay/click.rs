//! Buttons that replay a game.

use dvonn_model::GameId;
use dvonn_play::Match;
use serenity::all::ComponentInteraction;

use crate::discord::features::replay::serve::{Audience, Span, show_replay};
use crate::discord::features::replay::{serve, view};
use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::explain::import;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::feature::Click;
use crate::discord::kit::ids::record::ReplayClick;
use crate::discord::kit::permissions::{check_person_has, posting};
use crate::discord::kit::record::subject::{RecordedGame, Source, subject};

impl Click for ReplayClick {
    async fn serve(
        self,
        app: &App,
        caller: &Caller,
        _: &ComponentInteraction,
    ) -> Result<(), Failure> {
        match self {
            ReplayClick::Replay { of } => replay(app, caller, of).await,
            ReplayClick::Share { game, from, to } => share(app, caller, game, from, to).await,
        }
    }
}

/// Replays a whole game in a private message.
async fn replay(app: &App, caller: &Caller, of: Source) -> Result<(), Failure> {
    match subject(app, of, caller).await? {
        Some(subject) => {
            let span = Span::of(subject.game().plies().len(), None, None);
            show_replay(app, caller, subject, span, Audience::Caller).await
        }
        None => Ok(caller.reply_in_place(&import::import_gone(caller.text)).await?),
    }
}

/// Posts a replay publicly, after the person has seen it.
async fn share(
    app: &App,
    caller: &Caller,
    game: GameId,
    from: usize,
    to: usize,
) -> Result<(), Failure> {
    let game = Match::find(&app.store, game).await?.seen_at(&caller.venue, caller.person.id);
    let span = Span::of(game.history.plies().len(), Some(from), Some(to));
    let subject = RecordedGame::Game(Box::new(game));
    match span {
        Ok(span) if subject.is_on_server_of(&caller.venue) => {
            check_person_has(caller, posting(caller))?;
            serve::share_replay(app, caller, subject, span).await
        }
        Ok(_) => Ok(caller.reply_private(&view::replay_from_other_venue(caller.text)).await?),
        Err(reason) => Ok(caller.reply_private(&view::no_replay(caller.text, reason)).await?),
    }
}
