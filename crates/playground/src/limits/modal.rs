//! Forms: a title and up to five inputs.

use super::component::{ACTION_ROW, CustomIds, too_wide};
use super::field::Field;
use super::field_error::FieldError;

const TEXT_INPUT: i64 = 4;
/// A label with a description around one input, which replaces rows in forms.
const LABEL: i64 = 18;

const MAX_TITLE_LENGTH: usize = 45;
const MAX_CUSTOM_ID_LENGTH: usize = 100;
const MAX_ROWS: usize = 5;
const MAX_LABEL_LENGTH: usize = 45;
const MAX_DESCRIPTION_LENGTH: usize = 100;
const MAX_PLACEHOLDER_LENGTH: usize = 100;
const MAX_INPUT_LENGTH: usize = 4000;
const MAX_INPUT: i64 = 4000;
/// A single line, several lines.
const STYLES: [i64; 2] = [1, 2];

/// Checks the data of an answer that opens a form.
pub(super) fn check_modal(modal: &Field<'_>) {
    modal.get("custom_id").required().text(1..=MAX_CUSTOM_ID_LENGTH);
    modal.get("title").required().text(1..=MAX_TITLE_LENGTH);
    let mut ids = CustomIds::default();
    for row in modal.get("components").required().list(1..=MAX_ROWS) {
        match row.tag(&[ACTION_ROW, LABEL]) {
            Some(ACTION_ROW) => check_row(&row, &mut ids),
            Some(LABEL) => check_labelled(&row, &mut ids),
            _ => {}
        }
    }
}

fn check_row<'a>(row: &Field<'a>, ids: &mut CustomIds<'a>) {
    for (index, input) in row.get("components").required().list(1..=5).iter().enumerate() {
        if input.tag(&[TEXT_INPUT]).is_none() {
            continue;
        }
        if index > 0 {
            input.add_error(too_wide());
            continue;
        }
        input.get("label").required().text(1..=MAX_LABEL_LENGTH);
        check_input(input, ids);
    }
}

fn check_labelled<'a>(label: &Field<'a>, ids: &mut CustomIds<'a>) {
    label.get("label").required().text(1..=MAX_LABEL_LENGTH);
    label.get("description").text(1..=MAX_DESCRIPTION_LENGTH);
    let input = label.get("component").required();
    if input.is_given() && input.tag(&[TEXT_INPUT]).is_some() {
        check_input(&input, ids);
    }
}

