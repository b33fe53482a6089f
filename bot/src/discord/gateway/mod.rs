//! The connection to Discord: events it sends, and commands the bot registers there.

pub(crate) mod admit;
pub(crate) mod commands;
pub(crate) mod connect;
pub(crate) mod deadline;
pub(crate) mod departures;
pub(crate) mod events;
pub(crate) mod joins;
pub(crate) mod label;
mod ranges;
pub(crate) mod reconnect;
