//! The DVONN bot: everything that users interact with. ARCHITECTURE.md describes the modules.

pub mod backups;
pub mod computer;
pub mod config;
pub mod discord;
pub mod logging;
pub mod memory;
pub mod metrics;
pub mod sandbox;
pub mod shutdown;
pub mod start;
pub mod text;
pub mod time;
