//! How a challenge, and a game that comes of it, reaches its channel.

pub(crate) mod computer;
pub(crate) mod post;
pub(crate) mod rematch;
pub(crate) mod view;
