//! What players ask for besides plies, by buttons.

use dvonn_model::{GameId, OfferId, OfferKind};
use dvonn_play as play;
use dvonn_play::offers::Answer;
use dvonn_play::{Match, Request, offers};

use super::finish;
use crate::discord::app::{App, Road};
use crate::discord::ask::Ask;
use crate::discord::caller::Caller;
use crate::discord::click::Board;
use crate::discord::failure::Failure;
use crate::discord::view::View;
use crate::discord::views;
use crate::say;

pub(super) async fn serve(app: &App, caller: &Caller<'_>, ask: Ask) -> Result<(), Failure> {
    match ask {
        Ask::Offer { at, kind } => offer(app, caller, at, kind).await,
        Ask::Answer { offer, answer } => self::answer(app, caller, offer, answer).await,
        Ask::Resume(game) => {
            let game = offers::resume(&app.store, request(app, caller, game)).await?;
            tell(app, caller, &game).await
        }
        Ask::GiveTime { game, revision } => {
            let request = request(app, caller, game);
            let game = offers::give_time(&app.store, request, Some(revision)).await?;
            tell(app, caller, &game).await
        }
        Ask::Abort(game) => {
            let game = play::abort(&app.store, request(app, caller, game)).await?;
            tell(app, caller, &game).await
        }
        Ask::More(game) => {
            let game = Match::numbered(&app.store, game).await?;
            game.check_player(caller.person.id)?;
            Ok(caller.whisper(&views::more(caller.text, &game)).await?)
        }
        Ask::GiveUp(game) => super::resign::ask(app, caller, game).await,
        Ask::Rematch(game) => app.rematch(caller, game).await,
    }
}

async fn offer(app: &App, caller: &Caller<'_>, at: Board, kind: OfferKind) -> Result<(), Failure> {
    let request = request(app, caller, at.game);
    let made = app.make_offer(request, kind, Some(at.moment)).await?;
    app.show_offer(caller, &made).await;
    Ok(())
}

/// The offer's own message says what became of it; a change of the game is told beside it.
async fn answer(
    app: &App,
    caller: &Caller<'_>,
    offer: OfferId,
    answer: Answer,
) -> Result<(), Failure> {
    let now = app.now();
    let answered =
        offers::answer(&app.store, offer, answer, caller.person.id, caller.id, now).await?;
    let view = views::closed_offer(caller.public_text(), &answered.offer, &answered.game.row);
    match caller.update(&view).await {
        Ok(()) => app.offer_told(&answered.offer, answered.offer.message).await?,
        Err(error) => tracing::info!(%error, %offer, "an offer keeps its buttons for a while"),
    }
    if answer == Answer::Accept {
        app.announce(&answered.game, Road::FollowUp(caller)).await;
    }
    Ok(())
}

/// Shows everybody a game that has changed.
async fn tell(app: &App, caller: &Caller<'_>, game: &Match) -> Result<(), Failure> {
    if caller.is_in_private() {
        finish(app, caller, game, &View::new(say!(caller.text, "asked"))).await;
    } else {
        app.announce(game, Road::Answer(caller)).await;
    }
    Ok(())
}

fn request(app: &App, caller: &Caller<'_>, game: GameId) -> Request {
    Request { game, person: caller.person.id, interaction: caller.id, at: app.now() }
}
