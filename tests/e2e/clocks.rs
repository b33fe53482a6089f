//! Clocks: what happens when they run out, and that they stop while the bot is offline.

use std::time::Duration;

use dvonn_playground::{Effect, Fault, Message};

use crate::support::duel::Duel;
use crate::support::person::{Person, Steps as _};
use crate::support::scene::Scene;

const DAY: Duration = Duration::from_hours(24);

#[test]
fn a_player_who_times_out_loses() {
    let scene = Scene::start();
    let mut duel = Duel::with_all_placed(scene.ada(), scene.ben());
    let ply = duel.game.position().legal_plies()[0];
    duel.play(ply);
    let (loser, winner, board) = (duel.mover(), duel.waiter(), duel.board());
    scene.let_time_pass(DAY * 60);

    let last = scene.board_after(&board);
    let words = format!("{} timed out. {} (", loser.mention(), winner.mention());
    assert!(last.content.contains(&words), "{:?}", last.content);
    assert!(last.pings.is_empty(), "nobody has to act");
    assert!(!last.has_steps(), "there is no move to make");
    scene.wait_for_no_controls(&board);
    loser.moves("D3F3").in_private("Game 1 is over");
}

#[test]
fn only_the_newest_board_shows_a_deadline() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    let start = duel.board();
    assert!(start.content.contains("Deadline: <t:"), "{:?}", start.content);
    duel.play("D3".parse().expect("a cell"));
    scene.wait_until(|| {
        let old = scene.playground.message(start.channel, start.id);
        old.is_some_and(|old| !old.content.contains("<t:") && old.content.contains("Game 1"))
    });
    assert!(duel.board().content.contains("Deadline: <t:"), "{:?}", duel.board().content);
}

#[test]
fn a_timeout_before_any_stack_moved_voids_the_game() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    duel.play("D3".parse().expect("a cell"));
    let (late, board) = (duel.mover(), duel.board());
    scene.let_time_pass(DAY * 4);
    let last = scene.board_after(&board);
    let words = format!("{} timed out before any stack had moved", late.mention());
    assert!(last.content.contains(&words), "{:?}", last.content);
    assert!(last.content.contains("The game doesn't count"), "{:?}", last.content);
}

#[test]
fn nobody_loses_on_time_while_the_bot_is_down() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    let start = duel.board();
    duel.play("D3".parse().expect("a cell"));
    scene.wait_for_no_controls(&start);
    let before = scene.deadline();
    scene.kill_bot();
    scene.let_time_pass(DAY * 10);
    scene.start_bot();
    scene.wait_until(|| scene.deadline() != before);

    let moved = scene.deadline() - before;
    let down = 10 * 24 * 60 * 60 * 1_000;
    assert!((down..down + 60_000).contains(&moved), "the deadline moved by {moved} ms");
    scene.wait_until(|| (scene.deadline() / 1_000 - shown_deadline(&duel.board())).abs() <= 60);
    duel.play("E3".parse().expect("a cell"));
    duel.assert_recorded();
    let board = duel.board();
    scene.let_time_pass(DAY * 4);
    assert!(scene.board_after(&board).content.contains("doesn't count"));
}

#[test]
fn clocks_run_out_while_discord_rejects_messages() {
    let scene = Scene::start();
    for name in ["one", "two", "three", "four", "five"] {
        let channel = scene.new_channel(name);
        Duel::start(scene.ada().at(channel), scene.ben().at(channel));
    }
    let stuck = Fault::new("POST", "/channels/*/messages", Effect::Delay(600_000)).times(1_000);
    scene.playground.add_fault(stuck);
    scene.let_time_pass(DAY * 4);
    scene.wait_until(|| scene.running_games() == 0);
    scene.playground.clear_faults();
    for channel in scene.playground.channels().into_iter().skip(1) {
        scene.message(channel, |message| message.content.contains("doesn't count"));
    }
}

#[test]
fn the_board_and_the_game_list_show_the_deadline() {
    let scene = Scene::start();
    let duel = scene.duel();
    let until = countdown(scene.deadline());
    assert!(duel.board().content.contains(&format!("Deadline: {until}")));
    duel.mover().asks("board").in_private(&until);
    duel.mover().asks("games").in_private(&format!(" · {until}"));
}

#[test]
fn days_per_move_restart_with_each_turn() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    start_with_clock(ada, ben, "2d");
    for (player, cell) in [(ada, "D3"), (ben, "E3"), (ada, "F3")] {
        scene.let_time_pass(DAY + DAY / 2);
        player.places(cell).in_public(&countdown(scene.deadline()));
    }
    let board = scene.board(ada.channel);
    scene.let_time_pass(DAY * 2);
    assert!(scene.board_after(&board).content.contains("doesn't count"));
}

#[test]
fn a_live_game_shows_the_time_of_both_sides() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let board = start_with_clock(ada, ben, "live 10");
    scene.let_time_pass(Duration::from_mins(4));
    ada.places("D3").in_public("White has 5:");
    assert!(board.content.contains("White has 10:00, Black 10:00. White's deadline: <t:"));
    let board = scene.board(ada.channel);
    scene.let_time_pass(Duration::from_mins(11));
    assert!(scene.board_after(&board).content.contains("doesn't count"));
}

/// Starts a game with this clock and returns its board.
#[track_caller]
fn start_with_clock(white: Person<'_>, black: Person<'_>, clock: &str) -> Message {
    let challenge = white.challenge_as("White").option("clock", clock);
    let challenge = white.types(&challenge.option("opponent", black.id.to_string()));
    black.presses(challenge.message(), "Accept");
    white.scene.board_after(challenge.message())
}

/// The deadline that a board counts down to, in seconds since 1970.
fn shown_deadline(board: &Message) -> i64 {
    let (_, moment) = board.content.split_once("<t:").expect("a moment");
    let (moment, _) = moment.split_once(':').expect("a timestamp");
    moment.parse().expect("a number of seconds")
}

/// Formats a countdown as Discord does, from a time in milliseconds since 1970.
fn countdown(moment: i64) -> String {
    format!("<t:{}:R>", moment / 1_000)
}
