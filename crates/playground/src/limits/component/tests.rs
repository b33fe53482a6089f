//! Tests every limit of message components at its boundary.

use serde_json::{Value, json};

use super::super::testing::{errors_of, long};
use super::*;

fn of(components: &Value) -> Vec<String> {
    errors_of(&json!({"components": components}), check_components)
}

fn in_a_row(components: &Value) -> Vec<String> {
    of(&json!([{"type": 1, "components": components}]))
}

/// The errors of a component that is alone in a row, by their paths inside it.
fn alone(component: &Value) -> Vec<String> {
    let found = in_a_row(&json!([component]));
    found
        .iter()
        .map(|error| error.trim_start_matches("components.0.components.0").trim_matches('.').into())
        .collect()
}

/// `base` with the field `key` set to `value`.
fn with(base: &Value, key: &str, value: Value) -> Value {
    let mut changed = base.clone();
    changed[key] = value;
    changed
}

fn button(custom_id: &str) -> Value {
    json!({"type": 2, "style": 1, "label": "Go", "custom_id": custom_id})
}

fn buttons(count: usize) -> Value {
    (0..count).map(|number| button(&number.to_string())).collect()
}

fn option(value: &str) -> Value {
    json!({"label": "Go", "value": value})
}

fn options(count: usize) -> Value {
    (0..count).map(|number| option(&number.to_string())).collect()
}

fn menu() -> Value {
    json!({"type": 3, "custom_id": "menu", "options": options(3)})
}

const VALID: [String; 0] = [];

#[test]
fn a_message_has_at_most_five_rows_of_one_to_five_buttons() {
    let rows = |count: usize| {
        (0..count)
            .map(|row| json!({"type": 1, "components": [button(&row.to_string())]}))
            .collect::<Value>()
    };
    assert_eq!(of(&json!([])), VALID);
    assert_eq!(of(&rows(5)), VALID);
    assert_eq!(of(&rows(6)), ["components BASE_TYPE_MAX_LENGTH"]);
    assert_eq!(in_a_row(&buttons(5)), VALID);
    assert_eq!(in_a_row(&buttons(6)), ["components.0.components BASE_TYPE_BAD_LENGTH"]);
    assert_eq!(in_a_row(&buttons(0)), ["components.0.components BASE_TYPE_BAD_LENGTH"]);
    assert_eq!(of(&json!([{"type": 1}])), ["components.0.components BASE_TYPE_REQUIRED"]);
}

#[test]
fn a_menu_has_a_row_of_its_own() {
    let second = with(&menu(), "custom_id", json!("second"));
    let too_wide = ["components.0.components.1 COMPONENT_LAYOUT_WIDTH_EXCEEDED"];
    assert_eq!(in_a_row(&json!([menu()])), VALID);
    assert_eq!(in_a_row(&json!([menu(), second])), too_wide);
    assert_eq!(in_a_row(&json!([menu(), button("a")])), too_wide);
    assert_eq!(in_a_row(&json!([button("a"), menu()])), too_wide);
}

#[test]
fn a_message_has_only_rows_and_a_row_only_buttons_and_menus() {
    assert_eq!(of(&json!([button("a")])), ["components.0 UNION_TYPE_CHOICES"]);
    assert_eq!(of(&json!([{"type": 17}])), ["components.0 UNION_TYPE_CHOICES"]);
    assert_eq!(of(&json!([{"components": []}])), ["components.0 TAG_FIELD_MISSING"]);
    assert_eq!(of(&json!(["row"])), ["components.0 MODEL_TYPE_CONVERT"]);
    assert_eq!(alone(&json!({"type": 1, "components": []})), [" UNION_TYPE_CHOICES"]);
    assert_eq!(alone(&json!({"type": 4, "custom_id": "a"})), [" UNION_TYPE_CHOICES"]);
    assert_eq!(alone(&json!({"style": 1})), [" TAG_FIELD_MISSING"]);
    assert_eq!(alone(&json!({"type": "button"})), ["type NUMBER_TYPE_COERCE"]);
}

#[test]
fn a_custom_id_has_1_to_100_characters() {
    for component in [button("a"), menu()] {
        let long_enough = with(&component, "custom_id", json!(long(100)));
        assert_eq!(alone(&long_enough), VALID);
        let too_long = with(&component, "custom_id", json!(long(101)));
        assert_eq!(alone(&too_long), ["custom_id BASE_TYPE_BAD_LENGTH"]);
        let empty = with(&component, "custom_id", json!(""));
        assert_eq!(alone(&empty), ["custom_id BASE_TYPE_REQUIRED"]);
        let number = with(&component, "custom_id", json!(1));
        assert_eq!(alone(&number), ["custom_id STRING_TYPE_CONVERT"]);
    }
}

