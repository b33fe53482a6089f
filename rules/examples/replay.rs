//! Plays the games on standard input, one a line:
//!
//! ```text
//! cargo run --release -p dvonn-rules --example replay < games
//! ```
//!
//! For each game the answer is `ok WHITE BLACK` with the final score, `unfinished`, or
//! `error at ply N: reason`. Blank lines and lines that begin with `#` are skipped.

use std::io::{self, BufRead, Write};
use std::process::ExitCode;

use dvonn_rules::Game;

fn main() -> ExitCode {
    match replay(io::stdin().lock(), io::stdout().lock()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("replay: {error}");
            ExitCode::from(2)
        }
    }
}

fn replay(input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    for line in input.split(b'\n') {
        let line = line?;
        let line = String::from_utf8_lossy(&line);
        let line = line.trim();
        if !line.is_empty() && !line.starts_with('#') {
            writeln!(output, "{}", verdict(line))?;
        }
    }
    Ok(())
}

fn verdict(line: &str) -> String {
    match line.parse::<Game>().map(|game| game.result()) {
        Ok(Some(outcome)) => format!("ok {} {}", outcome.score.white, outcome.score.black),
        Ok(None) => "unfinished".to_owned(),
        Err(error) => format!("error {error}"),
    }
}
