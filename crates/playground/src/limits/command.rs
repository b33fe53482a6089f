//! Commands to be registered.

use std::collections::HashSet;
use std::ops::RangeInclusive;
use std::sync::LazyLock;

use regex::Regex;
use serde_json::Value;

use super::choice::{self, check_registered};
use super::error::ApiError;
use super::field::Field;
use super::field_error::FieldError;
use super::translation::translations;
use super::validate;

const CHAT_INPUT: i64 = 1;
/// The type of the command that launches an application's Activity.
const ENTRY_POINT: i64 = 4;
/// The maximum number of commands of each type: slash commands, those in the menus of users and
/// messages, and the Entry Point command.
const MAX_OF_TYPE: [(i64, usize); 4] = [(CHAT_INPUT, 100), (2, 15), (3, 15), (ENTRY_POINT, 1)];

const NAME: RangeInclusive<usize> = 1..=32;
const DESCRIPTION: RangeInclusive<usize> = 1..=100;
const MAX_OPTIONS: usize = 25;
const MAX_CHARACTERS: usize = 8000;
const MAX_STRING_LENGTH: i64 = 6000;

const SUBCOMMAND: i64 = 1;
const GROUP: i64 = 2;
const STRING: i64 = 3;
const INTEGER: i64 = 4;
const NUMBER: i64 = 10;
const OPTION_TYPES: [i64; 11] = [SUBCOMMAND, GROUP, STRING, INTEGER, 5, 6, 7, 8, 9, NUMBER, 11];

/// The letters allowed in the name of a slash command or option.
static NAME_LETTERS: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r"^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]+$").expect("the pattern is a constant")
});

/// Checks the body of a bulk overwrite: the list of all commands.
///
/// # Errors
///
/// 50035 for broken limits, with paths that start with the command's index; 30032 for too many
/// commands.
pub fn check_command_list(body: &Value) -> Result<(), ApiError> {
    let commands = body.as_array().map_or(&[][..], Vec::as_slice);
    for (kind, most) in MAX_OF_TYPE {
        if commands.iter().filter(|command| command_type(command) == kind).count() > most {
            return Err(ApiError::too_many_commands(most));
        }
    }
    validate(body, |list| {
        let mut names = HashSet::new();
        for (command, value) in list.list(0..=usize::MAX).iter().zip(commands) {
            check_fields(command);
            let name = command.get("name").raw().and_then(Value::as_str);
            if name.is_some_and(|name| !names.insert((command_type(value), name))) {
                let message = "Application command names must be unique";
                command.add_error(FieldError::new("APPLICATION_COMMANDS_DUPLICATE_NAME", message));
            }
        }
    })
}

/// Checks the body of one command.
///
/// # Errors
///
/// 50035 for broken limits.
pub fn check_command(body: &Value) -> Result<(), ApiError> {
    validate(body, check_fields)
}

fn command_type(command: &Value) -> i64 {
    command["type"].as_i64().unwrap_or(CHAT_INPUT)
}

fn check_fields(command: &Field<'_>) {
    if command.object().is_none() {
        return;
    }
    let kind = command.get("type").one_of(&MAX_OF_TYPE.map(|(kind, _)| kind));
    if kind.is_none_or(|kind| kind == CHAT_INPUT) {
        check_name(command, true);
        check_description(command);
        check_options(&command.get("options"), &OPTION_TYPES);
    } else if kind == Some(ENTRY_POINT) {
        check_name(command, true);
        command.get("description").text(0..=*DESCRIPTION.end());
        command.get("handler").required().one_of(&[1, 2]);
    } else {
        check_name(command, false);
        command.get("description").text(0..=0);
        command.get("options").list(0..=0);
    }
    command.get("default_member_permissions").integer(0..=i64::MAX);
    command.get("dm_permission").boolean();
    command.get("nsfw").boolean();
    check_set(&command.get("contexts"), &[0, 1, 2]);
    check_set(&command.get("integration_types"), &[0, 1]);
    if command.raw().map_or(0, characters) > MAX_CHARACTERS && command.is_valid() {
        let message = format!("Command exceeds maximum size ({MAX_CHARACTERS})");
        command.add_error(FieldError::new("APPLICATION_COMMAND_TOO_LARGE", message));
    }
}

/// Checks a list of at least one of these numbers, each at most once.
fn check_set(list: &Field<'_>, allowed: &[i64]) {
    let mut seen = HashSet::new();
    for number in list.list(1..=usize::MAX) {
        if number.one_of(allowed).is_some_and(|value| !seen.insert(value)) {
            let message = "The set already contains this value";
            number.add_error(FieldError::new("SET_TYPE_ALREADY_CONTAINS_VALUE", message));
        }
    }
}

