//! Databases that are missing, broken or somebody else's.

use std::io::Write as _;
use std::path::Path;
use std::process::Command;

use dvonn_store::Store;
use sqlx::{Connection as _, SqliteConnection};

use super::{Ended, WorkingFolder, closed_address};

async fn sqlite(file: &Path) -> SqliteConnection {
    let url = format!("sqlite:{}?mode=rwc", file.display());
    SqliteConnection::connect(&url).await.unwrap()
}

#[test]
fn migrate_prints_the_number_of_migrations() {
    let folder = WorkingFolder::new();
    let first = folder.run(&["migrate"]);
    assert_eq!(first.code, Some(0), "{first:?}");
    assert!(first.stdout.starts_with("sqlite:dvonn.db is up to date: "), "{first:?}");
    assert!(first.stdout.contains(" applied."), "{first:?}");
    assert!(folder.contains("dvonn.db"));
    assert!(!folder.contains("dvonn.db-wal"), "the database is closed cleanly");

    let second = folder.run(&["migrate"]);
    assert_eq!(second.stdout, "sqlite:dvonn.db is up to date.\n", "{second:?}");
}

#[test]
fn a_first_start_says_that_it_created_the_database() {
    let folder = WorkingFolder::new();
    let ended = folder.run(&["migrate"]);
    let line = format!("created a new, empty database {}: ", folder.file("dvonn.db"));
    assert!(ended.stderr.contains("WARN") && ended.stderr.contains(&line), "{ended:?}");
    assert_eq!(folder.run(&["migrate"]).stderr, "");
}

#[test]
fn a_lost_database_is_reported_and_not_replaced() {
    let folder = WorkingFolder::new();
    assert_eq!(folder.run(&["migrate"]).code, Some(0));
    std::fs::remove_file(folder.path().join("dvonn.db")).unwrap();
    let ended = folder.run(&["migrate"]);
    let (database, marker) = (folder.file("dvonn.db"), folder.file("dvonn.db.marker"));
    let line = format!("the database {database} is missing or empty, but there was one before");
    ended.assert_failed(1, &line);
    let advice = format!("Only if you want to start with an empty database, move {marker} away");
    assert!(ended.stderr.contains(&advice), "{ended:?}");
    assert!(!folder.contains("dvonn.db"));
}

#[test]
fn a_database_that_was_lost_with_its_marker_is_not_replaced_while_there_are_backups() {
    let folder = WorkingFolder::new();
    let settings = [("DVONN_BACKUP_FOLDER", "bk")];
    let backup = "bk/dvonn-2026-11-23T023005Z.db";
    assert_eq!(folder.run(&["migrate"]).code, Some(0));
    std::fs::create_dir(folder.path().join("bk")).unwrap();
    assert_eq!(folder.run(&["backup", backup]).code, Some(0));
    for file in ["dvonn.db", "dvonn.db.marker"] {
        std::fs::remove_file(folder.path().join(file)).unwrap();
    }
    let token = [settings[0], ("DVONN_DISCORD_TOKEN", "seCRet")];
    let ended = folder.run_with(&["run"], &token);
    let line = format!("the database {} is missing or empty, but", folder.file("dvonn.db"));
    ended.assert_failed(1, &line);
    // The first advice is to restore, with the command.
    let found = folder.file(backup);
    let advice = format!("one before: found {found}. To restore the newest backup, run `dvonn-bot");
    assert!(ended.stderr.contains(&advice), "{ended:?}");
    assert!(!folder.contains("dvonn.db") && !folder.contains("dvonn.db.marker"));
    let ended = folder.run_with(&["restore", backup], &settings);
    assert_eq!(ended.code, Some(0), "{ended:?}");
    assert_eq!(folder.run_with(&["migrate"], &settings).code, Some(0));
}

#[tokio::test]
async fn a_second_bot_on_the_same_database_is_refused() {
    let folder = WorkingFolder::new();
    let url = format!("sqlite:{}", folder.path().join("dvonn.db").display());
    let first = Store::open(&url).await.unwrap();
    let ended = folder.run(&["migrate"]);
    let line = format!("the database {} is in use by another", folder.file("dvonn.db"));
    ended.assert_failed(1, &line);
    first.close().await;
    assert_eq!(folder.run(&["migrate"]).code, Some(0));
}

