//! Tournaments, from their announcement to the congratulations.

use crate::support::contest::{Contest, gives_up, threads};
use crate::support::scene::Scene;

#[test]
fn four_people_play_everybody_against_everybody() {
    let scene = Scene::begin();
    let (ada, ben) = (scene.ada(), scene.ben());
    let people = [ada, ben, scene.newcomer("cleo"), scene.newcomer("dan")];
    let contest = Contest::announce(ada, "Spring Cup", "Round robin").joined_by(&people);
    scene.amended(&contest.message, "Entrants (4)");
    let mut round = contest.starts();
    scene.amended(&contest.message, "It has begun with 4 entrants");
    for number in 1..=3 {
        let games = threads(&round);
        assert_eq!(games.len(), 2, "{:?}", round.content);
        assert!(round.pings.is_empty(), "{:?}", round.pings);
        for game in games {
            let board = scene.board(game);
            assert!(board.content.contains("Spring Cup"), "{:?}", board.content);
            gives_up(&people, game);
        }
        if number < 3 {
            round = contest.round(number + 1);
            contest.lines(&format!("standings after round {number} of 3"));
        }
    }
    let end = contest.end();
    assert!(end.content.contains("congratulations"), "{:?}", end.content);
}
