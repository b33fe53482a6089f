//! Failures during a change: the error says why, and the change is rolled back.

use std::fs;
use std::io::{Seek, SeekFrom, Write};

use dvonn_model::GameId;
use dvonn_store::{OpenError, Store, StoreError};
use sqlx::{AnyConnection, Connection};

use crate::database::{TestDatabase, on_each_database, on_postgres};
use crate::samples::{channel, id, moment, new_game, play, start};

/// Changes the database without the store.
async fn tamper(database: &TestDatabase, statement: &'static str) {
    let mut connection = AnyConnection::connect(&database.url).await.unwrap();
    sqlx::query(statement).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

fn corruption<T: std::fmt::Debug>(answer: Result<T, StoreError>) -> String {
    match answer {
        Err(StoreError::Corrupt { what }) => what,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn a_write_lock_of_another_connection_is_reported_as_locked() {
    on_each_database(async |database| {
        let store = database.store().await;
        let sqlite = database.url.starts_with("sqlite");
        let mut other = AnyConnection::connect(&database.url).await.unwrap();
        let statement = if sqlite { "BEGIN IMMEDIATE" } else { "BEGIN" };
        let mut writing = other.begin_with(statement).await.unwrap();
        let lock = "UPDATE counters SET value = 10";
        sqlx::query(lock).execute(&mut *writing).await.unwrap();

        let begin_a_game = async {
            let mut tx = store.begin().await?;
            tx.create_game(new_game(channel(20))).await?;
            tx.commit().await
        };
        let (begun, opened) = tokio::join!(begin_a_game, Store::open(&database.url));
        assert!(matches!(begun, Err(StoreError::Locked)), "{begun:?}");
        // PostgreSQL locks only rows, so a second bot can connect.
        match opened {
            Err(OpenError::InUse { .. }) => assert!(sqlite),
            opened => assert!(!sqlite, "{opened:?}"),
        }

        writing.commit().await.unwrap();
        assert_eq!(start(&store, new_game(channel(20))).await.id, GameId::from(11));
    })
    .await;
}

#[tokio::test]
async fn unexpected_values_are_corrupt() {
    on_each_database(async |database| {
        let store = database.store().await;
        let game = start(&store, new_game(channel(20))).await;
        let game = play(&store, &game, "D3", moment(1)).await;
        let game = play(&store, &game, "E3", moment(2)).await;

        tamper(database, "UPDATE plies SET ply = 'D9' WHERE number = 2").await;
        let what = corruption(store.plies(game.id).await);
        assert_eq!(what, r#"game 1: ply 2 is "2 D9 chosen""#);

        tamper(database, "DELETE FROM plies WHERE number = 1").await;
        corruption(store.plies(game.id).await);

        tamper(database, "UPDATE posts SET message_id = -5").await;
        let what = corruption(store.game(game.id).await);
        assert_eq!(what, r#"column board_message holds "-5""#);

        tamper(database, "UPDATE posts SET message_id = 5").await;
        tamper(database, "UPDATE games SET created_at = 9223372036854775807").await;
        let what = corruption(store.running_games_of(id(11), None, 5).await);
        assert!(what.contains("created_at"), "{what}");
    })
    .await;
}

#[tokio::test]
async fn a_damaged_file_is_corrupt() {
    let database = TestDatabase::sqlite();
    let store = database.store().await;
    start(&store, new_game(channel(20))).await;
    store.close().await;

    let path = database.url.strip_prefix("sqlite:").unwrap();
    let length = fs::metadata(path).unwrap().len();
    let mut file = fs::OpenOptions::new().write(true).open(path).unwrap();
    file.seek(SeekFrom::Start(4_096)).unwrap();
    file.write_all(&vec![0xff; usize::try_from(length - 4_096).unwrap()]).unwrap();
    drop(file);

    let error = Store::open(&database.url).await.unwrap_err();
    assert!(matches!(error, OpenError::NotADatabase { .. }), "{error:?}");
}

#[tokio::test]
async fn a_closed_store_says_that_it_was_closed() {
    on_each_database(async |database| {
        let store = database.store().await;
        store.close().await;
        let game = store.game(1.into()).await;
        assert!(matches!(game, Err(StoreError::Closed)), "{game:?}");
        let change = store.begin().await.map(|_| ());
        assert!(matches!(change, Err(StoreError::Closed)), "{change:?}");
    })
    .await;
}

#[tokio::test]
async fn a_broken_connection_is_rolled_back_and_replaced() {
    on_postgres(async |database| {
        let store = database.store().await;
        let mut tx = store.begin().await.unwrap();
        tx.create_game(new_game(channel(20))).await.unwrap();
        tamper(
            database,
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
             WHERE datname = current_database() AND pid <> pg_backend_pid()",
        )
        .await;
        let committed = tx.commit().await;
        assert!(matches!(committed, Err(StoreError::Unconfirmed { .. })), "{committed:?}");
        assert_eq!(store.running_game_in(id(20)).await.unwrap(), None);
        start(&store, new_game(channel(20))).await;
    })
    .await;
}
