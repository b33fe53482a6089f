//! Background work: starts games between people who fit after some waiting, and ends what nobody
//! answered in time.

use std::sync::Arc;

use dvonn_model::SeekRow;
use dvonn_play as play;
use jiff::Timestamp;

use crate::discord::features::seek::view;
use crate::discord::kit::app::App;
use crate::discord::kit::background::{BATCH, JobProgress, in_turn};
use crate::discord::kit::delivery::Delivery;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::game::announce::announce;
use crate::discord::kit::send::SendError;
use crate::discord::kit::sent::Lookup;
use crate::discord::kit::threads::archive_thread;
use crate::discord::kit::{chance, delivery};
use crate::text::Text;

/// Starts all games that can start by now, then tells those whose time is over.
pub(super) async fn match_and_end(app: &Arc<App>, now: Timestamp) -> Result<JobProgress, Failure> {
    while let Some(game) = play::seek::match_waiting(&app.store, chance::bits(), now).await? {
        announce(app, &game, Delivery::Message).await;
    }
    let over = app.store.seeks_ended_by(now, BATCH).await?;
    let ending = over.into_iter().map(|seek| (seek.person.id, end(app, seek)));
    Ok(in_turn(app, "end seek", ending).await)
}

async fn end(app: &App, seek: SeekRow) -> Result<(), Failure> {
    let view = view::ended(Text::of(seek.locale.as_deref()), &seek);
    // In hexadecimal, because of the limit of 25 characters.
    let nonce = format!("{:x}-{:x}", u64::from(seek.person.id), seek.expires_at.as_second());
    let occasion = Lookup::new(nonce, seek.expires_at);
    match delivery::post(app, &seek.venue, &view, &occasion).await {
        Err(error @ SendError::Temporary(_)) => return Err(error.into()),
        Err(error) => tracing::info!(%error, "failed to say that no opponent was found"),
        Ok(_) => {}
    }
    play::seek::expire(&app.store, &seek).await?;
    if seek.venue.parent.is_some() {
        archive_thread(app, &seek.venue).await;
    }
    Ok(())
}
