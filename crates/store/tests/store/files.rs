//! The files of a SQLite database: lost, replaced, opened twice, read by others.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use dvonn_store::{OpenError, OpenWarning, Store, StoreError};

use crate::database::TestDatabase;
use crate::samples::{channel, new_game, start};

fn file(database: &TestDatabase) -> PathBuf {
    PathBuf::from(database.url.strip_prefix("sqlite:").unwrap())
}

fn beside(database: &TestDatabase, suffix: &str) -> PathBuf {
    let mut name = file(database).into_os_string();
    name.push(suffix);
    name.into()
}

/// Returns a database that was used and closed.
async fn used() -> TestDatabase {
    let database = TestDatabase::sqlite();
    let store = database.store().await;
    start(&store, new_game(channel(20))).await;
    store.close().await;
    database
}

/// Asserts that the database is refused as missing because of `expected`, and left as it is.
async fn assert_missing(database: &TestDatabase, expected: &[PathBuf]) {
    let line = refusal(database, None, expected, None).await;
    assert!(line.contains("To restore a backup, "), "{line}");
    assert!(line.ends_with(&format!("move {} away", expected[0].display())), "{line}");
}

/// Asserts that the database is refused as missing because of these files beside it and this backup,
/// and left as it is. Returns the error's text.
async fn refusal(
    database: &TestDatabase,
    folder: Option<&Path>,
    files: &[PathBuf],
    newest: Option<&Path>,
) -> String {
    let before = names(database);
    let error = Store::open_unless_lost(&database.url, folder).await.unwrap_err();
    let OpenError::Missing { found, backup, .. } = &error else { panic!("{error:?}") };
    assert_eq!((&found[..], backup.as_deref()), (files, newest));
    assert_eq!(names(database), before);
    error.to_string()
}

