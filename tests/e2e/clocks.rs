//! Clocks: what happens when they run out, and that they stand while nobody can be heard.

use std::time::Duration;

use dvonn_playground::{Effect, Fault, Message};

use crate::support::duel::Duel;
use crate::support::person::Person;
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
    let words = format!("{} timed out. {} wins", loser.mention(), winner.mention());
    assert!(last.content.contains(&words), "{:?}", last.content);
    assert!(last.pings.is_empty(), "nobody has to do anything any more");
    assert!(last.controls().all(|control| control["type"] != 3), "there is nothing to play");
    scene.disarmed(&board);
    loser.moves("D3F3").in_private("Game 1 is over");
}

#[test]
fn a_game_without_a_move_is_void_and_names_whose_time_ran_out() {
    let scene = Scene::begin();
    let mut duel = scene.duel();
    duel.play("D3".parse().expect("a cell"));
    let (late, board) = (duel.mover(), duel.board());
    scene.let_pass(DAY * 4);
    let last = scene.board_after(&board);
    let words = format!("{} timed out before any stack moved", late.mention());
    assert!(last.content.contains(&words), "{:?}", last.content);
    assert!(last.content.contains("The game does not count"), "{:?}", last.content);
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
    scene.until(|| (scene.deadline() / 1_000 - named(&duel.board())).abs() <= 60);
    duel.play("E3".parse().expect("a cell"));
    duel.assert_recorded();
    let board = duel.board();
    scene.let_pass(DAY * 4);
    assert!(scene.board_after(&board).content.contains("does not count"));
}

#[test]
fn clocks_run_out_though_discord_takes_no_messages() {
    let scene = Scene::begin();
    for name in ["one", "two", "three", "four", "five"] {
        let channel = scene.new_channel(name);
        Duel::begin(scene.ada().at(channel), scene.ben().at(channel));
    }
    let stuck = Fault::new("POST", "/channels/*/messages", Effect::Delay(600_000)).times(1_000);
    scene.playground.add_fault(stuck);
    scene.let_pass(DAY * 4);
    scene.until(|| scene.running_games() == 0);
    scene.playground.clear_faults();
    for channel in scene.playground.channels().into_iter().skip(1) {
        scene.message(channel, |message| message.content.contains("does not count"));
    }
}

#[test]
fn the_board_and_the_list_of_games_say_when_time_runs_out() {
    let scene = Scene::begin();
    let duel = scene.duel();
    let until = countdown(scene.deadline());
    assert!(duel.board().content.contains(&format!("Deadline: {until}")));
    duel.mover().asks("board").in_private(&until);
    duel.mover().asks("games").in_private(&format!("deadline {until}"));
}

#[test]
fn days_for_a_turn_begin_anew_with_each_turn() {
    let scene = Scene::begin();
    let (ada, ben) = (scene.ada(), scene.ben());
    begin(ada, ben, "2d");
    for (player, cell) in [(ada, "D3"), (ben, "E3"), (ada, "F3")] {
        scene.let_pass(DAY + DAY / 2);
        player.places(cell).in_public(&countdown(scene.deadline()));
    }
    let board = scene.board(ada.channel);
    scene.let_pass(DAY * 2);
    assert!(scene.board_after(&board).content.contains("does not count"));
}

#[test]
fn a_live_game_shows_the_time_of_both_sides() {
    let scene = Scene::begin();
    let (ada, ben) = (scene.ada(), scene.ben());
    let board = begin(ada, ben, "live 10");
    scene.let_pass(Duration::from_mins(4));
    ada.places("D3").in_public("White has 5:");
    assert!(board.content.contains("White has 10:00, Black 10:00. White's deadline: <t:"));
    let board = scene.board(ada.channel);
    scene.let_pass(Duration::from_mins(11));
    assert!(scene.board_after(&board).content.contains("does not count"));
}

/// A game by this clock; answers with its board.
#[track_caller]
fn begin(white: Person<'_>, black: Person<'_>, clock: &str) -> Message {
    let challenge = white.challenge_as("White").option("clock", clock);
    let challenge = white.types(&challenge.option("opponent", black.id.to_string()));
    black.presses(challenge.message(), "Accept");
    white.scene.board_after(challenge.message())
}

/// The moment to which a board counts down, in seconds since 1970.
fn named(board: &Message) -> i64 {
    let (_, moment) = board.content.split_once("<t:").expect("a moment");
    let (moment, _) = moment.split_once(':').expect("how it is shown");
    moment.parse().expect("a number of seconds")
}

/// How Discord counts down to a moment in milliseconds since 1970.
fn countdown(moment: i64) -> String {
    format!("<t:{}:R>", moment / 1_000)
}
