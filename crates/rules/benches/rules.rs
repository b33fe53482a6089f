//! Benchmarks of move generation, of playing plies, and of reading and writing text.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use dvonn_rules::{Game, Phase, Ply, Position};

/// Whole games, one per line.
const GAMES: &str = include_str!("../tests/data/games.txt");

fn lines() -> impl Iterator<Item = &'static str> {
    GAMES.lines().filter(|line| !line.starts_with('#'))
}

/// Returns the positions of all games in the movement phase, each with its next ply.
fn positions() -> Vec<(Position, Ply)> {
    let games = lines().map(|line| line.parse::<Game>().expect("a legal game"));
    let positions = games.flat_map(|game| {
        let plies = game.plies().iter().enumerate();
        let pairs = plies.filter_map(|(count, &ply)| Some((*game.position_after(count)?, ply)));
        pairs.collect::<Vec<_>>()
    });
    positions.filter(|(position, _)| position.phase() == Phase::Movement).collect()
}

fn search(criterion: &mut Criterion) {
    let positions = positions();
    let mut group = criterion.benchmark_group("position");
    group.throughput(Throughput::Elements(positions.len() as u64));
    let mut each = |name: &str, measured: fn(&Position, Ply) -> u64| {
        group.bench_function(name, |bench| {
            bench.iter(|| {
                let results = positions.iter().map(|(position, ply)| measured(position, *ply));
                black_box(results.fold(0, u64::wrapping_add))
            });
        });
    };
    each("legal_plies", |position, _| position.legal_plies().len() as u64);
    each("count_plies", |position, _| position.count_plies() as u64);
    each("check", |position, ply| u64::from(position.check(ply).is_ok()));
    each("make", |position, ply| {
        let mut after = *position;
        after.make(ply);
        after.occupied().bits()
    });
    each("preview", |position, ply| {
        position.preview(ply).map_or(0, |effect| effect.isolated.bits())
    });
    each("key", |position, _| position.key());
    each("canonical", |position, _| position.canonical().fingerprint().cast_unsigned());
    group.finish();

    let middle = positions[positions.len() / 2].0;
    let mut group = criterion.benchmark_group("perft");
    group.throughput(Throughput::Elements(middle.perft(3)));
    group.bench_function("3", |bench| bench.iter(|| black_box(&middle).perft(3)));
}

fn text(criterion: &mut Criterion) {
    let game = lines().next().expect("a game");
    let position = positions()[0].0.to_string();
    criterion.bench_function("game/read", |bench| bench.iter(|| black_box(game).parse::<Game>()));
    criterion.bench_function("position/read", |bench| {
        bench.iter(|| black_box(&position).parse::<Position>());
    });
    let position: Position = position.parse().expect("a position");
    criterion.bench_function("position/write", |bench| {
        bench.iter(|| black_box(&position).to_string());
    });
}

criterion_group!(benches, search, text);
criterion_main!(benches);
