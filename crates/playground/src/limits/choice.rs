//! Choices: registered with an option, or sent in answer to an autocomplete.

use std::ops::RangeInclusive;

use serde_json::Value;

use super::field::Field;
use super::field_error::FieldError;
use super::translation::translations;

const MAX_CHOICES: usize = 25;
/// The length of a choice's name, and of its value if that is a text.
pub(super) const TEXT: RangeInclusive<usize> = 1..=100;

/// Checks the choices that answer an autocomplete, for options of any type.
pub(super) fn check_autocomplete(list: &Field<'_>) {
    for choice in list.list(0..=MAX_CHOICES) {
        check_choice(&choice, |value| {
            if value.raw().is_some_and(Value::is_number) {
                value.number();
            } else {
                value.text(TEXT);
            }
        });
    }
}

/// Checks the choices registered with an option, and counts them. `read_value` reads the value of a
/// choice.
pub(super) fn check_registered<'a, T>(
    list: &Field<'a>,
    read_value: impl Fn(&Field<'a>) -> Option<T>,
) -> usize {
    let choices = list.list(0..=MAX_CHOICES);
    for choice in &choices {
        check_choice(choice, |value| {
            read_value(value);
        });
    }
    refuse_duplicates(&choices, "name", "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_EXISTS");
    refuse_duplicates(&choices, "value", "APPLICATION_COMMAND_OPTIONS_CHOICE_VALUE_EXISTS");
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

/// Refuses choices that share the value of `key`.
fn refuse_duplicates(choices: &[Field<'_>], key: &str, code: &'static str) {
    let mut seen = Vec::new();
    for choice in choices {
        let Some(value) = choice.get(key).raw() else {
            continue;
        };
        if seen.contains(&value) {
            choice.add_error(FieldError::new(code, format!("Option choice {key} already exists")));
        }
        seen.push(value);
    }
}
