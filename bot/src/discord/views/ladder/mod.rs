//! What people see of ratings.

mod result;

pub(super) use result::result;

use crate::say;
use crate::store::Rating;
use crate::text::Text;

/// A rating with its deviation, and a question mark while little is known.
fn rating(text: Text, rating: Rating) -> String {
    say!(
        text,
        "rating",
        rating = points(rating),
        deviation = whole(rating.deviation()),
        provisional = if rating.is_provisional() { "yes" } else { "no" }
    )
}

/// A rating without its deviation, as a whole number.
fn points(rating: Rating) -> i64 {
    whole(rating.rating())
}

#[expect(clippy::cast_possible_truncation, reason = "ratings are thousands of points at the most")]
fn whole(number: f64) -> i64 {
    number.round() as i64
}

/// By how many points a rating has changed, as whole numbers have it: `+18`.
fn step(before: Rating, after: Rating) -> String {
    match points(after) - points(before) {
        0 => String::from("±0"),
        gain @ 1.. => format!("+{gain}"),
        loss => format!("−{}", loss.unsigned_abs()),
    }
}
