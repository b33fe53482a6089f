//! Boards with an outdated deadline, because a clock was stopped or moved without posting a new
//! board.

use dvonn_playground::{Effect, Fault, Permissions};

use crate::support::duel::Duel;
use crate::support::scene::Scene;

/// Discord's code for a missing permission.
const MISSING_PERMISSIONS: u64 = 50013;

#[test]
fn a_board_is_corrected_without_permission_to_read_old_messages() {
    let scene = Scene::start();
    scene.tolerate(MISSING_PERMISSIONS);
    let duel = scene.duel();
    let history = Permissions::READ_MESSAGE_HISTORY;
    scene.playground.deny_to_bot(scene.general(), history).expect("a channel");
    let player = duel.mover();
    player.types(&player.command("vacation").option("days", 2));
    scene.wait_for_text(&duel.board(), "The clock is stopped");
}

#[test]
fn one_broken_board_does_not_stop_corrections_of_others() {
    let scene = Scene::start();
    let mut broken = scene.duel();
    broken.play("D3".parse().expect("a cell"));
    let elsewhere = scene.new_channel("elsewhere");
    let sound = Duel::start(scene.ada().at(elsewhere), scene.ben().at(elsewhere));
    let board = sound.board();
    scene.change_database("UPDATE plies SET ply = 'nonsense' WHERE game_id = 1");
    scene.change_database("UPDATE games SET deadline = deadline + 1000000000");
    scene.change_database("UPDATE posts SET wanted = wanted + 1 WHERE kind = 'board'");
    let named = board.content.clone();
    scene.message(elsewhere, |message| message.id == board.id && message.content != named);
}

#[test]
fn a_board_that_was_corrected_too_late_loses_its_controls_again() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    let (player, board) = (duel.mover(), duel.board());
    // The bot has already read the game by then, and retries after a while.
    scene.playground.add_fault(Fault::new("PATCH", "/channels/*/messages/*", Effect::Status(500)));
    scene.playground.clear_journal();
    player.types(&player.command("vacation").option("days", 2));
    scene.wait_until(|| edits(&scene) > 0);
    duel.play("D3".parse().expect("a cell"));
    scene.wait_for_no_controls(&board);
    // The correction and the second removal of the controls follow the first removal.
    scene.wait_until(|| edits(&scene) >= 3);
    scene.wait_for_no_controls(&board);
}

/// The number of times that the bot has tried to edit a message in a channel.
fn edits(scene: &Scene) -> usize {
    let journal = scene.playground.journal();
    let of_messages = |path: &str| path.starts_with("/channels/") && path.contains("/messages/");
    journal.iter().filter(|it| it.method == "PATCH" && of_messages(&it.path)).count()
}