fn check_input<'a>(input: &Field<'a>, ids: &mut CustomIds<'a>) {
    ids.check(&input.get("custom_id"));
    input.get("style").required().one_of(&STYLES);
    input.get("required").boolean();
    input.get("placeholder").text(0..=MAX_PLACEHOLDER_LENGTH);
    input.get("value").text(0..=MAX_INPUT_LENGTH);
    let min = input.get("min_length");
    let least = min.integer(0..=MAX_INPUT);
    let most = input.get("max_length").integer(1..=MAX_INPUT);
    if let (Some(least), Some(most)) = (least, most)
        && least > most
    {
        min.add_error(FieldError::above(most, "int"));
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::super::testing::{errors_of, long};
    use super::*;

    const VALID: [String; 0] = [];

    fn input(custom_id: &str) -> Value {
        json!({"type": 4, "custom_id": custom_id, "style": 1, "label": "Move"})
    }

    fn form(components: &Value) -> Value {
        json!({"custom_id": "form", "title": "Move", "components": components})
    }

    fn of(form: &Value) -> Vec<String> {
        errors_of(form, check_modal)
    }

    fn with(base: &Value, key: &str, value: Value) -> Value {
        let mut changed = base.clone();
        changed[key] = value;
        changed
    }

    /// The errors of an input that is alone in a row, by their paths inside it.
    fn alone(input: &Value) -> Vec<String> {
        let found = of(&form(&json!([{"type": 1, "components": [input]}])));
        let place = "components.0.components.0";
        found.iter().map(|error| error.trim_start_matches(place).trim_matches('.').into()).collect()
    }

    #[test]
    fn a_form_has_a_title_of_45_and_a_custom_id_of_100_characters() {
        let rows = json!([{"type": 1, "components": [input("a")]}]);
        for (key, limit) in [("title", 45), ("custom_id", 100)] {
            let base = form(&rows);
            assert_eq!(of(&with(&base, key, json!(long(limit)))), VALID);
            let found = of(&with(&base, key, json!(long(limit + 1))));
            assert_eq!(found, [format!("{key} BASE_TYPE_BAD_LENGTH")]);
            let found = of(&with(&base, key, json!("")));
            assert_eq!(found, [format!("{key} BASE_TYPE_REQUIRED")]);
        }
    }

    #[test]
    fn a_form_has_one_to_five_rows_of_one_input_each() {
        let rows = |count: usize| {
            (0..count)
                .map(|row| json!({"type": 1, "components": [input(&row.to_string())]}))
                .collect::<Value>()
        };
        assert_eq!(of(&form(&rows(1))), VALID);
        assert_eq!(of(&form(&rows(5))), VALID);
        assert_eq!(of(&form(&rows(6))), ["components BASE_TYPE_BAD_LENGTH"]);
        assert_eq!(of(&form(&rows(0))), ["components BASE_TYPE_BAD_LENGTH"]);
        assert_eq!(of(&form(&json!(null))), ["components BASE_TYPE_REQUIRED"]);
        let pair = form(&json!([{"type": 1, "components": [input("a"), input("b")]}]));
        assert_eq!(of(&pair), ["components.0.components.1 COMPONENT_LAYOUT_WIDTH_EXCEEDED"]);
    }

    #[test]
    fn a_form_holds_inputs_and_no_buttons() {
        let button = json!({"type": 2, "style": 1, "label": "a", "custom_id": "a"});
        assert_eq!(alone(&button), [" UNION_TYPE_CHOICES"]);
        assert_eq!(of(&form(&json!([button]))), ["components.0 UNION_TYPE_CHOICES"]);
    }

    #[test]
    fn the_texts_of_an_input_have_their_limits() {
        for (key, limit, code) in [
            ("label", 45, "BASE_TYPE_BAD_LENGTH"),
            ("custom_id", 100, "BASE_TYPE_BAD_LENGTH"),
            ("placeholder", 100, "BASE_TYPE_MAX_LENGTH"),
            ("value", 4000, "BASE_TYPE_MAX_LENGTH"),
        ] {
            assert_eq!(alone(&with(&input("a"), key, json!(long(limit)))), VALID);
            let found = alone(&with(&input("a"), key, json!(long(limit + 1))));
            assert_eq!(found, [format!("{key} {code}")]);
        }
        assert_eq!(alone(&with(&input("a"), "label", json!(null))), ["label BASE_TYPE_REQUIRED"]);
        assert_eq!(alone(&with(&input("a"), "style", json!(3))), ["style BASE_TYPE_CHOICES"]);
    }

    #[test]
    fn an_input_takes_up_to_4000_characters() {
        let lengths = |min: i64, max: i64| {
            alone(&with(&with(&input("a"), "min_length", json!(min)), "max_length", json!(max)))
        };
        assert_eq!(lengths(0, 1), VALID);
        assert_eq!(lengths(4000, 4000), VALID);
        assert_eq!(lengths(-1, 1), ["min_length NUMBER_TYPE_MIN"]);
        assert_eq!(lengths(0, 0), ["max_length NUMBER_TYPE_MIN"]);
        assert_eq!(lengths(0, 4001), ["max_length NUMBER_TYPE_MAX"]);
        assert_eq!(lengths(3, 2), ["min_length NUMBER_TYPE_MAX"]);
    }

    #[test]
    fn the_custom_ids_of_a_form_are_unique() {
        let row = json!({"type": 1, "components": [input("a")]});
        let found = of(&form(&json!([row, row])));
        assert_eq!(found, ["components.1.components.0.custom_id COMPONENT_CUSTOM_ID_DUPLICATED"]);
    }

    #[test]
    fn a_label_holds_one_input() {
        let bare = json!({"type": 4, "custom_id": "a", "style": 2});
        let label = |key: &str, value: Value| {
            let whole = json!({"type": 18, "label": "Move", "component": bare});
            of(&form(&json!([with(&whole, key, value)])))
        };
        assert_eq!(label("description", json!(long(100))), VALID);
        let found = label("description", json!(long(101)));
        assert_eq!(found, ["components.0.description BASE_TYPE_BAD_LENGTH"]);
        assert_eq!(label("label", json!(long(46))), ["components.0.label BASE_TYPE_BAD_LENGTH"]);
        assert_eq!(label("label", json!(null)), ["components.0.label BASE_TYPE_REQUIRED"]);
        assert_eq!(label("component", json!(null)), ["components.0.component BASE_TYPE_REQUIRED"]);
        let found = label("component", json!({"type": 2}));
        assert_eq!(found, ["components.0.component UNION_TYPE_CHOICES"]);
    }
}
