//! Imported games, kept so that their owners can page through them.

use dvonn_model::{ImportId, UserId};
use dvonn_rules::Record;
use jiff::Timestamp;
use sqlx::AnyConnection;

use crate::StoreError;
use crate::counters::{self, Counter};
use crate::query::{queries, reads};
use crate::tx::Tx;

/// The number of imports kept per person.
const MAX_IMPORTS: i64 = 50;
/// The size of all imports kept per person, in bytes. Ordinary games take less than two thousand,
/// and no file more than half of this.
const MAX_BYTES: i64 = 256 * 1024;

queries! {
    /// Returns the text of an imported game of this person.
    step import_text(id: ImportId, owner: UserId) -> Option<String> {
        "SELECT record FROM imports WHERE id = :id AND user_id = :owner"
    }

    /// Returns the text of an imported game.
    step import_text_for_review(id: ImportId) -> Option<String> {
        "SELECT record FROM imports WHERE id = :id"
    }

    /// Inserts an imported game.
    step insert_import(id: ImportId, owner: UserId, record: &Record, at: Timestamp)
    [id, owner, record: record.to_string(), at] {
        "INSERT INTO imports (id, user_id, record, made_at) VALUES (:id, :owner, :record, :at)"
    }

    /// Deletes a person's oldest imports: those above the number and the size that are kept.
    step delete_surplus_imports(owner: UserId)
    [owner, max_imports: MAX_IMPORTS, max_bytes: MAX_BYTES] {
        "DELETE FROM imports WHERE id IN (
             SELECT id FROM (
                 SELECT id,
                     COUNT(*) OVER newest AS count,
                     SUM(OCTET_LENGTH(record)) OVER newest AS bytes
                 FROM imports WHERE user_id = :owner
                 WINDOW newest AS (ORDER BY id DESC)
             ) AS kept
             WHERE count > :max_imports OR bytes > :max_bytes
         )"
    }
}

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
    let text = import_text(connection, id, owner).await?;
    text.map(|text| parse(id, &text)).transpose()
}

async fn import_for_review(
    connection: &mut AnyConnection,
    id: ImportId,
) -> Result<Option<Record>, StoreError> {
    let text = import_text_for_review(connection, id).await?;
    text.map(|text| parse(id, &text)).transpose()
}

fn parse(id: ImportId, text: &str) -> Result<Record, StoreError> {
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
        let id = counters::next(self.connection(), Counter::Import).await?.into();
        insert_import(self.connection(), id, owner, record, at).await?;
        delete_surplus_imports(self.connection(), owner).await?;
        Ok(id)
    }
}
