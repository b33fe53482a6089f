//! The first answer to an interaction: which types are allowed, and what each must contain.

use serde_json::Value;

use super::attachment::{self, FileInfo};
use super::choice::check_autocomplete;
use super::error::ApiError;
use super::field::Field;
use super::message::{check_parts, refuse_empty};
use super::modal::check_modal;
use super::validate_object;

const MESSAGE: i64 = 4;
const DEFERRED_MESSAGE: i64 = 5;
const DEFERRED_UPDATE: i64 = 6;
const UPDATE: i64 = 7;
const CHOICES: i64 = 8;
const MODAL: i64 = 9;

/// The type of an interaction, which decides the allowed answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InteractionContext {
    /// Ran a command.
    Command,
    /// Typed in an option with autocomplete.
    Autocomplete,
    /// Clicked a button or chose from a menu.
    Component,
    /// Submitted a form that a command opened.
    CommandModal,
    /// Submitted a form that a component opened.
    ComponentModal,
}

impl InteractionContext {
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

/// Checks the first answer to an interaction and its files. `existing` are the ids of the
/// attachments of the message whose component was used.
///
/// # Errors
///
/// 413 for a file that is too large; 50035 for broken limits, with paths that start with `data`,
/// and for an answer of the wrong type; 50006 for an empty message.
pub fn check_interaction_response(
    body: &Value,
    kind: InteractionContext,
    files: &[FileInfo],
    existing: &[u64],
) -> Result<(), ApiError> {
    attachment::check_sizes(files)?;
    let mut answer = None;
    validate_object(body, |response| {
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
        CHOICES => check_autocomplete(&data.get("choices").required()),
        MODAL => check_modal(&data),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use InteractionContext::{Autocomplete, Command, CommandModal, Component, ComponentModal};
    use std::slice;

    use serde_json::json;

    use super::super::testing::{errors, long};
    use super::*;

    fn of(kind: InteractionContext, body: &Value) -> Vec<String> {
        errors(check_interaction_response(body, kind, &[], &[]))
    }

    fn form(title: &str) -> Value {
        let input = json!({"type": 4, "custom_id": "a", "style": 1, "label": "Move"});
        let rows = json!([{"type": 1, "components": [input]}]);
        json!({"custom_id": "a", "title": title, "components": rows})
    }

    #[test]
    fn each_type_of_interaction_has_its_own_answers() {
        let answers = [
            json!({"type": 4, "data": {"content": "a"}}),
            json!({"type": 5}),
            json!({"type": 6}),
            json!({"type": 7, "data": {"content": "a"}}),
            json!({"type": 8, "data": {"choices": []}}),
            json!({"type": 9, "data": form("a")}),
            json!({"type": 1}),
        ];
        for (kind, allowed) in [
            (Command, [4, 5, 9].as_slice()),
            (Autocomplete, &[8]),
            (Component, &[4, 5, 6, 7, 9]),
            (CommandModal, &[4, 5]),
            (ComponentModal, &[4, 5, 6, 7]),
        ] {
            for answer in &answers {
                let fits = allowed.contains(&answer["type"].as_i64().unwrap());
                let expected = vec!["type BASE_TYPE_CHOICES"; usize::from(!fits)];
                assert_eq!(of(kind, answer), expected, "{kind:?} {answer}");
            }
        }
    }

    #[test]
    fn an_answer_needs_a_type_and_its_data() {
        assert_eq!(of(Command, &json!({})), ["type BASE_TYPE_REQUIRED"]);
        assert_eq!(of(Command, &json!("4")), [" MODEL_TYPE_CONVERT"]);
        assert_eq!(of(Command, &json!({"type": 4})), ["400/50006"]);
        assert_eq!(of(Command, &json!({"type": 4, "data": {"flags": 64}})), ["400/50006"]);
        assert_eq!(of(Command, &json!({"type": 4, "data": 4})), ["data MODEL_TYPE_CONVERT"]);
        assert_eq!(of(Command, &json!({"type": 9})), ["data BASE_TYPE_REQUIRED"]);
        assert_eq!(of(Autocomplete, &json!({"type": 8})), ["data BASE_TYPE_REQUIRED"]);
    }

    #[test]
    fn messages_and_forms_under_data_have_their_limits() {
        let answer = |kind: i64, data: Value| json!({"type": kind, "data": data});
        let content = json!({"content": long(2001)});
        let too_long = ["data.content BASE_TYPE_MAX_LENGTH"];
        assert_eq!(of(Command, &answer(4, content.clone())), too_long);
        assert_eq!(of(Component, &answer(7, content)), too_long);
        assert_eq!(
            of(Command, &answer(5, json!({"flags": "a"}))),
            ["data.flags NUMBER_TYPE_COERCE"]
        );
        let titled = answer(9, form(&long(46)));
        assert_eq!(of(Command, &titled), ["data.title BASE_TYPE_BAD_LENGTH"]);
    }

    #[test]
    fn an_update_may_empty_a_message_and_keep_its_attachments() {
        let update = json!({"type": 7, "data": {"content": "", "attachments": [{"id": "5"}]}});
        assert_eq!(check_interaction_response(&update, Component, &[], &[5]), Ok(()));
        assert_eq!(of(Component, &update), ["data.attachments.0 ATTACHMENT_NOT_FOUND"]);
    }

    #[test]
    fn a_picture_alone_is_an_answer() {
        let picture = FileInfo { index: 0, name: "board.png".into(), size: 40_000 };
        let answer = json!({"type": 4, "data": {"attachments": [{"id": 0, "description": "a"}]}});
        assert_eq!(
            check_interaction_response(&answer, Command, slice::from_ref(&picture), &[]),
            Ok(())
        );
        let huge = [FileInfo { size: u64::MAX, ..picture }];
        let refusal = check_interaction_response(&answer, Command, &huge, &[]);
        assert_eq!(errors(refusal), ["413/40005"]);
    }

    #[test]
    fn an_autocomplete_has_at_most_25_choices_of_100_characters() {
        let completed =
            |choices: Value| of(Autocomplete, &json!({"type": 8, "data": {"choices": choices}}));
        let choice = |name: String, value: Value| json!([{"name": name, "value": value}]);
        let many = |count: usize| json!(vec![json!({"name": "a", "value": "a"}); count]);
        assert_eq!(completed(many(25)), Vec::<String>::new());
        assert_eq!(completed(many(26)), ["data.choices BASE_TYPE_MAX_LENGTH"]);
        assert_eq!(completed(choice(long(100), json!(long(100)))), Vec::<String>::new());
        assert_eq!(completed(choice("a".into(), json!(7.5))), Vec::<String>::new());
        let name = completed(choice(long(101), json!(1)));
        assert_eq!(name, ["data.choices.0.name BASE_TYPE_BAD_LENGTH"]);
        let value = completed(choice("a".into(), json!(long(101))));
        assert_eq!(value, ["data.choices.0.value BASE_TYPE_BAD_LENGTH"]);
        assert_eq!(
            completed(json!([{}])),
            ["data.choices.0.name BASE_TYPE_REQUIRED", "data.choices.0.value BASE_TYPE_REQUIRED"]
        );
        let odd = completed(choice("a".into(), json!(true)));
        assert_eq!(odd, ["data.choices.0.value STRING_TYPE_CONVERT"]);
    }
}
