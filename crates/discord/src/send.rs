//! Sends requests to Discord, and retries or classifies failures.

use std::future::Future;
use std::sync::OnceLock;
use std::time::{Duration, Instant};

use serenity::all::{Error, HttpError, Message, MessageId};
use tokio::time::{sleep, timeout};

use crate::cause::{Cause, Remedy};
use crate::picture::DrawError;
use crate::route::RestRoute;
use crate::view::Drawn;

/// Why a request failed.
#[derive(Debug, thiserror::Error)]
pub enum SendError {
    /// The interaction was not answered in time, or its token has expired.
    #[error("the interaction can no longer be answered")]
    TooLate,
    /// The other delivery of the interaction has already replied.
    #[error("the interaction already has a reply")]
    Answered,
    /// The channel or thread no longer exists.
    #[error("the channel was deleted")]
    ChannelGone,
    /// The message no longer exists.
    #[error("the message was deleted")]
    MessageGone,
    /// The person is no longer in the server.
    #[error("the member has left")]
    MemberGone,
    /// The bot lacks a permission, or the channel or person accepts no messages.
    #[error("the bot lacks a permission: {0}")]
    Forbidden(Box<Error>),
    /// The bot is a guest in the channel, and has nothing there that it could still answer.
    #[error("the bot is a guest, and can only answer")]
    Silent,
    /// The thread is archived. For a new message: it is also locked.
    #[error("the thread is archived: {0}")]
    Archived(Box<Error>),
    /// Discord refuses the request. A retry would not help.
    #[error("Discord refused the request: {0}")]
    Refused(Box<Error>),
    /// A later attempt may succeed. This one variant holds all such reasons, so that whoever gives
    /// up after any other error does not give up after one of these.
    #[error(transparent)]
    Temporary(#[from] Obstacle),
}

/// What kept a request from being carried out for now.
#[derive(Debug, thiserror::Error)]
pub enum Obstacle {
    /// Discord could not be reached, or failed, on every attempt.
    #[error("Discord is unavailable: {0}")]
    Unavailable(String),
    /// Discord limits how often this may be done, and did on every attempt.
    #[error("Discord allows this only so often: {0}")]
    Limited(String),
    /// The picture could not be drawn. Nothing was sent.
    #[error(transparent)]
    Undrawn(#[from] DrawError),
}

impl SendError {
    /// Returns why Discord refuses the request. `None` if it was not asked.
    pub fn cause(&self) -> Option<Cause> {
        match self {
            SendError::TooLate => Some(Cause::TooLate),
            SendError::Answered => Some(Cause::Answered),
            SendError::ChannelGone => Some(Cause::NoChannel),
            SendError::MessageGone => Some(Cause::NoMessage),
            SendError::MemberGone => Some(Cause::NoMember),
            SendError::Forbidden(error)
            | SendError::Archived(error)
            | SendError::Refused(error) => Some(Cause::of(error)),
            SendError::Temporary(Obstacle::Unavailable(_)) => Some(Cause::Down),
            SendError::Temporary(Obstacle::Limited(_)) => Some(Cause::Slow),
            SendError::Silent | SendError::Temporary(Obstacle::Undrawn(_)) => None,
        }
    }
}

impl From<DrawError> for SendError {
    fn from(error: DrawError) -> SendError {
        SendError::Temporary(error.into())
    }
}

/// A message that was sent.
#[derive(Clone, Copy, Debug)]
pub struct Shown {
    /// Its id.
    pub id: MessageId,
    /// True if it has its picture, as far as is known. Where files may not be attached, it has words instead.
    pub has_picture: bool,
    /// True if it was found: an earlier process or attempt has sent it.
    pub is_found: bool,
}

impl Shown {
    /// Returns what Discord says about a message, if it says anything.
    pub fn of(message: Option<&Message>) -> Option<Shown> {
        let has_picture = message.is_some_and(|message| !message.attachments.is_empty());
        message.map(|message| Shown { id: message.id, has_picture, is_found: false })
    }