/// The bot sees a disk of its own, which is full, in place of its folder.
#[cfg(target_os = "linux")]
#[test]
fn a_start_on_a_full_disk_is_refused() {
    const MOUNT: &str = "mount -t tmpfs -o size=2m tmpfs . && cd \"$PWD\"";
    const FILL: &str = "\"$0\" migrate >&2 && cat /dev/zero 2>&1 >filler | grep -q 'No space'";
    let folder = WorkingFolder::new();
    let run = |script: &str| {
        let mut command = Command::new("unshare");
        command.args(["--user", "--map-root-user", "--mount", "sh", "-c", script]);
        command.arg(env!("CARGO_BIN_EXE_dvonn-bot")).current_dir(folder.path());
        command.env_remove("DVONN_DATABASE_URL").output()
    };
    if !run(MOUNT).is_ok_and(|output| output.status.success()) {
        let said = "SKIPPED: a start on a full disk: this user cannot mount a disk\n";
        assert!(std::env::var("DVONN_TEST_REQUIRE_ALL").as_deref() != Ok("1"), "{said}");
        // Not eprintln!, because the test harness hides its output if the test passes.
        std::io::stderr().write_all(said.as_bytes()).unwrap();
        return;
    }
    let ended = Ended::from(run(&format!("{MOUNT} && {FILL} && \"$0\" migrate")).unwrap());
    assert_eq!(ended.code, Some(1), "{ended:?}");
    let line = format!("error: no space left for the database {}", folder.file("dvonn.db"));
    assert!(ended.stderr.contains(&line), "{ended:?}");
}

#[test]
fn a_missing_database_folder_is_reported() {
    let folder = WorkingFolder::new();
    let ended = folder.run_with(&["migrate"], &[("DVONN_DATABASE_URL", "sqlite:no/where.db")]);
    ended.assert_failed(
        1,
        &format!("the folder {} of the database does not exist", folder.file("no")),
    );
    assert!(!folder.contains("no"));
}

#[test]
fn a_file_that_is_no_database_is_reported_and_unchanged() {
    let folder = WorkingFolder::new();
    let letter = "Dear friend, this is a letter. ".repeat(100);
    std::fs::write(folder.path().join("dvonn.db"), &letter).unwrap();
    let ended = folder.run(&["migrate"]);
    ended
        .assert_failed(1, &format!("{} is not a database, or is damaged", folder.file("dvonn.db")));
    assert_eq!(std::fs::read_to_string(folder.path().join("dvonn.db")).unwrap(), letter);
}

#[test]
fn a_read_only_database_is_reported() {
    let folder = WorkingFolder::new();
    std::fs::write(folder.path().join("dvonn.db"), "").unwrap();
    let url = "sqlite:dvonn.db?mode=ro";
    let ended = folder.run_with(&["migrate"], &[("DVONN_DATABASE_URL", url)]);
    ended.assert_failed(1, &format!("the database {} is read-only", folder.file("dvonn.db")));
}

#[tokio::test]
async fn a_database_from_a_newer_version_is_reported() {
    let folder = WorkingFolder::new();
    assert_eq!(folder.run(&["migrate"]).code, Some(0));
    let mut connection = sqlite(&folder.path().join("dvonn.db")).await;
    let newer = "INSERT INTO _sqlx_migrations
                 SELECT 9999, 'later', installed_on, success, checksum, execution_time
                 FROM _sqlx_migrations LIMIT 1";
    sqlx::query(newer).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();

    let line = format!("the database {} is from a newer version", folder.file("dvonn.db"));
    folder.run(&["migrate"]).assert_failed(1, &line);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_locked_database_is_reported() {
    let folder = WorkingFolder::new();
    let mut connection = sqlite(&folder.path().join("dvonn.db")).await;
    sqlx::query("BEGIN EXCLUSIVE").execute(&mut connection).await.unwrap();

    let line = format!("the database {} is locked by another program", folder.file("dvonn.db"));
    folder.run(&["migrate"]).assert_failed(1, &line);
}

#[test]
fn an_unreachable_postgresql_is_reported_without_the_password() {
    let url = format!("postgres://me:seCRet@{}/dvonn", closed_address());
    let ended = WorkingFolder::new().run_with(&["migrate"], &[("DVONN_DATABASE_URL", &url)]);
    ended.assert_failed(1, "no PostgreSQL server answers at ");
    assert!(!ended.stderr.contains("seCRet"), "{ended:?}");
}
