//! The files of a SQLite database: creates them for their owner only, locks out other programs, and
//! notices when the database is deleted or replaced, or can no longer be synced.
//!
//! The *marker* is a small file beside the database. The bot keeps it locked while the database is
//! open. It stays empty until there is a database, so a marker with text and no database means that
//! the database was lost. The database itself cannot be locked: closing a second handle to it would
//! free the locks that SQLite holds.
//!
//! Backups in the folder of the settings also show that there was a database. Each read,
//! transaction and commit checks that the path still leads to the file that was opened, and each
//! commit that the WAL is there too, so the bot acknowledges nothing that went into a deleted file.
//! After a failed check or sync nothing is read or stored any more, and `Store::broken` ends the
//! process.

use std::ffi::OsString;
use std::fs::{self, File, Metadata, OpenOptions, TryLockError};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use sqlx::AnyConnection;
use tokio::sync::OwnedMutexGuard;

use super::broken::Broken;
use super::keeper::Keeper;
use super::sync::{Wal, rewrite};
use super::{OpenError, OpenWarning, StoreError};

/// The text in the marker.
const MARKER: &str = "\
The DVONN bot has created the database beside this file. If the database is missing, the bot does
not start with an empty one while this file is here. It also locks this file while it runs.
";

/// The names of folders beside the database where people keep backups.
const BACKUP_FOLDERS: [&str; 2] = ["backup", "backups"];
/// The start of the names of the backups that the bot makes by itself.
pub const BACKUP_PREFIX: &str = "dvonn-";
/// What the names of unfinished copies contain.
pub(super) const PARTIAL: &str = ".partial-";

/// The time between two checks of the file. Each read and transaction checks it too.
const CHECK_INTERVAL: Duration = Duration::from_secs(5);

/// A database that this program has locked, but not used yet. If it is dropped, the files that it
/// created are removed.
pub(super) struct Claim {
    paths: Paths,
    marker: File,
    is_new: bool,
    was_created: bool,
}

impl Claim {
    /// Locks the database at `path`. Creates it, still empty, if it is missing and `may_create`.
    /// Errors if it is missing and something shows that it was lost: also a backup in `backups`, the
    /// folder of the settings.
    pub(super) fn take(
        path: &Path,
        may_create: bool,
        backups: Option<&Path>,
    ) -> Result<Claim, OpenError> {
        let paths = Paths::of(path);
        let failed = |file: &Path, error| failed(path, file, &error);
        let marker = lock(path, &paths.marker)?;
        let is_new = is_missing(path).map_err(|error| failed(path, error))?;
        let mut claim = Claim { paths, marker, is_new, was_created: false };
        if is_new {
            let found = claim.traces().map_err(|error| failed(path, error))?;
            let backup = claim.paths.newest_backup(backups);
            if !found.is_empty() || backup.is_some() {
                return Err(OpenError::Missing { path: path.to_owned(), found, backup });
            }
            if may_create {
                claim.create().map_err(|error| failed(path, error))?;
            }
        }
        Ok(claim)
    }

    /// Locks the place of a database that is about to be restored. There may have been one before.
    /// Errors if changes of the old one are still there: SQLite would apply them to the new one.
    pub(super) fn take_to_restore(path: &Path) -> Result<Claim, OpenError> {
        let paths = Paths::of(path);
        let marker = lock(path, &paths.marker)?;
        let is_new = is_missing(path).map_err(|error| failed(path, path, &error))?;
        let claim = Claim { paths, marker, is_new, was_created: false };
        let found = claim.changes();
        if is_new && !found.is_empty() {
            return Err(OpenError::Missing { path: path.to_owned(), found, backup: None });
        }
        Ok(claim)
    }

    /// Returns the path of the database, with links followed.
    pub(super) fn database(&self) -> &Path {
        &self.paths.database
    }

    /// Returns true if there was no database when this was made.
    pub(super) fn is_new(&self) -> bool {
        self.is_new
    }

    /// Returns the files beside the database that show that there was one before.
    fn traces(&self) -> io::Result<Vec<PathBuf>> {
        let mut traces = Vec::new();
        if self.marker.metadata()?.len() > 0 {
            traces.push(self.paths.marker.clone());
        }
        traces.extend(self.changes());
        Ok(traces)
    }

