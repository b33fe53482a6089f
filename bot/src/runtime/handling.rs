//! What the bot knows about the interaction that a task handles: its answer, and what came of it.

use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use dvonn_discord::answer::Answer;
use dvonn_model::GameId;
use strum::IntoStaticStr;

tokio::task_local! {
    /// The interaction that the current task handles.
    static CURRENT: Handling;
}

/// The handling of one interaction. Clones are about the same one.
#[derive(Clone)]
pub(crate) struct Handling {
    answer: Arc<Answer>,
    notes: Arc<Notes>,
}

#[derive(Default)]
struct Notes {
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
    /// It was handled or refused, but so late that the answer had to be deferred. Late suggestions are
    /// dropped.
    Late,
    /// The answer could not be sent.
    Unsent,
    /// The bot failed.
    Failed,
}

impl Handling {
    /// Returns the handling of the interaction with this answer.
    pub(crate) fn new(answer: Arc<Answer>) -> Handling {
        Handling { answer, notes: Arc::default() }
    }

    /// Runs the handler of the interaction. Tasks that it spawns do not belong to it.
    pub(crate) async fn watch<F: Future>(&self, work: F) -> F::Output {
        CURRENT.scope(self.clone(), work).await
    }

    /// Returns the answer to the interaction.
    pub(crate) fn answer(&self) -> &Answer {
        &self.answer
    }

    /// Returns what came of the interaction.
    pub(crate) fn outcome(&self) -> Handled {
        *self.notes.outcome.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the number of the game that the interaction was about, if it is known.
    pub(crate) fn game(&self) -> Option<i64> {
        Some(self.notes.game.load(Ordering::Relaxed)).filter(|game| *game != 0)
    }
}

/// Notes what came of the interaction that the current task handles. Without a note, it went well.
pub(crate) fn record_outcome(outcome: Handled) {
    let _ = CURRENT.try_with(|handling| {
        *handling.notes.outcome.lock().unwrap_or_else(PoisonError::into_inner) = outcome;
    });
}

/// Notes which game the interaction that the current task handles is about.
pub(crate) fn record_game(game: GameId) {
    // Background work handles no interaction.
    let _ = CURRENT.try_with(|handling| handling.notes.game.store(game.into(), Ordering::Relaxed));
}

/// Returns the answer to the interaction that the current task handles.
pub(crate) fn answer() -> Option<Arc<Answer>> {
    CURRENT.try_with(|handling| Arc::clone(&handling.answer)).ok()
}

#[cfg(test)]
mod tests {
    use dvonn_discord::command_mentions::CommandMentions;
    use serenity::all::{Http, InteractionId};

    use super::*;

    fn handling() -> Handling {
        let http = Arc::new(Http::new(""));
        Handling::new(Arc::new(Answer::new(
            http,
            InteractionId::new(1),
            String::new(),
            CommandMentions::default(),
        )))
    }

    #[tokio::test]
    async fn the_last_outcome_counts() {
        let handling = handling();
        handling.watch(async {}).await;
        assert_eq!((handling.outcome(), handling.game()), (Handled::Ok, None));
        let noting = async {
            record_game(7.into());
            record_outcome(Handled::Refused);
        };
        handling.watch(noting).await;
        assert_eq!((handling.outcome(), handling.game()), (Handled::Refused, Some(7)));
        assert_eq!(<&str>::from(handling.outcome()), "refused");
    }

    #[tokio::test]
    async fn background_work_is_not_watched() {
        let handling = handling();
        record_outcome(Handled::Failed);
        assert_eq!(handling.outcome(), Handled::Ok);
        assert!(answer().is_none());
    }
}
