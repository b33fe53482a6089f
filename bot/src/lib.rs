//! The DVONN bot: everything that people touch. ARCHITECTURE.md is the map of its modules.

pub mod config;
pub mod logging;
pub mod shutdown;
pub mod start;
pub mod discord;
pub mod play;
pub mod store;
pub mod text;
