//! The messages about a tournament.

pub(crate) mod list;
pub(crate) mod message;
pub(crate) mod pairings;
pub(crate) mod standings;
