//! What people see of ratings.

use dvonn_model::{Points, Rating};
use jiff::Timestamp;

use crate::say;
use crate::text::Text;

/// A rating with its deviation, and a question mark while little is known.
pub(crate) fn rating(text: Text, rating: Rating) -> String {
    say!(
        text,
        "rating",
        rating = points(rating),
        deviation = whole(rating.deviation()),
        provisional = if rating.is_provisional() { "yes" } else { "no" }
    )
}

/// A rating without its deviation, as a whole number.
pub(crate) fn points(rating: Rating) -> i64 {
    whole(rating.rating())
}

#[expect(clippy::cast_possible_truncation, reason = "ratings are thousands of points at the most")]
pub(crate) fn whole(number: f64) -> i64 {
    number.round() as i64
}

/// By how many points a rating has changed, as whole numbers have it: `+18`.
pub(crate) fn step(before: Rating, after: Rating) -> String {
    match points(after) - points(before) {
        0 => String::from("±0"),
        gain @ 1.. => format!("+{gain}"),
        loss => format!("−{}", loss.unsigned_abs()),
    }
}

/// The day of a moment, as Discord shows it to everybody in their own way.
pub(crate) fn moment(at: Timestamp) -> String {
    format!("<t:{}:d>", at.as_second())
}

/// The word by which the language files tell how a game went for a player.
pub(crate) fn outcome_key(points: Points) -> &'static str {
    match points {
        Points::Win => "win",
        Points::Draw => "draw",
        Points::Loss => "loss",
    }
}
