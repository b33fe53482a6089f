//! Tournaments: their message, their rounds, how they stand.

use dvonn_model::{EntrantRow, Player, TournamentRow, UserId};
use dvonn_tournament::Tournament;

use crate::discord::kit::view::plain;
use crate::discord::kit::words::links::mention;
use crate::discord::kit::words::players::{called, name as own_name, short};
use crate::say;
use crate::text::Text;

/// What an entrant is called in a message, in which people are mentions.
pub(crate) fn called_in(text: Text, of: &Tournament, number: u32) -> String {
    let named = |entrant: &EntrantRow| numbered(text, entrant, called(text, &entrant.player));
    of.entrant(number).map(named).unwrap_or_default()
}

/// The same where nothing is a mention.
pub(crate) fn name_in(text: Text, of: &Tournament, number: u32) -> String {
    let named = |entrant: &EntrantRow| numbered(text, entrant, own_name(text, &entrant.player));
    of.entrant(number).map(named).unwrap_or_default()
}

/// The same where there is little room: the computer goes by its level.
pub(crate) fn short_in(text: Text, of: &Tournament, number: u32) -> String {
    let named = |entrant: &EntrantRow| {
        numbered(text, entrant, short(text, &own_name(text, &entrant.player)))
    };
    of.entrant(number).map(named).unwrap_or_default()
}

/// Who organises a tournament.
pub(crate) fn organiser(text: Text, organiser: Option<UserId>) -> String {
    organiser.map_or_else(|| say!(text, "deleted-player"), mention)
}

/// What a tournament is called, harmless in any message.
pub(crate) fn title(row: &TournamentRow) -> String {
    plain(&row.name)
}

/// Of the computer there may be several: they go by their numbers.
pub(crate) fn numbered(text: Text, entrant: &EntrantRow, name: String) -> String {
    match entrant.player {
        Player::Computer(_) => {
            say!(text, "tournament-computer", name = name, number = entrant.number.to_string())
        }
        Player::Person(_) | Player::Deleted(_) => name,
    }
}
