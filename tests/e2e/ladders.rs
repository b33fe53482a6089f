//! Ladders: what they report at the end of a rated game, and their pages.

use std::time::Duration;

use dvonn_playground::{CommandCall, Message};

use super::setups::alt;
use crate::support::person::Person;
use crate::support::response::Response;
use crate::support::scene::{Scene, has_picture};

const DAY: Duration = Duration::from_hours(24);

/// `/ladder NAME`, without options.
pub(super) fn call(person: Person<'_>, name: &str) -> CommandCall {
    CommandCall::new(person.id, person.channel, &format!("ladder {name}"))
}

pub(super) fn asks(person: Person<'_>, name: &str) -> Response {
    person.types(&call(person, name))
}

fn about(person: Person<'_>, name: &str, who: Person<'_>) -> Response {
    person.types(&call(person, name).option("player", who.id.to_string()))
}

/// Plays a rated game on a random board in the first channel; Black resigns after this number of
/// moves. Returns the final board.
#[track_caller]
pub(super) fn game(white: Person<'_>, black: Person<'_>, moves: usize) -> Message {
    let call = white.challenge_as("White").option("opponent", black.id.to_string());
    let challenge = white.types(&white.also_choosing(call, "setup", "random"));
    played(white, black, &challenge, moves)
}

/// Accepts a challenge and plays its game in the same way.
#[track_caller]
pub(super) fn played(
    white: Person<'_>,
    black: Person<'_>,
    challenge: &Response,
    moves: usize,
) -> Message {
    let scene = white.scene;
    black.presses(challenge.message(), "Accept").in_public("Accepted");
    let mut board = scene.board_after(challenge.message());
    for number in 0..moves {
        let player = if number % 2 == 0 { white } else { black };
        let offered = player.suggestions("move", "move", "");
        let ply = offered.first().and_then(|ply| ply.value.as_str()?.parse().ok());
        let response = player.plays(ply.expect("a legal move"));
        board = response.in_public("moves").message().clone();
    }
    let question = black.asks("resign");
    black.presses(question.message(), "Resign game").in_private("You've resigned");
    scene.board_after(&board)
}

#[track_caller]
pub(super) fn assert_says(message: &Message, words: &str) {
    assert!(message.content.contains(words), "{words:?} is not in {:?}", message.content);
}

#[test]
fn the_first_rated_game_shows_rating_changes_and_starts_the_ladder() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    asks(ada, "top").in_public("The ladder is empty").without_controls();
    asks(ada, "profile").in_private("You have no rated results here yet");
    asks(ada, "games").in_public("Nobody has finished a rated game");

    let end = game(ada, ben, 6);
    assert_says(&end, &format!("{}: 1500 → **1662** (+162, provisional)", ada.mention()));
    assert_says(&end, &format!("{}: 1500 → **1338** (−162, provisional)", ben.mention()));
    assert_says(&end, "The odds were even.");
    assert!(end.pings.is_empty(), "{:?}", end.pings);
    ada.asks("board").in_private("**1662**");

    let top = asks(ben, "top").in_public("**Server ladder**: 2 players");
    assert!(has_picture(top.message()) && top.message().pings.is_empty());
    // The picture has the rows, and the text does not repeat them.
    let table = alt(top.message());
    let rows = "1, Ada, 1662 ± 290?, 1082, 1; 2, Ben, 1338 ± 290?, 757, 1";
    assert!(table.contains(rows), "{table}");
    asks(ada, "profile").in_public("“?” means provisional");
    assert!(!top.text().contains(&ben.mention()), "{:?}", top.text());
    top.without_controls();
    asks(scene.new_person("cleo"), "top").in_public("none of their rated games has counted");
}

