//! How long a picture takes, at three stages of a game, and a painter.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use dvonn_render::{Look, Painter, Scene};
use dvonn_rules::{ByColor, Position};

/// The position after so many plies, always the middle one of the legal plies.
fn after(plies: usize) -> Position {
    let mut position = Position::new();
    for _ in 0..plies {
        let legal = position.legal_plies();
        let Some(&ply) = legal.get(legal.len() / 2) else { break };
        if position.play(ply).is_err() {
            break;
        }
    }
    position
}

fn pictures(criterion: &mut Criterion) {
    let painter = Painter::keeping(0);
    for (name, plies) in [("empty", 0), ("full", 49), ("middle", 65)] {
        let position = after(plies);
        let scene = Scene {
            names: ByColor { white: "Annabel Lee", black: "Bartholomew" },
            caption: "White to move",
            ..Scene::of(&position)
        };
        criterion.bench_function(name, |bench| {
            bench.iter(|| painter.png(black_box(&scene), Look::default()));
        });
    }
    criterion.bench_function("painter", |bench| bench.iter(Painter::new));
}

criterion_group!(benches, pictures);
criterion_main!(benches);
