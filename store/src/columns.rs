//! Values as columns hold them, and back.

use std::str::FromStr;

use dvonn_model::{Person, Player, PlayerId, Rating, UserId};
use dvonn_rules::Color;
use jiff::{SignedDuration, Timestamp};
use sqlx::Row;
use sqlx::any::AnyRow;

use crate::StoreError;

/// The id of nobody, where a column wants one.
pub(super) const NOBODY: i64 = 0;

/// Reads columns by name. Errors name the column.
pub(super) trait Columns {
    /// A number, or what a number stands for.
    fn number<T: TryFrom<i64>>(&self, column: &str) -> Result<T, StoreError> {
        self.maybe_number(column)?.ok_or_else(|| StoreError::corrupt(column, "nothing"))
    }

    /// A number that may be missing.
    fn maybe_number<T: TryFrom<i64>>(&self, column: &str) -> Result<Option<T>, StoreError>;

    /// A person; none if they had themselves deleted, which leaves a number that is no person's.
    fn user(&self, column: &str) -> Result<Option<UserId>, StoreError> {
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

    /// A length of time.
    fn length(&self, column: &str) -> Result<SignedDuration, StoreError> {
        self.number(column).map(SignedDuration::from_millis)
    }

    /// A value by its name.
    fn named<T: FromStr>(&self, column: &str) -> Result<T, StoreError> {
        self.maybe_named(column)?.ok_or_else(|| StoreError::corrupt(column, "nothing"))
    }

    /// A value by its name, which may be missing.
    fn maybe_named<T: FromStr>(&self, column: &str) -> Result<Option<T>, StoreError> {
        let Some(name) = self.maybe_text(column)? else { return Ok(None) };
        name.parse().map(Some).map_err(|_| StoreError::corrupt(column, &name))
    }

    /// A side of the game.
    fn color(&self, column: &str) -> Result<Color, StoreError> {
        self.maybe_color(column)?.ok_or_else(|| StoreError::corrupt(column, "nothing"))
    }

    /// A side of the game that may be missing.
    fn maybe_color(&self, column: &str) -> Result<Option<Color>, StoreError> {
        let Some(name) = self.maybe_text(column)? else { return Ok(None) };
        color_of(&name).map(Some).ok_or_else(|| StoreError::corrupt(column, &name))
    }

    /// A person, by their id and name.
    fn person(&self, id: &str, name: &str) -> Result<Person, StoreError> {
        Ok(Person { id: self.number(id)?, name: self.text(name)? })
    }

    /// A player, by the columns that [`player_columns`] fills.
    fn player(&self, id: &str, name: &str) -> Result<Player, StoreError> {
        let number: PlayerId = self.number(id)?;
        let player = number.with_name(self.text(name)?);
        player.ok_or_else(|| StoreError::corrupt(id, &i64::from(number).to_string()))
    }

    /// A rating: its points, deviation and volatility.
    fn rating(&self, [points, deviation, volatility]: [&str; 3]) -> Result<Rating, StoreError> {
        let integers = [self.number(points)?, self.number(deviation)?, self.number(volatility)?];
        Ok(Rating::from_integers(integers))
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

/// The side of this name.
pub(super) fn color_of(name: &str) -> Option<Color> {
    Color::ALL.into_iter().find(|&color| color_name(color) == name)
}

/// A player as the columns of the id and the name hold them.
pub(super) fn player_columns(player: &Player) -> (i64, String) {
    let name = player.person().map_or_else(String::new, |person| plain(&person.name));
    (PlayerId::from(player).into(), name)
}
