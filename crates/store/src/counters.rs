//! Counters that number new rows.

use sqlx::AnyConnection;
use strum::IntoStaticStr;

use crate::StoreError;
use crate::columns::Columns;

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
    Notice,
    Offer,
    Puzzle,
    Result,
    Review,
    Tournament,
    Vacation,
    VariationTree,
}

/// Returns the next number. Transactions that use the same counter run one at a time.
pub(super) async fn next(
    connection: &mut AnyConnection,
    counter: Counter,
) -> Result<i64, StoreError> {
    let name: &str = counter.into();
    let row = sqlx::query("UPDATE counters SET value = value + 1 WHERE name = $1 RETURNING value")
        .bind(name)
        .fetch_one(connection)
        .await?;
    row.number("value")
}

/// Makes other transactions that use the same counter wait until the end of this one.
pub(super) async fn lock(
    connection: &mut AnyConnection,
    counter: Counter,
) -> Result<(), StoreError> {
    let name: &str = counter.into();
    let query = sqlx::query("UPDATE counters SET value = value WHERE name = $1");
    query.bind(name).execute(connection).await?;
    Ok(())
}