    /// Returns the files with changes that are not in the database yet.
    fn changes(&self) -> Vec<PathBuf> {
        let Paths { wal, shared, .. } = &self.paths;
        [wal, shared].into_iter().filter(|file| file.exists()).cloned().collect()
    }

    fn create(&mut self) -> io::Result<()> {
        self.was_created = !self.paths.database.exists();
        for_owner().write(true).create(true).truncate(false).open(&self.paths.database).map(|_| ())
    }

    /// Writes what an earlier process left in the WAL once more, and waits for the disk. Call this
    /// before SQLite opens the database.
    pub(super) async fn rewrite_wal(&self) -> Result<(), OpenError> {
        let wal = self.paths.wal.clone();
        let rewritten = tokio::task::spawn_blocking(move || rewrite(&wal)).await;
        let rewritten = rewritten.map_err(io::Error::other).flatten();
        rewritten.map_err(|error| failed(&self.paths.database, &self.paths.wal, &error))
    }

    /// Keeps the database, which SQLite could open and write: this is the connection that did so.
    pub(super) fn keep(mut self, connection: AnyConnection) -> Result<DatabaseFile, OpenError> {
        let broken = Arc::default();
        let kept = self
            .look(&broken)
            .map_err(|error| failed(&self.paths.database, &self.paths.database, &error));
        let (marker, watched, wal) = kept?;
        let mut warnings = Vec::new();
        if self.is_new {
            warnings.push(OpenWarning::Created { path: self.paths.database.clone() });
        }
        let open = self.paths.all().into_iter().filter(|file| others_can_read(file));
        let open: Vec<_> = open.cloned().collect();
        if !open.is_empty() {
            warnings.push(OpenWarning::ReadableByOthers { files: open });
        }
        let keeper = Keeper::new(connection);
        Ok(DatabaseFile { marker, watched, wal, keeper, warnings, broken })
    }

    /// Notes that there is a database. Returns its marker, what its files are, and its WAL.
    fn look(&mut self, broken: &Arc<Broken>) -> io::Result<(File, Vec<Watched>, Option<Wal>)> {
        let Paths { database, wal, .. } = &self.paths;
        let mut watched = vec![(database.clone(), identity(&fs::metadata(database)?))];
        let wal = match OpenOptions::new().write(true).open(wal) {
            Ok(file) => {
                watched.push((wal.clone(), identity(&file.metadata()?)));
                Some(Wal::new(file, Arc::clone(broken)))
            }
            // There is none where the file system cannot share memory.
            Err(error) if error.kind() == io::ErrorKind::NotFound => None,
            Err(error) => return Err(error),
        };
        self.mark()?;
        Ok((self.marker.try_clone()?, watched, wal))
    }

    /// Notes in the marker that there is a database.
    pub(super) fn mark(&mut self) -> io::Result<()> {
        if self.marker.metadata()?.len() == 0 {
            self.marker.write_all(MARKER.as_bytes())?;
            self.marker.sync_all()?;
        }
        Ok(())
    }
}

impl Drop for Claim {
    /// Removes empty files that nobody else made, while the lock is still held. Errors have no effect on the next start.
    fn drop(&mut self) {
        let is_empty =
            |file: &Path| fs::metadata(file).is_ok_and(|it| it.is_file() && it.len() == 0);
        if self.was_created && is_empty(&self.paths.database) {
            let _ = fs::remove_file(&self.paths.database);
        }
        if is_empty(&self.paths.marker) {
            let _ = fs::remove_file(&self.paths.marker);
        }
    }
}

/// The open database file. Locked until [`DatabaseFile::close`] or the end of the process.
pub(super) struct DatabaseFile {
    marker: File,
    /// The database and its WAL, as they were opened.
    watched: Vec<Watched>,
    /// `None` if SQLite keeps none here.
    wal: Option<Wal>,
    keeper: Keeper,
    warnings: Vec<OpenWarning>,
    /// Once this has a reason, nothing is read or stored.
    broken: Arc<Broken>,
}

impl DatabaseFile {
    /// Returns what the operator should know.
    pub(super) fn warnings(&self) -> &[OpenWarning] {
        &self.warnings
    }

