//! Personal data: shown, exported, deleted.

use std::io::Read as _;

use dvonn_playground::{CommandCall, Effect, Fault, Message};
use dvonn_rules::Record;
use flate2::read::GzDecoder;
use serde_json::{Value, json};

use crate::support::duel::Duel;
use crate::support::person::Person;
use crate::support::response::Response;
use crate::support::scene::Scene;

/// `/privacy NAME`.
pub(super) fn privacy(person: Person<'_>, name: &str) -> CommandCall {
    CommandCall::new(person.id, person.channel, &format!("privacy {name}"))
}

/// Deletes everything about a person and confirms it.
#[track_caller]
pub(super) fn deleted(person: Person<'_>) -> Response {
    let question = person.types(&privacy(person, "delete"));
    let press = person.press(question.message(), "Delete everything");
    person.clicks(&press);
    let done = person.scene.wait_for_text(question.message(), "Your data has been deleted.");
    assert_eq!(done.controls().count(), 0);
    question
}

#[track_caller]
fn assert_ended(duel: &Duel<'_>, board: &Message) {
    let end = duel.scene.board_after(board);
    assert!(end.content.contains("a player deleted their data"), "{}", end.content);
    let alt = end.attachments[0].description.as_deref().unwrap_or_default();
    assert!(alt.contains("White: deleted player. Black: Ben."), "{alt}");
    duel.scene.wait_for_no_controls(board);
}

#[test]
fn privacy_information_is_available_everywhere() {
    let scene = Scene::start();
    let ada = scene.ada();
    for place in [ada, ada.in_direct_messages()] {
        let shown = place.sends(&privacy(place, "show"));
        place.response_to(&shown).in_private("**What I store**").without_controls();
        // A language with long words needs several messages.
        let says = |message: &Message| message.content.contains("**Who sees it**");
        scene.wait_until(|| shown.messages().iter().any(says));
        place.types(&privacy(place, "delete")).in_private("I have no data about you");
    }
}

#[test]
fn deletion_asks_for_confirmation() {
    let scene = Scene::start();
    let duel = scene.duel();
    let ada = duel.players.white;
    let question = ada.types(&privacy(ada, "delete"));
    let question = question.in_private("Your current game will end. If it's rated");
    let kept = ada.presses(question.message(), "Keep everything");
    kept.in_private("Nothing has been deleted.").without_controls();
    assert_eq!(scene.running_games(), 1);
}

/// The file with a person's data, as text and as JSON.
#[track_caller]
fn everything(scene: &Scene, response: &Response) -> (String, Value) {
    let message = response.message();
    let bytes = scene.playground.file(message.attachments[0].id).expect("the file is kept");
    let text = String::from_utf8(bytes).expect("a text");
    let all = serde_json::from_str(&text).expect("JSON");
    (text, all)
}

#[test]
fn a_data_export_has_everything_except_other_peoples_secrets() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    let (ada, ben) = (duel.players.white, duel.players.black);
    duel.play("D3".parse().expect("a cell"));
    for (person, plan) in [(ada, "F4 F5"), (ben, "near theirs")] {
        let form = person.asks("plan");
        person.fills(&form, &[("wishes", plan), ("stops", "C3")]);
    }
    ada.types(&ada.command("vacation").option("days", 3));
    ada.types(&ada.command("game import").option("text", "D3 E4 F5"));
    ben.types(&ben.command("game import").option("text", "K3 K4 K5"));
    ben.types(&ben.command("vacation").option("days", 5));

    let response = ada
        .types(&privacy(ada, "export"))
        .in_private("This file contains everything I store about you");
    assert_eq!(response.message().attachments[0].filename, format!("dvonn-{}.json", ada.id));
    let (text, all) = everything(&scene, &response);
    assert_eq!(all["about"]["person"]["id"], ada.id.to_string());
    let game = &all["games"][0];
    assert_eq!((&game["number"], &game["own_color"]), (&json!(1), &json!("w")));
    assert_eq!(game["opponent"], json!({ "id": ben.id.to_string(), "name": "Ben" }));
    let record: Record = game["record"].as_str().expect("a text").parse().expect("a record");
    assert_eq!(record.game().plies()[0], "D3".parse().expect("a cell"));
    assert_eq!(game["own_plies"][0]["ply"], "D3");
    assert_eq!(game["own_plan"]["cells"], "F4, F5");
    assert_eq!(all["vacations"].as_array().map(Vec::len), Some(1));
    assert_eq!(all["brought_games"].as_array().map(Vec::len), Some(1));
    assert_eq!(all["challenges"][0]["challenger_name"], "Ada");
    for secret in ["near theirs", "K3 K4 K5"] {
        assert!(!text.contains(secret), "{secret} is known only to Ben: {text}");
    }

    let question = ada.types(&privacy(ada, "delete"));
    let again = ada
        .presses(question.message(), "Export data first")
        .in_private("This file contains everything");
    assert_eq!(everything(&scene, &again).1["games"], all["games"]);
}

