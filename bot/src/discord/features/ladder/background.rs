//! Seasons end on time, even if nobody plays, and the results are announced.

use std::sync::Arc;

use dvonn_ladder as ladder;
use dvonn_model::{GuildId, PostRow, SeasonRow, Venue};
use jiff::Timestamp;

use crate::discord::features::ladder::view::season;
use crate::discord::kit::app::App;
use crate::discord::kit::background::{BATCH, JobProgress, in_turn};
use crate::discord::kit::failure::Failure;
use crate::discord::kit::posts::{Face, Message, To};

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

/// Returns the announcement of a season that has ended, in servers with an announcement channel.
/// Elsewhere, players see the table with `/ladder season`.
pub(super) async fn season_over(app: &App, post: &PostRow) -> Result<Face, Failure> {
    let guild = GuildId::try_from(post.key.subject)?;
    let Ok(number) = u32::try_from(post.key.part) else { return Ok(Face::Nothing) };
    let Some(season) = app.store.season(guild, number).await? else { return Ok(Face::Nothing) };
    let server = app.store.server(guild).await?;
    let table = app.store.season_table(guild, number).await?;
    let Some(channel) = server.announcements.filter(|_| !table.is_empty()) else {
        return Ok(Face::Nothing);
    };
    let style = app.public_style(Some(guild), server.language.as_deref()).await;
    let venue = Venue { guild: Some(guild), channel, parent: None, guest: false };
    let view = season::season_over(style, &season, &table);
    // Not longer, because of the limit of 25 characters.
    Ok(Face::Once(vec![Message { name: format!("s{number}-{guild}"), to: To::Venue(venue), view }]))
}
