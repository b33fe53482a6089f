//! Forms: a title and up to five inputs.

use super::component::{ACTION_ROW, CustomIds, too_wide};
use super::fault::Fault;
use super::field::Field;

const TEXT_INPUT: i64 = 4;
/// A row's successor in forms: a label and a description around one input.
const LABEL: i64 = 18;

const LONGEST_TITLE: usize = 45;
const LONGEST_CUSTOM_ID: usize = 100;
const MOST_ROWS: usize = 5;
const LONGEST_LABEL: usize = 45;
const LONGEST_DESCRIPTION: usize = 100;
const LONGEST_PLACEHOLDER: usize = 100;
const LONGEST_INPUT: usize = 4000;
const MOST_INPUT: i64 = 4000;
/// One line, several lines.
const STYLES: [i64; 2] = [1, 2];

/// Checks the data of the answer that opens a form.
pub(super) fn check_modal(modal: &Field<'_>) {
    modal.get("custom_id").required().text(1..=LONGEST_CUSTOM_ID);
    modal.get("title").required().text(1..=LONGEST_TITLE);
    let mut ids = CustomIds::default();
    for row in modal.get("components").required().list(1..=MOST_ROWS) {
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
            input.fault(too_wide());
            continue;
        }
        input.get("label").required().text(1..=LONGEST_LABEL);
        check_input(input, ids);
    }
}

fn check_labelled<'a>(label: &Field<'a>, ids: &mut CustomIds<'a>) {
    label.get("label").required().text(1..=LONGEST_LABEL);
    label.get("description").text(1..=LONGEST_DESCRIPTION);
    let input = label.get("component").required();
    if input.is_given() && input.tag(&[TEXT_INPUT]).is_some() {
        check_input(&input, ids);
    }
}

fn check_input<'a>(input: &Field<'a>, ids: &mut CustomIds<'a>) {
    ids.check(&input.get("custom_id"));
    input.get("style").required().one_of(&STYLES);
    input.get("required").boolean();
    input.get("placeholder").text(0..=LONGEST_PLACEHOLDER);
    input.get("value").text(0..=LONGEST_INPUT);
    let min = input.get("min_length");
    let least = min.integer(0..=MOST_INPUT);
    let most = input.get("max_length").integer(1..=MOST_INPUT);
    if let (Some(least), Some(most)) = (least, most)
        && least > most
    {
        min.fault(Fault::above(most, "int"));
    }
}
