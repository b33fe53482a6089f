//! What several features show: boards, records, challenges, sentences. It uses `runtime`, and knows no feature.
//!
//! The modules, from the bottom up:
//!
//! - `random`, `choices`, `sample`: random choices; lists of choices in commands; a sample game for
//!   previews of settings.
//! - `ids`: custom ids of buttons that several features show, and the pages of lists.
//! - `words`: sentences that several features use.
//! - `explain`: what people read about each refusal.
//! - `opponent`, `access`, `threads`: the opponent that a command names; who may start a game; threads.
//! - `server_roles`: which roles of a server the bot may give.
//! - `picture`, `game`, `record`, `challenge`: board pictures; a game's
//!   announcements, news and offers; browsing a game; the message of a challenge.
//! - `lobby`: the message of a lobby.
//! - `wrong_move`: what a wrong move in an exercise or a puzzle leads to.
//! - `first_steps`: buttons that lead newcomers to the rules and to a first game.
//! - `start_time`, `event`: when something starts, as people type it; its event on Discord.
//! - `complete`: suggestions while a person fills in an option.

pub(crate) mod access;
pub(crate) mod challenge;
pub(crate) mod choices;
pub(crate) mod complete;
pub(crate) mod contest;
pub(crate) mod event;
pub(crate) mod explain;
pub(crate) mod first_steps;
pub(crate) mod game;
pub(crate) mod ids;
pub(crate) mod lobby;
pub(crate) mod opponent;
pub(crate) mod picture;
pub(crate) mod random;
pub(crate) mod record;
pub(crate) mod sample;
pub(crate) mod server_roles;
pub(crate) mod start_time;
pub(crate) mod threads;
pub(crate) mod words;
pub(crate) mod wrong_move;
