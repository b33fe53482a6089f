//! Ladder tables, profiles, comparisons and the game history.

use dvonn_model::Score;

use super::*;

impl Club {
    async fn people(&self) -> Vec<RankedPlayer> {
        table(&self.store, guild().into(), List::People, self.at).await.unwrap()
    }

    async fn rank(&self, number: u64) -> Rank {
        let id = PlayerId::from(&member(number));
        rank(&self.store, guild().into(), &self.people().await, id).await.unwrap()
    }

    async fn history(&self, of: Option<u64>, from: HistoryPosition) -> History {
        let player = of.map(|number| PlayerId::from(&member(number)));
        History::read(&self.store, guild(), player, from).await.unwrap()
    }
}

fn games(history: &History) -> Vec<i64> {
    history.games.iter().map(|(row, _)| i64::from(row.result.game)).collect()
}

#[tokio::test]
async fn players_are_ranked_by_rating_floor() {
    let mut club = Club::new().await;
    for other in [2, 3, 4, 5] {
        club.game([1, other], white_wins()).await;
    }
    club.game([6, 7], white_wins()).await;
    let table = club.people().await;
    assert_eq!(table.iter().map(|row| row.place).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6, 7]);
    assert_eq!((table[0].player.clone(), table[0].games), (member(1), 4));
    assert!(table.windows(2).all(|two| two[0].rating.floor() >= two[1].rating.floor()));
    assert_eq!(club.rank(1).await, Rank::Place(1));
    assert_eq!(club.rank(99).await, Rank::NoGame);
}

#[tokio::test]
async fn inactive_players_are_hidden_until_their_next_game() {
    let mut club = Club::new().await;
    club.game([1, 2], white_wins()).await;
    club.pass(59 * 24);
    assert_eq!(club.rank(1).await, Rank::Place(1));
    let before = club.people().await[0].rating;
    assert!(before.deviation() > club.account(1).await.rating.deviation());
    club.pass(48);
    assert_eq!((club.rank(1).await, club.people().await), (Rank::Idle, Vec::new()));
    club.game([3, 1], white_wins()).await;
    assert_eq!((club.rank(1).await, club.rank(2).await), (Rank::Place(2), Rank::Idle));
}

#[tokio::test]
async fn a_profile_has_scores_by_colour_and_setup_and_the_best_win() {
    let mut club = Club::new().await;
    club.game([3, 4], white_wins()).await;
    let best = club.game([1, 3], white_wins()).await;
    club.game([2, 1], white_wins()).await;
    club.game([2, 1], Ending::Drawn { score: ByColor { white: 1, black: 1 } }).await;
    let read = |number| {
        let id = PlayerId::from(&member(number));
        Profile::read(&club.store, guild(), id, club.at)
    };
    let profile = read(1).await.unwrap().unwrap();
    let score = |wins, draws, losses| Score { wins, draws, losses };
    assert_eq!(profile.record.all, score(1, 1, 1));
    assert_eq!(profile.record.by_color.white, score(1, 0, 0));
    assert_eq!(profile.record.by_color.black, score(0, 1, 1));
    assert_eq!(profile.record.by_setup.get("full"), Some(&score(1, 1, 1)));
    let won = profile.best_win.unwrap();
    assert_eq!((won.change.game, won.opponent), (best, member(3)));
    assert_eq!(profile.changes.len(), 3);
    assert_eq!(profile.changes[0].after, profile.account.rating);
    assert!(read(99).await.unwrap().is_none());
}

#[tokio::test]
async fn two_players_are_compared_by_results_and_expected_score() {
    let mut club = Club::new().await;
    club.game([1, 2], white_wins()).await;
    club.game([2, 1], white_wins()).await;
    club.game([1, 3], white_wins()).await;
    let versus = |one, other| {
        let players = [one, other].map(|number| PlayerId::from(&member(number)));
        HeadToHead::read(&club.store, guild(), players, club.at)
    };
    let (one, other) = (versus(1, 2).await.unwrap(), versus(2, 1).await.unwrap());
    assert_eq!((one.record.all.wins, one.record.all.losses), (1, 1));
    assert_eq!(one.meetings.len(), 2);
    assert!(one.odds != 500 && one.odds + other.odds == 1000, "{}", one.odds);
    let strangers = versus(8, 9).await.unwrap();
    assert_eq!((strangers.odds, strangers.ratings), (500, [None, None]));
}

#[tokio::test]
async fn the_history_can_be_paged_both_ways() {
    let mut club = Club::new().await;
    for _ in 0..12 {
        club.game([1, 2], white_wins()).await;
        club.game([3, 1], white_wins()).await;
    }
    let newest = club.history(None, HistoryPosition::Newest).await;
    assert_eq!(games(&newest), (15..=24).rev().collect::<Vec<_>>());
    assert!(!newest.has_newer && newest.has_older);
    assert!(newest.games.iter().all(|(_, changes)| changes.is_some()));
    let oldest = newest.games[9].0.id;
    let older = club.history(None, HistoryPosition::Before(oldest)).await;
    assert_eq!(games(&older), (5..=14).rev().collect::<Vec<_>>());
    let last = club.history(None, HistoryPosition::Before(older.games[9].0.id)).await;
    assert_eq!((games(&last), last.has_older), (vec![4, 3, 2, 1], false));
    let back = club.history(None, HistoryPosition::After(last.games[0].0.id)).await;
    assert_eq!(games(&back), games(&older));
    let front = club.history(None, HistoryPosition::After(newest.games[3].0.id)).await;
    assert_eq!(games(&front), games(&newest));
    let own = club.history(Some(2), HistoryPosition::Newest).await;
    assert_eq!(games(&own), (5..=23).rev().step_by(2).collect::<Vec<_>>());
    let own = club.history(Some(2), HistoryPosition::Before(own.games[9].0.id)).await;
    assert_eq!(games(&own), [3, 1]);
}

#[tokio::test]
async fn uncounted_results_have_a_reason() {
    let mut club = Club::new().await;
    let wrong = club.game([1, 2], white_wins()).await;
    club.void(wrong).await.unwrap();
    let history = club.history(None, HistoryPosition::Newest).await;
    let (row, changes) = &history.games[0];
    assert_eq!((row.weight, changes), (Weight::Nothing(Uncounted::Voided), &None));
}
