//! The terms of a challenge beside its setup: the clock, whether the game counts.

use crate::support::scene::Scene;

#[test]
fn the_terms_stand_in_the_challenge_and_at_the_start_of_the_game() {
    let scene = Scene::begin();
    let (ada, ben) = (scene.ada(), scene.ben());
    let call = ada.command("challenge").option("clock", "Live 15").option("rated", false);
    let challenge = ada.types(&call).in_public("live, 15 minutes each · unrated");
    ben.presses(challenge.message(), "Accept");
    let start = scene.board_after(challenge.message());
    assert!(start.content.contains("live, 15 minutes each · unrated"), "{:?}", start.content);
}

#[test]
fn who_sets_nothing_plays_a_rated_game_with_a_clock() {
    let scene = Scene::begin();
    let terms = "All 49 pieces placed by hand · 3 days + 12 hours per move · rated";
    scene.ada().asks("challenge").in_public(terms);
}

#[test]
fn clocks_are_offered_while_one_types() {
    let scene = Scene::begin();
    let offered = |typed: &str| -> Vec<_> {
        let choices = scene.ada().is_offered("challenge", "clock", typed);
        choices.into_iter().map(|choice| choice.name).collect()
    };
    assert_eq!(offered("").len(), 10);
    assert_eq!(offered("5"), ["5 days per move", "5 hours per move", "live, 5 minutes each"]);
    assert_eq!(offered("3d+"), ["3 days + 12 hours per move"]);
}

#[test]
fn what_is_no_clock_is_refused_with_what_would_be_one() {
    let scene = Scene::begin();
    let ada = scene.ada();
    for (clock, words) in
        [("soon", "`soon` is not a clock"), ("5m", "The time per move must be from 1 hour")]
    {
        let call = ada.command("challenge").option("clock", clock);
        ada.types(&call).in_private(words);
    }
}
