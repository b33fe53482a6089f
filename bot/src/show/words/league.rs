//! Names and days of leagues.

use dvonn_discord::markup::plain;
use dvonn_model::LeagueRow;
use jiff::Timestamp;

/// Returns a day as Discord shows it to each reader, and how far away it is.
pub(crate) fn day(at: Timestamp) -> String {
    let second = at.as_second();
    format!("<t:{second}:D> (<t:{second}:R>)")
}

/// Returns the league's name, with markup escaped.
pub(crate) fn title(row: &LeagueRow) -> String {
    plain(&row.name)
}
