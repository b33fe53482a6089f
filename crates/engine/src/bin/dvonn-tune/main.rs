//! `dvonn-tune` trains the evaluation networks.
//!
//! `games` and `placements` let the engine play itself with its built-in weights and write samples.
//! `train` trains new weights on samples. The output depends only on the options, not on the
//! machine or the number of jobs. The script `crates/engine/tune` runs all steps in order.
//!
//! Exit codes: 0 success, 1 failure, 2 wrong options.

mod samples;
mod train;

use std::io;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Train the evaluation networks.
#[derive(Debug, Parser)]
#[command(version)]
struct CommandLine {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Write samples of the movement phase.
    Games(samples::Options),
    /// Write samples of the placement phase.
    Placements(samples::Options),
    /// Train weights on samples.
    Train(train::Options),
}

fn main() -> ExitCode {
    let mut output = io::stdout().lock();
    let result = match CommandLine::parse().command {
        Command::Games(options) => samples::write_games(&options),
        Command::Placements(options) => samples::write_placements(&options),
        Command::Train(options) => train::run(&options, &mut output),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("dvonn-tune: {error}");
            ExitCode::FAILURE
        }
    }
}
