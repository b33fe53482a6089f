//! The challenge ladder: places, not points.

use std::time::Duration;

use super::ladders::{asks, assert_says, call, game, played};
use crate::support::person::Person;
use crate::support::scene::{Scene, has_picture};
use crate::support::told::Told;

const DAY: Duration = Duration::from_hours(24);

fn by_places(ada: Person<'_>) {
    ada.types(&ada.also_choosing(ada.admin("ladder"), "kind", "Places"));
}

/// A challenge of White for the place of Black.
fn attempt(white: Person<'_>, black: Person<'_>) -> Told {
    let call = call(white, "challenge").option("opponent", black.id.to_string());
    let call = white.also_choosing(call, "color", "White");
    white.types(&white.also_choosing(call, "setup", "random"))
}

/// A game that White wins, for the place of Black.
fn won(white: Person<'_>, black: Person<'_>) -> dvonn_playground::Message {
    let challenge = attempt(white, black).in_public("This game is for places on the ladder");
    played(white, black, &challenge, 6)
}

#[test]
fn who_wins_takes_the_place_of_the_other() {
    let scene = Scene::begin();
    let (ada, ben, cleo) = (scene.ada(), scene.ben(), scene.newcomer("cleo"));
    by_places(ada);
    asks(ada, "top").in_public("The ladder is empty.");
    let end = won(ada, ben);
    assert_says(&end, &format!("**{} takes place 1 on the ladder from", ada.mention()));
    assert_says(&end, "1500 ± 350? → **1662 ± 290?** (+162)");
    let end = won(cleo, ben);
    assert_says(&end, &format!("**{} takes place 2 on the ladder from", cleo.mention()));
    // An ordinary game is for no place.
    assert!(!game(ben, ada, 6).content.contains("takes place"));

    let top = asks(ben, "top").in_public(", by places: 3 players");
    for (place, person) in [(1, ada), (2, cleo), (3, ben)] {
        assert_says(top.message(), &format!("**{place}** · {}", person.mention()));
    }
    assert_says(top.message(), &format!("{} has place 3.", ben.mention()));
    assert!(has_picture(top.message()) && top.message().pings.is_empty());
}

#[test]
fn a_challenge_that_cannot_be_made_says_why_to_the_challenger_alone() {
    let scene = Scene::begin();
    let (ada, ben, cleo) = (scene.ada(), scene.ben(), scene.newcomer("cleo"));
    attempt(ada, ben).in_private("ladder has ratings, not places");
    by_places(ada);
    won(ada, ben);
    attempt(ada, ben).in_private("is below you, so they can challenge you");
    attempt(ben, cleo).in_private(&format!(
        "has no place on the ladder, or has not played for 60 days. You may challenge {}.",
        ada.mention()
    ));
    attempt(ben, ada).in_private("played for a place less than a week ago");
    let open = attempt(cleo, ben).in_public("This game is for places");
    attempt(cleo, ada)
        .in_private(&format!("You have already challenged {} for their place.", ben.mention()));
    cleo.presses(open.message(), "Cancel challenge");
    attempt(cleo, ada).in_public("This game is for places");
    scene.let_pass(8 * DAY);
    attempt(ben, ada).in_public("This game is for places");
}

#[test]
fn a_challenge_is_looked_at_again_when_it_is_accepted() {
    let scene = Scene::begin();
    let (ada, ben) = (scene.ada(), scene.ben());
    by_places(ada);
    let challenge = attempt(ada, ben).in_public("This game is for places");
    ada.types(&ada.also_choosing(ada.admin("ladder"), "kind", "Ratings"));
    let refused = ben.presses(challenge.message(), "Accept");
    refused.in_private("You cannot accept this challenge for a place now. This server's ladder has ratings, not places");
    by_places(ada);
    assert_says(&played(ada, ben, &challenge, 6), "takes place 1");
}

#[test]
fn who_defends_a_place_reads_that_it_is_kept() {
    let scene = Scene::begin();
    let (ada, ben) = (scene.ada(), scene.ben());
    by_places(ada);
    let challenge = attempt(ada, ben).in_public("This game is for places");
    ben.presses(challenge.message(), "Accept").in_public("Accepted");
    let board = scene.board_after(challenge.message());
    let question = ada.asks("resign");
    ada.presses(question.message(), "Resign game").in_private("You have resigned");
    assert_says(&scene.board_after(&board), "No places on the ladder change.");
}

#[test]
fn what_keeps_somebody_from_playing_for_a_place_is_said_of_places() {
    let scene = Scene::begin();
    let (ada, ben) = (scene.ada(), scene.ben());
    by_places(ada);
    attempt(ada, ada).in_private("You cannot challenge yourself.");
    let call = call(ada, "challenge").option("opponent", ben.id.to_string());
    ada.types(&call.option("clock", "none")).in_private("A game for a place needs a clock");
    ada.types(&ada.admin("rated").option("rated", false));
    attempt(ada, ben).in_private("so no game can be for a place");
}
