//! Challenges: their message, rematches, and games against the computer.

pub(crate) mod computer;
pub(crate) mod engine;
pub(crate) mod post;
pub(crate) mod rematch;
pub(crate) mod view;
