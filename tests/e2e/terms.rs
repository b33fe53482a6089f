//! Terms of a challenge other than the setup: the clock, and whether the game is rated.

use crate::support::duel::Duel;
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
    let hint = "you don't both have a rating here";
    assert!(!challenge.text().contains(hint), "{:?}", challenge.text());
    let told = scene.message(ada.channel, |message| message.content.contains(hint));
    assert_eq!(told.visible_to, Some(ada.id));
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
    assert_eq!(offered("").len(), 11);
    assert_eq!(offered("5"), ["5 days per move", "5 hours per move", "live, 5 minutes each"]);
    let plain = "3 days + 12 hours per move";
    assert_eq!(offered("3d+"), [plain.to_owned(), format!("{plain}, up to a maximum of 7 days")]);
}

#[test]
fn an_invalid_clock_is_refused_with_valid_examples() {
    let scene = Scene::start();
    let ada = scene.ada();
    for (clock, words) in [
        ("soon", "`soon` isn't a clock"),
        ("5m", "The time per move must be from 1 hour"),
        ("3d+12h max 2d", "The maximum must be at least the total time before the `+`"),
    ] {
        let call = ada.challenge().option("clock", clock);
        ada.types(&call).in_private(words);
    }
}

#[test]
fn a_clock_is_never_filled_up_beyond_its_maximum() {
    let scene = Scene::start();
    let mut duel = Duel::by_clock(scene.ada(), scene.ben(), "3d+2d max 4d");
    let start = duel.board().content;
    assert!(start.contains("3 days + 2 days per move, up to a maximum of 4 days"), "{start:?}");
    duel.play("D3".parse().expect("a cell"));
    duel.play("E3".parse().expect("a cell"));
    let left = scene.count("SELECT deadline - clock_since FROM games");
    assert_eq!(left, 4 * 24 * 60 * 60 * 1_000, "the first move added one day of two");
}
