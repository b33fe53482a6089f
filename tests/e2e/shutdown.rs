//! Clean shutdown.

use dvonn_playground::{Effect, Fault};

use crate::support::records;
use crate::support::scene::{Scene, is_board, wait};

#[test]
fn a_turn_in_flight_is_finished_before_the_bot_stops() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    let (mover, board) = (duel.mover(), duel.board());
    scene.playground.add_fault(Fault::new(
        "POST",
        "/interactions/*/*/callback",
        Effect::Delay(1_000),
    ));
    let sent = mover.sends(&mover.command("place").option("cell", "D3"));
    scene.wait_until(|| scene.plies() == 1);
    let bot = scene.take_bot();
    bot.ask_to_stop();
    let response = mover.response_to(&sent);
    assert!(is_board(response.message()), "{:?}", response.text());
    assert_eq!(bot.wait_for_exit().and_then(|status| status.code()), Some(0));

    scene.start_bot();
    duel.record("D3".parse().expect("a cell"));
    duel.assert_recorded();
    assert_eq!(scene.boards(scene.general()).len(), 2);
    assert!(scene.board(scene.general()).id > board.id);
}

#[test]
fn a_stuck_turn_is_abandoned_and_announced_on_restart() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    let (mover, board) = (duel.mover(), duel.board());
    scene.playground.add_fault(Fault::new(
        "POST",
        "/interactions/*/*/callback",
        Effect::Delay(60_000),
    ));
    let sent = mover.sends(&mover.command("place").option("cell", "D3"));
    scene.wait_until(|| scene.plies() == 1);
    assert!(scene.stop_bot().is_some(), "the bot stops within its time");

    scene.start_bot();
    scene.board_after(&board);
    drop(sent);
    duel.record("D3".parse().expect("a cell"));
    duel.assert_recorded();
}

#[test]
fn an_idle_bot_stops_at_once_and_starts_again() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    for cell in ["D3", "E3", "F3"] {
        duel.play(cell.parse().expect("a cell"));
        assert_eq!(scene.stop_bot().and_then(|status| status.code()), Some(0));
        scene.start_bot();
    }
    duel.assert_recorded();
    let outcome = wait(duel.mover().sends(&duel.mover().command("help")).answer());
    assert!(outcome.ephemeral);
}

#[test]
fn searches_and_drawings_in_progress_do_not_delay_the_stop() {
    let scene = Scene::start();
    let game = records::game_with_passes();
    let position = game.position_after(49).expect("a position of the game").to_string();
    let people = ["cleo", "dan", "eve", "finn"].map(|name| scene.new_person(name));
    let pages = people.map(|person| {
        let import =
            person.command("game import").option("text", game.to_string().replace('\n', " "));
        person.types(&import).in_private("Position 0 of")
    });
    for (person, page) in people.iter().zip(&pages) {
        person.sends_click(&person.press(page.message(), "Replay game"));
        person.sends(&person.command("analyse").option("position", position.as_str()));
    }
    let deferred = |scene: &Scene| {
        let requests = scene.playground.journal();
        requests.iter().filter(|request| request.body["type"] == 5).count()
    };
    scene.wait_until(|| deferred(&scene) >= 4);
    assert!(scene.stop_bot().is_some(), "the bot stops within its time");
}
