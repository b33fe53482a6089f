//! `/learn openings`: what people placed next in real games.

use dvonn_playground::CommandCall;

use crate::support::person::Person;
use crate::support::response::Response;
use crate::support::scene::{Scene, has_picture};

fn openings(person: Person<'_>) -> Response {
    person.types(&CommandCall::new(person.id, person.channel, "learn openings"))
}

#[test]
fn openings_are_explored_from_the_empty_board() {
    let scene = Scene::start();
    let ada = scene.ada();
    for place in [ada, ada.in_direct_messages()] {
        let start = openings(place).in_private("The empty board: 5990 games.");
        assert!(has_picture(start.message()));
        assert!(start.text().contains("It matters where the reds are"), "{}", start.text());
        let menu = start.message().controls().find(|control| control["type"] == 3).expect("a menu");
        let first = menu["options"][0]["value"].as_str().expect("a cell").to_owned();
        let next = place.chooses(start.message(), &first);
        let next = next.in_private(&format!("After {first} (mirrored boards count too): "));
        let back = place.presses(next.message(), "Back");
        back.in_private("The empty board: 5990 games.");
    }
}

#[test]
fn once_the_reds_are_placed_it_is_said_how_games_with_such_reds_ended() {
    let scene = Scene::start();
    let ada = scene.ada();
    let mut shown = openings(ada).in_private("The empty board: 5990 games.");
    for placed in 1..=3 {
        let menu = shown.message().controls().find(|control| control["type"] == 3).expect("a menu");
        let first = menu["options"][0]["value"].as_str().expect("a cell").to_owned();
        shown = ada.chooses(shown.message(), &first).in_private("After ");
        let said = shown.text().contains(" such games (a draw counts as half)");
        assert_eq!(said, placed == 3, "{}", shown.text());
    }
}

#[test]
fn the_opening_of_a_game_goes_back_to_where_it_left_the_collection() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    for cell in ["A1", "B1", "C1", "D1", "E1", "F1"] {
        duel.play(cell.parse().expect("a cell"));
    }
    // The duel is rated.
    openings(duel.mover()).in_private("rated");
    let question = duel.mover().asks("resign");
    duel.mover().presses(question.message(), "Resign game");
    scene.wait_until(|| scene.running_games() == 0);
    openings(duel.waiter()).in_private("this game is new to me");
}

#[test]
fn a_rated_game_that_ended_here_is_counted_once() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    duel.play("D3".parse().expect("a cell"));
    let question = duel.mover().asks("resign");
    duel.mover().presses(question.message(), "Resign game");
    scene.wait_until(|| scene.running_games() == 0);
    let counted = "SELECT COUNT(*) FROM results WHERE explored = 1";
    scene.wait_until(|| scene.count(counted) == 1);
    scene.kill_bot();
    scene.restart_after_kill();
    openings(scene.ada());
    assert_eq!(scene.count(counted), 1);
}
