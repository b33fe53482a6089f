//! What can go wrong while somebody is served, and what they are told of it.
//!
//! A [`Refusal`] is told as a sentence. Anything else is ours: the person gets an apology with a
//! short code, and the log has the same code with the whole story.

use std::fmt;

use dvonn_model::BadId;
use dvonn_play::{PlayError, Refusal, RightsRefusal, ServerRefusal};
use dvonn_store::StoreError;

use crate::computer::Busy;
use crate::discord::kit::send::SendError;
use crate::discord::kit::view::View;
use crate::text::Text;

/// Why somebody was not served.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// What they asked for cannot be done; nothing has changed.
    // What was typed may be private, and this is logged.
    #[error("refused")]
    Refused(Refusal),
    /// What they asked of one feature cannot be done; nothing has changed.
    #[error("refused: {0:?}")]
    Explained(Box<dyn Explain>),
    /// The same interaction came twice, and its other delivery is answered.
    #[error("the same interaction was delivered twice")]
    Repeated,
    /// The bot lacks a permission that this needs.
    #[error("the bot may not open threads here")]
    MayNotOpenThreads,
    /// The threads that somebody needs cannot be opened; this is for the log.
    #[error("no thread can be opened: {0}")]
    NoThread(String),
    /// Commands work in servers alone.
    #[error("asked outside a server")]
    OutsideServer,
    /// A command or control that this version does not know.
    #[error("asked for something unknown")]
    Unknown,
    /// Too many ask the computer at once.
    #[error(transparent)]
    Busy(#[from] Busy),
    /// The person has asked the computer before, and has no answer yet: each asks once at a time, so
    /// that there is room for others.
    #[error("the computer still thinks about what was asked before")]
    StillThinking,
    /// The person has asked for a replay before, which is still being drawn.
    #[error("the replay that was asked for before is still being drawn")]
    StillDrawing,
    /// The store failed; nothing has changed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The answer could not be sent.
    #[error(transparent)]
    Send(#[from] SendError),
    /// Discord sent an id that is none.
    #[error(transparent)]
    Id(#[from] BadId),
    /// The code panicked.
    #[error("panic: {0}")]
    Panic(String),
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

/// Why one feature refuses what somebody asked: it knows the words for it.
pub(crate) trait Explain: fmt::Debug + Send + Sync {
    /// What the person is told: what is wrong, and what to do instead.
    fn explain(&self, text: Text) -> View;
}

impl<E: Explain + 'static> From<E> for Failure {
    fn from(reason: E) -> Failure {
        Failure::Explained(Box::new(reason))
    }
}
