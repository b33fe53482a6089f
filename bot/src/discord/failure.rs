//! What can go wrong while somebody is served, and what they are told of it.
//!
//! A [`Refusal`] is told as a sentence. Anything else is ours: the person gets an apology with a
//! short code, and the log has the same code with the whole story.

use dvonn_model::BadId;
use dvonn_play::{PlayError, Refusal, RightsRefusal, ServerRefusal};
use dvonn_store::StoreError;
use dvonn_tournament::{TournamentError, TournamentRefusal};
use serenity::all::InteractionId;

use super::caller::Caller;
use super::send::SendError;
use super::tournaments::{Astray, NoThread};
use super::view::View;
use super::views;
use crate::computer::Busy;
use crate::say;

/// Why somebody was not served.
#[derive(Debug, thiserror::Error)]
pub(super) enum Failure {
    /// What they asked for cannot be done; nothing has changed.
    // What was typed may be private, and this is logged.
    #[error("refused")]
    Refused(Refusal),
    /// What they asked of a tournament cannot be done; nothing has changed.
    #[error("refused: {0:?}")]
    Tournament(TournamentRefusal),
    /// It is not clear which tournament they mean.
    #[error("no tournament: {0:?}")]
    Astray(Astray),
    /// The same interaction came twice, and its other delivery is answered.
    #[error("the same interaction was delivered twice")]
    Repeated,
    /// The bot lacks a permission that this needs.
    #[error("the bot may not open threads here")]
    MayNotOpenThreads,
    /// A tournament's games have nowhere to be played.
    #[error(transparent)]
    NoThread(#[from] NoThread),
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

impl From<TournamentError> for Failure {
    fn from(error: TournamentError) -> Failure {
        match error {
            TournamentError::Refused(refusal) => Failure::Tournament(refusal),
            TournamentError::Play(error) => error.into(),
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

/// Tells the person why they were not served.
pub(super) async fn tell(caller: &Caller<'_>, failure: Failure) {
    tell_and(caller, failure, None).await;
}

/// Tells a person to whom an answer was promised, by [`Caller::defer`], why there is none. Only this
/// caller knows of the promise.
pub(super) async fn tell_instead(caller: &Caller<'_>, served: Result<(), Failure>) {
    if let Err(failure) = served {
        tell(caller, failure).await;
    }
}

/// The same where the answer was promised by [`Caller::defer_confidence`]: a message whose controls
/// the person used keeps them.
pub(super) async fn tell_beside(caller: &Caller<'_>, served: Result<(), Failure>) {
    let Err(failure) = served else { return };
    if !caller.is_in_private() {
        return tell(caller, failure).await;
    }
    let Some(view) = explain(caller, &failure) else { return };
    note(&failure, caller.confide_more(&view).await);
}

/// Tells the person why they were not served, and gives them back what they brought.
pub(super) async fn tell_and(caller: &Caller<'_>, failure: Failure, brought: Option<View>) {
    let Some(view) = explain(caller, &failure) else { return };
    let view = match brought {
        Some(brought) => view.and(brought),
        None => view,
    };
    let told = if caller.has_answered() {
        caller.amend(&view).await
    } else if matches!(failure, Failure::Refused(_) | Failure::Tournament(_) | Failure::Astray(_)) {
        caller.confide(&view).await
    } else {
        caller.whisper(&view).await
    };
    note(&failure, told);
}

fn note(failure: &Failure, told: Result<(), SendError>) {
    if let Err(error) = told {
        tracing::info!(%error, %failure, "the reason could not be told");
    }
}

/// What the person is told; nothing when somebody else answers or nothing can be said any more.
fn explain(caller: &Caller<'_>, failure: &Failure) -> Option<View> {
    let text = caller.text;
    match failure {
        Failure::Refused(refusal) => Some(views::refusal(text, refusal)),
        Failure::Tournament(refusal) => Some(views::tournament_refused(text, refusal)),
        Failure::Astray(astray) => Some(views::astray(text, astray)),
        Failure::MayNotOpenThreads => Some(View::new(say!(text, "error-no-threads"))),
        Failure::OutsideServer => Some(View::new(say!(text, "error-outside-server"))),
        Failure::Unknown => Some(View::new(say!(text, "error-unknown"))),
        Failure::Busy(Busy) => Some(View::new(say!(text, "error-busy"))),
        Failure::StillThinking => Some(View::new(say!(text, "error-still-thinking"))),
        Failure::StillDrawing => Some(View::new(say!(text, "error-still-drawing"))),
        Failure::Repeated
        | Failure::Send(SendError::TooLate | SendError::Answered | SendError::ChannelGone) => {
            tracing::debug!(%failure, "nobody to tell");
            None
        }
        Failure::Store(_)
        | Failure::Send(_)
        | Failure::NoThread(_)
        | Failure::Id(_)
        | Failure::Panic(_) => {
            let code = log_with_code(caller.id.into(), failure);
            Some(View::new(say!(text, "error-internal", code = code)))
        }
    }
}

/// Logs what happened under a short code that the person can quote.
fn log_with_code(interaction: u64, failure: &Failure) -> String {
    let code = code(interaction);
    tracing::error!(code, interaction, ?failure, "somebody could not be served");
    code
}

/// Six letters and digits, without the ones that look alike, from an interaction's id. The low
/// bits count up within a millisecond, the middle ones with the time.
fn code(interaction: u64) -> String {
    const DIGITS: &[u8; 32] = b"ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
    let mut bits = interaction ^ (interaction >> 22);
    (0..6)
        .map(|_| {
            let digit = DIGITS[(bits % 32) as usize];
            bits /= 32;
            char::from(digit)
        })
        .collect()
}

/// The code of a failure that nobody can be told about by name, from any interaction.
pub(super) fn log_unserved(interaction: InteractionId, failure: &Failure) -> String {
    log_with_code(interaction.get(), failure)
}

#[cfg(test)]
mod tests {
    use super::code;

    #[test]
    fn interactions_of_the_same_moment_get_different_codes() {
        let first = 1_200_000_000_000_000_000;
        let codes: std::collections::HashSet<_> = (first..first + 100).map(code).collect();
        assert_eq!(codes.len(), 100);
    }
}
