//! Backups, restoring them, and copies between SQLite and PostgreSQL.

use std::fs;
use std::path::{Path, PathBuf};

use dvonn_store::{CopyError, OpenError, Store};
use sqlx::migrate::Migrator;
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Executor, Row};
use tempfile::TempDir;

use crate::database::TestDatabase;
use crate::samples::{channel, new_game, start};

/// A text with everything that could get lost on the way.
const TEXT: &str = "Zoë's \"\\n\" \\ \u{1F600} \n\t{}[]%$1";
/// The tables that are not copied.
const PROCESSES: [&str; 2] = ["processes", "leases"];
/// A number that is not exact as a floating-point number.
const NUMBER: i64 = (1 << 53) + 1;

struct Folder(TempDir);

impl Folder {
    fn new() -> Folder {
        Folder(tempfile::tempdir().unwrap())
    }

    fn file(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn url(&self, name: &str) -> String {
        url(&self.file(name))
    }

    fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(self.0.path()).unwrap();
        let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
        let mut names: Vec<_> = names.collect();
        names.sort();
        names
    }
}

fn url(file: &Path) -> String {
    format!("sqlite:{}", file.display())
}

async fn texts(connection: &mut AnyConnection, query: String) -> Vec<String> {
    let rows = connection.fetch_all(AssertSqlSafe(query)).await.unwrap();
    rows.iter().map(|row| row.get(0)).collect()
}

async fn tables(connection: &mut AnyConnection) -> Vec<String> {
    let query = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_%' \
                 ESCAPE '\\' ORDER BY name";
    texts(connection, query.to_owned()).await
}

async fn columns(connection: &mut AnyConnection, table: &str) -> Vec<(String, bool)> {
    let query = format!(
        "SELECT name || ' ' || (type = 'BIGINT') FROM pragma_table_info('{table}') ORDER BY cid"
    );
    let columns = texts(connection, query).await.into_iter();
    columns.map(|it| (it[..it.len() - 2].to_owned(), it.ends_with('1'))).collect()
}

/// Adds a row to every table, except where the migrations already did.
pub(crate) async fn fill(file: &Path) {
    let mut connection = AnyConnection::connect(&url(file)).await.unwrap();
    connection.execute("PRAGMA foreign_keys = OFF").await.unwrap();
    for table in tables(&mut connection).await {
        if table == "counters" || PROCESSES.contains(&table.as_str()) {
            continue;
        }
        let (mut names, mut values) = (Vec::new(), Vec::new());
        for (name, is_number) in columns(&mut connection, &table).await {
            let quoted = format!("'{}'", TEXT.replace('\'', "''"));
            values.push(match (table.as_str(), name.as_str()) {
                ("posts", "kind") => "'hello'".to_owned(),
                ("posts", "subject") => "1".to_owned(),
                ("reviews", "import_id") => "NULL".to_owned(),
                ("challenges", "color") => "'white'".to_owned(),
                (_, "color" | "to_move" | "loser" | "challenger_side") if !is_number => {
                    "'w'".to_owned()
                }
                (_, "state") => "'accepted'".to_owned(),
                (_, id) if is_number && (id == "id" || id.ends_with("_id")) => "1".to_owned(),
                _ if is_number => NUMBER.to_string(),
                _ => quoted,
            });
            names.push(name);
        }
        let (names, values) = (names.join(", "), values.join(", "));
        let insert = format!("INSERT INTO {table} ({names}) VALUES ({values})");
        connection.execute(AssertSqlSafe(insert)).await.unwrap();
    }
    connection.close().await.unwrap();
}

/// Returns all rows of all tables of a SQLite file, each of which has some if it is copied.
async fn rows(file: &Path) -> Vec<(String, Vec<String>)> {
    let all = rows_by_table(file).await;
    let full = |(table, rows): &(String, Vec<String>)| {
        PROCESSES.contains(&table.as_str()) || !rows.is_empty()
    };
    assert!(all.iter().all(full), "{all:?}");
    all
}

