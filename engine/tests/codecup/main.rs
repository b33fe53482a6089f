//! The contest program, run as a contest runs it.

mod bench;
mod dialogue;
mod opponent;
mod options;
mod program;
mod referee;
