//! The components of a message: rows of buttons and menus.
//!
//! Only classic rows. Components V2 is not supported.

use std::collections::HashSet;

use super::field::Field;
use super::field_error::FieldError;

pub(super) const ACTION_ROW: i64 = 1;
const BUTTON: i64 = 2;
const STRING_SELECT: i64 = 3;
const USER_SELECT: i64 = 5;
const ROLE_SELECT: i64 = 6;
/// The menus of users and roles.
const OTHER_SELECT: i64 = 7;
const CHANNEL_SELECT: i64 = 8;
/// The types that Discord allows in a row.
const IN_A_ROW: [i64; 6] =
    [BUTTON, STRING_SELECT, USER_SELECT, ROLE_SELECT, OTHER_SELECT, CHANNEL_SELECT];

const MAX_ROWS: usize = 5;
/// The number of buttons that fit into a row; a menu takes the whole row.
const ROW_WIDTH: usize = 5;
const MAX_CUSTOM_ID_LENGTH: usize = 100;
const MAX_LABEL_LENGTH: usize = 80;
const MAX_BUTTON_URL_LENGTH: usize = 512;
const MAX_EMOJI_NAME_LENGTH: usize = 32;
const MAX_PLACEHOLDER_LENGTH: usize = 150;
const MAX_OPTION_TEXT_LENGTH: usize = 100;
const MAX_OPTIONS: usize = 25;
const MAX_VALUES: i64 = 25;

const LINK_STYLE: i64 = 5;
const PREMIUM_STYLE: i64 = 6;
const STYLES: [i64; 6] = [1, 2, 3, 4, LINK_STYLE, PREMIUM_STYLE];

/// The custom ids in a message or form so far. They must be unique.
#[derive(Debug, Default)]
pub(super) struct CustomIds<'a>(HashSet<&'a str>);

impl<'a> CustomIds<'a> {
    /// Checks a required custom id.
    pub(super) fn check(&mut self, custom_id: &Field<'a>) {
        let Some(id) = custom_id.clone().required().text(1..=MAX_CUSTOM_ID_LENGTH) else {
            return;
        };
        if !self.0.insert(id) {
            let message = "Component custom id cannot be duplicated";
            custom_id.add_error(FieldError::new("COMPONENT_CUSTOM_ID_DUPLICATED", message));
        }
    }
}

/// Checks the `components` of `message`.
pub(super) fn check_components(message: &Field<'_>) {
    let mut ids = CustomIds::default();
    for row in message.get("components").list(0..=MAX_ROWS) {
        if row.tag(&[ACTION_ROW]).is_none() {
            continue;
        }
        let mut taken = 0;
        for component in row.get("components").required().list(1..=ROW_WIDTH) {
            let Some(kind) = component.tag(&IN_A_ROW) else {
                continue;
            };
            if kind == OTHER_SELECT {
                component.add_error(FieldError::unsupported("menus of users and roles"));
                continue;
            }
            taken += if kind == BUTTON { 1 } else { ROW_WIDTH };
            if taken > ROW_WIDTH {
                component.add_error(too_wide());
            } else if kind == BUTTON {
                check_button(&component, &mut ids);
            } else {
                let most = check_menu(&component, &mut ids);
                if kind == STRING_SELECT {
                    check_options(&component.get("options"), most);
                }
            }
        }
    }
}

/// The error for a component that does not fit into its row.
pub(super) fn too_wide() -> FieldError {
    let message = "The specified component exceeds the maximum width";
    FieldError::new("COMPONENT_LAYOUT_WIDTH_EXCEEDED", message)
}

fn check_button<'a>(button: &Field<'a>, ids: &mut CustomIds<'a>) {
    button.get("disabled").boolean();
    let label = button.get("label");
    label.text(0..=MAX_LABEL_LENGTH);
    let emoji = button.get("emoji");
    check_emoji(&emoji);
    match button.get("style").required().one_of(&STYLES) {
        Some(PREMIUM_STYLE) => {
            button.get("sku_id").required().snowflake();
            return;
        }
        Some(LINK_STYLE) => check_link(button),
        Some(_) => check_press(button, ids),
        None => {}
    }
    if !emoji.is_given() {
        label.required();
    }
}

fn check_link(button: &Field<'_>) {
    button.get("url").required().url(MAX_BUTTON_URL_LENGTH, &["http", "https", "discord"]);
    let custom_id = button.get("custom_id");
    if custom_id.is_given() {
        custom_id.add_error(id_or_url());
    }
}

fn check_press<'a>(button: &Field<'a>, ids: &mut CustomIds<'a>) {
    let custom_id = button.get("custom_id");
    let url = button.get("url");
    if url.is_given() {
        url.add_error(id_or_url());
    }
    if custom_id.is_given() {
        ids.check(&custom_id);
    } else {
        let message = "A custom id is required";
        custom_id.add_error(FieldError::new("BUTTON_COMPONENT_CUSTOM_ID_REQUIRED", message));
    }
}

fn id_or_url() -> FieldError {
    let message = "A custom id and url cannot both be specified";
    FieldError::new("BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", message)
}

/// Checks what all menus have. Returns the maximum number of choices.
fn check_menu<'a>(menu: &Field<'a>, ids: &mut CustomIds<'a>) -> usize {
    ids.check(&menu.get("custom_id"));
    menu.get("disabled").boolean();
    menu.get("placeholder").text(0..=MAX_PLACEHOLDER_LENGTH);
    let min = menu.get("min_values");
    let max = menu.get("max_values");
    let least = min.integer(0..=MAX_VALUES).unwrap_or(1);
    let most = max.integer(1..=MAX_VALUES).unwrap_or(1);
    if least > most && min.is_valid() && max.is_valid() {
        min.add_error(FieldError::above(most, "int"));
    }
    let most = usize::try_from(most).unwrap_or(1);
    for default in menu.get("default_values").list(0..=most) {
        default.get("id").required().snowflake();
        default.get("type").required().text(1..=MAX_OPTION_TEXT_LENGTH);
    }
    most
}

/// Checks the options of a menu with a maximum of `most` choices.
fn check_options(list: &Field<'_>, most: usize) {
    let options = list.clone().required().list(most.max(1)..=MAX_OPTIONS);
    let mut values = HashSet::new();
    let mut defaults = 0;
    for option in &options {
        if option.object().is_none() {
            continue;
        }
        option.get("label").required().text(1..=MAX_OPTION_TEXT_LENGTH);
        option.get("description").text(0..=MAX_OPTION_TEXT_LENGTH);
        check_emoji(&option.get("emoji"));
        defaults += usize::from(option.get("default").boolean() == Some(true));
        let value = option.get("value").required().text(1..=MAX_OPTION_TEXT_LENGTH);
        if value.is_some_and(|value| !values.insert(value)) {
            let message = "The specified option value is already used";
            option.add_error(FieldError::new("SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message));
        }
    }
    if defaults > most {
        let message = "The specified number of default values exceeds the specified maximum values";
        list.add_error(FieldError::new("SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", message));
    }
}

/// Checks an emoji: a server's by id, or a Unicode emoji as the name.
fn check_emoji(emoji: &Field<'_>) {
    if !emoji.is_given() || emoji.object().is_none() {
        return;
    }
    let id = emoji.get("id");
    id.snowflake();
    emoji.get("animated").boolean();
    let name = emoji.get("name");
    let text = name.text(0..=MAX_EMOJI_NAME_LENGTH).unwrap_or_default();
    if !id.is_given() && text.is_ascii() && name.is_valid() {
        name.add_error(FieldError::new("BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji"));
    }
}

#[cfg(test)]
mod tests;
