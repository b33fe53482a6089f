//! Redraws the pictures of the README and the docs into the folder `docs`:
//!
//! ```text
//! cargo run --release -p dvonn-render --example docs
//! ```

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "pixel coordinates are small, so these conversions are safe"
)]

mod canvas;
mod play;

use std::error::Error;
use std::fs;
use std::io;
use std::path::PathBuf;

use dvonn_render::{
    Chart, CurveChart, CurvePoint, Fact, Look, Name, Painter, Scale, Scene, Theme, Width,
};
use dvonn_rules::{ByColor, Cell, CellSet, Color, Effect, Game, Ply, Position, Seed};

const NAMES: ByColor<&str> = ByColor { white: "Ada", black: "Ben" };
const SIDES: ByColor<&str> = ByColor { white: "White", black: "Black" };
/// A real game in which the 73rd ply isolates many pieces.
const GAME: &str = "J4 B4 H1 I1 J2 D5 E1 B3 E4 F4 I5 G3 C3 A1 J5 C1 F3 I3 G1 D3 J3 D4 E5 I4 H2 B1 A3 G5 K4 K3 H4 C5 G2 B2 F5 C4 G4 K5 E3 F1 H5 C2 D1 D2 E2 A2 F2 I2 H3 I5I4 K3K4 I4K4 K5K4 J3K4 A2A3 D1C1 D2C1 F5G5 F4G5 H5G5 I2J2 G5C1 B1C1 E4D3 D4D3 C3D3 F1F2 G2F2 G3F2 E1F2 I3H3 H2H3 C2D3 E5D5 C5D5 J5J4 J2J4 G1H1 I1H1 PASS H1K4 PASS K4B4 PASS B2B3 PASS B3D5 PASS C4D5";
const RULES: &str = "w .,.,.,.,.,.,r1,.,./.,.,.,.,.,.,.,.,.,./.,.,w3,.,.,b1,.,b3,.,.,./w4,w1,w1,w4,b1,w3,.,b1,b2,./r1,w1,.,.,.,.,b2,b1,b5*";
const GIVEN: &str = "b .,.,.,.,.,.,w1,.,./.,w4,.,b1,b1,.,r1,.,.,./w1,r1,w1,w1,b1,w1,b1,b2,.,.,./.,w4,.,w1,w1,b1,w1,b1,.,./w1,.,b1,r1,b1,b1,b1,.,.";
/// White's winning chances in per cent, in a game of 49 placements and 36 moves.
const CHANCES: [u8; 86] = [
    54, 50, 53, 53, 55, 54, 54, 52, 51, 50, 50, 46, 49, 47, 47, 45, 48, 44, 47, 44, 46, 44, 45, 46,
    47, 44, 43, 42, 43, 43, 42, 43, 45, 42, 43, 41, 44, 43, 43, 40, 44, 36, 37, 37, 41, 41, 41, 40,
    47, 47, 47, 48, 49, 39, 47, 51, 51, 49, 49, 66, 57, 74, 71, 73, 74, 78, 66, 73, 45, 58, 46, 44,
    31, 50, 3, 2, 2, 96, 3, 99, 3, 2, 2, 1, 1, 1,
];

struct Docs {
    painter: Painter,
    folder: PathBuf,
}

impl Docs {
    fn write(&self, name: &str, png: &[u8]) -> io::Result<()> {
        fs::write(self.folder.join(name).with_extension("png"), png)
    }

