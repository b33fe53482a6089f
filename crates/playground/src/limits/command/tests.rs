//! Tests every limit of a command at its boundary.

use serde_json::{Value, json};

use super::super::field::MAX_SAFE_INTEGER;
use super::super::testing::{errors, long};
use super::*;

const VALID: [String; 0] = [];

fn of(command: &Value) -> Vec<String> {
    errors(check_command(command))
}

fn with(base: &Value, key: &str, value: Value) -> Value {
    let mut changed = base.clone();
    changed[key] = value;
    changed
}

fn named(name: &str) -> Value {
    json!({"name": name, "description": "Does it"})
}

fn option(kind: i64, name: &str) -> Value {
    json!({"type": kind, "name": name, "description": "Says it"})
}

fn holding(options: &Value) -> Value {
    with(&named("dvonn"), "options", options.clone())
}

/// The errors of the options of a command, by their paths inside the list.
fn errors_of_options(options: &Value) -> Vec<String> {
    let found = of(&holding(options));
    found.iter().map(|error| error.trim_start_matches("options").trim_matches('.').into()).collect()
}

/// The errors of one option, by their paths inside it.
fn errors_of_option(option: &Value) -> Vec<String> {
    let found = errors_of_options(&json!([option]));
    found.iter().map(|error| error.trim_start_matches('0').trim_matches('.').into()).collect()
}

#[test]
fn a_slash_command_name_has_1_to_32_lower_case_letters_of_any_script() {
    for name in ["a", "place-2_b'c", "ход", "हिंदी", "ย้าย", "対局"] {
        assert_eq!(of(&named(name)), VALID, "{name}");
        assert_eq!(errors_of_option(&option(3, name)), VALID, "{name}");
    }
    assert_eq!(of(&named(&long(32))), VALID);
    assert_eq!(of(&named(&long(33))), ["name BASE_TYPE_BAD_LENGTH"]);
    assert_eq!(of(&named("")), ["name BASE_TYPE_REQUIRED"]);
    for name in ["Move", "a b", "a.b", "Ход", "🔴"] {
        assert_eq!(of(&named(name)), ["name APPLICATION_COMMAND_INVALID_NAME"], "{name}");
        let found = errors_of_option(&option(3, name));
        assert_eq!(found, ["name APPLICATION_COMMAND_INVALID_NAME"], "{name}");
    }
}

#[test]
fn context_menu_commands_have_free_names_and_no_description_or_options() {
    let menu = json!({"type": 2, "name": "Challenge To A Game"});
    assert_eq!(of(&menu), VALID);
    assert_eq!(of(&with(&menu, "description", json!("a"))), ["description BASE_TYPE_MAX_LENGTH"]);
    assert_eq!(of(&with(&menu, "name", json!(long(32)))), VALID);
    assert_eq!(of(&with(&menu, "name", json!(long(33)))), ["name BASE_TYPE_BAD_LENGTH"]);
    assert_eq!(of(&with(&menu, "name_localizations", json!({"de": "Zum Spiel fordern"}))), VALID);
    let translated = json!({"de": long(33)});
    let too_long = of(&with(&menu, "name_localizations", translated));
    assert_eq!(too_long, ["name_localizations.de BASE_TYPE_BAD_LENGTH"]);
    let with_option = with(&menu, "options", json!([option(3, "a")]));
    assert_eq!(of(&with_option), ["options BASE_TYPE_MAX_LENGTH"]);
    assert_eq!(
        of(&with(&menu, "type", json!(9))),
        [
            "description BASE_TYPE_REQUIRED",
            "name APPLICATION_COMMAND_INVALID_NAME",
            "type BASE_TYPE_CHOICES",
        ]
    );
}

#[test]
fn a_description_has_1_to_100_characters() {
    for base in [named("a"), option(3, "a")] {
        let check = |text: String| {
            let described = with(&base, "description", json!(text));
            if base["type"].is_null() { of(&described) } else { errors_of_option(&described) }
        };
        assert_eq!(check(long(100)), VALID);
        assert_eq!(check(long(101)), ["description BASE_TYPE_BAD_LENGTH"]);
        assert_eq!(check(String::new()), ["description BASE_TYPE_REQUIRED"]);
    }
}

