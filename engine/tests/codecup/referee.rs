//! A match as another program's referee sees it.

use std::io::Write as _;
use std::path::PathBuf;
use std::process::Command;

use dvonn_rules::Game;

/// A referee beside the project, written by others.
fn referee() -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "..", "..", "shared", "tools", "referee.py"].iter().collect()
}

#[test]
fn a_match_through_a_referee_has_no_fault() {
    let has_python = Command::new("python3").arg("--version").output().is_ok();
    if !has_python || !referee().is_file() {
        let left_out = format!(
            "LEFT OUT: a match through {}, because that or python3 is not there\n",
            referee().display()
        );
        // Not eprintln!, which a test that passes keeps to itself.
        std::io::stderr().write_all(left_out.as_bytes()).unwrap();
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
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(said.contains("errs [0, 0]"), "{said}{}", String::from_utf8_lossy(&output.stderr));
    let games = std::fs::read_to_string(games).unwrap();
    assert_eq!(games.lines().count(), 4);
    for line in games.lines() {
        let game: Game = line.parse().unwrap();
        assert!(game.result().is_some());
    }
}
