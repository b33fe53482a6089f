//! Discord's published limits, as pure functions from a request's body to a refusal.
//!
//! Knows JSON and the limits; knows no channel, no permission, no time and no network. Every
//! fault of a body is told at once, at its place, with Discord's code for it. Fields that
//! Discord does not know are ignored, as Discord does.
//!
//! Lengths count Unicode code points, sizes bytes.

mod attachment;
mod choice;
mod command;
mod component;
mod error;
mod fault;
mod field;
mod interaction;
mod mentions;
mod message;
mod modal;
#[cfg(test)]
mod testing;
mod thread;

pub use attachment::FileInfo;
pub(crate) use attachment::LARGEST_FILE;
pub use command::{check_command, check_command_list};
pub use error::ApiError;
pub use interaction::{InteractionKind, check_interaction_response};
pub use message::{check_followup, check_message, check_message_edit, is_empty_message};
pub use thread::check_thread;

use fault::Faults;
use field::Field;
use serde_json::Value;

/// Runs `check` over `body` and tells every fault that it found.
fn judge(body: &Value, check: impl FnOnce(&Field<'_>)) -> Result<(), ApiError> {
    let faults = Faults::default();
    check(&Field::root(body, &faults));
    faults.into_result()
}

/// As [`judge`], for a body that must be an object.
fn judge_object(body: &Value, check: impl FnOnce(&Field<'_>)) -> Result<(), ApiError> {
    judge(body, |root| {
        if root.object().is_some() {
            check(root);
        }
    })
}
