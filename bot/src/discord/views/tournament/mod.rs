//! Tournaments: their message, their rounds, how they stand.

mod game;
mod list;
mod message;
mod pairings;
mod refusal;
mod standings;

use dvonn_model::{EntrantRow, Player, TournamentRow, UserId};
use dvonn_tournament::Tournament;

pub(in crate::discord) use game::{left_alone as tournament_left_alone, lines as tournament_lines};
pub(in crate::discord) use list::list as tournaments;
pub(in crate::discord) use message::{
    game_thread_name, hindered, invitation as tournament_invitation, name as tournament_name,
    open as tournament, round, thread_ending,
};
pub(in crate::discord) use pairings::pairings;
pub(in crate::discord) use refusal::{astray, refused as tournament_refused};
pub(in crate::discord) use standings::{over as tournament_over, public_standings, standings};

use super::super::view::plain;
use super::players::{called, name as own_name, short};
use super::{mention, terms};
use crate::say;
use crate::text::Text;

/// What an entrant is called in a message, in which people are mentions.
fn called_in(text: Text, of: &Tournament, number: u32) -> String {
    let named = |entrant: &EntrantRow| numbered(text, entrant, called(text, &entrant.player));
    of.entrant(number).map(named).unwrap_or_default()
}

/// The same where nothing is a mention.
fn name_in(text: Text, of: &Tournament, number: u32) -> String {
    let named = |entrant: &EntrantRow| numbered(text, entrant, own_name(text, &entrant.player));
    of.entrant(number).map(named).unwrap_or_default()
}

/// The same where there is little room: the computer goes by its level.
fn short_in(text: Text, of: &Tournament, number: u32) -> String {
    let named = |entrant: &EntrantRow| {
        numbered(text, entrant, short(text, &own_name(text, &entrant.player)))
    };
    of.entrant(number).map(named).unwrap_or_default()
}

/// Who organises a tournament.
fn organiser(text: Text, organiser: Option<UserId>) -> String {
    organiser.map_or_else(|| say!(text, "deleted-player"), mention)
}

/// What a tournament is called, harmless in any message.
fn title(row: &TournamentRow) -> String {
    plain(&row.name)
}

/// Of the computer there may be several: they go by their numbers.
fn numbered(text: Text, entrant: &EntrantRow, name: String) -> String {
    match entrant.player {
        Player::Computer(_) => {
            say!(text, "tournament-computer", name = name, number = entrant.number.to_string())
        }
        Player::Person(_) | Player::Deleted(_) => name,
    }
}
