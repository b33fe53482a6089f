//! The shared base of all features. The kit knows no feature.
//!
//! The modules, from the bottom up:
//!
//! - `chance`, `choices`, `sample`: random choices; lists of choices in commands; a sample game for
//!   previews of settings.
//! - `custom_id`: the parts of custom ids. `custom_ids!` declares an enum of ids, one line per button.
//! - `form`, `pager`, `style`: what was written into a refused form; buttons to page through lists;
//!   language, notation and look.
//! - `ids`: custom ids of buttons that several features show.
//! - `words`: sentences that several features use. One file also uses the refusals of `record`.
//! - `measured`: metrics of requests and pictures.
//! - `discord_error`: the sentence for people about what Discord refuses.
//! - `failure`, `explain`, `handling`: the reasons why a request fails, and what people read about them; what
//!   came of a request.
//! - `engines`: which engines the operator has added, and asking them for plies.
//! - `app`: the shared services, as a plain struct, `App`. It has `claims`, `review_notices`, `shards`, `jobs`,
//!   `outages` and `health`.
//! - `caller`, `command`, `opponent`, `permissions`, `admission`, `threads`: the person who makes a
//!   request, and how to reply; the context of a command; the people it names; what Discord allows;
//!   permission to start games; threads.
//! - `delivery`, `tell`: how a message reaches a channel; error replies.
//! - `direct_messages`, `posts`: direct messages; what the bot shows by itself or keeps up to date.
//! - `reach`: which games a click or form may be about, checked before each handler.
//! - `visibility`: whether a person can still see a channel.
//! - `feature`, `background`: the definition of a feature; rounds of background work.
//! - `owned_scene`, `painter`, `pictures`, `game`, `record`, `challenge`: board pictures; a game's
//!   announcements, news and offers; browsing a game; the message of a challenge.
//! - `first_steps`: buttons that lead newcomers to the rules and to a first game.
//! - `complete`: suggestions while a person fills in an option.

pub(crate) mod admission;
pub(crate) mod app;
pub(crate) mod background;
pub(crate) mod caller;
pub(crate) mod challenge;
pub(crate) mod chance;
pub(crate) mod choices;
pub(crate) mod claims;
pub(crate) mod command;
pub(crate) mod complete;
pub(crate) mod custom_id;
pub(crate) mod delivery;
pub(crate) mod direct_messages;
pub(crate) mod discord_error;
pub(crate) mod engines;
pub(crate) mod explain;
pub(crate) mod failure;
pub(crate) mod feature;
pub(crate) mod first_steps;
pub(crate) mod form;
pub(crate) mod game;
pub(crate) mod handling;
pub(crate) mod health;
pub(crate) mod ids;
pub(crate) mod jobs;
pub(crate) mod measured;
pub(crate) mod opponent;
pub(crate) mod outages;
pub(crate) mod owned_scene;
pub(crate) mod pager;
pub(crate) mod painter;
pub(crate) mod permissions;
pub(crate) mod pictures;
pub(crate) mod posts;
pub(crate) mod reach;
#[cfg(test)]
pub(crate) mod real_games;
pub(crate) mod record;
pub(crate) mod review_notices;
pub(crate) mod sample;
pub(crate) mod shards;
pub(crate) mod style;
pub(crate) mod tell;
pub(crate) mod threads;
pub(crate) mod visibility;
pub(crate) mod words;
