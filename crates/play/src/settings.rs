//! A person's own data: settings and imported games.

use dvonn_model::{ImportId, Settings, UserId};
use dvonn_rules::Record;
use dvonn_store::{Store, StoreError};
use jiff::Timestamp;

use crate::PlayError;
use crate::clock::check::check_clocks;
use crate::clock::summary;
use crate::clock::weekend::delay_weekends;

/// Changes a person's settings, and returns the new ones. Weekends that start soon do not count
/// after a change of them or of the time zone.
///
/// # Errors
/// The error of `change`, or any database error. Nothing has changed then.
pub async fn change<E: From<StoreError> + From<PlayError>>(
    store: &Store,
    person: UserId,
    at: Timestamp,
    change: impl FnOnce(&mut Settings) -> Result<(), E>,
) -> Result<Settings, E> {
    let mut tx = store.begin().await?;
    // Before the settings, in the same order as when the person is deleted.
    tx.lock_vacations_of(person).await?;
    let before = tx.settings(person).await?;
    let mut settings = before.clone();
    change(&mut settings)?;
    delay_weekends(&before, &mut settings, at);
    tx.save_settings(person, &settings).await?;
    if summary::has_moved(&before, &settings) {
        tx.set_summary(person, summary::next(&settings, at)).await?;
    }
    if !settings.milestones {
        // Those that were not told yet never are.
        tx.delete_milestones_of(person).await?;
    }
    if settings.weekends != before.weekends {
        check_clocks(&mut tx, person, at).await?;
    }
    tx.commit().await?;
    Ok(settings)
}

/// Stores an imported game, which only its owner can see.
///
/// # Errors
/// Any database error.
pub async fn save_import(
    store: &Store,
    person: UserId,
    record: &Record,
    at: Timestamp,
) -> Result<ImportId, StoreError> {
    let mut tx = store.begin().await?;
    let id = tx.save_import(person, record, at).await?;
    tx.commit().await?;
    Ok(id)
}
