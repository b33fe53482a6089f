//! Values as columns hold them, and back.

use dvonn_rules::Color;
use jiff::{SignedDuration, Timestamp};
use sqlx::Row;
use sqlx::any::AnyRow;

use super::StoreError;
use super::ids::UserId;

/// The id of nobody, where a column wants one.
pub(super) const NOBODY: i64 = 0;

/// Reads columns by name, and says which one was wrong.
pub(super) trait Columns {
    /// A number, or what a number stands for.
    fn number<T: TryFrom<i64>>(&self, column: &str) -> Result<T, StoreError> {
        self.maybe_number(column)?.ok_or_else(|| StoreError::corrupt(column, "nothing"))
    }

    /// A number that may be missing.
    fn maybe_number<T: TryFrom<i64>>(&self, column: &str) -> Result<Option<T>, StoreError>;

    /// Somebody; none if they had themselves deleted, which leaves a number that is no person's.
    fn person(&self, column: &str) -> Result<Option<UserId>, StoreError> {
        Ok(UserId::try_from(self.number::<i64>(column)?).ok())
    }

    /// A text.
    fn text(&self, column: &str) -> Result<String, StoreError> {
        self.maybe_text(column)?.ok_or_else(|| StoreError::corrupt(column, "nothing"))
    }

    /// A text that may be missing.
    fn maybe_text(&self, column: &str) -> Result<Option<String>, StoreError>;

    /// A moment.
    fn time(&self, column: &str) -> Result<Timestamp, StoreError> {
        self.maybe_time(column)?.ok_or_else(|| StoreError::corrupt(column, "nothing"))
    }

    /// A moment that may be missing.
    fn maybe_time(&self, column: &str) -> Result<Option<Timestamp>, StoreError> {
        let Some(milliseconds) = self.maybe_number::<i64>(column)? else { return Ok(None) };
        match Timestamp::from_millisecond(milliseconds) {
            Ok(time) => Ok(Some(time)),
            Err(_) => Err(StoreError::corrupt(column, &milliseconds.to_string())),
        }
    }

    /// Yes or no, which `Any` has no type for.
    fn flag(&self, column: &str) -> Result<bool, StoreError> {
        self.number::<i64>(column).map(|number| number != 0)
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

/// A length of time as a column holds it. Beyond what a column holds, the most that it can.
pub(super) fn milliseconds(length: SignedDuration) -> i64 {
    let most = if length.is_negative() { i64::MIN } else { i64::MAX };
    i64::try_from(length.as_millis()).unwrap_or(most)
}

/// A name as a column holds it: without control characters. They have no place in a name, and
/// PostgreSQL takes no NUL.
pub(super) fn plain(text: &str) -> String {
    text.chars().filter(|character| !character.is_control()).collect()
}

/// A side of the game as a column holds it.
pub(super) fn color_name(color: Color) -> &'static str {
    match color {
        Color::White => "w",
        Color::Black => "b",
    }
}

/// The side that a column names.
pub(super) fn read_color(column: &str, name: &str) -> Result<Color, StoreError> {
    match name {
        "w" => Ok(Color::White),
        "b" => Ok(Color::Black),
        other => Err(StoreError::corrupt(column, other)),
    }
}
