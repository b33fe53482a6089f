//! Counters that number new rows.

use strum::IntoStaticStr;

use crate::query::queries;

/// The counters.
#[derive(IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub(super) enum Counter {
    Action,
    Game,
    GlobalLadder,
    Challenge,
    Decision,
    Deleted,
    Engine,
    Follow,
    Import,
    League,
    Notice,
    Offer,
    Puzzle,
    Race,
    Result,
    Review,
    Tournament,
    Vacation,
    VariationTree,
}

queries! {
    /// Returns the next number. Transactions that use the same counter run one at a time.
    step next(counter: Counter) -> i64 [name: <&str>::from(counter)] {
        "UPDATE counters SET value = value + 1 WHERE name = :name RETURNING value"
    }

    /// Makes other transactions that use the same counter wait until the end of this one.
    step lock(counter: Counter) [name: <&str>::from(counter)] {
        "UPDATE counters SET value = value WHERE name = :name"
    }
}
