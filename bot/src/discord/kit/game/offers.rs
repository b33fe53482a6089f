//! Posts offers between players and keeps their messages up to date.

use dvonn_model::{GameId, GameRow, MessageId, OfferId, OfferRow, OfferState};
use dvonn_play::{Match, offers};

use crate::discord::kit::app::App;
use crate::discord::kit::delivery;
use crate::discord::kit::delivery::Delivery;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::game::controls;
use crate::discord::kit::send::SendError;
use crate::discord::kit::sent::Lookup;
use crate::discord::kit::tell::tell_unanswered;
use crate::discord::kit::view::View;
use crate::text::Text;

/// Posts an offer that was declined before it was posted, as the computer does.
pub(crate) async fn post_refused_offer(
    app: &App,
    offer: &OfferRow,
    game: &Match,
    delivery: Delivery<'_>,
) {
    let row = row_of(&game.row, offer);
    let view = controls::closed_offer(Text::of(row.locale.as_deref()), offer, &row);
    post_and_record(app, offer, &row, &view, delivery).await;
}

/// Posts an open offer.
pub(crate) async fn post_offer(app: &App, offer: &OfferRow, game: &Match, delivery: Delivery<'_>) {
    let game = Match { row: row_of(&game.row, offer), ..game.clone() };
    let view = controls::open_offer(app.style_of_game(&game.row).await, offer, &game);
    post_and_record(app, offer, &game.row, &view, delivery.to(&game.row)).await;
}

/// Returns the game as the player sees it who must answer: only they see the offer.
fn row_of(game: &GameRow, offer: &OfferRow) -> GameRow {
    game.clone().seen_by_side(offer.by.other())
}

async fn post_and_record(
    app: &App,
    offer: &OfferRow,
    game: &GameRow,
    view: &View,
    delivery: Delivery<'_>,
) {
    let occasion = Lookup::new(format!("offer-{}", offer.id), offer.made_at);
    let message = match delivery::show(app, &game.venue, &occasion, view, delivery).await {
        Ok(shown) => shown.map(|shown| shown.id),
        Err(SendError::Temporary(error)) => {
            tracing::warn!(%error, offer = %offer.id, "failed to post offer; will retry");
            return;
        }
        Err(error) => {
            tracing::warn!(%error, offer = %offer.id, "failed to post offer");
            tell_unanswered(delivery, error).await;
            None
        }
    };
    if let Err(error) = record_offer_posted(app, offer, message).await
        && !app.outages.explain(&error)
    {
        tracing::warn!(%error, offer = %offer.id, "failed to record posted offer");
    }
}

/// Records that a message shows an offer. If the offer has been closed meanwhile, updates the
/// message.
pub(crate) async fn record_offer_posted(
    app: &App,
    shown: &OfferRow,
    message: Option<MessageId>,
) -> Result<(), Failure> {
    match offers::mark_announced(&app.store, shown, message).await? {
        Some(now) if now.state != shown.state => close_offer_message(app, &now).await,
        _ => Ok(()),
    }
}

/// Edits the message of a closed offer to show its outcome.
async fn close_offer_message(app: &App, offer: &OfferRow) -> Result<(), Failure> {
    if let Some(message) = offer.message
        && let Some(game) = app.store.game(offer.game).await?
    {
        let game = row_of(&game, offer);
        let view = controls::closed_offer(Text::of(game.locale.as_deref()), offer, &game);
        delivery::edit(app, &game.venue, message, &view.as_edit()).await;
    }
    offers::mark_announced(&app.store, offer, offer.message).await?;
    Ok(())
}

/// Edits the messages of a game's closed offers to show their outcome.
pub(crate) async fn close_offer_messages(app: &App, game: GameId) {
    let closed = match app.store.unannounced_closed_offers(game).await {
        Ok(closed) => closed,
        Err(error) if app.outages.explain(&error) => return,
        Err(error) => {
            tracing::warn!(%error, %game, "failed to read closed offers");
            return;
        }
    };
    // The task that made an unposted offer may still be posting it. Otherwise the background work
    // does.
    for offer in closed.into_iter().filter(|offer| !is_unposted(offer)) {
        if let Err(error) = close_offer_message(app, &offer).await
            && !app.outages.explain(&error)
        {
            tracing::warn!(%error, offer = %offer.id, "failed to update closed offer");
        }
    }
}

/// Posts or updates the message of an offer, unless that has been done.
pub(crate) async fn update_offer_message(app: &App, offer: OfferId) -> Result<(), Failure> {
    let Some(offer) = app.store.offer(offer).await? else { return Ok(()) };
    match (offer.state, offer.message) {
        (OfferState::Open, None) => {
            let game = Match::find(&app.store, offer.game).await?;
            post_offer(app, &offer, &game, Delivery::Message).await;
            Ok(())
        }
        (OfferState::Declined, None) => {
            let game = Match::find(&app.store, offer.game).await?;
            post_refused_offer(app, &offer, &game, Delivery::Message).await;
            Ok(())
        }
        // Another task has posted it meanwhile.
        (OfferState::Open, Some(_)) => Ok(()),
        _ => close_offer_message(app, &offer).await,
    }
}

/// Returns true if the offer has not been posted. If such an offer is declined, the computer
/// declined it.
pub(crate) fn is_unposted(offer: &OfferRow) -> bool {
    offer.message.is_none() && matches!(offer.state, OfferState::Open | OfferState::Declined)
}