    fn board(&self, name: &str, scene: &Scene<'_>, look: Look) -> io::Result<()> {
        self.write(name, &self.painter.png(scene, look))
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../docs");
    let docs = Docs { painter: Painter::with_cache_limit(0), folder };
    boards(&docs)?;
    setups(&docs)?;
    charts(&docs)?;
    fs::write(docs.folder.join("play.gif"), play::draw(&docs.painter)?)?;
    Ok(())
}

fn boards(docs: &Docs) -> io::Result<()> {
    let (game, last) = after(66);
    docs.board("board", &scene(&game, last.as_ref(), &caption(last.as_ref())), Look::default())?;

    let (game, last) = after(73);
    for theme in Theme::ALL {
        let look = Look { theme, width: Width::COMPACT, ..Look::default() };
        let caption = caption(last.as_ref());
        let scene = scene(&game, last.as_ref(), &caption);
        docs.board(&format!("themes/{}", theme.name()), &scene, look)?;
    }

    let position = position(RULES);
    let chosen = Some(Cell::named("G4"));
    let targets = ["D4", "G1", "J4"].map(Cell::named).into_iter().collect::<CellSet>();
    let scene = Scene {
        chosen,
        targets,
        names: SIDES.map(Name::new),
        caption: "Figure 1",
        ..Scene::of(&position)
    };
    docs.board("rules", &scene, Look::default())
}

fn setups(docs: &Docs) -> io::Result<()> {
    let (placement, last) = after(24);
    let caption_text = caption(last.as_ref());
    docs.board("setups/full", &scene(&placement, last.as_ref(), &caption_text), Look::default())?;
    let seed = |number| Seed::new(number).expect("a seed has at most twelve digits");
    let (reds, last) = after(3);
    let caption_text = caption(last.as_ref());
    docs.board("setups/reds", &scene(&reds, last.as_ref(), &caption_text), Look::default())?;
    for (name, position) in [
        ("setups/random", Position::dealt(seed(42))),
        ("setups/symmetric", Position::dealt_symmetric(seed(42))),
        ("setups/cut", Position::dealt(seed(7))),
        ("setups/given", position(GIVEN)),
    ] {
        let side = match position.side_to_move() {
            Color::White => "White to move",
            Color::Black => "Black to move",
        };
        let scene = Scene { names: SIDES.map(Name::new), caption: side, ..Scene::of(&position) };
        docs.board(name, &scene, Look::default())?;
    }
    Ok(())
}

fn charts(docs: &Docs) -> io::Result<()> {
    let chances = CHANCES.map(|percent| f64::from(percent) / 100.0);
    let chart = Chart {
        chances: &chances,
        placements: 49,
        phases: ["Placement", "Movement"],
        turning_points: &[68, 74, 77, 78, 80],
        names: NAMES,
        figures: ByColor { white: "80%", black: "84%" },
        winner: Some(Color::Black),
        scale: ["0%", "50%", "100%"],
        caption: "White’s chances to win after each move; accuracy beside the names",
    };
    docs.write("review", &docs.painter.chart(&chart, Look::default()))?;

    let points: Vec<CurvePoint> = (0..90).map(f64::from).map(rated).collect();
    let newest = rated(89.0);
    let figure = format!("{:.0} ± {:.0}", newest.value, newest.deviation);
    let chart = CurveChart {
        name: "Annabel Lee",
        figure: &figure,
        scale: Scale::Ratings,
        points: &points,
        ticks: &[(0.0, "Jan"), (89.0, "Mar 30"), (31.0, "Feb"), (59.0, "Mar")],
        facts: &[
            Fact::new("White", "+31 =3 −12"),
            Fact::new("Black", "+25 =0 −19"),
            Fact::new("Best win", "Bartholomew (1820)"),
            Fact::new("Longest streak", "9 won"),
            Fact::new("Last games", "+ + = − +"),
        ],
        caption: "Rating and two deviations around it, 90 games",
    };
    docs.write("rating", &docs.painter.curve_chart(&chart, Look::default()))
}

/// Returns the rating of an improving player after this many days.
fn rated(day: f64) -> CurvePoint {
    let rating = 1500.0 + 3.0 * day + 18.0 * (day * 1.7).sin() * (day * 0.6).cos();
    CurvePoint { at: day, value: rating, deviation: 60.0 + 290.0 / (1.0 + day) }
}

/// Returns the game after this many plies, and the last of them.
fn after(plies: usize) -> (Game, Option<Effect>) {
    let whole: Game = GAME.parse().expect("a game");
    let mut game = Game::new();
    for &ply in &whole.plies()[..plies] {
        game.play(ply).expect("a legal ply");
    }
    let last = game.last_effect();
    (game, last)
}

/// Returns a caption for the last ply, in the words of the bot.
fn caption(last: Option<&Effect>) -> String {
    let Some(effect) = last else { return String::new() };
    let ply = arrow(effect);
    match effect.lost.white + effect.lost.black {
        0 => ply,
        count => format!("{ply}, isolates {count}"),
    }
}

/// Returns the ply as the bot writes it.
fn arrow(effect: &Effect) -> String {
    match effect.ply {
        Ply::Move { from, to } => format!("{from}→{to}"),
        ply => ply.to_string(),
    }
}

fn position(text: &str) -> Position {
    text.parse().expect("a position")
}

fn scene<'a>(game: &'a Game, last: Option<&'a Effect>, caption: &'a str) -> Scene<'a> {
    let reds = game.reds();
    Scene { last, reds, names: NAMES.map(Name::new), caption, ..Scene::of(game.position()) }
}
