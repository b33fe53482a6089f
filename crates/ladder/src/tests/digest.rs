//! The news of a week for the digest of a server.

use dvonn_model::WeekNumber;

use super::*;

fn played(white: u8, black: u8) -> Ending {
    Ending::Played { score: ByColor { white, black } }
}

fn people(moves: &[RatingMove]) -> Vec<u64> {
    moves.iter().map(|it| it.person.into()).collect()
}

async fn news_of(club: &Club, week: WeekNumber) -> LadderNews {
    ladder_news(&club.store, guild(), week).await.unwrap()
}

#[tokio::test]
async fn the_news_name_who_went_up_and_who_went_down_and_who_beat_them() {
    let mut club = Club::new().await;
    let week = WeekNumber::of(club.at);
    club.game([1, 2], white_wins()).await;
    club.game([1, 3], white_wins()).await;
    club.game([4, 3], white_wins()).await;
    let news = news_of(&club, week).await;
    assert_eq!(people(&news.up), [1, 4]);
    assert_eq!(people(&news.down), [3, 2]);
    let lost_to: Vec<_> = news.down[0].lost_to.iter().map(|it| it.user().unwrap()).collect();
    assert_eq!(lost_to.into_iter().map(u64::from).collect::<Vec<_>>(), [1, 4]);
    assert!(news.up[0].gain() > 0 && news.down[0].gain() < 0);
    assert_eq!(news.up[0].after, club.account(1).await.rating);
    assert_eq!(news.upset, None, "equal players");
}

#[tokio::test]
async fn other_weeks_are_left_out() {
    let mut club = Club::new().await;
    club.game([1, 2], white_wins()).await;
    club.pass(7 * 24);
    let week = WeekNumber::of(club.at);
    assert_eq!(news_of(&club, week).await, LadderNews::default());
    club.game([3, 4], white_wins()).await;
    club.pass(7 * 24);
    club.game([5, 6], white_wins()).await;
    assert_eq!(people(&news_of(&club, week).await.up), [3]);
}

#[tokio::test]
async fn the_closest_games_come_first_and_those_lost_on_time_not_at_all() {
    let mut club = Club::new().await;
    let week = WeekNumber::of(club.at);
    let far = club.game([1, 2], played(40, 0)).await;
    let close = club.game([3, 4], played(20, 21)).await;
    club.game([5, 6], white_is_late()).await;
    let drawn = club.game([5, 7], played(20, 20)).await;
    assert_eq!(news_of(&club, week).await.closest, [drawn, close, far]);
    club.void(drawn).await.unwrap();
    assert_eq!(news_of(&club, week).await.closest, [close, far]);
}

#[tokio::test]
async fn the_least_expected_win_of_the_week_is_the_upset() {
    let mut club = Club::new().await;
    for weaker in 2..8 {
        club.game([1, weaker], white_wins()).await;
    }
    club.pass(7 * 24);
    let week = WeekNumber::of(club.at);
    let game = club.game([8, 1], white_wins()).await;
    club.game([1, 8], white_wins()).await;
    let upset = news_of(&club, week).await.upset.unwrap();
    assert_eq!((upset.game, u64::from(upset.winner), u64::from(upset.loser)), (game, 8, 1));
    assert!(upset.odds >= 700, "{upset:?}");
}
