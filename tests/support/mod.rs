//! The harness: what a test needs to play, and what it is held to.

pub(crate) mod bout;
pub(crate) mod browser;
pub(crate) mod contest;
pub(crate) mod duel;
mod left_out;
mod openapi;
pub(crate) mod page;
pub(crate) mod person;
pub(crate) mod process;
pub(crate) mod random;
pub(crate) mod records;
pub(crate) mod scene;
pub(crate) mod told;
mod verdict;
