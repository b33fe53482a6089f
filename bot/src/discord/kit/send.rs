//! Sending, and what to do when Discord does not take it: try again, or say why not.

use std::future::Future;
use std::time::Duration;

use serenity::all::{Error, HttpError};
use tokio::time::{sleep, timeout};

use crate::discord::kit::view::View;

/// Why something could not be sent.
#[derive(Debug, thiserror::Error)]
pub(crate) enum SendError {
    /// The interaction was not answered in time, or its token has run out.
    #[error("the interaction can no longer be answered")]
    TooLate,
    /// The interaction has been answered already, by its other delivery.
    #[error("the interaction has an answer")]
    Answered,
    /// The channel or thread no longer exists.
    #[error("the channel is gone")]
    ChannelGone,
    /// The message no longer exists.
    #[error("the message is gone")]
    MessageGone,
    /// The person is no longer in the server.
    #[error("the member is gone")]
    MemberGone,
    /// The bot lacks a permission.
    #[error("the bot lacks a permission: {0}")]
    Forbidden(Box<Error>),
    /// Discord refuses it, and would do so again.
    #[error("Discord refuses it: {0}")]
    Refused(Box<Error>),
    /// Discord could not be reached, or failed, each time it was tried.
    #[error("Discord does not answer: {0}")]
    Unavailable(String),
}

/// What Discord said, as far as the way on depends on it.
enum Verdict {
    /// Discord has it already, by an attempt whose answer was lost.
    Done,
    Final(SendError),
    Again(String),
}

/// One attempt may take so long.
const PATIENCE: Duration = Duration::from_secs(5);

/// The pauses between attempts at something that a person waits for, in milliseconds. All of them
/// together stay within the three seconds that Discord gives.
pub(crate) const PROMPT: &[u64] = &[100, 300, 700, 1_000];
/// The pauses between attempts at something that has time.
pub(crate) const PATIENT: &[u64] = &[250, 1_000, 2_000, 5_000];

/// Sends, and tries again after the given pauses while the fault looks like a passing one. `None`
/// when Discord turned out to have it from an attempt whose answer was lost.
pub(crate) async fn send<T, F>(
    pauses: &[u64],
    attempt: impl Fn() -> F,
) -> Result<Option<T>, SendError>
where
    F: Future<Output = serenity::Result<T>>,
{
    let mut pauses = pauses.iter();
    let mut tried = false;
    loop {
        let fault = match timeout(PATIENCE, attempt()).await {
            Ok(Ok(sent)) => return Ok(Some(sent)),
            Ok(Err(error)) => match judge(error, tried) {
                Verdict::Done => return Ok(None),
                Verdict::Final(error) => return Err(error),
                Verdict::Again(fault) => fault,
            },
            Err(_) => String::from("no answer in time"),
        };
        tried = true;
        let Some(&pause) = pauses.next() else { return Err(SendError::Unavailable(fault)) };
        tracing::debug!(fault, pause, "trying again");
        sleep(Duration::from_millis(pause)).await;
    }
}

/// Sends what `build` makes of a view; where files may not be attached, once more in words alone.
pub(crate) async fn with_or_without_picture<M, T, F>(
    view: &View,
    build: impl Fn(&View) -> M,
    deliver: impl Fn(M) -> F,
) -> Result<T, SendError>
where
    F: Future<Output = Result<T, SendError>>,
{
    match (deliver(build(view)).await, view.in_words()) {
        (Err(SendError::Forbidden(_)), Some(words)) => deliver(build(&words)).await,
        (sent, _) => sent,
    }
}

/// `tried` says that an earlier attempt may have arrived.
fn judge(error: Error, tried: bool) -> Verdict {
    let Error::Http(HttpError::UnsuccessfulRequest(response)) = &error else {
        return match error {
            // The address of a request holds the interaction's token, which no log may show.
            Error::Http(HttpError::Request(fault)) => {
                Verdict::Again(fault.without_url().to_string())
            }
            Error::Io(fault) => Verdict::Again(fault.to_string()),
            other => Verdict::Final(SendError::Refused(Box::new(other))),
        };
    };
    // Discord's JSON error codes: discord.com/developers/docs/topics/opcodes-and-status-codes#json
    match (response.status_code.as_u16(), response.error.code) {
        (_, 40060) if tried => Verdict::Done,
        (_, 40060) => Verdict::Final(SendError::Answered),
        (_, 10062 | 10015 | 50027) => Verdict::Final(SendError::TooLate),
        (_, 10003) => Verdict::Final(SendError::ChannelGone),
        (_, 10008) => Verdict::Final(SendError::MessageGone),
        (_, 10007 | 10013) => Verdict::Final(SendError::MemberGone),
        (_, 50001 | 50013) | (403, _) => Verdict::Final(SendError::Forbidden(Box::new(error))),
        (429 | 500..=599, _) => Verdict::Again(error.to_string()),
        _ => Verdict::Final(SendError::Refused(Box::new(error))),
    }
}
