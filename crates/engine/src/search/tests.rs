//! Properties of the search that hold for any evaluation.

use std::time::Duration;

use dvonn_rules::{Phase, Ply, Position};

use crate::random::Random;
use crate::{Analysis, Engine, Level, Limits, Stop, Value};

/// The positions of a random game.
fn game(seed: u64) -> Vec<Position> {
    let mut random = Random::new(seed);
    let mut positions = vec![Position::new()];
    while let Some(position) = positions.last()
        && position.phase() != Phase::Over
    {
        let plies = position.legal_plies();
        let mut next = *position;
        next.make(plies[random.below(plies.len())]);
        positions.push(next);
    }
    positions
}

/// Returns the margin with best play for the side to move, by brute force. Returns `None` if that
/// takes more than `left` positions.
fn brute_force_margin(position: &Position, left: &mut u32) -> Option<i8> {
    *left = left.checked_sub(1)?;
    let side = position.side_to_move();
    if let Some(outcome) = position.result() {
        return Some(outcome.score[side] as i8 - outcome.score[!side] as i8);
    }
    let mut best = i8::MIN;
    for &ply in &*position.legal_plies() {
        let mut next = *position;
        next.make(ply);
        best = best.max(-brute_force_margin(&next, left)?);
    }
    Some(best)
}

/// Positions near the end of random games, with the margin found by brute force.
fn endgames() -> Vec<(Position, i8)> {
    (0..60)
        .flat_map(|seed| game(seed).into_iter().rev().skip(1).take(12))
        .filter_map(|position| Some((position, brute_force_margin(&position, &mut 20_000)?)))
        .collect()
}

fn analyse(position: &Position, limits: Limits) -> Analysis {
    Engine::new(1).analyse(position, &limits, 1, &Stop::new())
}

#[test]
fn endgames_are_solved_exactly() {
    let endgames = endgames();
    assert!(endgames.len() > 200, "{}", endgames.len());
    for (position, margin) in endgames {
        let analysis = analyse(&position, Limits::default());
        assert_eq!(analysis.lines[0].value, Value::Exact(margin), "{position}");
    }
}

#[test]
fn lines_are_legal_and_sorted() {
    let mut engine = Engine::new(1);
    for position in (0..6).flat_map(game) {
        let analysis = engine.analyse(&position, &Limits::nodes(300), 4, &Stop::new());
        assert_eq!(analysis.lines.len(), position.legal_plies().len().min(4), "{position}");
        assert!(analysis.lines.is_sorted_by(|a, b| a.value.chance() >= b.value.chance()));
        for line in &analysis.lines {
            let mut next = position;
            for &ply in &line.plies {
                next.play(ply).unwrap();
            }
        }
    }
}

#[test]
fn the_same_node_limit_gives_the_same_analysis() {
    for position in game(3).into_iter().step_by(7) {
        let limits = Limits::nodes(2_000);
        assert_eq!(analyse(&position, limits), analyse(&position, limits));
    }
}

#[test]
fn several_threads_find_legal_plies_and_solve_endgames() {
    let mut engine = Engine::new(1).with_threads(3);
    for (position, margin) in endgames() {
        let analysis = engine.analyse(&position, &Limits::default(), 1, &Stop::new());
        assert_eq!(analysis.lines[0].value, Value::Exact(margin), "{position}");
    }
    for position in game(4).into_iter().step_by(9) {
        let limits = Limits::time(Duration::from_millis(20));
        let analysis = engine.analyse(&position, &limits, 1, &Stop::new());
        let plies = position.legal_plies();
        assert_eq!(analysis.lines.is_empty(), plies.is_empty());
        assert!(analysis.lines.iter().all(|line| plies.contains(&line.plies[0])));
    }
}

#[test]
fn a_stopped_search_returns_a_legal_ply() {
    let stop = Stop::new();
    stop.raise();
    for position in game(5) {
        let limits = Limits::default();
        let analysis = Engine::new(1).analyse(&position, &limits, 1, &stop);
        let plies = position.legal_plies();
        assert_eq!(analysis.lines.is_empty(), plies.is_empty());
        assert!(analysis.lines.iter().all(|line| plies.contains(&line.plies[0])));
    }
}

#[test]
fn another_thread_can_stop_a_search() {
    let position = game(6)[50];
    let stop = Stop::new();
    let analysis = std::thread::scope(|scope| {
        let search =
            scope.spawn(|| Engine::new(1).analyse(&position, &Limits::default(), 1, &stop));
        stop.raise();
        search.join().unwrap()
    });
    assert!(!analysis.lines.is_empty());
}

#[test]
fn a_level_plays_the_same_ply_regardless_of_earlier_searches() {
    let positions = game(7);
    let mut reused = Engine::new(1);
    for level in [1, 3, 5].map(|number| Level::new(number).unwrap()) {
        for position in positions.iter().step_by(11) {
            let fresh = Engine::new(1).play(position, level, 9, &Stop::new());
            assert_eq!(reused.play(position, level, 9, &Stop::new()), fresh);
            assert_eq!(fresh.is_none(), position.phase() == Phase::Over);
        }
    }
}

#[test]
fn a_forced_pass_is_analysed_with_the_plies_after_it() {
    let passes: Vec<_> =
        endgames().into_iter().filter(|(position, _)| position.must_pass()).collect();
    assert!(passes.len() > 10, "{}", passes.len());
    for (position, margin) in passes {
        let analysis = analyse(&position, Limits::default());
        let line = &analysis.lines[0];
        assert_eq!(line.plies[0], Ply::Pass);
        assert_eq!(line.value, Value::Exact(margin), "{position}");
    }
}
