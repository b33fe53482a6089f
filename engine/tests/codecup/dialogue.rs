//! The protocol, over pipes.

use dvonn_rules::Color;

use crate::opponent::play;
use crate::program::Program;

const QUICK: [&str; 2] = ["--nodes", "200"];

#[test]
fn whole_games_are_played_as_either_side() {
    for us in Color::ALL {
        let game = play(&QUICK, us, "\n");
        assert!(game.result().is_some());
    }
}

#[test]
fn lines_may_end_as_on_windows() {
    assert_eq!(play(&QUICK, Color::White, "\r\n"), play(&QUICK, Color::White, "\n"));
}

#[test]
fn the_time_of_a_game_is_enough_for_it() {
    play(&["--time", "0.2"], Color::Black, "\n");
}

#[test]
fn levels_play() {
    for level in ["1", "8"] {
        let ended = Program::run(&["--level", level], "Start\n");
        assert_eq!((ended.code, ended.output.lines().count()), (Some(0), 1));
    }
}

#[test]
fn the_same_seed_and_limit_play_the_same_game() {
    let with_seed = |seed| play(&["--nodes", "300", "--seed", seed], Color::Black, "\n");
    let first = with_seed("1");
    assert_eq!(with_seed("1"), first);
    assert!(["2", "3", "4", "5"].iter().any(|seed| with_seed(seed) != first));
}

#[test]
fn quit_ends_the_longest_search() {
    let mut program = Program::start(&["--time", "86400"]);
    program.write("Start\nquit\n");
    let ended = program.ended();
    assert_eq!((ended.code, &*ended.errors), (Some(0), ""));
}

#[test]
fn at_the_end_of_the_input_what_was_asked_is_answered() {
    let whole = Program::run(&QUICK, "Start\n");
    assert_eq!((whole.code, whole.output.lines().count()), (Some(0), 1));
    assert_eq!(Program::run(&QUICK, "Start"), whole);
    assert_eq!(Program::run(&QUICK, "").output, "");
}

#[test]
fn anything_else_is_answered_with_one_line_and_code_2() {
    for (input, expected) in [
        ("go\n", "Start, White's first placement such as D3, or Quit"),
        ("\n", "Start, White's first placement such as D3, or Quit"),
        ("PASS\n", "Start, White's first placement such as D3, or Quit"),
        ("D3 E4\n", "Start, White's first placement such as D3, or Quit"),
        ("D3\u{0}\n", "Start, White's first placement such as D3, or Quit"),
        ("D3\nD3\n", "White's placement such as D3, or Quit"),
        ("Start\nA1B1\n", "Black's placement such as D3, or Quit"),
        ("D3\nStart\n", "White's placement such as D3, or Quit"),
    ] {
        let ended = Program::run(&QUICK, input);
        assert_eq!(ended.code, Some(2), "{input:?}");
        let lines: Vec<_> = ended.errors.lines().collect();
        assert!(
            matches!(lines[..], [line] if line.starts_with("dvonn-codecup: line ")
                && line.ends_with(&format!("; expected {expected}"))),
            "{input:?}: {lines:?}"
        );
    }
}

#[test]
fn an_endless_line_is_not_waited_for() {
    let mut program = Program::start(&QUICK);
    program.write(&"D".repeat(1_000));
    assert_eq!(program.ended().code, Some(2));
}
