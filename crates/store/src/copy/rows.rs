//! Copies rows from one database to another.

use sqlx::postgres::PgConnection;
use sqlx::{AnyConnection, AssertSqlSafe, Executor as _};
use tokio::sync::mpsc;

use super::pages::{Format, Page, Pages};
use super::tables::{TABLES, Table};
use crate::StoreError;
use crate::url::Kind;

/// The number of pages that wait for the target. This limits the memory.
const WAITING_PAGES: usize = 2;

/// A database that is read, and its kind.
pub(super) struct Origin<'c> {
    pub(super) connection: &'c mut AnyConnection,
    pub(super) kind: &'c Kind,
}

/// A database that is filled.
pub(super) enum Destination<'c> {
    /// A SQLite file.
    File(&'c mut AnyConnection),
    /// A server. Its own protocol has a faster way to insert rows.
    Server(&'c mut PgConnection),
}

/// Copies all rows of the source's tables to a target with the same schema, whose rows are those
/// that its migrations made. `tables` are those of the migrations. The caller has begun a transaction on both.
pub(super) async fn copy_rows(
    mut source: Origin<'_>,
    mut target: Destination<'_>,
    tables: &[Table],
) -> Result<(), StoreError> {
    let tables = TABLES.iter().filter_map(|&name| tables.iter().find(|table| table.name == name));
    let tables: Vec<_> = tables.collect();
    for table in tables.iter().rev() {
        target.clear(&table.name).await?;
    }
    for table in tables {
        copy_table(&mut source, &mut target, table).await?;
    }
    Ok(())
}

async fn copy_table(
    source: &mut Origin<'_>,
    target: &mut Destination<'_>,
    Table { name: table, columns }: &Table,
) -> Result<(), StoreError> {
    let names: Vec<_> = columns.iter().map(|column| format!("\"{}\"", column.name)).collect();
    let into = format!("{table} ({})", names.join(", "));
    let (connection, format) = (&mut *source.connection, target.format());
    let mut pages = Pages::of(connection, source.kind, table, columns, format).await?;
    let (send, receive) = mpsc::channel(WAITING_PAGES);
    // The target inserts one page while the source reads the next one.
    let read = async move {
        let mut count = 0;
        while let Some(page) = pages.next(connection).await? {
            count += page.rows;
            // If nobody receives it, the target has failed and says why.
            if page.rows > 0 && send.send(page).await.is_err() {
                break;
            }
        }
        Ok(count)
    };
    let (read, written) = tokio::try_join!(read, target.write(&into, receive))?;
    if read != written {
        let what = format!("only {written} of {read} rows of the table {table} were written");
        return Err(StoreError::Corrupt { what });
    }
    Ok(())
}

impl Destination<'_> {
    fn format(&self) -> Format {
        match self {
            Destination::File(_) => Format::Values,
            Destination::Server(_) => Format::Lines,
        }
    }

    async fn clear(&mut self, table: &str) -> sqlx::Result<()> {
        let delete = AssertSqlSafe(format!("DELETE FROM {table}"));
        match self {
            Destination::File(connection) => connection.execute(delete).await.map(|_| ()),
            Destination::Server(connection) => connection.execute(delete).await.map(|_| ()),
        }
    }

    /// Writes pages into a table with its columns, and returns the number of rows.
    async fn write(
        &mut self,
        into: &str,
        mut pages: mpsc::Receiver<Page>,
    ) -> Result<u64, StoreError> {
        match self {
            Destination::File(connection) => {
                let mut count = 0;
                while let Some(page) = pages.recv().await {
                    let insert = AssertSqlSafe(format!("INSERT INTO {into} VALUES {}", page.text));
                    count += connection.execute(insert).await?.rows_affected();
                }
                Ok(count)
            }
            Destination::Server(connection) => {
                let statement = format!("COPY {into} FROM STDIN");
                let mut copy = connection.copy_in_raw(&statement).await?;
                while let Some(page) = pages.recv().await {
                    let mut lines = page.text;
                    lines.push('\n');
                    copy.send(lines.into_bytes()).await?;
                }
                Ok(copy.finish().await?)
            }
        }
    }
}
