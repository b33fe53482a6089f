//! Databases that released versions have written: `migrate`, `check` and `restore` accept every one.

use std::path::PathBuf;

use super::WorkingFolder;

/// The databases in `crates/store/tests/databases`.
fn released() -> Vec<PathBuf> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../crates/store/tests/databases");
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let files: Vec<_> =
        files.filter(|file| file.extension().is_some_and(|it| it == "db")).collect();
    assert!(!files.is_empty());
    files
}

#[test]
fn a_released_database_is_updated_and_has_no_mistakes() {
    for file in released() {
        let folder = WorkingFolder::new();
        std::fs::copy(&file, folder.path().join("dvonn.db")).unwrap();
        let first = folder.run(&["migrate"]);
        assert_eq!(first.code, Some(0), "{file:?}: {first:?}");
        let second = folder.run(&["migrate"]);
        assert_eq!(second.stdout, "sqlite:dvonn.db is up to date.\n", "{file:?}: {second:?}");
        let ended = folder.run(&["check"]);
        assert_eq!(ended.code, Some(0), "{file:?}: {ended:?}");
        assert!(ended.stdout.ends_with("\nNo mistakes found.\n"), "{file:?}: {ended:?}");
    }
}

#[test]
fn a_released_database_is_restored_to_an_empty_one() {
    for file in released() {
        let folder = WorkingFolder::new();
        std::fs::copy(&file, folder.path().join("backup.db")).unwrap();
        let ended = folder.run(&["restore", "backup.db"]);
        assert_eq!(
            ended.stdout, "Restored sqlite:dvonn.db from backup.db.\n",
            "{file:?}: {ended:?}"
        );
        assert_eq!(folder.run(&["migrate"]).code, Some(0));
        let ended = folder.run(&["check"]);
        assert!(ended.stdout.ends_with("\nNo mistakes found.\n"), "{file:?}: {ended:?}");
    }
}
