//! A game as its channel sees it: board, news, offers.

pub(crate) mod announce;
pub(crate) mod automatic;
pub(crate) mod board;
pub(crate) mod clock;
pub(crate) mod controls;
pub(crate) mod decisions;
pub(crate) mod entry;
pub(crate) mod milestones;
pub(crate) mod news;
pub(crate) mod notice;
pub(crate) mod notices;
pub(crate) mod offers;
mod own_ending;
pub(crate) mod record_buttons;
pub(crate) mod tournament;
pub(crate) mod turn_buttons;
