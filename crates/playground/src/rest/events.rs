//! Scheduled events of guilds, as the bot creates, changes and deletes them.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::get;
use axum::{Json, Router};
use serde_json::Value;

use super::{Ids, Payload, RestResult};
use crate::hub::Hub;
use crate::ids::{EventId, GuildId};
use crate::limits::{self, ApiError};
use crate::permissions::Permissions;
use crate::wire;
use crate::world::World;

pub(super) fn routes() -> Router<Arc<Hub>> {
    Router::new()
        .route("/guilds/{guild}/scheduled-events", get(list).post(create))
        .route("/guilds/{guild}/scheduled-events/{event}", get(read).patch(edit).delete(delete))
}

type EventOf = Ids<(GuildId, EventId)>;

async fn list(State(hub): State<Arc<Hub>>, Ids(guild): Ids<GuildId>) -> RestResult {
    hub.with(|world| {
        world.guild_with_bot(guild)?;
        let events = world.events_of(guild).map(|event| wire::event(world, guild, event));
        Ok(Json(events.collect::<Vec<Value>>().into()))
    })
}

async fn read(State(hub): State<Arc<Hub>>, Ids((guild, event)): EventOf) -> RestResult {
    hub.with(|world| {
        world.guild_with_bot(guild)?;
        shown(world, guild, event)
    })
}

async fn create(
    State(hub): State<Arc<Hub>>,
    Ids(guild): Ids<GuildId>,
    body: Payload,
) -> RestResult {
    limits::check_event(&body.json)?;
    hub.with(|world| {
        world.guild_with_bot(guild)?;
        if !world.member_permissions(guild, world.bot).contains(Permissions::CREATE_EVENTS) {
            return Err(ApiError::missing_permissions());
        }
        let event = world.create_event(guild, world.bot, &body.json)?;
        shown(world, guild, event)
    })
}

async fn edit(
    State(hub): State<Arc<Hub>>,
    Ids((guild, event)): EventOf,
    body: Payload,
) -> RestResult {
    limits::check_event_edit(&body.json)?;
    hub.with(|world| {
        check_may_change(world, guild, event)?;
        world.edit_event(guild, event, &body.json)?;
        shown(world, guild, event)
    })
}

async fn delete(
    State(hub): State<Arc<Hub>>,
    Ids((guild, event)): EventOf,
) -> Result<StatusCode, ApiError> {
    hub.with(|world| {
        check_may_change(world, guild, event)?;
        world.delete_event(guild, event)?;
        Ok(StatusCode::NO_CONTENT)
    })
}

/// Checks that the bot may change an event: its own with `CREATE_EVENTS` or `MANAGE_EVENTS`, others with the latter.
fn check_may_change(world: &World, guild: GuildId, event: EventId) -> Result<(), ApiError> {
    world.guild_with_bot(guild)?;
    let is_own = world.event(guild, event)?.creator == world.bot;
    let held = world.member_permissions(guild, world.bot);
    let may_create = is_own && held.contains(Permissions::CREATE_EVENTS);
    if may_create || held.contains(Permissions::MANAGE_EVENTS) {
        Ok(())
    } else {
        Err(ApiError::missing_permissions())
    }
}

fn shown(world: &World, guild: GuildId, event: EventId) -> RestResult {
    Ok(Json(wire::event(world, guild, world.event(guild, event)?)))
}
