//! Seasons.

use super::*;

fn moment(text: &str) -> Timestamp {
    text.parse().unwrap()
}

impl Club {
    async fn end_season(&self) {
        end_season(&self.store, guild(), self.at).await.unwrap();
    }

    async fn settle(&self, length: SeasonLength) {
        let mut tx = self.store.begin().await.unwrap();
        tx.set_server_setting(guild(), &ServerSetting::Season(length)).await.unwrap();
        season_length_changed(&mut tx, guild(), length, self.at).await.unwrap();
        tx.commit().await.unwrap();
    }

    async fn starts(&self) -> Vec<Timestamp> {
        self.store.season_starts(guild().into()).await.unwrap()
    }
}

fn names(table: &[StandingRow]) -> Vec<(u32, Player)> {
    table.iter().map(|row| (row.place, row.player.clone())).collect()
}

#[tokio::test]
async fn the_first_game_starts_the_first_season_and_the_calendar_ends_it() {
    let mut club = Club::new().await;
    assert_eq!(club.store.running_season(guild()).await.unwrap(), None);
    club.game([1, 2], white_wins()).await;
    let first = club.running_season().await;
    assert_eq!((first.number, first.began_at), (1, club.at));
    assert_eq!(first.ends_at, Some(moment("2026-04-01T00:00:00Z")));
    club.at = moment("2026-04-01T00:00:00Z");
    club.game([2, 1], white_wins()).await;
    let second = club.running_season().await;
    assert_eq!((second.number, second.began_at), (2, club.at));
    assert_eq!(second.ends_at, Some(moment("2026-07-01T00:00:00Z")));
    assert!(club.store.season(guild(), 1).await.unwrap().unwrap().over);
}

#[tokio::test]
async fn a_final_table_has_the_ratings_and_scores_at_the_end_of_the_season() {
    let mut club = Club::new().await;
    club.game([1, 2], white_wins()).await;
    club.game([3, 2], white_wins()).await;
    club.game([1, 3], Ending::Drawn { score: ByColor { white: 1, black: 1 } }).await;
    club.game([4, 1], white_is_late()).await;
    let before = club.account(2).await;
    club.at = moment("2026-05-05T05:05:05Z");
    club.game([2, 1], white_wins()).await;
    let table = club.final_table(1).await;
    assert_eq!(names(&table)[0], (1, member(1)));
    assert_eq!(table[0].score, Score { wins: 2, draws: 1, losses: 0 });
    let last = table.iter().find(|row| row.player == member(2)).unwrap();
    assert_eq!(last.score, Score { wins: 0, draws: 0, losses: 2 });
    // As of the end of March, not of the game in May.
    let aged = before.rating.after(SignedDuration::from_hours(89 * 24 + 12), 0);
    assert_eq!(last.rating.rating().to_bits(), aged.rating().to_bits());
    assert_eq!(last.rating.deviation().to_bits(), aged.deviation().to_bits());
    let (second, so_far) = current_season(&club.store, guild(), club.at).await.unwrap().unwrap();
    assert_eq!(second.number, 2);
    assert_eq!(so_far.len(), 2);
    assert_eq!(so_far.iter().map(|row| row.score.wins).sum::<u32>(), 1);
}

#[tokio::test]
async fn the_computer_is_not_listed_with_people() {
    let mut club = Club::new().await;
    club.game([1, 2], white_wins()).await;
    let level = Player::from(Level::MASTER);
    let rows = [member(1), level].map(|player| AccountSummary {
        player,
        rating: Rating::new(1500.0, 50.0, 0.06),
        games: 1,
        last_at: club.at,
        score: Score::default(),
    });
    let table = super::season::table(rows.to_vec(), &[], club.at);
    assert_eq!(names(&table), [(1, member(1))]);
}

#[tokio::test]
async fn season_scores_are_derived_from_the_results() {
    let mut club = Club::new().await;
    club.game([1, 2], white_wins()).await;
    club.game([3, 2], white_wins()).await;
    club.at = moment("2026-04-01T00:00:00Z");
    let draw = club.game([1, 2], Ending::Drawn { score: ByColor { white: 1, black: 1 } }).await;
    let season = async |club: &Club, member| {
        let account = club.account(member).await;
        (account.season, account.score)
    };
    assert_eq!(season(&club, 1).await, (2, Score { wins: 0, draws: 1, losses: 0 }));
    assert_eq!(season(&club, 3).await, (1, Score { wins: 1, draws: 0, losses: 0 }));
    assert_eq!(club.recomputed().await, 0);
    club.void(draw).await.unwrap();
    assert_eq!(season(&club, 2).await, (1, Score { wins: 0, draws: 0, losses: 2 }));
    let (running, so_far) = current_season(&club.store, guild(), club.at).await.unwrap().unwrap();
    assert_eq!((running.number, so_far), (2, vec![]));
}

