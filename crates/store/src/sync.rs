//! Waits for the disk after commits in SQLite. Commits that wait at the same time share one wait, and
//! the next transaction need not wait for it: SQLite itself would hold its write lock meanwhile.
//!
//! **A sync that fails is the last one.** Linux marks a page that it could not write as clean: the
//! next sync does not write it again and succeeds, and a power cut then leaves a hole in the WAL,
//! at which SQLite stops reading. All later commits would be lost, although the disk confirmed them.
//! A page that is clean can also be dropped from memory, and is then read back as it was before. Only
//! a start finds such a page, as only then does SQLite compare the checksums of the WAL. So
//! after a failed sync nothing is stored or read, and the process ends, as PostgreSQL does.
//! The next one writes the WAL again, all of it ([`rewrite`]), before it reads it.
//!
//! **One descriptor is open for as long as the store is.** The kernel tells each open file once that
//! a page could not be written. A file that is opened later may be told nothing. So neither this
//! descriptor nor the one connection that moves the WAL into the database
//! ([`Keeper`](super::keeper::Keeper)) is ever opened again. While that connection is open, SQLite does not
//! delete the WAL, so a WAL that is missing was deleted by somebody else.

use std::fs::{File, OpenOptions};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use tokio::sync::Mutex;
use tokio::task::JoinError;

use super::StoreError;
use super::broken::Broken;

/// The WAL of a database, in which the newest commits are.
pub(super) struct Wal {
    /// How many syncs have begun.
    begun: AtomicU64,
    /// Its lock is held during a sync.
    disk: Arc<Mutex<Disk>>,
    broken: Arc<Broken>,
}

struct Disk {
    file: File,
    /// The number of the last sync that ended. Syncs are numbered from 1 in the order in which they
    /// began.
    synced: u64,
}

impl Wal {
    /// `file` is the WAL. What fails is reported to `broken`.
    pub(super) fn new(file: File, broken: Arc<Broken>) -> Wal {
        let disk = Arc::new(Mutex::new(Disk { file, synced: 0 }));
        Wal { begun: AtomicU64::new(0), disk, broken }
    }

    /// Returns how many syncs have begun.
    #[cfg(test)]
    pub(super) fn syncs(&self) -> u64 {
        self.begun.load(Ordering::SeqCst)
    }

