//! Players as numbers, without names.

use std::ops::RangeInclusive;

use crate::{Computer, ComputerKind, EngineId, Level, NamedEngine, Person, Player, UserId};

/// A [`Player`] without the name: a person, a level of the computer, an engine, or a deleted
/// person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlayerId(i64);

/// Ids below this one are deleted people.
const DELETED: i64 = -1000;
/// Ids from the one below this to [`DELETED`] are engines.
const ENGINES: i64 = -100;

impl From<&Player> for PlayerId {
    fn from(player: &Player) -> PlayerId {
        match player {
            Player::Person(person) => person.id.into(),
            Player::Computer(Computer { kind: ComputerKind::Level(level), .. }) => (*level).into(),
            Player::Computer(Computer { kind: ComputerKind::Engine(engine), .. }) => {
                engine.id.into()
            }
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

/// Gives engines ids below those of levels.
impl From<EngineId> for PlayerId {
    fn from(engine: EngineId) -> PlayerId {
        PlayerId(ENGINES - i64::from(engine))
    }
}

impl From<PlayerId> for i64 {
    fn from(id: PlayerId) -> i64 {
        id.0
    }
}

impl PlayerId {
    /// The ids of levels of the computer and of engines.
    pub const COMPUTERS: RangeInclusive<PlayerId> = PlayerId(DELETED)..=PlayerId(-1);

    /// Returns the ids of people, and of those who have deleted their data.
    pub const fn people() -> [RangeInclusive<PlayerId>; 2] {
        [PlayerId(1)..=PlayerId(i64::MAX), PlayerId(i64::MIN)..=PlayerId(DELETED - 1)]
    }

    /// The level of the computer; `None` for engines and people.
    pub fn level(self) -> Option<Level> {
        u8::try_from(self.0.checked_neg()?).ok().and_then(Level::new)
    }

    /// The engine; `None` for levels of the computer and for people.
    pub fn engine(self) -> Option<EngineId> {
        (DELETED..ENGINES).contains(&self.0).then(|| EngineId::from(ENGINES - self.0))
    }

    /// Returns true if it is the computer: a level, or an engine.
    pub fn is_computer(self) -> bool {
        self.level().is_some() || self.engine().is_some()
    }

    /// The person on Discord; `None` for the computer and for deleted people.
    pub fn user(self) -> Option<UserId> {
        UserId::try_from(self.0).ok()
    }

    /// Returns the player with this number, and this name if it is a person or an engine; `None` for
    /// an invalid number.
    pub fn with_name(self, name: String) -> Option<Player> {
        if let Some(id) = self.user() {
            return Some(Person::new(id, name).into());
        }
        if let Some(id) = self.engine() {
            return Some(NamedEngine { id, name }.into());
        }
        match u32::try_from(DELETED.checked_sub(self.0)?) {
            Ok(number @ 1..) => Some(Player::Deleted(number)),
            _ => self.level().map(Player::from),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_engines_people_and_deleted_people_have_different_ids() {
        let engine = |id: i64| Player::from(NamedEngine { id: id.into(), name: "Holtz".into() });
        let person = Person::new(UserId::try_from(1_u64).unwrap(), "Ada");
        let players = [
            Player::from(Level::BEGINNER),
            Player::from(Level::GRANDMASTER),
            engine(1),
            engine(900),
            Player::Deleted(1),
            Player::from(person),
        ];
        for (index, player) in players.iter().enumerate() {
            let id = PlayerId::from(player);
            assert_eq!(players.iter().position(|other| PlayerId::from(other) == id), Some(index));
            assert_eq!(id.is_computer(), player.is_computer(), "{player:?}");
            let name = player.engine().map(|engine| engine.name.clone());
            let name = name.or(player.person().map(|person| person.name.clone()));
            assert_eq!(id.with_name(name.unwrap_or_default()).as_ref(), Some(player));
        }
    }
}
