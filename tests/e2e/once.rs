//! Messages are shown once: after a kill between sending and recording, and after a lost or
//! unreadable response.

use std::time::Duration;

use dvonn_playground::{ChannelId, Effect, Fault, Message, Permissions};

use crate::support::computer_game::ComputerGame;
use crate::support::duel::Duel;
use crate::support::scene::{Scene, UNANNOUNCED, has_picture, wait};

const ANSWER: &str = "/interactions/*/*/callback";
const FOLLOW_UP: &str = "/webhooks/*/*";
const MESSAGE: &str = "/channels/*/messages";
/// Discord's code for a missing permission.
const MISSING_PERMISSIONS: u64 = 50013;

/// A request that is carried out, but whose response comes too late for the bot.
fn unanswered(path: &str) -> Fault {
    Fault::new("POST", path, Effect::Delay(600_000)).after_performing()
}

/// Returns the public messages of the bot in this channel.
fn public(scene: &Scene, channel: ChannelId) -> Vec<Message> {
    let messages = scene.playground.messages(channel).into_iter();
    messages.filter(|message| message.visible_to.is_none()).collect()
}

/// Waits until this number of public messages is there, kills the bot, restarts it, and asserts
/// that it sends none of them again.
#[track_caller]
fn assert_nothing_is_repeated(scene: &Scene, channel: ChannelId, count: usize) {
    scene.wait_until(|| public(scene, channel).len() == count);
    scene.kill_bot();
    scene.playground.clear_faults();
    scene.restart_after_kill();
    scene.wait_until(|| scene.count(UNANNOUNCED) == 0);
    let shown: Vec<_> = public(scene, channel).into_iter().map(|shown| shown.content).collect();
    assert_eq!(shown.len(), count, "{shown:#?}");
}

#[test]
fn a_board_is_not_posted_twice_after_a_kill() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    let (mover, start) = (duel.mover(), duel.board());
    scene.playground.add_fault(unanswered(ANSWER));
    mover.sends(&mover.command("place").option("cell", "D3"));
    assert_nothing_is_repeated(&scene, start.channel, 3);
    scene.wait_for_no_controls(&start);
    duel.record("D3".parse().expect("a cell"));

    // The first board is known to be shown, so its controls are removed as usual.
    let board = duel.board();
    duel.play("E3".parse().expect("a cell"));
    scene.wait_for_no_controls(&board);
    duel.assert_recorded();
}

#[test]
fn a_board_after_a_click_is_not_posted_twice_after_a_kill() {
    let scene = Scene::start();
    let duel = scene.duel();
    let (mover, start) = (duel.mover(), duel.board());
    let cells = mover.chooses(&start, "3");
    scene.playground.add_fault(unanswered(FOLLOW_UP));
    mover.sends_click(&mover.choice(cells.message(), "D3"));
    assert_nothing_is_repeated(&scene, start.channel, 3);
    scene.wait_for_no_controls(&start);
}

#[test]
fn the_board_of_a_finished_game_is_not_posted_twice_after_a_kill() {
    let scene = Scene::start();
    let duel = scene.duel();
    let (mover, start) = (duel.mover(), duel.board());
    let question = mover.asks("resign");
    scene.playground.add_fault(unanswered(FOLLOW_UP));
    mover.sends_click(&mover.press(question.message(), "Resign game"));
    assert_nothing_is_repeated(&scene, start.channel, 3);
}

#[test]
fn a_computer_move_is_not_posted_twice_long_after_a_kill() {
    let scene = Scene::start();
    let game = ComputerGame::dealt(scene.ada(), "Beginner");
    scene.playground.add_fault(unanswered(MESSAGE));
    game.plays(game.some_ply()).with_thinking("Beginner");
    let count = public(&scene, scene.general()).len() + 1;
    scene.wait_until(|| public(&scene, scene.general()).len() == count);
    scene.kill_bot();
    // By then Discord has forgotten the nonce.
    scene.playground.advance(std::time::Duration::from_hours(1)).expect("the clock advances");
    scene.playground.clear_faults();
    scene.restart_after_kill();
    scene.wait_until(|| scene.count(UNANNOUNCED) == 0);
    assert_eq!(public(&scene, scene.general()).len(), count);
}

#[test]
fn a_board_in_words_is_not_posted_twice_after_a_kill() {
    let scene = Scene::start();
    scene.tolerate(MISSING_PERMISSIONS);
    let duel = scene.duel();
    let (mover, start) = (duel.mover(), duel.board());
    scene.playground.deny_to_bot(start.channel, Permissions::ATTACH_FILES).expect("a channel");
    let cells = mover.chooses(&start, "3");
    // Follow-ups may have files nevertheless, but separate messages may not: the first attempt to
    // post the board is refused, and the second, in words, is not answered.
    scene.playground.add_fault(Fault::new("POST", FOLLOW_UP, Effect::Status(500)).times(5));
    scene.playground.add_fault(Fault::new("POST", MESSAGE, Effect::Delay(0)));
    scene.playground.add_fault(unanswered(MESSAGE));
    mover.sends_click(&mover.choice(cells.message(), "D3"));
    assert_nothing_is_repeated(&scene, start.channel, 3);
    let board = public(&scene, start.channel).pop().expect("a board");
    assert!(!has_picture(&board) && board.content.contains("**D3**"), "{board:?}");
}

