//! Edits that nobody waits for: a single attempt, and how long Discord asks to wait before the next.
//!
//! serenity 0.12 waits out each 429 by itself, or drops what it says. For messages that are older than an
//! hour, Discord allows few edits, and may ask to wait for minutes.

use std::sync::{Mutex, PoisonError};

use jiff::SignedDuration;
use serenity::all::{
    ChannelId, EditMessage, ErrorResponse, Http, HttpError, LightMethod, Message, MessageId,
    Request, Route,
};
use serenity_reqwest::header::RETRY_AFTER;
use serenity_reqwest::{Client, Method};

use crate::route::RestRoute;
use crate::send;
use crate::send::SendError;

/// Sends edits past serenity's rate limiter.
#[derive(Default)]
pub struct Edits(Client);

/// Why an edit failed.
#[derive(Debug)]
pub struct EditError {
    /// The reason.
    pub error: SendError,
    /// How long Discord asks to wait before the next attempt.
    pub wait: Option<SignedDuration>,
}

impl From<SendError> for EditError {
    fn from(error: SendError) -> EditError {
        EditError { error, wait: None }
    }
}

impl Edits {
    /// Edits a message, once. Returns it as Discord shows it now, if that is known.
    ///
    /// # Errors
    /// If Discord does not accept it: see [`SendError`].
    pub async fn attempt(
        &self,
        http: &Http,
        channel_id: ChannelId,
        message_id: MessageId,
        edit: &EditMessage,
    ) -> Result<Option<Message>, EditError> {
        let wait = Mutex::new(None);
        let attempt = || async {
            let route = Route::ChannelMessage { channel_id, message_id };
            let request = Request::new(route, LightMethod::Patch);
            let request = request.body(Some(serde_json::to_vec(edit)?));
            let request = request.build(&self.0, http.token(), http.proxy.as_deref())?;
            let response = request.send().await.map_err(HttpError::Request)?;
            if !response.status().is_success() {
                let header = response.headers().get(RETRY_AFTER);
                let seconds = header.and_then(|value| value.to_str().ok()?.parse().ok());
                *wait.lock().unwrap_or_else(PoisonError::into_inner) =
                    seconds.and_then(|seconds| SignedDuration::try_from_secs_f64(seconds).ok());
                let refusal = ErrorResponse::from_response(response, Method::PATCH).await;
                return Err(HttpError::UnsuccessfulRequest(refusal).into());
            }
            let body = response.bytes().await.map_err(HttpError::Request)?;
            Ok(serde_json::from_slice(&body)?)
        };
        let sent = send::send(RestRoute::EditMessage, &[], attempt).await;
        sent.map_err(|error| {
            let wait = *wait.lock().unwrap_or_else(PoisonError::into_inner);
            EditError { error, wait }
        })
    }
}
