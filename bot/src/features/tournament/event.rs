//! The event on Discord of a tournament with a date, in servers where the bot may create events.
//!
//! A post brings it up to date, so this goes on after a crash. The event has a mark: before the bot creates one, it looks
//! whether there is one with that mark already. Discord begins and ends events by itself.

use dvonn_discord::markup::{DISCORD_URL, fit};
use dvonn_discord::route::RestRoute;
use dvonn_discord::send;
use dvonn_discord::send::{PATIENT, SendError};
use dvonn_discord::visibility::is_open_to_all;
use dvonn_model::{
    EventId, PostKey, PostRow, TournamentId, TournamentKind, TournamentRow, TournamentState,
};
use futures::future::BoxFuture;
use jiff::Timestamp;
use serde_json::{Value, json};
use serenity::all::Permissions;

use crate::features::tournament::calendar::time_to_keep;
use crate::runtime::app::App;
use crate::runtime::failure::Failure;
use crate::runtime::ids::ToDiscord as _;
use crate::say;
use crate::show::server_roles::ServerRoles;
use crate::show::words::tournament::name;
use crate::text::Text;

/// The maximum length of an event's name.
const MAX_NAME: usize = 100;

/// Brings the event of a tournament up to date: creates it, changes it, or deletes it if it will not take place.
pub(super) fn update<'a>(
    app: &'a App,
    post: &'a PostRow,
    _: Option<&'a SendError>,
) -> BoxFuture<'a, Result<(), Failure>> {
    Box::pin(async move {
        let id = TournamentId::from(post.key.subject);
        let Some(row) = app.store.tournament(id).await? else { return Ok(()) };
        match try_to_update(app, &row).await {
            Err(Failure::Send(error)) if !matches!(error, SendError::Temporary(_)) => {
                tracing::debug!(%error, tournament = %id, "Discord does not allow an event");
                Ok(())
            }
            updated => updated,
        }
    })
}

async fn try_to_update(app: &App, row: &TournamentRow) -> Result<(), Failure> {
    let (http, guild, now) = (&app.client.http, row.guild.to_discord(), app.now());
    let Some(starts_at) = row.entry.starts_at else { return Ok(()) };
    let is_to_come = row.state == TournamentState::Open && now < starts_at;
    let is_public = !row.entry.invited && is_to_come;
    let is_public = is_public && is_open_to_all(http, guild, row.channel.to_discord()).await?;
    match row.event {
        None if !is_public => Ok(()),
        None => {
            let Some(event) = create(app, row, starts_at).await? else { return Ok(()) };
            record(app, row, Some(event)).await
        }
        Some(event) if is_public => {
            let (event, body) = (event.to_discord(), body(row, starts_at));
            let edit = || http.edit_scheduled_event(guild, event, &body, None);
            send::send(RestRoute::EditEvent, PATIENT, edit).await?;
            Ok(())
        }
        Some(event) => {
            // One that has begun stays until it ends, unless the tournament was called off.
            if now < starts_at || row.state == TournamentState::Cancelled {
                let event = event.to_discord();
                let delete = || http.delete_scheduled_event(guild, event);
                let deleted = send::send(RestRoute::DeleteEvent, PATIENT, delete).await;
                if let Err(error @ SendError::Temporary(_)) = deleted {
                    return Err(error.into());
                }
            }
            record(app, row, None).await
        }
    }
}

/// Creates the event of a tournament, unless it exists. `None` if the bot may not.
async fn create(
    app: &App,
    row: &TournamentRow,
    starts_at: Timestamp,
) -> Result<Option<EventId>, Failure> {
    let (http, guild) = (&app.client.http, row.guild.to_discord());
    let settings = app.store.server(row.guild).await?;
    let server = ServerRoles::read(app, row.guild, &settings, PATIENT).await?;
    if !server.bot_may(Permissions::CREATE_EVENTS) {
        return Ok(None);
    }
    let events =
        send::read(RestRoute::ReadEvents, PATIENT, || http.get_scheduled_events(guild, false));
    let is_it = |description: Option<&str>| description.is_some_and(|it| it.ends_with(&mark(row)));
    let known = events.await?.into_iter().find(|event| {
        event.creator_id == Some(app.client.bot) && is_it(event.description.as_deref())
    });
    let id = match known {
        Some(known) => known.id,
        None => {
            let body = body(row, starts_at);
            // Only once: what may have been created is looked for before the next attempt.
            let created = send::read(RestRoute::CreateEvent, &[], || {
                http.create_scheduled_event(guild, &body, None)
            });
            created.await?.id
        }
    };
    Ok(Some(id.get().try_into()?))
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

/// Returns the event as Discord wants it: one that takes place in no voice channel, for members only. Its texts are
/// shown as they are, without markup, except the description.
fn body(row: &TournamentRow, starts_at: Timestamp) -> Value {
    let text = Text::of(row.locale.as_deref());
    let kind = say!(text, "tournament-kind", kind = row.kind.name());
    let description = say!(
        text,
        "event-description",
        kind = kind,
        arena = if row.kind == TournamentKind::Arena { "yes" } else { "no" },
        channel = format!("<#{}>", row.channel)
    );
    json!({
        "name": fit(&name(text, row, usize::MAX), MAX_NAME),
        "description": description + &mark(row),
        "privacy_level": 2,
        "entity_type": 3,
        "scheduled_start_time": starts_at.to_string(),
        "scheduled_end_time": (starts_at + time_to_keep(row)).to_string(),
        "entity_metadata": { "location": format!("{DISCORD_URL}{}/{}", row.guild, row.channel) },
    })
}

/// Returns the end of a description that tells the event from others of the bot.
fn mark(row: &TournamentRow) -> String {
    format!("\n-# DVONN {}", row.id)
}
