//! Backups that the bot makes by itself: files in a folder, named by their time. The oldest are
//! deleted, but none from before this process created the database: it may be the only backup of a
//! lost one. Files named by a time in the future are left alone: the clock was ahead when they were
//! made, and beside them each new backup would be the oldest.
//!
//! Backups are made on a thread of their own.

use std::convert::Infallible;
use std::fs;
use std::fs::TryLockError;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use dvonn_store::{BACKUP_PREFIX, CopyError, OpenWarning, Store};
use jiff::civil::DateTime;
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};

use crate::config;
use crate::metrics::names;
use crate::time::Time;

/// The name of a backup, by its time in UTC. Names sort by time, and start with [`BACKUP_PREFIX`], so
/// that the bot finds them if the database is lost.
const NAME: &str = "dvonn-%Y-%m-%dT%H%M%SZ.db";
/// The file that a process locks while it makes a backup in the folder.
const LOCK: &str = ".dvonn-backups.lock";
/// What the names of unfinished backups contain.
const UNFINISHED: &str = ".db.partial-";

/// The time until another attempt, if backups are rarer than that.
const PAUSE: SignedDuration = SignedDuration::from_hours(1);
/// The time until another look at the folder while another process makes a backup there.
const OTHERS_BACKUP: SignedDuration = SignedDuration::from_secs(30);
/// The longest wait before the folder is looked at again.
const MAX_WAIT: Duration = Duration::from_hours(1);

/// Makes backups as the settings say, one at a time, until it is dropped.
pub async fn keep(store: Store, settings: config::Backup, time: Time) -> Infallible {
    let Some(folder) = settings.folder.clone() else { return std::future::pending().await };
    let every = SignedDuration::try_from(settings.every.get()).unwrap_or(SignedDuration::MAX);
    let is_new = store.warnings().iter().any(|it| matches!(it, OpenWarning::Created { .. }));
    // The names of backups have whole seconds.
    let since = if is_new { time.now() - SignedDuration::from_secs(1) } else { Timestamp::MIN };
    let rotation = Rotation { keep: settings.keep.get(), since };
    let mut tried = None;
    loop {
        let now = time.now();
        let seen = newest(&folder, Timestamp::MAX);
        let latest = newest(&folder, now);
        let seconds = latest.map_or(0.0, |time| time.as_duration().as_secs_f64());
        names::BACKUP_TIME.set(seconds, []);
        let due = due(latest, every, tried, now);
        if now < due {
            time.wait_until(due, MAX_WAIT).await;
            continue;
        }
        let pause = match back_up(&store, &folder, rotation, seen, now).await {
            Ok(Some(file)) => {
                tracing::info!(file = %file.display(), "backed up the database");
                PAUSE
            }
            Ok(None) => OTHERS_BACKUP,
            Err(error) => {
                tracing::error!(%error, "failed to back up the database");
                PAUSE
            }
        };
        tried = Some(Attempt { at: now, pause });
    }
}

/// The last attempt to make a backup.
#[derive(Clone, Copy, Debug)]
struct Attempt {
    at: Timestamp,
    /// The least time until the next one.
    pause: SignedDuration,
}

/// Returns when the next backup is to be made: after the latest that is there, and never without a
/// pause since the last attempt, whatever came of it.
fn due(
    latest: Option<Timestamp>,
    every: SignedDuration,
    tried: Option<Attempt>,
    now: Timestamp,
) -> Timestamp {
    let due = match latest {
        // Never in an empty folder, or one that cannot be read: an attempt shows why.
        None => now,
        Some(latest) => latest.saturating_add(every).unwrap_or(Timestamp::MAX),
    };
    // An attempt in the future was made before the clock was set back: it says nothing about now.
    let paused = tried.filter(|tried| tried.at <= now);
    paused.map_or(due, |tried| {
        due.max(tried.at.saturating_add(tried.pause).unwrap_or(Timestamp::MAX))
    })
}

