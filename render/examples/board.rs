//! Draws a position as a PNG file:
//!
//! ```text
//! cargo run --release -p dvonn-render --example board -- "POSITION" FILE.png [PLY]
//! ```
//!
//! With a ply the picture shows the position after it, and what the ply did.

use std::env;
use std::error::Error;
use std::fs;
use std::process::ExitCode;

use dvonn_render::{Look, Painter, Scene};
use dvonn_rules::{ByColor, Color, Phase, Ply, Position};

const USAGE: &str = "usage: board \"POSITION\" FILE.png [PLY]\n\
    POSITION is SIDE ROW1/ROW2/ROW3/ROW4/ROW5, for example\n  \
    w r1,w1,b2*,.,w1,b1,w1,b1,w1/w1,b1,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,.,./\
    .,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,r1";

fn main() -> ExitCode {
    match draw(&env::args().skip(1).collect::<Vec<_>>()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("board: {error}");
            ExitCode::from(2)
        }
    }
}

fn draw(arguments: &[String]) -> Result<(), Box<dyn Error>> {
    let (position, file, ply) = match arguments {
        [position, file] => (position, file, None),
        [position, file, ply] => (position, file, Some(ply)),
        _ => return Err(USAGE.into()),
    };
    let mut position: Position =
        position.parse().map_err(|error| format!("not a position: {error}\n{USAGE}"))?;
    let last = match ply {
        Some(text) => {
            let ply: Ply = text.parse().map_err(|error| format!("not a ply: {text}: {error}"))?;
            Some(position.play(ply).map_err(|error| format!("{ply} is not legal: {error}"))?)
        }
        None => None,
    };
    let scene = Scene {
        last: last.as_ref(),
        names: ByColor { white: "White", black: "Black" },
        caption: &caption(&position),
        ..Scene::of(&position)
    };
    let png = Painter::new().png(&scene, Look::default());
    fs::write(file, png).map_err(|error| format!("cannot write {file}: {error}"))?;
    Ok(())
}

fn caption(position: &Position) -> String {
    let name = |color| match color {
        Color::White => "White",
        Color::Black => "Black",
    };
    let side = name(position.side_to_move());
    match position.result().map(|outcome| (outcome.winner(), outcome.margin())) {
        Some((Some(winner), margin)) => format!("{} wins by {margin}", name(winner)),
        Some((None, _)) => "The game is a draw".to_owned(),
        None if position.phase() == Phase::Placement => format!("{side} to place"),
        None => format!("{side} to move"),
    }
}
