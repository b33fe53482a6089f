//! What the bot shows by itself, and the messages of its own that it keeps up to date.
//!
//! A post is *raised* in the transaction of what it tells, and belongs to the process that raised it
//! until readers have seen it. So what a crash left unsent is still here, and at the next start
//! [`Store::take_over_posts`] takes it over; on PostgreSQL the other processes do so, as soon as its
//! own counts as dead. What is taken over is *doubtful*: it may have been sent without a record of it.
//!
//! What the handler of an interaction raises is left to it while it runs
//! ([`Store::hold_posts`]), since its answer may show it.

use dvonn_model::{GameId, MessageId, PostKey, PostKind, PostRow, Posted, UserId};
use jiff::{SignedDuration, Timestamp};
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::connect::Store;
use crate::counters::{self, Counter};
use crate::outbox;
use crate::query::{Columns as _, Stored, queries};
use crate::tx::Tx;

/// How long the requests of a process that has ended may still arrive.
pub(super) const SETTLING_TIME: SignedDuration = SignedDuration::from_secs(3);

/// Raises a post that may be there. One that readers have not seen yet stays with its process, which may
/// be sending it.
const OR_RAISE: &str = "
     ON CONFLICT (kind, subject, part) DO UPDATE SET
         wanted = posts.wanted + 1, reader = excluded.reader, detail = excluded.detail,
         retry_at = excluded.retry_at,
         since = CASE WHEN posts.shown < posts.wanted THEN posts.since ELSE excluded.since END,
         owner = CASE WHEN posts.shown < posts.wanted THEN posts.owner ELSE excluded.owner END,
         doubtful = CASE WHEN posts.shown < posts.wanted THEN posts.doubtful ELSE 0 END";

queries! {
    /// Returns a post.
    read post(key: PostKey) -> Option<PostRow>
    [kind: key.kind, subject: key.subject, part: key.part] {
        "SELECT {} FROM posts WHERE kind = :kind AND subject = :subject AND part = :part"
    }

    /// Returns posts of the process `owner` that are due, in order of when they became so.
    step posts_of(owner: i64, doubtful: bool, at: Timestamp, limit: usize) -> Vec<PostRow> {
        "SELECT {} FROM posts
         WHERE shown < wanted AND owner = :owner AND doubtful = :doubtful AND retry_at <= :at
         ORDER BY retry_at LIMIT :limit"
    }

    step next_post_of(owner: i64, after: Timestamp) -> Option<Timestamp> {
        "SELECT MIN(retry_at) FROM (
             SELECT MIN(retry_at) AS retry_at FROM posts
             WHERE shown < wanted AND owner = :owner AND doubtful = 0 AND retry_at > :after
             UNION ALL SELECT MIN(retry_at) FROM posts
             WHERE shown < wanted AND owner = :owner AND doubtful = 1 AND retry_at > :after
         ) AS dues
         HAVING MIN(retry_at) IS NOT NULL"
    }

    step save_post(
        key: PostKey, reader: Option<UserId>, detail: Option<&str>, owner: i64, at: Timestamp,
    )
    [
        kind: key.kind, subject: key.subject, part: key.part, reader, detail, owner, at,
    ] {
        "INSERT INTO posts (
             kind, subject, part, reader, detail, wanted, shown, since, owner, doubtful, retry_at
         ) VALUES (:kind, :subject, :part, :reader, :detail, 1, 0, :at, :owner, 0, :at)"
        OR_RAISE
    }

    step save_updates(game: GameId, has_ended: bool, owner: i64, at: Timestamp) -> u64
    [kind: PostKind::Follow, game, has_ended, owner, at] {
        "INSERT INTO posts (
             kind, subject, part, reader, wanted, shown, since, owner, doubtful, retry_at
         ) SELECT :kind, game_id, user_id, user_id, 1, 0, :at, :owner, 0, :at FROM follows
         WHERE game_id = :game AND (updates = 'moves' OR :has_ended = 1)"
        OR_RAISE
    }

    step take_over_all_posts(owner: i64, settled: Timestamp) {
        "UPDATE posts SET owner = :owner, doubtful = 1,
             retry_at = CASE WHEN retry_at > :settled THEN retry_at ELSE :settled END
         WHERE shown < wanted AND owner <> :owner"
    }

    /// Deletes a post that says nothing more, unless it was raised again meanwhile: then it returns
    /// false.
    change delete_post(post: &PostRow) -> bool
    [kind: post.key.kind, subject: post.key.subject, part: post.key.part, wanted: post.wanted] {
        "DELETE FROM posts
         WHERE kind = :kind AND subject = :subject AND part = :part AND wanted = :wanted"
    }

    /// Records that readers have seen a post as it is here, and in which message. `None`: there is no
    /// message, or it is not known. Does nothing if they have seen a newer one.
    change record_post(post: &PostRow, message: Option<Posted>)
    [
        kind: post.key.kind, subject: post.key.subject, part: post.key.part, wanted: post.wanted,
        channel: message.map(|posted| posted.channel), message: message.map(|posted| posted.id),
    ] {
        "UPDATE posts SET
             shown = :wanted, channel_id = :channel, message_id = :message, doubtful = 0
         WHERE kind = :kind AND subject = :subject AND part = :part AND shown < :wanted"
    }

    /// Postpones a post, which may have been sent, unless it was raised again meanwhile.
    change postpone_post(post: &PostRow, until: Timestamp, may_be_sent: bool)
    [
        kind: post.key.kind, subject: post.key.subject, part: post.key.part, wanted: post.wanted,
        until, doubtful: post.doubtful || may_be_sent,
    ] {
        "UPDATE posts SET
             doubtful = :doubtful,
             retry_at = CASE WHEN wanted = :wanted THEN :until ELSE retry_at END
         WHERE kind = :kind AND subject = :subject AND part = :part"
    }
}

