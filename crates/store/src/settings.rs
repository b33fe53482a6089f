//! Personal settings. Only people who have changed a setting have a row.

use dvonn_model::{Quiet, Settings, UserId};
use dvonn_rules::{ByColor, Color};
use jiff::Timestamp;
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::columns::{Columns, optional_id, without_controls};
use crate::fetch::Stored;
use crate::reads::reads;
use crate::tx::Tx;

reads! {
    /// Returns the settings of a person, or the defaults if they never changed one.
    settings(user: UserId) -> Settings;
}

async fn settings(connection: &mut AnyConnection, user: UserId) -> Result<Settings, StoreError> {
    let row = sqlx::query(
        "SELECT language, orientation, theme, picture_size, notation, confirm_moves, only_ply, \
         reminders, quiet_from, quiet_until, time_zone, auto_vacation, weekends_at \
         FROM settings WHERE user_id = $1",
    )
    .bind(i64::from(user))
    .fetch_optional(connection)
    .await?;
    row.as_ref().map_or_else(|| Ok(Settings::default()), Settings::read)
}

impl Tx {
    /// Returns which of two people have the bot play their move where it is the only one.
    ///
    /// # Errors
    /// Any database error.
    pub async fn only_ply_of_both(
        &mut self,
        people: ByColor<Option<UserId>>,
    ) -> Result<ByColor<bool>, StoreError> {
        let rows = sqlx::query("SELECT user_id, only_ply FROM settings WHERE user_id IN ($1, $2)")
            .bind(optional_id(people.white))
            .bind(optional_id(people.black))
            .fetch_all(self.connection())
            .await?;
        let mut only_ply = people.map(|_| Settings::default().only_ply);
        for row in &rows {
            let person = row.user("user_id")?;
            for color in Color::ALL.into_iter().filter(|&color| people[color] == person) {
                only_ply[color] = row.flag("only_ply")?;
            }
        }
        Ok(only_ply)
    }

    /// Replaces the settings of a person.
    ///
    /// # Errors
    /// Any database error.
    pub async fn save_settings(
        &mut self,
        user: UserId,
        settings: &Settings,
    ) -> Result<(), StoreError> {
        let quiet = settings.quiet;
        sqlx::query(
            "INSERT INTO settings (user_id, language, orientation, theme, notation, \
             confirm_moves, only_ply, reminders, quiet_from, quiet_until, time_zone, \
             auto_vacation, picture_size, weekends_at) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) \
             ON CONFLICT (user_id) DO UPDATE SET language = $2, orientation = $3, theme = $4, \
             notation = $5, confirm_moves = $6, only_ply = $7, reminders = $8, quiet_from = $9, \
             quiet_until = $10, time_zone = $11, auto_vacation = $12, picture_size = $13, \
             weekends_at = $14",
        )
        .bind(i64::from(user))
        .bind(settings.language.as_deref().map(without_controls))
        .bind(settings.orientation.name())
        .bind(settings.theme.as_deref().map(without_controls))
        .bind(settings.notation.name())
        .bind(i64::from(settings.confirm_moves))
        .bind(i64::from(settings.only_ply))
        .bind(settings.reminders.name())
        .bind(quiet.map(|quiet| i64::from(quiet.from())))
        .bind(quiet.map(|quiet| i64::from(quiet.until())))
        .bind(without_controls(&settings.time_zone))
        .bind(i64::from(settings.auto_vacation))
        .bind(settings.picture_size.name())
        .bind(settings.weekends.map(Timestamp::as_millisecond))
        .execute(self.connection())
        .await?;
        Ok(())
    }
}

impl Stored for Settings {
    fn read(row: &AnyRow) -> Result<Settings, StoreError> {
        Ok(Settings {
            language: row.maybe_text("language")?,
            orientation: row.named("orientation")?,
            theme: row.maybe_text("theme")?,
            picture_size: row.named("picture_size")?,
            notation: row.named("notation")?,
            confirm_moves: row.flag("confirm_moves")?,
            only_ply: row.flag("only_ply")?,
            reminders: row.named("reminders")?,
            quiet: quiet(row)?,
            time_zone: row.text("time_zone")?,
            auto_vacation: row.flag("auto_vacation")?,
            weekends: row.maybe_time("weekends_at")?,
        })
    }
}

/// Returns a person's quiet hours.
fn quiet(row: &AnyRow) -> Result<Option<Quiet>, StoreError> {
    let (from, until) = (row.maybe_number("quiet_from")?, row.maybe_number("quiet_until")?);
    match (from, until) {
        (None, None) => Ok(None),
        (Some(from), Some(until)) => match Quiet::new(from, until) {
            Some(quiet) => Ok(Some(quiet)),
            None => Err(StoreError::corrupt("quiet_from", &format!("{from}, {until}"))),
        },
        _ => Err(StoreError::corrupt("quiet_from", &format!("{from:?}, {until:?}"))),
    }
}
