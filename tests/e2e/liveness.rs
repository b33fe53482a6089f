//! What people get when the database does not answer. `late` has what they get when it answers slowly.

use dvonn_playground::{Effect, Fault};

use crate::support::scene::{Scene, TIMEOUT, wait};
use crate::support::writer::Writer;

#[test]
fn a_turn_behind_a_lasting_lock_fails_with_an_apology_and_is_not_played_later() {
    let scene = Scene::start();
    scene.expect_errors();
    let mut duel = scene.duel();
    duel.play("D3".parse().expect("a cell"));

    let writer = Writer::start(&scene);
    let mover = duel.mover();
    // One waits for the lock, the others for their turn to write.
    let place = mover.command("place").option("cell", "E3");
    let sent = [(); 3].map(|()| mover.sends(&place));
    for sent in &sent {
        mover.response_to(sent).in_private("I couldn't do this in time. Nothing has changed");
    }
    drop(writer);

    duel.assert_recorded();
    duel.play("F3".parse().expect("a cell"));
    duel.assert_recorded();
    let log = scene.log();
    assert_eq!(log.matches("the database cannot be used").count(), 1, "{log}");
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
