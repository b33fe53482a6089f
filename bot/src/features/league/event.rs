//! The event on Discord of the next cycle of a league.

use dvonn_discord::send::SendError;
use dvonn_model::{LeagueId, LeagueRow, PostRow};
use futures::future::BoxFuture;
use jiff::SignedDuration;

use crate::runtime::app::App;
use crate::runtime::failure::Failure;
use crate::say;
use crate::show::event::{EventPlan, update_event};
use crate::show::words::links::channel;
use crate::text::Text;

/// How long the event lasts. The games of the cycle last longer.
const LENGTH: SignedDuration = SignedDuration::from_hours(1);

/// Brings the event of the next cycle up to date: creates it, changes it, or deletes it if the cycle does not begin then.
pub(super) fn update<'a>(
    app: &'a App,
    post: &'a PostRow,
    _: Option<&'a SendError>,
) -> BoxFuture<'a, Result<(), Failure>> {
    Box::pin(async move {
        let id = LeagueId::from(post.key.subject);
        let Some(row) = app.store.league(id).await? else { return Ok(()) };
        let goes_on = row.due_at().is_some();
        let is_to_come = app.now() < row.ends_at;
        let is_of_now = row.event_at == Some(row.ends_at);
        if goes_on && is_of_now && !is_to_come {
            // It has begun, although the cycle waits for games of the one before.
            return Ok(());
        }
        let mut event = row.event;
        if !is_of_now {
            // Discord moves no event that has begun.
            event = update_event(app, row.guild, event, None).await?;
        }
        let wanted = (goes_on && is_to_come).then(|| plan(&row));
        event = update_event(app, row.guild, event, wanted).await?;
        if (event, event.map(|_| row.ends_at)) != (row.event, row.event_at) {
            let mut tx = app.store.begin().await?;
            tx.set_league_event(row.id, event, event.map(|_| row.ends_at)).await?;
            tx.commit().await?;
        }
        Ok(())
    })
}

fn plan(row: &LeagueRow) -> EventPlan {
    let (text, cycle) = (Text::of(row.locale.as_deref()), row.cycle + 1);
    EventPlan {
        guild: row.guild,
        channel: row.channel,
        name: say!(text, "league-event", name = row.name.as_str(), cycle = cycle),
        description: say!(text, "league-event-description", channel = channel(row.channel)),
        mark: format!("league {} {cycle}.{}", row.id, row.put_off),
        starts_at: row.ends_at,
        length: LENGTH,
    }
}
