//! A person's own data: settings and imported games.

use dvonn_model::{ImportId, Settings, UserId};
use dvonn_rules::Record;
use dvonn_store::{Store, StoreError};
use jiff::Timestamp;

/// Changes a person's settings, and returns the new ones.
///
/// # Errors
/// The error of `change`, or any database error. Nothing has changed then.
pub async fn change_settings<E: From<StoreError>>(
    store: &Store,
    person: UserId,
    change: impl FnOnce(&mut Settings) -> Result<(), E>,
) -> Result<Settings, E> {
    let mut tx = store.begin().await?;
    let mut settings = tx.settings(person).await?;
    change(&mut settings)?;
    tx.save_settings(person, &settings).await?;
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
