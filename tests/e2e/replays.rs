//! Replays: animations of games, and the way from them to single positions.

use dvonn_playground::Message;

use crate::support::person::Person;
use crate::support::records;
use crate::support::response::Response;
use crate::support::scene::{Scene, has_picture};

/// The maximum size of a replay in bytes.
const MOST: usize = 400_000;

/// `/game replay` of a part of a game, given by its number or its plies.
#[track_caller]
fn replays(person: Person<'_>, game: Option<&str>, span: [Option<i64>; 2]) -> Response {
    let call = person.command("game replay");
    let call = game.into_iter().fold(call, |call, game| call.option("game", game));
    let [from, to] = span;
    let call = from.into_iter().fold(call, |call, from| call.option("from", from));
    person.types(&to.into_iter().fold(call, |call, to| call.option("to", to)))
}

/// Returns the attached animation, after checking that it shows `plies` plies in order.
#[track_caller]
fn animation(scene: &Scene, message: &Message, plies: usize) -> Vec<u8> {
    let [file] = &message.attachments[..] else { panic!("one picture at a time: {message:#?}") };
    assert_eq!(file.content_type, "image/gif");
    assert!(file.width.is_some_and(|width| width >= 600), "the picture is too small: {file:#?}");
    let bytes = scene.playground.file(file.id).expect("the picture is kept");
    assert!(bytes.len() <= MOST, "{} bytes", bytes.len());
    let mut file = gif::DecodeOptions::new().read_info(&bytes[..]).expect("a GIF");
    let mut frames = 0;
    while file.read_next_frame().expect("a whole picture").is_some() {
        frames += 1;
    }
    // Removed stacks fade out in an extra frame.
    assert!((plies + 1..2 * plies + 2).contains(&frames), "{frames} pictures of {plies} plies");
    bytes
}

fn alt(message: &Message) -> &str {
    message.attachments[0].description.as_deref().unwrap_or_default()
}

/// A whole imported game, at its last position.
fn whole_game(person: Person<'_>) -> Response {
    let line = records::game_with_passes().to_string();
    let first = person.types(&person.command("game import").option("text", line));
    person.presses(first.message(), "Last")
}

#[test]
fn a_replay_is_private_and_has_alt_text() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    let cleo = scene.new_person("cleo");
    cleo.asks("game replay").in_private("this game has no moves");
    for cell in ["D3", "E4", "F5"] {
        duel.play(cell.parse().expect("a cell"));
    }
    let response = cleo.asks("game replay").in_private("Replay of moves 1 to 3 of 3.");
    assert!(response.text().starts_with("Game 1: "), "{:?}", response.text());
    let file = &response.message().attachments[0];
    assert_eq!(file.filename, "dvonn-1.gif");
    animation(&scene, response.message(), 3);
    let words = alt(response.message());
    assert!(words.starts_with("Animation of moves 1 to 3: D3 E4 F5. Final position:"), "{words}");
    assert!(words.contains("Red pieces alone: D3 E4 F5."), "{words}");
    assert!(words.contains("Ben, Black, to place a piece."), "{words}");
    assert_eq!(scene.boards(scene.general()).len(), 4, "it is private");
}

#[test]
fn any_range_of_plies_can_be_replayed() {
    let scene = Scene::start();
    let ada = scene.ada();
    let line = records::game_with_passes().to_string();
    let part = |from, to| replays(ada, Some(&line), [from, to]);
    let whole = part(None, None).in_private("Replay of moves 1 to 87 of 87.");
    assert!(whole.text().contains("Imported game"), "{:?}", whole.text());
    assert!(whole.text().contains("White wins by 13"), "{:?}", whole.text());
    assert!(alt(whole.message()).contains("Game over: "), "{}", alt(whole.message()));
    let all = animation(&scene, whole.message(), 87);
    let middle = part(Some(50), Some(60)).in_private("Replay of moves 50 to 60 of 87.");
    assert!(animation(&scene, middle.message(), 11).len() < all.len());
    part(Some(87), None).in_private("Replay of move 87 of 87.");
    part(None, Some(1)).in_private("Replay of move 1 of 87.");
}

#[test]
fn an_invalid_range_is_refused_with_the_valid_one() {
    let scene = Scene::start();
    let ada = scene.ada();
    let part = |from, to| replays(ada, Some("D3 E4 F5"), [from, to]);
    let which = "This game has no move 4. Give `from` and `to` as numbers from 1 to 3";
    part(Some(4), None).in_private(which);
    part(None, Some(4)).in_private(which);
    let swap = "Move 3 comes after move 2. Swap them: `from` 2, `to` 3.";
    part(Some(3), Some(2)).in_private(swap).without_controls();
    replays(ada, Some("D3 D3"), [None, None]).in_private("Move 2, `D3`: D3 is taken.");
    ada.asks("game replay").in_private("There's no game in this channel");
    ada.in_direct_messages().asks("game replay").in_private("Which game? Give its number.");
}

