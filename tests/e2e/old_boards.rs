//! Boards that are no longer the newest: they lose their controls and their deadline, with one edit that holds
//! up nothing.

use std::time::Duration;

use dvonn_playground::{Effect, Fault, Message};

use crate::support::computer_game::ComputerGame;
use crate::support::scene::{Scene, has_picture, wait};

/// Discord's refusal of an edit of a message that is older than an hour, if there were too many: it asks to
/// wait for five minutes.
const REFUSED: Effect = Effect::TooManyEdits(300.0);

/// The path of a message.
fn path(board: &Message) -> String {
    format!("/channels/{}/messages/{}", board.channel, board.id)
}

/// Lets the edits of this board have an effect.
fn affect_edits(scene: &Scene, board: &Message, effect: Effect, times: u32) {
    scene.playground.add_fault(Fault::new("PATCH", &path(board), effect).times(times));
}

/// How often the bot has tried to edit this board.
fn edits(scene: &Scene, board: &Message) -> usize {
    let (journal, path) = (scene.playground.journal(), path(board));
    journal.iter().filter(|request| request.method == "PATCH" && request.path == path).count()
}

/// How many boards the bot still has to edit.
fn unedited(scene: &Scene) -> i64 {
    scene.count("SELECT count(*) FROM posts WHERE old_id IS NOT NULL")
}

/// Waits until the bot has put an edit off.
fn wait_until_put_off(scene: &Scene) {
    scene.wait_until(|| {
        scene.count("SELECT count(*) FROM posts WHERE old_id IS NOT NULL AND retry_at > since") == 1
    });
}

/// Waits until this board has neither controls nor a deadline, and asserts that it is otherwise as it was.
#[track_caller]
fn wait_until_retired(scene: &Scene, board: &Message) {
    scene.wait_until(|| unedited(scene) == 0);
    let old = scene.wait_for_no_controls(board);
    let lasting = board.content.lines().filter(|line| !line.starts_with("Deadline"));
    assert!(old.content.lines().eq(lasting), "{:?}", old.content);
    assert!(has_picture(&old));
}

#[test]
fn the_computer_does_not_wait_for_the_edit_of_the_old_board() {
    let scene = Scene::start();
    let mut game = ComputerGame::start(scene.ada(), "Beginner");
    let old = game.board.clone();
    affect_edits(&scene, &old, REFUSED, 10);
    game.plays_and_waits(game.some_ply());
    let tried = edits(&scene, &old);
    assert!(tried <= 1, "the computer has waited for {tried} attempts");
}

#[test]
fn an_old_board_that_may_not_be_edited_yet_is_edited_when_discord_allows_it() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    let old = duel.board();
    affect_edits(&scene, &old, REFUSED, 1);
    duel.play("D3".parse().expect("a cell"));
    wait_until_put_off(&scene);
    scene.let_time_pass(Duration::from_secs(290));
    assert_eq!(edits(&scene, &old), 1, "it tries again when Discord allows it");
    scene.let_time_pass(Duration::from_secs(10));
    wait_until_retired(&scene, &old);
    assert_eq!(edits(&scene, &old), 2);
}

#[test]
fn an_old_board_whose_edit_a_kill_prevented_is_edited_at_the_next_start() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    let old = duel.board();
    affect_edits(&scene, &old, Effect::Delay(600_000), 1);
    duel.play("D3".parse().expect("a cell"));
    scene.wait_until(|| unedited(&scene) == 1);
    scene.kill_bot();
    scene.playground.clear_faults();
    scene.restart_after_kill();
    wait_until_retired(&scene, &old);
    duel.play("E3".parse().expect("a cell"));
    duel.assert_recorded();
}

#[test]
fn a_click_on_an_old_board_takes_its_controls_away() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    let old = duel.board();
    affect_edits(&scene, &old, REFUSED, 1);
    duel.play("D3".parse().expect("a cell"));
    wait_until_put_off(&scene);
    scene.let_time_pass(Duration::from_secs(11));

    let waiter = duel.waiter();
    let sent = waiter.sends_click(&waiter.choice(&old, "1"));
    assert_eq!(wait(sent.answer()).message, Some(old.id), "the answer updates the board");
    wait_until_retired(&scene, &old);
    scene.wait_until(|| {
        let said = |message: &Message| {
            message.visible_to == Some(waiter.id) && message.content.contains("out of date")
        };
        sent.messages().iter().any(said)
    });
    assert_eq!(edits(&scene, &old), 1, "the answer needs no other edit");
    // The newest board keeps its controls, whatever is refused there.
    let newest = duel.board();
    waiter.chooses(&newest, "1").in_private("turn");
    assert!(!duel.board().enabled_controls().is_empty());
}