#[test]
fn custom_ids_are_unique_even_on_disabled_components() {
    let duplicate = with(&button("a"), "disabled", json!(true));
    assert_eq!(
        of(&json!([
            {"type": 1, "components": [button("a"), button("b")]},
            {"type": 1, "components": [button("c"), duplicate]},
        ])),
        ["components.1.components.1.custom_id COMPONENT_CUSTOM_ID_DUPLICATED"]
    );
}

#[test]
fn a_button_shows_a_label_of_at_most_80_characters_or_an_emoji() {
    let bare = json!({"type": 2, "style": 2, "custom_id": "a"});
    assert_eq!(alone(&with(&bare, "label", json!(long(80)))), VALID);
    assert_eq!(alone(&with(&bare, "label", json!(long(81)))), ["label BASE_TYPE_MAX_LENGTH"]);
    assert_eq!(alone(&with(&bare, "emoji", json!({"name": "🔴"}))), VALID);
    assert_eq!(alone(&with(&bare, "emoji", json!({"name": "red", "id": "12"}))), VALID);
    assert_eq!(alone(&bare), ["label BASE_TYPE_REQUIRED"]);
    for invalid in [json!({}), json!({"name": ""}), json!({"name": "red"})] {
        let found = alone(&with(&bare, "emoji", invalid));
        assert_eq!(found, ["emoji.name BUTTON_COMPONENT_INVALID_EMOJI"]);
    }
    let vague = alone(&with(&bare, "emoji", json!({"name": "red", "id": "red"})));
    assert_eq!(vague, ["emoji.id NUMBER_TYPE_COERCE"]);
}

#[test]
fn a_button_has_one_of_six_styles() {
    for style in 1..=4 {
        assert_eq!(alone(&with(&button("a"), "style", json!(style))), VALID);
    }
    assert_eq!(alone(&json!({"type": 2, "style": 6, "sku_id": "1"})), VALID);
    assert_eq!(alone(&json!({"type": 2, "style": 6})), ["sku_id BASE_TYPE_REQUIRED"]);
    assert_eq!(alone(&with(&button("a"), "style", json!(0))), ["style BASE_TYPE_CHOICES"]);
    assert_eq!(alone(&with(&button("a"), "style", json!(7))), ["style BASE_TYPE_CHOICES"]);
    assert_eq!(alone(&with(&button("a"), "style", json!(null))), ["style BASE_TYPE_REQUIRED"]);
}

#[test]
fn a_link_has_a_url_and_other_buttons_have_a_custom_id() {
    let exclusive = "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE";
    let link = json!({"type": 2, "style": 5, "label": "Go", "url": "https://example.org"});
    assert_eq!(alone(&link), VALID);
    assert_eq!(alone(&with(&link, "url", json!("discord://app"))), VALID);
    assert_eq!(alone(&with(&link, "url", json!(null))), ["url BASE_TYPE_REQUIRED"]);
    let scheme = alone(&with(&link, "url", json!("file://a")));
    assert_eq!(scheme, ["url URL_TYPE_INVALID_SCHEME"]);
    let url = |length: usize| json!(format!("https://{}", "a".repeat(length - 8)));
    assert_eq!(alone(&with(&link, "url", url(512))), VALID);
    assert_eq!(alone(&with(&link, "url", url(513))), ["url BASE_TYPE_MAX_LENGTH"]);
    assert_eq!(alone(&with(&link, "custom_id", json!("a"))), [format!("custom_id {exclusive}")]);
    let press = with(&button("a"), "url", json!("https://example.org"));
    assert_eq!(alone(&press), [format!("url {exclusive}")]);
    let neither = with(&button("a"), "custom_id", json!(null));
    assert_eq!(alone(&neither), ["custom_id BUTTON_COMPONENT_CUSTOM_ID_REQUIRED"]);
}

