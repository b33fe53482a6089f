//! The DVONN bot: everything that users interact with. ARCHITECTURE.md is the map of all crates.
//!
//! Each module may use those below it:
//!
//! - the program (`main.rs`, `cli/`): the command line and its exit codes.
//! - `gateway`: connects to Discord, registers commands, admits and dispatches what arrives, runs background work.
//! - `features`: a file or folder per feature. None uses another.
//! - `show`: what several features show: boards, records, challenges, sentences.
//! - `monitor`: answers `/metrics`, `/healthz` and `/readyz`, and tells systemd that the bot is ready and alive.
//! - `runtime`: the bot at work: services, callers, replies, posts.
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

mod features;
mod monitor;
mod runtime;
mod show;

pub mod backups;
pub mod computer;
pub mod config;
pub mod gateway;
pub mod logging;
pub mod memory;
pub mod metrics;
pub mod sandbox;
pub mod shutdown;
pub mod start;
pub mod text;
pub mod time;