    /// Lets all syncs wait until what is returned is dropped.
    #[cfg(test)]
    pub(super) async fn hold(&self) -> impl Drop + '_ {
        self.disk.lock().await
    }

    /// Lets the descriptor lead to another file, and returns the one before.
    #[cfg(test)]
    pub(super) async fn replace(&self, file: File) -> File {
        std::mem::replace(&mut self.disk.lock().await.file, file)
    }

    /// Waits until all that was committed before this call is on disk.
    ///
    /// # Errors
    /// [`StoreError::Unconfirmed`] if this sync or one before it failed. Everybody could see the
    /// changes, but they may be lost.
    pub(super) async fn sync(&self) -> Result<(), StoreError> {
        let begun_before = self.begun.load(Ordering::SeqCst);
        let mut disk = Arc::clone(&self.disk).lock_owned().await;
        // A sync that began before this call may have missed the newest changes.
        if disk.synced <= begun_before && self.broken.why().is_none() {
            let number = self.begun.fetch_add(1, Ordering::SeqCst) + 1;
            let broken = Arc::clone(&self.broken);
            // Ends even if nobody waits for it any more: a failure is told only once.
            let synced = tokio::task::spawn_blocking(move || {
                if let Err(error) = disk.file.sync_data() {
                    broken.not_synced(reason(&error));
                }
                disk.synced = number;
            });
            let unknown = |error: JoinError| StoreError::Unconfirmed { what: error.to_string() };
            synced.await.map_err(unknown)?;
        }
        match self.broken.why() {
            None => Ok(()),
            Some(why) => Err(StoreError::Unconfirmed { what: why.to_string() }),
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

/// Writes the WAL of an earlier process over itself, and waits for the disk. Then it is on disk as
/// SQLite is about to read it: pages that an earlier process failed to sync are in memory only, and
/// never written otherwise. Without this, a power cut while they are moved into the database would
/// leave half of a transaction there. Nobody else may write to the WAL meanwhile.
pub(super) fn rewrite(wal: &Path) -> io::Result<()> {
    let mut file = match OpenOptions::new().read(true).write(true).open(wal) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        opened => opened?,
    };
    let mut bytes = vec![0; 1 << 20];
    loop {
        let start = file.stream_position()?;
        let length = file.read(&mut bytes)?;
        if length == 0 {
            return file.sync_all();
        }
        file.seek(SeekFrom::Start(start))?;
        file.write_all(&bytes[..length])?;
    }
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;
    use std::task::Poll;

    use super::*;

    fn wal() -> Wal {
        Wal::new(tempfile::tempfile().unwrap(), Arc::default())
    }

    /// A file that cannot be synced.
    fn no_disk() -> File {
        File::open("/dev/null").unwrap()
    }

    #[tokio::test]
    async fn commits_that_wait_during_a_sync_share_the_next_one() {
        let wal = Arc::new(wal());
        let mut running = wal.disk.lock().await;
        wal.begun.store(1, Ordering::SeqCst);
        let waiting: Vec<_> = (0..20)
            .map(|_| {
                let wal = Arc::clone(&wal);
                tokio::spawn(async move { wal.sync().await })
            })
            .collect();
        tokio::task::yield_now().await;
        running.synced = 1;
        drop(running);
        for sync in waiting {
            sync.await.unwrap().unwrap();
        }
        assert_eq!(wal.syncs(), 2);
    }

    #[tokio::test]
    async fn a_commit_after_a_sync_waits_for_a_new_one() {
        let wal = wal();
        for number in 1..=3 {
            wal.sync().await.unwrap();
            assert_eq!(wal.disk.lock().await.synced, number);
        }
    }

    #[cfg(unix)]
    #[tokio::test]
    async fn after_a_failed_sync_nothing_is_confirmed_even_if_the_disk_works_again() {
        let wal = wal();
        let works = wal.replace(no_disk()).await;
        let results = tokio::join!(wal.sync(), wal.sync());
        wal.replace(works).await;
        for result in [results.0, results.1, wal.sync().await] {
            assert!(matches!(result, Err(StoreError::Unconfirmed { .. })), "{result:?}");
        }
        assert!(matches!(wal.broken.why(), Some(StoreError::NotSynced { .. })));
        assert_eq!(wal.syncs(), 1);
    }

    #[cfg(unix)]
    #[tokio::test]
    async fn a_failed_sync_that_nobody_waits_for_is_not_forgotten() {
        let wal = wal();
        let works = wal.replace(no_disk()).await;
        let mut sync = Box::pin(wal.sync());
        // Polled once, it has begun. On a quick machine, it has ended too.
        let begun = futures::poll!(sync.as_mut());
        assert!(matches!(begun, Poll::Pending | Poll::Ready(Err(_))), "{begun:?}");
        drop(sync);
        // Waits for the sync, which holds the lock.
        wal.replace(works).await;
        assert!(wal.sync().await.is_err());
    }

    #[cfg(unix)]
    #[tokio::test]
    async fn the_descriptor_stays_with_its_file() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.db-wal");
        let wal = Wal::new(File::create(&path).unwrap(), Arc::default());
        std::fs::remove_file(&path).unwrap();
        wal.sync().await.unwrap();
        assert_eq!(wal.syncs(), 1);
    }

    #[test]
    fn a_wal_that_is_written_again_stays_the_same() {
        let file = tempfile::NamedTempFile::new().unwrap();
        let bytes: Vec<u8> = (0..3_000_000_u32).flat_map(u32::to_le_bytes).collect();
        std::fs::write(file.path(), &bytes).unwrap();
        rewrite(file.path()).unwrap();
        assert!(std::fs::read(file.path()).unwrap() == bytes);
        rewrite(&PathBuf::from("there is no such file")).unwrap();
    }
}
