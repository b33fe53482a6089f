//! Logs that the database cannot be used: one line a minute, however many people it affects.

use std::sync::{Mutex, PoisonError};

use dvonn_play::PlayError;
use dvonn_store::StoreError;
use jiff::{SignedDuration, Timestamp};

use crate::runtime::failure::Failure;
use crate::time::Time;

/// The shortest time between two lines.
const INTERVAL: SignedDuration = SignedDuration::from_mins(1);
/// The database counts as damaged until nobody has met the damage for this long.
const DAMAGE_LASTS: SignedDuration = SignedDuration::from_mins(5);

/// Logs database errors, and requests that were handled late.
pub(crate) struct Outages {
    time: Time,
    /// Shared by both: a database that goes away makes requests late first.
    lines: LineLimit,
    /// When somebody last met a damaged part of the database.
    damaged: Mutex<Option<Timestamp>>,
}

impl Outages {
    /// Returns a log without outages.
    pub(crate) fn new(time: Time) -> Outages {
        Outages { time, lines: LineLimit::default(), damaged: Mutex::default() }
    }

    /// Logs a database error. `what` says what failed, such as "failed to read games".
    pub(crate) fn log(&self, error: &StoreError, what: &str) {
        if let StoreError::Damaged { .. } = error {
            *self.damaged.lock().unwrap_or_else(PoisonError::into_inner) = Some(self.time.now());
        }
        if let StoreError::Closed = error {
            // What began while the bot stops is done after its next start.
            tracing::debug!(what, "the bot stops");
        } else if !error.is_outage() {
            tracing::error!(%error, "{what}");
        } else if let Some(unlogged) = self.lines.next_line(self.time.now()) {
            tracing::error!(%error, what, unlogged, "the database cannot be used");
        }
    }

    /// Logs the outage if it is the reason for this error. Returns false for any other error, which is
    /// for the caller to log.
    pub(crate) fn explain(&self, error: &impl MaybeOutage) -> bool {
        let Some(error) = error.in_store().filter(|error| error.is_outage()) else { return false };
        self.log(error, "failed to work in the background");
        true
    }

    /// Returns what is wrong with the database's files. `None` if they seem sound.
    pub(crate) fn damage(&self) -> Option<String> {
        let damaged = *self.damaged.lock().unwrap_or_else(PoisonError::into_inner);
        damaged
            .filter(|&met| self.time.now() < met + DAMAGE_LASTS)
            .map(|_| String::from("database: its files are damaged"))
    }

    /// Logs that a request took so long that its answer had to be deferred.
    pub(crate) fn log_late_request(&self, name: &str, milliseconds: u64) {
        if let Some(unlogged) = self.lines.next_line(self.time.now()) {
            tracing::warn!(name, milliseconds, unlogged, "slow: the answer to a request was late");
        }
    }
}

/// An error that may come from the database.
pub(crate) trait MaybeOutage {
    /// Returns the database error behind this one.
    fn in_store(&self) -> Option<&StoreError>;
}

impl MaybeOutage for StoreError {
    fn in_store(&self) -> Option<&StoreError> {
        Some(self)
    }
}

impl MaybeOutage for PlayError {
    fn in_store(&self) -> Option<&StoreError> {
        match self {
            PlayError::Store(error) => Some(error),
            PlayError::Refused(_) | PlayError::Repeated => None,
        }
    }
}

impl MaybeOutage for Failure {
    fn in_store(&self) -> Option<&StoreError> {
        match self {
            Failure::Store(error) => Some(error),
            _ => None,
        }
    }
}

/// Allows one log line per [`INTERVAL`].
#[derive(Default)]
struct LineLimit(Mutex<Lines>);

#[derive(Default)]
struct Lines {
    last: Option<Timestamp>,
    /// The number of lines left out since then.
    unlogged: u64,
}

impl LineLimit {
    /// Returns the number of lines left out since the last one. `None` if this one is left out too.
    fn next_line(&self, now: Timestamp) -> Option<u64> {
        let mut lines = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if lines.last.is_some_and(|last| now < last + INTERVAL) {
            lines.unlogged += 1;
            return None;
        }
        lines.last = Some(now);
        Some(std::mem::take(&mut lines.unlogged))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_line_a_minute_counts_the_ones_left_out() {
        let at = |second| Timestamp::from_second(second).unwrap();
        let limit = LineLimit::default();
        assert_eq!(limit.next_line(at(0)), Some(0));
        for second in 1..60 {
            assert_eq!(limit.next_line(at(second)), None);
        }
        assert_eq!(limit.next_line(at(60)), Some(59));
        assert_eq!(limit.next_line(at(120)), Some(0));
    }
}
