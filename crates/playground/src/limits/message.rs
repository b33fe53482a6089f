//! Messages that are sent, used as answers, or edited.

use serde_json::Value;

use super::attachment::{self, FileInfo, check_attachments};
use super::component::check_components;
use super::error::ApiError;
use super::field::Field;
use super::field_error::FieldError;
use super::mentions::check_allowed_mentions;
use super::validate_object;

const MAX_CONTENT_LENGTH: usize = 2000;
const MAX_NONCE_LENGTH: usize = 25;
/// The flag of a message with Components V2.
const COMPONENTS_V2: i64 = 1 << 15;

/// Checks the body and the files of a message to be sent to a channel.
///
/// # Errors
///
/// 413 for a file that is too large, 50035 for broken limits, 50006 for an empty message.
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

/// Checks the body and the files of a follow-up to an interaction.
///
/// # Errors
///
/// See [`check_message`].
pub fn check_followup(body: &Value, files: &[FileInfo]) -> Result<(), ApiError> {
    check_new(body, files, |message| {
        refuse_given(message, &["username", "avatar_url"], "webhook names and avatars");
    })
}

/// Checks the body and the files of an edit. `existing` are the ids of the message's attachments.
///
/// [`is_empty_message`] checks whether the edited message is empty.
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
    validate_object(body, |message| check_parts(message, files, existing))
}

/// Returns true if a message, given as a body or as a message object, shows nothing. Files of the
/// request do not count.
pub fn is_empty_message(message: &Value) -> bool {
    let holds_items = |key: &str| message[key].as_array().is_some_and(|list| !list.is_empty());
    let blank = message["content"].as_str().is_none_or(|content| content.trim().is_empty());
    blank && !["attachments", "components"].into_iter().any(holds_items)
}

