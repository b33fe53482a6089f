//! The end of a game: what it says, and where it leads.

use crate::support::computer_game::call;
use crate::support::scene::Scene;

/// A position from which a game can be reviewed: both sides choose among several moves.
const FEW: &str = "w w1,b1,w1,b1,b4*,.,.,.,./.,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,.,./\
    .,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.";

#[test]
fn a_beaten_level_leads_to_the_next_and_a_lost_game_to_a_lesson() {
    let scene = Scene::start();
    let ada = scene.ada();
    let rest = ".,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.";
    let given = |stacks: &str| {
        let position = format!("w {stacks},.,.,.,.,.,./{rest}");
        call(ada, "Beginner", "given").option("position", position)
    };
    ada.types(&given("w1,r1,b5*")).in_public("starts");
    let lost = ada.moves("A1B1").in_public("only 3 short.");
    assert!(lost.message().button_labelled("Play again").is_some(), "{:?}", lost.message());
    ada.presses(lost.message(), "Take a lesson").in_private("Lesson 1");

    ada.types(&given("b4*,w1,.")).in_public("starts");
    let won = ada.moves("B1A1").in_public("**You won 5–0!** A clean sweep");
    ada.presses(won.message(), "Next level: Novice").in_public("Computer (Novice) plays White");
    ada.presses(won.message(), "Next level: Novice").in_private("The rematch of this game is");
}

#[test]
fn a_lost_game_leads_to_the_lesson_about_its_turning_point_once_it_is_reviewed() {
    let scene = Scene::start();
    let ada = scene.ada();
    ada.types(&call(ada, "Beginner", "given").option("position", FEW)).in_public("starts");
    ada.moves("A1B1").in_public("A1→B1");
    let lost = scene.message(ada.channel, |message| message.content.contains("You lost"));
    ada.presses(&lost, "Take a lesson").in_private("Lesson 1");
    ada.presses(&lost, "Review game").in_private("Reviewing");
    scene.message(scene.general(), |message| message.content.starts_with("**Review.**"));
    // The first move lost a game that capturing on D1 would have kept open.
    scene.change_database("UPDATE reviews SET known = 3, findings = '-5\n5 D1E1\n0.8 C1D1 D1E1\n'");
    let lesson = ada.presses(&lost, "Take a lesson");
    let lesson =
        lesson.in_private("The turning point of your game was move 1: **C1→D1** was better");
    assert!(!lesson.text().contains("Lesson 1:"), "{:?}", lesson.text());
    let ben = scene.ben();
    ben.presses(&lost, "Take a lesson").in_private("Lesson 1");
}

#[test]
fn a_game_without_a_result_offers_no_review() {
    let scene = Scene::start();
    let ada = scene.ada();
    let board = ada.types(&call(ada, "Beginner", "random")).in_public("starts");
    let question = ada.presses(board.message(), "Abort game");
    ada.presses(question.message(), "Abort game").in_private("aborted");
    let end = scene.message(ada.channel, |message| message.content.contains("doesn't count"));
    assert!(end.button_labelled("Review game").is_none(), "{end:#?}");
}
