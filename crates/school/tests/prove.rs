//! Proves with the engine what the lessons say about their positions.

#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

use std::fmt::Write as _;
use std::path::Path;

use dvonn_engine::{Engine, Level, Limits, Stop, Value};
use dvonn_rules::{Color, Game, Phase, Ply, Position};
use dvonn_school::{Exercise, ExerciseId, Lead, Lesson, Moves, Task};

/// Set to write `data/answers.txt` again.
const UPDATE: &str = "DVONN_UPDATE_LESSONS";
/// The number of positions searched where the rest of the game is too long to be solved.
const NODES: u64 = 60_000;
/// The maximum number of plies that are stored after a move.
const LINE: usize = 5;

/// Every exercise with its id.
fn exercises() -> impl Iterator<Item = (ExerciseId, &'static Exercise)> {
    Lesson::all().flat_map(Lesson::exercises).map(|id| (id, id.get()))
}

/// Returns the moves of an exercise that can be chosen.
fn offered(exercise: &Exercise) -> Vec<Ply> {
    if exercise.offered.is_empty() {
        exercise.start.legal_plies().to_vec()
    } else {
        exercise.offered.clone()
    }
}

/// Returns what each move is worth for the side to move, and the best play after it.
fn search(exercise: &Exercise) -> Vec<(Ply, Value, Vec<Ply>)> {
    let mut engine = Engine::new(16);
    let limits = match exercise.start.phase() {
        Phase::Placement => Limits::nodes(NODES),
        Phase::Movement | Phase::Over => Limits::default(),
    };
    let all = engine.analyse(&exercise.start, &limits, usize::MAX, &Stop::new());
    let worth = |ply: Ply| {
        let line = all.lines.iter().find(|line| line.plies[0] == ply).unwrap();
        (ply, line.value, line.plies[1..].iter().copied().take(LINE).collect())
    };
    offered(exercise).into_iter().map(worth).collect()
}

fn written(value: Value) -> String {
    match value {
        Value::Exact(margin) => margin.to_string(),
        Value::Chance(chance) => format!("{}%", (chance * 100.0).round()),
    }
}

#[test]
fn the_engine_proves_what_every_move_is_worth() {
    let mut text = String::new();
    for (id, exercise) in exercises() {
        let Task::Find { .. } = exercise.task else { continue };
        for (ply, value, line) in search(exercise) {
            write!(text, "{id} {ply} {}", written(value)).unwrap();
            for ply in line {
                write!(text, " {ply}").unwrap();
            }
            text.push('\n');
        }
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/answers.txt");
    if std::env::var_os(UPDATE).is_some() {
        std::fs::write(&path, &text).unwrap();
    }
    assert!(std::fs::read_to_string(&path).unwrap() == text, "to update it, set {UPDATE}=1");
}

#[test]
fn the_taught_moves_are_better_than_all_others_by_the_stated_lead() {
    for (id, exercise) in exercises() {
        let Task::Find { taught, lead, answers } = &exercise.task else { continue };
        let place = id.to_string();
        assert!(answers.len() >= 3 && answers.len() <= 20, "{place}: {}", answers.len());
        assert!(!taught.is_empty() && taught.len() < answers.len(), "{place}");
        let figure = |value: Value| match (lead, value) {
            (Lead::Pieces(_), Value::Exact(margin)) => f64::from(margin),
            (Lead::Chance(_), Value::Chance(chance)) => chance,
            _ => panic!("{place}: {value:?} cannot be compared"),
        };
        let of = |right: bool| {
            answers
                .iter()
                .filter(move |answer| taught.contains(&answer.ply) == right)
                .map(|answer| figure(answer.value))
        };
        let (right, wrong) =
            (of(true).reduce(f64::min).unwrap(), of(false).reduce(f64::max).unwrap());
        let least = match *lead {
            Lead::Pieces(pieces) => f64::from(pieces),
            Lead::Chance(chance) => chance,
        };
        assert!(least > 0.0 && right - wrong >= least - 1e-9, "{place}: {right} {wrong}");
    }
}

#[test]
fn every_exercise_can_be_answered_by_buttons() {
    for (id, exercise) in exercises() {
        let place = id.to_string();
        assert_eq!(exercise.start.side_to_move(), Color::White, "{place}");
        assert!((1..=4).contains(&id.lesson().exercises().len()), "{place}");
        assert!(!exercise.start.must_pass(), "{place}");
        if let Task::Win(_) = exercise.task {
            // Each move makes one stack less, and the last one stays.
            assert!(exercise.start.occupied().len() <= Moves::MAX, "{place}");
            check_buttons(&exercise.start);
        }
    }
}

/// Plays some games from a position, and checks that there are never more moves than buttons.
fn check_buttons(start: &Position) {
    let mut random = dvonn_engine::Random::new(1);
    for _ in 0..500 {
        let mut game = Game::from_position(*start);
        while game.result().is_none() {
            let plies = game.position().legal_plies();
            assert!(plies.len() <= 20, "{}", plies.len());
            game.play(random.choose(&plies).unwrap()).unwrap();
        }
    }
}

#[test]
fn a_whole_game_can_be_won_by_best_play() {
    let mut engine = Engine::new(16);
    for (id, exercise) in exercises() {
        let Task::Win(level) = exercise.task else { continue };
        assert_eq!(level, Level::BEGINNER, "{id}");
        let best = engine.analyse(&exercise.start, &Limits::default(), 1, &Stop::new());
        assert!(matches!(best.lines[0].value, Value::Exact(margin) if margin > 0));
    }
}
