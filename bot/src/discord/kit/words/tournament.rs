//! Names of tournaments and their entrants.

use dvonn_model::{EntrantRow, Player, TournamentRow, UserId};
use dvonn_tournament::Tournament;

use crate::discord::kit::view::plain;
use crate::discord::kit::words::links::mention;
use crate::discord::kit::words::players::{level_name, mention_player, name as own_name};
use crate::say;
use crate::text::Text;

/// The names of the computer's entries: stars, because it can have several entries at one level.
const STARS: [&str; 24] = [
    "Vega",
    "Rigel",
    "Deneb",
    "Altair",
    "Mira",
    "Spica",
    "Castor",
    "Pollux",
    "Sirius",
    "Antares",
    "Capella",
    "Electra",
    "Maia",
    "Merope",
    "Mizar",
    "Polaris",
    "Regulus",
    "Bellatrix",
    "Hadar",
    "Alcor",
    "Procyon",
    "Canopus",
    "Arcturus",
    "Algol",
];

/// Returns an entrant for a message, where people are mentions.
pub(crate) fn mention_in(text: Text, of: &Tournament, number: u32) -> String {
    entrant_in(text, of, number, |player| mention_player(text, player))
}

/// Returns an entrant by name, without mentions.
pub(crate) fn name_in(text: Text, of: &Tournament, number: u32) -> String {
    entrant_in(text, of, number, |player| own_name(text, player))
}

/// Returns an entrant: a person by `name`, an entry of the computer by its own name and its level.
fn entrant_in(
    text: Text,
    of: &Tournament,
    number: u32,
    name: impl Fn(&Player) -> String,
) -> String {
    let named = |entrant: &EntrantRow| match entrant.player {
        Player::Computer(level) => {
            let (name, level) = (star(entrant.number), level_name(text, level));
            say!(text, "tournament-computer", name = name, level = level)
        }
        Player::Person(_) | Player::Deleted(_) => name(&entrant.player),
    };
    of.entrant(number).map(named).unwrap_or_default()
}

/// Returns the organiser for a message.
pub(crate) fn organiser(text: Text, organiser: Option<UserId>) -> String {
    organiser.map_or_else(|| say!(text, "deleted-player"), mention)
}

/// Returns the tournament's name, with markup escaped.
pub(crate) fn title(row: &TournamentRow) -> String {
    plain(&row.name)
}

/// Returns the name of the computer's entry with this entrant number.
fn star(number: u32) -> String {
    let index = number.saturating_sub(1) as usize;
    match index / STARS.len() {
        0 => STARS[index].to_owned(),
        round => format!("{} {}", STARS[index % STARS.len()], round + 1),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_entry_of_the_computer_has_a_name_of_its_own() {
        let names: BTreeSet<_> = (1..=255).map(star).collect();
        assert_eq!(names.len(), 255);
        assert_eq!((star(1), star(25)), ("Vega".to_owned(), "Vega 2".to_owned()));
    }
}
