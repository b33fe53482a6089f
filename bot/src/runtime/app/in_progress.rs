//! Keeps two tasks of this process from doing the same work at once. Where a person must wait for their
//! earlier request, the claim is released before the answer is sent: as soon as they see it, they may ask
//! again.

use std::collections::HashSet;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// A kind of task, and the number of the row it works on.
type Key = (&'static str, i64);

/// The tasks that are running.
#[derive(Debug, Default)]
pub(crate) struct InProgress(Mutex<HashSet<Key>>);

/// A running task. Dropping it releases the claim.
#[derive(Debug)]
pub(crate) struct Claim<'a> {
    claims: &'a InProgress,
    key: Key,
}

impl InProgress {
    /// Claims the row `id` for `task`. Returns `None` while it is already claimed.
    pub(crate) fn claim(&self, task: &'static str, id: impl Into<i64>) -> Option<Claim<'_>> {
        let key = (task, id.into());
        self.lock().insert(key).then(|| Claim { claims: self, key })
    }

    fn lock(&self) -> MutexGuard<'_, HashSet<Key>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Claim<'_> {
    fn drop(&mut self) {
        self.claims.lock().remove(&self.key);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_claim_lasts_until_it_is_dropped() {
        let claims = InProgress::default();
        let first = claims.claim("draw", 1);
        assert!(first.is_some() && claims.claim("draw", 1).is_none());
        assert!(claims.claim("draw", 2).is_some() && claims.claim("send", 1).is_some());
        drop(first);
        assert!(claims.claim("draw", 1).is_some());
    }
}