#[test]
fn a_menu_has_1_to_25_options() {
    assert_eq!(alone(&with(&menu(), "options", options(1))), VALID);
    assert_eq!(alone(&with(&menu(), "options", options(25))), VALID);
    let found = ["options BASE_TYPE_BAD_LENGTH"];
    assert_eq!(alone(&with(&menu(), "options", options(26))), found);
    assert_eq!(alone(&with(&menu(), "options", options(0))), found);
    assert_eq!(alone(&with(&menu(), "options", json!(null))), ["options BASE_TYPE_REQUIRED"]);
}

#[test]
fn the_texts_of_an_option_have_at_most_100_characters() {
    for (key, code) in [
        ("label", "BASE_TYPE_BAD_LENGTH"),
        ("value", "BASE_TYPE_BAD_LENGTH"),
        ("description", "BASE_TYPE_MAX_LENGTH"),
    ] {
        let of_length = |length| {
            let long = with(&option("a"), key, json!(long(length)));
            alone(&with(&menu(), "options", json!([long])))
        };
        assert_eq!(of_length(100), VALID);
        assert_eq!(of_length(101), [format!("options.0.{key} {code}")]);
    }
    assert_eq!(
        alone(&with(&menu(), "options", json!([{}]))),
        ["options.0.label BASE_TYPE_REQUIRED", "options.0.value BASE_TYPE_REQUIRED"]
    );
}

#[test]
fn a_menu_of_users_needs_no_options() {
    assert_eq!(alone(&json!({"type": 5, "custom_id": "who"})), VALID);
}

#[test]
fn a_menu_of_channels_shows_at_most_as_many_as_can_be_chosen() {
    let with = |ids: &[&str]| {
        let defaults = ids.iter().map(|id| json!({"id": id, "type": "channel"}));
        alone(&json!({
            "type": 8, "custom_id": "where", "max_values": 2,
            "default_values": defaults.collect::<Value>(),
        }))
    };
    assert_eq!(with(&[]), VALID);
    assert_eq!(with(&["1", "2"]), VALID);
    assert_eq!(with(&["1", "2", "3"]), ["default_values BASE_TYPE_MAX_LENGTH"]);
    assert_eq!(with(&["x"]).len(), 1);
}

#[test]
fn the_values_of_a_menu_are_unique() {
    let duplicates = json!([option("a"), option("b"), option("a")]);
    let found = alone(&with(&menu(), "options", duplicates));
    assert_eq!(found, ["options.2 SELECT_COMPONENT_OPTION_VALUE_DUPLICATED"]);
}

#[test]
fn preselected_options_are_limited_by_the_maximum() {
    let chosen = |value: &str| with(&option(value), "default", json!(true));
    let one = with(&menu(), "options", json!([chosen("a"), option("b")]));
    let two = with(&menu(), "options", json!([chosen("a"), chosen("b")]));
    assert_eq!(alone(&one), VALID);
    assert_eq!(alone(&with(&two, "max_values", json!(2))), VALID);
    assert_eq!(alone(&two), ["options SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES"]);
}

#[test]
fn the_number_of_choices_is_within_25_and_the_number_of_options() {
    let all = with(&menu(), "options", options(25));
    let values = |min: i64, max: i64| {
        alone(&with(&with(&all, "min_values", json!(min)), "max_values", json!(max)))
    };
    assert_eq!(values(0, 1), VALID);
    assert_eq!(values(25, 25), VALID);
    assert_eq!(values(-1, 1), ["min_values NUMBER_TYPE_MIN"]);
    assert_eq!(values(0, 0), ["max_values NUMBER_TYPE_MIN"]);
    assert_eq!(values(1, 26), ["max_values NUMBER_TYPE_MAX"]);
    assert_eq!(values(3, 2), ["min_values NUMBER_TYPE_MAX"]);
    assert_eq!(alone(&with(&menu(), "max_values", json!(3))), VALID);
    let more = alone(&with(&menu(), "max_values", json!(4)));
    assert_eq!(more, ["options BASE_TYPE_BAD_LENGTH"]);
}

#[test]
fn a_placeholder_has_at_most_150_characters() {
    assert_eq!(alone(&with(&menu(), "placeholder", json!(long(150)))), VALID);
    let found = alone(&with(&menu(), "placeholder", json!(long(151))));
    assert_eq!(found, ["placeholder BASE_TYPE_MAX_LENGTH"]);
}

#[test]
fn menus_of_users_and_roles_are_refused() {
    let found = alone(&json!({"type": 7, "custom_id": "a"}));
    assert_eq!(found, [" PLAYGROUND_UNSUPPORTED"]);
}
