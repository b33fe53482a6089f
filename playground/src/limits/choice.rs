//! Choices: those that an option is registered with, and those that complete what a person types.

use std::ops::RangeInclusive;

use serde_json::Value;

use super::command::{INTEGER, NUMBER, translations, whole};
use super::fault::Fault;
use super::field::Field;

const MOST_CHOICES: usize = 25;
const TEXT: RangeInclusive<usize> = 1..=100;

/// Checks the choices that answer an autocomplete, whatever the type of the option.
pub(super) fn check_completions(list: &Field<'_>) {
    for choice in list.list(0..=MOST_CHOICES) {
        check_choice(&choice, |value| {
            if value.raw().is_some_and(Value::is_number) {
                value.number();
            } else {
                value.text(TEXT);
            }
        });
    }
}

/// Checks the choices that an option of the type `kind` is registered with, and counts them.
pub(super) fn check_choices_of(list: &Field<'_>, kind: i64) -> usize {
    let choices = list.list(0..=MOST_CHOICES);
    for choice in &choices {
        check_choice(choice, |value| match kind {
            INTEGER => {
                whole(value);
            }
            NUMBER => {
                value.number();
            }
            _ => {
                value.text(TEXT);
            }
        });
    }
    refuse_twins(&choices, "name", "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_EXISTS");
    refuse_twins(&choices, "value", "APPLICATION_COMMAND_OPTIONS_CHOICE_VALUE_EXISTS");
    choices.len()
}

fn check_choice<'a>(choice: &Field<'a>, check_value: impl FnOnce(&Field<'a>)) {
    if choice.object().is_none() {
        return;
    }
    choice.get("name").required().text(TEXT);
    for name in translations(choice, "name_localizations") {
        name.text(TEXT);
    }
    check_value(&choice.get("value").required());
}

/// Two choices of one option may not share what is under `key`.
fn refuse_twins(choices: &[Field<'_>], key: &str, code: &'static str) {
    let mut seen = Vec::new();
    for choice in choices {
        let Some(value) = choice.get(key).raw() else {
            continue;
        };
        if seen.contains(&value) {
            choice.fault(Fault::new(code, format!("Option choice {key} already exists")));
        }
        seen.push(value);
    }
}
