//! Processes that share a database, and their leases.

use std::time::Duration;

use dvonn_model::ShardRange;
use dvonn_store::{CopyError, OpenError, Process, Store};
use sqlx::{Connection as _, PgConnection};

use crate::database::{TestDatabase, on_each_database, on_postgres};
use crate::samples::moment;

const ALL: ShardRange = ShardRange { first: 0, last: 0, of: 1 };

/// Changes a PostgreSQL database, as the passage of time or another version would.
async fn change(database: &TestDatabase, statement: &'static str) {
    let mut connection = PgConnection::connect(&database.url).await.unwrap();
    sqlx::query(statement).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

/// Tries until the process gets the lease of this row. A lease that is dropped is freed a moment
/// later.
async fn wait_for_lease(process: &Process, row: &str) {
    let taken = async {
        while process.lease("announce game", row).await.unwrap().is_none() {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_mins(1), taken).await.expect("the lease is freed");
}

#[tokio::test]
async fn a_lease_is_held_by_one_process_until_it_is_dropped() {
    on_postgres(async |database| {
        let [one, other] = database.stores().await;
        let one = Process::join(&one, ALL, moment(0)).await.unwrap();
        let other = Process::join(&other, ALL, moment(0)).await.unwrap();
        let lease = one.lease("announce game", "7").await.unwrap();
        assert!(lease.is_some());
        assert!(other.lease("announce game", "7").await.unwrap().is_none(), "it is held");
        assert!(one.lease("announce game", "7").await.unwrap().is_none(), "by another task");
        assert!(other.lease("announce game", "8").await.unwrap().is_some());
        assert!(other.lease("post offer", "7").await.unwrap().is_some());
        drop(lease);
        wait_for_lease(&other, "7").await;
    })
    .await;
}

#[tokio::test]
async fn the_leases_of_a_dead_process_pass_on() {
    on_postgres(async |database| {
        let [one, other] = database.stores().await;
        let dead = Process::join(&one, ALL, moment(0)).await.unwrap();
        let alive = Process::join(&other, ALL, moment(0)).await.unwrap();
        assert!(alive.has_others().await.unwrap());
        let lease = dead.lease("announce game", "7").await.unwrap();
        change(database, "UPDATE processes SET seen_at = seen_at - 26000").await;
        alive.beat(moment(0)).await.unwrap();
        assert!(!alive.has_others().await.unwrap());
        assert!(alive.lease("announce game", "7").await.unwrap().is_some());
        drop(lease);
    })
    .await;
}

#[tokio::test]
async fn a_process_that_stops_passes_everything_on() {
    on_postgres(async |database| {
        let [one, other] = database.stores().await;
        let stopping = Process::join(&one, ALL, moment(0)).await.unwrap();
        let alive = Process::join(&other, ALL, moment(0)).await.unwrap();
        let _lease = stopping.lease("announce game", "7").await.unwrap();
        stopping.leave().await.unwrap();
        assert!(!alive.has_others().await.unwrap());
        assert!(alive.lease("announce game", "7").await.unwrap().is_some());
    })
    .await;
}

#[tokio::test]
async fn the_only_process_is_alone() {
    on_each_database(async |database| {
        let store = database.store().await;
        let process = Process::join(&store, ALL, moment(0)).await.unwrap();
        process.beat(moment(0)).await.unwrap();
        assert!(!process.has_others().await.unwrap());
        assert!(process.lease("announce game", "7").await.unwrap().is_some());
        process.leave().await.unwrap();
    })
    .await;
}

#[tokio::test]
async fn the_schema_stays_while_processes_of_an_older_version_run() {
    on_postgres(async |database| {
        let store = database.store().await;
        let older = Process::join(&store, ALL, moment(0)).await.unwrap();
        change(database, "UPDATE processes SET schema_version = schema_version - 1").await;
        let refused = Store::open(&database.url).await.unwrap().migrate().await;
        assert!(matches!(refused, Err(OpenError::OlderProcesses { count: 1, .. })), "{refused:?}");
        older.leave().await.unwrap();
        assert_eq!(Store::open(&database.url).await.unwrap().migrate().await.unwrap(), 0);
    })
    .await;
}

#[tokio::test]
async fn a_database_is_not_copied_while_a_bot_runs_on_it() {
    on_postgres(async |database| {
        let store = database.store().await;
        let folder = tempfile::tempdir().unwrap();
        let to = format!("sqlite:{}", folder.path().join("copy.db").display());
        let process = Process::join(&store, ALL, moment(0)).await.unwrap();
        let refused = dvonn_store::copy(&database.url, &to).await.unwrap_err();
        assert!(matches!(refused, CopyError::Running { count: 1, .. }), "{refused:?}");
        let said = refused.to_string();
        assert!(said.contains(" is in use by 1 running process of dvonn-bot: stop"), "{said}");
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
        // It was killed 25 seconds ago.
        change(database, "UPDATE processes SET seen_at = seen_at - 25000").await;
        dvonn_store::copy(&database.url, &to).await.unwrap();
        drop(process);
    })
    .await;
}

#[tokio::test]
async fn a_process_sees_whether_there_are_others() {
    on_postgres(async |database| {
        let [one, other] = database.stores().await;
        let one = Process::join(&one, ALL, moment(0)).await.unwrap();
        assert!(!one.has_others().await.unwrap());
        let other = Process::join(&other, ALL, moment(0)).await.unwrap();
        assert!(one.has_others().await.unwrap() && other.has_others().await.unwrap());
        other.leave().await.unwrap();
        assert!(!one.has_others().await.unwrap());
    })
    .await;
}
