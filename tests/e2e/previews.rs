//! `/game preview`: what plies would do, without playing them.

use dvonn_rules::{Color, Ply};

use super::setups::alt;
use crate::support::duel::{Duel, written};
use crate::support::person::Person;
use crate::support::records;
use crate::support::response::Response;
use crate::support::scene::Scene;

/// `/game preview`.
#[track_caller]
fn previews(person: Person<'_>, ply: &str) -> Response {
    person.types(&person.command("game preview").option("move", ply))
}

fn offered(person: Person<'_>, typed: &str) -> Vec<String> {
    let choices = person.suggestions("game preview", "move", typed);
    choices.into_iter().map(|choice| choice.value.as_str().expect("a text").into()).collect()
}

#[test]
fn anyone_can_preview_a_ply_without_playing_it() {
    let scene = Scene::start();
    let duel = Duel::with_all_placed(scene.ada(), scene.ben());
    let ply = duel.game.position().legal_plies()[0];
    let effect = duel.game.position().preview(ply).expect("a legal ply");
    for person in [duel.mover(), duel.waiter(), scene.new_person("cleo")] {
        let response = previews(person, &ply.to_string()).in_private("no move has been played");
        let response = response.with_picture().without_controls();
        let would = format!("{} moves **{}, ", duel.mover().mention(), written(ply));
        assert!(response.text().contains(&would), "{would:?} is not in {:?}", response.text());
        let score = effect.score;
        let score = format!("Score after that: White {}, Black {}.", score.white, score.black);
        assert!(response.text().contains(&score), "{score:?} is not in {:?}", response.text());
        assert!(
            response.text().contains(&format!("Next: it's {}'s turn, ", duel.waiter().mention()))
        );
        let described = format!("Preview, not played yet. Ada plays {}", written(ply));
        assert!(alt(response.message()).contains(&described), "{:?}", alt(response.message()));
    }
    duel.assert_recorded();
    assert_eq!(scene.plies(), 49);
}

#[test]
fn a_placement_can_be_previewed() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    let response =
        previews(scene.new_person("cleo"), "d3").in_private("places a red piece on **D3**");
    assert!(response.text().contains(&format!("{} places a red piece", duel.waiter().mention())));
    assert!(alt(response.message()).contains("Red pieces alone: D3."));
    duel.play("D3".parse().expect("a cell"));
    previews(duel.mover(), "D3").in_private("Black can't play `D3`. D3 is taken.");
    previews(duel.mover(), "D3F3").in_private("Not all pieces are placed yet");
    duel.assert_recorded();
}

#[test]
fn several_plies_can_be_previewed_in_sequence() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    let response = previews(scene.ben(), "D3 e4, F5 G2").in_private("4. ").with_picture();
    assert!(response.text().contains("places a black piece on **G2**"), "{:?}", response.text());
    previews(scene.ben(), "D3 E4 D3").in_private("Move 3: White can't play `D3`. D3 is taken.");
    duel.play_all(&records::placement());
    let moves: Vec<_> = records::game_with_passes().plies()[49..]
        .iter()
        .filter(|ply| **ply != Ply::Pass)
        .take(3)
        .map(ToString::to_string)
        .collect();
    let response = previews(scene.ben(), &moves.join(" ")).in_private("3. ").with_picture();
    let last = written(moves[2].parse().expect("a ply"));
    assert!(alt(response.message()).contains(&last), "{:?}", alt(response.message()));
    duel.assert_recorded();
}

#[test]
fn invalid_plies_are_refused_with_what_to_write_instead() {
    let scene = Scene::start();
    let cleo = scene.new_person("cleo");
    previews(cleo, "D3").in_private("There's no game in this channel");
    let duel = Duel::with_all_placed(scene.ada(), scene.ben());
    let theirs = duel.game.position().owned_by(Color::Black).iter().next().expect("a stack");
    for (typed, words) in [
        ("hello", "I don't understand `hello`. Write a cell (`D3`) or a move"),
        ("D9E9", "There's no cell `D9`"),
        ("D3", "D3 is only half a move"),
        ("*", "I don't understand `*`"),
        ("PASS", "White can't play `PASS`. The side to move has a legal move"),
        (&format!("{theirs}A1"), "belongs to the other side"),
        (&"D3F3 ".repeat(200), "White can't play `D3F3`"),
    ] {
        let response = previews(cleo, typed).in_private(words);
        assert!(response.message().attachments.is_empty());
    }
    let question = duel.players.white.asks("resign");
    duel.players.white.presses(question.message(), "Resign game").in_private("You've resigned");
    previews(cleo, "D3").in_private("Game 1 is over");
}

#[test]
fn preview_autocomplete_suggests_legal_plies_to_anyone() {
    let scene = Scene::start();
    let cleo = scene.new_person("cleo");
    assert_eq!(offered(cleo, ""), Vec::<String>::new(), "there is no game");
    let mut duel = scene.duel();
    assert_eq!(offered(cleo, "d"), ["D1", "D2", "D3", "D4", "D5"]);
    assert_eq!(offered(cleo, "D3 d"), ["D3 D1", "D3 D2", "D3 D4", "D3 D5"]);
    duel.play_all(&records::placement());
    let position = duel.game.position();
    let first = position.legal_plies()[0];
    let Ply::Move { from, to } = first else { panic!("{first} is not a move") };
    assert!(offered(cleo, &from.to_string().to_lowercase()).contains(&first.to_string()));
    assert_eq!(offered(duel.waiter(), &format!("{from}-{to}")), [first.to_string()]);
    assert_eq!(offered(cleo, &format!("{from} {to}")), [first.to_string()]);
    let mut after = *position;
    after.play(first).expect("a legal ply");
    let second = after.legal_plies()[0];
    assert_eq!(offered(cleo, &format!("{first} {second}")), [format!("{first} {second}")]);
    assert_eq!(offered(cleo, "A1A1 "), Vec::<String>::new());
}
