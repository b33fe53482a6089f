//! What the network and Discord do to the bot: dropped connections, limits, faults, delays.

use std::time::Duration;

use dvonn_playground::{Effect, Fault, GatewayDrop, Options};

use crate::support::scene::{PATIENCE, Scene, is_board, wait};

const ANSWER: &str = "/interactions/*/*/callback";
const FOLLOW_UP: &str = "/webhooks/*/*";
/// Discord's code for an interaction that has its answer, here from an attempt whose success was not told.
const ALREADY_ACKNOWLEDGED: u64 = 40060;

#[test]
fn a_dropped_gateway_is_resumed_and_what_came_meanwhile_is_served() {
    let scene = Scene::begin();
    let mut duel = scene.duel();
    for (how, cell) in [(GatewayDrop::Cut, "D3"), (GatewayDrop::Reconnect, "E3")] {
        scene.playground.drop_gateway(how);
        duel.play(cell.parse().expect("a cell"));
    }
    duel.assert_recorded();
}

#[test]
fn a_session_that_cannot_be_resumed_is_begun_anew() {
    let scene = Scene::begin();
    let mut duel = scene.duel();
    for cell in ["D3", "E3"] {
        scene.playground.drop_gateway(GatewayDrop::Forget);
        wait(scene.playground.wait_for_bot(PATIENCE)).expect("the bot comes back");
        duel.play(cell.parse().expect("a cell"));
    }
    duel.assert_recorded();
}

#[test]
fn an_answer_that_fails_is_given_again_and_the_ply_counts_once() {
    let scene = Scene::begin();
    scene.tolerate(ALREADY_ACKNOWLEDGED);
    let mut duel = scene.duel();
    let effects =
        [Effect::Status(500), Effect::Status(502), Effect::RateLimited(0.1), Effect::Drop];
    let faults = effects.into_iter().flat_map(|effect| {
        let fault = Fault::new("POST", ANSWER, effect);
        // Discord limits before it does anything.
        let performed = !matches!(effect, Effect::RateLimited(_));
        std::iter::once(fault.clone()).chain(performed.then(|| fault.after_performing()))
    });
    let cells = ["A1", "B1", "C1", "D1", "E1", "F1", "G1"];
    for (fault, cell) in faults.zip(cells) {
        scene.playground.add_fault(fault);
        duel.play(cell.parse().expect("a cell"));
    }
    assert_eq!(duel.game.plies().len(), cells.len());
    duel.assert_recorded();
    assert_eq!(scene.boards(scene.general()).len(), 1 + cells.len());
}

#[test]
fn a_board_that_cannot_be_sent_after_a_click_at_first_is_sent_then() {
    let scene = Scene::begin();
    let mut duel = scene.duel();
    let effects = [Effect::Status(500), Effect::RateLimited(0.1), Effect::Drop];
    for (effect, cell) in effects.into_iter().zip(["D3", "E3", "F3"]) {
        let (mover, board) = (duel.mover(), duel.board());
        let cells = mover.chooses(&board, "3");
        scene.playground.add_fault(Fault::new("POST", FOLLOW_UP, effect));
        mover.chooses(cells.message(), cell).in_private("You placed a piece");
        scene.board_after(&board);
        duel.record(cell.parse().expect("a cell"));
    }
    duel.assert_recorded();
    assert_eq!(scene.boards(scene.general()).len(), 4);
}

#[test]
fn a_board_that_no_follow_up_carries_comes_as_a_message() {
    let scene = Scene::begin();
    let mut duel = scene.duel();
    let (mover, board) = (duel.mover(), duel.board());
    let cells = mover.chooses(&board, "3");
    scene.playground.add_fault(Fault::new("POST", FOLLOW_UP, Effect::Status(500)).times(100));
    mover.chooses(cells.message(), "D3").in_private("You placed a piece");
    let new = scene.board_after(&board);
    assert_eq!(new.pings.iter().collect::<Vec<_>>(), [&duel.waiter().id]);
    duel.record("D3".parse().expect("a cell"));
    duel.assert_recorded();
}

/// A scene in which an answer comes too late after a moment.
fn hasty() -> Scene {
    let within = Duration::from_millis(1_500);
    Scene::with(Options { answer_within: within, ..Scene::options() })
}

/// Longer than [`hasty`] waits.
const TOO_LONG: Effect = Effect::Delay(3_000);

