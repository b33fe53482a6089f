//! What the bot does when it lacks a permission.

use dvonn_playground::{Message, Permissions};

use crate::support::person::Person;
use crate::support::scene::{Scene, has_picture};

/// Discord's code for a missing permission.
const MISSING_PERMISSIONS: u64 = 50013;
/// Discord's code for a channel that the bot cannot see.
const MISSING_ACCESS: u64 = 50001;

/// Starts a game between two new people in a thread where the bot may not attach files. In a
/// thread, the first board is a message of the bot's own, not an interaction response. Returns
/// White and the board.
fn board_without_files<'a>(scene: &'a Scene, names: [&str; 2]) -> (Person<'a>, Message) {
    scene.tolerate(MISSING_PERMISSIONS);
    scene.playground.deny_to_bot(scene.general(), Permissions::ATTACH_FILES).expect("a channel");
    let [white, black] = names.map(|name| scene.new_person(name));
    let call = white.challenge_as("White").option("opponent", black.id.to_string());
    let challenge = white.types(&call);
    scene.duel();
    let offer = black.presses(challenge.message(), "Accept");
    black.presses(offer.message(), "Open thread").in_private("Opening");
    scene.wait_for_text(challenge.message(), "Accepted");
    let thread = scene.playground.threads(scene.general())[0];
    let board = scene.message(thread, |message| message.content.contains("starts"));
    assert!(!has_picture(&board));
    assert_eq!(board.pings.iter().collect::<Vec<_>>(), [&white.id]);
    (white.at(thread), board)
}

#[test]
fn a_board_is_posted_as_text_without_permission_to_attach_files() {
    let scene = Scene::start();
    let (cleo, board) = board_without_files(&scene, ["cleo", "dan"]);
    assert!(board.content.contains("I can't attach files"), "{:?}", board.content);
    assert!(board.content.contains("White: cleo. Black: dan."), "{:?}", board.content);
    let cells = cleo.chooses(&board, "3").in_private("Choose a cell in row 3.");
    cleo.chooses(cells.message(), "D3").in_private("You placed a red piece");
    scene.message(cleo.channel, |message| message.content.contains("**D3**"));
}

#[test]
fn names_are_escaped_in_text_boards() {
    let scene = Scene::start();
    let (_, board) = board_without_files(&scene, ["[cleo](https://e.com)", "||```@everyone"]);
    let names = r"White: \[cleo\]\(https\://e.com\). Black: \|\|\`\`\`\@everyone.";
    assert!(board.content.contains(names), "{:?}", board.content);
}

#[test]
fn people_can_play_where_the_bot_can_only_respond_to_interactions() {
    let scene = Scene::start();
    scene.tolerate(MISSING_PERMISSIONS);
    let mut duel = scene.duel();
    scene.playground.deny_to_bot(scene.general(), Permissions::SEND_MESSAGES).expect("a channel");
    duel.play("D3".parse().expect("a cell"));
    let (mover, board) = (duel.mover(), duel.board());
    let cells = mover.chooses(&board, "3").in_private("Choose a cell in row 3.");
    mover.chooses(cells.message(), "E3").in_private("You placed a red piece");
    scene.board_after(&board);
    duel.record("E3".parse().expect("a cell"));
    duel.assert_recorded();
    let question = duel.mover().asks("resign");
    duel.mover().presses(question.message(), "Resign game").in_private("You've resigned.");
}

#[test]
fn a_game_continues_when_a_restart_cannot_post_the_board() {
    let scene = Scene::start();
    scene.tolerate(MISSING_PERMISSIONS);
    let mut duel = scene.duel();
    let mover = duel.mover();
    let held = dvonn_playground::Effect::Delay(600_000);
    let callback = "/interactions/*/*/callback";
    scene.playground.add_fault(dvonn_playground::Fault::new("POST", callback, held));
    mover.sends(&mover.command("place").option("cell", "D3"));
    scene.wait_until(|| scene.plies() == 1);
    scene.kill_bot();
    scene.playground.deny_to_bot(scene.general(), Permissions::SEND_MESSAGES).expect("a channel");
    scene.restart_after_kill();
    duel.record("D3".parse().expect("a cell"));

    let look = duel.mover().asks("board").in_private("place a red piece (2 left in all)");
    let cells = duel.mover().chooses(look.message(), "3").in_private("Choose a cell in row 3.");
    duel.mover().chooses(cells.message(), "E3").in_private("You placed a red piece");
    duel.record("E3".parse().expect("a cell"));
    duel.assert_recorded();
}

#[test]
fn opening_a_thread_without_permission_says_so() {
    let scene = Scene::start();
    scene.tolerate(MISSING_PERMISSIONS);
    let denied = Permissions::CREATE_PUBLIC_THREADS;
    scene.playground.deny_to_bot(scene.general(), denied).expect("a channel");
    let (cleo, dan) = (scene.new_person("cleo"), scene.new_person("dan"));
    let challenge = cleo.challenges(dan);
    scene.duel();

    let offer = dan.challenges(cleo).in_private("are playing in this channel");
    dan.presses(offer.message(), "Open thread");
    scene.wait_for_text(offer.message(), "I can't open a thread here");
    let offer =
        dan.presses(challenge.message(), "Accept").in_private("are playing in this channel");
    dan.presses(offer.message(), "Open thread");
    scene.wait_for_text(offer.message(), "I can't open a thread here");
    assert_eq!(scene.playground.threads(scene.general()).len(), 0);
}

#[test]
fn people_can_play_in_a_channel_the_bot_cannot_see() {
    let scene = Scene::start();
    for code in [MISSING_PERMISSIONS, MISSING_ACCESS] {
        scene.tolerate(code);
    }
    let mut duel = scene.duel();
    scene.playground.deny_to_bot(scene.general(), Permissions::VIEW_CHANNEL).expect("a channel");
    duel.play("D3".parse().expect("a cell"));
    duel.play("E3".parse().expect("a cell"));
    duel.assert_recorded();
}