impl Stored for PostRow {
    const COLUMNS: &'static [&'static str] = &[
        "kind",
        "subject",
        "part",
        "reader",
        "detail",
        "wanted",
        "shown",
        "channel_id",
        "message_id",
        "since",
        "doubtful",
    ];

    fn read(row: &AnyRow) -> Result<PostRow, StoreError> {
        let channel: Option<_> = row.value("channel_id")?;
        let message: Option<MessageId> = row.value("message_id")?;
        Ok(PostRow {
            key: PostKey {
                kind: row.value("kind")?,
                subject: row.value("subject")?,
                part: row.value("part")?,
            },
            reader: row.value("reader")?,
            detail: row.value("detail")?,
            wanted: row.value("wanted")?,
            shown: row.value("shown")?,
            message: channel.zip(message).map(|(channel, id)| Posted { channel, id }),
            since: row.value("since")?,
            doubtful: row.value("doubtful")?,
        })
    }
}

impl Tx {
    /// Raises a post: readers should see it, or what has changed about it. This process sends it as
    /// soon as this transaction is committed and nobody [holds](Store::hold_posts) it.
    ///
    /// # Errors
    /// Any database error.
    pub async fn raise_post(&mut self, key: PostKey, at: Timestamp) -> Result<(), StoreError> {
        let owner = self.raises(key, None);
        save_post(self.connection(), key, None, None, owner, at).await
    }

    /// Raises a post for one person, which says `detail`.
    ///
    /// # Errors
    /// Any database error.
    pub async fn raise_post_for(
        &mut self,
        reader: UserId,
        key: PostKey,
        detail: Option<&str>,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        let owner = self.raises(key, Some(reader));
        save_post(self.connection(), key, Some(reader), detail, owner, at).await
    }

    /// Raises the posts that tell the followers of a game of a move, or of the end. The loop sends them.
    pub(super) async fn raise_updates(
        &mut self,
        game: GameId,
        has_ended: bool,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        let owner = self.owner();
        if save_updates(self.connection(), game, has_ended, owner, at).await? > 0 {
            self.has_new_posts();
        }
        Ok(())
    }

    /// Raises a private notice to a person about a game. Only `dvonn-play` reads `detail`.
    ///
    /// # Errors
    /// Any database error.
    pub async fn raise_notice(
        &mut self,
        reader: UserId,
        game: GameId,
        detail: &str,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        let number = counters::next(self.connection(), Counter::Notice).await?;
        self.raise_post_for(reader, PostKey::notice(game, number), Some(detail), at).await
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

    /// Returns posts of this process that are due and held by nobody, in order of when they became so.
    /// They are on disk.
    ///
    /// # Errors
    /// Any database error.
    pub async fn posts_due(
        &self,
        at: Timestamp,
        doubtful: bool,
        limit: usize,
    ) -> Result<Vec<PostRow>, StoreError> {
        self.outbox.begin_read();
        let limit_with_held = limit + self.outbox.held();
        let mut connection = self.connection().await?;
        let owner = self.outbox.owner;
        let mut due = posts_of(&mut connection, owner, doubtful, at, limit_with_held).await?;
        drop(connection);
        due.retain(|post| self.outbox.is_free(post.key));
        due.truncate(limit);
        for post in &mut due {
            post.doubtful |= self.outbox.is_attempted(post);
        }
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

    /// Leaves the posts that `work` raises to it until it ends or is dropped. Tasks that it spawns do
    /// not belong to it.
    pub async fn hold_posts<F: Future>(&self, work: F) -> F::Output {
        self.outbox.hold(work).await
    }

    /// Stops holding a post: this process sends it at once, unless it is recorded.
    pub fn release_post(&self, key: PostKey) {
        self.outbox.release(key);
    }

    /// Notes that a post is being sent. Until that is [settled](Store::settle_post), it is doubtful.
    pub fn attempt_post(&self, post: &PostRow) {
        self.outbox.attempt(post);
    }

    /// Notes that the database knows what came of an attempt.
    pub fn settle_post(&self, post: &PostRow) {
        self.outbox.settle(post);
    }

    /// Waits until a post is raised or released. What happened since the last call counts.
    pub async fn post_raised(&self) {
        self.outbox.raised().await;
    }
}

/// Returns the posts for `reader` that the current task holds, in the order in which they were raised.
pub fn held_posts_for(reader: UserId) -> Vec<PostKey> {
    outbox::held_for(reader)
}
