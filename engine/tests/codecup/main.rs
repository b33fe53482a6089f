//! The contest program, run as a contest runs it.

#![allow(clippy::unwrap_used, reason = "the helpers of tests may unwrap as tests do")]

mod bench;
mod dialogue;
mod opponent;
mod options;
mod program;
mod referee;
