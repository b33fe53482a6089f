//! Terms of a challenge other than the setup: the clock, and whether the game is rated.

use crate::support::scene::Scene;

#[test]
fn the_challenge_and_the_first_board_show_the_terms() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let call = ada.challenge().option("clock", "Live 15").option("rated", false);
    let challenge = ada.types(&call).in_public("live, 15 minutes each · unrated");
    ben.presses(challenge.message(), "Accept");
    let start = scene.board_after(challenge.message());
    assert!(start.content.contains("live, 15 minutes each · unrated"), "{:?}", start.content);
}

#[test]
fn the_default_is_an_unrated_game_with_a_clock_between_people_without_a_rating() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let call = ada.challenge_on("full").option("opponent", ben.id.to_string());
    let terms = "All 49 pieces placed by hand · 3 days + 12 hours per move · unrated\n";
    let challenge = ada.types(&call).in_public(terms);
    challenge.in_public("not both players have a rating here");
    let rated = ben.types(&ben.challenge_on("full").option("rated", true));
    rated.in_public("3 days + 12 hours per move · rated\n");
}

#[test]
fn clock_autocomplete_suggests_clocks() {
    let scene = Scene::start();
    let offered = |typed: &str| -> Vec<_> {
        let choices = scene.ada().suggestions("challenge", "clock", typed);
        choices.into_iter().map(|choice| choice.name).collect()
    };
    assert_eq!(offered("").len(), 10);
    assert_eq!(offered("5"), ["5 days per move", "5 hours per move", "live, 5 minutes each"]);
    assert_eq!(offered("3d+"), ["3 days + 12 hours per move"]);
}

#[test]
fn an_invalid_clock_is_refused_with_valid_examples() {
    let scene = Scene::start();
    let ada = scene.ada();
    for (clock, words) in
        [("soon", "`soon` is not a clock"), ("5m", "The time per move must be from 1 hour")]
    {
        let call = ada.challenge().option("clock", clock);
        ada.types(&call).in_private(words);
    }
}
