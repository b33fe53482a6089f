//! What the bot shows by itself, and the messages of its own that it keeps up to date.
//!
//! A post is *raised* in the transaction of what it tells, and belongs to the process that raised it
//! until readers have seen it. So what a crash left unsent is still here, and at the next start
//! [`Store::take_over_posts`] takes it over; on PostgreSQL the other processes do so, as soon as its
//! own counts as dead. What is taken over is *doubtful*: it may have been sent without a record of it.
//!
//! What the handler of an interaction raises is left to it while it runs
//! ([`hold_posts`](crate::hold_posts)), since its answer may show it.

use dvonn_model::{GameId, MessageId, OldMessage, PostKey, PostKind, PostRow, PostShown, UserId};
use jiff::{SignedDuration, Timestamp};
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::boards::EDIT;
use crate::connect::Store;
use crate::counters::{self, Counter};
use crate::outbox;
use crate::outbox::ChangedPosts;
use crate::query::{Columns as _, Stored, queries};
use crate::tx::Tx;

/// How long the requests of a process that has ended may still arrive.
pub(super) const SETTLING_TIME: SignedDuration = SignedDuration::from_secs(3);

/// Raises a post that may be there. One that readers have not seen yet stays with its process, which may
/// be sending it.
const OR_RAISE: &str = "
     ON CONFLICT (kind, subject, part) DO UPDATE SET
         wanted = posts.wanted + 1, reader = excluded.reader, detail = excluded.detail,
         known = CASE WHEN posts.known < excluded.known THEN posts.known ELSE excluded.known END,
         retry_at = excluded.retry_at,
         since = CASE WHEN posts.shown < posts.wanted THEN posts.since ELSE excluded.since END,
         owner = CASE WHEN posts.shown < posts.wanted THEN posts.owner ELSE excluded.owner END,
         doubtful = CASE WHEN posts.shown < posts.wanted THEN posts.doubtful ELSE 0 END
     ";

queries! {
    /// Returns a post.
    read post(key: PostKey) -> Option<PostRow>
    [kind: key.kind, subject: key.subject, part: key.part] {
        "SELECT {} FROM posts WHERE kind = :kind AND subject = :subject AND part = :part"
    }

    // The next posts of a process in each lane, also those that are not due yet.
    step posts_of(owner: i64, fresh: usize, doubtful: usize) -> Vec<PostRow> {
        "SELECT {} FROM (
             SELECT * FROM posts
             WHERE (shown < wanted OR old_id IS NOT NULL) AND owner = :owner AND doubtful = 0
             ORDER BY retry_at LIMIT :fresh
         ) AS fresh
         UNION ALL SELECT {} FROM (
             SELECT * FROM posts
             WHERE (shown < wanted OR old_id IS NOT NULL) AND owner = :owner AND doubtful = 1
             ORDER BY retry_at LIMIT :doubtful
         ) AS late"
    }

    step save_post(
        key: PostKey, reader: Option<UserId>, detail: Option<&str>, owner: i64, at: Timestamp,
    ) -> PostRow
    [
        kind: key.kind, subject: key.subject, part: key.part, reader, detail, owner, at,
    ] {
        "INSERT INTO posts (
             kind, subject, part, reader, detail, wanted, shown, issue, known, since, owner,
             doubtful, retry_at
         ) VALUES (:kind, :subject, :part, :reader, :detail, 1, 0, 0, 0, :at, :owner, 0, :at)"
        OR_RAISE "RETURNING {}"
    }

    step save_updates(game: GameId, kept: u32, has_ended: bool, owner: i64, at: Timestamp) -> u64
    [kind: PostKind::Follow, game, kept, has_ended, owner, at] {
        "INSERT INTO posts (
             kind, subject, part, reader, wanted, shown, issue, known, since, owner, doubtful,
             retry_at
         ) SELECT :kind, game_id, user_id, user_id, 1, 0, 0, :kept, :at, :owner, 0, :at
         FROM follows
         WHERE game_id = :game AND (updates = 'moves' OR :has_ended = 1)"
        OR_RAISE
    }

    // The first of several changes says when the message is edited.
    step raise_edit_of(key: PostKey, owner: i64, at: Timestamp) -> bool
    [kind: key.kind, subject: key.subject, part: key.part, owner, at] {
        "UPDATE posts SET " EDIT " WHERE kind = :kind AND subject = :subject AND part = :part"
    }

    step take_over_all_posts(owner: i64, settled: Timestamp) {
        "UPDATE posts SET owner = :owner, doubtful = 1,
             retry_at = CASE WHEN retry_at > :settled THEN retry_at ELSE :settled END
         WHERE (shown < wanted OR old_id IS NOT NULL) AND owner <> :owner"
    }

    /// Deletes a post that says nothing more, unless it was raised again meanwhile: then it returns
    /// false.
    change delete_post(post: &PostRow) -> bool
    [kind: post.key.kind, subject: post.key.subject, part: post.key.part, wanted: post.wanted] {
        "DELETE FROM posts
         WHERE kind = :kind AND subject = :subject AND part = :part AND wanted = :wanted"
    }

    step record_seen(post: &PostRow, seen: &PostShown, ends_mute: bool) -> Option<PostRow>
    [
        kind: post.key.kind, subject: post.key.subject, part: post.key.part, wanted: post.wanted,
        issue: seen.issue, known: seen.known, shows: seen.shows, channel: seen.channel,
        message: seen.message, guest: seen.guest, rest: seen.rest.as_deref(), ends_mute,
    ] {
        "UPDATE posts SET
             shown = :wanted, issue = :issue, known = :known, shows = :shows,
             doubtful = CASE WHEN wanted = :wanted THEN 0 ELSE doubtful END,
             old_id = CASE WHEN issue <> :issue THEN COALESCE(message_id, old_id) ELSE old_id END,
             old_rest = CASE WHEN issue <> :issue AND message_id IS NOT NULL
                 THEN rest ELSE old_rest END,
             channel_id = COALESCE(:channel, channel_id), message_id = :message,
             guest = :guest, rest = :rest
         WHERE kind = :kind AND subject = :subject AND part = :part AND shown < :wanted
         AND (:ends_mute = 1 OR kind <> 'board' OR NOT EXISTS (
             SELECT 1 FROM games WHERE id = :subject AND muted_since IS NOT NULL
         ))
         RETURNING {}"
    }

    step set_old_message(key: PostKey, old: &OldMessage)
    [kind: key.kind, subject: key.subject, part: key.part, old: old.0, rest: old.1.as_deref()] {
        "UPDATE posts SET old_id = :old, old_rest = :rest
         WHERE kind = :kind AND subject = :subject AND part = :part"
    }

    /// Records that the old message of a post has no controls any more, or that nothing can be done
    /// about them.
    change forget_old_message(key: PostKey, old: MessageId)
    [kind: key.kind, subject: key.subject, part: key.part, old] {
        "UPDATE posts SET old_id = NULL, old_rest = NULL
         WHERE kind = :kind AND subject = :subject AND part = :part AND old_id = :old"
    }

    step postpone(post: &PostRow, until: Timestamp, may_be_sent: bool)
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

