//! Prints the board dealt from a seed:
//!
//! ```text
//! cargo run -p dvonn-rules --example deal -- random 42
//! cargo run -p dvonn-rules --example deal -- symmetric 42
//! cargo run -p dvonn-rules --example deal -- reds 42 B2 F3 J4
//! ```
//!
//! With `reds`, the three cells are the positions of the red pieces.

use std::io::{self, Write};
use std::process::ExitCode;

use dvonn_rules::{Ply, Position, Seed};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let result = deal(&arguments)
        .and_then(|dealt| writeln!(io::stdout(), "{dealt}").map_err(|error| error.to_string()));
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("deal: {message}");
            ExitCode::from(2)
        }
    }
}

fn deal(arguments: &[&str]) -> Result<Position, String> {
    let usage = "usage: deal random SEED | symmetric SEED | reds SEED CELL CELL CELL";
    let [setup, seed, reds @ ..] = arguments else { return Err(usage.to_owned()) };
    let seed: Seed = seed.parse().map_err(|error| format!("{error}"))?;
    match (*setup, reds) {
        ("random", []) => Ok(Position::dealt(seed)),
        ("symmetric", []) => Ok(Position::dealt_symmetric(seed)),
        ("reds", [_, _, _]) => deal_around(reds, seed),
        _ => Err(usage.to_owned()),
    }
}

fn deal_around(reds: &[&str], seed: Seed) -> Result<Position, String> {
    let mut position = Position::new();
    for name in reds {
        let red = name.parse().map_err(|error| format!("{error}"))?;
        position.play(Ply::Place(red)).map_err(|illegal| illegal.to_string())?;
    }
    for ply in position.deal_rest(seed).into_iter().flatten() {
        position.play(ply).map_err(|illegal| illegal.to_string())?;
    }
    Ok(position)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn deals_each_setup() {
        let seed = Seed::new(42).unwrap();
        assert_eq!(deal(&["random", "42"]), Ok(Position::dealt(seed)));
        assert_eq!(deal(&["symmetric", "42"]), Ok(Position::dealt_symmetric(seed)));
        let around = deal(&["reds", "42", "A1", "a2", "k5"]).unwrap();
        assert!(around.empty().is_empty() && around.with_red().len() == 3);
    }

    #[test]
    fn errors_describe_invalid_arguments() {
        let usage = "usage: deal random SEED | symmetric SEED | reds SEED CELL CELL CELL";
        for arguments in [&[][..], &["random"], &["random", "1", "A1"], &["reds", "1", "A1"]] {
            assert_eq!(deal(arguments), Err(usage.to_owned()));
        }
        let seed = "“x” is not a seed: write a number of up to twelve digits";
        assert_eq!(deal(&["random", "x"]), Err(seed.to_owned()));
        assert_eq!(deal(&["reds", "1", "A1", "B1", "A1"]), Err("A1 is taken".to_owned()));
    }
}
