//! `dvonn-codecup` plays one contest game over standard input and output.
//!
//! Each line has one token. The program flushes its output after each line.
//!
//! ```text
//! Input                   White's program                 Black's program
//! first line              Start                           White's first placement, e.g. D3
//! later lines             Black's plies                   White's plies
//! ```
//!
//! - A placement is one cell (`D3`), a move two cells (`D3F3`). A side without a legal move sends
//!   `PASS`. White sends its last placement (ply 49) and its first move one after the other.
//! - The game is over when neither side can move. The program then sends nothing and waits for `Quit`
//!   or the end of input.
//! - A first line `Resume` with the plies of a game, separated by blanks, goes on with that game: the
//!   program plays the side to move, and answers at once.
//! - `Quit` ends the program at any time with exit code 0. It stops a running search and discards its
//!   result. At the end of input, a running search finishes first and its result is sent, so
//!   `echo Start | dvonn-codecup` works.
//! - Case does not matter. Blanks and `\r` around a token are ignored. Lines that arrive early wait
//!   until it is the opponent's turn.
//! - Any other line, even an empty one, ends the program with exit code 2 and one line on standard
//!   error that says what was expected.
//!
//! Exit codes: 0 success, 1 cannot write to standard output, 2 wrong options or input.

mod bench;
mod clock;
mod input;
mod options;
mod player;
mod protocol;

use std::io;
use std::process::ExitCode;

use clap::Parser as _;
use dvonn_engine::Stop;

use options::Options;
use player::Player;
use protocol::ProtocolError;

fn main() -> ExitCode {
    let options = Options::parse();
    let mut output = io::stdout().lock();
    let result = if options.bench {
        bench::run(options.depth, &mut output).map_err(ProtocolError::Output)
    } else {
        let stop = Stop::new();
        let mut player = Player::new(&options, stop.clone());
        protocol::run(input::lines(stop), &mut output, |position| player.ply(position))
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("dvonn-codecup: {error}");
            ExitCode::from(error.exit_code())
        }
    }
}