fn check_new(
    body: &Value,
    files: &[FileInfo],
    more: impl FnOnce(&Field<'_>),
) -> Result<(), ApiError> {
    attachment::check_sizes(files)?;
    validate_object(body, |message| {
        check_parts(message, files, &[]);
        message.get("tts").boolean();
        more(message);
    })?;
    refuse_empty(body, files)
}

/// Refuses an empty new message.
pub(super) fn refuse_empty(message: &Value, files: &[FileInfo]) -> Result<(), ApiError> {
    if files.is_empty() && is_empty_message(message) {
        return Err(ApiError::empty_message());
    }
    Ok(())
}

/// Checks the fields that all messages share.
pub(super) fn check_parts(message: &Field<'_>, files: &[FileInfo], existing: &[u64]) {
    message.get("content").text(0..=MAX_CONTENT_LENGTH);
    let flags = message.get("flags");
    if flags.integer(0..=i64::MAX).is_some_and(|bits| bits & COMPONENTS_V2 != 0) {
        flags.add_error(FieldError::unsupported("Components V2"));
    }
    refuse_given(message, &["embeds"], "embeds");
    check_allowed_mentions(message);
    check_attachments(message, files, existing);
    check_components(message);
}

/// Refuses these fields if they are given. An empty list counts as not given.
fn refuse_given(message: &Field<'_>, keys: &[&str], what: &str) {
    for field in keys.iter().map(|key| message.get(key)) {
        let empty = field.raw().and_then(Value::as_array).is_some_and(Vec::is_empty);
        if field.is_given() && !empty {
            field.add_error(FieldError::unsupported(what));
        }
    }
}

fn check_nonce(nonce: &Field<'_>) {
    let Some(value) = nonce.raw() else { return };
    match value.as_str() {
        Some(text) if text.chars().count() > MAX_NONCE_LENGTH => {
            let message = format!("Must be {MAX_NONCE_LENGTH} or fewer characters long.");
            nonce.add_error(FieldError::new("NONCE_TYPE_TOO_LONG", message));
        }
        None if !value.is_i64() => {
            let message = "This field must be a string or integer.";
            nonce.add_error(FieldError::new("NONCE_TYPE_INVALID_TYPE", message));
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use std::slice;

    use serde_json::json;

    use super::super::testing::{errors, long};
    use super::*;

    fn of(body: &Value) -> Vec<String> {
        errors(check_message(body, &[]))
    }

    fn picture() -> FileInfo {
        FileInfo { index: 0, name: "board.png".into(), size: 40_000 }
    }

    #[test]
    fn content_has_at_most_2000_code_points() {
        assert_eq!(of(&json!({"content": "🂡".repeat(2000)})), Vec::<String>::new());
        assert_eq!(of(&json!({"content": "🂡".repeat(2001)})), ["content BASE_TYPE_MAX_LENGTH"]);
        assert_eq!(
            check_message(&json!({"content": long(2001)}), &[]).unwrap_err().body(),
            json!({"code": 50035, "message": "Invalid Form Body", "errors": {"content": {"_errors": [
                {"code": "BASE_TYPE_MAX_LENGTH", "message": "Must be 2000 or fewer in length."}
            ]}}})
        );
    }

    #[test]
    fn an_empty_new_message_is_refused() {
        for empty in [
            json!({}),
            json!({"content": ""}),
            json!({"content": " \n", "components": [], "attachments": []}),
            json!({"content": null, "flags": 64, "tts": false}),
        ] {
            assert_eq!(of(&empty), ["400/50006"], "{empty}");
            assert_eq!(errors(check_followup(&empty, &[])), ["400/50006"], "{empty}");
        }
        assert_eq!(check_message(&json!({}), &[picture()]), Ok(()));
    }

    #[test]
    fn an_edit_may_be_empty() {
        assert_eq!(check_message_edit(&json!({}), &[], &[]), Ok(()));
        assert_eq!(
            check_message_edit(&json!({"content": null, "components": []}), &[], &[]),
            Ok(())
        );
    }

    #[test]
    fn an_edit_keeps_attachments_that_the_message_has() {
        let kept = json!({"attachments": [{"id": "5"}]});
        assert_eq!(check_message_edit(&kept, &[], &[5]), Ok(()));
        let found = errors(check_message_edit(&kept, &[], &[6]));
        assert_eq!(found, ["attachments.0 ATTACHMENT_NOT_FOUND"]);
    }

    #[test]
    fn an_edit_has_the_limits_of_a_message() {
        let body = json!({"content": long(2001), "components": {}});
        let expected = ["components LIST_TYPE_CONVERT", "content BASE_TYPE_MAX_LENGTH"];
        assert_eq!(errors(check_message_edit(&body, &[], &[])), expected);
        assert_eq!(errors(check_followup(&body, &[])), expected);
        assert_eq!(of(&body), expected);
    }

    #[test]
    fn a_file_that_is_too_large_is_refused_before_the_body_is_read() {
        let huge = FileInfo { size: 11 * 1024 * 1024, ..picture() };
        let body = json!({"content": 5});
        for refusal in [
            check_message(&body, slice::from_ref(&huge)),
            check_followup(&body, slice::from_ref(&huge)),
            check_message_edit(&body, &[huge], &[]),
        ] {
            assert_eq!(errors(refusal), ["413/40005"]);
        }
    }

    #[test]
    fn a_nonce_is_a_number_or_at_most_25_characters() {
        let nonce = |value: Value| of(&json!({"content": "a", "nonce": value}));
        assert_eq!(nonce(json!("n".repeat(25))), Vec::<String>::new());
        assert_eq!(nonce(json!(i64::MIN)), Vec::<String>::new());
        assert_eq!(nonce(json!("n".repeat(26))), ["nonce NONCE_TYPE_TOO_LONG"]);
        assert_eq!(nonce(json!(true)), ["nonce NONCE_TYPE_INVALID_TYPE"]);
    }

    #[test]
    fn a_reply_names_the_message_by_its_id() {
        let reply = |reference: Value| of(&json!({"content": "a", "message_reference": reference}));
        assert_eq!(reply(json!({"message_id": "5"})), Vec::<String>::new());
        assert_eq!(reply(json!({})), ["message_reference.message_id BASE_TYPE_REQUIRED"]);
        let vague = reply(json!({"message_id": "five"}));
        assert_eq!(vague, ["message_reference.message_id NUMBER_TYPE_COERCE"]);
    }

    #[test]
    fn flags_are_bits_and_components_v2_is_refused() {
        let flags = |value: Value| of(&json!({"content": "a", "flags": value}));
        assert_eq!(flags(json!(64 | 4 | 4096)), Vec::<String>::new());
        assert_eq!(flags(json!(1 << 15)), ["flags PLAYGROUND_UNSUPPORTED"]);
        assert_eq!(flags(json!(1.5)), ["flags NUMBER_TYPE_COERCE"]);
    }

    #[test]
    fn embeds_are_refused_unless_the_list_is_empty() {
        let embeds = |embeds: Value| json!({"content": "a", "embeds": embeds});
        assert_eq!(of(&embeds(json!([]))), Vec::<String>::new());
        for given in [json!([{"title": "t"}]), json!({})] {
            let body = embeds(given);
            let expected = ["embeds PLAYGROUND_UNSUPPORTED"];
            assert_eq!(of(&body), expected);
            assert_eq!(errors(check_followup(&body, &[])), expected);
            assert_eq!(errors(check_message_edit(&body, &[], &[])), expected);
        }
    }

    #[test]
    fn a_followup_with_a_webhook_name_or_avatar_is_refused() {
        let body = json!({"content": "a", "username": "Ada", "avatar_url": "https://a.example"});
        assert_eq!(
            errors(check_followup(&body, &[])),
            ["avatar_url PLAYGROUND_UNSUPPORTED", "username PLAYGROUND_UNSUPPORTED"]
        );
    }

    #[test]
    fn unknown_fields_are_ignored() {
        assert_eq!(of(&json!({"content": "a", "color": {"any": ["thing"]}})), Vec::<String>::new());
    }

    #[test]
    fn all_errors_are_reported_at_once() {
        let body = json!({
            "content": 5,
            "tts": "loud",
            "allowed_mentions": {"parse": ["users"], "users": ["1"]},
            "components": [{"type": 1, "components": [
                {"type": 2, "style": 1, "label": "ok", "custom_id": "a"},
                {"type": 2, "style": 1, "label": "ok", "custom_id": long(101)},
            ]}],
        });
        assert_eq!(
            of(&body),
            [
                "allowed_mentions MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                "components.0.components.1.custom_id BASE_TYPE_BAD_LENGTH",
                "content STRING_TYPE_CONVERT",
                "tts BOOLEAN_TYPE_CONVERT",
            ]
        );
    }
}
