//! Tests of reviews, with made-up games and simple numbers.

use dvonn_engine::{Analysis, Engine, Limits, Line, Random, Stop, Value};
use dvonn_model::Level;
use dvonn_rules::{Position, Seed};

use super::*;

/// A made-up game.
fn whole() -> Game {
    let games = include_str!("../../../rules/tests/data/games.txt");
    let mut lines = games.lines().filter(|line| line.split(' ').count() > 60);
    lines.next().unwrap().parse().unwrap()
}

/// A game that starts from the position of another one.
fn start() -> Game {
    Game::from_position(*whole().position_after(65).unwrap())
}

/// The same game, played to its end with the first legal ply each time.
fn played() -> Game {
    let mut game = start();
    while let Some(&ply) = game.position().legal_plies().first() {
        game.play(ply).unwrap();
    }
    game
}

fn analysis(position: &Position, choice: usize, value: Value) -> Analysis {
    let plies = vec![position.legal_plies()[choice]];
    Analysis { lines: vec![Line { plies, value }], depth: 1, nodes: 1 }
}

/// Studies a game with a search that always returns the same value.
fn study(game: &Game, choice: usize, chance: f64) -> Study<'_> {
    let mut study = Study::resume(game, &[], "").unwrap();
    while let Some(position) = study.next_to_search() {
        study.note(Some(analysis(position, choice, Value::Chance(chance))));
    }
    study
}

#[test]
fn a_study_goes_backwards_and_searches_only_choices() {
    let game = played();
    let mut study = Study::resume(&game, &[], "").unwrap();
    let mut searched = Vec::new();
    while let Some(position) = study.next_to_search() {
        searched.push(*position);
        study.note(Some(analysis(position, 0, Value::Chance(0.5))));
    }
    let choices = (0..game.plies().len()).rev().map(|index| *game.position_after(index).unwrap());
    let choices: Vec<_> = choices.filter(|it| it.legal_plies().len() > 1).collect();
    assert_eq!(searched, choices);
    assert!(searched.len() >= 2 && searched.len() < game.plies().len(), "{game}");
    assert_eq!(study.known(), game.plies().len() + 1);
}

#[test]
fn a_study_continues_from_its_text() {
    let game = played();
    let mut first = Study::resume(&game, &[], "").unwrap();
    let position = first.next_to_search().unwrap();
    first.note(Some(analysis(position, 1, Value::Chance(0.25))));
    let known = first.known();
    let mut second = Study::resume(&game, &[], &first.text(0)).unwrap();
    assert_eq!((second.known(), second.text(known)), (known, String::new()));
    assert_eq!(first.next_to_search(), second.next_to_search());
    assert!(Study::resume(&game, &[], "0.5 D3F3\nnonsense\n").is_err());
    assert!(Study::resume(&game, &[], "1.5\n").is_err());
}

#[test]
fn a_ply_without_a_search_result_is_not_judged() {
    let game = played();
    let mut study = Study::resume(&game, &[], "").unwrap();
    while study.next_to_search().is_some() {
        study.note(None);
    }
    let review = study.review().unwrap();
    assert_eq!((review.sides.white, review.turning_points.len()), (None, 0));
    // Every position has the value of the last one.
    let last = *review.chances.last().unwrap();
    assert!(review.chances.iter().all(|chance| (chance - last).abs() < 0.001), "{review:?}");
}

#[test]
fn only_a_complete_study_gives_a_review() {
    let game = played();
    assert_eq!(Study::resume(&game, &[], "").unwrap().review(), None);
    let review = study(&game, 0, 0.5).review().unwrap();
    assert_eq!(review.chances.len(), game.plies().len() + 1);
}

#[test]
fn the_computers_choices_cost_nothing() {
    let game = played();
    // The search always says that the side to move is ahead, so every ply would seem to lose that.
    let review = study(&game, 0, 0.6).review().unwrap();
    assert_eq!(review.turning_points, []);
    for side in [review.sides.white, review.sides.black] {
        let side = side.unwrap();
        assert!((side.accuracy - 100.0).abs() < 0.001 && side.best == side.open, "{side:?}");
    }
}

#[test]
fn plies_in_a_decided_game_do_not_count() {
    let game = played();
    // The last position is exact, so one ply before it is decided too.
    let review = study(&game, 1, 0.01).review().unwrap();
    assert_eq!((review.sides.white, review.sides.black), (None, None));
}

/// Plays a game on a dealt board and reviews it with quick searches. Returns how well White played.
fn reviewed(seed: u64, mut choose: impl FnMut(&mut Engine, &Position) -> Ply) -> SideReview {
    let mut game = Game::from_position(Position::dealt(Seed::from_bits(seed)));
    let (mut engine, stop) = (Engine::new(1), Stop::new());
    while game.result().is_none() {
        let ply = choose(&mut engine, game.position());
        game.play(ply).unwrap();
    }
    engine.clear();
    let mut study = Study::resume(&game, &[], "").unwrap();
    while let Some(position) = study.next_to_search() {
        study.note(Some(engine.analyse(position, &Limits::nodes(5_000), 1, &stop)));
    }
    study.review().unwrap().sides.white.unwrap()
}

fn level(number: u8) -> dvonn_engine::Level {
    dvonn_engine::Level::new(number).unwrap()
}

fn is_nothing_or_the_weakest(side: &SideReview) -> bool {
    side.strength().is_none_or(|strength| strength.from == Level::BEGINNER)
}

