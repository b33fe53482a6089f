//! Draws every position of one whole game and prints the median time and size of a picture:
//!
//! ```text
//! cargo run --release -p dvonn-render --example bench
//! ```

use std::hint::black_box;
use std::io::{self, Write};
use std::time::Instant;

use dvonn_render::{Look, Painter, Scene};
use dvonn_rules::{ByColor, Effect, Position};

const ROUNDS: usize = 20;

fn main() -> io::Result<()> {
    let before = Instant::now();
    let painter = Painter::keeping(0);
    let setup = before.elapsed();

    let positions = whole_game();
    let mut times = Vec::new();
    let mut sizes = Vec::new();
    for _ in 0..ROUNDS {
        for (position, effect) in &positions {
            let scene = Scene {
                last: Some(effect),
                names: ByColor { white: "Annabel Lee", black: "Bartholomew" },
                caption: "White to move",
                ..Scene::of(position)
            };
            let before = Instant::now();
            let png = black_box(painter.png(black_box(&scene), Look::default()));
            times.push(before.elapsed().as_secs_f64() * 1e3);
            sizes.push(png.len());
        }
    }
    times.sort_by(f64::total_cmp);
    sizes.sort_unstable();
    let middle = times.len() / 2;
    let mut out = io::stdout().lock();
    writeln!(
        out,
        "pictures {}, painter built in {:.0} ms",
        times.len(),
        setup.as_secs_f64() * 1e3
    )?;
    writeln!(out, "milliseconds: median {:.2}, most {:.2}", times[middle], times[times.len() - 1])?;
    writeln!(out, "bytes: median {}, most {}", sizes[middle], sizes[sizes.len() - 1])
}

/// Every position after a ply of one game, its plies chosen by a fixed rule.
fn whole_game() -> Vec<(Position, Effect)> {
    let mut positions = Vec::new();
    let mut position = Position::new();
    let mut state = 0x2545_F491_4F6C_DD1D_u64;
    loop {
        let plies = position.legal_plies();
        if plies.is_empty() {
            return positions;
        }
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        let choice = usize::try_from(state % plies.len() as u64).unwrap_or_default();
        if let Ok(effect) = position.play(plies[choice]) {
            positions.push((position, effect));
        }
    }
}
