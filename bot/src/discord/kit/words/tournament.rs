//! Names of tournaments and their entrants.

use dvonn_model::{EntrantRow, Player, TournamentRow, UserId};
use dvonn_tournament::Tournament;

use crate::discord::kit::view::plain;
use crate::discord::kit::words::links::mention;
use crate::discord::kit::words::players::{mention_player, name as own_name, short};
use crate::say;
use crate::text::Text;

/// Returns an entrant for a message, where people are mentions.
pub(crate) fn mention_in(text: Text, of: &Tournament, number: u32) -> String {
    let named =
        |entrant: &EntrantRow| numbered(text, entrant, mention_player(text, &entrant.player));
    of.entrant(number).map(named).unwrap_or_default()
}

/// Returns an entrant by name, without mentions.
pub(crate) fn name_in(text: Text, of: &Tournament, number: u32) -> String {
    let named = |entrant: &EntrantRow| numbered(text, entrant, own_name(text, &entrant.player));
    of.entrant(number).map(named).unwrap_or_default()
}

/// Returns an entrant's short name: for the computer, only its level.
pub(crate) fn short_in(text: Text, of: &Tournament, number: u32) -> String {
    let named = |entrant: &EntrantRow| {
        numbered(text, entrant, short(text, &own_name(text, &entrant.player)))
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

/// Adds the entrant's number to the computer's name, since it can have several entries.
pub(crate) fn numbered(text: Text, entrant: &EntrantRow, name: String) -> String {
    match entrant.player {
        Player::Computer(_) => {
            say!(text, "tournament-computer", name = name, number = entrant.number.to_string())
        }
        Player::Person(_) | Player::Deleted(_) => name,
    }
}
