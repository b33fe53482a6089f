//! Looking back at a game: what is looked through, and what its pages have in common.

pub(crate) mod buttons;
pub(crate) mod chapters;
pub(crate) mod choose;
pub(crate) mod export;
pub(crate) mod import;
pub(crate) mod pages;
pub(crate) mod subject;
pub(crate) mod title;
pub(crate) mod unimportable;
