//! What players in different places say to each other.

use super::seeks::{call, duel_after, strangers, wait_for_boards};
use crate::support::duel::Duel;
use crate::support::person::Person;
use crate::support::response::Response;
use crate::support::scene::Scene;

/// Says something from the menu of the player's own board.
#[track_caller]
fn says(person: Person<'_>, phrase: &str) -> Response {
    let board = person.scene.board(person.channel);
    let menu = person.presses(&board, "More");
    let phrases = person.presses(menu.message(), "Say something");
    person.chooses(phrases.message(), phrase)
}

fn start(scene: &Scene) -> Duel<'_> {
    let duel = duel_after(scene, strangers(scene), call);
    wait_for_boards(&duel, 1);
    duel
}

fn said(scene: &Scene, person: Person<'_>) -> Vec<String> {
    let messages = scene.playground.messages(person.channel).into_iter();
    messages.map(|it| it.content).filter(|words| words.starts_with('💬')).collect()
}

#[test]
fn a_phrase_is_shown_to_the_opponent_and_notifies_nobody() {
    let scene = Scene::start();
    let mut duel = start(&scene);
    let (white, black) = (duel.players.white, duel.players.black);
    says(white, "luck").in_private("Your opponent will see: Good luck!");
    let seen = scene.message(black.channel, |it| it.content.contains(": Good luck!"));
    assert!(seen.pings.is_empty(), "{:?}", seen.pings);
    assert!(!seen.content.contains(&white.mention()), "{:?}", seen.content);
    says(white, "hello").in_private("You've already said something");
    duel.play("D3".parse().expect("a cell"));
    wait_for_boards(&duel, 2);
    duel.play("E3".parse().expect("a cell"));
    wait_for_boards(&duel, 3);
    // The newest takes the place of the one before.
    says(white, "move").in_private("Your opponent will see: Nice move!");
    scene.wait_until(|| said(&scene, black).len() == 1 && said(&scene, black)[0].contains("Nice"));
    let question = white.asks("resign");
    white.presses(question.message(), "Resign game");
    wait_for_boards(&duel, 4);
    let last = black.presses(&scene.board(black.channel), "Say something");
    black.chooses(last.message(), "thanks").in_private("Thanks for the game!");
    scene.message(white.channel, |it| it.content.contains("Thanks for the game!"));
    let cleo = scene.new_person("cleo").at(black.channel);
    let ended = scene.board(black.channel);
    cleo.presses(&ended, "Say something").in_private("This game is between");
}

#[test]
fn a_phrase_is_in_the_language_of_who_reads_it() {
    let scene = Scene::start();
    let duel = start(&scene);
    let (white, black) = (duel.players.white, duel.players.black);
    let page = black.asks("settings");
    let page = black.presses(page.message(), "Reminders, language");
    black.picks(page.message(), "Language: Deutsch");
    says(white, "luck").in_private("Your opponent will see: Good luck!");
    scene.message(black.channel, |it| it.content.contains("Viel Glück!"));
}

#[test]
fn who_hides_phrases_is_shown_none() {
    let scene = Scene::start();
    let duel = start(&scene);
    let (white, black) = (duel.players.white, duel.players.black);
    let page = black.asks("settings");
    let page = black.presses(page.message(), "Reminders, language");
    black
        .presses(page.message(), "Hide phrases")
        .in_private("Phrases from opponents on other servers: hidden");
    says(white, "hello").in_private("Your opponent has turned off messages like this");
    scene.settle();
    assert_eq!(said(&scene, black), Vec::<String>::new());
}
