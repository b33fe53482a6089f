//! Benchmarks of boards at three stages of a game and three widths, a replay, a game chart, a
//! table, and the first picture of a theme.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use dvonn_render::{Align, Chart, Column, Look, Name, Painter, Row, Scene, Table, Width};
use dvonn_rules::{ByColor, Effect, Position};

const NAMES: ByColor<&str> = ByColor { white: "Annabel Lee", black: "Bartholomew" };

/// Plays a game, always choosing the middle one of the legal plies. Returns every position with its
/// ply.
fn game() -> Vec<(Position, Effect)> {
    let mut position = Position::new();
    let middle = || {
        let legal = position.legal_plies();
        let effect = position.play(*legal.get(legal.len() / 2)?).ok()?;
        Some((position, effect))
    };
    std::iter::from_fn(middle).collect()
}

fn scene((position, last): &(Position, Effect)) -> Scene<'_> {
    Scene {
        last: Some(last),
        names: NAMES.map(Name::new),
        caption: "White to move",
        ..Scene::of(position)
    }
}

fn boards(criterion: &mut Criterion) {
    let painter = Painter::with_cache_limit(0);
    let game = game();
    for width in [Width::COMPACT, Width::NORMAL, Width::LARGE] {
        let look = Look { width, ..Look::default() };
        for (stage, plies) in [("begun", 1), ("full", 49), ("middle", 65)] {
            let name = format!("board/{}/{stage}", width.pixels());
            let scene = scene(&game[plies - 1]);
            criterion
                .bench_function(&name, |bench| bench.iter(|| painter.png(black_box(&scene), look)));
        }
    }
}

fn replays(criterion: &mut Criterion) {
    let painter = Painter::with_cache_limit(0);
    let game = game();
    let scenes: Vec<Scene<'_>> = game.iter().map(scene).collect();
    let look = Look { width: Width::REPLAY, ..Look::default() };
    let mut group = criterion.benchmark_group("replay");
    group.sample_size(10);
    group.bench_function(scenes.len().to_string(), |bench| {
        bench.iter(|| painter.replay(&scenes[0], black_box(&scenes[1..]), look));
    });
}

fn sheets(criterion: &mut Criterion) {
    let painter = Painter::with_cache_limit(0);
    let chances: Vec<f64> = (0..95).map(|ply| 0.5 + 0.4 * f64::from(ply).sin()).collect();
    let chart = Chart {
        chances: &chances,
        placements: 49,
        phases: ["Placement", "Movement"],
        turning_points: &[52, 61],
        names: NAMES,
        figures: ByColor { white: "91%", black: "87%" },
        winner: None,
        scale: ["0%", "50%", "100%"],
        caption: "White's chances",
    };
    criterion.bench_function("chart", |bench| {
        bench.iter(|| painter.chart(black_box(&chart), Look::default()));
    });
    let columns = ["Player", "Rating"].map(|heading| Column { heading, align: Align::Left });
    let row = |place: u32| {
        let cells = vec![format!("Player {place}"), (1900 - 20 * place).to_string()];
        Row { cells, mark: place == 4 }
    };
    let rows: Vec<Row> = (1..=10).map(row).collect();
    let (title, caption) = ("Ladder", "10 players");
    let table = Table { title, caption, columns: &columns, rows: &rows, medals: true };
    criterion.bench_function("table", |bench| {
        bench.iter(|| painter.table(black_box(&table), Look::default()));
    });
}

/// The first picture of a theme and width, for which all sprites have to be drawn.
fn atlases(criterion: &mut Criterion) {
    let position = Position::new();
    let mut group = criterion.benchmark_group("atlas");
    group.sample_size(10);
    group.bench_function("first picture", |bench| {
        bench.iter(|| {
            Painter::with_cache_limit(0).png(&Scene::of(black_box(&position)), Look::default())
        });
    });
}

criterion_group!(benches, boards, replays, sheets, atlases);
criterion_main!(benches);
