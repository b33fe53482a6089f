//! Watches whether the work for one request commits anything.

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};

tokio::task_local! {
    /// The commits of the request that the current task works on.
    static WATCHED: Commits;
}

/// The commits of one request. Clones watch the same request.
///
/// A caller that gives up on a request must know whether it may still drop the work: before the
/// first commit, dropping it undoes everything.
#[derive(Clone, Debug, Default)]
pub struct Commits(Arc<AtomicU8>);

/// How far the commits of a request are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CommitState {
    /// No commit has begun. Dropping the work changes nothing.
    None,
    /// A commit has begun, and the database has not confirmed it.
    Pending,
    /// The last commit has ended, and none is pending.
    Ended,
}

impl Commits {
    /// Runs `work`, and watches its commits. Tasks that it spawns are not watched.
    pub async fn watch<F: Future>(&self, work: F) -> F::Output {
        WATCHED.scope(self.clone(), work).await
    }

    /// Returns how far the commits are.
    pub fn state(&self) -> CommitState {
        match self.0.load(Ordering::Acquire) {
            NONE => CommitState::None,
            PENDING => CommitState::Pending,
            _ => CommitState::Ended,
        }
    }
}

const NONE: u8 = 0;
const PENDING: u8 = 1;
const ENDED: u8 = 2;

/// A commit that is pending until this is dropped.
pub(super) struct PendingCommit(Option<Commits>);

impl PendingCommit {
    /// Notes that a commit begins, if the current task is watched.
    pub(super) fn begin() -> PendingCommit {
        let watched = WATCHED.try_with(Commits::clone).ok();
        if let Some(commits) = &watched {
            commits.0.store(PENDING, Ordering::Release);
        }
        PendingCommit(watched)
    }
}

impl Drop for PendingCommit {
    fn drop(&mut self) {
        if let Some(commits) = &self.0 {
            commits.0.store(ENDED, Ordering::Release);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_commit_is_pending_until_it_has_ended() {
        let commits = Commits::default();
        let watched = commits.clone();
        commits
            .watch(async {
                assert_eq!(watched.state(), CommitState::None);
                let pending = PendingCommit::begin();
                assert_eq!(watched.state(), CommitState::Pending);
                drop(pending);
            })
            .await;
        assert_eq!(commits.state(), CommitState::Ended);
    }

    #[tokio::test]
    async fn work_that_nobody_watches_commits_too() {
        let commits = Commits::default();
        drop(PendingCommit::begin());
        assert_eq!(commits.state(), CommitState::None);
    }
}
