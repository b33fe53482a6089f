//! What the bot adds to Discord's menus of people and messages.

use dvonn_playground::{CommandCall, MessageId, UserId};

use crate::support::person::Person;
use crate::support::records;
use crate::support::response::Response;
use crate::support::scene::{Scene, wait};

/// A position in which White can move.
const POSITION: &str = "w w1,b1,b4*,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,.,./\
    .,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.";

/// Chooses an entry in the menu of a person.
#[track_caller]
fn of_person(person: Person<'_>, entry: &str, target: UserId) -> Response {
    let playground = &person.scene.playground;
    let used = wait(async { playground.use_on_user(person.id, person.channel, entry, target) });
    person.response_to(&used.unwrap_or_else(|refused| panic!("{entry}: {refused}")))
}

/// Chooses an entry in the menu of a message.
#[track_caller]
fn of_message(person: Person<'_>, entry: &str, target: MessageId) -> Response {
    let playground = &person.scene.playground;
    let used = wait(async { playground.use_on_message(person.id, person.channel, entry, target) });
    person.response_to(&used.unwrap_or_else(|refused| panic!("{entry}: {refused}")))
}

/// Writes a message as a person would.
#[track_caller]
fn says(person: Person<'_>, text: &str) -> MessageId {
    person.scene.playground.say(person.id, person.channel, text).expect("a message can be sent")
}

#[test]
fn a_person_is_challenged_from_their_menu() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let asked = of_person(ada, "Challenge to DVONN", ben.id);
    ada.presses(asked.message(), "Random board").in_private("I've posted your challenge below");
    let posted = scene.message(ada.channel, |message| message.content.contains("challenges you"));
    assert!(posted.content.contains(&ben.mention()), "{:?}", posted.content);
    of_person(ada, "Challenge to DVONN", ada.id).in_private("yourself");
    of_person(ada, "Challenge to DVONN", scene.playground.bot()).in_private("/dvonn play");
}

#[test]
fn a_profile_opens_from_a_persons_menu() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let typed = CommandCall::new(ada.id, ada.channel, "ladder profile");
    let typed = ada.types(&typed.option("player", ben.id.to_string()));
    let opened = of_person(ada, "DVONN profile", ben.id);
    assert_eq!(opened.text(), typed.text());
}

#[test]
fn a_position_or_game_in_a_message_is_analysed() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let record = records::game_with_passes();
    for text in
        [POSITION.to_owned(), format!("What now?\n```\n{POSITION}\n```"), record.to_string()]
    {
        let message = says(ben, &text);
        of_message(ada, "Analyse this position", message).in_private("White");
    }
    let nothing = says(ben, "Good morning!");
    of_message(ada, "Analyse this position", nothing).in_private("“Good”");
}

#[test]
fn the_board_of_a_running_game_is_analysed_only_as_its_players_may() {
    let scene = Scene::start();
    let duel = scene.duel();
    let board = duel.board();
    let by_command = duel.mover().asks("analyse");
    let by_menu = of_message(duel.mover(), "Analyse this position", board.id);
    assert_eq!(by_menu.text(), by_command.text());
}

#[test]
fn a_game_in_a_message_or_its_file_is_imported() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let message = says(ben, &format!("Our game:\n```\n{}\n```", records::game_with_passes()));
    of_message(ada, "Import this game", message).in_private("Imported game");
    let file = records::game_with_passes().to_string();
    let sent = scene.playground.say_with_file(ben.id, ben.channel, "Ours", "game.txt", file);
    let message = sent.expect("a message can be sent");
    of_message(ada, "Import this game", message).in_private("Imported game");
    let nothing = says(ben, "Good morning!");
    of_message(ada, "Import this game", nothing).in_private("I can't find a game in this message");
    assert_eq!(scene.count("SELECT count(*) FROM imports"), 2);
}
