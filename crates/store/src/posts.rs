//! What the bot shows by itself, and has not shown yet.
//!
//! A post is added in the transaction of what it tells, and belongs to the process that added it.
//! Once its message is there, its row is deleted. So what a crash left unsent is still here, and at
//! the next start [`Store::take_over_posts`] takes it over; on PostgreSQL the other processes do so,
//! as soon as its own counts as dead. What is taken over is *doubtful*: it may have been sent
//! without a record of it.

use dvonn_model::{PostKey, PostRow};
use jiff::{SignedDuration, Timestamp};
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::connect::Store;
use crate::query::{Columns as _, Stored, queries};
use crate::tx::Tx;

/// How long the requests of a process that has ended may still arrive.
pub(super) const SETTLING_TIME: SignedDuration = SignedDuration::from_secs(3);

queries! {
    /// Returns posts of the process `owner` that are due, in order of when they became so.
    step posts_of(owner: i64, doubtful: bool, at: Timestamp, limit: u32) -> Vec<PostRow> {
        "SELECT {} FROM posts
         WHERE owner = :owner AND doubtful = :doubtful AND retry_at <= :at
         ORDER BY retry_at LIMIT :limit"
    }

    step next_post_of(owner: i64, after: Timestamp) -> Option<Timestamp> {
        "SELECT MIN(retry_at) FROM (
             SELECT MIN(retry_at) AS retry_at FROM posts
             WHERE owner = :owner AND doubtful = 0 AND retry_at > :after
             UNION ALL SELECT MIN(retry_at) FROM posts
             WHERE owner = :owner AND doubtful = 1 AND retry_at > :after
         ) AS dues
         HAVING MIN(retry_at) IS NOT NULL"
    }

    step save_post(key: PostKey, owner: i64, at: Timestamp)
    [kind: key.kind, subject: key.subject, part: key.part, owner, at] {
        "INSERT INTO posts (kind, subject, part, since, owner, doubtful, retry_at)
         VALUES (:kind, :subject, :part, :at, :owner, 0, :at)
         ON CONFLICT (kind, subject, part) DO UPDATE SET
             since = :at, owner = :owner, doubtful = 0, retry_at = :at"
    }

    step take_over_all_posts(owner: i64, settled: Timestamp) {
        "UPDATE posts SET owner = :owner, doubtful = 1,
             retry_at = CASE WHEN retry_at > :settled THEN retry_at ELSE :settled END
         WHERE owner <> :owner"
    }

    /// Deletes a post that has been shown or cannot be, unless it was added again meanwhile.
    change delete_post(post: &PostRow)
    [kind: post.key.kind, subject: post.key.subject, part: post.key.part, since: post.since] {
        "DELETE FROM posts
         WHERE kind = :kind AND subject = :subject AND part = :part AND since = :since"
    }

    /// Postpones a post, which may have been sent.
    change postpone_post(post: &PostRow, until: Timestamp)
    [
        kind: post.key.kind, subject: post.key.subject, part: post.key.part, since: post.since,
        until,
    ] {
        "UPDATE posts SET doubtful = 1, retry_at = :until
         WHERE kind = :kind AND subject = :subject AND part = :part AND since = :since"
    }
}

impl Stored for PostRow {
    const COLUMNS: &'static [&'static str] = &["kind", "subject", "part", "since", "doubtful"];

    fn read(row: &AnyRow) -> Result<PostRow, StoreError> {
        Ok(PostRow {
            key: PostKey {
                kind: row.value("kind")?,
                subject: row.value("subject")?,
                part: row.value("part")?,
            },
            since: row.value("since")?,
            doubtful: row.value("doubtful")?,
        })
    }
}

impl Tx {
    /// Adds a post, which this process sends as soon as this transaction is committed.
    ///
    /// # Errors
    /// Any database error.
    pub async fn add_post(&mut self, key: PostKey, at: Timestamp) -> Result<(), StoreError> {
        let owner = self.owner_of_posts();
        save_post(self.connection(), key, owner, at).await
    }
}

impl Store {
    /// Takes over the posts of earlier processes, on SQLite, where all have ended. On PostgreSQL,
    /// [`Process::beat`](crate::Process::beat) knows which have.
    ///
    /// # Errors
    /// Any database error.
    pub async fn take_over_posts(&self, at: Timestamp) -> Result<(), StoreError> {
        if self.allows_several_processes() {
            return Ok(());
        }
        let mut tx = self.begin().await?;
        take_over_all_posts(tx.connection(), self.outbox.owner, at + SETTLING_TIME).await?;
        tx.commit().await
    }

    /// Returns posts of this process that are due, in order of when they became so. They are on
    /// disk.
    ///
    /// # Errors
    /// Any database error.
    pub async fn posts_due(
        &self,
        at: Timestamp,
        doubtful: bool,
        limit: u32,
    ) -> Result<Vec<PostRow>, StoreError> {
        let mut connection = self.connection().await?;
        let due = posts_of(&mut connection, self.outbox.owner, doubtful, at, limit).await?;
        drop(connection);
        if !due.is_empty() {
            self.wait_for_disk().await?;
        }
        Ok(due)
    }

    /// Returns when the next post of this process is due, if that is after `after`.
    ///
    /// # Errors
    /// Any database error.
    pub async fn next_post(&self, after: Timestamp) -> Result<Option<Timestamp>, StoreError> {
        next_post_of(&mut *self.connection().await?, self.outbox.owner, after).await
    }

    /// Waits until a post is added to this store. One that was added since the last call counts.
    pub async fn post_added(&self) {
        self.outbox.added().await;
    }
}
