//! The events on Discord of what has a date, in servers where the bot may create events.
//!
//! A post brings an event up to date, so this goes on after a crash. The event has a mark: before the bot creates one, it
//! looks whether there is one with that mark already. Discord begins and ends events by itself.

use dvonn_discord::markup::{DISCORD_URL, fit};
use dvonn_discord::route::RestRoute;
use dvonn_discord::send;
use dvonn_discord::send::{PATIENT, SendError};
use dvonn_discord::visibility::is_open_to_all;
use dvonn_model::{ChannelId, EventId, GuildId};
use jiff::{SignedDuration, Timestamp};
use serde_json::{Value, json};
use serenity::all::Permissions;

use crate::runtime::app::App;
use crate::runtime::failure::Failure;
use crate::runtime::ids::ToDiscord as _;
use crate::show::server_roles::ServerRoles;

/// The maximum length of an event's name.
const MAX_NAME: usize = 100;

/// An event as it should be. Its texts are shown as they are, without markup, except the description.
pub(crate) struct EventPlan {
    pub(crate) guild: GuildId,
    pub(crate) channel: ChannelId,
    pub(crate) name: String,
    pub(crate) description: String,
    /// Tells the event from others of the bot.
    pub(crate) mark: String,
    pub(crate) starts_at: Timestamp,
    /// How long people keep free for it.
    pub(crate) length: SignedDuration,
}

/// Brings an event up to date: creates it, changes it, or deletes it if none is `wanted` or not everybody may see its
/// channel. Returns the event that there is now.
pub(crate) async fn update_event(
    app: &App,
    guild: GuildId,
    known: Option<EventId>,
    wanted: Option<EventPlan>,
) -> Result<Option<EventId>, Failure> {
    match try_to_update(app, guild, known, wanted).await {
        Err(Failure::Send(error)) if !matches!(error, SendError::Temporary(_)) => {
            tracing::debug!(%error, %guild, "Discord does not allow an event");
            Ok(known)
        }
        updated => updated,
    }
}

async fn try_to_update(
    app: &App,
    guild: GuildId,
    known: Option<EventId>,
    wanted: Option<EventPlan>,
) -> Result<Option<EventId>, Failure> {
    let (http, guild) = (&app.client.http, guild.to_discord());
    let wanted = match wanted {
        Some(plan) if is_open_to_all(http, guild, plan.channel.to_discord()).await? => Some(plan),
        _ => None,
    };
    match (known, wanted) {
        (None, None) => Ok(None),
        (None, Some(plan)) => create(app, &plan).await,
        (Some(event), Some(plan)) => {
            let (id, body) = (event.to_discord(), plan.body());
            let edit = || http.edit_scheduled_event(guild, id, &body, None);
            send::send(RestRoute::EditEvent, PATIENT, edit).await?;
            Ok(Some(event))
        }
        (Some(event), None) => {
            let id = event.to_discord();
            let delete = || http.delete_scheduled_event(guild, id);
            match send::send(RestRoute::DeleteEvent, PATIENT, delete).await {
                Err(error @ SendError::Temporary(_)) => Err(error.into()),
                _ => Ok(None),
            }
        }
    }
}

/// Creates an event, unless it exists. `None` if the bot may not.
async fn create(app: &App, plan: &EventPlan) -> Result<Option<EventId>, Failure> {
    let (http, guild) = (&app.client.http, plan.guild.to_discord());
    let settings = app.store.server(plan.guild).await?;
    let server = ServerRoles::read(app, plan.guild, &settings, PATIENT).await?;
    if !server.bot_may(Permissions::CREATE_EVENTS) {
        return Ok(None);
    }
    let events =
        send::read(RestRoute::ReadEvents, PATIENT, || http.get_scheduled_events(guild, false));
    let ending = plan.ending();
    let is_it = |description: Option<&str>| description.is_some_and(|it| it.ends_with(&ending));
    let known = events.await?.into_iter().find(|event| {
        event.creator_id == Some(app.client.bot) && is_it(event.description.as_deref())
    });
    let id = match known {
        Some(known) => known.id,
        None => {
            let body = plan.body();
            // Only once: what may have been created is looked for before the next attempt.
            let created = send::read(RestRoute::CreateEvent, &[], || {
                http.create_scheduled_event(guild, &body, None)
            });
            created.await?.id
        }
    };
    Ok(Some(id.get().try_into()?))
}

impl EventPlan {
    /// Returns the event as Discord wants it: one that takes place in no voice channel, for members only.
    fn body(&self) -> Value {
        let EventPlan { guild, channel, starts_at, .. } = self;
        json!({
            "name": fit(&self.name, MAX_NAME),
            "description": format!("{}{}", self.description, self.ending()),
            "privacy_level": 2,
            "entity_type": 3,
            "scheduled_start_time": starts_at.to_string(),
            "scheduled_end_time": (*starts_at + self.length).to_string(),
            "entity_metadata": { "location": format!("{DISCORD_URL}{guild}/{channel}") },
        })
    }

    /// Returns the end of the description, which has the mark.
    fn ending(&self) -> String {
        format!("\n-# DVONN {}", self.mark)
    }
}
