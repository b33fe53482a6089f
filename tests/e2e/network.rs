//! What the network and Discord do to the bot: dropped connections, rate limits, faults, delays.

use std::time::Duration;

use dvonn_playground::{Effect, Fault, GatewayDrop, Options};

use crate::support::scene::{Scene, TIMEOUT, is_board, wait};

const ANSWER: &str = "/interactions/*/*/callback";
const FOLLOW_UP: &str = "/webhooks/*/*";
/// Discord's code for an interaction that already has a response, here from an attempt whose
/// success was not reported.
const ALREADY_ACKNOWLEDGED: u64 = 40060;

#[test]
fn a_dropped_gateway_resumes_and_missed_events_are_handled() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    for (how, cell) in [(GatewayDrop::Cut, "D3"), (GatewayDrop::Reconnect, "E3")] {
        scene.playground.drop_gateway(how);
        duel.play(cell.parse().expect("a cell"));
    }
    duel.assert_recorded();
}

#[test]
fn an_invalid_session_is_replaced_by_a_new_one() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    for cell in ["D3", "E3"] {
        scene.playground.drop_gateway(GatewayDrop::Forget);
        wait(scene.playground.wait_for_bot(TIMEOUT)).expect("the bot reconnects");
        duel.play(cell.parse().expect("a cell"));
    }
    duel.assert_recorded();
}

/// The close codes after which Discord lets a bot resume its session.
const RESUMABLE: [u16; 5] = [4000, 4001, 4002, 4005, 4008];
/// The close codes after which a bot has to open a new session.
const NEW_SESSION: [u16; 3] = [4003, 4007, 4009];
/// The close codes after which a bot must not connect again as it is, with its exit code and part
/// of its error.
const REFUSED: [(u16, i32, &str); 6] = [
    (4004, 2, "rejected the token"),
    (4010, 1, "it rejects the number of shards"),
    (4011, 1, "the bot needs more shards"),
    (4012, 1, "it no longer supports this version"),
    (4013, 1, "it rejects the bot's intents"),
    (4014, 1, "it rejects the bot's intents"),
];

#[test]
fn a_session_is_resumed_after_each_close_code_that_allows_it() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    let opened = scene.playground.opened_sessions();
    for (code, cell) in RESUMABLE.into_iter().zip(["A1", "B1", "C1", "D1", "E1"]) {
        scene.playground.drop_gateway(GatewayDrop::Close(code));
        duel.play(cell.parse().expect("a cell"));
        assert_eq!(scene.playground.opened_sessions(), opened, "after {code}");
    }
    duel.assert_recorded();
}

#[test]
fn a_gateway_that_goes_away_is_no_warning_and_its_session_goes_on() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    let opened = scene.playground.opened_sessions();
    // Discord closes connections so when it restarts a gateway.
    scene.playground.drop_gateway(GatewayDrop::Close(1001));
    duel.play("A1".parse().expect("a cell"));
    assert_eq!(scene.playground.opened_sessions(), opened);
    assert_eq!(scene.stop_bot().and_then(|status| status.code()), Some(0));
    let log = scene.log();
    let warning = log.lines().find(|line| line.contains(" WARN serenity"));
    assert_eq!(warning, None, "{log}");
}

#[test]
fn a_new_session_is_opened_at_once_after_each_close_code_that_ends_the_old_one() {
    let scene = Scene::start();
    // serenity logs 4003 as an error.
    scene.expect_errors();
    let mut duel = scene.duel();
    for (code, cell) in NEW_SESSION.into_iter().zip(["A1", "B1", "C1"]) {
        scene.playground.drop_gateway(GatewayDrop::Close(code));
        wait(scene.playground.wait_for_bot(TIMEOUT)).expect("the bot reconnects");
        duel.play(cell.parse().expect("a cell"));
    }
    duel.assert_recorded();
    // serenity's line when a shard waits in vain for its own end.
    assert!(!scene.log().contains("reached timeout"), "{}", scene.log());
}

#[test]
fn the_bot_stops_with_a_clear_error_after_each_close_code_that_forbids_to_reconnect() {
    let scene = Scene::start();
    scene.expect_errors();
    for (code, exit_code, error) in REFUSED {
        let bot = scene.take_bot();
        scene.playground.drop_gateway(GatewayDrop::Close(code));
        let status = bot.wait_for_exit().and_then(|status| status.code());
        let log = scene.log();
        assert_eq!(status, Some(exit_code), "after {code}:\n{log}");
        let last = log.lines().next_back().unwrap_or_default();
        assert!(last.starts_with("error: ") && last.contains(error), "after {code}:\n{log}");
        scene.start_bot();
    }
}

