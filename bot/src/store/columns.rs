//! Values as columns hold them, and back.

use jiff::Timestamp;
use sqlx::Row;
use sqlx::any::AnyRow;

use super::StoreError;

/// Reads columns by name, and says which one was wrong.
pub(super) trait Columns {
    /// A number, or what a number stands for.
    fn number<T: TryFrom<i64>>(&self, column: &str) -> Result<T, StoreError> {
        self.maybe_number(column)?.ok_or_else(|| StoreError::corrupt(column, "nothing"))
    }

    /// A number that may be missing.
    fn maybe_number<T: TryFrom<i64>>(&self, column: &str) -> Result<Option<T>, StoreError>;

    /// A text.
    fn text(&self, column: &str) -> Result<String, StoreError> {
        self.maybe_text(column)?.ok_or_else(|| StoreError::corrupt(column, "nothing"))
    }

    /// A text that may be missing.
    fn maybe_text(&self, column: &str) -> Result<Option<String>, StoreError>;

    /// A moment.
    fn time(&self, column: &str) -> Result<Timestamp, StoreError> {
        let milliseconds: i64 = self.number(column)?;
        Timestamp::from_millisecond(milliseconds)
            .map_err(|_| StoreError::corrupt(column, &milliseconds.to_string()))
    }
}

impl Columns for AnyRow {
    fn maybe_number<T: TryFrom<i64>>(&self, column: &str) -> Result<Option<T>, StoreError> {
        let Some(number) = self.try_get::<Option<i64>, _>(column)? else {
            return Ok(None);
        };
        match T::try_from(number) {
            Ok(value) => Ok(Some(value)),
            Err(_) => Err(StoreError::corrupt(column, &number.to_string())),
        }
    }

    fn maybe_text(&self, column: &str) -> Result<Option<String>, StoreError> {
        Ok(self.try_get(column)?)
    }
}

/// An optional id as a column holds it.
pub(super) fn maybe<T: Into<i64>>(id: Option<T>) -> Option<i64> {
    id.map(Into::into)
}

/// A name as a column holds it: without control characters. They have no place in a name, and
/// PostgreSQL takes no NUL.
pub(super) fn plain(text: &str) -> String {
    text.chars().filter(|character| !character.is_control()).collect()
}
