//! The posts that show the boards of games.

use dvonn_model::{Change, ClockRow, GameRow, PostKey, PostRow, PostShown};
use dvonn_store::{Store, Tx};
use jiff::SignedDuration;

use crate::database::{on_each_database, on_postgres};
use crate::samples::{board, channel, hours, id, moment, new_game, play, show, start};

async fn post(store: &Store, game: &GameRow) -> PostRow {
    store.post(PostKey::board(game.id, false)).await.unwrap().unwrap()
}

async fn record(tx: &mut Tx, post: &PostRow, game: &GameRow, message: u64) -> bool {
    tx.record_post(post, &board(game, Some(message)), false).await.unwrap()
}

#[tokio::test]
async fn each_change_of_a_game_is_to_be_shown() {
    on_each_database(async |database| {
        let store = database.store().await;
        let due = async || {
            let due = store.posts_due(moment(9), [9, 0]).await.unwrap().posts;
            due.into_iter().map(|post| post.key).collect::<Vec<_>>()
        };
        let game = start(&store, new_game(channel(20))).await;
        let key = PostKey::board(game.id, false);
        assert_eq!(due().await, [key]);
        show(&store, &game, Some(100)).await;
        assert_eq!(due().await, []);
        play(&store, &game, "D3", moment(2)).await;
        assert_eq!(due().await, [key]);
    })
    .await;
}

#[tokio::test]
async fn the_newest_board_makes_the_one_before_an_old_one() {
    on_each_database(async |database| {
        let store = database.store().await;
        let first = start(&store, new_game(channel(20))).await;
        let first_post = post(&store, &first).await;
        let second = play(&store, &first, "D3", moment(1)).await;
        let second_post = post(&store, &second).await;
        let third = play(&store, &second, "E3", moment(2)).await;
        let third_post = post(&store, &third).await;

        let mut tx = store.begin().await.unwrap();
        assert!(record(&mut tx, &first_post, &first, 101).await);
        assert!(record(&mut tx, &third_post, &third, 103).await);
        // The board of revision 2 arrives after revision 3.
        assert!(!record(&mut tx, &second_post, &second, 102).await);
        assert!(!record(&mut tx, &third_post, &third, 104).await);
        tx.commit().await.unwrap();
        let now = post(&store, &third).await;
        assert_eq!((now.issue, now.message, now.known), (3, Some(id(103)), 2));
        assert_eq!(now.old, Some((id(101), Some(String::from("rest of 101")))));
        let game = store.game(third.id).await.unwrap().unwrap();
        assert_eq!((game.shown, game.board_message, game.known_plies), (3, Some(id(103)), 2));

        let due = store.posts_due(moment(9), [9, 0]).await.unwrap().posts;
        assert_eq!(due, std::slice::from_ref(&now), "the old board has its controls");
        let mut tx = store.begin().await.unwrap();
        tx.forget_old_message(now.key, id(101)).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(store.posts_due(moment(9), [9, 0]).await.unwrap().posts, []);

        let left = (id(102), Some(String::from("rest")));
        let mut tx = store.begin().await.unwrap();
        tx.leave_old_message(now.key, &left).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(post(&store, &third).await.old, Some(left));
    })
    .await;
}

#[tokio::test]
async fn readers_know_the_plies_of_the_boards_they_have_seen() {
    on_each_database(async |database| {
        let store = database.store().await;
        let game = start(&store, new_game(channel(20))).await;
        show(&store, &game, Some(100)).await;
        let game = play(&store, &game, "D3", moment(1)).await;
        assert_eq!(game.known_plies, 0);
        // Nothing was shown in between.
        let game = play(&store, &game, "E3", moment(2)).await;
        assert_eq!(game.known_plies, 0);
        show(&store, &game, Some(101)).await;
        let game = play(&store, &game, "F3", moment(3)).await;
        assert_eq!(game.known_plies, 2);
        show(&store, &game, Some(102)).await;

        let mut tx = store.begin().await.unwrap();
        let change = Change { taken_back: 2, ..Change::none(&game, moment(4)) };
        tx.change_game(&game, change).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(store.game(game.id).await.unwrap().unwrap().known_plies, 1);
    })
    .await;
}

#[tokio::test]
async fn the_board_of_a_muted_game_is_recorded_with_the_end_of_its_mute() {
    on_each_database(async |database| {
        let store = database.store().await;
        let game = start(&store, new_game(channel(20))).await;
        let post = post(&store, &game).await;
        let mut tx = store.begin().await.unwrap();
        tx.mute_game(game.id, moment(4)).await.unwrap();
        assert!(!record(&mut tx, &post, &game, 100).await);
        tx.unmute_game(game.id, hours(1)).await.unwrap();
        assert!(record(&mut tx, &post, &game, 100).await);
        tx.commit().await.unwrap();
    })
    .await;
}

#[tokio::test]
async fn a_deadline_that_is_off_by_more_than_a_minute_is_corrected() {
    on_each_database(async |database| {
        let store = database.store().await;
        let game = start(&store, new_game(channel(20))).await;
        let later = |seconds| ClockRow {
            deadline: game.clock.deadline.map(|at| at + SignedDuration::from_secs(seconds)),
            ..game.clock
        };
        let set = async |clock: ClockRow| {
            let before = post(&store, &game).await.wanted;
            let mut tx = store.begin().await.unwrap();
            tx.set_clock(game.id, &clock, moment(2)).await.unwrap();
            tx.commit().await.unwrap();
            post(&store, &game).await.wanted > before
        };
        assert!(set(later(600)).await, "a board is on its way");
        show(&store, &game, Some(100)).await;
        assert!(!set(later(60)).await, "the difference is small");
        assert!(set(later(61)).await);
        let edited = post(&store, &game).await;
        let mut tx = store.begin().await.unwrap();
        let shows = game.clock.deadline.map(|at| at + hours(1));
        let seen = PostShown { shows, ..board(&game, Some(100)) };
        assert!(tx.record_post(&edited, &seen, false).await.unwrap());
        tx.commit().await.unwrap();
        assert_eq!(post(&store, &game).await.old, None, "it is the same message");
        let monday = Some(moment(0) + hours(40));
        assert!(set(ClockRow { deadline: None, weekend: monday, ..game.clock }).await);
    })
    .await;
}

#[tokio::test]
async fn the_newer_of_two_concurrent_records_wins() {
    on_postgres(async |database| {
        let store = database.store().await;
        let first = start(&store, new_game(channel(20))).await;
        let first_post = post(&store, &first).await;
        let second = play(&store, &first, "D3", moment(1)).await;
        let second_post = post(&store, &second).await;
        let (mut one, mut other) = (store.begin().await.unwrap(), store.begin().await.unwrap());
        assert!(record(&mut one, &first_post, &first, 101).await);
        let (newer, committed) =
            tokio::join!(record(&mut other, &second_post, &second, 102), one.commit());
        committed.unwrap();
        assert!(newer);
        other.commit().await.unwrap();
        let now = post(&store, &second).await;
        assert_eq!((now.message, now.old.map(|(old, _)| old)), (Some(id(102)), Some(id(101))));
    })
    .await;
}
