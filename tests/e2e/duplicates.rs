//! The same thing twice: simultaneous clicks, and interactions delivered twice.

use dvonn_playground::{ChannelId, Effect, Fault};

use crate::support::duel::{Duel, written};
use crate::support::scene::Scene;

/// Discord's code for an interaction that already has a response. If a click that changes nothing
/// in the database is delivered twice, the bot can only notice when its second response fails.
const ALREADY_ACKNOWLEDGED: u64 = 40060;

#[test]
fn one_of_two_simultaneous_confirmations_is_refused() {
    let scene = Scene::start();
    let duel = Duel::with_all_placed(scene.ada(), scene.ben());
    let (mover, board) = (duel.mover(), duel.board());
    let position = duel.game.position();
    let legal = position.legal_plies();
    let previews = [legal[0], legal[legal.len() - 1]].map(|ply| {
        let text = ply.to_string();
        let destinations = mover.chooses(&board, &text[..2]);
        let target = written(ply);
        mover.presses(destinations.message(), &target)
    });
    let clicks = previews.each_ref().map(|preview| mover.press(preview.message(), "Play move"));

    let sent = clicks.each_ref().map(|click| mover.sends_click(click));
    let responses = sent.each_ref().map(|invocation| mover.response_to(invocation).in_private(""));
    let texts = responses.each_ref().map(|response| response.text());
    let count = |words: &str| texts.iter().filter(|text| text.contains(words)).count();
    assert_eq!(count("You played"), 1, "{texts:?}");
    assert_eq!(count("This board is out of date"), 1, "{texts:?}");
    assert_ends_with_boards(&scene, 51);
}

#[test]
fn a_second_delivery_does_not_replace_a_slow_board() {
    let scene = Scene::start();
    let duel = scene.duel();
    let (mover, board) = (duel.mover(), duel.board());
    let slow = Fault::new("POST", "/interactions/*/*/callback", Effect::Delay(500)).times(1);
    scene.playground.add_fault(slow);
    scene.playground.double_interactions(1);
    mover.sends(&mover.command("place").option("cell", "D3"));
    let new = scene.board_after(&board);
    assert!(new.content.contains("**D3**"), "{:?}", new.content);
    assert_ends_with_boards(&scene, 2);
}

#[test]
fn one_of_two_simultaneous_commands_is_refused() {
    let scene = Scene::start();
    let duel = scene.duel();
    let mover = duel.mover();
    let calls = ["D3", "E3"].map(|cell| mover.command("place").option("cell", cell));
    let sent = calls.each_ref().map(|call| mover.sends(call));
    let responses = sent.each_ref().map(|invocation| mover.response_to(invocation));
    let counted = responses.iter().filter(|response| !response.outcome.ephemeral).count();
    assert_eq!(counted, 1);
    let other =
        responses.into_iter().find(|response| response.outcome.ephemeral).expect("one refusal");
    other.in_private(&format!("It's {}'s turn", duel.waiter().mention()));
    assert_ends_with_boards(&scene, 2);
}

#[test]
fn one_of_two_simultaneous_acceptances_is_refused() {
    let scene = Scene::start();
    let (ada, ben, cleo) = (scene.ada(), scene.ben(), scene.new_person("cleo"));
    let challenge = ada.challenges_anyone().in_public("Any takers?");
    let sent = [ben, cleo]
        .map(|person| (person, person.sends_click(&person.press(challenge.message(), "Accept"))));
    let responses = sent.map(|(person, invocation)| person.response_to(&invocation));
    let accepted = responses.iter().filter(|response| !response.outcome.ephemeral).count();
    assert_eq!(accepted, 1);
    let other =
        responses.into_iter().find(|response| response.outcome.ephemeral).expect("one refusal");
    other.in_private("You can no longer answer this challenge. Accepted: this is game 1.");
    assert_ends_with_boards(&scene, 1);
}

