//! Draws a position as a PNG file, or a game as a GIF file that plays it:
//!
//! ```text
//! cargo run --release -p dvonn-render --example board -- "POSITION" FILE.png [PLY] [--theme T] [--width W]
//! cargo run --release -p dvonn-render --example board -- "GAME" FILE.gif [PLY] [--theme T] [--width W]
//! ```
//!
//! Both forms work with both kinds of file: the PNG file of a game shows its last position.

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use dvonn_render::{Look, Name, Painter, Scene, Theme, Width};
use dvonn_rules::{ByColor, Color, Effect, Game, Phase, Ply, Position};

/// Draws a position or a game of DVONN.
#[derive(Parser)]
#[command(name = "board")]
struct Arguments {
    /// A position (SIDE ROW1/ROW2/ROW3/ROW4/ROW5, such as "w r1,w1,b2*,.,…/…") or the plies of a game
    /// (such as "J4 B4 H1 …")
    input: String,
    /// The file to write: a .png shows one position, a .gif replays the game
    file: PathBuf,
    /// One more ply to play
    ply: Option<Ply>,
    /// The colours
    #[arg(long, default_value = Theme::default().name(), value_parser = theme)]
    theme: Theme,
    /// The width in pixels, 300 to 4000 [default: 1200, or 800 for a .gif]
    #[arg(long, value_parser = width)]
    width: Option<Width>,
}

/// A position, and the ply that led to it.
type Step = (Position, Option<Effect>);

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let file = &arguments.file;
    let written = picture(&arguments).and_then(|bytes| {
        fs::write(file, bytes)
            .map_err(|error| format!("failed to write {}: {error}", file.display()))
    });
    match written {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("board: {error}");
            ExitCode::from(2)
        }
    }
}

/// Draws the requested file.
fn picture(arguments: &Arguments) -> Result<Vec<u8>, String> {
    let kind = arguments.file.extension().and_then(|kind| kind.to_str());
    let default = match kind.map(str::to_ascii_lowercase).as_deref() {
        Some("png") => Width::NORMAL,
        Some("gif") => Width::REPLAY,
        _ => return Err("the file name must end with .png or .gif".to_owned()),
    };
    let look = Look {
        theme: arguments.theme,
        width: arguments.width.unwrap_or(default),
        ..Look::default()
    };
    let (start, later) = steps(&arguments.input, arguments.ply)?;
    let captions: Vec<String> = later.iter().map(|step| caption(&step.0)).collect();
    let first_caption = caption(&start.0);
    let first = scene(&start, &first_caption);
    let rest: Vec<Scene<'_>> =
        later.iter().zip(&captions).map(|(step, caption)| scene(step, caption)).collect();
    let painter = Painter::with_cache_limit(0);
    Ok(if default == Width::REPLAY {
        painter.replay(&first, &rest, look)
    } else {
        painter.png(rest.last().unwrap_or(&first), look).to_vec()
    })
}

/// Returns the first position of the text, and all that follow.
fn steps(input: &str, more: Option<Ply>) -> Result<(Step, Vec<Step>), String> {
    let (mut position, mut plies) = if input.contains('/') {
        let read = input.parse().map_err(|error| format!("not a position: {error}"));
        (read?, Vec::new())
    } else {
        let game: Game =
            input.parse().map_err(|error| format!("not a position or a game: {error}"))?;
        (*game.start(), game.plies().to_vec())
    };
    let start = (position, None);
    plies.extend(more);
    let play = |ply: Ply| {
        let effect = position.play(ply).map_err(|error| format!("{ply} is not legal: {error}"))?;
        Ok((position, Some(effect)))
    };
    let later = plies.into_iter().map(play).collect::<Result<_, String>>()?;
    Ok((start, later))
}

fn scene<'a>((position, last): &'a Step, caption: &'a str) -> Scene<'a> {
    let names = ByColor { white: "White", black: "Black" }.map(Name::new);
    Scene { last: last.as_ref(), names, caption, ..Scene::of(position) }
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

fn theme(text: &str) -> Result<Theme, String> {
    let names = || Theme::ALL.map(Theme::name).join(", ");
    Theme::from_name(&text.to_lowercase()).ok_or_else(|| format!("must be one of {}", names()))
}

fn width(text: &str) -> Result<Width, String> {
    let width = text.parse().ok().and_then(Width::new);
    width.ok_or_else(|| "must be a number from 300 to 4000".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    const POSITION: &str = "w .,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,./.,r1,b1,w3,b2,b4*,w1,r1,.,.,./.,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.";

    fn drawn(arguments: &[&str]) -> Result<Vec<u8>, String> {
        let arguments = std::iter::once(&"board").chain(arguments);
        let read = Arguments::try_parse_from(arguments).map_err(|error| error.to_string())?;
        picture(&read)
    }

    fn error(arguments: &[&str]) -> String {
        drawn(arguments).expect_err("this cannot be drawn")
    }

    /// Returns the width of a PNG file.
    fn columns(png: &[u8]) -> u32 {
        u32::from_be_bytes(png[16..20].try_into().expect("a header"))
    }

    #[test]
    fn the_file_extension_selects_the_format() {
        for input in [POSITION, "D3 E4 F5", ""] {
            let png = drawn(&[input, "a.png"]).expect("a picture");
            assert!(png.starts_with(b"\x89PNG"), "{input}");
            assert_eq!(columns(&png), 1200);
            let gif = drawn(&[input, "b/A.GIF", "--theme", "slate"]).expect("a replay");
            assert!(gif.starts_with(b"GIF89a"), "{input}");
        }
        assert!(drawn(&[POSITION, "a.png", "D3G3"]).is_ok());
        let wide = drawn(&[POSITION, "a.png", "--width", "2000"]).expect("a picture");
        assert_eq!(columns(&wide), 2000);
    }

    #[test]
    fn wrong_arguments_have_helpful_messages() {
        for (arguments, expected) in [
            (&[POSITION, "a.jpg"][..], "end with .png or .gif"),
            (&["w ./.", "a.png"], "not a position: a position has 5 rows"),
            (&["D3 Z9", "a.png"], "not a position or a game: at ply 2"),
            (&[POSITION, "a.png", "D3"], "D3 is not legal"),
            (&[POSITION, "a.png", "--theme", "oak"], "must be one of wood, slate"),
            (&[POSITION, "a.png", "--width", "299"], "must be a number from 300 to 4000"),
            (&[POSITION, "a.png", "--width", "wide"], "must be a number from 300 to 4000"),
        ] {
            let message = error(arguments);
            assert!(message.contains(expected), "{arguments:?}: {message}");
        }
    }
}
