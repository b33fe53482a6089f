//! `allowed_mentions`: whom a message may ping.

use std::collections::HashSet;

use super::fault::Fault;
use super::field::Field;

const MOST_IDS: usize = 100;
const KINDS: [&str; 3] = ["users", "roles", "everyone"];

/// Checks the `allowed_mentions` of `message`.
pub(super) fn check_allowed_mentions(message: &Field<'_>) {
    let allowed = message.get("allowed_mentions");
    if !allowed.is_given() || allowed.object().is_none() {
        return;
    }
    allowed.get("replied_user").boolean();
    let parse: Vec<&str> =
        allowed.get("parse").list(0..=KINDS.len()).iter().filter_map(kind).collect();
    for named in ["users", "roles"] {
        let listed = check_ids(&allowed.get(named));
        if listed > 0 && parse.contains(&named) {
            let message =
                format!("parse:[\"{named}\"] and {named}: [ids...] are mutually exclusive.");
            allowed.fault(Fault::new("MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message));
        }
    }
}

fn kind<'a>(field: &Field<'a>) -> Option<&'a str> {
    let kind = field.text(0..=usize::MAX)?;
    if !KINDS.contains(&kind) {
        field.fault(Fault::choices(&KINDS.map(|kind| format!("'{kind}'"))));
    }
    Some(kind)
}

/// How many ids the list has, faulty or not.
fn check_ids(list: &Field<'_>) -> usize {
    let ids = list.list(0..=MOST_IDS);
    let mut seen = HashSet::new();
    for id in &ids {
        if id.snowflake().is_some_and(|value| !seen.insert(value)) {
            let message = "The set already contains this value";
            id.fault(Fault::new("SET_TYPE_ALREADY_CONTAINS_VALUE", message));
        }
    }
    ids.len()
}
