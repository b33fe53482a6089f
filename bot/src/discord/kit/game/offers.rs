//! The messages of offers between players, and how they keep up with them.

use dvonn_model::{GameId, MessageId, OfferId, OfferRow, OfferState};
use dvonn_play::{Match, offers};

use crate::discord::kit::app::App;
use crate::discord::kit::delivery;
use crate::discord::kit::delivery::Delivery;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::game::controls;
use crate::discord::kit::send::SendError;
use crate::discord::kit::view::View;
use crate::text::Text;

/// Shows the channel an offer that was declined before it was shown, as the computer does.
pub(crate) async fn post_refused_offer(
    app: &App,
    offer: &OfferRow,
    game: &Match,
    delivery: Delivery<'_>,
) {
    let view = controls::closed_offer(Text::of(game.row.locale.as_deref()), offer, &game.row);
    let occasion = format!("offer-{}", offer.id);
    show_as_told(app, offer, game, &view, occasion, delivery).await;
}

pub(crate) async fn post_offer(app: &App, offer: &OfferRow, game: &Match, delivery: Delivery<'_>) {
    let view = controls::open_offer(app.style_of_game(&game.row).await, offer, game);
    let occasion = format!("offer-{}", offer.id);
    show_as_told(app, offer, game, &view, occasion, delivery).await;
}

async fn show_as_told(
    app: &App,
    offer: &OfferRow,
    game: &Match,
    view: &View,
    occasion: String,
    delivery: Delivery<'_>,
) {
    let message = match delivery::show(app, &game.row.place, occasion, view, delivery).await {
        Ok(message) => message,
        Err(SendError::Unavailable(error)) => {
            tracing::warn!(error, offer = %offer.id, "an offer is still to be shown");
            return;
        }
        Err(error) => {
            tracing::warn!(%error, offer = %offer.id, "an offer cannot be shown");
            None
        }
    };
    if let Err(error) = offer_told(app, offer, message).await {
        tracing::warn!(%error, offer = %offer.id, "an offer may be shown again");
    }
}

/// Remembers that a message shows an offer, and brings it up to date if something has become of
/// the offer meanwhile.
pub(crate) async fn offer_told(
    app: &App,
    shown: &OfferRow,
    message: Option<MessageId>,
) -> Result<(), Failure> {
    match offers::mark_announced(&app.store, shown, message).await? {
        Some(now) if now.state != shown.state => close_offer_message(app, &now).await,
        _ => Ok(()),
    }
}

/// Lets the message of a closed offer say what became of it.
async fn close_offer_message(app: &App, offer: &OfferRow) -> Result<(), Failure> {
    if let Some(message) = offer.message
        && let Some(game) = app.store.game(offer.game).await?
    {
        let view = controls::closed_offer(Text::of(game.locale.as_deref()), offer, &game);
        delivery::edit(app, &game.place, message, &view.as_edit()).await;
    }
    offers::mark_announced(&app.store, offer, offer.message).await?;
    Ok(())
}

/// Lets the messages of the offers of a game that were closed say so.
pub(crate) async fn close_offer_messages(app: &App, game: GameId) {
    let closed = match app.store.unannounced_closed_offers(game).await {
        Ok(closed) => closed,
        Err(error) => {
            tracing::warn!(%error, %game, "offers may keep their buttons for a while");
            return;
        }
    };
    // Whoever made what is to be posted may be at it; else the keeper sees to it.
    for offer in closed.into_iter().filter(|offer| !is_to_be_posted(offer)) {
        if let Err(error) = close_offer_message(app, &offer).await {
            tracing::warn!(%error, offer = %offer.id, "an offer keeps its buttons for a while");
        }
    }
}

/// Shows an offer as it is now, if that has not been done.
pub(crate) async fn tell_offer(app: &App, untold: OfferId) -> Result<(), Failure> {
    let Some(offer) = app.store.offer(untold).await? else { return Ok(()) };
    match (offer.state, offer.message) {
        (OfferState::Open, None) => {
            let game = Match::numbered(&app.store, offer.game).await?;
            post_offer(app, &offer, &game, Delivery::Message).await;
            Ok(())
        }
        (OfferState::Declined, None) => {
            let game = Match::numbered(&app.store, offer.game).await?;
            post_refused_offer(app, &offer, &game, Delivery::Message).await;
            Ok(())
        }
        // Somebody has shown it since it was found untold.
        (OfferState::Open, Some(_)) => Ok(()),
        _ => close_offer_message(app, &offer).await,
    }
}

/// Whether people are still to see an offer for the first time. One that was declined before that is one
/// that the computer declined.
pub(crate) fn is_to_be_posted(offer: &OfferRow) -> bool {
    offer.message.is_none() && matches!(offer.state, OfferState::Open | OfferState::Declined)
}
