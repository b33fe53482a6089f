//! Reviews as they are asked for, gone on with, and kept.

use dvonn_model::{PlyOrigin, ReviewId, ReviewRow, Source, UserId};
use dvonn_rules::Game;
use dvonn_store::{Store, StoreError};
use jiff::Timestamp;

use super::{Review, Study, is_long_enough};
use crate::{Match, PlayError, Refusal};

/// Why a game is not reviewed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewRefusal {
    /// It goes on.
    Running,
    /// Neither side, or only one, ever chose a move.
    TooShort,
    /// Another game that the person brought is being reviewed.
    OneAtATime,
}

/// A game to be reviewed.
#[derive(Clone, Debug)]
pub struct Reviewable {
    /// Which it is.
    pub of: Source,
    /// Its plies.
    pub game: Game,
    /// How they came about; where this ends, all are a person's.
    pub origins: Vec<PlyOrigin>,
}

/// How far a review has come.
#[derive(Clone, Debug, PartialEq)]
pub enum Progress {
    /// So many positions of so many are known.
    UnderWay {
        /// Those that are.
        known: usize,
        /// All of them.
        all: usize,
    },
    /// It is there.
    Done(Review),
}

impl Reviewable {
    /// A game that was played here.
    ///
    /// # Errors
    /// [`ReviewRefusal::Running`].
    pub fn played(game: &Match) -> Result<Reviewable, Refusal> {
        if game.row.is_running() {
            return Err(ReviewRefusal::Running.into());
        }
        let of = Source::Game(game.row.id);
        Ok(Reviewable { of, game: game.game.clone(), origins: game.origins.clone() })
    }

    /// A game that somebody brought.
    pub fn brought(of: Source, game: &Game) -> Reviewable {
        Reviewable { of, game: game.clone(), origins: Vec::new() }
    }

    /// Whether there is enough in it to say anything of it: both sides have chosen a move.
    pub fn is_long_enough(&self) -> bool {
        is_long_enough(&self.game, &self.origins)
    }

    /// How far its review has come.
    ///
    /// # Errors
    /// [`StoreError::Corrupt`] when what was kept is no review of this game.
    pub fn progress(&self, row: &ReviewRow) -> Result<Progress, StoreError> {
        if row.done {
            return self.study(row)?.review().map(Progress::Done).ok_or_else(|| unfinished(row));
        }
        let (known, all) = (row.known as usize, self.game.plies().len() + 1);
        Ok(Progress::UnderWay { known, all })
    }

    /// What has been found out about it so far.
    ///
    /// # Errors
    /// [`StoreError::Corrupt`] when what was kept cannot be read.
    pub fn study(&self, row: &ReviewRow) -> Result<Study<'_>, StoreError> {
        Study::resume(&self.game, &self.origins, &row.findings)
            .map_err(|error| StoreError::Corrupt { what: format!("review {}: {error}", row.id) })
    }
}

fn unfinished(row: &ReviewRow) -> StoreError {
    StoreError::Corrupt { what: format!("review {} is said to be done", row.id) }
}

/// Asks for the review of a game, if nobody has yet, and says how far it has come. Of the games that
/// a person brought one is reviewed at a time, so that others need not wait for them all.
///
/// # Errors
/// [`ReviewRefusal::TooShort`], [`ReviewRefusal::OneAtATime`], and the store's.
pub async fn ask_for_review(
    store: &Store,
    game: &Reviewable,
    person: UserId,
    at: Timestamp,
) -> Result<Progress, PlayError> {
    if let Some(row) = store.review(game.of).await? {
        return Ok(game.progress(&row)?);
    }
    if !game.is_long_enough() {
        return Err(Refusal::from(ReviewRefusal::TooShort).into());
    }
    if matches!(game.of, Source::Import(_)) && store.awaits_review(person).await? {
        return Err(Refusal::from(ReviewRefusal::OneAtATime).into());
    }
    let mut tx = store.begin().await?;
    tx.ask_for_review(game.of, at).await?;
    tx.commit().await?;
    Ok(Progress::UnderWay { known: 0, all: game.game.plies().len() + 1 })
}

/// Keeps what a study has found beyond `seen`, and answers with the review as it is kept then;
/// nothing, if somebody else has gone on with it meanwhile.
///
/// # Errors
/// The store's.
pub async fn keep_study(
    store: &Store,
    seen: &ReviewRow,
    study: &Study<'_>,
) -> Result<Option<ReviewRow>, StoreError> {
    let (text, known) = (study.text(seen.known as usize), study.known());
    let mut tx = store.begin().await?;
    let kept = tx.add_findings(seen, &text, known, study.is_whole()).await?;
    tx.commit().await?;
    Ok(kept)
}

/// The review of a game, if it is there.
///
/// # Errors
/// The store's.
pub async fn kept_review(store: &Store, game: &Reviewable) -> Result<Option<Review>, StoreError> {
    let Some(row) = store.review(game.of).await? else { return Ok(None) };
    match game.progress(&row)? {
        Progress::Done(review) => Ok(Some(review)),
        Progress::UnderWay { .. } => Ok(None),
    }
}

/// Forgets a review, as if nobody had ever asked for it.
///
/// # Errors
/// The store's.
pub async fn forget_review(store: &Store, id: ReviewId) -> Result<(), StoreError> {
    let mut tx = store.begin().await?;
    tx.remove_review(id).await?;
    tx.commit().await
}

impl From<ReviewRefusal> for Refusal {
    fn from(refusal: ReviewRefusal) -> Refusal {
        Refusal::Review(refusal)
    }
}
