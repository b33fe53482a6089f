//! Replays the games on standard input, one per line:
//!
//! ```text
//! cargo run --release -p dvonn-rules --example replay < games
//! ```
//!
//! The output for each game is `ok WHITE BLACK` with the final score, `unfinished`, or
//! `error at ply N: reason`. Blank lines and lines that start with `#` are skipped.

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prints_the_score_the_state_or_the_first_error_of_each_game() {
        let finished = include_str!("../tests/data/games.txt").lines().nth(1).unwrap();
        let (plies, score) = finished.split_once(" | ").unwrap();
        let count = plies.split(' ').count();
        let input = format!("# comment\n\n{finished}\r\nD3 E4\n{plies} | 0 0\nD3 d3\nD3 \u{e9}\n");
        let mut output = Vec::new();
        replay(input.as_bytes(), &mut output).unwrap();
        let expected = format!(
            "ok {score}\nunfinished\n\
             error at ply {count}: the given score is 0 0, but the board has {score}\n\
             error at ply 2: D3 is illegal: D3 is taken\n\
             error at ply 2: “é” is not a ply: write D3 to place, D3F3 to move, or PASS\n"
        );
        assert_eq!(String::from_utf8(output).unwrap(), expected);
    }

    #[test]
    fn invalid_utf_8_is_an_error_of_its_line_only() {
        let mut output = Vec::new();
        replay(&b"D3 \xff\nD3\n"[..], &mut output).unwrap();
        let output = String::from_utf8(output).unwrap();
        assert!(output.starts_with("error at ply 2: "), "{output}");
        assert!(output.ends_with("\nunfinished\n"), "{output}");
    }
}
