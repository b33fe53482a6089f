//! Followers of games.

use dvonn_model::{
    Change, ChangeOutcome, Ending, FollowRow, GameEvent, GameRow, PostKey, PostKind, Updates,
    UserId, VoidReason,
};
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

/// The people who are to get an update about a game, as far as it is known now.
async fn due(store: &Store, game: &GameRow) -> Vec<UserId> {
    let posts = store.posts_due(moment(99), [99, 0]).await.unwrap().posts;
    let updates = posts.iter().filter(|post| post.key.kind == PostKind::Follow);
    let mut people: Vec<_> = updates
        .map(|post| {
            let person = post.reader.unwrap();
            assert_eq!(post.key, PostKey::follow(game.id, person));
            person
        })
        .collect();
    people.sort_unstable();
    people
}

async fn change(store: &Store, game: &GameRow, change: Change<'_>) -> GameRow {
    let mut tx = store.begin().await.unwrap();
    let changed = tx.change_game(game, change).await.unwrap();
    tx.commit().await.unwrap();
    let ChangeOutcome::Done(game) = changed else { panic!("the game has changed meanwhile") };
    game
}

async fn sent(store: &Store) {
    let mut tx = store.begin().await.unwrap();
    for post in store.posts_due(moment(99), [99, 0]).await.unwrap().posts {
        tx.delete_post(&post).await.unwrap();
    }
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
async fn moves_takebacks_and_the_end_raise_updates_and_other_changes_none() {
    on_each_database(async |database| {
        let store = database.store().await;
        let game = start(&store, new_game(channel(1))).await;
        let elsewhere = start(&store, new_game(channel(2))).await;
        follow(&store, CID, &game, Updates::Moves).await;
        follow(&store, DAN, &game, Updates::End).await;
        follow(&store, BOB, &elsewhere, Updates::Moves).await;
        let game = play(&store, &game, "D3", moment(2)).await;
        assert_eq!(due(&store, &game).await, [id(CID)]);
        sent(&store).await;
        let event = Some(GameEvent::PlaceChanged);
        let other = Change { event, ..Change::none(&game, moment(3)) };
        let game = change(&store, &game, other).await;
        assert_eq!(due(&store, &game).await, []);
        let takeback = Change { taken_back: 1, ..Change::none(&game, moment(4)) };
        let game = change(&store, &game, takeback).await;
        assert_eq!(due(&store, &game).await, [id(CID)]);
        let ending = Some(Ending::Void { reason: VoidReason::PlayerLeft });
        let end = Change { ending, ..Change::none(&game, moment(5)) };
        let game = change(&store, &game, end).await;
        assert_eq!(due(&store, &game).await, [id(CID), id(DAN)]);
        let first = store.post(PostKey::follow(game.id, id(CID))).await.unwrap().unwrap();
        assert_eq!((first.wanted, first.since), (2, moment(4)), "one update is about both");
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