#[test]
fn translations_have_known_locales_and_the_same_limits() {
    let names = |names: Value| of(&with(&named("a"), "name_localizations", names));
    assert_eq!(names(json!({"de": "zug", "es-419": "jugada", "zh-TW": "下子"})), VALID);
    assert_eq!(names(json!({"en": "move"})), ["name_localizations.en ENUM_TYPE_COERCE"]);
    let found = names(json!({"de": "Zug"}));
    assert_eq!(found, ["name_localizations.de APPLICATION_COMMAND_INVALID_NAME"]);
    let found = names(json!({"de": long(33)}));
    assert_eq!(found, ["name_localizations.de BASE_TYPE_BAD_LENGTH"]);
    assert_eq!(names(json!([])), ["name_localizations MODEL_TYPE_CONVERT"]);
    let texts = |text: String| {
        errors_of_option(&with(&option(3, "a"), "description_localizations", json!({"fr": text})))
    };
    assert_eq!(texts(long(100)), VALID);
    assert_eq!(texts(long(101)), ["description_localizations.fr BASE_TYPE_BAD_LENGTH"]);
}

#[test]
fn a_command_has_at_most_25_options_with_unique_names() {
    let options = |count: usize| (0..count).map(|n| option(3, &n.to_string())).collect::<Value>();
    assert_eq!(errors_of_options(&options(25)), VALID);
    assert_eq!(errors_of_options(&options(26)), [" BASE_TYPE_MAX_LENGTH"]);
    let duplicates = json!([option(3, "ply"), option(4, "ply")]);
    assert_eq!(errors_of_options(&duplicates), ["1 APPLICATION_COMMAND_OPTIONS_NAME_INVALID"]);
}

#[test]
fn required_options_come_first() {
    let must = with(&option(3, "a"), "required", json!(true));
    let may = with(&option(3, "b"), "required", json!(false));
    assert_eq!(errors_of_options(&json!([must, may])), VALID);
    let found = errors_of_options(&json!([may, must]));
    assert_eq!(found, ["1 APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID"]);
}

#[test]
fn subcommands_belong_in_commands_or_groups_and_not_beside_options() {
    let sub = |options: Value| with(&option(1, "sub"), "options", options);
    let group = |options: Value| with(&option(2, "group"), "options", options);
    assert_eq!(errors_of_options(&json!([sub(json!([option(3, "a")])), group(json!([]))])), VALID);
    assert_eq!(errors_of_option(&group(json!([sub(json!([option(3, "a")]))]))), VALID);
    let mixed = json!([sub(json!([])), option(3, "a")]);
    assert_eq!(errors_of_options(&mixed), [" APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"]);
    let wrong = ["options.0 UNION_TYPE_CHOICES"];
    assert_eq!(errors_of_option(&sub(json!([sub(json!([]))]))), wrong);
    assert_eq!(errors_of_option(&sub(json!([group(json!([]))]))), wrong);
    assert_eq!(errors_of_option(&group(json!([group(json!([]))]))), wrong);
    assert_eq!(errors_of_option(&group(json!([option(3, "a")]))), wrong);
}

#[test]
fn an_option_has_one_of_eleven_types() {
    for kind in 1..=11 {
        assert_eq!(errors_of_option(&option(kind, "a")), VALID);
    }
    assert_eq!(errors_of_option(&option(0, "a")), [" UNION_TYPE_CHOICES"]);
    assert_eq!(errors_of_option(&option(12, "a")), [" UNION_TYPE_CHOICES"]);
    assert_eq!(errors_of_option(&json!({"name": "a"})), [" TAG_FIELD_MISSING"]);
}

#[test]
fn an_option_has_at_most_25_choices_of_100_characters() {
    let choose =
        |kind: i64, choices: Value| errors_of_option(&with(&option(kind, "a"), "choices", choices));
    let many = |count: usize| {
        (0..count).map(|n| json!({"name": n.to_string(), "value": n})).collect::<Value>()
    };
    assert_eq!(choose(4, many(25)), VALID);
    assert_eq!(choose(4, many(26)), ["choices BASE_TYPE_MAX_LENGTH"]);
    let one = |name: String, value: Value| json!([{"name": name, "value": value}]);
    assert_eq!(choose(3, one(long(100), json!(long(100)))), VALID);
    let found = choose(3, one(long(101), json!("a")));
    assert_eq!(found, ["choices.0.name BASE_TYPE_BAD_LENGTH"]);
    let found = choose(3, one("a".into(), json!(long(101))));
    assert_eq!(found, ["choices.0.value BASE_TYPE_BAD_LENGTH"]);
}

