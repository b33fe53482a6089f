//! Command-line options.

use crate::program::Program;

#[test]
fn wrong_options_give_a_helpful_error_and_exit_code_2() {
    for (options, message) in [
        (&["--level", "10"] as &[&str], "10 is not in 1..=9"),
        (&["--level", "zero"], "invalid digit"),
        (&["--time", "0"], "write seconds, from 0.01 to 86400"),
        (&["--time", "soon"], "write seconds, from 0.01 to 86400"),
        (&["--time", "NaN"], "write seconds, from 0.01 to 86400"),
        (&["--depth", "0"], "0 is not in 1..=99"),
        (&["--nodes", "0"], "0 is not in 1.."),
        (&["--threads", "0"], "0 is not in 1..=64"),
        (&["--seed", "-1"], "unexpected argument"),
        (&["--level", "3", "--time", "5"], "cannot be used with"),
        (&["--bench", "--nodes", "5"], "cannot be used with"),
        (&["--fast"], "unexpected argument '--fast' found"),
        (&["game.txt"], "unexpected argument 'game.txt' found"),
    ] {
        let exit = Program::run(options, "");
        assert_eq!((exit.code, &*exit.output), (Some(2), ""), "{options:?}");
        assert!(exit.errors.contains(message), "{options:?}: {}", exit.errors);
    }
}

#[test]
fn help_lists_every_option() {
    let help = Program::run(&["--help"], "");
    assert_eq!(help.code, Some(0));
    for option in ["time", "depth", "nodes", "level", "threads", "seed", "bench"] {
        assert!(help.output.contains(&format!("--{option}")), "{option}");
    }
}
