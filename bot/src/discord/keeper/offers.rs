//! Offers whose messages do not say how things stand.

use dvonn_model::OfferRow;
use jiff::Timestamp;

use super::super::app::App;
use super::super::failure::Failure;
use super::super::offers::is_to_be_posted;
use super::{BATCH, Left, OVERDUE, at_once};

/// Shows the offers that should have been shown by now, and what became of those that are closed.
pub(super) async fn untold(app: &App, now: Timestamp) -> Result<Left, Failure> {
    let mut untold = app.store.untold_offers(BATCH).await?;
    untold.retain(|offer| !is_to_be_posted(offer) || offer.made_at + OVERDUE <= now);
    tell(app, untold).await;
    Ok(Left::Nothing)
}

/// Shows offers as they are.
pub(super) async fn tell(app: &App, offers: Vec<OfferRow>) {
    at_once(offers.into_iter().map(|offer| tell_one(app, offer)).collect()).await;
}

async fn tell_one(app: &App, offer: OfferRow) {
    if let Err(error) = app.tell_offer(offer.id).await {
        tracing::warn!(%error, offer = %offer.id, "an offer is still to be told");
    }
}