/// Posts to be sent, in order of when they became due.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DuePosts {
    /// Those that are due.
    pub posts: Vec<PostRow>,
    /// False if more may be due.
    pub are_all: bool,
    /// When the next one is due that is not due yet, if that is known.
    pub next: Option<Timestamp>,
}

impl Stored for PostRow {
    #[rustfmt::skip]
    const COLUMNS: &'static [&'static str] = &[
        "kind", "subject", "part", "reader", "detail", "wanted", "shown", "issue", "known",
        "channel_id", "message_id", "guest", "old_id", "old_rest", "since", "doubtful", "retry_at",
    ];

    fn read(row: &AnyRow) -> Result<PostRow, StoreError> {
        let old: Option<MessageId> = row.value("old_id")?;
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
            issue: row.value("issue")?,
            known: row.value("known")?,
            channel: row.value("channel_id")?,
            message: row.value("message_id")?,
            guest: row.value("guest")?,
            old: old.zip(Some(row.value("old_rest")?)),
            since: row.value("since")?,
            doubtful: row.value("doubtful")?,
            due: row.value("retry_at")?,
        })
    }
}

impl Tx {
    /// Raises a post: readers should see it, or what has changed about it. This process sends it as
    /// soon as this transaction is committed and nobody [holds](crate::hold_posts) it.
    ///
    /// # Errors
    /// Any database error.
    pub async fn raise_post(&mut self, key: PostKey, at: Timestamp) -> Result<(), StoreError> {
        self.raise(key, None, None, at).await.map(drop)
    }

    /// Raises a post with its only reader, if it has only one, and what it says, if its subject does not
    /// tell.
    ///
    /// # Errors
    /// Any database error.
    pub async fn raise_post_with(
        &mut self,
        key: PostKey,
        reader: Option<UserId>,
        detail: Option<&str>,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        self.raise(key, reader, detail, at).await.map(drop)
    }

    /// Raises a post, and returns it.
    pub(super) async fn raise(
        &mut self,
        key: PostKey,
        reader: Option<UserId>,
        detail: Option<&str>,
        at: Timestamp,
    ) -> Result<PostRow, StoreError> {
        let owner = self.owner_of_posts();
        let raised = save_post(self.connection(), key, reader, detail, owner, at).await?;
        self.hold_post(raised.clone());
        Ok(raised)
    }

