//! Scheduled events of guilds.

use serde_json::Value;

use super::error::ApiError;
use super::field::Field;
use super::field_error::FieldError;
use super::validate_object;
use crate::clock::parse_iso8601;

const MAX_NAME_LENGTH: usize = 100;
const MAX_DESCRIPTION_LENGTH: usize = 1000;
const MAX_LOCATION_LENGTH: usize = 100;
/// Only members of the guild see it. Discord has no other level.
const GUILD_ONLY: i64 = 2;
/// An event that takes place in no channel.
const EXTERNAL: i64 = 3;

/// Checks the body of an event to be created. Only external events are supported.
///
/// # Errors
///
/// 50035 for broken limits.
pub fn check_event(body: &Value) -> Result<(), ApiError> {
    validate_object(body, |event| {
        for field in ["name", "privacy_level", "entity_type", "scheduled_start_time"] {
            event.get(field).required();
        }
        // What an external event needs.
        event.get("scheduled_end_time").required();
        event.get("entity_metadata").required().get("location").required();
        check_fields(event);
    })
}

/// Checks the changes to an event. What is not given stays.
///
/// # Errors
///
/// 50035 for broken limits.
pub fn check_event_edit(body: &Value) -> Result<(), ApiError> {
    validate_object(body, check_fields)
}

fn check_fields(event: &Field<'_>) {
    event.get("name").text(1..=MAX_NAME_LENGTH);
    event.get("description").text(1..=MAX_DESCRIPTION_LENGTH);
    event.get("privacy_level").one_of(&[GUILD_ONLY]);
    for field in ["scheduled_start_time", "scheduled_end_time"] {
        let time = event.get(field);
        if time.text(0..=usize::MAX).is_some_and(|text| parse_iso8601(text).is_none()) {
            time.add_error(FieldError::new(
                "DATETIME_TYPE_CONVERT",
                "Must be an ISO8601 timestamp.",
            ));
        }
    }
    let kind = event.get("entity_type");
    if kind.one_of(&[1, 2, EXTERNAL]).is_some_and(|kind| kind != EXTERNAL) {
        kind.add_error(FieldError::unsupported("an event in a channel"));
    }
    for field in ["channel_id", "image", "recurrence_rule", "status"] {
        let field = event.get(field);
        if field.is_given() {
            field.add_error(FieldError::unsupported("this field of an event"));
        }
    }
    let place = event.get("entity_metadata");
    if place.is_given() && place.object().is_some() {
        place.get("location").required().text(1..=MAX_LOCATION_LENGTH);
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::super::testing::{errors, long};
    use super::*;

    /// The errors of a complete body with this field changed.
    fn with(field: &str, value: Value) -> Vec<String> {
        let mut body = json!({
            "name": "Cup", "privacy_level": 2, "entity_type": 3, "description": "Swiss",
            "scheduled_start_time": "2026-12-05T18:00:00Z",
            "scheduled_end_time": "2026-12-05T19:00:00Z",
            "entity_metadata": { "location": "here" },
        });
        body[field] = value;
        errors(check_event(&body))
    }

    #[test]
    fn an_external_event_needs_a_name_two_times_and_a_place() {
        assert_eq!(with("name", json!("Cup")), Vec::<String>::new());
        for field in
            ["name", "privacy_level", "entity_type", "scheduled_start_time", "scheduled_end_time"]
        {
            assert_eq!(with(field, Value::Null), [format!("{field} BASE_TYPE_REQUIRED")]);
        }
        for place in [json!({}), json!({ "location": "" })] {
            let error = "entity_metadata.location BASE_TYPE_REQUIRED";
            assert!(with("entity_metadata", place).contains(&error.to_owned()));
        }
        assert_eq!(errors(check_event_edit(&json!({}))), Vec::<String>::new());
    }

    #[test]
    fn its_texts_have_limits() {
        assert_eq!(with("name", long(100).into()), Vec::<String>::new());
        assert_eq!(with("name", long(101).into()), ["name BASE_TYPE_BAD_LENGTH"]);
        assert_eq!(with("description", long(1001).into()), ["description BASE_TYPE_BAD_LENGTH"]);
        let place = json!({ "location": long(101) });
        assert_eq!(
            with("entity_metadata", place),
            ["entity_metadata.location BASE_TYPE_BAD_LENGTH"]
        );
        assert_eq!(
            with("scheduled_start_time", json!("soon")),
            ["scheduled_start_time DATETIME_TYPE_CONVERT"]
        );
        assert_eq!(with("privacy_level", json!(1)), ["privacy_level BASE_TYPE_CHOICES"]);
    }
}
