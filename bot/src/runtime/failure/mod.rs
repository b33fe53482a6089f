//! Errors in handling a request, and how each is reported to the person.
//!
//! A [`Refusal`] is explained in a sentence. Any other failure is the bot's fault: the person gets
//! an apology with a short code, and the log has the same code with the details.
//!
//! A feature's own refusals implement [`Explain`]. If the database cannot be used, the log has one
//! line a minute instead of a code for each (`app/outages`).

pub(crate) mod discord_error;

use std::fmt;

use dvonn_discord::cause::Cause;
use dvonn_discord::picture::DrawError;
use dvonn_discord::send::{Obstacle, SendError};
use dvonn_discord::view::View;
use dvonn_model::BadId;
use dvonn_play::rights::RightsRefusal;
use dvonn_play::server::ServerRefusal;
use dvonn_play::{PlayError, Refusal};
use dvonn_store::StoreError;

use crate::computer::Busy;
use crate::runtime::handling::Handled;
use crate::text::Text;

/// Why a request failed.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// The request cannot be done. Nothing has changed.
    // The reason may contain private input, and this text is logged.
    #[error("refused")]
    Refused(Refusal),
    /// A feature refused the request. Nothing has changed.
    // The reason may contain names that people gave, and this text is logged.
    #[error("refused")]
    Explained(Box<dyn Explain>),
    /// The interaction was delivered twice, and the other delivery gets the reply.
    #[error("the same interaction was delivered twice")]
    Repeated,
    /// No thread can be opened here until people change something.
    #[error("cannot open thread: {0}")]
    NoThread(Cause),
    /// The command only works in servers.
    #[error("command used outside a server")]
    OutsideServer,
    /// This version does not know the command or button.
    #[error("unknown command or button")]
    Unknown,
    /// The computer's queue is full.
    #[error(transparent)]
    Busy(#[from] Busy),
    /// The engine is still working on this person's previous request. Each person may have one at a
    /// time, which leaves room for others.
    #[error("the engine is still working on an earlier request of this person")]
    StillThinking,
    /// This person's previous replay is still being drawn.
    #[error("an earlier replay for this person is still being drawn")]
    StillDrawing,
    /// The store failed. Nothing has changed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The reply could not be sent.
    #[error(transparent)]
    Send(#[from] SendError),
    /// Discord sent an invalid id.
    #[error(transparent)]
    Id(#[from] BadId),
    /// The code panicked.
    #[error("panic: {0}")]
    Panic(String),
}

impl Failure {
    /// Returns the outcome of an interaction that failed like this.
    pub(crate) fn outcome(&self) -> Handled {
        match self {
            Failure::Refused(_)
            | Failure::Explained(_)
            | Failure::NoThread(_)
            | Failure::OutsideServer => Handled::Refused,
            Failure::Busy(Busy)
            | Failure::StillThinking
            | Failure::StillDrawing
            | Failure::Send(SendError::Temporary(Obstacle::Undrawn(
                DrawError::Busy | DrawError::TooSlow,
            ))) => Handled::Busy,
            Failure::Repeated | Failure::Send(SendError::Answered) => Handled::Repeated,
            Failure::Unknown => Handled::Unknown,
            Failure::Store(error) if error.is_outage() => Handled::Database,
            Failure::Send(_) => Handled::Unsent,
            Failure::Store(_) | Failure::Id(_) | Failure::Panic(_) => Handled::Failed,
        }
    }
}

impl From<PlayError> for Failure {
    fn from(error: PlayError) -> Failure {
        match error {
            PlayError::Refused(refusal) => Failure::Refused(refusal),
            PlayError::Repeated => Failure::Repeated,
            PlayError::Store(error) => Failure::Store(error),
        }
    }
}

impl From<DrawError> for Failure {
    fn from(error: DrawError) -> Failure {
        Failure::Send(error.into())
    }
}

impl From<RightsRefusal> for Failure {
    fn from(refusal: RightsRefusal) -> Failure {
        Failure::Refused(refusal.into())
    }
}

impl From<ServerRefusal> for Failure {
    fn from(refusal: ServerRefusal) -> Failure {
        Failure::Refused(refusal.into())
    }
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Failure {
        Failure::Refused(refusal)
    }
}

/// What people read about a refusal by `dvonn-play`. `show/explain` says it.
pub(crate) trait ExplainRefusal {
    /// Returns the message for the person: what is wrong, and what to do instead.
    fn explain(&self, text: Text) -> View;
}

/// A feature's own refusal, which explains itself.
pub(crate) trait Explain: fmt::Debug + Send + Sync {
    /// Returns the message for the person: what is wrong, and what to do instead.
    fn explain(&self, text: Text) -> View;
}

impl<E: Explain + 'static> From<E> for Failure {
    fn from(reason: E) -> Failure {
        Failure::Explained(Box::new(reason))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug)]
    struct Typed(&'static str);

    impl Explain for Typed {
        fn explain(&self, _: Text) -> View {
            View::new(String::from(self.0))
        }
    }

    #[test]
    fn the_log_does_not_repeat_what_a_refusal_quotes() {
        let failure = Failure::from(Typed("Kraken Cup"));
        assert!(!failure.to_string().contains("Kraken"), "{failure}");
    }
}
