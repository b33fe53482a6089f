//! The bot at work: its services, who asks, what it sends by itself. It uses no feature, and nothing that they show.
//!
//! - `custom_id`: the parts of custom ids. `custom_ids!` declares an enum of ids, one line per button.
//! - `form`, `style`: what was written into a refused form; language, notation and look.
//! - `handling`, `ids`: what came of a request; ids as Discord's libraries have them.
//! - `failure`: the reasons why a request fails, and the sentence for people about what Discord refuses.
//! - `app`: the shared services, as a plain struct, `App`.
//! - `rounds`: rounds of background work.
//! - `caller`: the person who makes a request, what they may see, and how to reply.
//! - `delivery`, `failure_reply`: how a message reaches a channel; error replies.
//! - `posts`: what the bot shows by itself or keeps up to date.
//! - `feature`: the definition of a feature.

pub(crate) mod app;
pub(crate) mod caller;
pub(crate) mod custom_id;
pub(crate) mod delivery;
pub(crate) mod failure;
pub(crate) mod failure_reply;
pub(crate) mod feature;
pub(crate) mod form;
pub(crate) mod handling;
pub(crate) mod ids;
pub(crate) mod posts;
pub(crate) mod rounds;
pub(crate) mod style;
