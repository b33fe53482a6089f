//! `/game note`: private notes on a game.

use dvonn_playground::CommandCall;

use crate::support::person::Person;
use crate::support::response::Response;
use crate::support::scene::Scene;

fn note(person: Person<'_>) -> Response {
    person.types(&CommandCall::new(person.id, person.channel, "game note"))
}

#[test]
fn a_note_is_private_until_the_game_is_over() {
    let scene = Scene::start();
    let duel = scene.duel();
    let (ada, ben) = (duel.players.white, duel.players.black);
    let saved = ada.fills(&note(ada), &[("note", "keep E4 @everyone `free`")]);
    let saved = saved.in_private("keep E4 @everyone 'free'");
    saved.in_private("Only you see your note until the game is over.");
    ben.fills(&note(ben), &[("note", "run with red")]);
    note(scene.new_person("cleo")).in_private("This game is between");

    let question = ada.asks("resign");
    ada.presses(question.message(), "Resign game");
    scene.wait_until(|| scene.running_games() == 0);
    let both = note(scene.new_person("emil"));
    both.in_private("keep E4").in_private("run with red").without_controls();
    let own = note(ben).in_private("keep E4");
    let form = ben.presses(own.message(), "Edit note");
    ben.fills(&form, &[("note", "")]).in_private("keep E4");
    assert!(!note(ben).text().contains("run with red"));
}

#[test]
fn a_note_survives_a_kill_and_is_deleted_with_its_author() {
    let scene = Scene::start();
    let duel = scene.duel();
    let ada = duel.players.white;
    ada.fills(&note(ada), &[("note", "first note")]);
    scene.kill_bot();
    scene.restart_after_kill();
    ada.fills(&note(ada), &[("note", "second note")]).in_private("second note");
    assert_eq!(scene.count("SELECT COUNT(*) FROM game_notes WHERE note = 'second note'"), 1);
}
