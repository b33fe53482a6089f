//! The program: reads the command line, does what it says, and turns how that ended into one line
//! on standard error and an exit code.

mod cli;

use std::process::ExitCode;

use clap::Parser as _;

#[tokio::main]
async fn main() -> ExitCode {
    let command = cli::CommandLine::parse();
    match command.perform().await {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("{failure}");
            failure.exit_code()
        }
    }
}
