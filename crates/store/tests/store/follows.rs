//! Followers of games.

use dvonn_model::{FollowRow, GameRow, OtherVenue, Updates, UserId};
use dvonn_rules::Color;
use dvonn_store::Store;

use crate::database::on_each_database;
use crate::dump::rows_of_person;
use crate::samples::{BOB, CID, channel, id, moment, new_game, play, start};

const DAN: u64 = 14;

async fn follow(store: &Store, person: u64, game: &GameRow, updates: Updates) -> FollowRow {
    let mut tx = store.begin().await.unwrap();
    tx.lock_follows().await.unwrap();
    let follow = tx.save_follow(id(person), game, updates).await.unwrap();
    tx.commit().await.unwrap();
    assert_eq!(store.follow(follow.id).await.unwrap(), Some(follow));
    follow
}

/// The people who are to get an update.
async fn due(store: &Store, second: i64, limit: u32) -> Vec<UserId> {
    let due = store.follows_due(moment(second), None, limit).await.unwrap();
    due.into_iter().map(|follow| follow.person).collect()
}

async fn announce(store: &Store, game: &GameRow) {
    let mut tx = store.begin().await.unwrap();
    tx.mark_announced(game.id, game.revision, None, moment(1)).await.unwrap();
    tx.commit().await.unwrap();
}

#[tokio::test]
async fn a_person_follows_a_game_once() {
    on_each_database(async |database| {
        let store = database.store().await;
        let game = start(&store, new_game(channel(1))).await;
        let other = start(&store, new_game(channel(2))).await;
        let first = follow(&store, CID, &game, Updates::Moves).await;
        let again = follow(&store, CID, &game, Updates::End).await;
        assert_eq!((again.id, again.updates), (first.id, Updates::End));
        follow(&store, CID, &other, Updates::End).await;
        follow(&store, DAN, &game, Updates::End).await;
        assert_eq!(store.count_followers(game.id).await.unwrap(), 2);
        assert_eq!(store.follow_of(game.id, id(CID)).await.unwrap(), Some(again));
        assert_eq!(store.follow_of(game.id, id(BOB)).await.unwrap(), None);
        let games = store.games_followed_by(id(CID)).await.unwrap();
        assert_eq!(games, [game, other]);
    })
    .await;
}

#[tokio::test]
async fn an_update_is_due_until_it_is_known_or_postponed() {
    on_each_database(async |database| {
        let store = database.store().await;
        let game = start(&store, new_game(channel(1))).await;
        let cid = follow(&store, CID, &game, Updates::Moves).await;
        let dan = follow(&store, DAN, &game, Updates::Moves).await;
        follow(&store, BOB, &game, Updates::End).await;
        announce(&store, &game).await;
        assert_eq!(due(&store, 9, 9).await, []);
        let game = play(&store, &game, "D3", moment(2)).await;
        assert_eq!(due(&store, 9, 9).await, [], "it is not announced");
        announce(&store, &game).await;
        assert_eq!(due(&store, 9, 9).await, [id(CID), id(DAN)]);
        assert_eq!(due(&store, 9, 1).await, [id(CID)]);
        let later = store.follows_due(moment(9), Some(cid.id), 1).await.unwrap();
        assert_eq!(later[0].person, id(DAN));
        let mut tx = store.begin().await.unwrap();
        tx.mark_followed(cid.id, &game).await.unwrap();
        tx.postpone_follow(dan.id, moment(20)).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(due(&store, 19, 9).await, []);
        assert_eq!(due(&store, 20, 9).await, [id(DAN)]);
        let mut tx = store.begin().await.unwrap();
        tx.delete_follow(dan.id).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(due(&store, 20, 9).await, []);
    })
    .await;
}

#[tokio::test]
async fn an_update_is_due_where_the_board_is_announced_and_not_in_the_other_place() {
    on_each_database(async |database| {
        let store = database.store().await;
        let game = start(&store, new_game(channel(1))).await;
        let mut tx = store.begin().await.unwrap();
        let other = OtherVenue {
            venue: channel(2),
            side: Color::Black,
            locale: None,
            announced: 0,
            board_message: None,
            is_home: false,
        };
        let game = tx.add_other_venue(game.id, &other).await.unwrap();
        tx.commit().await.unwrap();
        let elsewhere = game.clone().for_channel(id(2));
        follow(&store, CID, &elsewhere, Updates::Moves).await;
        follow(&store, DAN, &game, Updates::Moves).await;
        let game = play(&store, &game, "D3", moment(2)).await;
        announce(&store, &game).await;
        assert_eq!(due(&store, 9, 9).await, [id(DAN)]);
        let mut tx = store.begin().await.unwrap();
        let elsewhere = tx.game(game.id).await.unwrap().unwrap().for_channel(id(2));
        tx.mark_announced_elsewhere(&elsewhere, None).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(due(&store, 9, 9).await, [id(CID), id(DAN)]);
    })
    .await;
}

#[tokio::test]
async fn followed_games_are_exported_and_deleted_with_the_follower() {
    on_each_database(async |database| {
        let store = database.store().await;
        let game = start(&store, new_game(channel(1))).await;
        follow(&store, CID, &game, Updates::Moves).await;
        let dan = follow(&store, DAN, &game, Updates::End).await;
        let exported = rows_of_person(&store, CID).await;
        assert_eq!(exported["followed_games"].len(), 1);
        assert_eq!(exported["followed_games"][0]["updates"], "moves");
        let mut tx = store.begin().await.unwrap();
        assert!(tx.has_data(id(CID)).await.unwrap());
        tx.delete_person(id(CID)).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(store.count_followers(game.id).await.unwrap(), 1);
        assert_eq!(store.follow(dan.id).await.unwrap(), Some(dan));
    })
    .await;
}
