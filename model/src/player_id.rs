//! The number that stands for a player where the name is kept elsewhere, or nowhere.

use dvonn_engine::Level;

use crate::{Person, Player, UserId};

/// Who has a rating: a person, a level of the computer, or somebody who was deleted. The same as a
/// [`Player`] without the name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlayerId(i64);

/// Ids below this one stand for deleted people.
const DELETED: i64 = -1000;

impl From<&Player> for PlayerId {
    fn from(player: &Player) -> PlayerId {
        match player {
            Player::Person(person) => person.id.into(),
            Player::Computer(level) => (*level).into(),
            Player::Deleted(number) => PlayerId(DELETED - i64::from(*number)),
        }
    }
}

/// The number that stands for a player, as [`i64::from`] gave it.
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

/// Below zero, as no person's number is.
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

    /// The person on Discord, if it is one.
    pub fn user(self) -> Option<UserId> {
        UserId::try_from(self.0).ok()
    }

    /// The player of this number with this name, which only a person has; `None` for a number that is
    /// nobody's.
    pub fn with_name(self, name: String) -> Option<Player> {
        if let Some(id) = self.user() {
            return Some(Person { id, name }.into());
        }
        match u32::try_from(DELETED.checked_sub(self.0)?) {
            Ok(number @ 1..) => Some(Player::Deleted(number)),
            _ => self.level().map(Player::Computer),
        }
    }
}
