//! `dvonn-arena`, with programs and with players of its own.

#![allow(clippy::unwrap_used, reason = "the helpers of tests may unwrap as tests do")]

use std::path::PathBuf;
use std::process::Command;

use dvonn_rules::Game;

const CODECUP: &str = env!("CARGO_BIN_EXE_dvonn-codecup");

/// What the arena writes, and its exit code.
fn arena(arguments: &[&str]) -> (Option<i32>, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_dvonn-arena")).args(arguments).output().unwrap();
    let said = [output.stdout, output.stderr].concat();
    (output.status.code(), String::from_utf8(said).unwrap())
}

#[test]
fn programs_play_each_other_without_a_fault() {
    let record = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("arena.txt");
    std::fs::write(&record, "").unwrap();
    let a = format!("{CODECUP} --nodes 100 --seed {{seed}}");
    let b = format!("{CODECUP} --time 0.5 --seed {{seed}}");
    let (code, said) = arena(&[
        "match",
        &a,
        &b,
        "--games",
        "4",
        "--jobs",
        "2",
        "--record",
        record.to_str().unwrap(),
    ]);
    assert_eq!(code, Some(0), "{said}");
    assert!(said.contains("\nResult: 4 games: A +"), "{said}");
    assert!(said.contains("\nA: 0 faults;") && said.contains("\nB: 0 faults;"), "{said}");
    let games = std::fs::read_to_string(record).unwrap();
    let games: Vec<Game> = games.lines().map(|line| line.parse().unwrap()).collect();
    assert_eq!(games.len(), 4);
    assert!(games.iter().all(|game| game.result().is_some()));
}

#[test]
fn a_program_that_plays_no_game_has_lost_it() {
    let wrong = format!("{CODECUP} --no-such-option");
    let (code, said) = arena(&["match", "random", &wrong, "--games", "2"]);
    assert_eq!(code, Some(0), "{said}");
    assert!(said.contains("Result: 2 games: A +2 =0 -0"), "{said}");
    assert!(said.contains("\nB: 2 faults;"), "{said}");
    assert!(
        said.contains("fault: Black at ply 2, with A as White: ended before the game"),
        "{said}"
    );
}

#[test]
fn a_test_stops_the_match_when_it_is_sure() {
    let few = ["match", "mobility:500", "random", "--games", "1000", "--sprt", "0", "100"];
    let (code, said) = arena(&few);
    assert_eq!(code, Some(0), "{said}");
    assert!(said.contains("\nDecided for Elo 100, against 0\n"), "{said}");
    assert!(!said.contains("1000 games"), "{said}");
}

#[test]
fn levels_are_told_as_a_table() {
    let (code, said) = arena(&["levels", "--games", "2", "--to", "1"]);
    assert_eq!(code, Some(0), "{said}");
    let rows: Vec<_> = said.lines().collect();
    assert_eq!(rows.len(), 4, "{said}");
    assert!(rows[2].starts_with("| 1 Beginner | `half-greedy` | "), "{said}");
    assert!(rows.iter().all(|row| row.matches('|').count() == 8), "{said}");
}

#[test]
fn wrong_options_end_with_code_2() {
    for arguments in [
        &[] as &[&str],
        &["match", "random"],
        &["match", "random", "level:9"],
        &["match", "random", "greedy", "--games", "0"],
        &["match", "random", "greedy", "--alpha", "2"],
        &["levels", "--to", "9"],
    ] {
        let (code, said) = arena(arguments);
        assert_eq!(code, Some(2), "{arguments:?}: {said}");
    }
}
