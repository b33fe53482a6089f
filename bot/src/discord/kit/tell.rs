//! Telling people why they were not served.

use serenity::all::InteractionId;

use crate::computer::Busy;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::send::SendError;
use crate::discord::kit::view::View;
use crate::discord::kit::words::refusal;
use crate::say;

/// Tells the person why they were not served.
pub(crate) async fn tell_failure(caller: &Caller, failure: Failure) {
    tell_and(caller, failure, None).await;
}

/// Tells a person to whom an answer was promised, by [`Caller::defer_private`], why there is none. Only this
/// caller knows of the promise.
pub(crate) async fn tell_deferred(caller: &Caller, served: Result<(), Failure>) {
    if let Err(failure) = served {
        tell_failure(caller, failure).await;
    }
}

/// The same where the answer was promised by [`Caller::defer_in_place`]: a message whose controls
/// the person used keeps them.
pub(crate) async fn tell_beside(caller: &Caller, served: Result<(), Failure>) {
    let Err(failure) = served else { return };
    if !caller.is_in_private() {
        return tell_failure(caller, failure).await;
    }
    let Some(view) = explain(caller, &failure) else { return };
    note(&failure, caller.follow_up_private(&view).await);
}

/// Tells the person why they were not served, and gives them back what they brought.
pub(crate) async fn tell_and(caller: &Caller, failure: Failure, brought: Option<View>) {
    let Some(view) = explain(caller, &failure) else { return };
    let view = match brought {
        Some(brought) => view.and(brought),
        None => view,
    };
    let told = if caller.has_replied() {
        caller.edit_reply(&view).await
    } else if matches!(failure, Failure::Refused(_) | Failure::Explained(_)) {
        caller.reply_in_place(&view).await
    } else {
        caller.reply_private(&view).await
    };
    note(&failure, told);
}

fn note(failure: &Failure, told: Result<(), SendError>) {
    if let Err(error) = told {
        tracing::info!(%error, %failure, "the reason could not be told");
    }
}

/// What the person is told; nothing when somebody else answers or nothing can be said any more.
fn explain(caller: &Caller, failure: &Failure) -> Option<View> {
    let text = caller.text;
    match failure {
        Failure::Refused(refusal) => Some(refusal::refusal(text, refusal)),
        Failure::Explained(reason) => Some(reason.explain(text)),
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
pub(crate) fn log_unserved(interaction: InteractionId, failure: &Failure) -> String {
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
