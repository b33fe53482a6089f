//! A transaction.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use dvonn_model::PostRow;
use sqlx::AnyConnection;
use sqlx::{Any, Transaction};
use tokio::sync::OwnedMutexGuard;

use super::file::DatabaseFile;
use super::observe::{Observation, Observer, Operation};
use super::outbox::Outbox;
use super::{StoreError, timeouts};

/// A transaction. [`Tx::commit`] keeps its changes; dropping it undoes them.
///
/// Never wait for the network while holding one: on SQLite, all other writers would wait too.
#[must_use = "dropping a transaction undoes its changes"]
pub struct Tx {
    // Fields are dropped in this order: first the transaction ends, then the next writer starts.
    transaction: Transaction<'static, Any>,
    write_turn: Option<OwnedMutexGuard<()>>,
    file: Option<Arc<DatabaseFile>>,
    durability: Durability,
    observer: Option<Observer>,
    games_per_person: u32,
    outbox: Outbox,
    has_new_posts: bool,
    is_routine: bool,
    pub(super) recorded_posts: Vec<PostRow>,
    _whole: Option<Observation>,
}

/// What a commit waits for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Durability {
    /// Until the changes are on disk.
    Synced,
    /// Not for the disk. The last changes are lost if the machine, not only the program, crashes.
    Unsynced,
}

impl Tx {
    pub(super) fn new(
        transaction: Transaction<'static, Any>,
        turn: Option<OwnedMutexGuard<()>>,
        file: Option<Arc<DatabaseFile>>,
        durability: Durability,
        observer: Option<Observer>,
        games_per_person: u32,
        outbox: Outbox,
    ) -> Tx {
        let whole = observer.as_ref().map(|observer| observer(Operation::Transaction));
        Tx {
            transaction,
            write_turn: turn,
            file,
            durability,
            observer,
            games_per_person,
            outbox,
            has_new_posts: false,
            is_routine: durability == Durability::Unsynced,
            recorded_posts: Vec::new(),
            _whole: whole,
        }
    }

    pub(super) fn connection(&mut self) -> &mut AnyConnection {
        &mut self.transaction
    }

    /// Returns how many games a person may play at once.
    pub fn games_per_person(&self) -> u32 {
        self.games_per_person
    }

    /// Returns true if no other transaction can change anything before this one ends: on SQLite.
    pub(super) fn is_only_writer(&self) -> bool {
        self.write_turn.is_some()
    }

    /// Returns the process that sends what this transaction raises: this one.
    pub(super) fn owner_of_posts(&self) -> i64 {
        self.outbox.owner
    }

    /// Notes that this transaction has raised a post. The current task holds it from now on.
    pub(super) fn hold_post(&mut self, raised: PostRow) {
        // Putting it down wakes the loop.
        if !self.outbox.hold_one(raised) {
            self.wake_posts();
        }
    }

    /// Wakes the loop that sends posts once this transaction is committed.
    pub(super) fn wake_posts(&mut self) {
        self.has_new_posts = true;
    }

    /// Notes that no background work follows from this transaction: [`Store::changes`](crate::Store::changes) does
    /// not count it. Nor does it count one that does not wait for the disk.
    pub fn is_routine(&mut self) {
        self.is_routine = true;
    }

    /// Commits the changes. They are on disk when this returns, unless this came from
    /// [`Store::begin_unsynced`](super::Store::begin_unsynced).
    ///
    /// # Errors
    /// Any database error. Nothing is committed then, except that after
    /// [`StoreError::Unconfirmed`] it is unknown: the connection broke during the commit, the disk
    /// failed after it, or neither has answered for ten seconds.
    /// [`StoreError::FileGone`] if the SQLite file was deleted or replaced: nobody could ever read
    /// the changes. [`StoreError::NotSynced`] if the disk failed to sync earlier changes.
    pub async fn commit(self) -> Result<(), StoreError> {
        if let Some(file) = &self.file {
            // Two calls of stat, without waiting for the disk: measured as some microseconds.
            file.check_in_transaction()?;
        }
        // In a task of its own, which ends even if nobody waits for it any more: a COMMIT must not be
        // dropped on its way.
        let committed = tokio::spawn(self.commit_and_sync());
        let unconfirmed = |what: String| StoreError::Unconfirmed { what };
        match tokio::time::timeout(timeouts::WAIT, committed).await {
            Ok(Ok(committed)) => committed,
            Ok(Err(panic)) => Err(unconfirmed(panic.to_string())),
            Err(_) => Err(unconfirmed(format!("no answer for {} s", timeouts::WAIT.as_secs()))),
        }
    }

    async fn commit_and_sync(self) -> Result<(), StoreError> {
        let _commit = self.observer.as_ref().map(|observer| observer(Operation::Commit));
        self.transaction.commit().await.map_err(|error| match error.into() {
            StoreError::Lost { what } => StoreError::Unconfirmed { what },
            error => error,
        })?;
        if self.has_new_posts {
            self.outbox.wake();
        }
        if !self.is_routine {
            self.outbox.changes.fetch_add(1, Ordering::Relaxed);
        }
        for post in self.recorded_posts {
            self.outbox.record(post);
        }
        let Some(file) = self.file else { return Ok(()) };
        file.committed();
        match self.durability {
            Durability::Synced => file.sync(self.write_turn).await,
            Durability::Unsynced => Ok(()),
        }
    }
}
