//! A match through an independent referee program.

use std::io::Write as _;
use std::path::PathBuf;
use std::process::Command;

use dvonn_rules::Game;

/// The path of an external referee outside the project.
fn referee() -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "..", "..", "..", "shared", "tools", "referee.py"].iter().collect()
}

#[test]
fn a_refereed_match_has_no_faults() {
    let has_python = Command::new("python3").arg("--version").output().is_ok();
    if !has_python || !referee().is_file() {
        let message =
            format!("SKIPPED: the refereed match: {} or python3 is missing\n", referee().display());
        // Not eprintln!, because the test harness hides its output if the test passes.
        std::io::stderr().write_all(message.as_bytes()).unwrap();
        return;
    }
    let games = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("referee.txt");
    std::fs::write(&games, "").unwrap();
    let player = |limit| format!("{} {limit} --seed {{seed}}", env!("CARGO_BIN_EXE_dvonn-codecup"));
    let output = Command::new("python3")
        .arg(referee())
        .args(["-n", "4", "-o"])
        .arg(&games)
        .args([player("--time 0.5"), player("--nodes 500")])
        .output()
        .unwrap();
    let stdout = String::from_utf8_lossy(&output.stdout);
    assert!(stdout.contains("errs [0, 0]"), "{stdout}{}", String::from_utf8_lossy(&output.stderr));
    let games = std::fs::read_to_string(games).unwrap();
    assert_eq!(games.lines().count(), 4);
    for line in games.lines() {
        let game: Game = line.parse().unwrap();
        assert!(game.result().is_some());
    }
}
