//! The shared base of all features. The kit knows no feature.

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
pub(crate) mod failure;
pub(crate) mod feature;
pub(crate) mod form;
pub(crate) mod game;
pub(crate) mod ids;
pub(crate) mod opponent;
pub(crate) mod pager;
pub(crate) mod permissions;
pub(crate) mod pictures;
pub(crate) mod reach;
#[cfg(test)]
pub(crate) mod real_games;
pub(crate) mod record;
pub(crate) mod sample;
pub(crate) mod send;
pub(crate) mod shards;
pub(crate) mod studio;
pub(crate) mod style;
pub(crate) mod tell;
pub(crate) mod thread_limit;
pub(crate) mod threads;
pub(crate) mod view;
pub(crate) mod words;