#[test]
fn a_random_mover_is_not_called_strong() {
    for seed in 1..=8 {
        let mut random = Random::new(seed);
        let side = reviewed(seed, |engine, position| {
            if position.side_to_move() == Color::White || seed % 2 == 0 {
                let legal = position.legal_plies();
                legal[random.below(legal.len())]
            } else {
                engine.play(position, level(5), seed, &Stop::new()).unwrap()
            }
        });
        assert!(is_nothing_or_the_weakest(&side), "{seed}: {side:?} {:?}", side.strength());
        assert!(side.accuracy < 80.0, "{seed}: {side:?}");
    }
}

#[test]
fn a_beaten_beginner_is_not_called_strong() {
    let seeds = 1..=8;
    let sides = seeds.map(|seed| {
        let side = reviewed(seed, |engine, position| {
            let beginner = position.side_to_move() == Color::White;
            engine.play(position, level(if beginner { 1 } else { 6 }), seed, &Stop::new()).unwrap()
        });
        assert!(is_nothing_or_the_weakest(&side), "{seed}: {side:?} {:?}", side.strength());
        side.accuracy
    });
    let accuracies: Vec<f64> = sides.collect();
    assert!(mean(accuracies.iter().copied()).unwrap() < 90.0, "{accuracies:?}");
}

#[test]
fn a_costly_ply_is_a_turning_point_with_a_better_line() {
    let game = played();
    let review = study(&game, 1, 0.6).review().unwrap();
    let first = &review.turning_points[0];
    let position = game.position_after(first.number - 1).unwrap();
    let legal = position.legal_plies();
    assert_eq!((first.color, first.played), (position.side_to_move(), legal[0]));
    assert_eq!(first.better, [legal[1]]);
    assert_eq!(first.before, calibrated(Value::Chance(0.6), position));
    let white = review.sides.white.unwrap();
    assert!(white.accuracy < 70.0 && white.best < white.open, "{white:?}");
}

#[test]
fn only_the_five_most_costly_turning_points_are_kept() {
    let text = "D3 E4 F5 A1 B1 C1 D1 E1 F1 G1 H1";
    let game: Game = text.parse().unwrap();
    // The value of each position for White, in tenths.
    let white = [5.0, 4.0, 6.0, 3.0, 8.0, 1.0, 9.0, 2.0, 10.0, 10.0, 10.0, 10.0];
    let found: Vec<Finding> = (0..=game.plies().len())
        .map(|index| {
            let position = game.position_after(index).unwrap();
            let chance: f64 = white[index] / 10.0;
            let is_white = position.side_to_move() == Color::White;
            let value = Value::Chance(if is_white { chance } else { 1.0 - chance });
            Finding { value, line: vec!["K5".parse().unwrap()] }
        })
        .collect();
    let review = Review::new(&game, &[], &found);
    let numbers: Vec<_> = review.turning_points.iter().map(|ply| ply.number).collect();
    assert_eq!(numbers, [4, 5, 6, 7, 8]);
    assert!((review.chances[3] - 0.3).abs() < 0.001);
}

#[test]
fn white_makes_the_last_placement_and_the_first_move() {
    let game = whole();
    let review = study(&game, 0, 0.75).review().unwrap();
    // The 49th placement is forced, and White is to move again after it.
    let expected = [48, 49, 50].map(|after| {
        let position = game.position_after(after).unwrap();
        let value = calibrated(Value::Chance(0.75), position);
        if after == 50 { value.for_opponent() } else { value }
    });
    assert_eq!(game.position_after(48).map(Position::side_to_move), Some(Color::White));
    for (found, expected) in review.chances[48..=50].iter().zip(expected) {
        assert!((found - expected.chance()).abs() < 0.001, "{:?}", review.chances);
    }
}

#[test]
fn dealt_pieces_are_not_judged() {
    let game: Game = "D3 E4 F5 A1 B1".parse().unwrap();
    let dealt = [PlyOrigin::Chosen, PlyOrigin::Dealt, PlyOrigin::Dealt];
    assert!(is_choice(&game, &dealt, 0) && !is_choice(&game, &dealt, 2));
    assert!(is_choice(&game, &dealt, 3), "plies without an origin count as a person's");
}

#[test]
fn a_game_can_be_reviewed_if_both_sides_have_chosen_a_move() {
    let (mut game, whole) = (start(), played());
    let mut enough = vec![is_long_enough(&game, &[])];
    for &ply in whole.plies() {
        game.play(ply).unwrap();
        enough.push(is_long_enough(&game, &[]));
    }
    assert_eq!(enough[..2], [false, false]);
    assert_eq!(enough.last(), Some(&true));
    let placed: Game = "D3 E4 F5 A1 B1".parse().unwrap();
    assert!(!is_long_enough(&placed, &[]));
}

#[test]
fn accuracy_ranges_from_100_to_0() {
    assert!((accuracy(0.0) - 100.0).abs() < 0.001);
    assert!(accuracy(0.1) > 60.0 && accuracy(0.1) < 65.0);
    assert!(accuracy(1.0) < 0.001);
}

#[test]
fn findings_round_trip() {
    for text in ["0.5312 D3F3 E4E5", "-3 D3F3", "12 PASS D3", "0.0000", "0"] {
        assert_eq!(text.parse::<Finding>().unwrap().to_string(), text);
    }
    for text in ["", " ", "0.5  D3", "2.5", "NaN.", "300", "D3F3", "0.5 D3F"] {
        assert!(text.parse::<Finding>().is_err(), "{text:?}");
    }
}
