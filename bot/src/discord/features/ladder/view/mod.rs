//! The views of a ladder.

pub(crate) mod activity;
pub(crate) mod history;
pub(crate) mod places;
pub(crate) mod profile;
pub(crate) mod season;
pub(crate) mod sheet;
pub(crate) mod top;
pub(crate) mod versus;
