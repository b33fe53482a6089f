//! `dvonn-arena` lets programs and levels play each other, and says which is stronger and how sure
//! that is.
//!
//! `dvonn-arena match A B` plays games in pairs: both games of a pair have the same seeds by colour,
//! with the players swapped, so that luck in the placement strikes both. A player is
//!
//! - a command that speaks the protocol of `dvonn-codecup`, split at blanks; `{seed}` in it becomes a
//!   number that differs from pair to pair, without which a player may repeat itself;
//! - `level:1` to `level:8`: a level of the bot, in this process;
//! - `random`, `greedy`, `half-greedy`, `mobility`: simple players, in this process; see `simple` and
//!   `mobility`.
//!
//! The rules are those of `dvonn-rules`: who plays an illegal ply, ends too early or takes too long has
//! lost, and that is counted as a fault. After each pair the result so far is printed, so that nothing
//! is lost where the match is broken off.
//!
//! `dvonn-arena levels` plays each level against the one below, and prints the table of the README.
//!
//! Exit codes: 0 done, 1 something failed, 2 wrong options.

mod contest;
mod entrant;
mod estimate;
mod game;
mod level;
mod levels;
mod matches;
mod mobility;
mod player;
mod program;
mod simple;
mod tally;

use std::io;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Let players of DVONN play each other.
#[derive(Debug, Parser)]
#[command(version)]
struct CommandLine {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Play two players against each other.
    ///
    /// A player is a command that speaks the contest's protocol, with {seed} where it takes a seed;
    /// level:1 to level:8; or one of random, greedy, half-greedy, mobility, mobility:NODES.
    Match(matches::Options),
    /// Play each level against the one below, and print a table.
    Levels(levels::Options),
}

fn main() -> ExitCode {
    let mut output = io::stdout().lock();
    let done = match CommandLine::parse().command {
        Command::Match(options) => matches::run(&options, &mut output),
        Command::Levels(options) => levels::run(&options, &mut output),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("dvonn-arena: {error}");
            ExitCode::FAILURE
        }
    }
}
