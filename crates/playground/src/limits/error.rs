//! How Discord's API refuses a request: status, code, message and the tree of errors.

use serde_json::{Map, Value, json};

/// A refusal, as Discord's REST API words it.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{message} ({status}, code {code})")]
pub struct ApiError {
    status: u16,
    code: u32,
    message: String,
    extra: Map<String, Value>,
}

impl ApiError {
    /// A refusal with any HTTP `status`, Discord `code` and `message`. The constructors below cover
    /// the usual ones.
    pub fn new(status: u16, code: u32, message: impl Into<String>) -> Self {
        Self { status, code, message: message.into(), extra: Map::new() }
    }

    /// 400 with code 50035: the body breaks limits, listed by place in `errors`.
    pub(super) fn invalid_form_body(errors: Value) -> Self {
        Self::new(400, 50035, "Invalid Form Body").with("errors", errors)
    }

    /// 400 with code 50035 for one top-level field, for a reason that only the server knows, such
    /// as a message that does not exist.
    pub fn invalid_field(field: &str, code: &str, message: &str) -> Self {
        Self::invalid_form_body(
            json!({ field: { "_errors": [{ "code": code, "message": message }] } }),
        )
    }

    /// 400: more commands than the `limit` for an application.
    pub fn too_many_commands(limit: usize) -> Self {
        let message = format!("Maximum number of application commands reached ({limit}).");
        Self::new(400, 30032, message)
    }

    /// 429: too many requests, to be retried after `retry_after` seconds. `global` means that every
    /// route has to wait.
    pub fn rate_limited(retry_after: f64, global: bool) -> Self {
        Self::new(429, 0, "You are being rate limited.")
            .with("retry_after", json!(retry_after))
            .with("global", json!(global))
    }

    /// 429 with code 30046: too many edits of messages that are older than an hour, to be retried after
    /// `retry_after` seconds.
    pub fn too_many_edits(retry_after: f64) -> Self {
        let message =
            "Maximum number of edits to messages older than 1 hour reached. Try again later";
        Self::new(429, 30046, message)
            .with("retry_after", json!(retry_after))
            .with("global", json!(false))
    }

    /// The HTTP status.
    pub fn status(&self) -> u16 {
        self.status
    }

    /// Discord's code; 0 where there is none.
    pub fn code(&self) -> u32 {
        self.code
    }

    /// Discord's message.
    pub fn message(&self) -> &str {
        &self.message
    }

    /// The seconds to wait after a 429, also sent as `Retry-After` and `X-RateLimit-Reset-After`.
    pub fn retry_after(&self) -> Option<f64> {
        self.extra.get("retry_after").and_then(Value::as_f64)
    }

    /// The tree of errors of a 50035, nested like the request's body.
    pub fn errors(&self) -> Option<&Value> {
        self.extra.get("errors")
    }

    /// The JSON body of the answer.
    pub fn body(&self) -> Value {
        let mut body = self.extra.clone();
        body.insert("code".into(), self.code.into());
        body.insert("message".into(), self.message.clone().into());
        Value::Object(body)
    }

    fn with(mut self, key: &str, value: Value) -> Self {
        self.extra.insert(key.into(), value);
        self
    }
}

/// Defines constructors by name, status, code and message.
macro_rules! refusals {
    ($($(#[$about:meta])* $name:ident = $status:literal, $code:literal, $message:literal;)*) => {
        impl ApiError {
            $($(#[$about])*
            pub fn $name() -> Self {
                Self::new($status, $code, $message)
            })*
        }
    };
}

refusals! {
    /// The bot's token is missing or wrong.
    unauthorized = 401, 0, "401: Unauthorized";
    /// There is no such route.
    not_found = 404, 0, "404: Not Found";
    /// The route exists, but not for this method.
    method_not_allowed = 405, 0, "405: Method Not Allowed";
    /// Discord failed.
    internal = 500, 0, "500: Internal Server Error";
    /// There is no such application.
    unknown_application = 404, 10002, "Unknown Application";
    /// The channel or thread does not exist.
    unknown_channel = 404, 10003, "Unknown Channel";
    /// There is no such guild.
    unknown_guild = 404, 10004, "Unknown Guild";
    /// The person is not in the guild.
    unknown_member = 404, 10007, "Unknown Member";
    /// The message does not exist.
    unknown_message = 404, 10008, "Unknown Message";
    /// There is no such role.
    unknown_role = 404, 10011, "Unknown Role";
    /// There is no such user.
    unknown_user = 404, 10013, "Unknown User";
    /// The webhook does not exist, or the interaction has no answer yet.
    unknown_webhook = 404, 10015, "Unknown Webhook";
    /// The interaction does not exist, or its 3 s to answer are over.
    unknown_interaction = 404, 10062, "Unknown interaction";
    /// There is no such command.
    unknown_command = 404, 10063, "Unknown application command";
    /// There is no such scheduled event.
    unknown_event = 404, 10070, "Unknown Guild Scheduled Event";
    /// The guild has as many scheduled events as it may.
    too_many_events = 400, 30038, "Maximum number of uncompleted guild scheduled events reached (100)";
    /// The files together are larger than Discord accepts.
    too_large = 413, 40005, "Request entity too large";
    /// The interaction has already been answered.
    already_acknowledged = 400, 40060, "Interaction has already been acknowledged.";
    /// The interaction has five follow-ups, and the app is installed only by a person.
    too_many_follow_ups =
        400, 40094, "This interaction has hit the maximum number of follow up messages";
    /// The bot cannot see the channel.
    missing_access = 403, 50001, "Missing Access";
    /// The message to be edited is not the bot's.
    not_the_author = 403, 50005, "Cannot edit a message authored by another user";
    /// The message has no content, file or component.
    empty_message = 400, 50006, "Cannot send an empty message";
    /// The person refuses direct messages from the bot.
    cannot_message_user = 403, 50007, "Cannot send messages to this user";
    /// Channels of this type have no messages of their own.
    no_messages_here = 400, 50008, "Cannot send messages in a non-text channel";
    /// The bot lacks a permission in the channel.
    missing_permissions = 403, 50013, "Missing Permissions";
    /// Channels of this type do not support this.
    wrong_channel_type = 400, 50024, "Cannot execute action on this channel type";
    /// The token of an interaction's webhook is wrong, or its 15 minutes are over.
    invalid_webhook_token = 401, 50027, "Invalid Webhook Token";
    /// The thread is archived and must be unarchived first.
    thread_archived = 400, 50083, "Thread is archived";
    /// Nobody can give or take this role: it is `@everyone`'s or an integration's.
    invalid_role = 400, 50028, "Invalid Role";
    /// A bulk overwrite leaves out the Entry Point command of an application with an Activity.
    entry_point_left_out = 400, 50240, "You cannot remove this app's Entry Point command in a bulk update operation. Please include the Entry Point command in your update request or delete it separately.";
    /// The body is not JSON.
    not_json = 400, 50109, "The request body contains invalid JSON.";
    /// A thread was already started from this message.
    thread_exists = 400, 160_004, "A thread has already been created for this message";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_carries_status_code_and_message() {
        let error = ApiError::unknown_interaction();
        assert_eq!((error.status(), error.code()), (404, 10062));
        assert_eq!(error.body(), json!({"code": 10062, "message": "Unknown interaction"}));
        assert_eq!(error.retry_after(), None);
    }

    #[test]
    fn a_429_says_how_long_to_wait() {
        let error = ApiError::rate_limited(0.25, false);
        assert_eq!(error.status(), 429);
        assert_eq!(error.retry_after(), Some(0.25));
        assert_eq!(error.body()["global"], false);
    }
}
