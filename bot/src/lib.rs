//! The DVONN bot: everything that users interact with. ARCHITECTURE.md describes the modules.

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