#[tokio::test]
async fn a_season_without_games_moves_and_keeps_its_number() {
    let mut club = Club::new().await;
    club.game([1, 2], white_wins()).await;
    club.at = moment("2027-02-14T00:00:00Z");
    club.end_season().await;
    let second = club.running_season().await;
    assert_eq!((second.number, second.began_at), (2, moment("2027-01-01T00:00:00Z")));
    club.at = moment("2027-08-01T00:00:00Z");
    club.end_season().await;
    let moved = club.running_season().await;
    assert_eq!((moved.number, moved.began_at), (2, moment("2027-07-01T00:00:00Z")));
    assert_eq!(moved.ends_at, Some(moment("2027-10-01T00:00:00Z")));
    club.game([2, 1], white_wins()).await;
    assert_eq!(club.starts().await, [moved.began_at]);
    assert_eq!(club.recomputed().await, 0);
}

#[tokio::test]
async fn a_season_ends_once_if_several_try() {
    let mut club = Club::new().await;
    club.game([1, 2], white_wins()).await;
    club.at = moment("2026-04-01T00:00:01Z");
    club.end_season().await;
    club.end_season().await;
    club.game([2, 1], white_wins()).await;
    assert_eq!(club.running_season().await.number, 2);
    assert_eq!(club.final_table(1).await.len(), 2);
    let due = club.store.posts_due(club.at, [10, 0]).await.unwrap().posts;
    let ends = due.iter().filter(|post| post.key == PostKey::season(guild(), 1));
    assert_eq!(ends.count(), 1);
}

#[tokio::test]
async fn a_new_length_changes_the_end_of_the_running_season() {
    let mut club = Club::new().await;
    club.settle(SeasonLength::Month).await;
    assert_eq!(club.store.running_season(guild()).await.unwrap(), None);
    club.game([1, 2], white_wins()).await;
    let end = async |club: &Club| club.running_season().await.ends_at;
    assert_eq!(end(&club).await, Some(moment("2026-02-01T00:00:00Z")));
    club.pass(24 * 10);
    club.settle(SeasonLength::Year).await;
    assert_eq!(end(&club).await, Some(moment("2027-01-01T00:00:00Z")));
    club.settle(SeasonLength::Endless).await;
    assert_eq!(end(&club).await, None);
    club.at = moment("2029-06-06T00:00:00Z");
    club.settle(SeasonLength::Half).await;
    assert_eq!(club.running_season().await.number, 1);
    assert_eq!(end(&club).await, Some(moment("2029-07-01T00:00:00Z")));
    club.at = moment("2029-07-01T00:00:00Z");
    club.settle(SeasonLength::Month).await;
    assert_eq!(club.running_season().await.number, 2);
    assert_eq!(end(&club).await, Some(moment("2029-08-01T00:00:00Z")));
}

#[tokio::test]
async fn a_new_season_raises_deviations_and_keeps_ratings() {
    let mut club = Club::new().await;
    for _ in 0..3 {
        club.game([1, 2], white_wins()).await;
    }
    club.at = moment("2026-04-01T00:00:00Z");
    let before = club.account(1).await;
    let (_, so_far) = current_season(&club.store, guild(), club.at).await.unwrap().unwrap();
    let game = club.game([1, 3], white_wins()).await;
    let (_, changes) = club.store.result_with_changes(game).await.unwrap().unwrap();
    assert_eq!(changes[0].before.rating().to_bits(), before.rating.rating().to_bits());
    let shown = so_far.iter().find(|row| row.player == member(1)).unwrap();
    assert!(changes[0].before.deviation() > shown.rating.deviation());
}

#[tokio::test]
async fn the_first_three_of_a_season_have_titles() {
    let mut club = Club::new().await;
    for (white, black) in [(1, 4), (1, 3), (2, 4), (1, 2), (2, 3), (3, 4)] {
        club.game([white, black], white_wins()).await;
    }
    club.at = moment("2026-04-01T00:00:00Z");
    club.end_season().await;
    for place in 1..=4 {
        let titles = club.store.titles_of(guild(), PlayerId::from(&member(place))).await.unwrap();
        let expected =
            (place < 4).then(|| TitleRow { season: 1, place: u32::try_from(place).unwrap() });
        assert_eq!(titles, expected.into_iter().collect::<Vec<_>>());
    }
}

#[tokio::test]
async fn equal_players_share_a_place_and_its_title() {
    let mut club = Club::new().await;
    club.game([1, 2], white_wins()).await;
    club.game([3, 4], white_wins()).await;
    club.at = moment("2026-04-01T00:00:00Z");
    club.end_season().await;
    let table = club.store.season_table(guild(), 1).await.unwrap();
    let places: Vec<_> = table.iter().map(|row| row.place).collect();
    assert_eq!(places, [1, 1, 3, 3]);
    for winner in [1, 3] {
        let titles = club.store.titles_of(guild(), PlayerId::from(&member(winner))).await.unwrap();
        assert_eq!(titles, [TitleRow { season: 1, place: 1 }]);
    }
}
