//! Making offers and showing them in the channel.

use std::time::Duration;

use dvonn_discord::view::View;
use dvonn_engine::Limits;
use dvonn_model::{OfferKind, OfferState, UserId};
use dvonn_play::offers::{ComputerAnswer, OfferOutcome, Offered};
use dvonn_play::{BoardVersion, GameRequest, Match, offers};

use crate::computer::Busy;
use crate::discord::kit::app::{App, owner};
use crate::discord::kit::caller::Caller;
use crate::discord::kit::delivery::Delivery;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::game::announce::announce;
use crate::discord::kit::game::controls;
use crate::discord::kit::game::offers as messages;
use crate::say;

/// The time for which the computer searches before it answers a draw offer.
const DRAW_SEARCH_TIME: Duration = Duration::from_millis(500);
/// The time limit for that search, including its wait for another one. Discord waits three seconds.
const DRAW_SEARCH_TIMEOUT: Duration = Duration::from_millis(2_100);

/// Makes an offer for a player. The computer answers at once. `seen` is the moment of the board
/// that they clicked on.
pub(crate) async fn make_offer(
    app: &App,
    request: GameRequest,
    kind: OfferKind,
    mut seen: Option<BoardVersion>,
) -> Result<Offered, Failure> {
    let mut answer = None;
    loop {
        match offers::make(&app.store, request, kind, seen, answer).await? {
            OfferOutcome::Offered(offered) => return Ok(*offered),
            OfferOutcome::Undecided(game) => {
                let claim = app.claims.claim("search for a person", request.person);
                let _claim = claim.ok_or(Failure::StillThinking)?;
                answer = Some(ask_engine(app, &game, request.person).await?);
                seen = Some(game.moment());
            }
        }
    }
}

async fn ask_engine(app: &App, game: &Match, person: UserId) -> Result<ComputerAnswer, Failure> {
    let (position, limits) = (*game.position(), Limits::time(DRAW_SEARCH_TIME));
    let search = app.thinkers.analyse(owner(person), position, limits, 1);
    let analysis = tokio::time::timeout(DRAW_SEARCH_TIMEOUT, search).await.unwrap_or(Err(Busy))?;
    let chance = analysis.lines.first().map(|line| line.value.chance());
    Ok(chance.map_or(ComputerAnswer::No, |chance| ComputerAnswer::on_draw(game, chance)))
}

/// Posts a new offer or, if the opponent had already made the same offer, the result.
pub(crate) async fn show_offer(app: &App, caller: &Caller, made: &Offered) {
    let in_private = caller.is_in_private();
    let is_elsewhere = made.game.row.is_relayed() && made.offer.state == OfferState::Open;
    let view = if is_elsewhere {
        controls::offer_elsewhere(caller.text, &made.offer)
    } else {
        View::new(say!(caller.text, "offer-posted"))
    };
    let confirmed = match (in_private, is_elsewhere) {
        (true, _) => caller.update_message(&view).await,
        // The opponent gets the offer where they are.
        (false, true) => caller.reply_private(&view).await,
        (false, false) => Ok(()),
    };
    if let Err(error) = confirmed {
        tracing::info!(%error, "failed to confirm an offer");
    }
    let delivery = if in_private { Delivery::FollowUp(caller) } else { Delivery::Reply(caller) };
    match made.offer.state {
        OfferState::Open | OfferState::Declined => {
            messages::show_offer(app, &made.offer, &made.game, delivery).await;
        }
        _ => announce(app, &made.game, delivery).await,
    }
}