/// Checks the name of a command or option and its translations. `typed` names must be lower case.
fn check_name(named: &Field<'_>, typed: bool) {
    let check = |name: Field<'_>| {
        let Some(text) = name.text(NAME) else { return };
        if typed && (!NAME_LETTERS.is_match(text) || text.to_lowercase() != text) {
            let message = "Command name is invalid";
            name.add_error(FieldError::new("APPLICATION_COMMAND_INVALID_NAME", message));
        }
    };
    check(named.get("name").required());
    translations(named, "name_localizations").into_iter().for_each(check);
}

fn check_description(described: &Field<'_>) {
    described.get("description").required().text(DESCRIPTION);
    for text in translations(described, "description_localizations") {
        text.text(DESCRIPTION);
    }
}

/// Checks a list of options, each of one of `types`.
fn check_options(list: &Field<'_>, types: &[i64]) {
    let mut names = HashSet::new();
    let mut optional_before = false;
    let mut kinds = Vec::new();
    for option in list.list(0..=MAX_OPTIONS) {
        let Some(kind) = option.tag(types) else {
            continue;
        };
        kinds.push(kind);
        check_name(&option, true);
        check_description(&option);
        check_typed_fields(&option, kind);
        let required = option.get("required").boolean() == Some(true);
        if required && optional_before {
            let message = "Required options must be placed before non-required options";
            option.add_error(FieldError::new(
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                message,
            ));
        }
        optional_before |= !required;
        let name = option.get("name").raw().and_then(Value::as_str);
        if let Some(name) = name.filter(|name| !names.insert(*name)) {
            let message = format!("Option name {name} is already used in these options");
            option.add_error(FieldError::new("APPLICATION_COMMAND_OPTIONS_NAME_INVALID", message));
        }
    }
    let nested = kinds.iter().filter(|kind| is_nested(**kind)).count();
    if nested > 0 && nested < kinds.len() && list.is_valid() {
        let message = "Sub-command and sub-command group option types are mutually exclusive to all \
            other types";
        list.add_error(FieldError::new("APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message));
    }
}

fn is_nested(kind: i64) -> bool {
    matches!(kind, SUBCOMMAND | GROUP)
}

/// Checks the fields that only some types of option have.
fn check_typed_fields(option: &Field<'_>, kind: i64) {
    match kind {
        SUBCOMMAND => check_options(&option.get("options"), &OPTION_TYPES[2..]),
        GROUP => check_options(&option.get("options"), &[SUBCOMMAND]),
        STRING => {
            let least = option.get("min_length").integer(0..=MAX_STRING_LENGTH);
            let most = option.get("max_length").integer(1..=MAX_STRING_LENGTH);
            check_order(&option.get("min_length"), least, most);
            check_choices(option, |value| value.text(choice::TEXT));
        }
        INTEGER => {
            let least = option.get("min_value").safe_integer();
            let most = option.get("max_value").safe_integer();
            check_order(&option.get("min_value"), least, most);
            check_choices(option, Field::safe_integer);
        }
        NUMBER => {
            let least = option.get("min_value").number();
            let most = option.get("max_value").number();
            check_order(&option.get("min_value"), least, most);
            check_choices(option, Field::number);
        }
        _ => {}
    }
}

fn check_order<T: PartialOrd + std::fmt::Display>(
    place: &Field<'_>,
    least: Option<T>,
    most: Option<T>,
) {
    if let (Some(least), Some(most)) = (least, most)
        && least > most
    {
        place.add_error(FieldError::above(most, "int"));
    }
}

/// Checks that an option has choices or autocomplete, but not both. `read_value` reads the value of
/// a choice.
fn check_choices<'a, T>(option: &Field<'a>, read_value: impl Fn(&Field<'a>) -> Option<T>) {
    let choices = option.get("choices");
    let autocomplete = option.get("autocomplete").boolean() == Some(true);
    let offered = check_registered(&choices, read_value);
    if autocomplete && offered > 0 && choices.is_valid() {
        let message = "Choices and autocomplete are mutually exclusive";
        choices.add_error(FieldError::new(
            "APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE",
            message,
        ));
    }
}

/// The number of characters of a command, option or choice that count towards the maximum size:
/// name, description and value, each in its longest translation, and everything nested inside.
fn characters(thing: &Value) -> usize {
    let texts = longest(thing, "name") + longest(thing, "description") + length(&thing["value"]);
    let held = ["options", "choices"].into_iter().filter_map(|key| thing[key].as_array());
    texts + held.flatten().map(characters).sum::<usize>()
}

fn longest(thing: &Value, key: &str) -> usize {
    let translations = thing[format!("{key}_localizations")].as_object();
    let translated = translations.into_iter().flatten().map(|(_, text)| length(text)).max();
    length(&thing[key]).max(translated.unwrap_or(0))
}

fn length(text: &Value) -> usize {
    text.as_str().map_or(0, |text| text.chars().count())
}

#[cfg(test)]
mod tests;
