//! `dvonn-tune` makes the weights that the evaluation judges by.
//!
//! `games` and `placements` let the engine play against itself, with the weights that it was built
//! with, and write samples; `fit` fits new weights to samples. What is made depends on the options
//! alone, not on the machine or the number of jobs. `engine/tune` runs all of it in order.
//!
//! Exit codes: 0 done, 1 something failed, 2 wrong options.

mod fit;
mod games;

use std::io;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Make the weights that the evaluation judges by.
#[derive(Debug, Parser)]
#[command(version)]
struct CommandLine {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Write samples of the movement phase.
    Games(games::Options),
    /// Write samples of the placement phase.
    Placements(games::Options),
    /// Fit weights to samples.
    Fit(fit::Options),
}

fn main() -> ExitCode {
    let mut output = io::stdout().lock();
    let done = match CommandLine::parse().command {
        Command::Games(options) => games::moves(&options),
        Command::Placements(options) => games::placements(&options),
        Command::Fit(options) => fit::run(&options, &mut output),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("dvonn-tune: {error}");
            ExitCode::FAILURE
        }
    }
}
