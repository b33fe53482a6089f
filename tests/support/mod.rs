//! The test harness: what tests use to play, and checks that run after every test.

pub(crate) mod browser;
mod checks;
pub(crate) mod computer_game;
pub(crate) mod duel;
pub(crate) mod engines;
pub(crate) mod fleet;
mod openapi;
pub(crate) mod page;
pub(crate) mod person;
pub(crate) mod postgres;
pub(crate) mod process;
mod pseudo;
pub(crate) mod random;
pub(crate) mod records;
pub(crate) mod response;
pub(crate) mod scene;
mod scene_database;
pub(crate) mod skipped;
pub(crate) mod tournament;
pub(crate) mod writer;
