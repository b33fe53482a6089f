//! `--bench`, at a low depth.

use crate::program::Program;

/// The total node count of a run.
fn nodes(options: &[&str]) -> u64 {
    let exit = Program::run(options, "");
    assert_eq!((exit.code, &*exit.errors), (Some(0), ""));
    let last: Vec<_> = exit.output.lines().rev().take(2).collect();
    let number = |line: &str, key: &str| line.strip_prefix(key).unwrap().parse().unwrap();
    let _speed: u64 = number(last[0], "Nodes per second: ");
    number(last[1], "Nodes: ")
}

#[test]
fn two_runs_count_the_same_nodes() {
    let first = nodes(&["--bench", "--depth", "2"]);
    assert!(first > 0);
    assert_eq!(nodes(&["--bench", "--depth", "2"]), first);
}
