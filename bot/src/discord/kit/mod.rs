//! The bot at work: its services, who asks, background work, posts. The kit knows no feature, and not what they show.
//!
//! The modules, from the bottom up:
//!
//! - `custom_id`: the parts of custom ids. `custom_ids!` declares an enum of ids, one line per button.
//! - `form`, `style`: what was written into a refused form; language, notation and look.
//! - `painter`, `measured`: the one painter; metrics of requests and pictures.
//! - `discord_error`: the sentence for people about what Discord refuses.
//! - `failure`, `handling`: the reasons why a request fails; what came of a request.
//! - `engines`: which engines the operator has added, and asking them for plies.
//! - `app`: the shared services, as a plain struct, `App`. It has `claims`, `review_notices`, `shards`, `jobs`,
//!   `outages` and `health`.
//! - `caller`, `command`, `permissions`: the person who makes a request, and how to reply; the context of a
//!   command; what Discord allows.
//! - `delivery`, `tell`: how a message reaches a channel; error replies.
//! - `direct_messages`, `posts`: direct messages; what the bot shows by itself or keeps up to date.
//! - `reach`: which games a click or form may be about, checked before each handler.
//! - `visibility`: whether a person can still see a channel.
//! - `feature`, `background`: the definition of a feature; rounds of background work.

pub(crate) mod app;
pub(crate) mod background;
pub(crate) mod caller;
pub(crate) mod claims;
pub(crate) mod command;
pub(crate) mod custom_id;
pub(crate) mod delivery;
pub(crate) mod direct_messages;
pub(crate) mod discord_error;
pub(crate) mod engines;
pub(crate) mod failure;
pub(crate) mod feature;
pub(crate) mod form;
pub(crate) mod handling;
pub(crate) mod health;
pub(crate) mod jobs;
pub(crate) mod measured;
pub(crate) mod outages;
pub(crate) mod painter;
pub(crate) mod permissions;
pub(crate) mod posts;
pub(crate) mod reach;
pub(crate) mod review_notices;
pub(crate) mod shards;
pub(crate) mod style;
pub(crate) mod tell;
pub(crate) mod visibility;
