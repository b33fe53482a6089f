//! What people get when the database does not answer, or answers slowly.

use dvonn_playground::{Effect, Fault};

use crate::support::process::Settings;
use crate::support::scene::{Scene, TIMEOUT, wait};
use crate::support::writer::Writer;

/// A time limit that a test can wait for, and that a busy machine keeps.
const SOME_PATIENCE: Settings = &[("DVONN_DISCORD_ANSWER_WITHIN", "4000")];

/// Discord's code for a second answer.
const ALREADY_ANSWERED: u64 = 40060;

#[test]
fn a_turn_behind_a_lock_fails_with_an_apology_and_is_not_played_later() {
    let scene = Scene::start();
    scene.expect_errors();
    let mut duel = scene.duel();
    duel.play("D3".parse().expect("a cell"));
    scene.restart_with(SOME_PATIENCE);

    let writer = Writer::start(&scene);
    let mover = duel.mover();
    // One waits for the lock, the others for their turn to write.
    let place = mover.command("place").option("cell", "E3");
    let sent = [(); 3].map(|()| mover.sends(&place));
    for sent in &sent {
        mover.response_to(sent).in_private("I could not do this in time. Nothing has changed");
    }
    drop(writer);

    duel.assert_recorded();
    duel.play("F3".parse().expect("a cell"));
    duel.assert_recorded();
    for line in ["cut off a request", "the database cannot be used"] {
        let log = scene.log();
        assert!(log.matches(line).count() <= 1, "{line}:\n{log}");
    }
}

#[test]
fn a_bot_that_connects_behind_a_lock_waits_for_the_database() {
    let scene = Scene::start();
    scene.expect_errors();
    let mut duel = scene.duel();
    scene.stop_bot();
    // The bot opens its database before it asks for anything, and reads it again once connected.
    scene.playground.clear_journal();
    scene.playground.add_fault(Fault::new("GET", "/gateway/bot", Effect::Delay(3000)));
    scene.launch_bot();
    let asked = |path: &str| scene.playground.journal().iter().any(|it| it.path.ends_with(path));
    scene.wait_until(|| asked("/users/@me"));
    let writer = Writer::start(&scene);
    assert!(!asked("/gateway/bot"), "the bot is connected already");
    scene.wait_until(|| scene.log().contains("the database cannot be used"));
    drop(writer);
    wait(scene.playground.wait_for_bot(TIMEOUT)).expect("the bot connects");
    duel.play("D3".parse().expect("a cell"));
    duel.assert_recorded();
}

#[test]
fn a_board_that_takes_long_after_the_move_is_announced_and_follows_once() {
    let scene = Scene::start();
    scene.tolerate(ALREADY_ANSWERED);
    let mut duel = scene.duel();
    scene.restart_with(SOME_PATIENCE);
    // Once the move is stored, the settings of the server take some seconds to read.
    for statement in [
        "INSERT INTO servers (guild_id) SELECT guild_id FROM games WHERE true \
         ON CONFLICT (guild_id) DO NOTHING",
        "ALTER TABLE servers RENAME TO quick_servers",
        "CREATE VIEW servers AS SELECT * FROM quick_servers \
         WHERE CASE (SELECT count(*) FROM plies) WHEN 0 THEN true ELSE \
         (WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 40000000) \
         SELECT count(*) FROM n) > 0 END",
    ] {
        scene.change_database(statement);
    }
    let (mover, start) = (duel.mover(), duel.board());
    let sent = mover.sends(&mover.command("place").option("cell", "D3"));
    mover.response_to(&sent).in_private("This takes longer than usual");
    scene.change_database("DROP VIEW servers");
    scene.change_database("ALTER TABLE quick_servers RENAME TO servers");
    scene.board_after(&start);
    duel.record("D3".parse().expect("a cell"));
    duel.assert_recorded();
    duel.play("E3".parse().expect("a cell"));
    assert_eq!(scene.boards(start.channel).len(), 3);
    // A slow read that is still running would delay the stop.
    scene.kill_bot();
}
