//! Games where the bot may no longer speak, and games in archived threads.

use std::time::Duration;

use dvonn_playground::{ChannelId, Message, Permissions};

use crate::support::computer_game::ComputerGame;
use crate::support::duel::Duel;
use crate::support::person::Person;
use crate::support::scene::{Scene, is_board};

/// Discord's codes for missing permissions, a hidden channel and an archived thread.
const REFUSALS: [u64; 3] = [50013, 50001, 50083];
const DAY: Duration = Duration::from_hours(24);

fn scene() -> Scene {
    let scene = Scene::start();
    for code in REFUSALS {
        scene.tolerate(code);
    }
    scene
}

fn silence(scene: &Scene, denied: Permissions) {
    scene.playground.deny_to_bot(scene.general(), denied).expect("a channel");
}

/// Waits for the direct message that the bot may not speak, and returns all of them.
fn told(person: Person<'_>) -> Vec<Message> {
    let direct = person.in_direct_messages().channel;
    let is_told = |message: &Message| message.content.contains("I'm not allowed to post in");
    person.scene.message(direct, is_told);
    person.scene.playground.messages(direct).into_iter().filter(is_told).collect()
}

#[test]
fn the_clock_is_stopped_while_the_bot_may_not_show_the_board() {
    let scene = scene();
    let ada = scene.ada();
    let game = ComputerGame::dealt(ada, "Beginner");
    silence(&scene, Permissions::SEND_MESSAGES);
    game.plays(game.some_ply());
    let direct = told(ada);
    assert_eq!(direct.len(), 1);
    assert!(direct[0].content.contains("“Send Messages”"), "{:?}", direct[0].content);
    scene.wait_until(|| scene.count("SELECT count(*) FROM games WHERE deadline IS NULL") == 1);
    ada.asks("board").in_private("The clock is stopped until I can post the board here.");
    scene.kill_bot();
    scene.start_bot();
    scene.let_time_pass(DAY * 2);
    assert_eq!(scene.running_games(), 1);

    let before = scene.board(scene.general());
    silence(&scene, Permissions::NONE);
    scene.let_time_pass(Duration::from_hours(1));
    scene.board_after(&before);
    scene.wait_until(|| scene.count("SELECT count(*) FROM games WHERE deadline IS NULL") == 0);
}

#[test]
fn a_clock_is_not_stopped_for_ever_because_the_bot_may_not_speak() {
    let scene = scene();
    let ada = scene.ada();
    let game = ComputerGame::dealt(ada, "Beginner");
    silence(&scene, Permissions::VIEW_CHANNEL);
    game.plays(game.some_ply());
    told(ada);
    scene.let_time_pass(DAY * 3);
    scene.wait_until(|| scene.count("SELECT count(*) FROM games WHERE deadline IS NULL") == 0);
    scene.let_time_pass(DAY * 4);
    scene.wait_until(|| scene.running_games() == 0);
}

/// Starts a game between two people in a thread of the bot. Returns White and the thread.
fn game_in_thread(scene: &Scene) -> (Person<'_>, ChannelId) {
    let [white, black] = ["cleo", "dan"].map(|name| scene.new_person(name));
    let call = white.challenge_as("White").option("opponent", black.id.to_string());
    let challenge = white.types(&call);
    Duel::start(scene.ada(), scene.ben());
    let offer = black.presses(challenge.message(), "Accept");
    black.presses(offer.message(), "Open thread");
    scene.wait_for_text(challenge.message(), "Accepted");
    let thread = scene.playground.threads(scene.general())[0];
    scene.message(thread, is_board);
    (white.at(thread), thread)
}

#[test]
fn a_thread_of_a_game_stays_open_for_a_week() {
    let scene = scene();
    let (_, thread) = game_in_thread(&scene);
    scene.playground.deny_to_bot(scene.general(), Permissions::SEND_MESSAGES_IN_THREADS).unwrap();
    scene.let_time_pass(DAY * 6);
    assert!(!scene.playground.is_archived(thread));
}

#[test]
fn a_game_in_an_archived_thread_goes_on_by_its_buttons() {
    let scene = scene();
    let (white, thread) = game_in_thread(&scene);
    let board = scene.board(thread);
    scene.playground.set_thread_state(thread, true, false).expect("a thread");
    let cells = white.chooses(&board, "3").in_private("Choose a cell in row 3.");
    white.chooses(cells.message(), "D3").in_private("You placed a");
    scene.board_after(&board);
    assert!(!scene.playground.is_archived(thread));
    scene.wait_for_no_controls(&board);
}

#[test]
fn reminders_and_endings_reach_an_archived_thread() {
    let scene = scene();
    let (white, thread) = game_in_thread(&scene);
    let board = scene.board(thread);
    scene.playground.set_thread_state(thread, true, false).expect("a thread");
    scene.let_time_pass(Duration::from_hours(37));
    let is_due = |message: &Message| message.content.contains("it's your turn in game");
    let reminder = scene.message(thread, is_due);
    assert!(reminder.pings.contains(&white.id), "{reminder:?}");
    assert!(!scene.playground.is_archived(thread));
    scene.playground.set_thread_state(thread, true, false).expect("a thread");
    scene.let_time_pass(Duration::from_hours(40));
    scene.board_after(&board);
}

#[test]
fn a_locked_thread_mutes_its_game_until_it_is_unlocked() {
    let scene = scene();
    let (white, thread) = game_in_thread(&scene);
    scene.playground.set_thread_state(thread, true, true).expect("a thread");
    scene.let_time_pass(Duration::from_hours(80));
    let direct = told(white);
    assert!(direct[0].content.contains("they must unlock it"), "{:?}", direct[0].content);
    let before = scene.board(thread);
    scene.playground.set_thread_state(thread, false, false).expect("a thread");
    scene.let_time_pass(Duration::from_hours(2));
    scene.board_after(&before);
}
