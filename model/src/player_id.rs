//! Players as numbers, without names.

use dvonn_engine::Level;

use crate::{Person, Player, UserId};

/// A [`Player`] without the name: a person, a level of the computer, or a deleted person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlayerId(i64);

/// Ids below this one are deleted people.
const DELETED: i64 = -1000;

impl From<&Player> for PlayerId {
    fn from(player: &Player) -> PlayerId {
        match player {
            Player::Person(person) => person.id.into(),
            Player::Computer(computer) => computer.level.into(),
            Player::Deleted(number) => PlayerId(DELETED - i64::from(*number)),
        }
    }
}

/// The inverse of [`i64::from`].
impl From<i64> for PlayerId {
    fn from(id: i64) -> PlayerId {
        PlayerId(id)
    }
}

impl From<UserId> for PlayerId {
    fn from(person: UserId) -> PlayerId {
        PlayerId(person.into())
    }
}

/// Gives levels negative ids. People's ids are positive.
impl From<Level> for PlayerId {
    fn from(level: Level) -> PlayerId {
        PlayerId(-i64::from(level.number()))
    }
}

impl From<PlayerId> for i64 {
    fn from(id: PlayerId) -> i64 {
        id.0
    }
}

impl PlayerId {
    /// The level of the computer; `None` for people.
    pub fn level(self) -> Option<Level> {
        u8::try_from(self.0.checked_neg()?).ok().and_then(Level::new)
    }

    /// The person on Discord; `None` for the computer and for deleted people.
    pub fn user(self) -> Option<UserId> {
        UserId::try_from(self.0).ok()
    }

    /// Returns the player with this number, and this name if it is a person; `None` for an invalid
    /// number.
    pub fn with_name(self, name: String) -> Option<Player> {
        if let Some(id) = self.user() {
            return Some(Person { id, name }.into());
        }
        match u32::try_from(DELETED.checked_sub(self.0)?) {
            Ok(number @ 1..) => Some(Player::Deleted(number)),
            _ => self.level().map(Player::from),
        }
    }
}