#[test]
fn a_failed_response_is_retried_and_the_ply_counts_once() {
    let scene = Scene::start();
    scene.tolerate(ALREADY_ACKNOWLEDGED);
    let mut duel = scene.duel();
    let effects =
        [Effect::Status(500), Effect::Status(502), Effect::RateLimited(0.1), Effect::Drop];
    let faults = effects.into_iter().flat_map(|effect| {
        let fault = Fault::new("POST", ANSWER, effect);
        // Discord applies rate limits before it does anything.
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
fn the_board_after_a_click_is_retried() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    let effects = [Effect::Status(500), Effect::RateLimited(0.1), Effect::Drop];
    for (effect, cell) in effects.into_iter().zip(["D3", "E3", "F3"]) {
        let (mover, board) = (duel.mover(), duel.board());
        let cells = mover.chooses(&board, "3");
        scene.playground.add_fault(Fault::new("POST", FOLLOW_UP, effect));
        mover.chooses(cells.message(), cell).in_private("You placed a");
        scene.board_after(&board);
        duel.record(cell.parse().expect("a cell"));
    }
    duel.assert_recorded();
    assert_eq!(scene.boards(scene.general()).len(), 4);
}

#[test]
fn a_board_falls_back_to_a_plain_message() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    let (mover, board) = (duel.mover(), duel.board());
    let cells = mover.chooses(&board, "3");
    scene.playground.add_fault(Fault::new("POST", FOLLOW_UP, Effect::Status(500)).times(100));
    mover.chooses(cells.message(), "D3").in_private("You placed a");
    let new = scene.board_after(&board);
    assert_eq!(new.pings.iter().collect::<Vec<_>>(), [&duel.waiter().id]);
    duel.record("D3".parse().expect("a cell"));
    duel.assert_recorded();
}

/// A scene in which interactions soon expire.
fn impatient_scene() -> Scene {
    let within = Duration::from_millis(1_500);
    Scene::with(Options { answer_within: within, ..Scene::options() })
}

/// Longer than [`impatient_scene`] allows.
const TOO_LONG: Effect = Effect::Delay(3_000);

#[test]
fn a_board_appears_although_its_response_was_late() {
    let scene = impatient_scene();
    let mut duel = scene.duel();
    let board = duel.board();
    let mover = duel.mover();
    scene.playground.add_fault(Fault::new("POST", ANSWER, TOO_LONG));
    let sent = mover.sends(&mover.command("place").option("cell", "D3"));
    assert_eq!(wait(sent.answer()).failed, Some("The application did not respond"));

    let new = scene.board_after(&board);
    assert!(new.content.contains("**D3**"), "{:?}", new.content);
    assert_eq!(new.pings.iter().collect::<Vec<_>>(), [&duel.waiter().id]);
    scene.wait_for_no_controls(&board);
    duel.record("D3".parse().expect("a cell"));
    duel.assert_recorded();
    assert_eq!(scene.boards(scene.general()).len(), 2);
}

#[test]
fn a_click_counts_although_its_response_was_late() {
    let scene = impatient_scene();
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
fn a_challenge_appears_although_its_response_was_late() {
    let scene = impatient_scene();
    let (ada, ben) = (scene.ada(), scene.ben());
    scene.playground.add_fault(Fault::new("POST", ANSWER, TOO_LONG));
    let call = ada.challenge().option("opponent", ben.id.to_string());
    let sent = ada.sends(&call);
    assert_eq!(wait(sent.answer()).failed, Some("The application did not respond"));
    let challenge =
        scene.message(ada.channel, |message| message.content.contains("challenges you"));
    ben.presses(&challenge, "Accept").in_public("Accepted");
    scene.message(ada.channel, is_board);
}

#[test]
fn an_unsent_board_is_sent_on_restart() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    let (mover, board) = (duel.mover(), duel.board());
    let cells = mover.chooses(&board, "3");
    let message = "/channels/*/messages";
    for path in [FOLLOW_UP, message] {
        scene.playground.add_fault(Fault::new("POST", path, Effect::Status(503)).times(100));
    }
    let response = mover.chooses(cells.message(), "D3").in_private("You placed a");
    let tried = |scene: &Scene| {
        let requests = scene.playground.journal();
        let posts = requests.iter().filter(|request| request.method == "POST");
        posts.filter(|request| request.path.ends_with("/messages")).count()
    };
    scene.wait_until(|| tried(&scene) >= 1);
    assert_eq!(scene.boards(scene.general()).len(), 1);
    scene.kill_bot();
    scene.playground.clear_faults();
    scene.restart_after_kill();

    let new = scene.board_after(&board);
    assert!(new.content.contains("**D3**"), "{:?}", new.content);
    assert!(response.text().contains("D3"), "{:?}", response.text());
    duel.record("D3".parse().expect("a cell"));
    duel.assert_recorded();
}

#[test]
fn a_lost_board_does_not_claim_that_nothing_changed() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    let (mover, board) = (duel.mover(), duel.board());
    let cells = mover.chooses(&board, "3");
    // Neither the board's follow-up nor its message gets through; an apology would.
    let fault = |path: &str, times| Fault::new("POST", path, Effect::Status(503)).times(times);
    scene.playground.add_fault(fault(FOLLOW_UP, 5));
    scene.playground.add_fault(fault("/channels/*/messages", 5));
    mover.chooses(cells.message(), "D3").in_private("You placed a");
    let tried = |path: &str| {
        let requests = scene.playground.journal();
        let posts = requests.iter().filter(|request| request.method == "POST");
        posts.filter(|request| request.path.ends_with(path)).count()
    };
    scene.wait_until(|| tried("/messages") >= 5);
    assert_eq!(scene.stop_bot().and_then(|status| status.code()), Some(0));
    for message in scene.playground.messages(scene.general()) {
        assert!(!message.content.contains("nothing has changed"), "{:?}", message.content);
    }

    scene.restart_after_kill();
    scene.board_after(&board);
    duel.record("D3".parse().expect("a cell"));
    duel.assert_recorded();
}
