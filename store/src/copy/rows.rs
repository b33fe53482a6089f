//! Copies rows from one database to another.
//!
//! The source turns each row into a JSON array, and the target reads arrays of them. So numbers and
//! texts pass unchanged between SQLite and PostgreSQL, and no table needs code of its own.

use futures::TryStreamExt as _;
use sqlx::{AnyConnection, AssertSqlSafe};
use tokio::sync::mpsc;

use super::tables::{Column, TABLES, columns_of};
use crate::StoreError;
use crate::columns::Columns as _;
use crate::url::Kind;

/// The size of a batch in bytes, and how many wait for the target. This limits the memory.
const BATCH_BYTES: usize = 512 * 1024;
const WAITING_BATCHES: usize = 2;

/// A connection, and the kind of its database.
pub(super) struct End<'c> {
    pub(super) connection: &'c mut AnyConnection,
    pub(super) kind: &'c Kind,
}

/// Copies all rows of the source's tables to a target with the same schema, whose rows are those
/// that its migrations made. The caller has begun a transaction on both.
pub(super) async fn copy_rows(
    mut source: End<'_>,
    mut target: End<'_>,
    tables: &[String],
) -> Result<(), StoreError> {
    let tables: Vec<_> = TABLES.iter().filter(|&name| tables.iter().any(|it| it == name)).collect();
    for table in tables.iter().rev() {
        let delete = AssertSqlSafe(format!("DELETE FROM {table}"));
        sqlx::query(delete).execute(&mut *target.connection).await?;
    }
    for table in tables {
        copy_table(&mut source, &mut target, table).await?;
    }
    Ok(())
}

async fn copy_table(
    source: &mut End<'_>,
    target: &mut End<'_>,
    table: &str,
) -> Result<(), StoreError> {
    let columns = columns_of(source.connection, source.kind, table).await?;
    let select = AssertSqlSafe(select(source.kind, table, &columns));
    let insert = insert(target.kind, table, &columns);
    let (batches, mut received) = mpsc::channel(WAITING_BATCHES);
    // The target inserts one batch while the source reads the next one.
    let read = async move {
        let mut rows = sqlx::query(select).fetch(&mut *source.connection);
        let mut batch = String::new();
        let mut count = 0_u64;
        while let Some(row) = rows.try_next().await? {
            batch.push(if batch.is_empty() { '[' } else { ',' });
            batch.push_str(&row.text("line")?);
            count += 1;
            // If nobody receives it, the target has failed and says why.
            if batch.len() >= BATCH_BYTES && batches.send(std::mem::take(&mut batch)).await.is_err()
            {
                return Ok(count);
            }
        }
        if !batch.is_empty() {
            let _ = batches.send(batch).await;
        }
        Ok(count)
    };
    let written = async {
        let mut count = 0;
        while let Some(mut batch) = received.recv().await {
            batch.push(']');
            let query = sqlx::query(AssertSqlSafe(insert.clone())).bind(batch);
            count += query.execute(&mut *target.connection).await?.rows_affected();
        }
        Ok::<_, StoreError>(count)
    };
    let (read, written) = tokio::try_join!(read, written)?;
    if read != written {
        let what = format!("only {written} of {read} rows of the table {table} were written");
        return Err(StoreError::Corrupt { what });
    }
    Ok(())
}

/// Returns the query for each row of a table as a JSON array.
fn select(kind: &Kind, table: &str, columns: &[Column]) -> String {
    let names = names(columns);
    match kind {
        Kind::Sqlite { .. } => format!("SELECT json_array({names}) AS line FROM {table}"),
        Kind::Postgres { .. } => {
            format!("SELECT CAST(json_build_array({names}) AS TEXT) AS line FROM {table}")
        }
    }
}

/// Returns the statement that inserts the rows of a JSON array of such arrays.
fn insert(kind: &Kind, table: &str, columns: &[Column]) -> String {
    let value = |(index, column): (usize, &Column)| match kind {
        Kind::Postgres { .. } if column.is_number => {
            format!("CAST(value ->> {index} AS BIGINT)")
        }
        Kind::Sqlite { .. } | Kind::Postgres { .. } => format!("value ->> {index}"),
    };
    let values: Vec<_> = columns.iter().enumerate().map(value).collect();
    let rows = match kind {
        Kind::Sqlite { .. } => "json_each($1)",
        Kind::Postgres { .. } => "jsonb_array_elements(CAST($1 AS JSONB)) AS rows (value)",
    };
    format!("INSERT INTO {table} ({}) SELECT {} FROM {rows}", names(columns), values.join(", "))
}

fn names(columns: &[Column]) -> String {
    let names: Vec<_> = columns.iter().map(|column| format!("\"{}\"", column.name)).collect();
    names.join(", ")
}
