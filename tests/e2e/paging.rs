//! Ways to reach a position of a game: jump menus, lists of games, game numbers.

use crate::support::person::Person;
use crate::support::records;
use crate::support::response::Response;
use crate::support::scene::Scene;

/// A whole imported game, at its last position.
fn whole_game(person: Person<'_>) -> Response {
    let line = records::game_with_passes().to_string();
    let first = person.types(&person.command("game import").option("text", line));
    person.presses(first.message(), "Last")
}

#[test]
fn the_menu_jumps_to_key_positions() {
    let scene = Scene::start();
    let ada = scene.ada();
    let last = whole_game(ada);
    let placed = ada.picks(last.message(), "Move 49: all pieces placed");
    let placed = placed.in_private("Position 49 of 87: ");
    ada.picks(placed.message(), "Start of the game").in_private("Position 0 of 87: ");
    let menu = placed.message().controls().find(|control| control["type"] == 3).expect("a menu");
    let options = menu["options"].as_array().expect("options");
    let labels: Vec<_> = options.iter().filter_map(|option| option["label"].as_str()).collect();
    assert!(labels.len() <= 25 && labels.contains(&"Move 87: end of the game"), "{labels:#?}");
    let isolating = labels.iter().find(|label| label.contains("isolates")).expect("an isolation");
    let number = isolating.trim_start_matches("Move ").split(':').next().unwrap_or_default();
    let page = ada.picks(placed.message(), isolating);
    page.in_private(&format!("Position {number} of 87: "));
}

#[test]
fn games_can_be_browsed_from_the_game_list() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    let list = scene.ada().asks("games").in_private("Your game");
    assert!(list.message().controls().all(|control| control["type"] == 2), "there is no menu");
    duel.play("D3".parse().expect("a cell"));
    let list = scene.ada().asks("games");
    scene
        .ada()
        .picks(list.message(), "1: Ada against Ben (in progress)")
        .in_private("Position 1 of 1");
}

#[test]
fn history_links_to_the_positions() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    scene.ada().asks("game moves").without_controls();
    duel.play("D3".parse().expect("a cell"));
    let history = scene.ada().asks("game moves");
    scene.ada().presses(history.message(), "Browse moves").in_private("Position 1 of 1: ");
}

#[test]
fn game_autocomplete_suggests_visible_games() {
    let scene = Scene::start();
    let (ada, cleo) = (scene.ada(), scene.new_person("cleo"));
    scene.duel();
    let beside = scene.new_channel("beside");
    let offered = |person: Person<'_>, typed: &str| -> Vec<String> {
        let choices = person.suggestions("game export", "game", typed);
        choices.into_iter().map(|choice| choice.name).collect()
    };
    assert_eq!(offered(cleo, ""), ["1: Ada against Ben (in progress)"]);
    assert_eq!(offered(cleo, "be"), ["1: Ada against Ben (in progress)"]);
    assert_eq!(offered(cleo, "2"), Vec::<String>::new());
    assert_eq!(offered(cleo.at(beside), ""), Vec::<String>::new());
    assert_eq!(offered(ada.at(beside), "1"), ["1: Ada against Ben (in progress)"]);
}
