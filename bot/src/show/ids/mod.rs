//! Custom ids of buttons that more than one feature shows.

pub(crate) mod advice;
pub(crate) mod challenge;
pub(crate) mod games;
pub(crate) mod help;
pub(crate) mod learn;
pub(crate) mod moderation;
pub(crate) mod offer;
pub(crate) mod openings;
pub(crate) mod pager;
pub(crate) mod panel;
pub(crate) mod people;
pub(crate) mod phrase;
pub(crate) mod plan;
pub(crate) mod puzzle;
pub(crate) mod record;
pub(crate) mod resign;
pub(crate) mod rules;
pub(crate) mod seek;
pub(crate) mod setting;
pub(crate) mod start;
pub(crate) mod turn;
