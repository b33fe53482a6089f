//! Who and where: what games and challenges have in common.

use dvonn_engine::Level;
use sqlx::any::AnyRow;

use super::StoreError;
use super::columns::{Columns, plain};
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

/// Who plays a side of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Player {
    /// Somebody on Discord.
    Person(Person),
    /// The computer, this strong.
    Computer(Level),
    /// Somebody who has had themselves deleted: the first one who did, the second, and so on.
    Deleted(u32),
}

/// Ids below this one stand for deleted people.
const DELETED: i64 = -1000;

impl Player {
    /// The person, unless it is the computer.
    pub fn person(&self) -> Option<&Person> {
        match self {
            Player::Person(person) => Some(person),
            Player::Computer(_) | Player::Deleted(_) => None,
        }
    }

    /// Who it is on Discord; the computer is nobody there.
    pub fn id(&self) -> Option<UserId> {
        self.person().map(|person| person.id)
    }

    /// Whether it is this person.
    pub fn is(&self, person: UserId) -> bool {
        self.id() == Some(person)
    }

    /// How strong the computer is that it is, unless it is a person.
    pub fn level(&self) -> Option<Level> {
        match self {
            Player::Computer(level) => Some(*level),
            Player::Person(_) | Player::Deleted(_) => None,
        }
    }

    /// The columns of the id and the name.
    pub(super) fn columns(&self) -> (i64, String) {
        match self {
            Player::Person(person) => (person.id.into(), plain(&person.name)),
            Player::Computer(level) => (level_column(*level), String::new()),
            Player::Deleted(number) => (DELETED - i64::from(*number), String::new()),
        }
    }

    pub(super) fn read(row: &AnyRow, id: &str, name: &str) -> Result<Player, StoreError> {
        match row.number::<i64>(id)? {
            1.. => Ok(Player::Person(Person::read(row, id, name)?)),
            deleted if deleted < DELETED => u32::try_from(DELETED - deleted)
                .map(Player::Deleted)
                .map_err(|_| StoreError::corrupt(id, &deleted.to_string())),
            below => Ok(Player::Computer(read_level(id, below)?)),
        }
    }
}

impl From<Person> for Player {
    fn from(person: Person) -> Player {
        Player::Person(person)
    }
}

/// Whom a challenge is to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opponent {
    /// Whoever accepts it.
    Anyone,
    /// Somebody on Discord.
    Person(UserId),
    /// The computer, this strong, which needs no asking: its challenges are drafts.
    Computer(Level),
}

impl Opponent {
    /// The person, if it is to one.
    pub fn person(self) -> Option<UserId> {
        match self {
            Opponent::Person(person) => Some(person),
            Opponent::Anyone | Opponent::Computer(_) => None,
        }
    }

    pub(super) fn column(self) -> Option<i64> {
        match self {
            Opponent::Anyone => None,
            Opponent::Person(person) => Some(person.into()),
            Opponent::Computer(level) => Some(level_column(level)),
        }
    }

    pub(super) fn read(row: &AnyRow) -> Result<Opponent, StoreError> {
        const COLUMN: &str = "opponent_id";
        match row.maybe_number::<i64>(COLUMN)? {
            None => Ok(Opponent::Anyone),
            Some(1..) => Ok(Opponent::Person(row.number(COLUMN)?)),
            Some(below) => Ok(Opponent::Computer(read_level(COLUMN, below)?)),
        }
    }
}

/// A level where the id of a person could stand: below zero, as no person's.
fn level_column(level: Level) -> i64 {
    -i64::from(level.number())
}

fn read_level(column: &str, number: i64) -> Result<Level, StoreError> {
    level_of(number).ok_or_else(|| StoreError::corrupt(column, &number.to_string()))
}

/// The level that such an id stands for.
pub(super) fn level_of(id: i64) -> Option<Level> {
    u8::try_from(id.checked_neg()?).ok().and_then(Level::new)
}
