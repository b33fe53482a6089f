//! Runs `dvonn-codecup` as a contest does, over pipes.

#![allow(clippy::unwrap_used, reason = "test helpers may unwrap as tests do")]

mod bench;
mod opponent;
mod options;
mod program;
mod protocol;