#[test]
fn the_value_of_a_choice_is_of_the_options_type() {
    let value = |kind: i64, value: Value| {
        let choice = json!([{"name": "a", "value": value}]);
        errors_of_option(&with(&option(kind, "a"), "choices", choice))
    };
    assert_eq!(value(3, json!("a")), VALID);
    assert_eq!(value(4, json!(-7)), VALID);
    assert_eq!(value(10, json!(0.5)), VALID);
    assert_eq!(value(3, json!(7)), ["choices.0.value STRING_TYPE_CONVERT"]);
    assert_eq!(value(4, json!(0.5)), ["choices.0.value NUMBER_TYPE_COERCE"]);
    assert_eq!(value(10, json!("a")), ["choices.0.value NUMBER_TYPE_COERCE"]);
    assert_eq!(value(4, json!(MAX_SAFE_INTEGER)), VALID);
    assert_eq!(value(4, json!(MAX_SAFE_INTEGER + 1)), ["choices.0.value NUMBER_TYPE_MAX"]);
    assert_eq!(value(10, json!(-1e16)), ["choices.0.value NUMBER_TYPE_MIN"]);
}

#[test]
fn the_choices_of_an_option_are_unique() {
    let choices = |choices: Value| errors_of_option(&with(&option(3, "a"), "choices", choices));
    let (a, b) = (json!({"name": "a", "value": "x"}), json!({"name": "b", "value": "y"}));
    assert_eq!(choices(json!([a, b])), VALID);
    let found = choices(json!([a, with(&b, "name", json!("a"))]));
    assert_eq!(found, ["choices.1 APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_EXISTS"]);
    let found = choices(json!([a, with(&b, "value", json!("x"))]));
    assert_eq!(found, ["choices.1 APPLICATION_COMMAND_OPTIONS_CHOICE_VALUE_EXISTS"]);
}

#[test]
fn an_option_has_autocomplete_or_choices_but_not_both() {
    let completing = with(&option(3, "a"), "autocomplete", json!(true));
    let choices = json!([{"name": "a", "value": "a"}]);
    assert_eq!(errors_of_option(&completing), VALID);
    assert_eq!(errors_of_option(&with(&completing, "choices", json!([]))), VALID);
    let found = errors_of_option(&with(&completing, "choices", choices));
    assert_eq!(found, ["choices APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE"]);
}

#[test]
fn minimums_do_not_exceed_maximums() {
    let bounds = |kind: i64, what: &str, least: Value, most: Value| {
        let base = with(&option(kind, "a"), &format!("min_{what}"), least);
        errors_of_option(&with(&base, &format!("max_{what}"), most))
    };
    let most = MAX_SAFE_INTEGER;
    assert_eq!(bounds(4, "value", json!(-most), json!(most)), VALID);
    assert_eq!(bounds(4, "value", json!(0.0), json!(30.0)), VALID);
    assert_eq!(bounds(4, "value", json!(0), json!(0.5)), ["max_value NUMBER_TYPE_COERCE"]);
    assert_eq!(bounds(4, "value", json!(-most - 1), json!(0)), ["min_value NUMBER_TYPE_MIN"]);
    assert_eq!(bounds(4, "value", json!(0), json!(most + 1)), ["max_value NUMBER_TYPE_MAX"]);
    assert_eq!(bounds(4, "value", json!(2), json!(1)), ["min_value NUMBER_TYPE_MAX"]);
    assert_eq!(bounds(10, "value", json!(0.5), json!(0.5)), VALID);
    assert_eq!(bounds(10, "value", json!(0.6), json!(0.5)), ["min_value NUMBER_TYPE_MAX"]);
    assert_eq!(bounds(3, "length", json!(0), json!(6000)), VALID);
    assert_eq!(bounds(3, "length", json!(0), json!(6001)), ["max_length NUMBER_TYPE_MAX"]);
    assert_eq!(bounds(3, "length", json!(0), json!(0)), ["max_length NUMBER_TYPE_MIN"]);
    assert_eq!(bounds(3, "length", json!(-1), json!(1)), ["min_length NUMBER_TYPE_MIN"]);
    assert_eq!(bounds(3, "length", json!(2), json!(1)), ["min_length NUMBER_TYPE_MAX"]);
}

/// An option or subcommand with 100 characters in its name and description.
fn hundred(kind: i64, number: usize) -> Value {
    with(&option(kind, &format!("{number:02}")), "description", json!(long(98)))
}