#[test]
fn a_command_delivered_twice_plays_one_ply() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    for cell in ["D3", "E3", "F3", "G3"] {
        scene.playground.double_interactions(1);
        duel.play(cell.parse().expect("a cell"));
    }
    duel.assert_recorded();
    assert_ends_with_boards(&scene, 5);
}

#[test]
fn a_click_delivered_twice_plays_one_ply() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    for cell in ["D3", "E3", "F3", "G3"] {
        let (mover, board) = (duel.mover(), duel.board());
        let cells = mover.chooses(&board, "3");
        scene.playground.double_interactions(1);
        mover.chooses(cells.message(), cell).in_private("You placed a");
        scene.board_after(&board);
        duel.record(cell.parse().expect("a cell"));
    }
    duel.assert_recorded();
    assert_ends_with_boards(&scene, 5);
}

#[test]
fn a_private_request_delivered_twice_gets_one_response() {
    let scene = Scene::start();
    scene.tolerate(ALREADY_ACKNOWLEDGED);
    let duel = scene.duel();
    let (mover, board) = (duel.mover(), duel.board());
    scene.playground.double_interactions(1);
    mover.chooses(&board, "3").in_private("Choose a cell in row 3.");
    scene.playground.double_interactions(1);
    mover.asks("board").in_private("place a red piece");
    assert_eq!(scene.stop_bot().and_then(|status| status.code()), Some(0));
    let messages = scene.playground.messages(scene.general());
    assert_eq!(messages.iter().filter(|message| message.visible_to.is_some()).count(), 2);
}

#[test]
fn a_refused_command_delivered_twice_gets_one_response() {
    let scene = Scene::start();
    scene.tolerate(ALREADY_ACKNOWLEDGED);
    let duel = scene.duel();
    scene.playground.double_interactions(1);
    duel.waiter().places("D3").in_private("It's ");
    assert_eq!(scene.stop_bot().and_then(|status| status.code()), Some(0));
    let messages = scene.playground.messages(scene.general());
    assert_eq!(messages.iter().filter(|message| message.visible_to.is_some()).count(), 1);
}

#[test]
fn a_challenge_delivered_twice_makes_one_game() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    scene.playground.double_interactions(1);
    let challenge = ada.challenges(ben);
    scene.playground.double_interactions(1);
    ben.presses(challenge.message(), "Accept").in_public("Accepted");
    let board = scene.board_after(challenge.message());
    let white = [ada, ben].into_iter().find(|person| board.pings.contains(&person.id));
    let white = white.expect("White is notified");
    white.places("D3").in_public("D3");
    let question = white.asks("resign");
    scene.playground.double_interactions(1);
    white.presses(question.message(), "Resign game").in_private("You've resigned.");

    assert_ends_with_boards(&scene, 3);
    let challenges = scene.playground.messages(scene.general());
    let challenges = challenges.iter().filter(|message| message.content.contains("challenges you"));
    assert_eq!(challenges.count(), 1);
}

#[test]
fn a_thread_requested_twice_is_opened_once() {
    let scene = Scene::start();
    scene.tolerate(ALREADY_ACKNOWLEDGED);
    scene.duel();
    let (cleo, dan) = (scene.new_person("cleo"), scene.new_person("dan"));
    let offer = cleo.challenges(dan);
    scene.playground.double_interactions(1);
    let response = cleo.presses(offer.message(), "Open thread");
    scene.wait_for_text(response.message(), "Your challenge is in");
    assert_eq!(scene.stop_bot().and_then(|status| status.code()), Some(0));
    assert_eq!(scene.playground.threads(scene.general()).len(), 1);
}

/// Stops the bot, which finishes all interactions first, and counts the boards.
#[track_caller]
fn assert_ends_with_boards(scene: &Scene, count: usize) {
    assert_eq!(scene.stop_bot().and_then(|status| status.code()), Some(0));
    let general: ChannelId = scene.general();
    assert_eq!(scene.boards(general).len(), count);
}
