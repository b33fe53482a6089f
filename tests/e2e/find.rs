//! Games that are over, found by opponent, result, day, length and position.

use dvonn_playground::{CommandCall, Permissions};
use dvonn_rules::Game;

use crate::support::duel::Duel;
use crate::support::person::Person;
use crate::support::response::Response;
use crate::support::scene::Scene;

fn find(person: Person<'_>) -> CommandCall {
    CommandCall::new(person.id, person.channel, "game find")
}

fn found(person: Person<'_>, options: &[(&str, &str)]) -> Response {
    let options = options.iter();
    person.types(&options.fold(find(person), |call, (name, value)| call.option(name, *value)))
}

/// An unrated game of these moves that Black resigns.
fn resigned(scene: &Scene, white: Person<'_>, black: Person<'_>, moves: &str) {
    let mut duel = Duel::unrated(white, black);
    let game: Game = moves.parse().expect("a game");
    duel.play_all(game.plies());
    let question = black.asks("resign");
    black.presses(question.message(), "Resign game");
    scene.wait_until(|| scene.running_games() == 0);
}

const NONE: &str = "No finished games match.";

#[test]
fn own_unrated_games_are_found_by_opponent_result_day_and_length() {
    let scene = Scene::start();
    let (ada, ben, cleo) = (scene.ada(), scene.ben(), scene.new_person("cleo"));
    found(ada, &[]).in_private(NONE);
    resigned(&scene, ada, ben, "D3 E4 F5");
    resigned(&scene, cleo, ada, "D3");
    Duel::unrated(ada, ben);
    let all = found(ada, &[]).in_private("2 games found").in_private("Black resigns · 3 moves");
    assert!(all.text().contains(&format!("<#{}>", ada.channel)), "{}", all.text());

    let ben_id = ben.id.to_string();
    let by_opponent = found(ada, &[("player", &ben_id)]).in_private("One game found");
    by_opponent.in_private("**1** · ");
    let with = |result| {
        let call = ada.also_choosing(find(ada), "result", result);
        ada.types(&call).in_private("One game found")
    };
    with("Won").in_private("**1** · ");
    with("Lost").in_private("**2** · ");
    let call = ada.also_choosing(find(ada), "setup", "random");
    ada.types(&call).in_private(NONE);

    found(ada, &[("from", "2020-01-01")]).in_private("2 games found");
    found(ada, &[("until", "2020-01-01")]).in_private(NONE);
    ada.types(&find(ada).option("shortest", 2)).in_private("**1** · ");
    ada.types(&find(ada).option("longest", 2)).in_private("**2** · ");
    let bot = scene.playground.bot().to_string();
    found(ada, &[("player", &bot)]).in_private(NONE);
}

#[test]
fn a_search_that_makes_no_sense_says_what_to_do() {
    let scene = Scene::start();
    let ada = scene.ada();
    found(ada, &[("from", "1 March")]).in_private("Write it as year, month, day: 2026-03-01.");
    let swapped = [("from", "2026-03-02"), ("until", "2026-03-01")];
    found(ada, &swapped).in_private("Swap them.");
    ada.types(&find(ada).option("shortest", 9).option("longest", 8)).in_private("Swap them.");
    found(ada, &[("position", "D3 E9")]).in_private("Move 2: there's no cell “E9”.");
    found(ada, &[("position", "w 1/2")]).in_private("I can't read");
    let direct = ada.in_direct_messages();
    direct.types(&find(direct).option("everyone", true)).in_private("only search your own games");
}

#[test]
fn a_game_is_found_by_a_position_also_on_the_turned_board_and_opened() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    resigned(&scene, ada, ben, "D3 E4 F5");
    for position in ["D3 E4", "E4 D3", "H3 G2", "D3 E4 F5"] {
        let list = found(ada, &[("position", position)]).in_private("One game found");
        ada.chooses(list.message(), "1").with_picture().in_private("3");
    }
    for position in ["D3 F5", "D3 E4 F5 G2"] {
        found(ada, &[("position", position)]).in_private(NONE);
    }
    let call = ada.challenge_as("White").option("opponent", ben.id.to_string());
    let challenge = ada.types(&call.option("rated", true));
    ben.presses(challenge.message(), "Accept");
    for (person, cell) in [(ada, "D3"), (ben, "E4"), (ada, "F5"), (ben, "G2"), (ada, "H3")] {
        person.places(cell);
    }
    let running = [("position", "D3 E4 F5 G2 H3")];
    found(ada, &running).in_private("game 2");
    found(scene.new_person("cleo"), &running).in_private(NONE);
}

#[test]
fn the_pages_of_a_list_keep_what_was_searched() {
    let scene = Scene::start();
    let (ada, ben, cleo) = (scene.ada(), scene.ben(), scene.new_person("cleo"));
    resigned(&scene, ada, cleo, "D3");
    for _ in 0..9 {
        resigned(&scene, ada, ben, "D3");
    }
    let ben_id = ben.id.to_string();
    let first = found(ada, &[("player", &ben_id)]).in_private("9 games found");
    let first = first.in_private("Page 1 of 2").in_private("**10** · ");
    scene.kill_bot();
    scene.start_bot();
    let second = ada.presses(first.message(), "Forward").in_private("Page 2 of 2");
    let second = second.in_private("9 games found").in_private("**2** · ");
    assert!(!second.text().contains("**3** · "), "{}", second.text());
    ada.chooses(second.message(), "2").with_picture();
}

#[test]
fn games_of_others_are_found_on_their_server_alone() {
    let scene = Scene::start();
    let (ada, ben, cleo) = (scene.ada(), scene.ben(), scene.new_person("cleo"));
    resigned(&scene, ada, ben, "D3 E4");
    found(cleo, &[]).in_private(NONE);
    let all = cleo.types(&find(cleo).option("everyone", true)).in_private("One game found");
    cleo.chooses(all.message(), "1").with_picture();
    let of = |person: Person<'_>| {
        let player = person.id.to_string();
        cleo.types(&find(cleo).option("everyone", true).option("player", player))
    };
    of(ben).in_private("One game found");
    of(cleo).in_private(NONE);

    let other = scene.playground.create_guild("other");
    let there = scene.playground.create_channel(other, "general");
    let cleo = cleo.at(there);
    cleo.types(&find(cleo).option("everyone", true)).in_private(NONE);
    let ada = ada.at(there);
    found(ada, &[]).in_private("One game found");
    found(ada.in_direct_messages(), &[]).in_private("One game found");
}

#[test]
fn unrated_games_in_a_channel_that_a_person_cannot_see_are_left_out() {
    let scene = Scene::start();
    let private = scene.new_channel("private");
    let (ada, ben) = (scene.ada().at(private), scene.ben().at(private));
    resigned(&scene, ada, ben, "D3 E4");
    let cleo = scene.new_person("cleo");
    let everyone = find(cleo).option("everyone", true);
    cleo.types(&everyone).in_private(&ada.mention());
    scene.playground.deny_to_people(private, Permissions::VIEW_CHANNEL).expect("a channel");
    let left = cleo.types(&everyone).in_private("");
    assert!(!left.text().contains(&ada.mention()), "{}", left.text());
    assert!(!left.text().contains(&format!("<#{private}>")), "{}", left.text());
}