/// A command of 8,000 characters: 100 of its own, four subcommands, and 25 options in all of them
/// except the last.
fn largest_command() -> Value {
    let options: Value = (0..25).map(|number| hundred(3, number)).collect();
    let full = (0..3).map(|number| with(&hundred(1, number), "options", options.clone()));
    let command = holding(&full.chain([hundred(1, 3)]).collect());
    with(&command, "description", json!(long(95)))
}

#[test]
fn a_command_has_at_most_8000_characters() {
    let mut command = largest_command();
    assert_eq!(of(&command), VALID);
    command["options"][3]["description"] = json!(long(99));
    assert_eq!(of(&command), [" APPLICATION_COMMAND_TOO_LARGE"]);
}

#[test]
fn the_values_of_choices_count_towards_the_size() {
    let mut command = largest_command();
    command["options"][3]["description"] = json!(long(96 - "Says it".len() - 1));
    let mut chosen = option(3, "a");
    chosen["choices"] = json!([{"name": "n", "value": "v"}]);
    command["options"][3]["options"] = json!([chosen]);
    assert_eq!(of(&command), VALID);
    command["options"][3]["options"][0]["choices"][0]["value"] = json!("vv");
    assert_eq!(of(&command), [" APPLICATION_COMMAND_TOO_LARGE"]);
}

#[test]
fn only_the_longest_translation_counts_towards_the_size() {
    let mut command = largest_command();
    let last = &mut command["options"][3];
    last["description_localizations"] = json!({"de": long(98), "fr": long(20)});
    assert_eq!(of(&command), VALID);
    command["options"][3]["description_localizations"]["fr"] = json!(long(99));
    assert_eq!(of(&command), [" APPLICATION_COMMAND_TOO_LARGE"]);
}

#[test]
fn an_application_has_at_most_100_slash_commands_and_15_in_each_menu() {
    let many = |count: usize, kind: i64| -> Value {
        (0..count)
            .map(|n| json!({"type": kind, "name": n.to_string(), "description": "a"}))
            .collect()
    };
    let menu = |count: usize| -> Value {
        (0..count).map(|n| json!({"type": 3, "name": n.to_string()})).collect()
    };
    assert_eq!(errors(check_command_list(&many(100, 1))), VALID);
    assert_eq!(errors(check_command_list(&many(101, 1))), ["400/30032"]);
    assert_eq!(errors(check_command_list(&menu(15))), VALID);
    assert_eq!(errors(check_command_list(&menu(16))), ["400/30032"]);
}

#[test]
fn command_names_are_unique_and_errors_carry_the_index() {
    let list = |commands: Value| errors(check_command_list(&commands));
    let menu = json!({"type": 2, "name": "dvonn"});
    assert_eq!(list(json!([named("dvonn"), menu])), VALID);
    let duplicates = json!([named("dvonn"), named("other"), named("dvonn")]);
    assert_eq!(list(duplicates), ["2 APPLICATION_COMMANDS_DUPLICATE_NAME"]);
    assert_eq!(
        list(json!([named("a"), {}])),
        ["1.description BASE_TYPE_REQUIRED", "1.name BASE_TYPE_REQUIRED",]
    );
    assert_eq!(list(json!([1])), ["0 MODEL_TYPE_CONVERT"]);
    assert_eq!(list(json!({})), [" LIST_TYPE_CONVERT"]);
}

#[test]
fn contexts_installations_and_permissions_are_checked() {
    let command = json!({
        "name": "dvonn", "description": "a", "contexts": [0, 1, 2], "integration_types": [0, 1],
        "default_member_permissions": "8", "dm_permission": false, "nsfw": false,
    });
    assert_eq!(of(&command), VALID);
    for (key, value, error) in [
        ("contexts", json!([3]), "contexts.0 BASE_TYPE_CHOICES"),
        ("contexts", json!([]), "contexts BASE_TYPE_BAD_LENGTH"),
        ("contexts", json!([1, 1]), "contexts.1 SET_TYPE_ALREADY_CONTAINS_VALUE"),
        ("integration_types", json!([2]), "integration_types.0 BASE_TYPE_CHOICES"),
        ("integration_types", json!([]), "integration_types BASE_TYPE_BAD_LENGTH"),
        (
            "default_member_permissions",
            json!("all"),
            "default_member_permissions NUMBER_TYPE_COERCE",
        ),
        ("nsfw", json!("no"), "nsfw BOOLEAN_TYPE_CONVERT"),
    ] {
        assert_eq!(of(&with(&command, key, value)), [error]);
    }
}
