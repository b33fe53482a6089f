//! Names of tournaments and their entrants.

use dvonn_discord::markup::plain;
use dvonn_model::{TournamentRow, UserId};
use dvonn_tournament::Tournament;

use crate::say;
use crate::show::words::links::mention;
use crate::show::words::players::{mention_player, name as own_name};
use crate::text::Text;

/// Returns an entrant for a message, where people are mentions.
pub(crate) fn mention_in(text: Text, of: &Tournament, number: u32) -> String {
    of.entrant(number).map(|entrant| mention_player(text, &entrant.player)).unwrap_or_default()
}

/// Returns an entrant by name, without mentions.
pub(crate) fn name_in(text: Text, of: &Tournament, number: u32) -> String {
    of.entrant(number).map(|entrant| own_name(text, &entrant.player)).unwrap_or_default()
}

/// Returns the organiser for a message.
pub(crate) fn organiser(text: Text, organiser: Option<UserId>) -> String {
    organiser.map_or_else(|| say!(text, "deleted-player"), mention)
}

/// Returns the tournament's name, with markup escaped.
pub(crate) fn title(row: &TournamentRow) -> String {
    plain(&row.name)
}
