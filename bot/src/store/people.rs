//! Who and where: what games and challenges have in common.

use sqlx::any::AnyRow;

use super::StoreError;
use super::columns::Columns;
use super::ids::{ChannelId, GuildId, UserId};

/// A channel or thread in which people play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The server; none in direct messages.
    pub guild: Option<GuildId>,
    /// The channel, or the thread.
    pub channel: ChannelId,
    /// The channel that a thread belongs to; none for a channel.
    pub parent: Option<ChannelId>,
}

impl Place {
    pub(super) fn read(row: &AnyRow) -> Result<Place, StoreError> {
        Ok(Place {
            guild: row.maybe_number("guild_id")?,
            channel: row.number("channel_id")?,
            parent: row.maybe_number("parent_id")?,
        })
    }
}

/// A person, with the name that was theirs when they were last seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Who it is.
    pub id: UserId,
    /// What to call them, in any script. The store leaves control characters out.
    pub name: String,
}

impl Person {
    /// The person with this id and name.
    pub fn new(id: UserId, name: impl Into<String>) -> Person {
        Person { id, name: name.into() }
    }

    pub(super) fn read(row: &AnyRow, id: &str, name: &str) -> Result<Person, StoreError> {
        Ok(Person { id: row.number(id)?, name: row.text(name)? })
    }
}
