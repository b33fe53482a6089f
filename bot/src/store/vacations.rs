//! Vacations: while one lasts, its owner's clocks stand still.

use jiff::Timestamp;
use sqlx::AnyConnection;

use super::StoreError;
use super::ids::UserId;
use super::tx::reads;

reads! {
    /// Whether a person is on vacation at this moment.
    on_vacation(person: UserId, at: Timestamp) -> bool;
}

async fn on_vacation(
    connection: &mut AnyConnection,
    person: UserId,
    at: Timestamp,
) -> Result<bool, StoreError> {
    let row = sqlx::query(
        "SELECT id FROM vacations WHERE user_id = $1 AND begins_at <= $2 AND ends_at > $2",
    )
    .bind(i64::from(person))
    .bind(at.as_millisecond())
    .fetch_optional(connection)
    .await?;
    Ok(row.is_some())
}
