//! Reads tables in pages of text.
//!
//! The source writes the rows as the target reads them, many at once: a row that this program takes
//! apart and puts together again costs more than everything else.

use sqlx::{AnyConnection, AssertSqlSafe, SqlSafeStr as _, SqlStr};

use super::tables::Column;
use crate::StoreError;
use crate::query::Columns as _;
use crate::url::Kind;

/// The size of a page: rows of a SQLite file, or blocks of 8 KiB of a server. This limits the memory.
const PAGE_ROWS: i64 = 4000;
const PAGE_BLOCKS: i64 = 64;

/// How rows are written as text.
#[derive(Clone, Copy)]
pub(super) enum Format {
    /// As after VALUES in an INSERT of SQLite.
    Values,
    /// As in PostgreSQL's COPY.
    Lines,
}

/// Some rows of a table.
pub(super) struct Page {
    pub(super) rows: u64,
    /// The rows, with separators between them only.
    pub(super) text: String,
}

/// Reads a table from its start.
pub(super) struct Pages {
    query: SqlStr,
    /// The last rowid or the number of blocks that have been read.
    position: i64,
    /// The number of blocks. `None` for a SQLite file.
    blocks: Option<i64>,
}

impl Pages {
    /// Begins to read a table. The caller has begun a transaction.
    pub(super) async fn of(
        connection: &mut AnyConnection,
        kind: &Kind,
        table: &str,
        columns: &[Column],
        format: Format,
    ) -> Result<Pages, StoreError> {
        let (line, separator) = (format.row(columns), format.separator());
        let (query, position, blocks) = match kind {
            Kind::Sqlite { .. } => {
                let query = format!(
                    "SELECT COUNT(*) AS count, MAX(id) AS last, group_concat(line, '{separator}') \
                     AS text FROM (SELECT rowid AS id, {line} AS line FROM {table} \
                     WHERE rowid > $1 ORDER BY rowid LIMIT {PAGE_ROWS})"
                );
                (query, i64::MIN, None)
            }
            Kind::Postgres { .. } => {
                // No row of this transaction's moment is in a later block. Naming the table locks
                // it, so that nothing moves its rows.
                let blocks = format!(
                    "SELECT pg_relation_size('{table}') / current_setting('block_size')::BIGINT \
                     AS blocks FROM {table} LIMIT 1"
                );
                let found = sqlx::query(AssertSqlSafe(blocks)).fetch_optional(connection).await?;
                let blocks = found.map_or(Ok(0), |row| row.value("blocks"))?;
                let query = format!(
                    "SELECT COUNT(*) AS count, string_agg({line}, '{separator}') AS text \
                     FROM {table} WHERE ctid >= format('(%s,0)', $1::BIGINT)::tid \
                     AND ctid < format('(%s,0)', $1 + {PAGE_BLOCKS})::tid"
                );
                (query, 0, Some(blocks))
            }
        };
        Ok(Pages { query: AssertSqlSafe(query).into_sql_str(), position, blocks })
    }

    /// Returns the next page, which may be without rows; `None` at the end.
    pub(super) async fn next(
        &mut self,
        connection: &mut AnyConnection,
    ) -> Result<Option<Page>, StoreError> {
        if self.blocks.is_some_and(|blocks| self.position >= blocks) {
            return Ok(None);
        }
        let query = sqlx::query(self.query.clone()).bind(self.position);
        let row = query.fetch_one(connection).await?;
        self.position = match self.blocks {
            Some(_) => self.position + PAGE_BLOCKS,
            None => match row.value("last")? {
                Some(last) => last,
                None => return Ok(None),
            },
        };
        let text = row.value::<Option<String>>("text")?.unwrap_or_default();
        Ok(Some(Page { rows: row.value("count")?, text }))
    }
}

impl Format {
    pub(super) fn separator(self) -> &'static str {
        match self {
            Format::Values => ",",
            Format::Lines => "\n",
        }
    }

    /// Returns the expression for a row, which both databases accept.
    fn row(self, columns: &[Column]) -> String {
        let values: Vec<_> = columns.iter().map(|column| self.value(column)).collect();
        match self {
            Format::Values => format!("'(' || {} || ')'", values.join(" || ',' || ")),
            Format::Lines => values.join(" || '\t' || "),
        }
    }

    fn value(self, column: &Column) -> String {
        let name = format!("\"{}\"", column.name);
        let text = match self {
            _ if column.is_number => format!("CAST({name} AS TEXT)"),
            Format::Values => format!("'''' || replace({name}, '''', '''''') || ''''"),
            // The backslash first, since the others add some.
            Format::Lines => [("\\", "\\\\"), ("\t", "\\t"), ("\n", "\\n"), ("\r", "\\r")]
                .iter()
                .fold(name, |text, (raw, escaped)| {
                    format!("replace({text}, '{raw}', '{escaped}')")
                }),
        };
        let null = match self {
            Format::Values => "NULL",
            Format::Lines => "\\N",
        };
        format!("COALESCE({text}, '{null}')")
    }
}
