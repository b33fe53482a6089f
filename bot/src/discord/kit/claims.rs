//! Keeps two tasks of this process from doing the same thing at once.

use std::collections::HashSet;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// A thing to do, and the number of what it is done to.
type Key = (&'static str, i64);

/// What is being done now.
#[derive(Debug, Default)]
pub(crate) struct Claims(Mutex<HashSet<Key>>);

/// One thing that is being done, until this is dropped.
#[derive(Debug)]
pub(crate) struct Claim<'a> {
    claims: &'a Claims,
    key: Key,
}

impl Claims {
    /// Claims that `task` is done to `id`; `None` while somebody else does it.
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
    fn a_claim_holds_until_it_is_dropped() {
        let claims = Claims::default();
        let first = claims.claim("draw", 1);
        assert!(first.is_some() && claims.claim("draw", 1).is_none());
        assert!(claims.claim("draw", 2).is_some() && claims.claim("send", 1).is_some());
        drop(first);
        assert!(claims.claim("draw", 1).is_some());
    }
}
