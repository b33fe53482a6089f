//! The desk: the games that wait for a person, one after the other in one private message.

use dvonn_playground::{Click, Message};

use crate::support::duel::Duel;
use crate::support::person::{Person, Steps as _};
use crate::support::response::Response;
use crate::support::scene::Scene;

/// Starts a game on a full board in a channel of its own. Ada is to move.
fn full_board(scene: &Scene, number: usize) -> Person<'_> {
    let here = scene.ada().at(scene.new_channel(&format!("board-{number}")));
    let (ada, ben) = (here, scene.ben().at(here.channel));
    let call = ada.challenge_as("White").option("opponent", ben.id.to_string());
    let challenge = ada.types(&ada.also_choosing(call, "setup", "random"));
    ben.presses(challenge.message(), "Accept").in_public("Accepted");
    scene.board_after(challenge.message());
    here
}

/// Presses the first button whose custom id begins like this.
fn presses_first(person: Person<'_>, message: &Message, prefix: &str) -> Response {
    let mut ids = message.controls().filter_map(|control| control["custom_id"].as_str());
    let id = ids.find(|id| id.starts_with(prefix)).unwrap_or_else(|| panic!("{message:#?}"));
    person.clicks(&Click::button(person.id, message.channel, message.id, id))
}

#[test]
fn twelve_games_are_played_to_their_next_move_from_one_direct_message() {
    let scene = Scene::start();
    let ada = scene.ada();
    ada.plays_without_previews();
    let venues: Vec<_> = (0..12).map(|number| full_board(&scene, number)).collect();
    let boards: Vec<_> = venues.iter().map(|venue| scene.board(venue.channel)).collect();
    let ada = ada.in_direct_messages();
    let list = ada.asks("games").in_private("Your 12 games");
    let mut desk = ada.presses(list.message(), "Next game").in_private("Your turn");
    for left in (0..12).rev() {
        let message = desk.message().id;
        let stack = presses_first(ada, desk.message(), "from:");
        desk = presses_first(ada, stack.message(), "preview:").in_private("You played");
        assert_eq!(desk.message().id, message, "there is one message");
        let follows = if left == 0 { "No game waits for you now." } else { "Your turn" };
        desk = desk.in_private(follows);
    }
    for board in boards {
        assert!(scene.board_after(&board).has_steps(), "it is Ben's turn");
    }
}

#[test]
fn the_game_with_the_least_time_comes_first_and_can_be_skipped() {
    let scene = Scene::start();
    let ada = scene.ada();
    for (name, clock) in [("slow", "7d"), ("fast", "1h"), ("middle", "2d")] {
        let channel = scene.new_channel(name);
        Duel::by_clock(ada.at(channel), scene.ben().at(channel), clock);
    }
    let list = ada.asks("games").in_private("Your 3 games");
    let first = ada.presses(list.message(), "Next game").in_private("in game 2 against");
    let second = ada.presses(first.message(), "Skip (2 more)").in_private("in game 3 against");
    let third = ada.presses(second.message(), "Skip (2 more)").in_private("in game 1 against");
    ada.presses(third.message(), "Skip (2 more)").in_private("in game 2 against");
}

#[test]
fn after_a_turn_a_person_reads_how_many_games_wait() {
    let scene = Scene::start();
    let ada = scene.ada();
    let (one, other) = (full_board(&scene, 1), full_board(&scene, 2));
    ada.plays_without_previews();
    let stacks = presses_first(one, &scene.board(one.channel), "from:");
    let played = presses_first(one, stacks.message(), "preview:");
    let played = played.in_private("You played").in_private("One game waits for you.");
    let desk = one.presses(played.message(), "Next game");
    desk.in_private("Your turn").in_private(&format!("<#{}>", other.channel));
}

#[test]
fn the_list_shows_the_games_of_a_server_or_of_all_places() {
    let scene = Scene::start();
    let ada = scene.ada();
    full_board(&scene, 1);
    let direct = ada.in_direct_messages();
    direct.asks("play");
    let here = ada.asks("games").in_private("Your game");
    let all = ada.presses(here.message(), "Everywhere").in_private("Your 2 games");
    ada.presses(all.message(), "This server").in_private("Your game");
}

#[test]
fn a_stranger_cannot_use_the_desk_of_another_person() {
    let scene = Scene::start();
    let here = full_board(&scene, 1);
    let list = here.asks("games");
    let desk = here.presses(list.message(), "Next game").in_private("Your turn");
    let eve = scene.new_person("eve").at(here.channel);
    let steps = desk.message().steps();
    let step = steps.first().expect("a stack");
    assert!(step.contains('!'), "{step}");
    let board = scene.board(here.channel);
    let forged = |id: &str| {
        let click = Click::button(eve.id, board.channel, board.id, id);
        eve.clicks(&click.forced())
    };
    forged(step).in_private("This game is between");
    forged("desk").in_private("No game waits for you now.");
}
