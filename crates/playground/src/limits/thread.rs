//! Threads to be started, with or without a message.

use serde_json::Value;

use super::error::ApiError;
use super::{FileInfo, check_message, validate_object};

const MAX_NAME_LENGTH: usize = 100;
/// The allowed minutes without messages before a thread is archived: an hour, a day, three days, a
/// week.
const ARCHIVE_AFTER: [i64; 4] = [60, 1440, 4320, 10080];
/// A thread in an announcement channel, a public thread, a private thread.
const TYPES: [i64; 3] = [10, 11, 12];
/// Six hours.
const MAX_SLOWMODE_LENGTH: i64 = 21_600;

/// Checks the body of a thread to be started.
///
/// # Errors
///
/// 50035 for broken limits.
pub fn check_thread(body: &Value) -> Result<(), ApiError> {
    validate_object(body, |thread| {
        thread.get("name").required().text(1..=MAX_NAME_LENGTH);
        thread.get("auto_archive_duration").one_of(&ARCHIVE_AFTER);
        thread.get("type").one_of(&TYPES);
        thread.get("rate_limit_per_user").integer(0..=MAX_SLOWMODE_LENGTH);
        thread.get("invitable").boolean();
    })
}

/// Checks the first message of a post in a forum: Discord refuses a post without one.
///
/// # Errors
///
/// 50035 for broken limits.
pub fn check_forum_post(body: &Value, files: &[FileInfo]) -> Result<(), ApiError> {
    validate_object(body, |post| {
        post.get("message").required();
    })?;
    check_message(&body["message"], files)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::super::testing::{errors, long};
    use super::*;

    fn of(body: &Value) -> Vec<String> {
        errors(check_thread(body))
    }

    #[test]
    fn a_thread_needs_a_name_of_1_to_100_characters() {
        assert_eq!(of(&json!({"name": long(1)})), Vec::<String>::new());
        assert_eq!(of(&json!({"name": long(100)})), Vec::<String>::new());
        assert_eq!(of(&json!({"name": long(101)})), ["name BASE_TYPE_BAD_LENGTH"]);
        assert_eq!(of(&json!({"name": ""})), ["name BASE_TYPE_REQUIRED"]);
        assert_eq!(of(&json!({})), ["name BASE_TYPE_REQUIRED"]);
    }

    #[test]
    fn a_thread_is_archived_after_an_hour_a_day_three_days_or_a_week() {
        let after = |minutes: i64| json!({"name": "a", "auto_archive_duration": minutes});
        for minutes in [60, 1440, 4320, 10080] {
            assert_eq!(of(&after(minutes)), Vec::<String>::new());
        }
        for minutes in [0, 61, 10081] {
            assert_eq!(of(&after(minutes)), ["auto_archive_duration BASE_TYPE_CHOICES"]);
        }
    }

    #[test]
    fn the_type_must_be_a_thread_type() {
        for (kind, expected) in [(9, 1), (10, 0), (12, 0), (13, 1)] {
            let found = of(&json!({"name": "a", "type": kind}));
            assert_eq!(found, vec!["type BASE_TYPE_CHOICES"; expected], "{kind}");
        }
    }

    #[test]
    fn slowmode_lasts_at_most_six_hours() {
        let slow = |seconds: i64| json!({"name": "a", "rate_limit_per_user": seconds});
        assert_eq!(of(&slow(21_600)), Vec::<String>::new());
        assert_eq!(of(&slow(21_601)), ["rate_limit_per_user NUMBER_TYPE_MAX"]);
        assert_eq!(of(&slow(-1)), ["rate_limit_per_user NUMBER_TYPE_MIN"]);
    }

    #[test]
    fn a_body_that_is_not_an_object_is_refused() {
        assert_eq!(of(&json!([])), [" MODEL_TYPE_CONVERT"]);
    }
}
