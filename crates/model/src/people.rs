//! People and players: people on Discord, levels of the computer, engines, opponents.

use crate::{EngineId, Level, UserId};

/// A person, with their last known name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The id on Discord.
    pub id: UserId,
    /// The name, in any script. The store removes control characters.
    pub name: String,
    /// True for a player who is in another venue than the readers. They are named, never mentioned.
    pub stranger: bool,
}

impl Person {
    /// Returns the person with this id and name.
    pub fn new(id: UserId, name: impl Into<String>) -> Person {
        Person { id, name: name.into(), stranger: false }
    }

    /// Returns the person with the first of these names that can be seen, or else with their id as
    /// a name.
    pub fn with_visible_name<'a>(id: UserId, names: impl IntoIterator<Item = &'a str>) -> Person {
        match names.into_iter().find(|name| !name.chars().all(is_blank)) {
            Some(name) => Person::new(id, name),
            None => Person::new(id, id.to_string()),
        }
    }
}

/// Returns true for characters that show nothing, even in a name of nothing else.
fn is_blank(character: char) -> bool {
    character.is_whitespace()
        || character.is_control()
        || matches!(character,
            '\u{AD}' | '\u{34F}' | '\u{61C}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}'
            | '\u{180B}'..='\u{180F}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}'
            | '\u{2060}'..='\u{206F}' | '\u{2800}' | '\u{3164}' | '\u{FE00}'..='\u{FE0F}'
            | '\u{FEFF}' | '\u{FFA0}' | '\u{FFF0}'..='\u{FFFB}' | '\u{E0000}'..='\u{E0FFF}')
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

    /// Returns the id of a person who can be notified in this venue.
    pub fn id_here(&self) -> Option<UserId> {
        self.person().filter(|person| !person.stranger).map(|person| person.id)
    }

    /// Returns true if it is the computer: a level, or an engine.
    pub fn is_computer(&self) -> bool {
        matches!(self, Player::Computer(_))
    }

    /// Notes whether readers may not know this person. Changes nothing for the computer.
    pub fn set_stranger(&mut self, stranger: bool) {
        if let Player::Person(person) = self {
            person.stranger = stranger;
        }
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

    /// The level of the computer; `None` for engines and people.
    pub fn level(&self) -> Option<Level> {
        match self {
            Player::Computer(Computer { kind: ComputerKind::Level(level), .. }) => Some(*level),
            Player::Computer(_) | Player::Person(_) | Player::Deleted(_) => None,
        }
    }

    /// The engine; `None` for levels of the computer and for people.
    pub fn engine(&self) -> Option<&NamedEngine> {
        match self {
            Player::Computer(Computer { kind: ComputerKind::Engine(engine), .. }) => Some(engine),
            Player::Computer(_) | Player::Person(_) | Player::Deleted(_) => None,
        }
    }
}

/// The computer as a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Computer {
    /// What plays.
    pub kind: ComputerKind,
    /// The number of its entry in a tournament, if it plays there: it may have several, each with a
    /// name of its own.
    pub entry: Option<u32>,
}

/// What plays when the computer plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ComputerKind {
    /// The bot itself, at this level.
    Level(Level),
    /// Another program.
    Engine(NamedEngine),
}

/// An engine that the operator has added as an opponent: another program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedEngine {
    /// Its number.
    pub id: EngineId,
    /// The name in the operator's settings: letters, digits, spaces, dots and hyphens.
    pub name: String,
}

impl ComputerKind {
    /// Returns the opponent of a challenge to it.
    pub fn opponent(&self) -> Opponent {
        match self {
            ComputerKind::Level(level) => Opponent::Computer(*level),
            ComputerKind::Engine(engine) => Opponent::Engine(engine.id),
        }
    }
}

impl From<Level> for ComputerKind {
    fn from(level: Level) -> ComputerKind {
        ComputerKind::Level(level)
    }
}

impl From<NamedEngine> for ComputerKind {
    fn from(engine: NamedEngine) -> ComputerKind {
        ComputerKind::Engine(engine)
    }
}

impl From<ComputerKind> for Player {
    fn from(kind: ComputerKind) -> Player {
        Player::Computer(Computer { kind, entry: None })
    }
}

impl From<Level> for Player {
    fn from(level: Level) -> Player {
        ComputerKind::from(level).into()
    }
}

impl From<NamedEngine> for Player {
    fn from(engine: NamedEngine) -> Player {
        ComputerKind::from(engine).into()
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
    /// An engine that the operator has added. It accepts at once, as the computer does.
    Engine(EngineId),
}

impl Opponent {
    /// Returns true if it is the computer: a level, or an engine.
    pub fn is_computer(self) -> bool {
        matches!(self, Opponent::Computer(_) | Opponent::Engine(_))
    }

    /// The challenged person, if one is named.
    pub fn person(self) -> Option<UserId> {
        match self {
            Opponent::Person(person) => Some(person),
            Opponent::Anyone | Opponent::Computer(_) | Opponent::Engine(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_that_nobody_can_see_is_replaced_by_the_next_one() {
        let id = UserId::try_from(77_u64).unwrap();
        let name = |names: &[&str]| Person::with_visible_name(id, names.iter().copied()).name;
        for blank in ["", " ", "\u{200B}", "\u{3164}\u{2800}", "\u{202E} \u{FE0F}", "\u{E0020}"] {
            assert_eq!(name(&[blank, "Ada L.", "ada"]), "Ada L.", "{blank:?}");
            assert_eq!(name(&[blank, blank, "ada"]), "ada", "{blank:?}");
            assert_eq!(name(&[blank]), "77", "{blank:?}");
        }
        for visible in ["\u{200B}Ada", "👩\u{200D}🔬", "عادة", "ء"] {
            assert_eq!(name(&[visible, "ada"]), visible);
        }
    }
}