fn names(database: &TestDatabase) -> Vec<String> {
    let entries = fs::read_dir(file(database).parent().unwrap()).unwrap();
    let mut names: Vec<_> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

async fn store_a_game(store: &Store) -> Result<(), StoreError> {
    let mut tx = store.begin().await?;
    tx.create_game(new_game(channel(21))).await?;
    tx.commit().await
}

/// Asserts that nothing can be read or stored, and that waiting for the loss of the file ends.
async fn assert_gone(store: &Store, file: &Path) {
    let read = store.game(1.into()).await;
    assert!(matches!(read, Err(StoreError::FileGone { .. })), "{read:?}");
    let error = store_a_game(store).await.unwrap_err();
    let StoreError::FileGone { path } = &error else { panic!("{error:?}") };
    assert_eq!(path, file);
    assert!(error.to_string().contains("restore the database from a backup"), "{error}");
    assert!(matches!(store.check_file(), Err(StoreError::FileGone { .. })));
    assert!(matches!(store.broken().await, StoreError::FileGone { .. }));
}

#[tokio::test]
async fn a_first_start_creates_the_database_and_says_so() {
    let database = TestDatabase::sqlite();
    let store = Store::open(&database.url).await.unwrap();
    assert_eq!(store.warnings(), [OpenWarning::Created { path: file(&database) }]);
    store.close().await;
    let store = Store::open(&database.url).await.unwrap();
    assert_eq!(store.warnings(), []);
}

#[tokio::test]
async fn a_deleted_database_is_not_replaced_by_an_empty_one() {
    let database = used().await;
    fs::remove_file(file(&database)).unwrap();
    assert_missing(&database, &[beside(&database, ".marker")]).await;

    fs::remove_file(beside(&database, ".marker")).unwrap();
    assert_eq!(Store::open(&database.url).await.unwrap().warnings().len(), 1);
}

#[tokio::test]
async fn an_emptied_database_is_not_filled_anew() {
    let database = used().await;
    fs::write(file(&database), "").unwrap();
    assert_missing(&database, &[beside(&database, ".marker")]).await;
}

#[tokio::test]
async fn a_wal_without_its_database_is_kept() {
    let database = TestDatabase::sqlite();
    let wal = beside(&database, "-wal");
    fs::write(&wal, "moves").unwrap();
    assert_missing(&database, std::slice::from_ref(&wal)).await;
    assert_eq!(fs::read_to_string(wal).unwrap(), "moves");
}

#[tokio::test]
async fn a_missing_database_with_backups_is_refused() {
    let database = TestDatabase::sqlite();
    let backups = file(&database).with_file_name("backups");
    fs::create_dir(&backups).unwrap();
    fs::write(backups.join("other.txt"), "").unwrap();
    drop(Store::open(&database.url).await.unwrap());

    let database = TestDatabase::sqlite();
    let backups = file(&database).with_file_name("backups");
    fs::create_dir(&backups).unwrap();
    fs::write(backups.join("dvonn-2026-11-01.db"), "").unwrap();
    let backup = backups.join("dvonn-2026-11-01.db");
    let line = refusal(&database, None, &[], Some(&backup)).await;
    let restore =
        format!("To restore the newest backup, run `dvonn-bot restore {}`", backup.display());
    assert!(line.contains(&restore), "{line}");
    assert!(line.ends_with(&format!("move all backups in {} away", backups.display())), "{line}");
}

#[tokio::test]
async fn a_missing_database_with_backups_in_the_folder_of_the_settings_is_refused() {
    let (database, folder) = (TestDatabase::sqlite(), tempfile::tempdir().unwrap());
    let open = || Store::open_unless_lost(&database.url, Some(folder.path()));
    let create = |name: &str, day: u64| {
        let file = folder.path().join(name);
        let time = SystemTime::UNIX_EPOCH + Duration::from_hours(24 * day);
        File::create(&file).unwrap().set_modified(time).unwrap();
        file
    };
    // These are no backups.
    create("dvonn-2026-11-03T000000Z.db.partial-x", 4);
    create(".dvonn-backups.lock", 4);
    open().await.unwrap().close().await;
    fs::remove_file(file(&database)).unwrap();
    fs::remove_file(beside(&database, ".marker")).unwrap();

    create("dvonn-2026-11-01T000000Z.db", 1);
    let newest = create("dvonn-2026-11-03T000000Z.db", 3);
    create("dvonn-2026-11-02T000000Z.db", 2);
    let wal = beside(&database, "-wal");
    fs::write(&wal, "moves").unwrap();
    let found = std::slice::from_ref(&wal);
    let line = refusal(&database, Some(folder.path()), found, Some(&newest)).await;
    let (wal, newest) = (wal.display(), newest.display());
    let restore = format!("move {wal} away and run `dvonn-bot restore {newest}`. Only if");
    assert!(line.contains(&restore), "{line}");
    let all = format!("move {wal} and all backups in {} away", folder.path().display());
    assert!(line.ends_with(&all), "{line}");
}

#[tokio::test]
async fn a_restored_backup_is_opened() {
    let database = used().await;
    let backup = beside(&database, ".backup");
    fs::rename(file(&database), &backup).unwrap();
    assert_missing(&database, &[beside(&database, ".marker")]).await;
    fs::rename(&backup, file(&database)).unwrap();
    assert!(database.store().await.game(1.into()).await.unwrap().is_some());
}

#[tokio::test]
async fn a_database_of_an_earlier_version_gets_a_marker() {
    let database = used().await;
    fs::remove_file(beside(&database, ".marker")).unwrap();
    let store = Store::open(&database.url).await.unwrap();
    assert_eq!(store.warnings(), []);
    drop(store);
    fs::remove_file(file(&database)).unwrap();
    let found = Store::open(&database.url).await;
    assert!(matches!(found, Err(OpenError::Missing { .. })), "{found:?}");
}

#[tokio::test]
async fn a_second_program_is_refused_until_the_first_one_closes() {
    let database = TestDatabase::sqlite();
    let first = database.store().await;
    let second = Store::open(&database.url).await;
    assert!(matches!(second, Err(OpenError::InUse { .. })), "{second:?}");
    start(&first, new_game(channel(20))).await;
    first.close().await;
    let second = Store::open(&database.url).await.unwrap();
    assert!(second.game(1.into()).await.unwrap().is_some());
}

#[cfg(unix)]
#[tokio::test]
async fn a_second_program_is_refused_under_another_name_of_the_file() {
    let database = TestDatabase::sqlite();
    let _first = database.store().await;
    let other = tempfile::tempdir().unwrap();
    let link = other.path().join("link.db");
    std::os::unix::fs::symlink(file(&database), &link).unwrap();
    let second = Store::open(&format!("sqlite:{}", link.display())).await;
    assert!(matches!(second, Err(OpenError::InUse { .. })), "{second:?}");
}

#[tokio::test]
async fn nothing_is_stored_in_a_deleted_database() {
    let database = TestDatabase::sqlite();
    let store = database.store().await;
    start(&store, new_game(channel(20))).await;
    store.check_file().unwrap();
    fs::remove_file(file(&database)).unwrap();
    assert_gone(&store, &file(&database)).await;
    assert!(!file(&database).exists(), "an empty database would hide the loss");
    drop(store);
    assert!(matches!(Store::open(&database.url).await, Err(OpenError::Missing { .. })));
}

#[tokio::test]
async fn a_transaction_is_not_committed_to_a_deleted_database() {
    let database = TestDatabase::sqlite();
    let store = database.store().await;
    let mut tx = store.begin().await.unwrap();
    tx.create_game(new_game(channel(21))).await.unwrap();
    fs::remove_file(file(&database)).unwrap();
    let committed = tx.commit().await;
    assert!(matches!(committed, Err(StoreError::FileGone { .. })), "{committed:?}");
}

#[cfg(unix)]
#[tokio::test]
async fn a_replaced_database_is_neither_read_nor_written() {
    let (database, backup) = (TestDatabase::sqlite(), used().await);
    let store = database.store().await;
    start(&store, new_game(channel(20))).await;
    fs::copy(file(&backup), beside(&database, ".copy")).unwrap();
    fs::rename(beside(&database, ".copy"), file(&database)).unwrap();
    assert_gone(&store, &file(&database)).await;
}

#[tokio::test]
async fn nothing_is_stored_without_the_wal() {
    let database = TestDatabase::sqlite();
    let store = database.store().await;
    let mut tx = store.begin().await.unwrap();
    tx.create_game(new_game(channel(21))).await.unwrap();
    fs::remove_file(beside(&database, "-wal")).unwrap();
    let error = tx.commit().await.unwrap_err();
    let StoreError::FileGone { path } = &error else { panic!("{error:?}") };
    assert_eq!(*path, beside(&database, "-wal"));
    let StoreError::FileGone { path } = store.broken().await else { panic!("another error") };
    assert_eq!(path, beside(&database, "-wal"));
    fs::write(path, "").unwrap();
    assert!(matches!(store.begin().await, Err(StoreError::FileGone { .. })));
}

#[cfg(unix)]
#[tokio::test]
async fn nothing_is_stored_in_another_wal() {
    let database = TestDatabase::sqlite();
    let store = database.store().await;
    let wal = beside(&database, "-wal");
    fs::copy(&wal, beside(&database, ".copy")).unwrap();
    fs::rename(beside(&database, ".copy"), &wal).unwrap();
    let error = store_a_game(&store).await.unwrap_err();
    let StoreError::FileGone { path } = &error else { panic!("{error:?}") };
    assert_eq!(*path, wal);
}

#[tokio::test]
async fn closing_leaves_one_file_and_its_marker() {
    let database = used().await;
    assert_eq!(names(&database), ["dvonn.db", "dvonn.db.marker"]);
}

#[tokio::test]
async fn what_was_stored_before_is_stored_still() {
    let database = TestDatabase::sqlite();
    let store = database.store().await;
    for number in 20..40 {
        start(&store, new_game(channel(number))).await;
        store.check_file().unwrap();
    }
    assert_eq!(store.posts_due(jiff::Timestamp::MAX, [50, 0]).await.unwrap().posts.len(), 20);
}

#[cfg(unix)]
#[tokio::test]
async fn only_the_owner_can_read_the_files_of_a_new_database() {
    use std::os::unix::fs::PermissionsExt as _;

    let database = TestDatabase::sqlite();
    let store = database.store().await;
    start(&store, new_game(channel(20))).await;
    for suffix in ["", "-wal", "-shm", ".marker"] {
        let mode = fs::metadata(beside(&database, suffix)).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{suffix}: {mode:o}");
    }
}

#[cfg(unix)]
#[tokio::test]
async fn a_database_that_others_can_read_is_reported_and_left_alone() {
    use std::os::unix::fs::PermissionsExt as _;

    let database = used().await;
    for mode in [0o604, 0o640] {
        fs::set_permissions(file(&database), fs::Permissions::from_mode(mode)).unwrap();
        let store = Store::open(&database.url).await.unwrap();
        // SQLite gives its other files the same rights.
        let files = ["", "-wal", "-shm"].map(|suffix| beside(&database, suffix)).to_vec();
        let named: Vec<_> = files.iter().map(|file| file.display().to_string()).collect();
        assert_eq!(store.warnings(), [OpenWarning::ReadableByOthers { files }]);
        let line = store.warnings()[0].to_string();
        assert!(line.ends_with(&format!("chmod 600 {}", named.join(" "))), "{line}");
        let after = fs::metadata(file(&database)).unwrap().permissions().mode();
        assert_eq!(after & 0o777, mode);
        store.close().await;
    }
}

#[tokio::test]
async fn a_refused_database_leaves_no_marker_behind() {
    let database = TestDatabase::sqlite();
    fs::write(file(&database), "Dear Ann, ".repeat(1_000)).unwrap();
    assert!(Store::open(&database.url).await.is_err());
    assert_eq!(names(&database), ["dvonn.db"]);
}

#[tokio::test]
async fn an_opened_database_was_written() {
    let database = used().await;
    // The change counter in the header counts the commits that reached the file.
    let counter = || fs::read(file(&database)).unwrap()[24..28].to_vec();
    let before = counter();
    Store::open(&database.url).await.unwrap().close().await;
    assert_ne!(counter(), before);
}

#[tokio::test]
async fn a_start_that_was_killed_before_it_had_a_database_can_be_repeated() {
    let database = TestDatabase::sqlite();
    let marker = beside(&database, ".marker");
    fs::write(marker, "").unwrap();
    assert!(Store::open(&database.url).await.is_ok());
}
