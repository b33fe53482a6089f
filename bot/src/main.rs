//! The program: runs the command on the command line. Errors go to standard error and set the exit
//! code.

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
