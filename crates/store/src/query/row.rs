//! Reads the columns of a row.

use std::fmt::Display;

use dvonn_model::{
    EntryRules, GuestTeam, Home, Person, Player, PlayerId, Rating, Score, Teams, UserId,
};
use sqlx::any::AnyRow;
use sqlx::{ColumnIndex, Row as _};

use super::Value;
use crate::StoreError;

/// Reads columns by name. Errors name the column.
pub(crate) trait Columns {
    /// Returns the value of a column.
    fn value<T: Value>(&self, column: &str) -> Result<T, StoreError>;

    /// Returns the value of a column by its number, from 0.
    fn value_at<T: Value>(&self, column: usize) -> Result<T, StoreError>;

    /// Returns a person's id, or `None` if they have been deleted.
    fn user(&self, column: &str) -> Result<Option<UserId>, StoreError> {
        Ok(UserId::try_from(self.value::<i64>(column)?).ok())
    }

    /// Returns a person from the columns of their id and name.
    fn person(&self, id: &str, name: &str) -> Result<Person, StoreError> {
        Ok(Person::new(self.value(id)?, self.value::<String>(name)?))
    }

    /// Returns a player from the columns that `player_columns` fills.
    fn player(&self, id: &str, name: &str) -> Result<Player, StoreError> {
        let number: PlayerId = self.value(id)?;
        let player = number.with_name(self.value(name)?);
        player.ok_or_else(|| StoreError::corrupt(id, &i64::from(number).to_string()))
    }

    /// Returns a rating from the columns of its points, deviation and volatility.
    fn rating(
        &self,
        points: &str,
        deviation: &str,
        volatility: &str,
    ) -> Result<Rating, StoreError> {
        let integers = [self.value(points)?, self.value(deviation)?, self.value(volatility)?];
        Ok(Rating::from_integers(integers))
    }

    /// Returns who can enter a tournament from these columns.
    #[expect(clippy::too_many_arguments, reason = "one for each column")]
    fn entry_rules(
        &self,
        starts_at: &str,
        repeats: &str,
        least: &str,
        most: &str,
        rating_from: &str,
        rating_to: &str,
        role: &str,
        invited: &str,
    ) -> Result<EntryRules, StoreError> {
        Ok(EntryRules {
            starts_at: self.value(starts_at)?,
            repeats: self.value(repeats)?,
            least: self.value(least)?,
            most: self.value(most)?,
            rating_from: self.value(rating_from)?,
            rating_to: self.value(rating_to)?,
            role: self.value(role)?,
            invited: self.value(invited)?,
        })
    }

    /// Returns the teams of a match between two servers from these columns.
    fn teams(
        &self,
        own: &str,
        code: &str,
        guild: &str,
        name: &str,
        channel: &str,
        locale: &str,
    ) -> Result<Option<Teams>, StoreError> {
        let Some(own) = self.value(own)? else { return Ok(None) };
        let guest = match self.value(guild)? {
            Some(guild) => {
                let (channel, locale) = (self.value(channel)?, self.value(locale)?);
                Some(GuestTeam { name: self.value(name)?, home: Home { guild, channel, locale } })
            }
            None => None,
        };
        Ok(Some(Teams { own, code: self.value(code)?, guest }))
    }

    /// Returns a score from the columns of its wins, draws and losses.
    fn score(&self, wins: &str, draws: &str, losses: &str) -> Result<Score, StoreError> {
        Ok(Score {
            wins: self.value(wins)?,
            draws: self.value(draws)?,
            losses: self.value(losses)?,
        })
    }
}

impl Columns for AnyRow {
    fn value<T: Value>(&self, column: &str) -> Result<T, StoreError> {
        read(self, column)
    }

    fn value_at<T: Value>(&self, column: usize) -> Result<T, StoreError> {
        read(self, column)
    }
}

fn read<T: Value, C: ColumnIndex<AnyRow> + Display>(
    row: &AnyRow,
    column: C,
) -> Result<T, StoreError> {
    let name = column.to_string();
    let stored = row.try_get::<Option<T::Stored>, _>(column)?;
    T::of(stored.as_ref()).ok_or_else(|| {
        let stored = stored.map_or_else(|| "nothing".to_owned(), |stored| stored.to_string());
        StoreError::corrupt(&name, &stored)
    })
}
