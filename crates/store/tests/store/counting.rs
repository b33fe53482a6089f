//! Rated games that count for the ladder of their server.

use dvonn_ladder as ladder;
use dvonn_model::{Ending, GameRow, NewGame, PlayerId, Uncounted, Weight};
use dvonn_rules::{ByColor, Color};
use dvonn_store::Store;
use futures::future::join_all;

use crate::database::on_each_database;
use crate::samples::{ANN, channel, done, end, ladder_of, moment, new_game, person, start};

/// Ends a game as a loss for White, and counts it.
async fn lose(store: &Store, game: &GameRow, moves: u32) {
    let mut tx = store.begin().await.unwrap();
    let game = tx.lock_game(game.id).await.unwrap().unwrap();
    let ending = Ending::Resigned { by: Color::White, score: ByColor { white: 1, black: 2 } };
    let ended = done(end(&mut tx, &game, ending, moment(9)).await.unwrap());
    ladder::count(&mut tx, &ended, moves).await.unwrap();
    tx.commit().await.unwrap();
}

async fn recomputed(store: &Store) -> usize {
    let mut tx = store.begin().await.unwrap();
    let changed = ladder::recompute(&mut tx, ladder_of(1)).await.unwrap();
    tx.commit().await.unwrap();
    changed
}

/// A game of Ann, with White, in a channel of its own.
async fn new_rated_game(store: &Store, number: u64) -> GameRow {
    let players = ByColor { white: person(ANN).into(), black: person(number).into() };
    start(store, NewGame { players, ..new_game(channel(number)) }).await
}

#[tokio::test]
async fn games_that_end_at_once_are_counted_one_by_one() {
    on_each_database(async |database| {
        let store = database.store().await;
        let mut games = Vec::new();
        for number in 20..36 {
            games.push(new_rated_game(&store, number).await);
        }
        join_all(games.iter().map(|game| lose(&store, game, 20))).await;
        let ann = PlayerId::from(&person(ANN).into());
        let account = store.account(ladder_of(1), ann).await.unwrap().unwrap().account;
        assert_eq!(account.games, 16);
        assert_eq!(store.results(ladder_of(1), 0, 99).await.unwrap().len(), 16);
        assert_eq!(recomputed(&store).await, 0);
    })
    .await;
}

#[tokio::test]
async fn rating_changes_round_trip() {
    on_each_database(async |database| {
        let store = database.store().await;
        let (whole, short) = (new_rated_game(&store, 20).await, new_rated_game(&store, 21).await);
        lose(&store, &whole, 6).await;
        lose(&store, &short, 5).await;
        let (result, changes) = store.result_with_changes(whole.id).await.unwrap().unwrap();
        assert_eq!(result.weight, Weight::Part(1));
        let [white, black] = &changes[..] else { panic!("{changes:?}") };
        assert_eq!((white.color, black.color), (Color::White, Color::Black));
        assert_eq!((white.odds, black.odds), (500, 500));
        assert!(white.after.rating() < 1500.0 && black.after.rating() > 1500.0);
        let (result, changes) = store.result_with_changes(short.id).await.unwrap().unwrap();
        assert_eq!((result.weight, changes), (Weight::Nothing(Uncounted::Short), Vec::new()));
    })
    .await;
}

#[tokio::test]
async fn voiding_a_game_undoes_its_rating_changes() {
    on_each_database(async |database| {
        let store = database.store().await;
        let (wrong, right) = (new_rated_game(&store, 20).await, new_rated_game(&store, 21).await);
        lose(&store, &wrong, 6).await;
        lose(&store, &right, 6).await;
        let mut tx = store.begin().await.unwrap();
        assert_eq!(ladder::void(&mut tx, ladder_of(1), wrong.id).await.unwrap(), Ok(()));
        tx.commit().await.unwrap();
        let account =
            store.account(ladder_of(1), PlayerId::from(&person(20).into())).await.unwrap();
        assert_eq!(account, None);
        let (_, changes) = store.result_with_changes(right.id).await.unwrap().unwrap();
        assert_eq!(changes[0].before.rating().to_bits(), 1500.0_f64.to_bits());
        assert_eq!(recomputed(&store).await, 0);
    })
    .await;
}
