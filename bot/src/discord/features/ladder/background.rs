//! Seasons: ended when their time has come, though nobody plays, and told of.

use std::sync::Arc;

use dvonn_ladder as ladder;
use dvonn_model::{Place, SeasonRow};
use jiff::Timestamp;

use crate::discord::features::ladder::view::season;
use crate::discord::kit::app::App;
use crate::discord::kit::background::{BATCH, Progress};
use crate::discord::kit::delivery;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::send::SendError;

/// Ends the seasons whose end has come.
pub(super) async fn end_seasons(app: &Arc<App>, now: Timestamp) -> Result<Progress, Failure> {
    let due = app.store.seasons_due(now, BATCH).await?;
    let mut failed = false;
    for SeasonRow { guild, number, .. } in &due {
        if let Err(error) = ladder::end_season(&app.store, *guild, now).await {
            tracing::error!(%error, %guild, number, "a season could not be ended");
            failed = true;
        }
    }
    if !due.is_empty() {
        app.work.notify_waiters();
    }
    // What failed is tried again in a later round, not at once.
    Ok(if failed { Progress::Done } else { Progress::after(due.len()) })
}

/// Tells servers that have a channel for it of the seasons that are over.
pub(super) async fn tell(app: &Arc<App>) -> Result<Progress, Failure> {
    for season in app.store.unannounced_seasons(BATCH).await? {
        let (guild, number) = (season.guild, season.number);
        if let Err(error) = tell_one(app, &season).await {
            tracing::warn!(%error, %guild, number, "the end of a season is still to be told");
        }
    }
    Ok(Progress::Done)
}

/// Discord shows the message once, even if a crash lets it be sent twice.
async fn tell_one(app: &App, season: &SeasonRow) -> Result<(), Failure> {
    let SeasonRow { guild, number, .. } = *season;
    let server = app.store.server(guild).await?;
    let table = app.store.season_table(guild, number).await?;
    if let Some(channel) = server.announcements.filter(|_| !table.is_empty()) {
        let style = app.public_style(Some(guild), server.language.as_deref()).await;
        let view = season::season_over(&app.painter, style, season, &table);
        let place = Place { guild: Some(guild), channel, parent: None };
        // Discord takes 25 characters.
        match delivery::post(app, &place, &view, format!("s{number}-{guild}")).await {
            Ok(_) => {}
            Err(error @ SendError::Unavailable(_)) => return Err(error.into()),
            // Everybody can still see it for themselves.
            Err(error) => tracing::info!(%error, %guild, number, "a season could not be told of"),
        }
    }
    Ok(ladder::season_told(&app.store, guild, number).await?)
}
