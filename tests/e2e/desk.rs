//! The desk: the games that wait for a person, one after the other in one private message.

use dvonn_playground::{Click, Message};

use crate::support::duel::Duel;
use crate::support::person::{Person, Steps as _};
use crate::support::response::Response;
use crate::support::scene::Scene;

/// Starts a game on a full board in a channel of its own. Ada is to move.
pub(super) fn full_board(scene: &Scene, number: usize) -> Person<'_> {
    let here = scene.ada().at(scene.new_channel(&format!("board-{number}")));
    let (ada, ben) = (here, scene.ben().at(here.channel));
    let call = ada.challenge_as("White").option("opponent", ben.id.to_string());
    let call = ada.also_choosing(call, "setup", "random").option("rated", false);
    let challenge = ada.types(&call);
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
        let follows = if left == 0 { "No games are waiting for you" } else { "Your turn" };
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
    let first = ada.presses(list.message(), "Next game").in_private("[Game 2](");
    let second = ada.presses(first.message(), "Skip (2 more)").in_private("[Game 3](");
    let third = ada.presses(second.message(), "Skip (2 more)").in_private("[Game 1](");
    ada.presses(third.message(), "Skip (2 more)").in_private("[Game 2](");
}

#[test]
fn after_a_turn_a_person_reads_how_many_games_wait() {
    let scene = Scene::start();
    let ada = scene.ada();
    let (one, other) = (full_board(&scene, 1), full_board(&scene, 2));
    ada.plays_without_previews();
    let stacks = presses_first(one, &scene.board(one.channel), "from:");
    let played = presses_first(one, stacks.message(), "preview:");
    let played = played.in_private("You played").in_private("One game is waiting for you.");
    let desk = one.presses(played.message(), "Next game");
    desk.in_private("Your turn").in_private(&format!("/{}/", other.channel));
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
    forged("desk").in_private("No games are waiting for you");
}

#[test]
fn the_desk_goes_on_when_its_game_has_ended_elsewhere() {
    let scene = Scene::start();
    let ada = scene.ada();
    let (one, other) = (full_board(&scene, 1), full_board(&scene, 2));
    let list = ada.asks("games");
    let desk = ada.presses(list.message(), "Next game").in_private("[Game 1](");
    let ben = scene.ben().at(one.channel);
    let question = ben.asks("resign");
    ben.presses(question.message(), "Resign game").in_private("You've resigned.");
    let next = presses_first(ada, desk.message(), "from:");
    let next = next.in_private("Game 1 is over.").in_private("[Game 2](");
    assert_eq!(next.message().id, desk.message().id, "there is one message");
    let question = other.asks("resign");
    other.presses(question.message(), "Resign game").in_private("You've resigned.");
    let none = presses_first(ada, next.message(), "from:").in_private("Game 2 is over.");
    let none = none.in_private("No games are waiting for you");
    ada.presses(none.message(), "Check again").in_private("No games are waiting for you");
}

#[test]
fn the_desk_shows_the_present_board_of_a_game_that_went_on_elsewhere() {
    let scene = Scene::start();
    let ada = scene.ada();
    ada.plays_without_previews();
    let (here, _) = (full_board(&scene, 1), full_board(&scene, 2));
    let list = ada.asks("games");
    let desk = ada.presses(list.message(), "Next game").in_private("[Game 1](");
    let board = scene.board(here.channel);
    let stacks = presses_first(here, &board, "from:");
    presses_first(here, stacks.message(), "preview:").in_private("You played");
    let board = scene.board_after(&board);
    let next = presses_first(ada, desk.message(), "from:");
    let next = next.in_private("This board is out of date.").in_private("[Game 2](");
    let ben = scene.ben().at(here.channel);
    ben.plays_without_previews();
    let stacks = presses_first(ben, &board, "from:");
    presses_first(ben, stacks.message(), "preview:").in_private("You played");
    scene.board_after(&board);
    let old = desk.message().steps();
    let click = Click::button(ada.id, ada.channel, next.message().id, old[0]);
    let next = ada.clicks(&click.forced()).in_private("This board is out of date.");
    let stacks = presses_first(ada, next.in_private("[Game 1](").message(), "from:");
    stacks.in_private("Where should");
}

#[test]
fn all_that_a_board_offers_can_be_done_from_the_desk() {
    let scene = Scene::start();
    let ada = scene.ada().in_direct_messages();
    full_board(&scene, 1);
    let list = ada.asks("games");
    let desk = ada.presses(list.message(), "Next game").in_private("[Game 1](");
    let actions = ada.presses(desk.message(), "More").in_private("What would you like to do?");
    for label in ["Hint", "Abort game", "Conditional moves", "Offer draw", "Resign"] {
        assert!(
            actions.message().button_labelled(label).is_some(),
            "no {label}: {}",
            actions.text()
        );
    }
    let question = ada.presses(actions.message(), "Abort game").in_private("Abort");
    ada.presses(question.message(), "Abort game");
    let next = presses_first(ada, desk.message(), "from:").in_private("Game 1 is over.");
    next.in_private("No games are waiting for you");
}
