//! Tells people why their request failed.

use dvonn_discord::picture::DrawError;
use dvonn_discord::send::{Obstacle, SendError};
use dvonn_discord::view::View;
use dvonn_store::StoreError;
use serenity::all::InteractionId;

use crate::computer::Busy;
use crate::runtime::caller::Caller;
use crate::runtime::delivery::Delivery;
use crate::runtime::failure::discord_error::CauseWords as _;
use crate::runtime::failure::{ExplainRefusal as _, Failure};
use crate::runtime::handling;
use crate::say;

/// Tells the person why their request failed.
pub(crate) async fn reply_failure(caller: &Caller, failure: Failure) {
    reply_failure_with(caller, failure, None).await;
}

/// Tells the person who caused a message why Discord refuses it, if that was their reply or they have
/// none yet. What they asked for has been done.
pub(crate) async fn tell_unanswered(delivery: Delivery<'_>, error: SendError) {
    let is_reply = matches!(delivery, Delivery::Reply(_));
    if let Some(caller) = delivery.caller().filter(|caller| is_reply || !caller.has_replied())
        && error.cause().is_some_and(|cause| cause.sentence(caller.text).is_some())
    {
        reply_failure(caller, error.into()).await;
    }
}

/// Tells the person why their request failed, and returns what they wrote.
pub(crate) async fn reply_failure_with(caller: &Caller, failure: Failure, written: Option<View>) {
    handling::record_outcome(failure.outcome());
    let Some(view) = explain(caller, &failure) else { return };
    let view = match written {
        Some(written) => view.and(written),
        None => view,
    };
    let sent = if caller.has_replied() {
        caller.report_after_reply(&view).await
    } else if matches!(failure, Failure::Refused(_) | Failure::Explained(_))
        && !caller.is_deferred()
    {
        caller.reply_in_place(&view).await
    } else {
        // If it is late, it leaves the clicked message alone: the person may have gone on there.
        caller.reply_private(&view).await
    };
    log_if_unsent(&failure, sent);
}

fn log_if_unsent(failure: &Failure, sent: Result<(), SendError>) {
    if let Err(error) = sent {
        tracing::info!(%error, %failure, "failed to send error reply");
    }
}

/// Returns the message for the person. `None` if another delivery replies, or no reply is possible.
fn explain(caller: &Caller, failure: &Failure) -> Option<View> {
    let text = caller.text;
    match failure {
        Failure::Refused(refusal) => {
            let refusal = refusal.clone().seen_at(&caller.venue, caller.person.id);
            Some(refusal.explain(text))
        }
        Failure::Explained(reason) => Some(reason.explain(text)),
        Failure::OutsideServer => Some(View::new(say!(text, "error-outside-server"))),
        Failure::Unknown => Some(View::new(say!(text, "error-unknown"))),
        Failure::Busy(Busy) => Some(View::new(say!(text, "error-busy"))),
        Failure::Send(SendError::Temporary(Obstacle::Undrawn(DrawError::Busy))) => {
            Some(View::new(say!(text, "error-busy-drawing")))
        }
        Failure::Send(SendError::Temporary(Obstacle::Undrawn(DrawError::TooSlow))) => {
            Some(View::new(say!(text, "error-slow-drawing")))
        }
        Failure::StillThinking => Some(View::new(say!(text, "error-still-thinking"))),
        Failure::StillDrawing => Some(View::new(say!(text, "error-still-drawing"))),
        Failure::Store(error) if error.is_outage() => {
            caller.outages.log(error, "failed to handle a request");
            Some(View::new(match error {
                StoreError::Unconfirmed { .. } => say!(text, "error-unconfirmed"),
                StoreError::Locked | StoreError::Lost { .. } | StoreError::Closed => {
                    say!(text, "error-too-late")
                }
                _ => say!(text, "error-storage"),
            }))
        }
        Failure::Repeated | Failure::Send(SendError::TooLate | SendError::Answered) => {
            tracing::debug!(%failure, "request failed; no reply is possible");
            None
        }
        // People may delete messages.
        Failure::Send(SendError::MessageGone) => {
            (!caller.has_replied()).then(|| View::new(say!(text, "error-message-deleted")))
        }
        Failure::NoThread(cause) => {
            Some(explain_refusal(caller, failure, cause.thread_sentence(text)))
        }
        Failure::Send(error) => {
            let sentence = error.cause().and_then(|cause| cause.sentence(text));
            Some(explain_refusal(caller, failure, sentence))
        }
        Failure::Store(_) | Failure::Id(_) | Failure::Panic(_) => {
            Some(internal_error(caller, failure))
        }
    }
}

/// Returns the message for a person whose request Discord refused.
fn explain_refusal(caller: &Caller, failure: &Failure, sentence: Option<String>) -> View {
    let Some(sentence) = sentence else { return internal_error(caller, failure) };
    tracing::info!(%failure, "told a person why Discord refused their request");
    View::new(sentence)
}

fn internal_error(caller: &Caller, failure: &Failure) -> View {
    let code = log_with_code(caller.id.into(), failure);
    View::new(say!(caller.text, "error-internal", code = code))
}

/// Logs a failure with a short code that the person can quote.
fn log_with_code(interaction: u64, failure: &Failure) -> String {
    let code = code(interaction);
    tracing::error!(code, interaction, ?failure, "request failed");
    code
}

/// Returns six letters and digits for an interaction's id, without the ones that look alike. The
/// id's low bits count up within a millisecond, the middle ones with the time.
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

/// Logs a failure that cannot be explained to the person, and returns its code.
pub(crate) fn log_unreported(interaction: InteractionId, failure: &Failure) -> String {
    handling::record_outcome(failure.outcome());
    log_with_code(interaction.get(), failure)
}

#[cfg(test)]
mod tests {
    use super::code;

    #[test]
    fn simultaneous_interactions_get_different_codes() {
        let first = 1_200_000_000_000_000_000;
        let codes: std::collections::HashSet<_> = (first..first + 100).map(code).collect();
        assert_eq!(codes.len(), 100);
    }
}