    /// Returns a message of which only the id is known.
    pub fn known(id: MessageId) -> Shown {
        Shown { id, has_picture: true, is_found: false }
    }

    /// Returns a message that was there already.
    pub fn found(id: MessageId) -> Shown {
        Shown { is_found: true, ..Shown::known(id) }
    }
}

/// What to do after a failed attempt.
enum Verdict {
    /// An earlier attempt, whose response was lost, succeeded.
    Done,
    /// Discord accepted the request, but its response cannot be read.
    Unreadable(Box<Error>),
    Final(SendError),
    Again(Obstacle),
}

/// Is called after each request with its route, its status (such as `2xx`, `403`, `timeout`) and, if there was a
/// response, the time until then.
pub type Observer = fn(RestRoute, &str, Option<Duration>);

static OBSERVER: OnceLock<Observer> = OnceLock::new();

/// Lets `observer` be told of each request of this process. The first one stays.
pub fn observe(observer: Observer) {
    OBSERVER.set(observer).ok();
}

fn tell(route: RestRoute, status: &str, time: Option<Duration>) {
    if let Some(observer) = OBSERVER.get() {
        observer(route, status, time);
    }
}

/// The time limit of one attempt.
const ATTEMPT_TIMEOUT: Duration = Duration::from_secs(5);

/// The pauses between attempts while a person waits, in milliseconds. Their sum stays within
/// Discord's three seconds.
pub const PROMPT: &[u64] = &[100, 300, 700, 1_000];
/// The pauses between attempts when nobody waits, in milliseconds.
pub const PATIENT: &[u64] = &[250, 1_000, 2_000, 5_000];

/// Sends a request, and retries after the given pauses if the failure looks temporary. Returns
/// `None` if Discord carried out the request but its response is unknown: it was lost, or cannot be
/// read.
///
/// # Errors
/// If Discord does not accept it: see [`SendError`].
pub async fn send<T, F>(
    route: RestRoute,
    pauses: &[u64],
    attempt: impl Fn() -> F,
) -> Result<Option<T>, SendError>
where
    F: Future<Output = serenity::Result<T>>,
{
    match response(route, pauses, attempt).await? {
        Response::Read(sent) => Ok(Some(sent)),
        Response::Lost => Ok(None),
        Response::Unreadable(error) => {
            tracing::info!(%error, "failed to read Discord's response to an accepted request");
            Ok(None)
        }
    }
}

/// Sends a request that is worth nothing without its response, and retries like [`send`].
///
/// # Errors
/// If Discord does not accept it: see [`SendError`].
pub async fn read<T, F>(
    route: RestRoute,
    pauses: &[u64],
    attempt: impl Fn() -> F,
) -> Result<T, SendError>
where
    F: Future<Output = serenity::Result<T>>,
{
    match response(route, pauses, attempt).await? {
        Response::Read(read) => Ok(read),
        Response::Lost => Err(Obstacle::Unavailable(String::from("the response was lost")).into()),
        Response::Unreadable(error) => Err(SendError::Refused(error)),
    }
}

/// Discord's response to a request that it carried out.
enum Response<T> {
    Read(T),
    Lost,
    Unreadable(Box<Error>),
}

async fn response<T, F>(
    route: RestRoute,
    pauses: &[u64],
    attempt: impl Fn() -> F,
) -> Result<Response<T>, SendError>
where
    F: Future<Output = serenity::Result<T>>,
{
    let mut pauses = pauses.iter();
    let mut tried = false;
    loop {
        // Boxed, since the future of a request is large.
        let request = measured(route, Box::pin(attempt()));
        let fault = match timeout(ATTEMPT_TIMEOUT, request).await {
            Ok(Ok(sent)) => return Ok(Response::Read(sent)),
            Ok(Err(error)) => match classify(error, tried) {
                Verdict::Done => return Ok(Response::Lost),
                Verdict::Unreadable(error) => return Ok(Response::Unreadable(error)),
                Verdict::Final(error) => return Err(error),
                Verdict::Again(fault) => fault,
            },
            Err(_) => {
                tell(route, "timeout", None);
                Obstacle::Unavailable(String::from("no response in time"))
            }
        };
        tried = true;
        let Some(&pause) = pauses.next() else { return Err(fault.into()) };
        tracing::debug!(%fault, pause, "failed to send; retrying");
        sleep(Duration::from_millis(pause)).await;
    }
}

/// Carries out a single request, and tells the observer of it.
///
/// # Errors
/// As the request.
pub async fn measured<T>(
    route: RestRoute,
    request: impl Future<Output = serenity::Result<T>>,
) -> serenity::Result<T> {
    let begun = Instant::now();
    let response = request.await;
    let status = match &response {
        Ok(_) => "2xx",
        Err(Error::Http(HttpError::UnsuccessfulRequest(refused))) => refused.status_code.as_str(),
        Err(Error::Http(HttpError::Request(fault))) if !fault.is_decode() => "unreachable",
        Err(_) => "unreadable",
    };
    tell(route, status, Some(begun.elapsed()));
    response
}

/// Sends the message that `build` makes from a view. If files may not be attached, sends the view
/// again as text only.
///
/// # Errors
/// If Discord does not accept it: see [`SendError`].
pub async fn with_or_without_picture<M, T, F>(
    view: &Drawn,
    build: impl Fn(&Drawn) -> M,
    deliver: impl Fn(M) -> F,
) -> Result<T, SendError>
where
    F: Future<Output = Result<T, SendError>>,
{
    let sent = deliver(build(view)).await;
    let cause = sent.as_ref().err().and_then(SendError::cause);
    match view.in_words() {
        Some(words) if cause.is_some_and(|cause| cause.remedy() == Remedy::WithoutFile) => {
            deliver(build(&words)).await
        }
        _ => sent,
    }
}

/// Classifies an error. `tried` is true if an earlier attempt may have arrived.
fn classify(error: Error, tried: bool) -> Verdict {
    let Error::Http(HttpError::UnsuccessfulRequest(response)) = &error else {
        return match error {
            // The URL contains the interaction's token, which must not be logged.
            Error::Http(HttpError::Request(fault)) if fault.is_decode() => {
                Verdict::Unreadable(Box::new(HttpError::Request(fault.without_url()).into()))
            }
            Error::Http(HttpError::Request(fault)) => {
                Verdict::Again(Obstacle::Unavailable(fault.without_url().to_string()))
            }
            // serenity parses the body of successful responses only.
            error @ Error::Json(_) => Verdict::Unreadable(Box::new(error)),
            Error::Io(fault) => Verdict::Again(Obstacle::Unavailable(fault.to_string())),
            other => Verdict::Final(SendError::Refused(Box::new(other))),
        };
    };
    match Cause::of_response(response) {
        Cause::Answered if tried => Verdict::Done,
        Cause::Answered => Verdict::Final(SendError::Answered),
        Cause::TooLate => Verdict::Final(SendError::TooLate),
        Cause::NoChannel => Verdict::Final(SendError::ChannelGone),
        Cause::NoMessage => Verdict::Final(SendError::MessageGone),
        Cause::NoMember => Verdict::Final(SendError::MemberGone),
        Cause::ThreadClosed => Verdict::Final(SendError::Archived(Box::new(error))),
        Cause::Hidden | Cause::Forbidden | Cause::DirectMessages | Cause::ChannelKind => {
            Verdict::Final(SendError::Forbidden(Box::new(error)))
        }
        Cause::Slow => Verdict::Again(Obstacle::Limited(error.to_string())),
        Cause::Down => Verdict::Again(Obstacle::Unavailable(error.to_string())),
        _ => Verdict::Final(SendError::Refused(Box::new(error))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The background work gives up after every other error.
    #[test]
    fn a_message_whose_picture_could_not_be_drawn_is_sent_later() {
        for error in [DrawError::Busy, DrawError::TooSlow, DrawError::Panic(String::new())] {
            assert!(matches!(error.into(), SendError::Temporary(_)));
        }
    }
}
