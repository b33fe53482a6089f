//! Browsing a game that was played here or imported: pages, chapters, import and export.

pub(crate) mod animation;
pub(crate) mod chapters;
pub(crate) mod choose;
pub(crate) mod export;
pub(crate) mod import;
pub(crate) mod pages;
pub(crate) mod quoted;
pub(crate) mod subject;
