//! Upgrades of databases written by older versions, which lack the newest migrations.
//!
//! There is no version before 0.1.0, so its older databases are made up: they have its first files only. For a
//! migration that changes rows, write an older database with `migrated_up_to` and its number less one. `released.rs`
//! opens databases that released versions have written.

use std::path::Path;

use dvonn_model::{Created, GameEvent, PlyOrigin, Source};
use dvonn_rules::Color;
use dvonn_store::{OpenError, Store};
use sqlx::any::AnyRow;
use sqlx::migrate::{Migrate, Migrator};
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Executor, Row};

use crate::database::{TestDatabase, on_each_database};
use crate::samples::{ANN, BOB, channel, id, moment, new_game, play};

/// The last migration of the older databases: they have no ladders, tournaments, analysis, lessons and
/// processes.
const OLDER: i64 = 5;
/// What was stored in them: a running game after a takeback, an open challenge, and settings.
const ROWS: &str = "
UPDATE counters SET value = 7 WHERE name IN ('game', 'challenge');
INSERT INTO games (id, guild_id, channel_id, white_id, white_name, black_id, black_name, state, setup,
    rated, time_control, white_left, black_left, clock_since, paused, reminders, plies, to_move,
    event, takebacks, revision, created_at, updated_at)
VALUES (7, 1, 20, 11, 'Person 11', 12, 'Person 12', 'running', 'full', 0, 'none', 0, 0, 1700000000000, 0, 0,
    2, 'w', 'taken_back b', 1, 5, 1700000000000, 1700000003000);
INSERT INTO plies (game_id, number, ply, player_id, origin, interaction_id, played_at)
VALUES (7, 1, 'D3', 11, 'chosen', 1001, 1700000001000), (7, 2, 'E4', 12, 'plan', NULL, 1700000002000);
INSERT INTO challenges (id, guild_id, channel_id, challenger_id, challenger_name, opponent_id, color, setup,
    rated, time_control, state, created_at, expires_at)
VALUES (7, 1, 21, 11, 'Person 11', 12, 'random', 'full', 0, 'none', 'open', 1700000000000,
    1700086400000);
INSERT INTO servers (guild_id, rated, language) VALUES (1, 0, 'de');
";
/// The tables that these rows are in.
const TABLES: [&str; 5] = ["counters", "games", "plies", "challenges", "servers"];

/// Makes an empty database with the migrations up to this number.
async fn migrated_up_to(database: &TestDatabase, last: i64) -> AnyConnection {
    sqlx::any::install_default_drivers();
    let sqlite = database.url.starts_with("sqlite");
    let url = if sqlite { format!("{}?mode=rwc", database.url) } else { database.url.clone() };
    let mut connection = AnyConnection::connect(&url).await.unwrap();
    let folder = Migrator::new(Path::new("../../migrations")).await.unwrap();
    let older = folder.iter().filter(|migration| migration.version <= last).cloned().collect();
    let older = Migrator::with_migrations(older);
    connection.ensure_migrations_table(&older.table_name).await.unwrap();
    older.run_direct(None, &mut connection, false).await.unwrap();
    connection
}

/// Makes a database of an older version, with its rows.
async fn older_database(database: &TestDatabase) -> AnyConnection {
    let mut connection = migrated_up_to(database, OLDER).await;
    sqlx::raw_sql(ROWS).execute(&mut connection).await.unwrap();
    connection
}

/// Returns the numbers of the migrations that a database has.
async fn versions(connection: &mut AnyConnection) -> Vec<i64> {
    let applied = connection.list_applied_migrations("_sqlx_migrations").await.unwrap();
    applied.iter().map(|migration| migration.version).collect()
}

/// Returns every value of a table, as text.
async fn values(connection: &mut AnyConnection, table: &str) -> Vec<Vec<Option<String>>> {
    let value = |row: &AnyRow, column: usize| {
        let number = row.try_get::<Option<i64>, _>(column);
        number.map_or_else(|_| row.get(column), |number| number.map(|number| number.to_string()))
    };
    let query = AssertSqlSafe(format!("SELECT * FROM {table} ORDER BY 1, 2"));
    let rows = connection.fetch_all(query).await.unwrap();
    rows.iter().map(|row| (0..row.len()).map(|column| value(row, column)).collect()).collect()
}

