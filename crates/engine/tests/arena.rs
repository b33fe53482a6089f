//! Runs `dvonn-arena` with external programs and built-in players.

#![allow(clippy::unwrap_used, reason = "test helpers may unwrap as tests do")]

use std::path::PathBuf;
use std::process::Command;

use dvonn_rules::Game;

const CODECUP: &str = env!("CARGO_BIN_EXE_dvonn-codecup");

/// Runs the arena. Returns its exit code and its output on both streams.
fn arena(arguments: &[&str]) -> (Option<i32>, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_dvonn-arena")).args(arguments).output().unwrap();
    let text = [output.stdout, output.stderr].concat();
    (output.status.code(), String::from_utf8(text).unwrap())
}

#[test]
fn programs_play_each_other_without_faults() {
    let record = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("arena.txt");
    std::fs::write(&record, "").unwrap();
    let a = format!("{CODECUP} --nodes 100 --seed {{seed}}");
    let b = format!("{CODECUP} --time 0.5 --seed {{seed}}");
    let (code, output) = arena(&[
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
    assert_eq!(code, Some(0), "{output}");
    assert!(output.contains("\nResult: 4 games: A +"), "{output}");
    assert!(output.contains("\nA: 0 faults;") && output.contains("\nB: 0 faults;"), "{output}");
    let games = std::fs::read_to_string(record).unwrap();
    let games: Vec<Game> = games.lines().map(|line| line.parse().unwrap()).collect();
    assert_eq!(games.len(), 4);
    assert!(games.iter().all(|game| game.result().is_some()));
}

#[test]
fn a_program_that_exits_loses() {
    let wrong = format!("{CODECUP} --no-such-option");
    let (code, output) = arena(&["match", "random", &wrong, "--games", "2"]);
    assert_eq!(code, Some(0), "{output}");
    assert!(output.contains("Result: 2 games: A +2 =0 -0"), "{output}");
    assert!(output.contains("\nB: 2 faults;"), "{output}");
    assert!(
        output
            .contains("fault: Black at ply 2, with A as White: exited before the end of the game"),
        "{output}"
    );
}

#[test]
fn a_sequential_test_stops_the_match_early() {
    let arguments = ["match", "mobility:500", "random", "--games", "1000", "--sprt", "0", "100"];
    let (code, output) = arena(&arguments);
    assert_eq!(code, Some(0), "{output}");
    assert!(output.contains("\nSPRT: accepted Elo 100, rejected 0\n"), "{output}");
    assert!(!output.contains("1000 games"), "{output}");
}

#[test]
fn levels_prints_a_table() {
    let (code, output) = arena(&["levels", "--games", "2", "--to", "1"]);
    assert_eq!(code, Some(0), "{output}");
    let rows: Vec<_> = output.lines().collect();
    assert_eq!(rows.len(), 4, "{output}");
    assert!(rows[2].starts_with("| 1 Beginner | `half-greedy` | "), "{output}");
    assert!(rows.iter().all(|row| row.matches('|').count() == 8), "{output}");
}

#[test]
fn wrong_options_give_exit_code_2() {
    for arguments in [
        &[] as &[&str],
        &["match", "random"],
        &["match", "random", "level:10"],
        &["match", "random", "greedy", "--games", "0"],
        &["match", "random", "greedy", "--alpha", "2"],
        &["levels", "--to", "10"],
    ] {
        let (code, output) = arena(arguments);
        assert_eq!(code, Some(2), "{arguments:?}: {output}");
    }
}