#[test]
fn a_large_data_export_comes_in_several_files() {
    let scene = Scene::start();
    let ada = scene.duel().players.white;
    // Names that hardly compress.
    scene.change_database(
        "WITH RECURSIVE numbers (number) AS \
         (SELECT 2 UNION ALL SELECT number + 1 FROM numbers WHERE number < 600) \
         INSERT INTO games (id, channel_id, white_id, white_name, black_id, black_name, state, \
         white_score, black_score, loser, setup, rated, time_control, white_left, black_left, \
         clock_since, paused, reminders, plies, to_move, takebacks, revision, \
         created_at, updated_at) SELECT number, channel_id, white_id, 'Ada', black_id, \
         hex(randomblob(10000)), 'resigned', 0, 0, 'w', setup, 0, time_control, 0, 0, 0, 0, 0, 0, \
         'w', 0, 1, 0, 0 FROM games, numbers",
    );
    ada.types(&privacy(ada, "export")).in_private("Part 1. Your data is too large for one file");
    let mut games = 0;
    for (part, words) in [("001", "More parts follow."), ("002", "Part 2, the last.")] {
        let is_part = |message: &Message| {
            let name = format!("dvonn-{}-part-{part}.json.gz", ada.id);
            message.attachments.first().is_some_and(|file| file.filename == name)
        };
        let message = scene.message(ada.channel, is_part);
        assert!(message.content.ends_with(words), "{}", message.content);
        let bytes = scene.playground.file(message.attachments[0].id).expect("the file is kept");
        let mut text = String::new();
        GzDecoder::new(&*bytes).read_to_string(&mut text).expect("gzip");
        let all: Value = serde_json::from_str(&text).expect("JSON");
        games += all["games"].as_array().map_or(0, Vec::len);
    }
    assert_eq!(games, 600);
}

#[test]
fn deletion_anonymises_the_person_and_keeps_the_opponents_game() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    let (ada, ben) = (duel.players.white, duel.players.black);
    for cell in ["D3", "E4", "F5"] {
        duel.play(cell.parse().expect("a cell"));
    }
    ada.types(&ada.command("vacation").option("days", 3));
    ada.types(&ada.command("game import").option("text", "D3 E4 F5"));
    let board = duel.board();
    let elsewhere = ada.at(scene.new_channel("elsewhere"));
    let challenge = elsewhere.challenges(ben);
    let id = ada.id.to_string();
    assert!(scene.columns_with(&id).len() > 3 && scene.columns_with("Ada").len() > 1);

    let question = deleted(ada.in_direct_messages());
    assert_ended(&duel, &board);
    scene.wait_for_text(challenge.message(), "Cancelled.");
    assert_eq!(scene.columns_with(&id), [""; 0]);
    assert_eq!(scene.columns_with("Ada"), [""; 0]);

    let accept = ben.press(challenge.message(), "Accept").forced();
    ben.at(elsewhere.channel).clicks(&accept).in_private("This challenge no longer exists.");
    let twice = ada.in_direct_messages();
    let again = twice.press(question.message(), "Delete everything").forced();
    twice.clicks(&again);
    scene.wait_for_text(question.message(), "I have no data about you");

    ben.asks("game moves").in_private("D3 E4 F5");
    let exported = ben.asks("game export");
    let file = super::exports::file(&scene, exported.message());
    assert!(file.contains("[White \"deleted player\"]") && file.contains("[Black \"Ben\"]"));
    ben.asks("games").in_private("You have no current games");
    ada.asks("games").in_private("You have no current games");
    let new = Duel::start(ada, ben);
    new.assert_recorded();
}

#[test]
fn buttons_in_a_deleted_persons_game_are_refused() {
    let scene = Scene::start();
    let duel = scene.duel();
    let (ada, ben, board) = (duel.players.white, duel.players.black, duel.board());
    let menu = ada.choice(&board, "3").forced();
    deleted(ada);
    scene.wait_for_no_controls(&board);
    ada.clicks(&menu).in_private("Game 1 is over.");
    ben.places("D3").in_private("Game 1 is over.");
    let end = scene.board_after(&board);
    assert_eq!(end.button_labelled("Offer rematch"), None, "there is no opponent");
}

#[test]
fn a_crash_after_a_deletion_loses_no_announcement() {
    let scene = Scene::start();
    let duel = scene.duel();
    let (ada, board) = (duel.players.white.in_direct_messages(), duel.board());
    let question = ada.types(&privacy(ada, "delete"));
    let held = Fault::new("POST", "/channels/*/messages", Effect::Delay(600_000));
    scene.playground.add_fault(held);
    ada.sends_click(&ada.press(question.message(), "Delete everything"));
    scene.wait_until(|| scene.running_games() == 0);
    scene.kill_bot();
    scene.start_bot();
    assert_ended(&duel, &board);
    assert_eq!(scene.columns_with(&ada.id.to_string()), [""; 0]);
    ada.types(&privacy(ada, "delete")).in_private("I have no data about you");
}
