//! The event on Discord of a tournament with a date.

use dvonn_discord::send::SendError;
use dvonn_model::{
    EventId, PostKey, PostRow, TournamentId, TournamentKind, TournamentRow, TournamentState,
};
use futures::future::BoxFuture;
use jiff::Timestamp;

use crate::features::tournament::calendar::time_to_keep;
use crate::runtime::app::App;
use crate::runtime::failure::Failure;
use crate::say;
use crate::show::event::{EventPlan, update_event};
use crate::show::words::tournament::name;
use crate::text::Text;

/// Brings the event of a tournament up to date: creates it, changes it, or deletes it if it will not take place.
pub(super) fn update<'a>(
    app: &'a App,
    post: &'a PostRow,
    _: Option<&'a SendError>,
) -> BoxFuture<'a, Result<(), Failure>> {
    Box::pin(async move {
        let id = TournamentId::from(post.key.subject);
        let Some(row) = app.store.tournament(id).await? else { return Ok(()) };
        let Some(starts_at) = row.entry.starts_at else { return Ok(()) };
        let is_to_come = app.now() < starts_at;
        let event = if is_to_come || row.state == TournamentState::Cancelled {
            let is_wanted = is_to_come && row.state == TournamentState::Open && !row.entry.invited;
            let wanted = is_wanted.then(|| plan(&row, starts_at));
            update_event(app, row.guild, row.event, wanted).await?
        } else {
            // One that has begun stays until it ends.
            None
        };
        if event == row.event { Ok(()) } else { record(app, &row, event).await }
    })
}

/// Records the event of a tournament. If that has changed since it was read, its event is brought up to date again.
async fn record(app: &App, row: &TournamentRow, event: Option<EventId>) -> Result<(), Failure> {
    let mut tx = app.store.begin().await?;
    let Some(now) = tx.lock_tournament(row.id).await? else { return Ok(()) };
    tx.set_tournament_event(row.id, event).await?;
    if event.is_some() && (now.state, now.channel) != (row.state, row.channel) {
        tx.raise_post(PostKey::tournament_event(row.id), app.now()).await?;
    }
    Ok(tx.commit().await?)
}

fn plan(row: &TournamentRow, starts_at: Timestamp) -> EventPlan {
    let text = Text::of(row.locale.as_deref());
    let kind = say!(text, "tournament-kind", kind = row.kind.name());
    let description = say!(
        text,
        "event-description",
        kind = kind,
        arena = if row.kind == TournamentKind::Arena { "yes" } else { "no" },
        channel = format!("<#{}>", row.channel)
    );
    EventPlan {
        guild: row.guild,
        channel: row.channel,
        name: name(text, row, usize::MAX),
        description,
        mark: row.id.to_string(),
        starts_at,
        length: time_to_keep(row),
    }
}
