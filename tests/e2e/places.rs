//! The challenge ladder, which ranks by places instead of points.

use std::time::Duration;

use super::ladders::{asks, assert_says, call, game, played};
use super::setups::alt;
use crate::support::person::Person;
use crate::support::response::Response;
use crate::support::scene::{Scene, has_picture};

const DAY: Duration = Duration::from_hours(24);

pub(super) fn use_places(ada: Person<'_>) {
    ada.sets_server("Ladder type: places");
}

/// White challenges Black for their place.
fn challenge_for_place(white: Person<'_>, black: Person<'_>) -> Response {
    let call = call(white, "challenge").option("opponent", black.id.to_string());
    let call = white.also_choosing(call, "color", "White");
    white.types(&white.also_choosing(call, "setup", "random"))
}

/// White wins a game for Black's place. Returns the final board.
pub(super) fn won(white: Person<'_>, black: Person<'_>) -> dvonn_playground::Message {
    let challenge =
        challenge_for_place(white, black).in_public("This game is for places on the ladder");
    played(white, black, &challenge, 6)
}

#[test]
fn the_winner_takes_the_other_players_place() {
    let scene = Scene::start();
    let (ada, ben, cleo) = (scene.ada(), scene.ben(), scene.new_person("cleo"));
    use_places(ada);
    asks(ada, "top").in_public("The ladder is empty.");
    let end = won(ada, ben);
    assert_says(&end, &format!("**{} has taken place 1 on the ladder from", ada.mention()));
    assert_says(&end, "1500 → **1662** (+162, provisional)");
    let end = won(cleo, ben);
    assert_says(&end, &format!("**{} has taken place 2 on the ladder from", cleo.mention()));
    // An ordinary game does not affect the places.
    assert!(!game(ben, ada, 6).content.contains("taken place"));

    let top = asks(ben, "top").in_public("**Challenge ladder**: 3 players");
    assert!(alt(top.message()).contains("1, Ada; 2, cleo; 3, Ben"), "{:?}", top.message());
    assert_says(top.message(), &format!("{}: place 3.", ben.mention()));
    assert!(has_picture(top.message()) && top.message().pings.is_empty());
}

#[test]
fn an_impossible_challenge_is_refused_in_private() {
    let scene = Scene::start();
    let (ada, ben, cleo) = (scene.ada(), scene.ben(), scene.new_person("cleo"));
    challenge_for_place(ada, ben).in_private("ladder goes by ratings, so there are no places");
    use_places(ada);
    won(ada, ben);
    challenge_for_place(ada, ben).in_private("who is below you. They can challenge you.");
    challenge_for_place(ben, cleo).in_private(&format!(
        "isn't on the ladder, or hasn't played for 60 days. You can challenge {}.",
        ada.mention()
    ));
    challenge_for_place(ben, ada).in_private("played for a place less than a week ago");
    let open = challenge_for_place(cleo, ben).in_public("This game is for places");
    challenge_for_place(cleo, ada)
        .in_private(&format!("You've already challenged {} for their place.", ben.mention()));
    cleo.presses(open.message(), "Cancel challenge");
    challenge_for_place(cleo, ada).in_public("This game is for places");
    scene.let_time_pass(8 * DAY);
    challenge_for_place(ben, ada).in_public("This game is for places");
}

#[test]
fn a_challenge_is_checked_again_on_acceptance() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    use_places(ada);
    let challenge = challenge_for_place(ada, ben).in_public("This game is for places");
    ada.sets_server("Ladder type: ratings");
    let refused = ben.presses(challenge.message(), "Accept");
    refused.in_private("You can't accept this challenge now. This server's ladder goes by ratings");
    use_places(ada);
    assert_says(&played(ada, ben, &challenge, 6), "has taken place 1");
}

#[test]
fn a_defended_place_is_reported_as_unchanged() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    use_places(ada);
    let challenge = challenge_for_place(ada, ben).in_public("This game is for places");
    ben.presses(challenge.message(), "Accept").in_public("Accepted");
    let board = scene.board_after(challenge.message());
    let question = ada.asks("resign");
    ada.presses(question.message(), "Resign game").in_private("You've resigned");
    assert_says(&scene.board_after(&board), "The places on the ladder stay the same.");
}

#[test]
fn refusals_of_place_challenges_mention_places() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    use_places(ada);
    challenge_for_place(ada, ada).in_private("You can't challenge yourself.");
    let call = call(ada, "challenge").option("opponent", ben.id.to_string());
    ada.types(&call.option("clock", "none"))
        .in_private("A game for a place on the ladder needs a clock");
    ada.switches_server("Rated games: on");
    challenge_for_place(ada, ben).in_private("so you can't play for a place");
}
