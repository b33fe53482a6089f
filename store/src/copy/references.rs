//! The foreign keys of a PostgreSQL database while it is filled.
//!
//! PostgreSQL would look up each reference of each row, which takes as long as everything else. It
//! checks all rows at once in a fraction of that time.

use sqlx::{AnyConnection, AssertSqlSafe};

use crate::StoreError;
use crate::columns::Columns as _;

/// Drops all foreign keys. Returns the statements that add them again.
pub(super) async fn drop_references(
    connection: &mut AnyConnection,
) -> Result<Vec<String>, StoreError> {
    let query = sqlx::query(
        "SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', CAST(conrelid AS regclass), conname) \
         AS removal, format('ALTER TABLE %s ADD CONSTRAINT %I %s', CAST(conrelid AS regclass), \
         conname, pg_get_constraintdef(oid)) AS addition FROM pg_constraint \
         WHERE contype = 'f' AND connamespace = CAST(current_schema() AS regnamespace) \
         ORDER BY conrelid, conname",
    );
    let mut additions = Vec::new();
    for row in query.fetch_all(&mut *connection).await? {
        sqlx::query(AssertSqlSafe(row.text("removal")?)).execute(&mut *connection).await?;
        additions.push(row.text("addition")?);
    }
    Ok(additions)
}

/// Adds the foreign keys, and so checks all rows.
pub(super) async fn add_references(
    connection: &mut AnyConnection,
    additions: Vec<String>,
) -> Result<(), StoreError> {
    for addition in additions {
        sqlx::query(AssertSqlSafe(addition)).execute(&mut *connection).await?;
    }
    Ok(())
}
