//! Opening and migrating databases. Errors are one line that says what to do.

use std::fs;
use std::path::Path;

use dvonn_store::{OpenError, Store};
use sqlx::migrate::Migrate;
use sqlx::postgres::PgConnectOptions;
use sqlx::{AnyConnection, ConnectOptions, Connection};

use crate::database::{TestDatabase, on_each_database, on_postgres};
use crate::samples::{channel, new_game, start};

/// Returns the error from opening or migrating.
async fn open_error(url: &str) -> OpenError {
    let error = match Store::open(url).await {
        Ok(store) => store.migrate().await.expect_err("the database is refused"),
        Err(error) => error,
    };
    let (line, whole) = (error.to_string(), format!("{error:?}"));
    assert!(!line.contains('\n'), "{line}");
    assert!(!line.contains("hunter2") && !whole.contains("hunter2"), "{whole}");
    error
}

fn url(path: &Path) -> String {
    format!("sqlite:{}", path.display())
}

fn names_in(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let mut names: Vec<_> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

/// Adds a migration to the database, as if another version had migrated it.
async fn pretend_migration(url: &str, version: i64) {
    sqlx::any::install_default_drivers();
    let url = if url.starts_with("sqlite") { format!("{url}?mode=rwc") } else { url.to_owned() };
    let mut connection = AnyConnection::connect(&url).await.unwrap();
    connection.ensure_migrations_table("_sqlx_migrations").await.unwrap();
    sqlx::query(
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
         VALUES ($1, 'another', TRUE, $2, 0)",
    )
    .bind(version)
    .bind(vec![0_u8])
    .execute(&mut connection)
    .await
    .unwrap();
    connection.close().await.unwrap();
}

/// The number of migrations.
fn migration_count() -> u32 {
    let files = std::fs::read_dir("../../migrations").unwrap();
    files.count().try_into().unwrap()
}

#[tokio::test]
async fn migrations_are_applied_once() {
    on_each_database(async |database| {
        let store = Store::open(&database.url).await.unwrap();
        assert_eq!(store.migrate().await.unwrap(), migration_count());
        assert_eq!(store.migrate().await.unwrap(), 0);
        start(&store, new_game(channel(20))).await;
        store.close().await;
        let again = Store::open(&database.url).await.unwrap();
        assert_eq!(again.migrate().await.unwrap(), 0);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_programs_can_migrate_at_once() {
    // On SQLite, only one program can open the database.
    on_postgres(async |database| {
        let one = Store::open(&database.url).await.unwrap();
        let other = Store::open(&database.url).await.unwrap();
        let other = tokio::spawn(async move { other.migrate().await.unwrap() });
        assert_eq!(one.migrate().await.unwrap() + other.await.unwrap(), migration_count());
    })
    .await;
}

#[tokio::test]
async fn a_database_from_a_newer_version_is_left_alone() {
    on_each_database(async |database| {
        pretend_migration(&database.url, 9_999).await;
        let error = open_error(&database.url).await;
        let OpenError::NewerVersion { found: 9_999, known, .. } = error else {
            panic!("{error:?}")
        };
        assert!((1..9_999).contains(&known));
        let mut connection = AnyConnection::connect(&database.url).await.unwrap();
        let game = sqlx::query("SELECT id FROM games").fetch_optional(&mut connection).await;
        assert!(game.is_err(), "there is a table of games");
    })
    .await;
}

#[tokio::test]
async fn a_database_with_a_foreign_migration_is_refused() {
    on_each_database(async |database| {
        pretend_migration(&database.url, 1).await;
        let error = open_error(&database.url).await;
        assert!(matches!(error, OpenError::Foreign { migration: 1, .. }), "{error:?}");
    })
    .await;
}

#[tokio::test]
async fn a_file_of_any_name_is_created() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&format!("sqlite:{}/50%25 [ü] 'a'%3F.db", folder.path().display()))
        .await
        .unwrap();
    store.migrate().await.unwrap();
    store.close().await;
    assert_eq!(names_in(folder.path()), ["50% [ü] 'a'?.db", "50% [ü] 'a'?.db.marker"]);
}

#[tokio::test]
async fn a_closed_database_is_a_single_file() {
    let database = TestDatabase::sqlite();
    let store = database.store().await;
    start(&store, new_game(channel(20))).await;
    let file = Path::new(database.url.strip_prefix("sqlite:").unwrap());
    let folder = file.parent().unwrap();
    assert!(names_in(folder).contains(&"dvonn.db-wal".to_owned()));
    store.close().await;
    assert_eq!(names_in(folder), ["dvonn.db", "dvonn.db.marker"]);

    let copy = TestDatabase::sqlite();
    fs::copy(file, copy.url.strip_prefix("sqlite:").unwrap()).unwrap();
    assert!(copy.store().await.game(1.into()).await.unwrap().is_some());
}

#[tokio::test]
async fn a_missing_folder_is_not_created() {
    let folder = tempfile::tempdir().unwrap();
    let missing = folder.path().join("missing");
    let error = open_error(&url(&missing.join("dvonn.db"))).await;
    assert!(matches!(&error, OpenError::NoFolder { folder } if *folder == missing), "{error:?}");
    assert!(!missing.exists());
}

#[tokio::test]
async fn a_folder_is_not_a_database() {
    let folder = tempfile::tempdir().unwrap();
    let error = open_error(&url(folder.path())).await;
    assert!(matches!(error, OpenError::IsFolder { .. }), "{error:?}");
}

#[tokio::test]
async fn a_file_that_is_not_a_database_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("letter.txt");
    let letter = "Dear Ann, ".repeat(1_000);
    fs::write(&file, &letter).unwrap();
    let error = open_error(&url(&file)).await;
    assert!(matches!(error, OpenError::NotADatabase { .. }), "{error:?}");
    assert_eq!(fs::read_to_string(&file).unwrap(), letter);
    assert_eq!(names_in(folder.path()), ["letter.txt"]);
}

#[tokio::test]
async fn a_read_only_file_is_refused() {
    let database = TestDatabase::sqlite();
    let read_only = format!("{}?mode=ro", database.url);
    let error = open_error(&read_only).await;
    assert!(matches!(error, OpenError::NoFile { .. }), "{error:?}");

    database.store().await.close().await;
    let error = open_error(&read_only).await;
    assert!(matches!(error, OpenError::ReadOnly { .. }), "{error:?}");
}

#[tokio::test]
async fn the_error_names_an_unreachable_server() {
    let error = open_error("postgres://bot:hunter2@127.0.0.1:1/games").await;
    let OpenError::Unreachable { database, .. } = &error else { panic!("{error:?}") };
    assert_eq!(database, "postgres://bot@127.0.0.1:1/games");
}

#[tokio::test]
async fn a_server_that_hangs_up_is_named() {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = listener.local_addr().unwrap().port();
    tokio::spawn(async move { while listener.accept().await.is_ok() {} });
    let error = open_error(&format!("postgres://bot:hunter2@127.0.0.1:{port}/games")).await;
    assert!(matches!(error, OpenError::Unreachable { .. }), "{error:?}");
}

#[tokio::test]
async fn an_unknown_user_or_database_is_named() {
    on_postgres(async |database| {
        let options: PgConnectOptions = database.url.parse().unwrap();
        let options = options.password("hunter2");

        let nobody = options.clone().username("nobody_here").to_url_lossy();
        let error = open_error(nobody.as_str()).await;
        assert!(matches!(error, OpenError::Denied { .. }), "{error:?}");

        let nowhere = options.database("nowhere").to_url_lossy();
        let error = open_error(nowhere.as_str()).await;
        let OpenError::NoDatabase { database } = &error else { panic!("{error:?}") };
        assert!(database.ends_with("/nowhere"), "{database}");
    })
    .await;
}

#[tokio::test]
async fn a_read_only_server_is_refused() {
    on_postgres(async |database| {
        let setting = "options[default_transaction_read_only]=on";
        let error = open_error(&format!("{}&{setting}", database.url)).await;
        assert!(matches!(error, OpenError::ReadOnly { .. }), "{error:?}");
    })
    .await;
}
