//! How far the handling of an interaction is: whether it can still be dropped as if nothing had
//! happened.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use dvonn_store::{CommitState, Commits};

tokio::task_local! {
    /// The interaction that the current task handles.
    static CURRENT: Handling;
}

/// The handling of one interaction. Clones watch the same one.
#[derive(Clone, Default)]
pub(crate) struct Handling {
    commits: Commits,
    notes: Arc<Notes>,
}

#[derive(Default)]
struct Notes {
    answering: AtomicBool,
    acting: AtomicBool,
    excused: AtomicBool,
}

/// How far the handling of an interaction is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    /// Nothing has changed, and there is no answer. Dropping the work undoes everything.
    Undecided,
    /// A change has begun, and it is unknown whether it will succeed.
    Unconfirmed,
    /// Something was committed, and the answer has not begun.
    Unanswered,
    /// The answer is being sent or was sent.
    Answering,
}

impl Handling {
    /// Runs the handler of the interaction, and watches it. Tasks that it spawns are not watched.
    pub(crate) async fn watch<F: Future>(&self, work: F) -> F::Output {
        CURRENT.scope(self.clone(), self.commits.watch(work)).await
    }

    /// Notes that the person is told that the answer takes longer.
    pub(crate) fn excuse(&self) {
        self.notes.excused.store(true, Ordering::Relaxed);
    }

    /// Returns how far the handler is.
    pub(crate) fn stage(&self) -> Stage {
        let acting = self.notes.acting.load(Ordering::Relaxed);
        match self.commits.state() {
            _ if self.notes.answering.load(Ordering::Relaxed) => Stage::Answering,
            CommitState::Ended => Stage::Unanswered,
            CommitState::Pending => Stage::Unconfirmed,
            CommitState::None if acting => Stage::Unconfirmed,
            CommitState::None => Stage::Undecided,
        }
    }
}

/// Returns true if the person who waits for the current task was told, in its place, that the answer
/// takes longer.
pub(crate) fn is_excused() -> bool {
    let excused = CURRENT.try_with(|handling| handling.notes.excused.load(Ordering::Relaxed));
    excused.unwrap_or_default()
}

/// Notes that the current task begins to answer its interaction.
pub(crate) fn note_answer() {
    // Background work handles no interaction.
    let _ = CURRENT.try_with(|handling| handling.notes.answering.store(true, Ordering::Relaxed));
}

/// Notes that the current task begins a change outside the database, such as a new thread.
pub(crate) fn note_action() {
    let _ = CURRENT.try_with(|handling| handling.notes.acting.store(true, Ordering::Relaxed));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn work_can_be_dropped_until_it_acts_or_answers() {
        let handling = Handling::default();
        assert_eq!(handling.stage(), Stage::Undecided);
        handling.watch(async { note_action() }).await;
        assert_eq!(handling.stage(), Stage::Unconfirmed);
        handling.watch(async { note_answer() }).await;
        assert_eq!(handling.stage(), Stage::Answering);
    }

    #[tokio::test]
    async fn background_work_is_not_watched() {
        let handling = Handling::default();
        note_answer();
        assert_eq!(handling.stage(), Stage::Undecided);
    }
}
