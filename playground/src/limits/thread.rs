//! Threads to be started, from a message or without one.

use serde_json::Value;

use super::error::ApiError;
use super::judge_object;

const LONGEST_NAME: usize = 100;
/// Minutes of silence after which a thread is archived: an hour, a day, three days, a week.
const ARCHIVE_AFTER: [i64; 4] = [60, 1440, 4320, 10080];
/// Of an announcement channel, public, private.
const TYPES: [i64; 3] = [10, 11, 12];
/// Six hours.
const LONGEST_SLOWMODE: i64 = 21_600;

/// Checks the body of a thread to be started.
///
/// # Errors
///
/// 50035 for broken limits.
pub fn check_thread(body: &Value) -> Result<(), ApiError> {
    judge_object(body, |thread| {
        thread.get("name").required().text(1..=LONGEST_NAME);
        thread.get("auto_archive_duration").one_of(&ARCHIVE_AFTER);
        thread.get("type").one_of(&TYPES);
        thread.get("rate_limit_per_user").integer(0..=LONGEST_SLOWMODE);
        thread.get("invitable").boolean();
    })
}
