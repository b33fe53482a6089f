//! The database file is lost while the bot runs.

use crate::support::process::Process;
use crate::support::scene::Scene;

fn exit_code(bot: Process) -> Option<i32> {
    bot.wait_for_exit().and_then(|status| status.code())
}

#[test]
fn no_move_is_acknowledged_into_a_deleted_database_and_the_bot_stops() {
    let scene = Scene::start();
    scene.expect_errors();
    let mut duel = scene.duel();
    duel.play("D3".parse().expect("a cell"));
    let boards = scene.boards(scene.general()).len();
    scene.delete_database();
    let mover = duel.mover();
    let sent = mover.sends(&mover.command("place").option("cell", "E3"));
    assert_eq!(exit_code(scene.take_bot()), Some(1));
    drop(sent);
    assert_eq!(scene.boards(scene.general()).len(), boards);
    let reason = "games.db was deleted or replaced while the bot was running";
    let errors = scene.log();
    assert!(errors.lines().any(|line| line.starts_with("error: ") && line.contains(reason)));
    // The player was told that games cannot be saved, not that the bot has a mistake.
    assert!(!errors.contains("request failed"), "{errors}");

    scene.launch_bot();
    assert_eq!(exit_code(scene.take_bot()), Some(1));
    let log = scene.log();
    assert!(log.contains("games.db is missing or empty, but there was one before"), "{log}");
}

#[test]
fn an_idle_bot_notices_that_its_database_was_deleted() {
    let scene = Scene::start();
    scene.expect_errors();
    scene.delete_database();
    scene.wait_until(|| scene.log().lines().any(|line| line.starts_with("error: ")));
    assert_eq!(exit_code(scene.take_bot()), Some(1));
}

#[test]
fn a_second_bot_does_not_start_while_the_first_one_runs() {
    let scene = Scene::start();
    let first = scene.take_bot();
    scene.launch_bot();
    assert_eq!(exit_code(scene.take_bot()), Some(1));
    assert!(scene.log().contains("games.db is in use by another dvonn-bot"), "{}", scene.log());
    first.kill();
    // The lock of a killed process is free.
    scene.start_bot();
    scene.duel();
}
