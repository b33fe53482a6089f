//! What players are called: people by mentions and names, the computer by its level.

use dvonn_engine::Level;
use dvonn_model::{Player, PlayerId, UserId};
use dvonn_play::Match;
use dvonn_rules::ByColor;

use crate::discord::kit::words::links::mention;
use crate::say;
use crate::text::Text;

/// A player in a message: Discord shows a mention as the person's name.
pub(crate) fn called(text: Text, player: &Player) -> String {
    match player {
        Player::Person(person) => mention(person.id),
        Player::Computer(level) => computer(text, *level),
        Player::Deleted(_) => say!(text, "deleted-player"),
    }
}

/// A player whose name is not at hand, in a message.
pub(crate) fn called_by_id(text: Text, player: PlayerId) -> String {
    match (player.user(), player.level()) {
        (Some(user), _) => mention(user),
        (None, Some(level)) => computer(text, level),
        (None, None) => say!(text, "deleted-player"),
    }
}

/// Somebody who did something in a message; none is somebody who had themselves deleted.
pub(crate) fn somebody(text: Text, person: Option<UserId>) -> String {
    person.map_or_else(|| say!(text, "deleted-person"), mention)
}

/// What the computer is called at a level.
pub(crate) fn computer(text: Text, level: Level) -> String {
    say!(text, "computer", level = level_name(text, level))
}

/// Both players in a message.
pub(crate) fn both(text: Text, players: &ByColor<Player>) -> ByColor<String> {
    ByColor { white: called(text, &players.white), black: called(text, &players.black) }
}

/// A player where nothing is a mention, as in a file.
pub(crate) fn name(text: Text, player: &Player) -> String {
    match player {
        Player::Person(person) => harmless(&person.name),
        Player::Computer(_) | Player::Deleted(_) => called(text, player),
    }
}

/// A person's name without the marks that would turn the direction of all that follows it.
pub(crate) fn harmless(name: &str) -> String {
    let turns = |c: char| {
        matches!(
            c,
            '\u{61C}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}'
        )
    };
    name.chars().filter(|&c| !turns(c)).collect()
}

/// The players' names for what is said of a picture, in which [`short`] ones stand.
pub(crate) fn names(text: Text, game: &Match) -> ByColor<String> {
    let players = &game.row.players;
    ByColor { white: name(text, &players.white), black: name(text, &players.black) }
}

/// The same as a picture takes them.
pub(crate) fn strs(names: &ByColor<String>) -> ByColor<&str> {
    ByColor { white: &names.white, black: &names.black }
}

/// What a player is called where a picture has little room: the computer by its level.
pub(crate) fn short(text: Text, name: &str) -> String {
    let level = Level::ALL.into_iter().find(|&level| computer(text, level) == name);
    level.map_or_else(|| name.to_owned(), |level| level_name(text, level))
}

/// How strong the computer plays, in a word.
fn level_name(text: Text, level: Level) -> String {
    match level.number() {
        1 => say!(text, "level-beginner"),
        2 => say!(text, "level-novice"),
        3 => say!(text, "level-casual"),
        4 => say!(text, "level-skilled"),
        5 => say!(text, "level-club"),
        6 => say!(text, "level-strong"),
        7 => say!(text, "level-expert"),
        _ => say!(text, "level-master"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_name_turns_the_direction_of_what_follows_it() {
        assert_eq!(
            harmless("\u{202e}\u{639}\u{645}\u{631} \u{2067}Ada"),
            "\u{639}\u{645}\u{631} Ada"
        );
    }

    #[test]
    fn in_a_picture_the_computer_goes_by_its_level_and_a_person_by_their_name() {
        let text = Text::of(None);
        assert_eq!(short(text, &computer(text, Level::MASTER)), "Master");
        assert_eq!(short(text, "Ada"), "Ada");
    }
}