/// Returns all rows of all tables of a SQLite file.
pub(crate) async fn rows_by_table(file: &Path) -> Vec<(String, Vec<String>)> {
    let mut connection = AnyConnection::connect(&url(file)).await.unwrap();
    let mut all = Vec::new();
    for table in tables(&mut connection).await {
        let columns = columns(&mut connection, &table).await;
        let names: Vec<_> = columns.into_iter().map(|(name, _)| name).collect();
        let query = format!("SELECT json_array({}) AS line FROM {table}", names.join(", "));
        let mut lines = texts(&mut connection, query).await;
        lines.sort();
        all.push((table, lines));
    }
    connection.close().await.unwrap();
    all
}

#[tokio::test]
async fn every_row_survives_backup_restore_and_copies_between_databases() {
    let folder = Folder::new();
    let store = Store::open(&folder.url("first.db")).await.unwrap();
    store.migrate().await.unwrap();
    fill(&folder.file("first.db")).await;
    let expected = rows(&folder.file("first.db")).await;
    // While the bot runs, by a command and by itself.
    dvonn_store::backup(&folder.url("first.db"), &folder.file("backup.db")).await.unwrap();
    store.backup(&folder.file("second.db")).await.unwrap();
    store.close().await;
    assert_eq!(rows(&folder.file("second.db")).await, expected);
    dvonn_store::restore(&folder.file("backup.db"), &folder.url("restored.db")).await.unwrap();
    assert_eq!(rows(&folder.file("restored.db")).await, expected);
    let restored = Store::open(&folder.url("restored.db")).await.unwrap();
    assert_eq!(restored.migrate().await.unwrap(), 0);
    assert_eq!(restored.warnings(), []);
    restored.close().await;

    let Some(server) = TestDatabase::postgres().await else { return };
    dvonn_store::copy(&folder.url("restored.db"), &server.url).await.unwrap();
    dvonn_store::backup(&server.url, &folder.file("of_server.db")).await.unwrap();
    assert_eq!(rows(&folder.file("of_server.db")).await, expected);
    dvonn_store::copy(&server.url, &folder.url("back.db")).await.unwrap();
    assert_eq!(rows(&folder.file("back.db")).await, expected);
    let error = dvonn_store::restore(&folder.file("backup.db"), &server.url).await.unwrap_err();
    assert!(matches!(error, CopyError::NotEmpty { .. }), "{error}");
    server.remove().await;
}

/// Tables are read in pages: by number of rows from SQLite, by size from PostgreSQL.
#[tokio::test]
async fn a_table_of_many_pages_is_copied_whole() {
    let Some(server) = TestDatabase::postgres().await else { return };
    let folder = Folder::new();
    let store = Store::open(&folder.url("dvonn.db")).await.unwrap();
    store.migrate().await.unwrap();
    store.close().await;
    let mut connection = AnyConnection::connect(&folder.url("dvonn.db")).await.unwrap();
    let insert = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 30000) \
                  INSERT INTO interactions (id, seen_at) SELECT i, -i FROM n; \
                  DELETE FROM interactions WHERE id BETWEEN 8000 AND 12345";
    connection.execute(insert).await.unwrap();
    connection.close().await.unwrap();
    let expected = rows_by_table(&folder.file("dvonn.db")).await;
    dvonn_store::copy(&folder.url("dvonn.db"), &server.url).await.unwrap();
    let mut connection = AnyConnection::connect(&server.url).await.unwrap();
    // These blocks stay, without rows.
    connection.execute("DELETE FROM interactions WHERE id < 20000").await.unwrap();
    dvonn_store::backup(&server.url, &folder.file("backup.db")).await.unwrap();
    connection.close().await.unwrap();
    let copied = rows_by_table(&folder.file("backup.db")).await;
    for ((table, expected), (_, copied)) in expected.into_iter().zip(copied) {
        let expected: Vec<_> = match table.as_str() {
            "interactions" => (20_000..=30_000).map(|i| format!("[{i},{}]", -i)).collect(),
            _ => expected,
        };
        assert_eq!(copied, expected, "{table}");
    }
    server.remove().await;
}

