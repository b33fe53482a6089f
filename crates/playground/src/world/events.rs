//! Scheduled events of guilds that take place outside of voice channels.

use serde_json::{Value, json};

use super::World;
use crate::clock::parse_iso8601;
use crate::gateway::{Event, Intent};
use crate::ids::{EventId, GuildId, UserId};
use crate::limits::ApiError;
use crate::wire;

/// The maximum number of events of a guild that are not over.
const MAX_EVENTS: usize = 100;

/// A scheduled event. It begins and ends by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScheduledEvent {
    /// Its id.
    pub id: EventId,
    /// Who created it.
    pub creator: UserId,
    /// Its name.
    pub name: String,
    /// What it is about.
    pub description: Option<String>,
    /// Where it takes place: a text or a link.
    pub location: String,
    /// When it begins, in milliseconds since 1970.
    pub starts_at: u64,
    /// When it ends, in milliseconds since 1970.
    pub ends_at: u64,
}

impl ScheduledEvent {
    /// Discord's status at this time: 1 scheduled, 2 active, 3 completed.
    pub(crate) fn status(&self, now: u64) -> u8 {
        1 + u8::from(now >= self.starts_at) + u8::from(now >= self.ends_at)
    }

    /// Takes what a checked body contains.
    fn apply(&mut self, body: &Value) {
        let text = |value: &Value| value.as_str().map(str::to_owned);
        let time = |field: &str| body[field].as_str().and_then(parse_iso8601);
        self.name = text(&body["name"]).unwrap_or_else(|| self.name.clone());
        if let Some(description) = body.get("description") {
            self.description = text(description);
        }
        let location = text(&body["entity_metadata"]["location"]);
        self.location = location.unwrap_or_else(|| self.location.clone());
        self.starts_at = time("scheduled_start_time").unwrap_or(self.starts_at);
        self.ends_at = time("scheduled_end_time").unwrap_or(self.ends_at);
    }
}

impl World {
    /// The events of a guild that are not over, in order of creation.
    pub(crate) fn events_of(&self, guild: GuildId) -> impl Iterator<Item = &ScheduledEvent> {
        let now = self.clock.unix_millis();
        let events = self.guilds.get(&guild).into_iter().flat_map(|guild| guild.events.values());
        events.filter(move |event| now < event.ends_at)
    }

    /// An event that is not over.
    pub(crate) fn event(&self, guild: GuildId, id: EventId) -> Result<&ScheduledEvent, ApiError> {
        self.events_of(guild).find(|event| event.id == id).ok_or_else(ApiError::unknown_event)
    }

    /// Creates an event from a checked body.
    pub(crate) fn create_event(
        &mut self,
        guild: GuildId,
        creator: UserId,
        body: &Value,
    ) -> Result<EventId, ApiError> {
        if self.events_of(guild).count() >= MAX_EVENTS {
            return Err(ApiError::too_many_events());
        }
        let mut event = ScheduledEvent {
            id: self.ids.next(),
            creator,
            name: String::new(),
            description: None,
            location: String::new(),
            starts_at: 0,
            ends_at: 0,
        };
        event.apply(body);
        self.save_event(guild, event, true)
    }

    /// Changes an event by a checked body.
    pub(crate) fn edit_event(
        &mut self,
        guild: GuildId,
        id: EventId,
        body: &Value,
    ) -> Result<EventId, ApiError> {
        let old = self.event(guild, id)?;
        let mut event = old.clone();
        event.apply(body);
        let is_moved = event.starts_at != old.starts_at;
        self.save_event(guild, event, is_moved)
    }

    fn save_event(
        &mut self,
        guild: GuildId,
        event: ScheduledEvent,
        is_moved: bool,
    ) -> Result<EventId, ApiError> {
        let id = event.id;
        if is_moved && event.starts_at <= self.clock.unix_millis() {
            let message = "Cannot schedule event in the past.";
            let code = "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST";
            return Err(ApiError::invalid_field("scheduled_start_time", code, message));
        }
        if event.ends_at <= event.starts_at {
            let message = "Cannot schedule event to end before its start time.";
            let code = "GUILD_SCHEDULED_EVENT_END_BEFORE_START";
            return Err(ApiError::invalid_field("scheduled_end_time", code, message));
        }
        let of = self.guilds.get_mut(&guild).ok_or_else(ApiError::unknown_guild)?;
        let is_new = of.events.insert(id, event).is_none();
        self.announce_event(
            if is_new { "GUILD_SCHEDULED_EVENT_CREATE" } else { "GUILD_SCHEDULED_EVENT_UPDATE" },
            guild,
            id,
        );
        Ok(id)
    }

    /// Deletes an event.
    pub(crate) fn delete_event(&mut self, guild: GuildId, id: EventId) -> Result<(), ApiError> {
        self.event(guild, id)?;
        self.announce_event("GUILD_SCHEDULED_EVENT_DELETE", guild, id);
        if let Some(guild) = self.guilds.get_mut(&guild) {
            guild.events.remove(&id);
        }
        Ok(())
    }

    fn announce_event(&mut self, name: &'static str, guild: GuildId, id: EventId) {
        let events = self.guilds.get(&guild).map(|guild| &guild.events);
        let data = events.and_then(|events| events.get(&id));
        let data = data.map_or_else(|| json!(null), |event| wire::event(self, guild, event));
        self.dispatch(
            &Event::new(name, data).needs(Intent::GUILD_SCHEDULED_EVENTS).of(Some(guild)),
        );
        self.mark_changed();
    }
}
