//! Background work on offers: posts lost ones and updates outdated messages.

use std::sync::Arc;

use dvonn_model::OfferRow;
use jiff::Timestamp;

use crate::discord::kit::app::App;
use crate::discord::kit::background::{BATCH, JobProgress, Walk, concurrently};
use crate::discord::kit::failure::Failure;
use crate::discord::kit::game::offers::{is_unposted, update_offer_message};

/// Posts offers whose message was lost, and updates those that were closed.
pub(super) async fn show_outdated(app: &Arc<App>, now: Timestamp) -> Result<JobProgress, Failure> {
    let mut walk = Walk::new();
    let read = |after| app.store.unannounced_offers(after, BATCH);
    while let Some(mut outdated) = walk.next(|offer: &OfferRow| offer.id, read).await? {
        outdated.retain(|offer| !is_unposted(offer) || app.is_lost_anywhere(offer.made_at, now));
        let posting = outdated.into_iter().map(|offer| (offer.id, show(app, offer)));
        concurrently(app, "post offer", posting).await;
    }
    Ok(JobProgress::Done)
}

async fn show(app: &App, offer: OfferRow) {
    if let Err(error) = update_offer_message(app, offer.id).await
        && !app.outages.explain(&error)
    {
        tracing::warn!(%error, offer = %offer.id, "failed to post offer");
    }
}