#[tokio::test]
async fn an_older_database_gets_the_missing_migrations_and_keeps_its_rows() {
    on_each_database(async |database| {
        let mut connection = older_database(database).await;
        let mut before = Vec::new();
        for table in TABLES {
            before.push(values(&mut connection, table).await);
        }
        let older = versions(&mut connection).await;
        connection.close().await.unwrap();

        let store = Store::open(&database.url).await.unwrap();
        let applied = store.migrate().await.unwrap();
        assert_eq!(store.migrate().await.unwrap(), 0);
        store.close().await;

        let mut connection = AnyConnection::connect(&database.url).await.unwrap();
        let newer = versions(&mut connection).await;
        assert_eq!((newer.len() - older.len()).try_into(), Ok(applied));
        assert!(applied > 0 && newer.starts_with(&older), "{newer:?}");
        for (table, before) in TABLES.into_iter().zip(before) {
            assert_eq!(values(&mut connection, table).await, before, "{table}");
        }
        connection.close().await.unwrap();
    })
    .await;
}

#[tokio::test]
async fn older_games_and_challenges_keep_their_meaning_and_go_on() {
    on_each_database(async |database| {
        older_database(database).await.close().await.unwrap();
        let store = database.store().await;
        let server = store.server(id(1)).await.unwrap();
        assert_eq!((server.rated, server.language.as_deref()), (false, Some("de")));

        let game = store.game(7.into()).await.unwrap().unwrap();
        assert_eq!((game.plies, game.takebacks, game.revision), (2, 1, 5));
        assert_eq!(game.event, Some(GameEvent::TakenBack { by: Color::Black }));
        let plies = store.plies(game.id).await.unwrap();
        let origins: Vec<_> = plies.iter().map(|row| row.origin).collect();
        assert_eq!(origins, [PlyOrigin::Chosen, PlyOrigin::Plan]);
        let game = play(&store, &game, "F3", moment(10)).await;
        assert_eq!((game.plies, game.revision), (3, 6));

        let mut tx = store.begin().await.unwrap();
        let busy = tx.create_game(new_game(channel(20))).await.unwrap();
        assert!(matches!(busy, Created::ChannelBusy(row) if row.id == game.id));
        let Created::Game(next) = tx.create_game(new_game(channel(21))).await.unwrap() else {
            panic!("the channel is busy")
        };
        assert!(next.id > game.id, "{:?}", next.id);
        let challenge = tx.lock_challenge(7.into()).await.unwrap().unwrap();
        assert_eq!(challenge.challenger.id, id(ANN));
        tx.request_review(Source::Game(game.id), Some(id(BOB))).await.unwrap();
        tx.commit().await.unwrap();
    })
    .await;
}

#[tokio::test]
async fn an_upgrade_that_fails_changes_nothing() {
    on_each_database(async |database| {
        let mut connection = older_database(database).await;
        // The last migration fails, after the others.
        connection.execute("CREATE TABLE leases (id BIGINT)").await.unwrap();
        let before = values(&mut connection, "games").await;
        connection.close().await.unwrap();

        let store = Store::open(&database.url).await.unwrap();
        let error = store.migrate().await.unwrap_err().to_string();
        assert!(!error.contains('\n'), "{error}");
        store.close().await;
        let mut connection = AnyConnection::connect(&database.url).await.unwrap();
        assert_eq!(versions(&mut connection).await, (1..=OLDER).collect::<Vec<_>>());
        assert!(connection.execute("SELECT id FROM results").await.is_err(), "there is a ladder");
        assert_eq!(values(&mut connection, "games").await, before);

        connection.execute("DROP TABLE leases").await.unwrap();
        connection.close().await.unwrap();
        let store = database.store().await;
        assert!(store.game(7.into()).await.unwrap().is_some());
    })
    .await;
}

#[tokio::test]
async fn an_older_database_is_not_read_before_its_upgrade() {
    on_each_database(async |database| {
        older_database(database).await.close().await.unwrap();
        let refused = Store::open_read_only(&database.url).await.map(|_| ());
        assert!(matches!(refused, Err(OpenError::NotMigrated { .. })), "{refused:?}");
        database.store().await.close().await;
        Store::open_read_only(&database.url).await.unwrap();
    })
    .await;
}

#[tokio::test]
async fn foreign_keys_are_enforced_after_an_upgrade() {
    on_each_database(async |database| {
        older_database(database).await.close().await.unwrap();
        database.store().await.close().await;
        let mut connection = AnyConnection::connect(&database.url).await.unwrap();
        if database.url.starts_with("sqlite") {
            let broken = sqlx::query("PRAGMA foreign_key_check");
            assert_eq!(broken.fetch_all(&mut connection).await.unwrap().len(), 0);
        }
        for orphan in [
            "INSERT INTO plies (game_id, number, ply, origin, played_at) \
             VALUES (99, 1, 'D3', 'chosen', 0)",
            "UPDATE challenges SET state = 'accepted', game_id = 99 WHERE id = 7",
        ] {
            let refused = sqlx::query(orphan).execute(&mut connection).await.unwrap_err();
            let fault = refused.as_database_error().unwrap();
            assert!(fault.is_foreign_key_violation(), "{orphan}: {fault}");
        }
        connection.close().await.unwrap();
    })
    .await;
}
