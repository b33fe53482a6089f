//! Who is at what: keeps two tasks of this process from saying the same thing at once.

use std::collections::HashSet;
use std::hash::Hash;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// What is being worked on.
#[derive(Debug)]
pub(super) struct Claims<T>(Mutex<HashSet<T>>);

/// One thing that is being worked on, until this is dropped.
#[derive(Debug)]
pub(super) struct Claim<'a, T: Copy + Eq + Hash> {
    claims: &'a Claims<T>,
    claimed: T,
}

impl<T: Copy + Eq + Hash> Claims<T> {
    /// Nothing is claimed.
    pub(super) fn new() -> Claims<T> {
        Claims(Mutex::default())
    }

    /// Claims something; `None` while somebody else has it.
    pub(super) fn claim(&self, wanted: T) -> Option<Claim<'_, T>> {
        let is_free = self.lock().insert(wanted);
        is_free.then(|| Claim { claims: self, claimed: wanted })
    }

    fn lock(&self) -> MutexGuard<'_, HashSet<T>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<T: Copy + Eq + Hash> Drop for Claim<'_, T> {
    fn drop(&mut self) {
        self.claims.lock().remove(&self.claimed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_claimed_is_free_again_when_the_claim_is_over() {
        let claims = Claims::new();
        let first = claims.claim(1);
        assert!(first.is_some() && claims.claim(1).is_none() && claims.claim(2).is_some());
        drop(first);
        assert!(claims.claim(1).is_some());
    }
}
