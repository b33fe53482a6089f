//! Queries, and the rows that answer them as values of the model.

use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::StoreError;

/// A query, or another statement, with what is bound to it.
pub(crate) type Query<'q> = sqlx::query::Query<'q, sqlx::Any, sqlx::any::AnyArguments>;

/// A value that a row, or some of its columns, holds.
pub(crate) trait Stored: Sized {
    /// The value in this row.
    fn read(row: &AnyRow) -> Result<Self, StoreError>;
}

/// The value in the one row that answers a query.
pub(crate) async fn fetch_one<T: Stored>(
    connection: &mut AnyConnection,
    query: Query<'_>,
) -> Result<T, StoreError> {
    T::read(&query.fetch_one(connection).await?)
}

/// The value in the row that answers a query, if one does.
pub(crate) async fn fetch_optional<T: Stored>(
    connection: &mut AnyConnection,
    query: Query<'_>,
) -> Result<Option<T>, StoreError> {
    query.fetch_optional(connection).await?.as_ref().map(T::read).transpose()
}

/// The values in all rows that answer a query.
pub(crate) async fn fetch_all<T: Stored>(
    connection: &mut AnyConnection,
    query: Query<'_>,
) -> Result<Vec<T>, StoreError> {
    query.fetch_all(connection).await?.iter().map(T::read).collect()
}
