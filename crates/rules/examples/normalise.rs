//! Prints the game on standard input, in whatever form another program wrote it, as one line of plies:
//!
//! ```text
//! cargo run -p dvonn-rules --example normalise < game.sgf
//! ```

use std::io::{self, Read, Write};
use std::process::ExitCode;

use dvonn_rules::{Record, RecordError, decode};

fn main() -> ExitCode {
    match normalise(io::stdin().lock(), io::stdout().lock()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("normalise: {reason}");
            ExitCode::from(2)
        }
    }
}

fn normalise(mut input: impl Read, mut output: impl Write) -> Result<(), String> {
    let mut bytes = Vec::new();
    input.read_to_end(&mut bytes).map_err(|error| error.to_string())?;
    writeln!(output, "{}", normalised(&bytes)?).map_err(|error| error.to_string())
}

fn normalised(bytes: &[u8]) -> Result<String, String> {
    let text = decode(bytes).ok_or("this is not text")?;
    let record: Record = text.parse().map_err(|error: RecordError| error.to_string())?;
    let plies = record.game().plies();
    if plies.is_empty() {
        return Err(String::from("there are no moves"));
    }
    Ok(plies.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_printed_on_one_line() {
        assert_eq!(normalised(b"1. d3\r\n2. e4,F5 *").as_deref(), Ok("D3 E4 F5"));
        assert_eq!(normalised(b"\xff\xfed\x003\x00").as_deref(), Ok("D3"));
    }

    #[test]
    fn what_is_no_game_has_a_reason() {
        for (bytes, reason) in [
            (&b"\0"[..], "this is not text"),
            (b" \n", "there are no moves"),
            (b"D3 hello", "at ply 2: “hello” is not a ply: "),
        ] {
            assert!(normalised(bytes).unwrap_err().starts_with(reason), "{reason}");
        }
    }
}
