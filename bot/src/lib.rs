//! The DVONN bot: everything that users interact with. ARCHITECTURE.md is the map of all crates.
//!
//! Each module may use those below it:
//!
//! - the program (`main.rs`, `cli/`): the command line and its exit codes.
//! - `discord`: everything that touches Discord, through serenity and poise.
//! - `computer`: search threads with one queue, and external engines. Uses `sandbox`, and the
//!   crates of the engine and the rules.
//! - `text`: every text that players read.
//! - `backups`: backups at intervals. Uses `config`, `metrics`, `time` and the store.
//! - `metrics`: what the program counts and measures, for Prometheus.
//! - `config`, `logging`, `shutdown`, `start`: settings, the log, shutdown, and start-up errors.
//! - `memory`: how the program allocates memory.
//! - `sandbox`: runs another program with next to no rights. Uses no other module.
//! - `time`: the clock, waiting, and measuring durations.
//!
//! Texts for operators (settings, start-up, log) are in the code, in English. Texts for players are
//! in `bot/text`.

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
