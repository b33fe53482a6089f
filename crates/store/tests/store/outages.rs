//! Changes that are dropped because the database does not answer: they never happen later, and the
//! connections stay usable.

use std::time::Duration;

use dvonn_store::{Store, StoreError};
use sqlx::postgres::PgConnectOptions;
use sqlx::{AnyConnection, ConnectOptions as _, Connection as _};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::timeout;

use crate::database::{on_each_database, on_postgres};
use crate::samples::{channel, new_game, start};

/// More than any pool has connections.
const ATTEMPTS: u64 = 12;
/// The time after which the tests drop a change: long before the store gives up.
const SOON: Duration = Duration::from_millis(20);

async fn begin_a_game(store: &Store, number: u64) -> Result<(), StoreError> {
    let mut tx = store.begin().await?;
    tx.create_game(new_game(channel(number))).await?;
    tx.commit().await
}

/// Starts games that are dropped, one after the other.
async fn drop_changes(store: &Store) {
    for number in 1..=ATTEMPTS {
        let dropped = timeout(SOON, begin_a_game(store, number)).await;
        assert!(dropped.is_err(), "{dropped:?}");
    }
}

/// Checks that none of those games has started, and that as many others can.
async fn assert_no_change_was_made(store: &Store) {
    for number in 1..=ATTEMPTS {
        start(store, new_game(channel(100 + number))).await;
    }
    let boards = store.posts_due(jiff::Timestamp::MAX, [100, 0]).await.unwrap().posts;
    assert_eq!(boards.len() as u64, ATTEMPTS);
    for number in 1..=ATTEMPTS {
        let venue = channel(100 + number);
        assert!(store.running_game_in(venue.channel).await.unwrap().is_some());
    }
}

#[tokio::test]
async fn a_change_dropped_behind_a_lock_is_not_made_later() {
    on_each_database(async |database| {
        let store = database.store().await;
        let sqlite = database.url.starts_with("sqlite");
        let mut other = AnyConnection::connect(&database.url).await.unwrap();
        let statement = if sqlite { "BEGIN IMMEDIATE" } else { "BEGIN" };
        let mut writing = other.begin_with(statement).await.unwrap();
        let lock = "UPDATE counters SET value = value";
        sqlx::query(lock).execute(&mut *writing).await.unwrap();
        drop_changes(&store).await;
        writing.rollback().await.unwrap();
        assert_no_change_was_made(&store).await;
    })
    .await;
}

#[tokio::test]
async fn changes_dropped_while_postgres_does_not_answer_are_not_made_later() {
    on_postgres(async |database| {
        let direct: PgConnectOptions = database.url.parse().unwrap();
        let (network, open) = watch::channel(true);
        let port = proxy(format!("{}:{}", direct.get_host(), direct.get_port()), open).await;
        let through_proxy = direct.host("127.0.0.1").port(port);
        database.store().await.close().await;
        let store = Store::open(through_proxy.to_url_lossy().as_str()).await.unwrap();

        network.send(false).unwrap();
        drop_changes(&store).await;
        network.send(true).unwrap();
        assert_no_change_was_made(&store).await;
    })
    .await;
}

/// Forwards connections to a server while `open` is true. Returns its port.
async fn proxy(server: String, open: watch::Receiver<bool>) -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = listener.local_addr().unwrap().port();
    tokio::spawn(async move {
        while let Ok((client, _)) = listener.accept().await {
            let server = TcpStream::connect(&server).await.unwrap();
            let (client, server) = (client.into_split(), server.into_split());
            tokio::spawn(forward(client.0, server.1, open.clone()));
            tokio::spawn(forward(server.0, client.1, open.clone()));
        }
    });
    port
}

async fn forward(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, mut open: watch::Receiver<bool>) {
    let mut bytes = [0; 4096];
    while let Ok(read @ 1..) = from.read(&mut bytes).await {
        if open.wait_for(|open| *open).await.is_err() || to.write_all(&bytes[..read]).await.is_err()
        {
            return;
        }
    }
}
