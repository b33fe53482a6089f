//! The foreign keys of a PostgreSQL database while it is filled.
//!
//! PostgreSQL would look up each reference of each row, which takes as long as everything else. It
//! checks all rows at once in a fraction of that time.

use sqlx::AssertSqlSafe;
use sqlx::postgres::PgConnection;

/// Drops all foreign keys. Returns the statements that add them again.
pub(super) async fn drop_references(connection: &mut PgConnection) -> sqlx::Result<Vec<String>> {
    let query = sqlx::query_as(
        "SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', CAST(conrelid AS regclass), conname), \
         format('ALTER TABLE %s ADD CONSTRAINT %I %s', CAST(conrelid AS regclass), \
         conname, pg_get_constraintdef(oid)) FROM pg_constraint \
         WHERE contype = 'f' AND connamespace = CAST(current_schema() AS regnamespace) \
         ORDER BY conrelid, conname",
    );
    let keys: Vec<(String, String)> = query.fetch_all(&mut *connection).await?;
    let mut additions = Vec::new();
    for (removal, addition) in keys {
        sqlx::query(AssertSqlSafe(removal)).execute(&mut *connection).await?;
        additions.push(addition);
    }
    Ok(additions)
}

/// Adds the foreign keys, and so checks all rows.
pub(super) async fn add_references(
    connection: &mut PgConnection,
    additions: Vec<String>,
) -> sqlx::Result<()> {
    for addition in additions {
        sqlx::query(AssertSqlSafe(addition)).execute(&mut *connection).await?;
    }
    Ok(())
}
