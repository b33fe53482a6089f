//! The program: runs the command on the command line. Errors go to standard error and set the exit
//! code.

mod cli;

use std::io;
use std::process::ExitCode;

use clap::Parser as _;
use tokio::runtime::Runtime;

fn main() -> ExitCode {
    dvonn_bot::memory::keep_small();
    let command = match cli::CommandLine::parse().enter_sandbox() {
        Ok(command) => command,
        Err(failure) => {
            eprintln!("{failure}");
            return failure.exit_code();
        }
    };
    match run_and_leave(command.perform()) {
        Ok(Ok(())) => ExitCode::SUCCESS,
        Ok(Err(failure)) => {
            eprintln!("{failure}");
            failure.exit_code()
        }
        Err(error) => {
            eprintln!("error: the system cannot start the program's threads: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Runs `work`, and returns as soon as it is done: drawings that are still running on blocking
/// threads cannot be stopped, and would delay the exit by minutes.
fn run_and_leave<T>(work: impl Future<Output = T>) -> io::Result<T> {
    let runtime = Runtime::new()?;
    let done = runtime.block_on(work);
    runtime.shutdown_background();
    Ok(done)
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    #[test]
    fn a_drawing_in_progress_does_not_delay_the_exit() {
        let (finish, finished) = mpsc::channel::<()>();
        let (started, has_started) = tokio::sync::oneshot::channel();
        let left = run_and_leave(async {
            tokio::task::spawn_blocking(move || {
                started.send(()).unwrap();
                finished.recv().ok();
            });
            has_started.await.unwrap();
            49
        });
        // It waits for `finish`, which is dropped only here.
        drop(finish);
        assert_eq!(left.unwrap(), 49);
    }
}
