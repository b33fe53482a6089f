//! The DVONN bot: everything that people touch. ARCHITECTURE.md is the map of its modules.

pub mod computer;
pub mod config;
pub mod discord;
pub mod ladder;
pub mod logging;
pub mod play;
pub mod shutdown;
pub mod start;
pub mod store;
pub mod text;
pub mod time;
pub mod tournament;
