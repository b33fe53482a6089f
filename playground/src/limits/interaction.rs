//! The first answer to an interaction: which kinds may answer what, and what each must hold.

use serde_json::Value;

use super::attachment::{self, FileInfo};
use super::choice::check_completions;
use super::error::ApiError;
use super::field::Field;
use super::judge_object;
use super::message::{check_parts, refuse_empty};
use super::modal::check_modal;

const MESSAGE: i64 = 4;
const DEFERRED_MESSAGE: i64 = 5;
const DEFERRED_UPDATE: i64 = 6;
const UPDATE: i64 = 7;
const CHOICES: i64 = 8;
const MODAL: i64 = 9;

/// What a person did, as far as it decides which answers are allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InteractionKind {
    /// Ran a command.
    Command,
    /// Typed in an option that completes.
    Autocomplete,
    /// Pressed a button or chose from a menu.
    Component,
    /// Sent in a form that a command had opened.
    CommandModal,
    /// Sent in a form that a component of a message had opened.
    ComponentModal,
}

impl InteractionKind {
    fn answers(self) -> &'static [i64] {
        match self {
            Self::Command => &[MESSAGE, DEFERRED_MESSAGE, MODAL],
            Self::Autocomplete => &[CHOICES],
            Self::Component => &[MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE, MODAL],
            Self::CommandModal => &[MESSAGE, DEFERRED_MESSAGE],
            Self::ComponentModal => &[MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE],
        }
    }
}

/// Checks the first answer to an interaction, and the files that came with it. `existing` are the ids of the
/// attachments of the message whose component was used; empty where there is none.
///
/// # Errors
///
/// 413 for a file that is too large, 50035 for broken limits (their paths begin with `data`) and for
/// an answer that this kind of interaction does not take, 50006 for a message that holds nothing.
pub fn check_interaction_response(
    body: &Value,
    kind: InteractionKind,
    files: &[FileInfo],
    existing: &[u64],
) -> Result<(), ApiError> {
    attachment::check_sizes(files)?;
    let mut answer = None;
    judge_object(body, |response| {
        answer = response.get("type").required().one_of(kind.answers());
        if let Some(answer) = answer {
            check_data(answer, &response.get("data"), files, existing);
        }
    })?;
    if answer == Some(MESSAGE) {
        refuse_empty(&body["data"], files)?;
    }
    Ok(())
}

fn check_data(answer: i64, data: &Field<'_>, files: &[FileInfo], existing: &[u64]) {
    let needs_data = matches!(answer, CHOICES | MODAL);
    let data = if needs_data { data.clone().required() } else { data.clone() };
    if !data.is_given() || data.object().is_none() {
        return;
    }
    match answer {
        MESSAGE => {
            check_parts(&data, files, &[]);
            data.get("tts").boolean();
        }
        UPDATE => check_parts(&data, files, existing),
        DEFERRED_MESSAGE => {
            data.get("flags").integer(0..=i64::MAX);
        }
        CHOICES => check_completions(&data.get("choices").required()),
        MODAL => check_modal(&data),
        _ => {}
    }
}
