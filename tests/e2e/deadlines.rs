//! Boards that name a deadline of before, since a clock was stopped or moved without a new board.

use dvonn_playground::{Effect, Fault, Permissions};

use crate::support::duel::Duel;
use crate::support::scene::Scene;

/// Discord's code for a permission that is lacking.
const MISSING_PERMISSIONS: u64 = 50013;

#[test]
fn a_board_is_corrected_where_the_bot_may_not_read_old_messages() {
    let scene = Scene::begin();
    scene.tolerate(MISSING_PERMISSIONS);
    let duel = scene.duel();
    let history = Permissions::READ_MESSAGE_HISTORY;
    scene.playground.deny_to_bot(scene.general(), history).expect("a channel");
    let player = duel.mover();
    player.types(&player.command("vacation").option("days", 2));
    scene.amended(&duel.board(), "The clock is stopped");
}

#[test]
fn boards_are_corrected_though_one_cannot_be() {
    let scene = Scene::begin();
    let mut broken = scene.duel();
    broken.play("D3".parse().expect("a cell"));
    let elsewhere = scene.new_channel("elsewhere");
    let sound = Duel::begin(scene.ada().at(elsewhere), scene.ben().at(elsewhere));
    let board = sound.board();
    scene.change_database("UPDATE plies SET ply = 'nonsense' WHERE game_id = 1");
    scene.change_database("UPDATE games SET deadline = deadline + 1000000000");
    let named = board.content.clone();
    scene.message(elsewhere, |message| message.id == board.id && message.content != named);
}

#[test]
fn a_board_that_was_corrected_too_late_loses_its_controls_again() {
    let scene = Scene::begin();
    let mut duel = scene.duel();
    let (player, board) = (duel.mover(), duel.board());
    // The bot, which has read the game by then, tries again after a while.
    let reading = Fault::new("GET", "/channels/*/messages/*", Effect::Status(500)).times(3);
    scene.playground.add_fault(reading);
    scene.playground.clear_journal();
    player.types(&player.command("vacation").option("days", 2));
    scene.until(|| requests(&scene, "GET") > 0);
    duel.play("D3".parse().expect("a cell"));
    scene.disarmed(&board);
    // The correction, and what takes the controls off again, come after the first disarming.
    scene.until(|| requests(&scene, "PATCH") >= 3);
    scene.disarmed(&board);
}

/// How many requests the bot has made that concern one message of a channel.
fn requests(scene: &Scene, method: &str) -> usize {
    let journal = scene.playground.journal();
    let of_messages = |path: &str| path.starts_with("/channels/") && path.contains("/messages/");
    journal.iter().filter(|it| it.method == method && of_messages(&it.path)).count()
}
