//! Announcements only go forward.

use dvonn_model::{Announced, GameRow, Mute};

use crate::database::{on_each_database, on_postgres};
use crate::samples::{channel, id, moment, new_game, play, start};

#[tokio::test]
async fn a_changed_game_is_unannounced() {
    on_each_database(async |database| {
        let store = database.store().await;
        let waiting =
            async || store.unannounced_games(jiff::Timestamp::MAX, None, 10).await.unwrap();
        let game = start(&store, new_game(channel(20))).await;
        let other = start(&store, new_game(channel(21))).await;
        let first = store.unannounced_games(jiff::Timestamp::MAX, None, 1).await.unwrap();
        assert_eq!(first, std::slice::from_ref(&game));
        assert_eq!(waiting().await, [game.clone(), other.clone()]);
        let later = store.unannounced_games(jiff::Timestamp::MAX, Some(game.id), 1).await.unwrap();
        assert_eq!(later, std::slice::from_ref(&other));

        let mut tx = store.begin().await.unwrap();
        tx.mark_announced(game.id, 1, Some(id(100)), moment(1)).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(waiting().await, std::slice::from_ref(&other));

        let game = play(&store, &game, "D3", moment(2)).await;
        assert_eq!(waiting().await, [game, other]);
    })
    .await;
}

#[tokio::test]
async fn the_newest_board_replaces_the_previous_one() {
    on_each_database(async |database| {
        let store = database.store().await;
        let game = start(&store, new_game(channel(20))).await;
        let game = play(&store, &game, "D3", moment(1)).await;
        let game = play(&store, &game, "E3", moment(2)).await;
        let announce = async |revision, message: Option<u64>| {
            let mut tx = store.begin().await.unwrap();
            let message = message.map(id);
            let announced = tx.mark_announced(game.id, revision, message, moment(9)).await;
            tx.commit().await.unwrap();
            announced.unwrap()
        };
        assert_eq!(announce(1, Some(101)).await, Announced::Newest { previous: None });
        assert_eq!(announce(3, Some(103)).await, Announced::Newest { previous: Some(id(101)) });
        // The board of revision 2 arrives after revision 3.
        assert_eq!(announce(2, Some(102)).await, Announced::Stale);
        assert_eq!(announce(3, Some(104)).await, Announced::Stale);
        // Somebody who found the message that is already recorded leaves it alone.
        let known = Announced::Newest { previous: None };
        assert_eq!(announce(3, Some(103)).await, known);

        let kept = store.game(game.id).await.unwrap().unwrap();
        assert_eq!((kept.announced, kept.board_message), (3, Some(id(103))));
        assert_eq!(kept.updated_at, moment(2));

        play(&store, &kept, "F3", moment(3)).await;
        assert_eq!(announce(4, None).await, Announced::Newest { previous: Some(id(103)) });
        assert_eq!(store.game(game.id).await.unwrap().unwrap().board_message, None);
    })
    .await;
}

#[tokio::test]
async fn an_unchanged_game_is_announced_at_once_and_a_changed_one_is_left_alone() {
    on_each_database(async |database| {
        let store = database.store().await;
        let seen = start(&store, new_game(channel(20))).await;
        let announce = async |seen: &GameRow, message| {
            let mut tx = store.begin().await.unwrap();
            let noted = tx.mark_announced_as_seen(seen, Some(id(message)), moment(1)).await;
            tx.commit().await.unwrap();
            noted.unwrap()
        };
        assert!(announce(&seen, 100).await);
        let shown = store.game(seen.id).await.unwrap().unwrap();
        assert_eq!((shown.announced, shown.board_message), (1, Some(id(100))));
        assert!(!announce(&shown, 101).await, "it is announced");

        let seen = play(&store, &shown, "D3", moment(2)).await;
        play(&store, &seen, "E3", moment(3)).await;
        assert!(!announce(&seen, 102).await, "there is a newer move");
        let seen = store.game(seen.id).await.unwrap().unwrap();
        let other_board = GameRow { board_message: Some(id(99)), ..seen.clone() };
        assert!(!announce(&other_board, 103).await, "another board was shown");
        let mut tx = store.begin().await.unwrap();
        let mute = Mute { since: moment(4), retry_at: moment(5) };
        tx.mute_game(seen.id, mute).await.unwrap();
        tx.commit().await.unwrap();
        assert!(!announce(&seen, 104).await, "it is muted");
        assert_eq!(store.game(seen.id).await.unwrap().unwrap().board_message, Some(id(100)));
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn concurrent_announcements_leave_one_board_with_controls() {
    on_each_database(async |database| {
        let [one, other] = database.stores().await;
        let game = start(&one, new_game(channel(20))).await;
        let game = play(&one, &game, "D3", moment(1)).await;
        let tasks = [(one.clone(), 1, 101), (other, 2, 102)].map(|(store, revision, message)| {
            tokio::spawn(async move {
                let mut tx = store.begin().await.unwrap();
                let message = Some(id(message));
                let announced = tx.mark_announced(game.id, revision, message, moment(2)).await;
                tx.commit().await.unwrap();
                announced.unwrap()
            })
        });
        let [older, newer] = tasks;
        match (older.await.unwrap(), newer.await.unwrap()) {
            (Announced::Newest { previous: None }, Announced::Newest { previous }) => {
                assert_eq!(previous, Some(id(101)));
            }
            (older, newer) => {
                assert_eq!(older, Announced::Stale);
                assert_eq!(newer, Announced::Newest { previous: None });
            }
        }
        let kept = one.game(game.id).await.unwrap().unwrap();
        assert_eq!((kept.announced, kept.board_message), (2, Some(id(102))));
    })
    .await;
}

#[tokio::test]
async fn an_announcement_waits_for_a_concurrent_one_and_replaces_it() {
    on_postgres(async |database| {
        let store = database.store().await;
        let game = start(&store, new_game(channel(20))).await;
        let game = play(&store, &game, "D3", moment(1)).await;
        let (mut first, mut second) = (store.begin().await.unwrap(), store.begin().await.unwrap());
        first.mark_announced(game.id, 1, Some(id(101)), moment(2)).await.unwrap();
        let (announced, committed) = tokio::join!(
            second.mark_announced(game.id, 2, Some(id(102)), moment(2)),
            first.commit()
        );
        committed.unwrap();
        assert_eq!(announced.unwrap(), Announced::Newest { previous: Some(id(101)) });
    })
    .await;
}
