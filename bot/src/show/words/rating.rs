//! Formats ratings.

use dvonn_model::{Points, Rating};
use jiff::Timestamp;

use crate::say;
use crate::text::Text;

/// Returns a rating with its deviation, and a question mark while it is provisional.
pub(crate) fn rating(text: Text, rating: Rating) -> String {
    say!(
        text,
        "rating",
        rating = points(rating),
        deviation = whole(rating.deviation()),
        provisional = if rating.is_provisional() { "yes" } else { "no" }
    )
}

/// Returns a rating without its deviation, as a whole number.
pub(crate) fn points(rating: Rating) -> i64 {
    whole(rating.rating())
}

/// Returns the rating minus two deviations, by which ladders are sorted, as a whole number.
pub(crate) fn floor(rating: Rating) -> i64 {
    whole(rating.floor())
}

/// Rounds to a whole number.
#[expect(clippy::cast_possible_truncation, reason = "ratings are thousands of points at the most")]
pub(crate) fn whole(number: f64) -> i64 {
    number.round() as i64
}

/// Returns the change of a rating between rounded values: `+18`.
pub(crate) fn step(before: Rating, after: Rating) -> String {
    match points(after) - points(before) {
        0 => String::from("±0"),
        gain @ 1.. => format!("+{gain}"),
        loss => format!("−{}", loss.unsigned_abs()),
    }
}

/// Returns a timestamp that Discord shows as a date in the reader's format.
pub(crate) fn moment(at: Timestamp) -> String {
    format!("<t:{}:D>", at.as_second())
}

/// Returns the language files' key for a game's outcome.
pub(crate) fn outcome_key(points: Points) -> &'static str {
    match points {
        Points::Win => "win",
        Points::Draw => "draw",
        Points::Loss => "loss",
    }
}
