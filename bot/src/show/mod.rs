//! What several features show: boards, records, challenges, sentences. It uses `runtime`, and knows no feature.
//!
//! The modules, from the bottom up:
//!
//! - `chance`, `choices`, `sample`: random choices; lists of choices in commands; a sample game for
//!   previews of settings.
//! - `pager`, `ids`: buttons to page through lists; custom ids of buttons that several features show.
//! - `words`: sentences that several features use. One file also uses the refusals of `record`.
//! - `explain`: what people read about each refusal.
//! - `opponent`, `admission`, `threads`: the opponent that a command names; who may start a game; threads.
//! - `owned_scene`, `pictures`, `game`, `record`, `challenge`: board pictures; a game's
//!   announcements, news and offers; browsing a game; the message of a challenge.
//! - `first_steps`: buttons that lead newcomers to the rules and to a first game.
//! - `complete`: suggestions while a person fills in an option.

pub(crate) mod admission;
pub(crate) mod challenge;
pub(crate) mod chance;
pub(crate) mod choices;
pub(crate) mod complete;
pub(crate) mod explain;
pub(crate) mod first_steps;
pub(crate) mod game;
pub(crate) mod ids;
pub(crate) mod opponent;
pub(crate) mod owned_scene;
pub(crate) mod pager;
pub(crate) mod pictures;
#[cfg(test)]
pub(crate) mod real_games;
pub(crate) mod record;
pub(crate) mod sample;
pub(crate) mod threads;
pub(crate) mod words;
