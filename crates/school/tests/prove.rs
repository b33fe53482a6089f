//! Proves with the engine what the lessons say about their positions.

#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

use std::fmt::Write as _;
use std::path::Path;

use dvonn_engine::{Engine, Level, Limits, Line, Stop, Value};
use dvonn_rules::{Color, Game, Ply, Position};
use dvonn_school::{Exercise, ExerciseId, Lead, Lesson, Moves, Task};

/// Set to write `data/answers.txt` again.
const UPDATE: &str = "DVONN_UPDATE_LESSONS";
/// The number of positions searched where the rest of the game is too long to be solved: the two
/// depths at which the right moves must be better.
const NODES: [u64; 2] = [200_000, 3_000_000];
/// How much better than the right moves one that is not offered may be, in winning chances.
const TOLERANCE: f64 = 0.02;
/// The maximum number of plies that are stored after a move.
const LINE: usize = 5;

/// Every exercise with its id.
fn exercises() -> impl Iterator<Item = (ExerciseId, &'static Exercise)> {
    Lesson::all().flat_map(Lesson::exercises).map(|id| (id, id.get()))
}

/// A move, what it is worth for the learner, and the best play after it.
type Answer = (Ply, Value, Vec<Ply>);

/// Returns the moves of an exercise that can be chosen, in the order of the board.
fn offered(exercise: &Exercise) -> Vec<Ply> {
    let mut plies = exercise.start.legal_plies().to_vec();
    let offered = &exercise.offered;
    assert!(offered.iter().all(|ply| plies.contains(ply)), "{offered:?}");
    plies.retain(|ply| offered.is_empty() || offered.contains(ply));
    plies
}

/// Returns what every legal move is worth, and the best play after it.
fn search(exercise: &Exercise, limits: &Limits) -> Vec<Answer> {
    let all = Engine::new(16).analyse(&exercise.start, limits, usize::MAX, &Stop::new());
    let answer = |line: Line| {
        let rest = line.plies[1..].iter().copied().take(LINE);
        (line.plies[0], line.value, rest.collect())
    };
    all.lines.into_iter().map(answer).collect()
}

/// Returns what each move that can be chosen is worth: found by solving the game, or else at the
/// greater depth.
fn answers(exercise: &Exercise) -> Vec<Answer> {
    let limits = match exercise.task {
        Task::Find { lead: Lead::Chance(_), .. } => Limits::nodes(NODES[1]),
        _ => Limits::default(),
    };
    let all = search(exercise, &limits);
    let of = |ply: Ply| all.iter().find(|(it, ..)| *it == ply).unwrap().clone();
    offered(exercise).into_iter().map(of).collect()
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
        for (ply, value, line) in answers(exercise) {
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

/// Checks that the taught moves are better than the others by the stated lead.
#[track_caller]
fn check_lead(id: ExerciseId, answers: &[(Ply, Value)]) {
    let Task::Find { taught, lead, .. } = &id.get().task else { panic!("{id} is a game") };
    let figure = |value: Value| match (lead, value) {
        (Lead::Pieces(_), Value::Exact(margin)) => f64::from(margin),
        (Lead::Chance(_), Value::Chance(chance)) => chance,
        _ => panic!("{id}: {value:?} cannot be compared"),
    };
    let of = |right: bool| {
        let those = answers.iter().filter(move |(ply, _)| taught.contains(ply) == right);
        those.map(|&(_, value)| figure(value))
    };
    let (right, wrong) = (of(true).reduce(f64::min).unwrap(), of(false).reduce(f64::max).unwrap());
    let least = match *lead {
        Lead::Pieces(pieces) => f64::from(pieces),
        Lead::Chance(chance) => chance,
    };
    assert!(least > 0.0 && right - wrong >= least - 1e-9, "{id}: {right} {wrong}");
}

#[test]
fn the_taught_moves_are_better_than_all_others_by_the_stated_lead() {
    for (id, exercise) in exercises() {
        let Task::Find { taught, answers, .. } = &exercise.task else { continue };
        assert!(answers.len() >= 3 && answers.len() <= 20, "{id}: {}", answers.len());
        assert!(!taught.is_empty() && taught.len() < answers.len(), "{id}");
        let answers: Vec<_> = answers.iter().map(|answer| (answer.ply, answer.value)).collect();
        check_lead(id, &answers);
    }
}

#[test]
fn where_the_game_cannot_be_solved_they_are_better_at_two_depths_and_nothing_better_is_hidden() {
    let mut checked = 0;
    for (id, exercise) in exercises() {
        let Task::Find { lead: Lead::Chance(_), taught, .. } = &exercise.task else { continue };
        for nodes in NODES {
            let all = search(exercise, &Limits::nodes(nodes));
            let choices = offered(exercise);
            let offered = all.iter().filter(|(ply, ..)| choices.contains(ply));
            check_lead(id, &offered.map(|&(ply, value, _)| (ply, value)).collect::<Vec<_>>());
            let best = |taught_only: bool| {
                let those = all.iter().filter(|(ply, ..)| !taught_only || taught.contains(ply));
                those.map(|(_, value, _)| value.chance()).reduce(f64::max).unwrap()
            };
            let hidden = best(false) - best(true);
            assert!(hidden <= TOLERANCE, "{id}: another move is better by {hidden}");
        }
        checked += 1;
    }
    assert!(checked >= 20, "{checked}");
}

#[test]
fn every_exercise_can_be_answered_by_buttons() {
    for (id, exercise) in exercises() {
        let place = id.to_string();
        assert_eq!(exercise.start.side_to_move(), Color::White, "{place}");
        assert!((1..=6).contains(&id.lesson().exercises().len()), "{place}");
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
