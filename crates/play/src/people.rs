//! Ignored people and favourite opponents.
//!
//! Two people play no new game if one ignores the other. The other learns no more than that. A place on the
//! challenge ladder is still played for: nobody keeps theirs by ignoring those below. Pairings of tournaments
//! stay too.

use dvonn_model::{GuildId, Person, UserId};
use dvonn_store::{Store, StoreError, Tx};
use jiff::Timestamp;

use crate::PlayError;
use crate::seek::SeekRefusal;
use crate::server::ServerRefusal;

/// The maximum number of a person's favourite opponents, and of ignored people shown at once: a menu has room for
/// so many.
pub const MOST_LISTED: u32 = 25;

/// Ignores a person, who is no favourite opponent any more.
///
/// # Errors
/// Any database error.
pub async fn ignore(
    store: &Store,
    person: UserId,
    other: &Person,
    at: Timestamp,
) -> Result<(), StoreError> {
    let mut tx = store.begin().await?;
    tx.avoid(person, other, at).await?;
    tx.remove_favourite(person, other.id).await?;
    tx.commit().await
}

/// Ignores a person no longer.
///
/// # Errors
/// Any database error.
pub async fn stop_ignoring(store: &Store, person: UserId, other: UserId) -> Result<(), StoreError> {
    let mut tx = store.begin().await?;
    tx.stop_avoiding(person, other).await?;
    tx.commit().await
}

/// Adds a favourite opponent.
///
/// # Errors
/// [`SeekRefusal::Avoided`], [`SeekRefusal::TooManyFavourites`], and any database error.
pub async fn add_favourite(
    store: &Store,
    person: UserId,
    other: &Person,
    at: Timestamp,
) -> Result<(), PlayError> {
    let mut tx = store.begin().await?;
    if tx.avoids(person, other.id).await? {
        return Err(SeekRefusal::Avoided.into());
    }
    if !tx.add_favourite(person, other, MOST_LISTED, at).await? {
        return Err(SeekRefusal::TooManyFavourites(MOST_LISTED).into());
    }
    Ok(tx.commit().await?)
}

/// Removes a favourite opponent.
///
/// # Errors
/// Any database error.
pub async fn remove_favourite(
    store: &Store,
    person: UserId,
    other: UserId,
) -> Result<(), StoreError> {
    let mut tx = store.begin().await?;
    tx.remove_favourite(person, other).await?;
    tx.commit().await
}

/// Checks that a person may invite another to something on a server: neither ignores the other, and the other
/// is not blocked there.
///
/// # Errors
/// [`SeekRefusal::Avoided`], [`SeekRefusal::NotNow`], [`ServerRefusal::OpponentBlocked`], and any database error.
pub async fn check_may_invite(
    store: &Store,
    guild: GuildId,
    person: UserId,
    other: UserId,
) -> Result<(), PlayError> {
    let mut tx = store.begin().await?;
    check_not_ignored(&mut tx, person, other).await?;
    if tx.block(guild, other).await?.is_some() {
        return Err(ServerRefusal::OpponentBlocked(other).into());
    }
    Ok(tx.commit().await?)
}

/// Checks that neither of two people ignores the other.
///
/// # Errors
/// [`SeekRefusal::Avoided`] and [`SeekRefusal::NotNow`].
pub(crate) async fn check_not_ignored(
    tx: &mut Tx,
    person: UserId,
    other: UserId,
) -> Result<(), PlayError> {
    tx.recognise(person).await?;
    if tx.avoids(person, other).await? {
        return Err(SeekRefusal::Avoided.into());
    }
    if tx.avoids(other, person).await? {
        return Err(SeekRefusal::NotNow.into());
    }
    Ok(())
}
