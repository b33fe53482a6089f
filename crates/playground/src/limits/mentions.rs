//! `allowed_mentions`: who a message may notify.

use std::collections::HashSet;

use super::field::Field;
use super::field_error::FieldError;

const MAX_IDS: usize = 100;
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
            allowed.add_error(FieldError::new("MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message));
        }
    }
}

fn kind<'a>(field: &Field<'a>) -> Option<&'a str> {
    let kind = field.text(0..=usize::MAX)?;
    if !KINDS.contains(&kind) {
        field.add_error(FieldError::choices(&KINDS.map(|kind| format!("'{kind}'"))));
    }
    Some(kind)
}

/// The number of ids in a list, valid or not.
fn check_ids(list: &Field<'_>) -> usize {
    let ids = list.list(0..=MAX_IDS);
    let mut seen = HashSet::new();
    for id in &ids {
        if id.snowflake().is_some_and(|value| !seen.insert(value)) {
            let message = "The set already contains this value";
            id.add_error(FieldError::new("SET_TYPE_ALREADY_CONTAINS_VALUE", message));
        }
    }
    ids.len()
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::super::testing::errors_of;
    use super::*;

    fn of(allowed: &Value) -> Vec<String> {
        errors_of(&json!({"allowed_mentions": allowed}), check_allowed_mentions)
    }

    #[test]
    fn a_kind_of_mention_is_allowed_as_a_whole_or_by_id_but_not_both() {
        let none = Vec::<String>::new();
        assert_eq!(of(&json!({"parse": ["users", "roles", "everyone"]})), none);
        assert_eq!(of(&json!({"parse": [], "users": ["1"], "replied_user": false})), none);
        assert_eq!(of(&json!({"parse": ["users"], "users": []})), none);
        let exclusive = "allowed_mentions MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE";
        assert_eq!(of(&json!({"parse": ["users"], "users": ["1"]})), [exclusive]);
        assert_eq!(
            of(&json!({"parse": ["users", "roles"], "users": ["1"], "roles": ["2"]})),
            [exclusive, exclusive]
        );
    }

    #[test]
    fn at_most_100_ids_are_listed_and_each_once() {
        let ids = |count: u32| (0..count).map(|id| id.to_string()).collect::<Vec<_>>();
        assert_eq!(of(&json!({"users": ids(100), "roles": ids(100)})), Vec::<String>::new());
        assert_eq!(
            of(&json!({"users": ids(101)})),
            ["allowed_mentions.users BASE_TYPE_MAX_LENGTH"]
        );
        assert_eq!(
            of(&json!({"roles": ids(101)})),
            ["allowed_mentions.roles BASE_TYPE_MAX_LENGTH"]
        );
        assert_eq!(
            of(&json!({"users": ["7", "7"]})),
            ["allowed_mentions.users.1 SET_TYPE_ALREADY_CONTAINS_VALUE"]
        );
    }

    #[test]
    fn unknown_kinds_and_malformed_ids_are_refused() {
        assert_eq!(of(&json!({"parse": ["here"]})), ["allowed_mentions.parse.0 BASE_TYPE_CHOICES"]);
        assert_eq!(of(&json!({"users": ["ada"]})), ["allowed_mentions.users.0 NUMBER_TYPE_COERCE"]);
        assert_eq!(of(&json!([])), ["allowed_mentions MODEL_TYPE_CONVERT"]);
        assert_eq!(
            of(&json!({"replied_user": "no"})),
            ["allowed_mentions.replied_user BOOLEAN_TYPE_CONVERT"]
        );
    }
}
