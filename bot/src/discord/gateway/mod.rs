//! What Discord sends the bot, and what the bot registers there.

pub(crate) mod commands;
pub(crate) mod connect;
pub(crate) mod events;
