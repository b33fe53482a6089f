//! Offers whose messages do not show how things stand.

use std::sync::Arc;

use dvonn_model::OfferRow;
use jiff::Timestamp;

use crate::discord::kit::app::App;
use crate::discord::kit::background::{BATCH, Progress, at_once};
use crate::discord::kit::failure::Failure;
use crate::discord::kit::game::offers::{is_to_be_posted, tell_offer};

/// Shows the offers whose message got lost, and what became of those that are closed.
pub(super) async fn show_untold(app: &Arc<App>, now: Timestamp) -> Result<Progress, Failure> {
    let mut untold = app.store.unannounced_offers(BATCH).await?;
    untold.retain(|offer| !is_to_be_posted(offer) || app.is_lost(offer.made_at, now));
    at_once(untold.into_iter().map(|offer| show(app, offer))).await;
    Ok(Progress::Done)
}

async fn show(app: &App, offer: OfferRow) {
    if let Err(error) = tell_offer(app, offer.id).await {
        tracing::warn!(%error, offer = %offer.id, "failed to show an offer");
    }
}
