//! The contest protocol.

use dvonn_rules::Color;

use crate::opponent::play;
use crate::program::Program;

const QUICK: [&str; 2] = ["--nodes", "200"];

#[test]
fn plays_whole_games_as_either_side() {
    for us in Color::ALL {
        let game = play(&QUICK, us, "\n");
        assert!(game.result().is_some());
    }
}

#[test]
fn accepts_windows_line_endings() {
    assert_eq!(play(&QUICK, Color::White, "\r\n"), play(&QUICK, Color::White, "\n"));
}

#[test]
fn plays_a_whole_game_within_its_time() {
    play(&["--time", "0.2"], Color::Black, "\n");
}

#[test]
fn plays_at_a_level() {
    for level in ["1", "9"] {
        let exit = Program::run(&["--level", level], "Start\n");
        assert_eq!((exit.code, exit.output.lines().count()), (Some(0), 1));
    }
}

#[test]
fn the_seed_determines_the_game() {
    let with_seed = |seed| play(&["--nodes", "300", "--seed", seed], Color::Black, "\n");
    let first = with_seed("1");
    assert_eq!(with_seed("1"), first);
    assert!(["2", "3", "4", "5"].iter().any(|seed| with_seed(seed) != first));
}

#[test]
fn quit_stops_a_running_search() {
    let mut program = Program::start(&["--time", "86400"]);
    program.write("Start\nquit\n");
    let exit = program.wait();
    assert_eq!((exit.code, &*exit.errors), (Some(0), ""));
}

#[test]
fn answers_before_exiting_at_the_end_of_input() {
    let with_newline = Program::run(&QUICK, "Start\n");
    assert_eq!((with_newline.code, with_newline.output.lines().count()), (Some(0), 1));
    assert_eq!(Program::run(&QUICK, "Start"), with_newline);
    assert_eq!(Program::run(&QUICK, "").output, "");
}

#[test]
fn invalid_input_gives_one_error_line_and_exit_code_2() {
    for (input, expected) in [
        ("go\n", "Start, White's first placement such as D3, Resume and plies, or Quit"),
        ("\n", "Start, White's first placement such as D3, Resume and plies, or Quit"),
        ("PASS\n", "Start, White's first placement such as D3, Resume and plies, or Quit"),
        ("D3 E4\n", "Start, White's first placement such as D3, Resume and plies, or Quit"),
        ("D3\u{0}\n", "Start, White's first placement such as D3, Resume and plies, or Quit"),
        ("D3\nD3\n", "White's placement such as D3, or Quit"),
        ("Start\nA1B1\n", "Black's placement such as D3, or Quit"),
        ("D3\nStart\n", "White's placement such as D3, or Quit"),
    ] {
        let exit = Program::run(&QUICK, input);
        assert_eq!(exit.code, Some(2), "{input:?}");
        let lines: Vec<_> = exit.errors.lines().collect();
        assert!(
            matches!(lines[..], [line] if line.starts_with("dvonn-codecup: line ")
                && line.ends_with(&format!("; expected {expected}"))),
            "{input:?}: {lines:?}"
        );
    }
}

#[test]
fn an_overlong_line_is_rejected_before_its_end() {
    let mut program = Program::start(&QUICK);
    program.write(&"D".repeat(5_000));
    assert_eq!(program.wait().code, Some(2));
}
