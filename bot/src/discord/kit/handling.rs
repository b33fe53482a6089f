//! How far the handling of an interaction is: whether it can still be dropped as if nothing had
//! happened, and what came of it.

use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use dvonn_model::GameId;
use dvonn_store::{CommitState, Commits};
use strum::IntoStaticStr;

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
    outcome: Mutex<Handled>,
    /// The game that it was about, or 0.
    game: AtomicI64,
}

/// What came of an interaction, for the log and the metrics.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub(crate) enum Handled {
    /// It was handled.
    #[default]
    Ok,
    /// The person was told why it cannot be done.
    Refused,
    /// The person acts too often.
    Limited,
    /// The computer player, or the drawing of pictures, has too much to do.
    Busy,
    /// It was delivered twice, and the other delivery gets the answer.
    Repeated,
    /// This version does not know the command or button.
    Unknown,
    /// The database did not answer.
    Database,
    /// It took too long, and was cut off.
    Late,
    /// The answer could not be sent.
    Unsent,
    /// The bot failed.
    Failed,
}

/// How far the handling of an interaction is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AnswerState {
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

    /// Notes that the interaction took too long, and was cut off.
    pub(crate) fn cut_off(&self) {
        self.notes.set_outcome(Handled::Late);
    }

    /// Returns what came of the interaction.
    pub(crate) fn outcome(&self) -> Handled {
        *self.notes.outcome.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the number of the game that the interaction was about, if it is known.
    pub(crate) fn game(&self) -> Option<i64> {
        Some(self.notes.game.load(Ordering::Relaxed)).filter(|game| *game != 0)
    }

    /// Returns how far the handler is.
    pub(crate) fn stage(&self) -> AnswerState {
        let acting = self.notes.acting.load(Ordering::Relaxed);
        match self.commits.state() {
            _ if self.notes.answering.load(Ordering::Relaxed) => AnswerState::Answering,
            CommitState::Ended => AnswerState::Unanswered,
            CommitState::Pending => AnswerState::Unconfirmed,
            CommitState::None if acting => AnswerState::Unconfirmed,
            CommitState::None => AnswerState::Undecided,
        }
    }
}

impl Notes {
    fn set_outcome(&self, outcome: Handled) {
        *self.outcome.lock().unwrap_or_else(PoisonError::into_inner) = outcome;
    }
}

/// Notes what came of the interaction that the current task handles. Without a note, it went well.
pub(crate) fn record_outcome(outcome: Handled) {
    let _ = CURRENT.try_with(|handling| handling.notes.set_outcome(outcome));
}

/// Notes which game the interaction that the current task handles is about.
pub(crate) fn record_game(game: GameId) {
    let _ = CURRENT.try_with(|handling| handling.notes.game.store(game.into(), Ordering::Relaxed));
}

/// Returns true if the person who waits for the current task was told, in its place, that the answer
/// takes longer.
pub(crate) fn is_excused() -> bool {
    let excused = CURRENT.try_with(|handling| handling.notes.excused.load(Ordering::Relaxed));
    excused.unwrap_or_default()
}

/// Notes that the current task begins to answer its interaction.
pub(crate) fn record_answer() {
    // Background work handles no interaction.
    let _ = CURRENT.try_with(|handling| handling.notes.answering.store(true, Ordering::Relaxed));
}

/// Notes that the current task begins a change outside the database, such as a new thread.
pub(crate) fn record_action() {
    let _ = CURRENT.try_with(|handling| handling.notes.acting.store(true, Ordering::Relaxed));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn work_can_be_dropped_until_it_acts_or_answers() {
        let handling = Handling::default();
        assert_eq!(handling.stage(), AnswerState::Undecided);
        handling.watch(async { record_action() }).await;
        assert_eq!(handling.stage(), AnswerState::Unconfirmed);
        handling.watch(async { record_answer() }).await;
        assert_eq!(handling.stage(), AnswerState::Answering);
    }

    #[tokio::test]
    async fn the_last_outcome_counts() {
        let handling = Handling::default();
        handling.watch(async {}).await;
        assert_eq!((handling.outcome(), handling.game()), (Handled::Ok, None));
        let noting = async {
            record_game(7.into());
            record_outcome(Handled::Refused);
        };
        handling.watch(noting).await;
        assert_eq!((handling.outcome(), handling.game()), (Handled::Refused, Some(7)));
        handling.cut_off();
        assert_eq!(<&str>::from(handling.outcome()), "late");
    }

    #[tokio::test]
    async fn background_work_is_not_watched() {
        let handling = Handling::default();
        record_answer();
        assert_eq!(handling.stage(), AnswerState::Undecided);
    }
}
