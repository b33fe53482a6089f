//! What the engine says about games: reviews, how much people lose per move, and the variations that
//! people try in an analysis.
//!
//! It searches nothing itself: the caller asks the engine and passes in what it found. Who may see
//! advice is up to `dvonn-play`.

mod chances;
pub mod fair_play;
pub mod review;
pub mod variations;

pub use chances::calibrated;
pub use review::{Review, Reviewable, Strength, Study};

use dvonn_play::{PlayError, Refusal};
use dvonn_store::StoreError;

/// Why a review or variations cannot be shown or changed. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StudyRefusal {
    /// The game to review is still running.
    GameRunning,
    /// A side of the game to review has never chosen a move.
    GameTooShort,
    /// Another game is being reviewed for the person.
    OneReviewAtATime,
    /// The variations are no longer kept, or belong to somebody else.
    VariationsGone,
    /// There are [`variations::MAX_PLIES`] plies in the variations.
    VariationsFull,
}

/// Why a request failed.
#[derive(Debug, thiserror::Error)]
pub enum StudyError {
    /// The request was refused.
    #[error("refused: {0:?}")]
    Refused(StudyRefusal),
    /// The ply is illegal, or the database failed.
    #[error(transparent)]
    Play(#[from] PlayError),
}

impl From<StudyRefusal> for StudyError {
    fn from(refusal: StudyRefusal) -> StudyError {
        StudyError::Refused(refusal)
    }
}

impl From<Refusal> for StudyError {
    fn from(refusal: Refusal) -> StudyError {
        StudyError::Play(refusal.into())
    }
}

impl From<StoreError> for StudyError {
    fn from(error: StoreError) -> StudyError {
        StudyError::Play(error.into())
    }
}

#[cfg(test)]
mod tests;
