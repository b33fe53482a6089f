//! What one person keeps for themselves: settings, and games that they imported.

use dvonn_model::{ImportId, Settings, UserId};
use dvonn_rules::Record;
use dvonn_store::{Store, StoreError};
use jiff::Timestamp;

/// Changes a person's settings, and returns them as they are then.
///
/// # Errors
/// What `change` returns, or any fault of the store. Nothing has changed then.
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

/// Keeps a game that a person imported, for them alone to page through.
///
/// # Errors
/// Any fault of the store.
pub async fn keep_import(
    store: &Store,
    person: UserId,
    record: &Record,
    at: Timestamp,
) -> Result<ImportId, StoreError> {
    let mut tx = store.begin().await?;
    let id = tx.keep_import(person, record, at).await?;
    tx.commit().await?;
    Ok(id)
}
