//! `dvonn-codecup` plays one game of a contest over standard input and output.
//!
//! One token stands on a line, and each line that is written is flushed at once:
//!
//! ```text
//! read                    White's program                 Black's program
//! first line              Start                           White's first placement, as D3
//! later                   what Black plays                what White plays
//! ```
//!
//! - A placement is a cell (`D3`), a move two (`D3F3`). A side without a move sends `PASS`, and only
//!   then. White sends its last placement, ply 49, and its first move one after the other, and Black
//!   reads them so.
//! - When neither side can move, the game is over: nothing is sent, and `Quit` or the end of the input
//!   is waited for.
//! - `Quit` ends the program at any moment with exit code 0; a search is stopped, and what it has found
//!   is not sent. At the end of the input a search is finished first, since what it finds may still be
//!   read: `echo Start | dvonn-codecup`.
//! - Upper and lower case mean the same, and `\r` and blanks around a token nothing. A line that comes
//!   before its turn is read when its turn has come.
//! - Anything else, a blank line too, ends the program with exit code 2, and one line on standard error
//!   says what was expected.
//!
//! Exit codes: 0 done, 1 standard output cannot be written, 2 wrong options or input.

mod bench;
mod clock;
mod dialogue;
mod input;
mod options;
mod thinker;

use std::io;
use std::process::ExitCode;

use clap::Parser as _;
use dvonn_engine::Stop;

use dialogue::Failure;
use options::Options;
use thinker::Thinker;

fn main() -> ExitCode {
    let options = Options::parse();
    let mut output = io::stdout().lock();
    let done = if options.bench {
        bench::run(options.depth, &mut output).map_err(Failure::Output)
    } else {
        let stop = Stop::new();
        let mut thinker = Thinker::new(&options, stop.clone());
        dialogue::hold(input::lines(stop), &mut output, |position| thinker.ply(position))
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("dvonn-codecup: {failure}");
            ExitCode::from(failure.exit_code())
        }
    }
}
