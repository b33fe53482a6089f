//! Discord's published limits, as pure functions that take a request body and may return a refusal.
//!
//! Knows JSON and the limits, but no channels, permissions, time or network. All errors of a body
//! are reported at once, each at its path with Discord's code. Fields unknown to Discord are
//! ignored, as on Discord.
//!
//! Lengths count Unicode code points, sizes count bytes.

mod attachment;
mod choice;
mod command;
mod component;
mod error;
mod event;
mod field;
mod field_error;
mod interaction;
mod mentions;
mod message;
mod modal;
#[cfg(test)]
mod testing;
mod thread;
mod translation;

pub use attachment::FileInfo;
pub(crate) use attachment::MAX_FILE_SIZE;
pub use command::{check_command, check_command_list};
pub use error::ApiError;
pub use event::{check_event, check_event_edit};
pub use interaction::{InteractionContext, check_interaction_response};
pub use message::{check_followup, check_message, check_message_edit, is_empty_message};
pub use thread::{check_forum_post, check_thread};
pub(crate) use translation::{is_locale, locales};

use field::Field;
use field_error::FieldErrors;
use serde_json::Value;

/// Runs `check` on `body` and reports all errors that it found.
fn validate(body: &Value, check: impl FnOnce(&Field<'_>)) -> Result<(), ApiError> {
    let errors = FieldErrors::default();
    check(&Field::root(body, &errors));
    errors.into_result()
}

/// Like [`validate`], for a body that must be an object.
fn validate_object(body: &Value, check: impl FnOnce(&Field<'_>)) -> Result<(), ApiError> {
    validate(body, |root| {
        if root.object().is_some() {
            check(root);
        }
    })
}