#[test]
fn a_board_whose_answer_comes_too_late_still_appears() {
    let scene = hasty();
    let mut duel = scene.duel();
    let board = duel.board();
    let mover = duel.mover();
    scene.playground.add_fault(Fault::new("POST", ANSWER, TOO_LONG));
    let sent = mover.sends(&mover.command("place").option("cell", "D3"));
    assert_eq!(wait(sent.answer()).failed, Some("The application did not respond"));

    let new = scene.board_after(&board);
    assert!(new.content.contains("**D3**"), "{:?}", new.content);
    assert_eq!(new.pings.iter().collect::<Vec<_>>(), [&duel.waiter().id]);
    scene.disarmed(&board);
    duel.record("D3".parse().expect("a cell"));
    duel.assert_recorded();
    assert_eq!(scene.boards(scene.general()).len(), 2);
}

#[test]
fn a_click_whose_answer_comes_too_late_counts_and_its_board_appears() {
    let scene = hasty();
    let mut duel = scene.duel();
    let board = duel.board();
    let mover = duel.mover();
    let cells = mover.chooses(&board, "3");
    scene.playground.add_fault(Fault::new("POST", ANSWER, TOO_LONG));
    let sent = mover.sends_click(&mover.choice(cells.message(), "D3"));
    assert_eq!(wait(sent.answer()).failed, Some("This interaction failed"));

    let new = scene.board_after(&board);
    assert!(new.content.contains("**D3**"), "{:?}", new.content);
    duel.record("D3".parse().expect("a cell"));
    duel.assert_recorded();
}

#[test]
fn a_challenge_whose_answer_comes_too_late_still_appears() {
    let scene = hasty();
    let (ada, ben) = (scene.ada(), scene.ben());
    scene.playground.add_fault(Fault::new("POST", ANSWER, TOO_LONG));
    let call = ada.command("challenge").option("opponent", ben.id.to_string());
    let sent = ada.sends(&call);
    assert_eq!(wait(sent.answer()).failed, Some("The application did not respond"));
    let challenge =
        scene.message(ada.channel, |message| message.content.contains("challenges you"));
    ben.presses(&challenge, "Accept").in_public("Accepted");
    scene.message(ada.channel, is_board);
}

#[test]
fn a_board_that_could_not_be_sent_at_all_is_sent_at_the_next_start() {
    let scene = Scene::begin();
    let mut duel = scene.duel();
    let (mover, board) = (duel.mover(), duel.board());
    let cells = mover.chooses(&board, "3");
    let message = "/channels/*/messages";
    for path in [FOLLOW_UP, message] {
        scene.playground.add_fault(Fault::new("POST", path, Effect::Status(503)).times(100));
    }
    let told = mover.chooses(cells.message(), "D3").in_private("You placed a piece");
    let tried = |scene: &Scene| {
        let requests = scene.playground.journal();
        requests.iter().filter(|request| request.path.ends_with("/messages")).count()
    };
    scene.until(|| tried(&scene) >= 1);
    assert_eq!(scene.boards(scene.general()).len(), 1);
    scene.kill_bot();
    scene.playground.clear_faults();
    scene.start_bot();

    let new = scene.board_after(&board);
    assert!(new.content.contains("**D3**"), "{:?}", new.content);
    assert!(told.text().contains("D3"), "{:?}", told.text());
    duel.record("D3".parse().expect("a cell"));
    duel.assert_recorded();
}

#[test]
fn people_are_not_told_that_nothing_has_changed_when_only_the_board_could_not_be_sent() {
    let scene = Scene::begin();
    let mut duel = scene.duel();
    let (mover, board) = (duel.mover(), duel.board());
    let cells = mover.chooses(&board, "3");
    // Neither the board's follow-up nor its message gets through; an apology would.
    let fault = |path: &str, times| Fault::new("POST", path, Effect::Status(503)).times(times);
    scene.playground.add_fault(fault(FOLLOW_UP, 5));
    scene.playground.add_fault(fault("/channels/*/messages", 5));
    mover.chooses(cells.message(), "D3").in_private("You placed a piece");
    let tried = |path: &str| {
        let requests = scene.playground.journal();
        requests.iter().filter(|request| request.path.ends_with(path)).count()
    };
    scene.until(|| tried("/messages") >= 5);
    assert_eq!(scene.stop_bot().and_then(|status| status.code()), Some(0));
    for message in scene.playground.messages(scene.general()) {
        assert!(!message.content.contains("nothing has changed"), "{:?}", message.content);
    }

    scene.start_bot();
    scene.board_after(&board);
    duel.record("D3".parse().expect("a cell"));
    duel.assert_recorded();
}