#[test]
fn a_challenge_is_not_posted_twice_after_a_kill() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    scene.playground.add_fault(unanswered(ANSWER));
    ada.sends(&ada.challenge().option("opponent", ben.id.to_string()));
    assert_nothing_is_repeated(&scene, ada.channel, 1);
    let challenge = public(&scene, ada.channel).remove(0);
    ben.presses(&challenge, "Accept").in_public("Accepted");
    scene.board_after(&challenge);
}

#[test]
fn an_offer_is_not_posted_twice_after_a_kill() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    for cell in ["D3", "E3", "F3", "G3"] {
        duel.play(cell.parse().expect("a cell"));
    }
    scene.wait_until(|| scene.count(UNANNOUNCED) == 0);
    let (ada, ben) = (duel.mover(), duel.waiter());
    scene.playground.add_fault(unanswered(ANSWER));
    ben.sends(&ben.choosing("offer", "what", "Draw"));
    assert_nothing_is_repeated(&scene, ada.channel, 7);
    let offer = public(&scene, ada.channel).remove(6);
    ada.presses(&offer, "Accept").in_public("Accepted.");
}

#[test]
fn a_notice_is_not_sent_twice_long_after_a_kill() {
    let scene = Scene::start();
    let duel = scene.duel();
    let (ada, ben) = (duel.mover(), duel.waiter());
    let forms = [ada.asks("plan"), ben.asks("plan")];
    ada.fills(&forms[0], &[("wishes", "anywhere"), ("stops", "after 20")]);
    scene.wait_until(|| scene.plies() == 1);
    let direct = ada.in_direct_messages().channel;
    let sent = format!("/channels/{direct}/messages");
    scene.playground.add_fault(unanswered(&sent));
    ben.sends_form(&forms[1], &[("wishes", "edge, anywhere")]);
    scene.wait_until(|| !public(&scene, direct).is_empty());
    scene.kill_bot();
    scene.playground.advance(std::time::Duration::from_hours(1)).expect("the clock advances");
    scene.playground.clear_faults();
    scene.restart_after_kill();
    scene.wait_until(|| scene.notices() == 0);
    let sent = public(&scene, direct);
    assert_eq!(sent.len(), 1, "{sent:#?}");
}

#[test]
fn a_board_whose_response_is_lost_or_unreadable_is_shown_once() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    let unread = Fault::new("POST", FOLLOW_UP, Effect::Unreadable);
    let lost = Fault::new("POST", FOLLOW_UP, Effect::Drop).after_performing();
    for (fault, cell) in [(unread, "D3"), (lost, "E3")] {
        let (mover, board) = (duel.mover(), duel.board());
        let cells = mover.chooses(&board, "3");
        scene.playground.add_fault(fault);
        mover.chooses(cells.message(), cell).in_private("You placed a");
        scene.board_after(&board);
        scene.wait_for_no_controls(&board);
        duel.record(cell.parse().expect("a cell"));
    }
    scene.playground.add_fault(Fault::new("POST", ANSWER, Effect::Unreadable));
    let board = duel.board();
    duel.play("F3".parse().expect("a cell"));
    scene.wait_for_no_controls(&board);
    duel.assert_recorded();
    assert_eq!(scene.boards(scene.general()).len(), 4);
}

#[test]
fn a_board_is_not_sent_again_while_it_is_unknown_whether_it_is_there() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    for (cell, effect, times) in [("D3", Effect::Status(500), 1), ("E3", Effect::Unreadable, 2)] {
        let (mover, start) = (duel.mover(), duel.board());
        let cells = mover.chooses(&start, "3");
        let boards = scene.boards(scene.general()).len();
        scene.playground.clear_journal();
        // The bot looks in the channel before it tries again, at first without success.
        scene.playground.add_fault(Fault::new("GET", MESSAGE, effect).times(times));
        let lost = Fault::new("POST", FOLLOW_UP, Effect::Drop).after_performing();
        scene.playground.add_fault(lost);
        mover.sends_click(&mover.choice(cells.message(), cell));
        scene.board_after(&start);
        scene.wait_until(|| looks(&scene) >= times as usize);
        // It is looked for before it is sent again.
        scene.playground.advance(Duration::from_mins(5)).expect("the clock advances");
        scene.wait_until(|| scene.count(UNANNOUNCED) == 0);
        assert_eq!(scene.boards(scene.general()).len(), boards + 1, "{cell}");
        duel.record(cell.parse().expect("a cell"));
    }
}

