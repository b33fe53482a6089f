//! Names of players: people by mention or name, the computer by its level or the engine's name and, in
//! a tournament, by the name of its entry.

use dvonn_discord::markup::plain;
use dvonn_model::{Computer, ComputerKind, Level, Player, PlayerId, UserId};
use dvonn_play::Match;
use dvonn_render::Name;
use dvonn_rules::{ByColor, Color};

use crate::runtime::app::engines::Engines;
use crate::say;
use crate::show::words::links::mention;
use crate::show::words::stars::star;
use crate::text::Text;

/// Returns a player for a message. A person is a mention, which Discord shows as their name, unless
/// they are in another venue than the readers.
pub(crate) fn mention_player(text: Text, player: &Player) -> String {
    match player {
        Player::Person(person) if person.stranger => plain(&strip_direction_marks(&person.name)),
        Player::Person(person) => mention(person.id),
        Player::Computer(Computer { kind, entry: None }) => computer(text, kind),
        Player::Computer(Computer { kind, entry: Some(number) }) => {
            say!(text, "tournament-computer", name = star(*number), level = kind_name(text, kind))
        }
        Player::Deleted(_) => say!(text, "deleted-player"),
    }
}

/// Returns a player for a message that names the colour in brackets: the computer without its level.
pub(crate) fn mention_beside_color(text: Text, player: &Player) -> String {
    match player {
        Player::Computer(Computer { kind: ComputerKind::Level(_), entry: None }) => {
            say!(text, "computer-without-level")
        }
        player => mention_player(text, player),
    }
}

/// Returns a player for a message, by id only.
pub(crate) fn mention_by_id(text: Text, engines: &Engines, player: PlayerId) -> String {
    let engine = player.engine().and_then(|engine| engines.name(engine));
    match (player.user(), player.level(), engine) {
        (Some(user), ..) => mention(user),
        (None, Some(level), _) => computer(text, &level.into()),
        (None, None, Some(name)) => say!(text, "computer", level = name),
        (None, None, None) => say!(text, "deleted-player"),
    }
}

/// Returns a person for a message. `None` stands for somebody who deleted their data.
pub(crate) fn mention_or_deleted(text: Text, person: Option<UserId>) -> String {
    person.map_or_else(|| say!(text, "deleted-person"), mention)
}

/// Returns the name of the computer at a level, or as an engine.
pub(crate) fn computer(text: Text, kind: &ComputerKind) -> String {
    say!(text, "computer", level = kind_name(text, kind))
}

/// Returns the name of a level or of an engine, without saying that it is the computer.
fn kind_name(text: Text, kind: &ComputerKind) -> String {
    match kind {
        ComputerKind::Level(level) => level_name(text, *level),
        ComputerKind::Engine(engine) => engine.name.clone(),
    }
}

/// Returns both players for a message.
pub(crate) fn both(text: Text, players: &ByColor<Player>) -> ByColor<String> {
    ByColor {
        white: mention_player(text, &players.white),
        black: mention_player(text, &players.black),
    }
}

/// Returns a player by name, for text without mentions such as a file.
pub(crate) fn name(text: Text, player: &Player) -> String {
    match player {
        Player::Person(person) => strip_direction_marks(&person.name),
        Player::Computer(_) | Player::Deleted(_) => mention_player(text, player),
    }
}

/// Removes marks that would change the direction of the text after a name.
pub(crate) fn strip_direction_marks(name: &str) -> String {
    let changes_direction = |c: char| {
        matches!(
            c,
            '\u{61C}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}'
        )
    };
    name.chars().filter(|&c| !changes_direction(c)).collect()
}

/// The name of a player in pictures and their alt text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct PictureName {
    /// For alt text.
    pub(crate) full: String,
    /// For the picture: of the computer, only its level or the engine's name.
    pub(crate) short: String,
}

impl From<String> for PictureName {
    fn from(name: String) -> PictureName {
        PictureName { short: name.clone(), full: name }
    }
}

/// Returns both players' names for pictures.
pub(crate) fn names(text: Text, game: &Match) -> ByColor<PictureName> {
    ByColor::from_fn(|color| match &game.row.players[color] {
        Player::Computer(Computer { entry: Some(number), .. }) => star(*number).into(),
        player => PictureName { full: name(text, player), short: short_name(text, player) },
    })
}

/// Returns the player's name or, if there is none, the colour.
pub(crate) fn or_color(text: Text, color: Color, name: &str) -> String {
    match color {
        _ if !name.is_empty() => name.to_owned(),
        Color::White => say!(text, "color-white"),
        Color::Black => say!(text, "color-black"),
    }
}

/// Borrows the names of players for a picture.
pub(crate) fn as_names(names: &ByColor<PictureName>) -> ByColor<Name<'_>> {
    ByColor::from_fn(|color| Name { full: &names[color].full, short: &names[color].short })
}

/// Borrows texts for a picture.
pub(crate) fn as_strs(names: &ByColor<String>) -> ByColor<&str> {
    ByColor { white: &names.white, black: &names.black }
}

/// Returns a player by a short name: the computer only by its level or the engine's name.
pub(crate) fn short_name(text: Text, player: &Player) -> String {
    match player {
        Player::Computer(Computer { kind, entry: None }) => kind_name(text, kind),
        player => name(text, player),
    }
}

/// Returns the name of a level.
pub(crate) fn level_name(text: Text, level: Level) -> String {
    match level.number() {
        1 => say!(text, "level-beginner"),
        2 => say!(text, "level-novice"),
        3 => say!(text, "level-casual"),
        4 => say!(text, "level-skilled"),
        5 => say!(text, "level-club"),
        6 => say!(text, "level-strong"),
        7 => say!(text, "level-expert"),
        8 => say!(text, "level-master"),
        _ => say!(text, "level-grandmaster"),
    }
}

#[cfg(test)]
mod tests {
    use dvonn_model::{NamedEngine, Person};

    use super::*;

    #[test]
    fn no_engine_can_have_the_name_of_a_level() {
        for level in Level::ALL {
            let name = level_name(Text::of(None), level);
            assert!(crate::config::EngineName::try_from(name).is_err(), "{level:?}");
        }
    }

    #[test]
    fn a_name_cannot_change_the_direction_of_text_after_it() {
        assert_eq!(
            strip_direction_marks("\u{202e}\u{639}\u{645}\u{631} \u{2067}Ada"),
            "\u{639}\u{645}\u{631} Ada"
        );
    }

    #[test]
    fn a_short_name_is_the_computers_level_or_a_persons_name() {
        let short = |player: Player| short_name(Text::of(None), &player);
        let computer = |kind| Player::Computer(Computer { kind, entry: None });
        assert_eq!(short(computer(Level::GRANDMASTER.into())), "Grandmaster");
        let engine = NamedEngine { id: 1.into(), name: "Holtz".into() };
        assert_eq!(short(computer(engine.into())), "Holtz");
        let ada = Person::with_visible_name(1_u64.try_into().unwrap(), ["Ada"]);
        assert_eq!(short(Player::Person(ada)), "Ada");
    }
}
