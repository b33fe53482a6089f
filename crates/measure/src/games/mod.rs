//! Games that people play while something is measured.

pub(crate) mod challenge;
pub(crate) mod running;
pub(crate) mod tables;
pub(crate) mod turns;