#[tokio::test]
async fn a_copy_on_postgresql_has_all_foreign_keys() {
    let Some(migrated) = TestDatabase::postgres().await else { return };
    let Some(copied) = TestDatabase::postgres().await else { return };
    migrated.store().await.close().await;
    dvonn_store::copy(&migrated.url, &copied.url).await.unwrap();
    let mut found = Vec::new();
    for server in [migrated, copied] {
        let mut connection = AnyConnection::connect(&server.url).await.unwrap();
        let query = "SELECT CAST(CAST(conrelid AS regclass) AS TEXT) || ' ' || conname || ' ' || \
                     pg_get_constraintdef(oid) FROM pg_constraint ORDER BY 1";
        found.push(texts(&mut connection, query.to_owned()).await);
        connection.close().await.unwrap();
        server.remove().await;
    }
    assert!(found[0].iter().filter(|it| it.contains("FOREIGN KEY")).count() > 10, "{found:?}");
    assert_eq!(found[0], found[1]);
}

#[tokio::test]
async fn rows_that_refer_to_nothing_are_not_copied_to_postgresql() {
    let Some(server) = TestDatabase::postgres().await else { return };
    let folder = Folder::new();
    let store = Store::open(&folder.url("dvonn.db")).await.unwrap();
    store.migrate().await.unwrap();
    store.close().await;
    let mut connection = AnyConnection::connect(&folder.url("dvonn.db")).await.unwrap();
    connection.execute("PRAGMA foreign_keys = OFF").await.unwrap();
    let ply = "INSERT INTO plies (game_id, number, ply, origin, played_at) \
               VALUES (7, 1, 'A1', 'chosen', 0)";
    connection.execute(ply).await.unwrap();
    connection.close().await.unwrap();
    let error = dvonn_store::copy(&folder.url("dvonn.db"), &server.url).await.unwrap_err();
    assert!(error.to_string().contains("could not be copied"), "{error}");
    let mut connection = AnyConnection::connect(&server.url).await.unwrap();
    let query = "SELECT CAST(count(*) AS TEXT) FROM information_schema.tables \
                 WHERE table_schema = current_schema()";
    assert_eq!(texts(&mut connection, query.to_owned()).await, ["0"]);
    connection.close().await.unwrap();
    server.remove().await;
}

#[tokio::test]
async fn a_copy_overwrites_nothing_and_leaves_nothing_behind_if_it_fails() {
    let folder = Folder::new();
    let store = Store::open(&folder.url("dvonn.db")).await.unwrap();
    store.migrate().await.unwrap();
    start(&store, new_game(channel(20))).await;
    store.backup(&folder.file("backup.db")).await.unwrap();
    let before = fs::read(folder.file("backup.db")).unwrap();
    start(&store, new_game(channel(21))).await;
    let names = folder.names();

    let error = store.backup(&folder.file("backup.db")).await.unwrap_err();
    assert!(error.to_string().contains("backup.db already exists"), "{error}");
    let error = dvonn_store::backup(&folder.url("dvonn.db"), &folder.file("no/backup.db")).await;
    let error = error.unwrap_err().to_string();
    assert!(error.ends_with("/no does not exist: create it or choose another"), "{error}");
    // The bot is still running.
    let error = dvonn_store::copy(&folder.url("dvonn.db"), &folder.url("copy.db")).await;
    assert!(matches!(error, Err(CopyError::Open(OpenError::InUse { .. }))), "{error:?}");
    let error = dvonn_store::restore(&folder.file("backup.db"), &folder.url("dvonn.db")).await;
    assert!(matches!(error, Err(CopyError::Open(OpenError::InUse { .. }))), "{error:?}");
    store.close().await;
    let error = dvonn_store::restore(&folder.file("backup.db"), &folder.url("dvonn.db")).await;
    let error = error.unwrap_err().to_string();
    assert!(error.contains("dvonn.db is not empty, and nothing in it is overwritten"), "{error}");
    assert_eq!(fs::read(folder.file("backup.db")).unwrap(), before);
    let mut after = names.clone();
    after.retain(|name| !name.ends_with("-wal") && !name.ends_with("-shm"));
    assert_eq!(folder.names(), after);
}

