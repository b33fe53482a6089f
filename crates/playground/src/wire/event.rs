//! Scheduled event objects.

use serde_json::{Value, json};

use super::user_of;
use crate::clock::iso8601;
use crate::ids::GuildId;
use crate::world::{ScheduledEvent, World};

/// A scheduled event object.
pub(crate) fn event(world: &World, guild: GuildId, of: &ScheduledEvent) -> Value {
    json!({
        "id": of.id,
        "guild_id": guild,
        "channel_id": null,
        "creator_id": of.creator,
        "creator": user_of(world, of.creator),
        "name": of.name,
        "description": of.description,
        "image": null,
        "scheduled_start_time": iso8601(of.starts_at),
        "scheduled_end_time": iso8601(of.ends_at),
        "privacy_level": 2,
        "status": of.status(world.clock.unix_millis()),
        "entity_type": 3,
        "entity_id": null,
        "entity_metadata": { "location": of.location },
        "recurrence_rule": null,
        "guild_scheduled_event_exceptions": [],
    })
}
