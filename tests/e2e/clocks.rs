//! Clocks: what happens when they run out, and that they stand while nobody can be heard.

use std::time::Duration;

use crate::support::duel::Duel;
use crate::support::scene::Scene;

const DAY: Duration = Duration::from_hours(24);

#[test]
fn a_game_is_lost_by_the_side_whose_time_runs_out() {
    let scene = Scene::begin();
    let mut duel = Duel::with_all_placed(scene.ada(), scene.ben());
    let ply = duel.game.position().legal_plies()[0];
    duel.play(ply);
    let (loser, winner, board) = (duel.mover(), duel.waiter(), duel.board());
    scene.let_pass(DAY * 60);

    let last = scene.board_after(&board);
    let words = format!("{} is out of time: {} wins", loser.mention(), winner.mention());
    assert!(last.content.contains(&words), "{:?}", last.content);
    assert!(last.pings.is_empty(), "nobody has to do anything any more");
    assert_eq!(last.enabled_controls(), Vec::<&str>::new());
    scene.disarmed(&board);
    loser.moves("D3F3").in_private("Game 1 is over");
}

#[test]
fn a_game_in_which_nothing_but_the_placement_was_played_is_void() {
    let scene = Scene::begin();
    let mut duel = scene.duel();
    duel.play("D3".parse().expect("a cell"));
    let board = duel.board();
    scene.let_pass(DAY * 4);
    let last = scene.board_after(&board);
    assert!(last.content.contains("the game does not count"), "{:?}", last.content);
}

#[test]
fn nobody_loses_on_time_while_the_bot_is_down() {
    let scene = Scene::begin();
    let mut duel = scene.duel();
    let start = duel.board();
    duel.play("D3".parse().expect("a cell"));
    scene.disarmed(&start);
    let before = scene.deadline();
    scene.kill_bot();
    scene.let_pass(DAY * 10);
    scene.start_bot();
    scene.until(|| scene.deadline() != before);

    let moved = scene.deadline() - before;
    let down = 10 * 24 * 60 * 60 * 1_000;
    assert!((down..down + 60_000).contains(&moved), "the deadline moved by {moved} ms");
    duel.play("E3".parse().expect("a cell"));
    duel.assert_recorded();
    scene.let_pass(DAY * 4);
    scene.message(duel.board().channel, |message| message.content.contains("does not count"));
}
