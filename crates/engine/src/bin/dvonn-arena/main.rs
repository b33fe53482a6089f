//! `dvonn-arena` plays matches between players and estimates which one is stronger.
//!
//! `dvonn-arena match A B` plays games in pairs. The players swap colours within a pair, and each
//! colour keeps its seed, so both players get the same luck. A player is one of:
//!
//! - a command that speaks the protocol of `dvonn-codecup`, split at blanks. `{seed}` in it is
//!   replaced by a number that differs between pairs; without it, games may repeat.
//! - `level:1` to `level:9`: a level of the bot.
//! - `random`, `greedy`, `half-greedy` or `mobility`: a baseline player from the modules `baseline`
//!   and `mobility`.
//!
//! A player loses by a fault if it plays an illegal ply, exits early or exceeds its time. The
//! current result is printed after each pair, so it survives an interrupted match.
//!
//! `dvonn-arena levels` plays each level against the one below and prints a table.
//!
//! Exit codes: 0 success, 1 failure, 2 wrong options.

mod baseline;
mod contest;
mod estimate;
mod game;
mod level_player;
mod levels;
mod matches;
mod mobility;
mod player;
mod player_spec;
mod program;
mod tally;

use std::io;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Play matches between DVONN players.
#[derive(Debug, Parser)]
#[command(version)]
struct CommandLine {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Play a match between two players.
    ///
    /// A player is one of: level:1 to level:9; random, greedy, half-greedy, mobility or
    /// mobility:NODES; or a command that speaks the contest protocol. {seed} in a command is
    /// replaced by a seed.
    Match(matches::Options),
    /// Play each level against the one below and print a table.
    Levels(levels::Options),
}

fn main() -> ExitCode {
    let mut output = io::stdout().lock();
    let result = match CommandLine::parse().command {
        Command::Match(options) => matches::run(&options, &mut output),
        Command::Levels(options) => levels::run(&options, &mut output),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("dvonn-arena: {error}");
            ExitCode::FAILURE
        }
    }
}