#[tokio::test]
async fn a_file_that_is_no_backup_is_refused_in_one_sentence() {
    let folder = Folder::new();
    let refusal = async |name: &str| {
        let error = dvonn_store::restore(&folder.file(name), &folder.url("dvonn.db")).await;
        error.unwrap_err().to_string()
    };
    assert!(refusal("missing.db").await.contains("missing.db does not exist"));
    fs::write(folder.file("text.db"), "no database ".repeat(100)).unwrap();
    let said = refusal("text.db").await;
    assert!(said.contains("text.db is not a backup, or is damaged"), "{said}");
    fs::write(folder.file("empty.db"), "").unwrap();
    let said = refusal("empty.db").await;
    assert!(said.contains("empty.db is not a database or backup of dvonn-bot"), "{said}");

    let mut other = AnyConnection::connect(&format!("{}?mode=rwc", folder.url("other.db"))).await;
    other.as_mut().unwrap().execute("CREATE TABLE cats (id BIGINT)").await.unwrap();
    other.unwrap().close().await.unwrap();
    let said = refusal("other.db").await;
    assert!(said.contains("other.db is not a database or backup of dvonn-bot"), "{said}");

    let store = Store::open(&folder.url("newer.db")).await.unwrap();
    store.migrate().await.unwrap();
    store.backup(&folder.file("half.db")).await.unwrap();
    store.close().await;
    let mut newer = AnyConnection::connect(&folder.url("newer.db")).await.unwrap();
    let later = "UPDATE _sqlx_migrations SET version = 9999 WHERE version = 1";
    newer.execute(later).await.unwrap();
    newer.close().await.unwrap();
    let said = refusal("newer.db").await;
    assert!(said.contains("is from a newer version of dvonn-bot"), "{said}");

    let whole = fs::read(folder.file("half.db")).unwrap();
    fs::write(folder.file("half.db"), &whole[..whole.len() / 2]).unwrap();
    let said = refusal("half.db").await;
    assert!(said.contains("damaged") || said.contains("corrupt"), "{said}");
    assert!(!folder.file("dvonn.db").exists() && !folder.file("dvonn.db.marker").exists());
}

/// Restores and copies a backup, and returns why it is refused.
async fn refusal(backup: &Path, target: &str) -> String {
    let restored = dvonn_store::restore(backup, target).await.unwrap_err();
    let copied = dvonn_store::copy(&url(backup), target).await.unwrap_err();
    assert!(matches!(restored, CopyError::NotOurs { .. }), "{restored}");
    assert_eq!(copied.to_string(), restored.to_string());
    let said = restored.to_string();
    let (_, why) = said.split_once("is not a database or backup of dvonn-bot: ").unwrap();
    why.to_owned()
}

