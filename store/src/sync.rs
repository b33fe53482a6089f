//! Waits for the disk after commits in SQLite. Commits that wait at the same time share one wait, and
//! the next transaction need not wait for it: SQLite itself would hold its write lock meanwhile.

use std::fs::OpenOptions;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use tokio::sync::Mutex;

use super::StoreError;

/// The WAL of a database, in which the newest commits are.
pub(super) struct Wal {
    path: PathBuf,
    /// How many syncs have begun.
    begun: AtomicU64,
    /// The last sync that ended. Its lock is held during a sync.
    last: Mutex<Sync>,
}

/// A sync that ended. Syncs are numbered from 1 in the order in which they began.
#[derive(Default)]
struct Sync {
    number: u64,
    /// Why it failed.
    error: Option<String>,
}

impl Wal {
    pub(super) fn new(path: PathBuf) -> Wal {
        Wal { path, begun: AtomicU64::new(0), last: Mutex::default() }
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Returns how many syncs have begun.
    #[cfg(test)]
    pub(super) fn syncs(&self) -> u64 {
        self.begun.load(Ordering::SeqCst)
    }

    /// Lets all syncs wait until what is returned is dropped.
    #[cfg(test)]
    pub(super) async fn hold(&self) -> impl Drop + '_ {
        self.last.lock().await
    }

    /// Waits until all that was committed before this call is on disk.
    ///
    /// # Errors
    /// [`StoreError::Unconfirmed`] if the disk fails. Everybody sees the changes then, but they are
    /// lost if the machine crashes.
    pub(super) async fn sync(&self) -> Result<(), StoreError> {
        let begun_before = self.begun.load(Ordering::SeqCst);
        let mut last = self.last.lock().await;
        // A sync that began before this call may have missed the newest changes.
        if last.number <= begun_before {
            let number = self.begun.fetch_add(1, Ordering::SeqCst) + 1;
            let path = self.path.clone();
            let synced = tokio::task::spawn_blocking(move || sync(&path)).await;
            let error = synced.map_err(io::Error::other).flatten().err();
            *last = Sync { number, error: error.map(|error| reason(&error)) };
        }
        match &last.error {
            None => Ok(()),
            Some(error) => Err(StoreError::Unconfirmed { what: error.clone() }),
        }
    }
}

/// Returns why the disk failed, for an operator.
fn reason(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::StorageFull => StoreError::Full.to_string(),
        _ => error.to_string(),
    }
}

/// Writes the file to the disk. Closing it frees no lock: SQLite locks other files.
fn sync(wal: &Path) -> io::Result<()> {
    match OpenOptions::new().write(true).open(wal) {
        Ok(file) => file.sync_data(),
        // SQLite deletes its WAL when the last connection closes, once all of it is on disk in the
        // database itself.
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        Err(error) => Err(error),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;

    #[tokio::test]
    async fn commits_that_wait_during_a_sync_share_the_next_one() {
        let file = tempfile::NamedTempFile::new().unwrap();
        let wal = Arc::new(Wal::new(file.path().to_owned()));
        let mut running = wal.last.lock().await;
        wal.begun.store(1, Ordering::SeqCst);
        let waiting: Vec<_> = (0..20)
            .map(|_| {
                let wal = Arc::clone(&wal);
                tokio::spawn(async move { wal.sync().await })
            })
            .collect();
        tokio::task::yield_now().await;
        *running = Sync { number: 1, error: None };
        drop(running);
        for sync in waiting {
            sync.await.unwrap().unwrap();
        }
        assert_eq!(wal.syncs(), 2);
    }

    #[tokio::test]
    async fn a_commit_after_a_sync_waits_for_a_new_one() {
        let file = tempfile::NamedTempFile::new().unwrap();
        let wal = Wal::new(file.path().to_owned());
        for number in 1..=3 {
            wal.sync().await.unwrap();
            assert_eq!(wal.last.lock().await.number, number);
        }
    }

    #[tokio::test]
    async fn if_the_disk_fails_all_that_waited_are_told() {
        let folder = tempfile::tempdir().unwrap();
        // A folder cannot be opened for writing.
        let wal = Wal::new(folder.path().to_owned());
        let results = tokio::join!(wal.sync(), wal.sync());
        for result in [results.0, results.1] {
            assert!(matches!(result, Err(StoreError::Unconfirmed { .. })), "{result:?}");
        }
    }

    #[tokio::test]
    async fn a_wal_that_sqlite_has_emptied_and_deleted_needs_no_sync() {
        let folder = tempfile::tempdir().unwrap();
        Wal::new(folder.path().join("games.db-wal")).sync().await.unwrap();
    }
}
