//! Messages: sent to a channel, sent as an answer, and edited.

use serde_json::Value;

use super::attachment::{self, FileInfo, check_attachments};
use super::component::check_components;
use super::embed::check_embeds;
use super::error::ApiError;
use super::fault::Fault;
use super::field::Field;
use super::judge_object;
use super::mentions::check_allowed_mentions;

const LONGEST_CONTENT: usize = 2000;
const LONGEST_NONCE: usize = 25;
const LONGEST_USERNAME: usize = 80;
/// The flag by which a message says that it uses Components V2.
const COMPONENTS_V2: i64 = 1 << 15;

/// Checks the body of a message to be sent to a channel, and the files that came with it.
///
/// # Errors
///
/// 413 for a file that is too large, 50035 for broken limits, 50006 for a message that holds nothing.
pub fn check_message(body: &Value, files: &[FileInfo]) -> Result<(), ApiError> {
    check_new(body, files, |message| {
        check_nonce(&message.get("nonce"));
        message.get("enforce_nonce").boolean();
        let reference = message.get("message_reference");
        if reference.is_given() && reference.object().is_some() {
            reference.get("message_id").required().snowflake();
            reference.get("channel_id").snowflake();
            reference.get("fail_if_not_exists").boolean();
        }
    })
}

/// Checks the body of a message to be sent through an interaction's webhook.
///
/// # Errors
///
/// As [`check_message`].
pub fn check_followup(body: &Value, files: &[FileInfo]) -> Result<(), ApiError> {
    check_new(body, files, |message| {
        message.get("username").text(1..=LONGEST_USERNAME);
    })
}

/// Checks the body of an edit: of a channel's message, of an interaction's original answer or of another
/// answer of it. `existing` are the ids of the attachments that the message has.
///
/// Whether anything is left of the message afterwards is for [`is_empty_message`] to say.
///
/// # Errors
///
/// 413 for a file that is too large, 50035 for broken limits.
pub fn check_message_edit(
    body: &Value,
    files: &[FileInfo],
    existing: &[u64],
) -> Result<(), ApiError> {
    attachment::check_sizes(files)?;
    judge_object(body, |message| check_parts(message, files, existing))
}

/// Whether a message made of this body, or a message object as Discord shows it, holds nothing that
/// Discord would show. Files that came with the request are not part of the body.
pub fn is_empty_message(message: &Value) -> bool {
    let holds_items = |key: &str| message[key].as_array().is_some_and(|list| !list.is_empty());
    let blank = message["content"].as_str().is_none_or(|content| content.trim().is_empty());
    blank && !["embeds", "attachments", "components"].into_iter().any(holds_items)
}

fn check_new(
    body: &Value,
    files: &[FileInfo],
    more: impl FnOnce(&Field<'_>),
) -> Result<(), ApiError> {
    attachment::check_sizes(files)?;
    judge_object(body, |message| {
        check_parts(message, files, &[]);
        message.get("tts").boolean();
        more(message);
    })?;
    refuse_empty(body, files)
}

/// Refuses a new message that holds nothing.
pub(super) fn refuse_empty(message: &Value, files: &[FileInfo]) -> Result<(), ApiError> {
    if files.is_empty() && is_empty_message(message) {
        return Err(ApiError::empty_message());
    }
    Ok(())
}

/// Checks what every kind of message has.
pub(super) fn check_parts(message: &Field<'_>, files: &[FileInfo], existing: &[u64]) {
    message.get("content").text(0..=LONGEST_CONTENT);
    let flags = message.get("flags");
    if flags.integer(0..=i64::MAX).is_some_and(|bits| bits & COMPONENTS_V2 != 0) {
        flags.fault(Fault::unsupported("Components V2"));
    }
    check_embeds(message);
    check_allowed_mentions(message);
    check_attachments(message, files, existing);
    check_components(message);
}

fn check_nonce(nonce: &Field<'_>) {
    let Some(value) = nonce.raw() else { return };
    match value.as_str() {
        Some(text) if text.chars().count() > LONGEST_NONCE => {
            let message = format!("Must be {LONGEST_NONCE} or fewer characters long.");
            nonce.fault(Fault::new("NONCE_TYPE_TOO_LONG", message));
        }
        None if !value.is_i64() => {
            let message = "This field must be a string or integer.";
            nonce.fault(Fault::new("NONCE_TYPE_INVALID_TYPE", message));
        }
        _ => {}
    }
}
