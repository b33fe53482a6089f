//! The end of a game: what it says, and where it leads.

use crate::support::computer_game::call;
use crate::support::scene::Scene;

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
    let lost = ada.moves("A1B1").in_public("A close one, decided by just 3.");
    assert!(lost.message().button_labelled("Play again").is_some(), "{:?}", lost.message());
    ada.presses(lost.message(), "Take a lesson").in_private("Lesson 1");

    ada.types(&given("b4*,w1,.")).in_public("starts");
    let won = ada.moves("B1A1").in_public("wins as White, 5 to 0.** A clean sweep");
    ada.presses(won.message(), "Next level: Novice").in_public("Computer (Novice) plays White");
    ada.presses(won.message(), "Next level: Novice").in_private("The rematch of this game is");
}
