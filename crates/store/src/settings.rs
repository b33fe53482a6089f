//! Personal settings. Only people who have changed a setting have a row.

use dvonn_model::{DayMinute, Quiet, Settings, UserId};
use jiff::Timestamp;
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::columns::without_controls;
use crate::query::{Columns, Stored, joined, queries, reads};

queries! {
    step changed_settings(user: UserId) -> Option<Settings> {
        "SELECT {} FROM settings WHERE user_id = :user"
    }

    /// Replaces the settings of a person.
    change save_settings(user: UserId, settings: &Settings)
    [
        user, language: settings.language.as_deref().map(without_controls),
        orientation: settings.orientation, theme: settings.theme.as_deref().map(without_controls),
        notation: settings.notation, confirm: settings.confirm_moves, only_ply: settings.only_ply,
        reminders: settings.reminders, quiet_from: settings.quiet.map(Quiet::from),
        quiet_until: settings.quiet.map(Quiet::until),
        time_zone: without_controls(&settings.time_zone), auto_vacation: settings.auto_vacation,
        picture_size: settings.picture_size, weekends: settings.weekends,
        summary: settings.summary.map(u16::from), takebacks: settings.grant_takebacks,
        milestones: settings.milestones, phrases: settings.phrases,
    ] {
        "INSERT INTO settings (
             user_id, language, orientation, theme, notation, confirm_moves, only_ply, reminders,
             quiet_from, quiet_until, time_zone, auto_vacation, picture_size, weekends_at,
             summary_minute, grant_takebacks, milestones, phrases
         )
         VALUES (
             :user, :language, :orientation, :theme, :notation, :confirm, :only_ply, :reminders,
             :quiet_from, :quiet_until, :time_zone, :auto_vacation, :picture_size, :weekends,
             :summary, :takebacks, :milestones, :phrases
         )
         ON CONFLICT (user_id) DO UPDATE SET
             language = :language, orientation = :orientation, theme = :theme,
             notation = :notation, confirm_moves = :confirm, only_ply = :only_ply,
             reminders = :reminders, quiet_from = :quiet_from, quiet_until = :quiet_until,
             time_zone = :time_zone, auto_vacation = :auto_vacation,
             picture_size = :picture_size, weekends_at = :weekends, summary_minute = :summary,
             grant_takebacks = :takebacks, milestones = :milestones, phrases = :phrases"
    }

    /// Returns people who get the list of their games by `at`, in order of that time.
    read summaries_due(at: Timestamp, limit: u32) -> Vec<UserId> {
        "SELECT user_id FROM settings WHERE summary_at <= :at ORDER BY summary_at LIMIT :limit"
    }

    /// Sets when a person gets the next list of their games.
    change set_summary(user: UserId, next: Option<Timestamp>) {
        "UPDATE settings SET summary_at = :next WHERE user_id = :user"
    }

    /// The same, if one is due by `at`. Returns false if it is not, since another process was quicker.
    change take_summary(user: UserId, at: Timestamp, next: Option<Timestamp>) -> bool {
        "UPDATE settings SET summary_at = :next WHERE user_id = :user AND summary_at <= :at"
    }
}

reads! {
    /// Returns the settings of a person, or the defaults if they never changed one.
    settings(user: UserId) -> Settings;
}

async fn settings(connection: &mut AnyConnection, user: UserId) -> Result<Settings, StoreError> {
    Ok(changed_settings(connection, user).await?.unwrap_or_default())
}

/// The columns of settings whose names no other table has.
pub(super) const OWN_COLUMNS: &[&str] = &[
    "orientation",
    "picture_size",
    "notation",
    "confirm_moves",
    "only_ply",
    "reminders",
    "quiet_from",
    "quiet_until",
    "time_zone",
    "auto_vacation",
    "weekends_at",
    "summary_minute",
    "grant_takebacks",
    "milestones",
    "phrases",
];

impl Stored for Settings {
    const COLUMNS: &'static [&'static str] =
        &joined::<{ 2 + OWN_COLUMNS.len() }>(&[&["language", "theme"], OWN_COLUMNS]);

    fn read(row: &AnyRow) -> Result<Settings, StoreError> {
        read_settings(row, "language", "theme")
    }
}

/// Reads settings whose language and theme are in these columns.
pub(super) fn read_settings(
    row: &AnyRow,
    language: &str,
    theme: &str,
) -> Result<Settings, StoreError> {
    Ok(Settings {
        language: row.value(language)?,
        orientation: row.value("orientation")?,
        theme: row.value(theme)?,
        picture_size: row.value("picture_size")?,
        notation: row.value("notation")?,
        confirm_moves: row.value("confirm_moves")?,
        only_ply: row.value("only_ply")?,
        grant_takebacks: row.value("grant_takebacks")?,
        milestones: row.value("milestones")?,
        phrases: row.value("phrases")?,
        reminders: row.value("reminders")?,
        quiet: quiet(row)?,
        time_zone: row.value("time_zone")?,
        auto_vacation: row.value("auto_vacation")?,
        weekends: row.value("weekends_at")?,
        summary: summary(row)?,
    })
}

fn summary(row: &AnyRow) -> Result<Option<DayMinute>, StoreError> {
    let Some(minute) = row.value::<Option<u16>>("summary_minute")? else { return Ok(None) };
    match DayMinute::new(minute) {
        Some(minute) => Ok(Some(minute)),
        None => Err(StoreError::corrupt("summary_minute", &minute.to_string())),
    }
}

/// Returns a person's quiet hours.
fn quiet(row: &AnyRow) -> Result<Option<Quiet>, StoreError> {
    let (from, until) = (row.value("quiet_from")?, row.value("quiet_until")?);
    match (from, until) {
        (None, None) => Ok(None),
        (Some(from), Some(until)) => match Quiet::new(from, until) {
            Some(quiet) => Ok(Some(quiet)),
            None => Err(StoreError::corrupt("quiet_from", &format!("{from}, {until}"))),
        },
        _ => Err(StoreError::corrupt("quiet_from", &format!("{from:?}, {until:?}"))),
    }
}