    /// Checks that the database is still the file that was opened, and that all syncs succeeded.
    /// Fails for ever once a check has failed.
    pub(super) fn check(&self) -> Result<(), StoreError> {
        self.check_files(1)
    }

    /// Like [`DatabaseFile::check`], within a transaction: SQLite then needs its WAL too.
    pub(super) fn check_in_transaction(&self) -> Result<(), StoreError> {
        self.check_files(self.watched.len())
    }

    fn check_files(&self, count: usize) -> Result<(), StoreError> {
        let is_other = |(path, opened): &&Watched| {
            fs::metadata(path).map_or(true, |metadata| identity(&metadata) != *opened)
        };
        if self.broken.why().is_none()
            && let Some((path, _)) = self.watched[..count].iter().find(is_other)
        {
            self.broken.gone(path);
        }
        self.broken.why().map_or(Ok(()), Err)
    }

    /// Returns true if commits wait for the disk with [`DatabaseFile::sync`].
    pub(super) fn syncs(&self) -> bool {
        self.wal.is_some()
    }

    #[cfg(test)]
    pub(super) fn wal(&self) -> &Wal {
        self.wal.as_ref().unwrap()
    }

    /// Waits until all that was committed before this call is on disk.
    ///
    /// # Errors
    /// [`StoreError::Unconfirmed`] if the disk fails.
    pub(super) async fn wait_for_disk(&self) -> Result<(), StoreError> {
        match &self.wal {
            Some(wal) => wal.sync().await,
            None => Ok(()),
        }
    }

    /// Waits until all that was committed before this call is on disk. `turn` is the writer's that has
    /// just committed: the next one begins at once, or after a checkpoint if one is due.
    ///
    /// # Errors
    /// [`StoreError::Unconfirmed`] if the disk fails.
    pub(super) async fn sync(
        self: Arc<Self>,
        turn: Option<OwnedMutexGuard<()>>,
    ) -> Result<(), StoreError> {
        let Some(wal) = &self.wal else { return Ok(()) };
        if !self.keeper.is_due() {
            drop(turn);
            return wal.sync().await;
        }
        wal.sync().await?;
        let file = Arc::clone(&self);
        // Nobody need wait for it: the changes are on disk.
        tokio::spawn(async move {
            file.checkpoint().await;
            drop(turn);
        });
        Ok(())
    }

    /// Notes that there was a commit.
    pub(super) fn committed(&self) {
        self.keeper.committed();
    }

    async fn checkpoint(&self) {
        if let Err(error) = self.keeper.checkpoint().await {
            self.broken.not_synced(error.to_string());
        }
    }

    /// Waits until a check or a sync fails, and returns the error.
    pub(super) async fn broken(&self) -> StoreError {
        loop {
            if let Err(error) = self.check() {
                return error;
            }
            tokio::select! {
                () = tokio::time::sleep(CHECK_INTERVAL) => {}
                () = self.broken.found() => {}
            }
        }
    }

    /// Moves everything into one file, disconnects and lets other programs open the database. All
    /// other connections must be closed. After a failed sync, it does nothing of this.
    pub(super) async fn close(&self) {
        let synced = match &self.wal {
            Some(wal) => wal.sync().await.is_ok(),
            None => true,
        };
        if synced && let Err(error) = self.keeper.close().await {
            self.broken.not_synced(error.to_string());
        }
        if !matches!(self.broken.why(), Some(StoreError::NotSynced { .. })) {
            // The end of the process frees the lock in any case.
            let _ = self.marker.unlock();
        }
    }
}

impl Drop for DatabaseFile {
    /// Keeps SQLite from moving a WAL with holes into the database, and this process from opening that
    /// again.
    fn drop(&mut self) {
        match self.broken.why() {
            None => {}
            Some(StoreError::NotSynced { .. }) => {
                self.keeper.leave_open();
                std::mem::forget(self.marker.try_clone());
            }
            Some(_) => self.keeper.leave_open(),
        }
    }
}

/// A database, and the files beside it.
#[derive(Clone)]
struct Paths {
    database: PathBuf,
    wal: PathBuf,
    shared: PathBuf,
    marker: PathBuf,
}

