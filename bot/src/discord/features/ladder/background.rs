//! Background work on seasons: ends them on time, even if nobody plays, and announces the results.

use std::sync::Arc;

use dvonn_ladder as ladder;
use dvonn_model::{SeasonRow, Venue};
use jiff::Timestamp;

use crate::discord::features::ladder::view::season;
use crate::discord::kit::app::App;
use crate::discord::kit::background::{BATCH, JobProgress, Walk, in_turn};
use crate::discord::kit::delivery;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::send::SendError;
use crate::discord::kit::sent::Lookup;

/// Ends seasons past their end date.
pub(super) async fn end_seasons(app: &Arc<App>, now: Timestamp) -> Result<JobProgress, Failure> {
    let due = app.store.seasons_due(now, BATCH).await?;
    let is_due = !due.is_empty();
    let ending = due.into_iter().map(|SeasonRow { guild, number, .. }| {
        let end = async move { Ok(ladder::end_season(&app.store, guild, now).await.map(drop)?) };
        (format!("{number} of server {guild}"), end)
    });
    let progress = in_turn(app, "end season", ending).await;
    if is_due {
        app.work.notify_waiters();
    }
    Ok(progress)
}

/// Announces finished seasons in servers with an announcement channel.
pub(super) async fn announce_seasons(app: &Arc<App>) -> Result<JobProgress, Failure> {
    let mut walk = Walk::new();
    let read = |after| app.store.unannounced_seasons(after, BATCH);
    let key = |season: &SeasonRow| (season.guild, season.number);
    while let Some(mut ended) = walk.next(key, read).await? {
        ended.retain(|season| !app.is_settling(ended_at(season), app.now()));
        let announcing = ended.into_iter().map(|season| {
            let SeasonRow { guild, number, .. } = season;
            (format!("{number} of server {guild}"), announce_season(app, season))
        });
        in_turn(app, "announce season", announcing).await;
    }
    Ok(JobProgress::Done)
}

fn ended_at(season: &SeasonRow) -> Timestamp {
    season.ends_at.unwrap_or(season.began_at)
}

/// Announces one season.
async fn announce_season(app: &App, season: SeasonRow) -> Result<(), Failure> {
    let SeasonRow { guild, number, .. } = season;
    let server = app.store.server(guild).await?;
    let table = app.store.season_table(guild, number).await?;
    if let Some(channel) = server.announcements.filter(|_| !table.is_empty()) {
        let style = app.public_style(Some(guild), server.language.as_deref()).await;
        let view = season::season_over(style, &season, &table);
        let place = Venue { guild: Some(guild), channel, parent: None, guest: false };
        // Not longer, because of the limit of 25 characters.
        let occasion = Lookup::new(format!("s{number}-{guild}"), ended_at(&season));
        match delivery::post(app, &place, &view, &occasion).await {
            Ok(_) => {}
            Err(error @ SendError::Temporary(_)) => return Err(error.into()),
            // Players can still see the table with `/ladder season`.
            Err(error) => {
                tracing::info!(%error, %guild, number, "failed to post end of season");
            }
        }
    }
    Ok(ladder::mark_season_announced(&app.store, guild, number).await?)
}
