//! Requesting, continuing and storing reviews.

use dvonn_model::{PlyOrigin, PostKey, ReviewId, ReviewRow, Source, UserId};
use dvonn_play::Match;
use dvonn_rules::Game;
use dvonn_store::{Store, StoreError};
use jiff::Timestamp;

use super::{Review, Study, is_long_enough};
use crate::{StudyError, StudyRefusal};

/// A game to review.
#[derive(Clone, Debug)]
pub struct Reviewable {
    /// Where it comes from.
    pub of: Source,
    /// Its plies.
    pub game: Game,
    /// The origins of the plies. If there are fewer origins than plies, the rest count as chosen by
    /// a person.
    pub origins: Vec<PlyOrigin>,
}

/// The progress of a review.
#[derive(Clone, Debug, PartialEq)]
pub enum ReviewProgress {
    /// It is not finished.
    UnderWay {
        /// The number of positions evaluated.
        known: usize,
        /// The number of positions in total.
        all: usize,
    },
    /// It is finished.
    Done(Review),
}

impl Reviewable {
    /// Returns a game that was played here.
    ///
    /// # Errors
    /// [`StudyRefusal::GameRunning`].
    pub fn played(game: &Match) -> Result<Reviewable, StudyRefusal> {
        if game.row.is_running() {
            return Err(StudyRefusal::GameRunning);
        }
        let of = Source::Game(game.row.id);
        Ok(Reviewable { of, game: game.history.clone(), origins: game.origins.clone() })
    }

    /// Returns an imported game.
    pub fn imported(of: Source, game: &Game) -> Reviewable {
        Reviewable { of, game: game.clone(), origins: Vec::new() }
    }

    /// Returns the game's source.
    pub fn source(&self) -> Source {
        self.of
    }

    /// Returns the number of its positions, each of which a review evaluates.
    pub fn positions(&self) -> usize {
        self.game.plies().len() + 1
    }

    /// Returns true if the game is long enough for a review: both sides must have chosen a move.
    pub fn is_long_enough(&self) -> bool {
        is_long_enough(&self.game, &self.origins)
    }

    /// Returns the progress of its review.
    ///
    /// # Errors
    /// [`StoreError::Corrupt`] if the stored text is not a review of this game.
    fn progress(&self, row: &ReviewRow) -> Result<ReviewProgress, StoreError> {
        if row.done {
            let review = self.study(row)?.review().ok_or_else(|| unfinished(row))?;
            return Ok(ReviewProgress::Done(review));
        }
        Ok(ReviewProgress::UnderWay { known: row.known as usize, all: self.positions() })
    }

    /// Returns the study with the findings so far.
    ///
    /// # Errors
    /// [`StoreError::Corrupt`] if the stored text cannot be parsed.
    pub fn study(&self, row: &ReviewRow) -> Result<Study<'_>, StoreError> {
        Study::resume(&self.game, &self.origins, &row.findings)
            .map_err(|error| StoreError::Corrupt { what: format!("review {}: {error}", row.id) })
    }
}

fn unfinished(row: &ReviewRow) -> StoreError {
    StoreError::Corrupt { what: format!("review {} is marked as done but incomplete", row.id) }
}

/// Requests the review of a game, unless it was requested before, and returns its progress. Each
/// person can have only one game reviewed at a time, so that others need not wait.
///
/// # Errors
/// [`StudyRefusal::GameTooShort`], [`StudyRefusal::OneReviewAtATime`], and any database error.
pub async fn request(
    store: &Store,
    game: &Reviewable,
    person: UserId,
) -> Result<ReviewProgress, StudyError> {
    if let Some(row) = store.review(game.of).await? {
        return Ok(game.progress(&row)?);
    }
    if !game.is_long_enough() {
        return Err(StudyRefusal::GameTooShort.into());
    }
    let mut tx = store.begin().await?;
    tx.lock_review_requests().await?;
    if let Some(row) = tx.review(game.of).await? {
        return Ok(game.progress(&row)?);
    }
    if tx.awaits_review(person).await? {
        return Err(StudyRefusal::OneReviewAtATime.into());
    }
    tx.request_review(game.of, Some(person)).await?;
    tx.commit().await?;
    Ok(ReviewProgress::UnderWay { known: 0, all: game.positions() })
}

/// Requests the review of a game for the bot's own use, unless it was requested before or the game is too short.
/// Nothing is posted when it is done.
///
/// # Errors
/// Any database error.
pub async fn request_unasked(store: &Store, game: &Reviewable) -> Result<(), StoreError> {
    if !game.is_long_enough() {
        return Ok(());
    }
    let mut tx = store.begin().await?;
    tx.lock_review_requests().await?;
    if tx.review(game.of).await?.is_none() {
        tx.request_review(game.of, None).await?;
    }
    tx.commit().await
}

/// Stores the findings of a study since `seen`. Returns the stored review, or `None` if another
/// task has added findings in the meantime. One that is complete is posted, unless nobody has asked for it or
/// it is of an imported game, which only its owner sees.
///
/// # Errors
/// Any database error.
pub async fn store(
    store: &Store,
    seen: &ReviewRow,
    study: &Study<'_>,
    at: Timestamp,
) -> Result<Option<ReviewRow>, StoreError> {
    let (text, known) = (study.text(seen.known as usize), study.known());
    let mut tx = store.begin().await?;
    let is_awaited = tx.is_review_awaited(seen.id).await?;
    let kept = tx.add_findings(seen, &text, known, study.is_complete()).await?;
    if let Some(ReviewRow { id, of: Source::Game(_), done: true, .. }) = kept
        && is_awaited
    {
        tx.raise_post(PostKey::review(id), at).await?;
    }
    tx.commit().await?;
    Ok(kept)
}

/// Returns the progress of a game's review, or `None` if nobody has requested one.
///
/// # Errors
/// Any database error.
pub async fn progress(
    store: &Store,
    game: &Reviewable,
) -> Result<Option<ReviewProgress>, StoreError> {
    let row = store.review(game.of).await?;
    row.map(|row| game.progress(&row)).transpose()
}

/// Deletes a review, as if it had never been requested.
///
/// # Errors
/// Any database error.
pub async fn delete(store: &Store, id: ReviewId) -> Result<(), StoreError> {
    let mut tx = store.begin().await?;
    tx.remove_review(id).await?;
    tx.commit().await
}
