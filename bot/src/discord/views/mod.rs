//! What people get to see: each view is made from a game or challenge and a language, and nothing
//! else.

mod advice;
mod ahead;
mod asks;
mod automatic;
mod board;
mod challenge;
mod chapters;
mod clock;
mod export;
mod import;
mod intentions;
mod ladder;
mod lists;
mod log;
mod misfit;
mod moderation;
mod news;
mod notice;
mod pager;
mod pick;
mod picture;
mod place;
mod players;
mod privacy;
#[cfg(test)]
mod real_games;
mod refusal;
mod replay;
mod review;
mod rights;
mod rules;
mod server;
mod settings;
mod terms;
mod tournament;
mod unreadable;
mod vacation;

use dvonn_model::{GameRow, MessageId, UserId};

pub(super) use advice::{analyse_what, analysis, hint};
pub(super) use ahead::ahead;
pub(super) use asks::{closed_offer, more, open_offer};
pub(super) use board::{board, look};
pub(super) use challenge::{challenge, draft, thread_name};
pub(super) use clock::reminder;
pub(super) use export::{export, no_game_number, record, which_game};
pub(super) use import::{GAME, Unimportable, import_form, import_gone, unimportable};
pub(super) use intentions::{
    LINES, STOPS, WISHES, conditions, conditions_dropped, conditions_form, placed_then, plan,
    plan_dropped, plan_form, written,
};
pub(super) use ladder::{
    PlacesPage, SeasonPage, TopPage, activity, ladder_history, last_of_season, last_of_top,
    no_profile, no_season, one_profile, places, profile, profile_of_bot, season, season_over, top,
    versus, versus_oneself,
};
pub(super) use lists::{game_choice, games, help, history};
pub(super) use log::log;
pub(super) use moderation::{moderated, person_blocked, person_unblocked, taken_out};
pub(super) use news::{ply_label, thinking};
pub(super) use notice::notice;
pub(super) use pager::page;
pub(super) use pick::{cells_of_row, destinations, placed, played, preview, resign};
pub(super) use players::{computer, name, names};
pub(super) use privacy::{delete_person, what_is_kept};
pub(super) use refusal::{busy_at_accepting, busy_at_challenging, refusal};
pub(super) use replay::{no_replay, replay, replay_from_elsewhere, shared_replay};
pub(super) use review::{review, review_under_way, turning_point};
pub(super) use rules::rules;
pub(super) use server::{server, server_channels, server_setting};
pub(super) use settings::{HOURS, ZONE, no_quiet_hours, no_time_zone, quiet_hours, settings};
pub(super) use terms::control;
pub(super) use tournament::{
    astray, game_thread_name, hindered, pairings, public_standings, round, standings,
    thread_ending, tournament, tournament_invitation, tournament_left_alone, tournament_lines,
    tournament_name, tournament_over, tournament_refused, tournaments,
};
pub(super) use vacation::vacation;

/// A mention: Discord shows the person's name, and notifies them only where a view says so.
fn mention(person: UserId) -> String {
    format!("<@{person}>")
}

/// The address of a game's newest board, or of its channel.
fn link(game: &GameRow) -> Option<String> {
    let guild = game.place.guild?;
    let channel = game.place.channel;
    let message = game.board_message.map(|message: MessageId| format!("/{message}"));
    Some(format!("https://discord.com/channels/{guild}/{channel}{}", message.unwrap_or_default()))
}
