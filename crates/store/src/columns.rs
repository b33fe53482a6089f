//! Converts values to columns and back.

use std::str::FromStr;

use dvonn_model::{Person, Player, PlayerId, Rating, UserId};
use dvonn_rules::Color;
use jiff::{SignedDuration, Timestamp};
use sqlx::Row;
use sqlx::any::AnyRow;

use crate::StoreError;

/// The id stored where a NOT NULL column has no user.
pub(super) const NO_USER: i64 = 0;

/// Reads columns by name. Errors name the column.
pub(super) trait Columns {
    /// Returns a number, converted to `T`.
    fn number<T: TryFrom<i64>>(&self, column: &str) -> Result<T, StoreError> {
        self.maybe_number(column)?.ok_or_else(|| StoreError::corrupt(column, "nothing"))
    }

    /// Returns a number, or `None` for NULL.
    fn maybe_number<T: TryFrom<i64>>(&self, column: &str) -> Result<Option<T>, StoreError>;

    /// Returns a person's id, or `None` if they have been deleted.
    fn user(&self, column: &str) -> Result<Option<UserId>, StoreError> {
        Ok(UserId::try_from(self.number::<i64>(column)?).ok())
    }

    /// Returns a text.
    fn text(&self, column: &str) -> Result<String, StoreError> {
        self.maybe_text(column)?.ok_or_else(|| StoreError::corrupt(column, "nothing"))
    }

    /// Returns a text, or `None` for NULL.
    fn maybe_text(&self, column: &str) -> Result<Option<String>, StoreError>;

    /// Returns a time.
    fn time(&self, column: &str) -> Result<Timestamp, StoreError> {
        self.maybe_time(column)?.ok_or_else(|| StoreError::corrupt(column, "nothing"))
    }

    /// Returns a time, or `None` for NULL.
    fn maybe_time(&self, column: &str) -> Result<Option<Timestamp>, StoreError> {
        let Some(milliseconds) = self.maybe_number::<i64>(column)? else { return Ok(None) };
        match Timestamp::from_millisecond(milliseconds) {
            Ok(time) => Ok(Some(time)),
            Err(_) => Err(StoreError::corrupt(column, &milliseconds.to_string())),
        }
    }

    /// Returns a duration.
    fn length(&self, column: &str) -> Result<SignedDuration, StoreError> {
        self.number(column).map(SignedDuration::from_millis)
    }

    /// Returns a value stored by its name.
    fn named<T: FromStr>(&self, column: &str) -> Result<T, StoreError> {
        self.maybe_named(column)?.ok_or_else(|| StoreError::corrupt(column, "nothing"))
    }

    /// Returns a value stored by its name, or `None` for NULL.
    fn maybe_named<T: FromStr>(&self, column: &str) -> Result<Option<T>, StoreError> {
        let Some(name) = self.maybe_text(column)? else { return Ok(None) };
        name.parse().map(Some).map_err(|_| StoreError::corrupt(column, &name))
    }

    /// Returns a colour.
    fn color(&self, column: &str) -> Result<Color, StoreError> {
        self.maybe_color(column)?.ok_or_else(|| StoreError::corrupt(column, "nothing"))
    }

    /// Returns a colour, or `None` for NULL.
    fn maybe_color(&self, column: &str) -> Result<Option<Color>, StoreError> {
        let Some(name) = self.maybe_text(column)? else { return Ok(None) };
        parse_color(&name).map(Some).ok_or_else(|| StoreError::corrupt(column, &name))
    }

    /// Returns a person from the columns of their id and name.
    fn person(&self, id: &str, name: &str) -> Result<Person, StoreError> {
        Ok(Person::new(self.number(id)?, self.text(name)?))
    }

    /// Returns a player from the columns that [`player_columns`] fills.
    fn player(&self, id: &str, name: &str) -> Result<Player, StoreError> {
        let number: PlayerId = self.number(id)?;
        let player = number.with_name(self.text(name)?);
        player.ok_or_else(|| StoreError::corrupt(id, &i64::from(number).to_string()))
    }

    /// Returns a rating from the columns of its points, deviation and volatility.
    fn rating(&self, [points, deviation, volatility]: [&str; 3]) -> Result<Rating, StoreError> {
        let integers = [self.number(points)?, self.number(deviation)?, self.number(volatility)?];
        Ok(Rating::from_integers(integers))
    }

    /// Returns a flag. Flags are stored as 0 or 1 because `Any` does not support BOOLEAN.
    fn flag(&self, column: &str) -> Result<bool, StoreError> {
        match self.number(column)? {
            0_i64 => Ok(false),
            1 => Ok(true),
            unknown => Err(StoreError::corrupt(column, &unknown.to_string())),
        }
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

/// Returns the column value of an optional id.
pub(super) fn optional_id<T: Into<i64>>(id: Option<T>) -> Option<i64> {
    id.map(Into::into)
}

/// Returns a duration in milliseconds, saturating at the limits of `i64`.
pub(super) fn milliseconds(length: SignedDuration) -> i64 {
    let most = if length.is_negative() { i64::MIN } else { i64::MAX };
    i64::try_from(length.as_millis()).unwrap_or(most)
}

/// Removes control characters. PostgreSQL rejects NUL, and Discord rejects others.
pub(super) fn without_controls(text: &str) -> String {
    text.chars().filter(|character| !character.is_control()).collect()
}

/// Returns the column value of a colour.
pub(super) fn color_name(color: Color) -> &'static str {
    match color {
        Color::White => "w",
        Color::Black => "b",
    }
}

/// Returns the colour with this column value.
pub(super) fn parse_color(name: &str) -> Option<Color> {
    Color::ALL.into_iter().find(|&color| color_name(color) == name)
}

/// Returns the values of a player's id and name columns.
pub(super) fn player_columns(player: &Player) -> (i64, String) {
    let name = match (player.person(), player.engine()) {
        (Some(person), _) => without_controls(&person.name),
        (None, Some(engine)) => without_controls(&engine.name),
        (None, None) => String::new(),
    };
    (PlayerId::from(player).into(), name)
}
