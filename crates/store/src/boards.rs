//! The posts that show the boards of games: one for each venue, for as long as the game is kept. What the
//! readers of a board know is in its row.

use dvonn_model::{ClockRow, GameId, PostKey, PostRow};
use jiff::Timestamp;

use crate::StoreError;
use crate::query::queries;
use crate::tx::Tx;

/// Wants a message to be edited. A new one that is due stays with its process.
pub(crate) const EDIT: &str = "wanted = wanted + 1,
             owner = CASE WHEN shown < wanted THEN owner ELSE :owner END,
             retry_at = CASE WHEN shown < wanted THEN retry_at ELSE :at END";

queries! {
    step insert_board(key: PostKey, owner: i64, at: Timestamp) -> PostRow
    [kind: key.kind, subject: key.subject, part: key.part, owner, at] {
        "INSERT INTO posts (
             kind, subject, part, wanted, shown, issue, known, since, owner, doubtful, retry_at
         ) VALUES (:kind, :subject, :part, 1, 0, 0, 0, :at, :owner, 0, :at)
         RETURNING {}"
    }

    // Each issue is a new message: nobody has sent it yet, and the process that raises it will.
    step raise_boards_of(game: GameId, kept: u32, owner: i64, at: Timestamp) -> Vec<PostRow> {
        "UPDATE posts SET
             wanted = wanted + 1, known = CASE WHEN known < :kept THEN known ELSE :kept END,
             since = :at, owner = :owner, doubtful = 0, retry_at = :at
         WHERE kind = 'board' AND subject = :game RETURNING {}"
    }

    // A board that is on its way may show the past, so it is edited too.
    step raise_edits_of(game: GameId, owner: i64, at: Timestamp) -> Vec<PostRow> {
        "UPDATE posts SET " EDIT "
         WHERE kind = 'board' AND subject = :game
         AND (shown < wanted OR message_id IS NOT NULL)
         RETURNING {}"
    }

    step raise_deadlines_of(
        game: GameId, shows: Option<Timestamp>, owner: i64, at: Timestamp,
    ) -> Vec<PostRow> {
        "UPDATE posts SET " EDIT "
         WHERE kind = 'board' AND subject = :game
         AND (shown < wanted OR (
             message_id IS NOT NULL
             AND COALESCE(shows, 0) - COALESCE(:shows, 0) NOT BETWEEN -60000 AND 60000
         ))
         RETURNING {}"
    }

    /// Records that the newest board of a game, its revision, cannot be shown in a venue that is gone.
    change give_up_board(key: PostKey, revision: i64)
    [kind: key.kind, subject: key.subject, part: key.part, revision] {
        "UPDATE posts SET
             shown = wanted, issue = :revision, doubtful = 0, channel_id = NULL,
             message_id = NULL, rest = NULL, old_id = NULL, old_rest = NULL
         WHERE kind = :kind AND subject = :subject AND part = :part"
    }

    // Who is about to postpone one has seen the past.
    step retry_boards_of(game: GameId, at: Timestamp) {
        "UPDATE posts SET wanted = wanted + 1, retry_at = :at
         WHERE kind = 'board' AND subject = :game AND shown < wanted"
    }

    /// Forgets the messages of a game in its own venue, which is gone.
    step forget_messages(game: GameId) {
        "UPDATE posts SET
             channel_id = NULL, message_id = NULL, rest = NULL, old_id = NULL, old_rest = NULL
         WHERE kind = 'board' AND subject = :game AND part = 0"
    }
}

impl Tx {
    /// Adds the board of a game that this transaction has created, in its own venue or the one that is
    /// `away`.
    pub(crate) async fn add_board(
        &mut self,
        game: GameId,
        away: bool,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        let owner = self.owner_of_posts();
        let key = PostKey::board(game, away);
        let raised = insert_board(self.connection(), key, owner, at).await?;
        self.hold_post(raised);
        Ok(())
    }

    /// Raises the boards of a game that has changed, of whose plies `kept` stay. Returns them.
    pub(crate) async fn raise_boards(
        &mut self,
        game: GameId,
        kept: u32,
        at: Timestamp,
    ) -> Result<Vec<PostRow>, StoreError> {
        let owner = self.owner_of_posts();
        let raised = raise_boards_of(self.connection(), game, kept, owner, at).await?;
        for post in &raised {
            self.hold_post(post.clone());
        }
        Ok(raised)
    }

    /// Lets the boards of a game that could not be shown be tried at once.
    ///
    /// # Errors
    /// Any database error.
    pub async fn retry_boards(&mut self, game: GameId, at: Timestamp) -> Result<(), StoreError> {
        retry_boards_of(self.connection(), game, at).await?;
        self.wake_posts();
        Ok(())
    }

    /// Lets the messages with the boards of a game be edited, since something about it has changed
    /// without a new revision.
    ///
    /// # Errors
    /// Any database error.
    pub async fn raise_edits(&mut self, game: GameId, at: Timestamp) -> Result<(), StoreError> {
        let owner = self.owner_of_posts();
        for post in raise_edits_of(self.connection(), game, owner, at).await? {
            self.hold_post(post);
        }
        Ok(())
    }

    /// The same if the deadline on a board is off by more than a minute.
    pub(crate) async fn raise_deadlines(
        &mut self,
        game: GameId,
        clock: &ClockRow,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        let owner = self.owner_of_posts();
        let shows = clock.shown();
        for post in raise_deadlines_of(self.connection(), game, shows, owner, at).await? {
            self.hold_post(post);
        }
        Ok(())
    }
}