#[test]
fn profile_comparison_and_history_show_the_games_played() {
    let scene = Scene::start();
    let (ada, ben, cleo) = (scene.ada(), scene.ben(), scene.new_person("cleo"));
    game(ada, ben, 6);
    game(ben, ada, 6);
    game(ada, cleo, 6);
    let short = game(cleo, ada, 2);
    assert_says(
        &short,
        "doesn't count towards the ladder: it had fewer than 6 moves after the placement",
    );

    let profile = about(ben, "profile", ada).in_public(&format!("**{}** · ", ada.mention()));
    for words in ["Random: 2 won, 0 drawn, 1 lost", &format!("- lost to {}: −", ben.mention())] {
        assert_says(profile.message(), words);
    }
    assert!(has_picture(profile.message()) && profile.message().pings.is_empty());
    let alt = profile.message().attachments[0].description.clone().unwrap_or_default();
    for words in [
        "It covers the last 3 games.",
        "Games: 3; White: 2 won, 0 drawn, 0 lost; Black: 0 won, 0 drawn, 1 lost",
        "Longest streak: 1, now 1; Best win: Ben (1500), game 1.",
    ] {
        assert!(alt.contains(words), "{words:?} is not in {alt:?}");
    }

    let pair = call(ada, "versus").option("player", ben.id.to_string());
    let pair = ada.types(&pair).in_public("2 games: 1 won, 0 drawn, 1 lost");
    assert_says(pair.message(), &format!("Odds today: {} ", ada.mention()));
    let alone = call(ada, "versus").option("player", ada.id.to_string());
    ada.types(&alone).in_private("Choose two different players");
    let both = call(ada, "profile").option("player", ben.id.to_string());
    let both = ada.also_choosing(both, "level", "Master");
    ada.types(&both).in_private("not both");

    let all = asks(ben, "games").in_public("**Rated games on this server**");
    let beat = format!("{} beat {}", cleo.mention(), ada.mention());
    assert_says(all.message(), &format!("game 4 · {beat}: doesn't count (too short)"));
    assert_says(
        all.message(),
        &format!("game 1 · {} beat {}: +162, −162", ada.mention(), ben.mention()),
    );
    let own = about(ben, "games", ben).in_public(&format!("**{}'s rated games", ben.mention()));
    assert!(!own.text().contains(&cleo.mention()), "{:?}", own.text());
}

#[test]
fn activity_shows_games_per_week() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let none = asks(ben, "activity").in_public("No games have finished here");
    assert!(has_picture(none.message()), "an empty chart");
    game(ada, ben, 2);
    scene.let_time_pass(DAY * 7);
    game(ben, ada, 6);
    game(ada, scene.new_person("cleo"), 6);

    let response = asks(ben, "activity").in_public("last 26 weeks**: 3 games, 3 of them rated");
    assert_says(response.message(), "(2 games, 3 players)");
    assert_says(response.message(), "This week so far: 2 games");
    assert!(has_picture(response.message()) && response.message().pings.is_empty());
    let alt = response.message().attachments[0].description.clone().unwrap_or_default();
    assert!(alt.contains(": 1, 0, 2; ") && alt.contains(": 2, 0, 3. "), "{alt}");
}

#[test]
fn sixty_days_without_a_game_hide_a_player() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    game(ada, ben, 6);
    scene.let_time_pass(DAY * 61);
    asks(ada, "top").in_public("No rated games have counted here in the last 60 days");
    let cleo = scene.new_person("cleo");
    game(ben, cleo, 6);
    let top = asks(ada, "top").in_public("isn't ranked: no rated game for 60 days");
    assert!(!top.text().contains(&format!("· {} ·", ada.mention())), "{:?}", top.text());
    let idle = asks(ada, "profile").in_public("Last games:");
    let alt = alt(idle.message());
    assert!(alt.contains("Ladder: Unranked (no rated game for 60 days)"), "{alt}");
}

#[test]
fn paging_is_per_person_and_survives_a_restart() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    game(ada, ben, 6);
    // Seventeen members, with made-up games.
    scene.change_database(
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 17) \
         INSERT INTO ratings (guild_id, player_id, name, rating, deviation, volatility, games, \
         streak, longest_streak, last_at, season, season_wins, season_draws, season_losses) \
         SELECT guild_id, 7000 + i, 'Member', 1900000 - 1000 * i, 60000, 60000000, 40, 0, 3, last_at, \
         season, 20, 0, 20 FROM n, ratings WHERE streak = 1",
    );
    let top = asks(ada, "top").in_public("19 players");
    assert!(alt(top.message()).contains("1, Member, 1899 ± 60, 1779, 40"), "{:?}", top.message());
    assert_says(top.message(), &format!("… **18** · {}", ada.mention()));

    scene.stop_bot();
    scene.start_bot();
    let copy = ben.presses(top.message(), "Forward").in_private("19 players");
    assert!(alt(copy.message()).contains("19, Ben"), "{:?}", copy.message());
    ben.presses(copy.message(), "Back").in_private("… **19**");
    let turned = ada.presses(top.message(), "Forward").in_public("19 players");
    assert!(alt(turned.message()).contains("18, Ada"), "{:?}", turned.message());
    assert_eq!(turned.message().id, top.message().id);
    assert!(!turned.text().contains('…') && has_picture(turned.message()), "{:?}", turned.text());
    ada.presses(turned.message(), "First").in_public("… **18**");
}