    /// Lets the message of a post be edited at this time, or earlier if that is wanted already.
    pub(super) async fn raise_edit(
        &mut self,
        key: PostKey,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        let owner = self.owner_of_posts();
        if raise_edit_of(self.connection(), key, owner, at).await? {
            self.wake_posts();
        }
        Ok(())
    }

    /// Records what readers see of a post as it is here. The message of another issue becomes its old
    /// one. Returns false, and records nothing, if they have seen a newer one, or if it is the board of a
    /// game that counts as muted, unless that `ends_mute`.
    ///
    /// # Errors
    /// Any database error.
    pub async fn record_post(
        &mut self,
        post: &PostRow,
        seen: &PostShown,
        ends_mute: bool,
    ) -> Result<bool, StoreError> {
        let recorded = record_seen(self.connection(), post, seen, ends_mute).await?;
        let is_recorded = recorded.is_some();
        self.recorded_posts.extend(recorded);
        Ok(is_recorded)
    }

    /// Records that a message of a post is not its newest one, and is to lose its controls.
    ///
    /// # Errors
    /// Any database error.
    pub async fn leave_old_message(
        &mut self,
        key: PostKey,
        old: &OldMessage,
    ) -> Result<(), StoreError> {
        self.wake_posts();
        set_old_message(self.connection(), key, old).await
    }

    /// Postpones a post, which may have been sent, unless it was raised again meanwhile.
    ///
    /// # Errors
    /// Any database error.
    pub async fn postpone_post(
        &mut self,
        post: &PostRow,
        until: Timestamp,
        may_be_sent: bool,
    ) -> Result<(), StoreError> {
        // It may be due before all others.
        self.wake_posts();
        postpone(self.connection(), post, until, may_be_sent).await
    }

    /// Raises the posts that tell the followers of a game of a move, a takeback or the end: they know the
    /// `kept` plies before it. The loop sends them.
    pub(super) async fn raise_updates(
        &mut self,
        game: GameId,
        kept: u32,
        has_ended: bool,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        let owner = self.owner_of_posts();
        if save_updates(self.connection(), game, kept, has_ended, owner, at).await? > 0 {
            self.wake_posts();
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
        let key = PostKey::notice(game, number);
        self.raise_post_with(key, Some(reader), Some(detail), at).await
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

    /// Returns posts of this process that are due and held by nobody, at most `fresh` and `doubtful` ones, in
    /// order of when they became so. They are on disk.
    ///
    /// # Errors
    /// Any database error.
    pub async fn posts_due(
        &self,
        at: Timestamp,
        [fresh, doubtful]: [usize; 2],
    ) -> Result<DuePosts, StoreError> {
        self.outbox.begin_reading();
        // Those that are held, and one more: the first that is not due yet.
        let more = self.outbox.held() + 1;
        let read = |limit: usize| if limit == 0 { 0 } else { limit + more };
        let mut connection = self.connection().await?;
        let owner = self.outbox.owner;
        let mut due = posts_of(&mut connection, owner, read(fresh), read(doubtful)).await?;
        drop(connection);
        let later = due.extract_if(.., |post| post.due > at);
        let next = later.map(|post| post.due).min();
        let late = due.iter().filter(|post| post.doubtful).count();
        let are_all = due.len() - late < read(fresh) && late < read(doubtful);
        due.retain(|post| self.outbox.is_free(post.key));
        let mut room = [fresh, doubtful];
        due.retain(|post| {
            let room = &mut room[usize::from(post.doubtful)];
            let has_room = *room > 0;
            *room = room.saturating_sub(1);
            has_room
        });
        for post in &mut due {
            post.doubtful |= self.outbox.is_attempted(post);
        }
        if !due.is_empty() {
            self.wait_for_disk().await?;
        }
        Ok(DuePosts { posts: due, are_all, next })
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

    /// Waits until a post is raised, released, postponed, or recorded with an old message. What happened since
    /// the last call counts.
    pub async fn posts_changed(&self) -> ChangedPosts {
        self.outbox.changed().await
    }
}

/// Returns a post as the current task has raised it, while it holds it.
pub fn held_post(key: PostKey) -> Option<PostRow> {
    outbox::held().into_iter().find(|post| post.key == key)
}

/// Returns the posts for `reader` that the current task holds, in the order in which they were raised.
pub fn held_posts_for(reader: UserId) -> Vec<PostRow> {
    outbox::held().into_iter().filter(|post| post.reader == Some(reader)).collect()
}
