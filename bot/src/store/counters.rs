//! Numbers for new rows.

use sqlx::AnyConnection;
use sqlx::Row;

use super::StoreError;

/// What is counted.
pub(super) enum Counter {
    Action,
    Game,
    Challenge,
    Decision,
    Deleted,
    Import,
    Notice,
    Offer,
    Result,
    Review,
    Tournament,
    Vacation,
}

/// The next number. Two transactions that count the same thing go one after the other.
pub(super) async fn next(
    connection: &mut AnyConnection,
    counter: Counter,
) -> Result<i64, StoreError> {
    let name = match counter {
        Counter::Action => "action",
        Counter::Game => "game",
        Counter::Challenge => "challenge",
        Counter::Notice => "notice",
        Counter::Decision => "decision",
        Counter::Deleted => "deleted",
        Counter::Import => "import",
        Counter::Offer => "offer",
        Counter::Result => "result",
        Counter::Review => "review",
        Counter::Tournament => "tournament",
        Counter::Vacation => "vacation",
    };
    let row = sqlx::query("UPDATE counters SET value = value + 1 WHERE name = $1 RETURNING value")
        .bind(name)
        .fetch_one(connection)
        .await?;
    Ok(row.try_get("value")?)
}