#[tokio::test]
async fn a_hostile_backup_does_nothing_and_is_refused_in_one_sentence() {
    let folder = Folder::new();
    let made = folder.file("made");
    let program = format!("x\") FROM PROGRAM 'touch {}' --", made.display());
    let quoted = program.replace('"', "\"\"");
    let unknown = format!("the table \"games\" has an unknown column {program:?}");
    let cases = [
        (format!("ALTER TABLE games ADD COLUMN \"{quoted}\" BIGINT"), unknown.clone()),
        (format!("ALTER TABLE games RENAME COLUMN decision TO \"{quoted}\""), unknown.clone()),
        (format!("ALTER TABLE games ADD COLUMN \"{quoted}\" BIGINT AS (1)"), unknown),
        (
            format!("CREATE TABLE \"{quoted}\" (id BIGINT)"),
            format!("the table {program:?} is unknown"),
        ),
        (
            "CREATE TABLE sqlitey (id BIGINT)".to_owned(),
            "the table \"sqlitey\" is unknown".to_owned(),
        ),
        ("DROP TABLE openings".to_owned(), "the table \"openings\" is missing".to_owned()),
        (
            "ALTER TABLE counters RENAME COLUMN name TO label".to_owned(),
            "the table \"counters\" has an unknown column \"label\"".to_owned(),
        ),
        (
            "DROP TABLE identity_key; CREATE TABLE identity_key (id BIGINT)".to_owned(),
            "the table \"identity_key\" lacks the column \"secret\"".to_owned(),
        ),
        (
            "CREATE TRIGGER win AFTER INSERT ON plies BEGIN DELETE FROM games; END".to_owned(),
            "it has the trigger \"win\"".to_owned(),
        ),
        (
            "CREATE VIEW all_games AS SELECT * FROM games".to_owned(),
            "it has the view \"all_games\"".to_owned(),
        ),
        (
            "CREATE VIRTUAL TABLE words USING fts5(word)".to_owned(),
            "it has the virtual table \"words\"".to_owned(),
        ),
    ];
    let store = Store::open(&folder.url("dvonn.db")).await.unwrap();
    store.migrate().await.unwrap();
    start(&store, new_game(channel(20))).await;
    store.backup(&folder.file("backup.db")).await.unwrap();
    store.close().await;
    let mut targets = vec![TestDatabase::sqlite()];
    targets.extend(TestDatabase::postgres().await);
    for (number, (statements, expected)) in cases.into_iter().enumerate() {
        let backup = folder.file(&format!("hostile{number}.db"));
        fs::copy(folder.file("backup.db"), &backup).unwrap();
        let mut hostile = AnyConnection::connect(&url(&backup)).await.unwrap();
        hostile.execute(AssertSqlSafe(statements.clone())).await.unwrap();
        hostile.close().await.unwrap();
        for target in &targets {
            assert_eq!(refusal(&backup, &target.url).await, expected, "{statements}");
        }
    }
    assert!(!made.exists());
    for target in targets {
        // Nothing is left in it, so that it still takes a real backup.
        dvonn_store::restore(&folder.file("backup.db"), &target.url).await.unwrap();
        target.remove().await;
    }
}

#[tokio::test]
async fn a_lost_database_is_restored_beside_its_marker() {
    let folder = Folder::new();
    let store = Store::open(&folder.url("dvonn.db")).await.unwrap();
    store.migrate().await.unwrap();
    let game = start(&store, new_game(channel(20))).await;
    store.backup(&folder.file("backup.db")).await.unwrap();
    store.close().await;
    fs::remove_file(folder.file("dvonn.db")).unwrap();
    fs::write(folder.file("dvonn.db-wal"), "of the lost one").unwrap();
    let error = dvonn_store::restore(&folder.file("backup.db"), &folder.url("dvonn.db")).await;
    let error = error.unwrap_err().to_string();
    assert!(error.contains("found") && error.contains("dvonn.db-wal"), "{error}");
    fs::remove_file(folder.file("dvonn.db-wal")).unwrap();
    dvonn_store::restore(&folder.file("backup.db"), &folder.url("dvonn.db")).await.unwrap();
    let store = Store::open(&folder.url("dvonn.db")).await.unwrap();
    assert_eq!(store.game(game.id).await.unwrap().unwrap(), game);
    assert_eq!(store.warnings(), []);
}

#[tokio::test]
async fn backups_of_older_versions_are_restored_and_migrated_at_the_next_start() {
    let folder = Folder::new();
    // An older version has the first migrations only.
    let migrator = Migrator::new(Path::new("../../migrations")).await.unwrap();
    let mut old = AnyConnection::connect(&format!("{}?mode=rwc", folder.url("old.db"))).await;
    let old = old.as_mut().unwrap();
    migrator.run_to(5, &mut *old).await.unwrap();
    old.execute("INSERT INTO servers (guild_id) VALUES (7)").await.unwrap();
    let mut targets = vec![TestDatabase::sqlite()];
    targets.extend(TestDatabase::postgres().await);
    for target in targets {
        dvonn_store::restore(&folder.file("old.db"), &target.url).await.unwrap();
        let store = Store::open(&target.url).await.unwrap();
        assert!(store.migrate().await.unwrap() > 0);
        store.close().await;
        dvonn_store::backup(&target.url, &folder.file("new.db")).await.unwrap();
        let mut new = AnyConnection::connect(&folder.url("new.db")).await.unwrap();
        let servers = texts(&mut new, "SELECT '' || guild_id FROM servers".to_owned()).await;
        assert_eq!(servers, ["7"]);
        new.close().await.unwrap();
        fs::remove_file(folder.file("new.db")).unwrap();
        target.remove().await;
    }
}