#[test]
fn a_running_rated_game_is_replayed_only_where_it_is_visible() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    duel.play("D3".parse().expect("a cell"));
    let (ada, cleo) = (scene.ada(), scene.new_person("cleo"));
    let beside = scene.new_channel("beside");
    replays(cleo, Some("1"), [None, None]).in_private("Replay of move 1 of 1.");
    let hidden = "There's no game 1 ";
    replays(cleo.at(beside), Some("1"), [None, None]).in_private(hidden);
    replays(cleo.in_direct_messages(), Some("1"), [None, None]).in_private("There's no game 1 ");
    replays(ada.at(beside), Some("1"), [None, None]).in_private("Replay of move 1 of 1.");
    let direct = replays(ada.in_direct_messages(), Some("1"), [None, None]);
    assert_eq!(direct.message().button_labelled("Show to everyone"), None);
}

#[test]
fn a_replay_can_be_shared() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    for cell in ["D3", "E4", "F5"] {
        duel.play(cell.parse().expect("a cell"));
    }
    let (ben, cleo) = (scene.ben(), scene.new_person("cleo"));
    ben.picks(ben.asks("settings").message(), "Board: my side at the bottom");
    let own = replays(ben, None, [Some(2), Some(3)]).in_private("Replay of moves 2 to 3 of 3.");
    ben.presses(own.message(), "Show to everyone");
    let shown = scene.message(scene.general(), |message| {
        message.visible_to.is_none() && message.content.contains("Replay of moves 2 to 3")
    });
    assert_ne!(shown.id, own.message().id);
    assert!(shown.pings.is_empty(), "it notifies nobody");
    let public = animation(&scene, &shown, 2);
    assert_ne!(public, animation(&scene, own.message(), 2), "White's side is below for everybody");
    assert_eq!(shown.button_labelled("Show to everyone"), None);
    let own = scene.message(scene.general(), |message| {
        message.id == own.message().id && message.button_labelled("Show to everyone").is_none()
    });
    assert!(own.button_labelled("Back").is_some(), "another button is gone too: {own:#?}");
    assert_eq!(own.attachments.len(), 1, "the replay is gone: {own:#?}");

    let page = cleo.presses(&shown, "Back").in_private("Position 2 of 3: ");
    assert_ne!(page.message().id, shown.id, "the public replay is unchanged");
    let again = cleo.presses(&shown, "Last").in_private("Position 3 of 3: ");
    assert!(has_picture(again.message()));
    cleo.types(&cleo.command("game replay").option("share", true))
        .in_public("Replay of moves 1 to 3");
}

#[test]
fn a_replay_leads_to_single_positions_and_back() {
    let scene = Scene::start();
    let ada = scene.ada();
    let last = whole_game(ada).in_private("Position 87 of 87: ");
    let replay =
        ada.presses(last.message(), "Replay game").in_private("Replay of moves 1 to 87 of 87.");
    assert_eq!(replay.message().id, last.message().id, "the same message is edited");
    animation(&scene, replay.message(), 87);
    assert_eq!(
        replay.message().button_labelled("Show to everyone"),
        None,
        "an imported game cannot be shared"
    );
    let still = ada.presses(replay.message(), "Back").in_private("Position 86 of 87: ");
    assert!(has_picture(still.message()));
    assert_eq!(still.message().attachments.len(), 1, "the position replaces the replay");
    let replay = ada.presses(still.message(), "Replay game");
    let menu = ada.picks(replay.message(), "Move 49: all pieces placed");
    let replay = ada.presses(menu.in_private("Position 49 of 87: ").message(), "Replay game");
    scene.kill_bot();
    scene.start_bot();
    ada.presses(replay.message(), "First").in_private("Position 0 of 87: ");
}

#[test]
fn a_finished_game_has_a_replay_button() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    duel.play("D3".parse().expect("a cell"));
    let before = duel.board();
    let question = duel.players.white.asks("resign");
    duel.players.white.presses(question.message(), "Resign game").in_private("You've resigned");
    let board = scene.board_after(&before);
    let cleo = scene.new_person("cleo");
    let replay = cleo.presses(&board, "Replay game").in_private("Replay of move 1 of 1.");
    assert!(replay.text().contains("resigned"), "{:?}", replay.text());
    assert!(alt(replay.message()).contains("Game ended early"));
    let history = cleo.asks("game moves");
    cleo.presses(history.message(), "Browse moves").in_private("Position 1 of 1: ");
    cleo.presses(history.message(), "Replay game").in_private("Replay of move 1 of 1.");
}
