//! Runs queries and converts their rows to model types.

use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::StoreError;

/// A query or statement with its bound values.
pub(crate) type Query<'q> = sqlx::query::Query<'q, sqlx::Any, sqlx::any::AnyArguments>;

/// A value that can be read from a row.
pub(crate) trait Stored: Sized {
    /// Reads the value from a row, by the names of its columns.
    fn read(row: &AnyRow) -> Result<Self, StoreError>;
}

/// Returns the value in the only row.
pub(crate) async fn fetch_one<T: Stored>(
    connection: &mut AnyConnection,
    query: Query<'_>,
) -> Result<T, StoreError> {
    T::read(&query.fetch_one(connection).await?)
}

/// Returns the value in the row, if there is one.
pub(crate) async fn fetch_optional<T: Stored>(
    connection: &mut AnyConnection,
    query: Query<'_>,
) -> Result<Option<T>, StoreError> {
    query.fetch_optional(connection).await?.as_ref().map(T::read).transpose()
}

/// Returns the values in all rows, in order.
pub(crate) async fn fetch_all<T: Stored>(
    connection: &mut AnyConnection,
    query: Query<'_>,
) -> Result<Vec<T>, StoreError> {
    query.fetch_all(connection).await?.iter().map(T::read).collect()
}