#[test]
fn a_board_is_shown_once_if_its_player_moves_while_the_one_before_counts_as_lost() {
    /// The number of boards that the bot looks for at once.
    const AT_ONCE: u8 = 4;
    let scene = Scene::start();
    let channels = (0..=AT_ONCE).map(|number| scene.new_channel(&format!("table-{number}")));
    let start = |channel| Duel::start(scene.ada().at(channel), scene.ben().at(channel));
    let games: Vec<_> = channels.map(start).collect();
    scene.settle();
    scene.kill_bot();
    // While the bot looks for the boards of the other games, a player moves in the last one, and
    // Discord answers late.
    let late_looks = Fault::new("GET", MESSAGE, Effect::RateLimited(2.0));
    scene.playground.add_fault(late_looks.times(AT_ONCE.into()));
    scene.playground.clear_journal();
    scene.change_database("UPDATE posts SET shown = 0, issue = 0, message_id = NULL, doubtful = 1");
    scene.restart_after_kill();
    scene.wait_until(|| looks(&scene) == usize::from(AT_ONCE));
    let late_answer = Fault::new("POST", ANSWER, Effect::Delay(4_000)).after_performing();
    scene.playground.add_fault(late_answer);
    let mover = games[usize::from(AT_ONCE)].mover();
    mover.sends(&mover.command("place").option("cell", "D3"));
    scene.settle();
    let boards = games.iter().map(|game| scene.boards(game.mover().channel).len());
    let expected: Vec<_> = std::iter::repeat_n(1, AT_ONCE.into()).chain([2]).collect();
    assert_eq!(boards.collect::<Vec<_>>(), expected);
}

/// How often the bot has looked for its messages.
fn looks(scene: &Scene) -> usize {
    let journal = scene.playground.journal();
    let looks = |path: &str| path.starts_with("/channels/") && path.ends_with("/messages");
    journal.iter().filter(|it| it.method == "GET" && looks(&it.path)).count()
}

#[test]
fn a_move_costs_no_needless_request() {
    let scene = Scene::start();
    let wait_for_no_deadline = |board: &Message| {
        scene.wait_until(|| {
            let old = scene.playground.message(board.channel, board.id);
            old.is_some_and(|old| !old.content.contains("Deadline"))
        });
    };
    let mut duel = scene.duel();
    scene.wait_until(|| scene.count(UNANNOUNCED) == 0);
    let board = duel.board();
    scene.playground.clear_journal();
    duel.play("D3".parse().expect("a cell"));
    scene.wait_for_no_controls(&board);
    wait_for_no_deadline(&board);

    let (mover, board) = (duel.mover(), duel.board());
    let cells = mover.chooses(&board, "3");
    mover.chooses(cells.message(), "E3").in_private("You placed a");
    scene.wait_for_no_controls(&board);
    wait_for_no_deadline(&board);
    assert_eq!(scene.stop_bot().and_then(|status| status.code()), Some(0));
    // One edit takes the controls and the deadline of the old board away.
    let command = ["POST callback", "PATCH message"];
    let menu = ["POST callback"];
    let click = ["POST callback", "POST follow-up", "PATCH message"];
    assert_eq!(requests(&scene), [&command[..], &menu, &click].concat());
}

/// Returns the bot's requests since the journal was cleared.
fn requests(scene: &Scene) -> Vec<String> {
    let kind = |path: &str| match path.trim_matches('/').split('/').collect::<Vec<_>>()[..] {
        ["interactions", ..] => String::from("callback"),
        ["webhooks", _, _] => String::from("follow-up"),
        ["channels", _, "messages", _] => String::from("message"),
        _ => path.to_owned(),
    };
    let journal = scene.playground.journal();
    journal.iter().map(|entry| format!("{} {}", entry.method, kind(&entry.path))).collect()
}

#[test]
fn a_reply_deleted_by_its_reader_is_no_error() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    duel.play("D3".parse().expect("a cell"));
    let ada = scene.ada();
    let late = Fault::new("PATCH", "/webhooks/*/*/messages/@original", Effect::Delay(500));
    scene.playground.add_fault(late);
    let outcome = wait(ada.sends(&ada.command("game replay")).answer());
    let reply = outcome.message.expect("a deferred reply");
    scene.playground.delete_message(ada.channel, reply).expect("the reply is there");
    scene.wait_until(|| {
        let journal = scene.playground.journal();
        journal.iter().any(|request| request.refusal["code"] == 10008)
    });
    assert_eq!(scene.stop_bot().and_then(|status| status.code()), Some(0));
    assert!(!scene.log().contains("request failed"), "{}", scene.log());
}
