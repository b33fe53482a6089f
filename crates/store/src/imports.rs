//! Imported games, kept so that their owners can page through them.

use dvonn_model::{ImportId, UserId};
use dvonn_rules::Record;
use jiff::Timestamp;
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::columns::Columns;
use crate::counters::{self, Counter};
use crate::reads::reads;
use crate::tx::Tx;

/// The number of imports kept per person.
const MAX_IMPORTS: i64 = 50;
/// The size of all imports kept per person, in bytes. Ordinary games take less than two thousand,
/// and no file more than half of this.
const MAX_BYTES: i64 = 256 * 1024;

reads! {
    /// Returns an imported game, if it still exists and belongs to this person.
    import(id: ImportId, owner: UserId) -> Option<Record>;

    /// Returns an imported game, if it still exists, whoever owns it. Use it only for reviews,
    /// which only the owner sees.
    import_for_review(id: ImportId) -> Option<Record>;
}

async fn import(
    connection: &mut AnyConnection,
    id: ImportId,
    owner: UserId,
) -> Result<Option<Record>, StoreError> {
    let row = sqlx::query("SELECT record FROM imports WHERE id = $1 AND user_id = $2")
        .bind(i64::from(id))
        .bind(i64::from(owner))
        .fetch_optional(connection)
        .await?;
    row.map(|row| read(id, &row)).transpose()
}

async fn import_for_review(
    connection: &mut AnyConnection,
    id: ImportId,
) -> Result<Option<Record>, StoreError> {
    let row = sqlx::query("SELECT record FROM imports WHERE id = $1")
        .bind(i64::from(id))
        .fetch_optional(connection)
        .await?;
    row.map(|row| read(id, &row)).transpose()
}

fn read(id: ImportId, row: &AnyRow) -> Result<Record, StoreError> {
    let text = row.text("record")?;
    let what = |error| StoreError::Corrupt { what: format!("import {id}: {error}") };
    text.parse().map_err(what)
}

impl Tx {
    /// Stores an imported game. Deletes the person's oldest ones if they have too many, or if they
    /// take too much space.
    ///
    /// # Errors
    /// Any database error.
    pub async fn save_import(
        &mut self,
        owner: UserId,
        record: &Record,
        at: Timestamp,
    ) -> Result<ImportId, StoreError> {
        let id = counters::next(self.connection(), Counter::Import).await?;
        sqlx::query("INSERT INTO imports (id, user_id, record, made_at) VALUES ($1, $2, $3, $4)")
            .bind(id)
            .bind(i64::from(owner))
            .bind(record.to_string())
            .bind(at.as_millisecond())
            .execute(self.connection())
            .await?;
        sqlx::query(
            "DELETE FROM imports WHERE id IN (SELECT id FROM (SELECT id, \
             COUNT(*) OVER newest AS count, SUM(OCTET_LENGTH(record)) OVER newest AS bytes \
             FROM imports WHERE user_id = $1 WINDOW newest AS (ORDER BY id DESC)) AS kept \
             WHERE count > $2 OR bytes > $3)",
        )
        .bind(i64::from(owner))
        .bind(MAX_IMPORTS)
        .bind(MAX_BYTES)
        .execute(self.connection())
        .await?;
        Ok(id.into())
    }
}
