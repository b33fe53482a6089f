//! Explains why a review or variations cannot be shown or changed.

use dvonn_discord::view::View;
use dvonn_study::variations::MAX_PLIES;
use dvonn_study::{StudyError, StudyRefusal};

use crate::runtime::failure::{Explain, Failure};
use crate::say;
use crate::text::Text;

impl Explain for StudyRefusal {
    fn explain(&self, text: Text) -> View {
        View::new(match self {
            StudyRefusal::GameRunning => say!(text, "refuse-review-running"),
            StudyRefusal::GameTooShort => say!(text, "refuse-review-short"),
            StudyRefusal::OneReviewAtATime => say!(text, "refuse-review-one-at-a-time"),
            StudyRefusal::VariationsGone => say!(text, "refuse-variation-gone"),
            StudyRefusal::VariationsFull => say!(text, "refuse-variation-full", most = MAX_PLIES),
        })
    }
}

impl From<StudyError> for Failure {
    fn from(error: StudyError) -> Failure {
        match error {
            StudyError::Refused(refusal) => refusal.into(),
            StudyError::Play(error) => error.into(),
        }
    }
}