impl Paths {
    /// SQLite follows links, so all files are beside the file that a link points to.
    fn of(path: &Path) -> Paths {
        let database = path.canonicalize().unwrap_or_else(|_| path.to_owned());
        let beside = |suffix: &str| {
            let mut name = OsString::from(&database);
            name.push(suffix);
            PathBuf::from(name)
        };
        let [wal, shared, marker] = ["-wal", "-shm", ".marker"].map(beside);
        Paths { database, wal, shared, marker }
    }

    fn all(&self) -> [&PathBuf; 4] {
        [&self.database, &self.wal, &self.shared, &self.marker]
    }

    /// Returns the newest backup of this database in `folder` or in a folder for backups beside the
    /// database. One that cannot be read has none.
    fn newest_backup(&self, folder: Option<&Path>) -> Option<PathBuf> {
        let (parent, stem) = (self.database.parent()?, self.database.file_stem()?);
        let is_backup = |entry: &fs::DirEntry| {
            let name = entry.file_name();
            let name = name.to_string_lossy();
            let begins = name.starts_with(&*stem.to_string_lossy());
            (begins || name.starts_with(BACKUP_PREFIX)) && !name.contains(PARTIAL)
        };
        let newness = |entry: &fs::DirEntry| {
            let changed = entry.metadata().and_then(|metadata| metadata.modified()).ok();
            (changed, entry.file_name())
        };
        let beside = BACKUP_FOLDERS.iter().map(|name| parent.join(name));
        // Whoever reads the path in the log is in another folder.
        let folder = folder.and_then(|folder| std::path::absolute(folder).ok());
        let folders = folder.into_iter().chain(beside);
        let entries = folders.filter_map(|folder| fs::read_dir(folder).ok()).flatten().flatten();
        entries.filter(is_backup).max_by_key(newness).map(|entry| entry.path())
    }
}

/// Opens and locks the marker.
fn lock(path: &Path, marker: &Path) -> Result<File, OpenError> {
    let failed = |error| failed(path, marker, &error);
    loop {
        let mut options = for_owner();
        options.read(true).write(true).create(true).truncate(false);
        let file = options.open(marker).map_err(failed)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                return Err(OpenError::InUse { path: path.to_owned() });
            }
            Err(TryLockError::Error(error)) => return Err(failed(error)),
        }
        // Another program may have removed the marker since this one opened it. A lock on a removed
        // file locks nobody out.
        let locked = identity(&file.metadata().map_err(failed)?);
        if fs::metadata(marker).is_ok_and(|current| identity(&current) == locked) {
            return Ok(file);
        }
    }
}

/// A restored or truncated file of no bytes is no database either.
fn is_missing(path: &Path) -> io::Result<bool> {
    match fs::metadata(path) {
        Ok(metadata) => Ok(metadata.is_file() && metadata.len() == 0),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(true),
        Err(error) => Err(error),
    }
}

fn failed(path: &Path, file: &Path, error: &io::Error) -> OpenError {
    if error.kind() == io::ErrorKind::StorageFull {
        return OpenError::Full { database: path.display().to_string() };
    }
    let why = format!("{}: {error}", file.display());
    OpenError::CannotOpen { path: path.to_owned(), why }
}

/// Returns true if users other than the owner of a file can read it. Always false on systems other
/// than Unix, and if there is no such file.
pub fn others_can_read(file: &Path) -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt as _;
        fs::metadata(file).is_ok_and(|metadata| metadata.mode() & 0o044 != 0)
    }
    #[cfg(not(unix))]
    {
        let _ = file;
        false
    }
}

/// Options that create files which only their owner can read or write.
fn for_owner() -> OpenOptions {
    #[cfg_attr(not(unix), expect(unused_mut, reason = "other systems have no modes"))]
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// What differs between two files that had the same path, one after the other: on Unix, the device
/// and inode. On other systems, nothing.
type Identity = (u64, u64);

/// A file, and what it was when it was opened.
type Watched = (PathBuf, Identity);

fn identity(metadata: &Metadata) -> Identity {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt as _;
        (metadata.dev(), metadata.ino())
    }
    #[cfg(not(unix))]
    {
        let _ = metadata;
        (0, 0)
    }
}
