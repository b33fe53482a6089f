//! Who plays: people, levels of the computer, and whom a challenge is to.

use dvonn_engine::Level;

use crate::UserId;

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
}
