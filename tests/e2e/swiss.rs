//! Tournaments with computers: a large Swiss, and the names of the entries.

use crate::support::scene::{Scene, is_board};
use crate::support::tournament::{TournamentScene, create, tournament};

/// The average half points of a level's players, times a thousand.
macro_rules! average {
    ($level:literal) => {
        concat!(
            "SELECT 1000 * SUM(CASE WHEN white = number THEN white_points ELSE black_points END) \
             / count(DISTINCT number) FROM entrants JOIN pairings ON number IN (white, black) \
             WHERE player_id = ",
            $level
        )
    };
}

#[test]
fn a_swiss_of_128_computers_takes_seven_rounds() {
    let scene = Scene::start();
    let ada = scene.ada();
    let call = create(ada, "Clash").option("rounds", 7).option("clock", "none");
    let contest = TournamentScene::by(ada, "Clash", &ada.also_choosing(call, "setup", "random"));
    for (level, count) in [("Beginner", 43), ("Novice", 43), ("Casual", 42)] {
        let call = ada.also_choosing(tournament(ada, "add-computer"), "level", level);
        ada.types(&call.option("count", count)).in_private("has joined");
    }
    contest.starts();
    for round in 1..=7 {
        contest.round(round);
        scene.wait_until(|| contest.announced_games(round) == 64);
        let standings = format!("Standings after round {} of 7", round - 1);
        assert_eq!(contest.lines(&standings).len(), usize::from(round > 1), "{standings}");
    }
    let end = contest.end();
    assert!(end.content.contains("Final standings"), "{:?}", end.content);

    let full_rounds = "SELECT count(*) FROM (SELECT round FROM pairings WHERE game_id > 0 \
        GROUP BY round HAVING count(*) = 64) AS rounds";
    assert_eq!((scene.count(full_rounds), scene.games(), scene.running_games()), (7, 448, 0));
    let rematches = "SELECT count(*) FROM pairings AS one JOIN pairings AS other \
        ON one.round < other.round AND MIN(one.white, one.black) = MIN(other.white, other.black) \
        AND MAX(one.white, one.black) = MAX(other.white, other.black)";
    assert_eq!(scene.count(rematches), 0);
    let unbalanced = "SELECT count(*) FROM entrants WHERE \
        ABS(2 * (SELECT count(*) FROM pairings WHERE white = number) - 7) > 1";
    assert_eq!(scene.count(unbalanced), 0);
    assert_eq!(scene.count("SELECT SUM(white_points + black_points) FROM pairings"), 2 * 448);
    let [beginners, novices, casuals] =
        [average!("-1"), average!("-2"), average!("-3")].map(|points| scene.count(points));
    assert!(beginners < novices && novices < casuals, "{beginners} {novices} {casuals}");

    for thread in scene.playground.threads(ada.channel) {
        // Two boards, at the start and at the end, and none in between.
        scene.wait_until(|| scene.boards(thread).len() == 2);
    }
}

#[test]
fn a_computer_keeps_its_name_on_the_boards_and_in_the_lists_of_its_tournament() {
    let scene = Scene::start();
    let ada = scene.ada();
    let call = create(ada, "Cup").option("clock", "none");
    let call = ada.also_choosing(call, "setup", "random");
    let contest = TournamentScene::by(ada, "Cup", &call).joined_by(&[ada]);
    let add = ada.also_choosing(tournament(ada, "add-computer"), "level", "Casual");
    ada.types(&add).in_private("Computer (Casual) has joined");
    contest.starts();
    scene.wait_until(|| contest.announced_games(1) == 1);
    let [thread] = scene.playground.threads(ada.channel)[..] else { panic!("one thread") };
    let ada = ada.at(thread);
    let board = scene.message(thread, is_board);
    let alt = board.attachments[0].description.clone().unwrap_or_default();
    assert!(alt.contains("Rigel") && !alt.contains("Computer"), "{alt}");
    ada.asks("games").in_private("Rigel (Casual)");
    let question = ada.asks("resign");
    ada.presses(question.message(), "Resign game");
    scene.message(thread, |message| message.content.contains("Rigel (Casual) wins"));
    ada.asks("game moves").in_private("Rigel (Casual)");
    let messages = scene.playground.messages(thread);
    assert!(!messages.iter().any(|message| message.content.contains("Computer")), "{messages:#?}");
}
