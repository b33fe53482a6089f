//! People and players: people on Discord, levels of the computer, opponents.

use dvonn_engine::Level;

use crate::UserId;

/// A person, with their last known name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The id on Discord.
    pub id: UserId,
    /// The name, in any script. The store removes control characters.
    pub name: String,
}

impl Person {
    /// Returns the person with this id and name.
    pub fn new(id: UserId, name: impl Into<String>) -> Person {
        Person { id, name: name.into() }
    }
}

/// A player of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Player {
    /// A person on Discord.
    Person(Person),
    /// The computer.
    Computer(Computer),
    /// A person who deleted their data, identified by a serial number.
    Deleted(u32),
}

impl Player {
    /// Returns the person; `None` for the computer and for deleted people.
    pub fn person(&self) -> Option<&Person> {
        match self {
            Player::Person(person) => Some(person),
            Player::Computer(_) | Player::Deleted(_) => None,
        }
    }

    /// The id on Discord; `None` for the computer and for deleted people.
    pub fn id(&self) -> Option<UserId> {
        self.person().map(|person| person.id)
    }

    /// Returns true if it is this person.
    pub fn is(&self, person: UserId) -> bool {
        self.id() == Some(person)
    }

    /// Returns the player as an entry in a tournament. Changes nothing for people.
    #[must_use]
    pub fn entered_as(self, entry: Option<u32>) -> Player {
        match self {
            Player::Computer(computer) => Player::Computer(Computer { entry, ..computer }),
            Player::Person(_) | Player::Deleted(_) => self,
        }
    }

    /// The number of the computer's entry in a tournament, if it plays there.
    pub fn entry(&self) -> Option<u32> {
        match self {
            Player::Computer(computer) => computer.entry,
            Player::Person(_) | Player::Deleted(_) => None,
        }
    }

    /// The level of the computer; `None` for people.
    pub fn level(&self) -> Option<Level> {
        match self {
            Player::Computer(computer) => Some(computer.level),
            Player::Person(_) | Player::Deleted(_) => None,
        }
    }
}

/// The computer as a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Computer {
    /// The level.
    pub level: Level,
    /// The number of its entry in a tournament, if it plays there: it may have several, each with a
    /// name of its own.
    pub entry: Option<u32>,
}

impl From<Level> for Player {
    fn from(level: Level) -> Player {
        Player::Computer(Computer { level, entry: None })
    }
}

impl From<Person> for Player {
    fn from(person: Person) -> Player {
        Player::Person(person)
    }
}

/// The opponent of a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opponent {
    /// Anyone: the first to accept plays.
    Anyone,
    /// A person on Discord.
    Person(UserId),
    /// The computer at this level. It accepts at once, so challenges to it are always drafts.
    Computer(Level),
}

impl Opponent {
    /// The challenged person, if one is named.
    pub fn person(self) -> Option<UserId> {
        match self {
            Opponent::Person(person) => Some(person),
            Opponent::Anyone | Opponent::Computer(_) => None,
        }
    }
}
