//! Private messages that a review is in progress, which say how far it is, and that it is ready once it is.
//! Kept in memory, and only for as long as Discord lets the bot edit them: after that, their button still shows
//! the review.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use dvonn_discord::answer::Answer;
use dvonn_model::{Source, UserId};
use jiff::{SignedDuration, Timestamp};

use crate::text::Text;

/// How long a message can be edited: Discord's fifteen minutes, less the time that a request may take.
const LASTS: SignedDuration = SignedDuration::from_mins(14);
/// The shortest time between two edits of a message that say how far the review is.
const PAUSE: SignedDuration = SignedDuration::from_secs(10);

/// The messages that people are waiting at.
#[derive(Default)]
pub(crate) struct ReviewNotices(Mutex<Vec<ReviewNotice>>);

/// A message that a review is in progress.
#[derive(Clone)]
pub(crate) struct ReviewNotice {
    pub(crate) of: Source,
    pub(crate) text: Text,
    pub(crate) reply: Arc<Answer>,
    person: UserId,
    /// The number of evaluated positions that it names.
    known: usize,
    /// When it may be edited again.
    next: Timestamp,
    until: Timestamp,
}

impl ReviewNotices {
    /// Keeps the message of a person, in place of earlier ones about the same review.
    pub(crate) fn keep(
        &self,
        (of, known): (Source, usize),
        person: UserId,
        text: Text,
        reply: Arc<Answer>,
        now: Timestamp,
    ) {
        let mut notices = self.lock();
        notices.retain(|notice| now < notice.until && !notice.is_about(of, person));
        let (next, until) = (now + PAUSE, now + LASTS);
        notices.push(ReviewNotice { of, text, reply, person, known, next, until });
    }

    /// Returns the messages about this review that do not say yet that so many of its positions are evaluated,
    /// if they may be edited now. They count as edited.
    pub(crate) fn behind(&self, of: Source, known: usize, now: Timestamp) -> Vec<ReviewNotice> {
        let mut notices = self.lock();
        let behind = notices
            .iter_mut()
            .filter(|notice| notice.of == of && notice.known != known && notice.next <= now);
        behind
            .map(|notice| {
                (notice.known, notice.next) = (known, now + PAUSE);
                notice.clone()
            })
            .collect()
    }

    /// Forgets the messages of a person who has seen this review.
    pub(crate) fn forget(&self, of: Source, person: UserId) {
        self.lock().retain(|notice| !notice.is_about(of, person));
    }

    /// Returns the reviews that people are waiting for.
    pub(crate) fn awaited(&self, now: Timestamp) -> Vec<Source> {
        let mut notices = self.lock();
        notices.retain(|notice| now < notice.until);
        let mut awaited: Vec<Source> = Vec::new();
        for notice in &*notices {
            if !awaited.contains(&notice.of) {
                awaited.push(notice.of);
            }
        }
        awaited
    }

    /// Takes the messages about this review.
    pub(crate) fn take(&self, of: Source) -> Vec<ReviewNotice> {
        self.lock().extract_if(.., |notice| notice.of == of).collect()
    }

    fn lock(&self) -> MutexGuard<'_, Vec<ReviewNotice>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl ReviewNotice {
    fn is_about(&self, of: Source, person: UserId) -> bool {
        self.of == of && self.person == person
    }
}