/// Why a backup failed.
#[derive(Debug, thiserror::Error)]
enum BackupError {
    #[error(transparent)]
    Copy(#[from] CopyError),
    #[error("the folder {} cannot be used: {source}", .folder.display())]
    Folder { folder: PathBuf, source: io::Error },
    #[error("the backup's thread panicked")]
    Panicked,
}

/// Which old backups are deleted.
#[derive(Clone, Copy, Debug)]
struct Rotation {
    /// The number of backups that are kept.
    keep: usize,
    /// Older ones are kept too, and are not counted.
    since: Timestamp,
}

/// Makes a backup, and then deletes old ones. Returns `None` if another process
/// makes one in that folder, or has made one since the newest was `seen`. Uses a thread of its own, since a disk may be slow.
async fn back_up(
    store: &Store,
    folder: &Path,
    rotation: Rotation,
    seen: Option<Timestamp>,
    now: Timestamp,
) -> Result<Option<PathBuf>, BackupError> {
    let (store, folder) = (store.clone(), folder.to_owned());
    let runtime = tokio::runtime::Handle::current();
    let work = tokio::task::spawn_blocking(move || {
        let failed = |source| BackupError::Folder { folder: folder.clone(), source };
        fs::create_dir_all(&folder).map_err(failed)?;
        let lock = fs::File::create(folder.join(LOCK)).map_err(failed)?;
        // Some network file systems have no locks. Then two backups of one time are the worst.
        let is_locked = matches!(lock.try_lock(), Err(TryLockError::WouldBlock));
        if is_locked || newest(&folder, Timestamp::MAX) > seen {
            return Ok(None);
        }
        for name in names(&folder).map_err(failed)?.filter(|name| name.contains(UNFINISHED)) {
            // Left by a process that was killed.
            fs::remove_file(folder.join(name)).map_err(failed)?;
        }
        let file = folder.join(now.strftime(NAME).to_string());
        runtime.block_on(store.backup(&file))?;
        let is_ours = |name: &String| {
            time_of(name).is_some_and(|time| (rotation.since..=now).contains(&time))
        };
        let mut backups: Vec<_> = names(&folder).map_err(failed)?.filter(is_ours).collect();
        backups.sort_unstable();
        for name in &backups[..backups.len().saturating_sub(rotation.keep)] {
            fs::remove_file(folder.join(name)).map_err(failed)?;
        }
        Ok(Some(file))
    });
    work.await.map_err(|_| BackupError::Panicked)?
}

/// Returns the time of the newest backup in a folder that is not in the future.
fn newest(folder: &Path, now: Timestamp) -> Option<Timestamp> {
    let times = names(folder).ok()?.filter_map(|name| time_of(&name));
    times.filter(|&time| time <= now).max()
}

/// Returns the names of the bot's own files in a folder.
fn names(folder: &Path) -> io::Result<impl Iterator<Item = String>> {
    let names = fs::read_dir(folder)?.flatten().filter_map(|it| it.file_name().into_string().ok());
    Ok(names.filter(|name| name.starts_with(BACKUP_PREFIX)))
}

/// Returns the time of a backup by its name.
fn time_of(name: &str) -> Option<Timestamp> {
    let time = DateTime::strptime(NAME, name).ok()?;
    Some(time.to_zoned(TimeZone::UTC).ok()?.timestamp())
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: Rotation = Rotation { keep: 14, since: Timestamp::MIN };

    /// Returns a database, and the folder of its backups in a temporary folder.
    async fn store_with_backups() -> (Store, PathBuf, tempfile::TempDir) {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", folder.path().join("games.db").display());
        let store = Store::open(&url).await.unwrap();
        store.migrate().await.unwrap();
        let backups = folder.path().join("backups");
        fs::create_dir(&backups).unwrap();
        (store, backups, folder)
    }

    #[tokio::test]
    async fn backups_of_a_database_before_this_one_are_never_deleted() {
        let (store, backups, _folder) = store_with_backups().await;
        let lost = backups.join("dvonn-2026-11-01T000000Z.db");
        fs::write(&lost, "").unwrap();
        let since: Timestamp = "2026-11-23T00:00:00Z".parse().unwrap();
        let files = || fs::read_dir(&backups).unwrap().flatten().map(|it| it.file_name());
        let count = || files().filter(|name| name != LOCK).count();
        for day in 0..3 {
            let now = since + SignedDuration::from_hours(24 * day);
            let seen = newest(&backups, now);
            let rotation = Rotation { keep: 1, since };
            assert!(back_up(&store, &backups, rotation, seen, now).await.unwrap().is_some());
            assert!(lost.exists());
            assert_eq!(count(), 2, "its own are deleted");
        }
        let (seen, now) =
            (newest(&backups, Timestamp::MAX), since + SignedDuration::from_hours(99));
        let rotation = Rotation { keep: 1, ..ALL };
        assert!(back_up(&store, &backups, rotation, seen, now).await.unwrap().is_some());
        assert_eq!(count(), 1);
    }

    #[tokio::test]
    async fn rotation_never_deletes_the_backup_just_made_nor_those_of_a_clock_that_was_ahead() {
        let (store, backups, _folder) = store_with_backups().await;
        let ahead = ["dvonn-2027-11-23T000000Z.db", "dvonn-2027-11-24T000000Z.db"];
        for name in ahead {
            fs::write(backups.join(name), "").unwrap();
        }
        let rotation = Rotation { keep: 2, ..ALL };
        let start: Timestamp = "2026-11-23T00:00:00Z".parse().unwrap();
        for day in 0..4 {
            let now = start + SignedDuration::from_hours(24 * day);
            let seen = newest(&backups, Timestamp::MAX);
            let made = back_up(&store, &backups, rotation, seen, now).await.unwrap().unwrap();
            assert!(made.exists());
            assert_eq!(newest(&backups, now), Some(now), "so the next one is not due at once");
        }
        let mut left: Vec<_> = names(&backups).unwrap().collect();
        left.sort_unstable();
        let own = ["dvonn-2026-11-25T000000Z.db", "dvonn-2026-11-26T000000Z.db"];
        assert_eq!(left, [own, ahead].concat());
    }

    #[test]
    fn no_backup_follows_the_attempt_before_without_a_pause() {
        let day = SignedDuration::from_hours(24);
        let now: Timestamp = "2026-11-23T00:00:00Z".parse().unwrap();
        assert_eq!(due(None, day, None, now), now);
        let tried = Some(Attempt { at: now, pause: PAUSE });
        let soon = now + SignedDuration::from_secs(1);
        assert_eq!(due(None, day, tried, soon), now + PAUSE, "it failed, or somebody deleted it");
        assert_eq!(due(Some(now), day, tried, soon), now + day);
        let set_back = now - day;
        assert_eq!(due(None, day, tried, set_back), set_back, "not only when it is later again");
    }

    #[tokio::test]
    async fn of_two_processes_with_one_folder_one_makes_the_backup() {
        let (store, backups, _folder) = store_with_backups().await;
        let unfinished = backups.join("dvonn-2026-01-01T000000Z.db.partial-x");
        fs::write(&unfinished, "").unwrap();
        let other = fs::File::create(backups.join(LOCK)).unwrap();
        other.lock().unwrap();
        let now: Timestamp = "2026-11-23T02:30:05Z".parse().unwrap();
        assert_eq!(back_up(&store, &backups, ALL, None, now).await.unwrap(), None);
        assert!(unfinished.exists(), "the other process writes it");
        drop(other);
        assert!(back_up(&store, &backups, ALL, None, now).await.unwrap().is_some());
        assert_eq!(newest(&backups, now), Some(now));
        let later = now + PAUSE;
        assert_eq!(back_up(&store, &backups, ALL, None, later).await.unwrap(), None, "it is made");
        assert!(back_up(&store, &backups, ALL, Some(now), later).await.unwrap().is_some());
    }

    #[test]
    fn the_name_of_a_backup_says_its_time_and_other_files_are_left_alone() {
        let time: Timestamp = "2026-11-23T02:30:05Z".parse().unwrap();
        let name = time.strftime(NAME).to_string();
        assert_eq!(name, "dvonn-2026-11-23T023005Z.db");
        assert_eq!(time_of(&name), Some(time));
        for other in ["dvonn-2026-11-23T023005Z.db.partial-x1", "dvonn-mine.db", "dvonn.db"] {
            assert_eq!(time_of(other), None, "{other}");
        }
    }
}
