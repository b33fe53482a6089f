//! Entering the next cycle, staying out of it, and leaving the present one.

use dvonn_model::{LeagueAction, LeagueRow, PostKey, UserId};
use dvonn_play as play;
use dvonn_play::begin_once;
use dvonn_play::seek::SeekRefusal;
use dvonn_store::{Store, StoreError, Tx};
use jiff::Timestamp;

use super::manage::log;
use super::{LARGEST_DIVISION, LeagueError, LeagueRefusal, LeagueRequest};
use crate::absent::withdraw_entrant;

/// The maximum number of people in a league of one server: one message can mention them all.
pub const MAX_MEMBERS: usize = 7 * LARGEST_DIVISION;
/// The maximum number of divisions of the championship: a message has room for a button for each.
const MAX_DIVISIONS: usize = 25;

/// Returns the maximum number of people in a league.
fn most(row: &LeagueRow) -> usize {
    if row.everywhere { MAX_DIVISIONS * row.size as usize } else { MAX_MEMBERS }
}

/// Enters the requesting person for the next cycle. To enter the championship is to join the global
/// ladder.
///
/// # Errors
/// A [`LeagueRefusal`] if there is no such league or it is closed or full, if they are in already or are
/// blocked in the server, or if the operator does not let them play on other servers; a refusal if they play too much;
/// [`PlayError::Repeated`](dvonn_play::PlayError::Repeated).
pub async fn join(store: &Store, request: LeagueRequest) -> Result<LeagueRow, LeagueError> {
    let mut tx = begin_once(store, request.interaction, request.at).await?;
    let row = request.lock_enterable(&mut tx).await?;
    let who = request.person.id;
    if row.everywhere {
        // They are known on other servers by this name.
        tx.recognise(who).await?;
        if tx.is_barred(who).await? {
            return Err(LeagueError::Play(SeekRefusal::Barred.into()));
        }
    }
    if let Some(block) = tx.block(row.guild, who).await? {
        return Err(LeagueRefusal::Blocked { reason: block.reason }.into());
    }
    let entries = tx.league_entries(row.id).await?;
    if entries.iter().any(|entry| entry.person.id == who) {
        return Err(LeagueRefusal::Joined(Box::new(row)).into());
    }
    if entries.len() >= most(&row) {
        return Err(LeagueRefusal::Full { most: most(&row) }.into());
    }
    // Those who play on have room: the games of this cycle end before those of the next begin.
    if !plays_now(&mut tx, &row, who).await? {
        play::server::check_room(&mut tx, who).await?;
    }
    if row.everywhere {
        tx.join_global_ladder(who, request.at).await?;
    }
    let home = request.home.filter(|home| home.guild != row.guild);
    tx.enter_league(row.id, &request.person, home.as_ref(), request.at).await?;
    tx.raise_invitation(&row, request.at).await?;
    tx.commit().await?;
    Ok(row)
}

/// Takes the requesting person out of the next cycle, if they are in.
///
/// # Errors
/// A [`LeagueRefusal`] if there is no such league or it is closed;
/// [`PlayError::Repeated`](dvonn_play::PlayError::Repeated).
pub async fn stay_out(store: &Store, request: LeagueRequest) -> Result<LeagueRow, LeagueError> {
    let mut tx = begin_once(store, request.interaction, request.at).await?;
    let row = request.lock_enterable(&mut tx).await?;
    if tx.drop_entry(row.id, request.person.id).await? {
        tx.raise_invitation(&row, request.at).await?;
    }
    tx.commit().await?;
    Ok(row)
}

/// Takes somebody out of the next cycle, who is told and can enter again. Only moderators may do this, as the caller
/// must have checked.
///
/// # Errors
/// A [`LeagueRefusal`] if there is no such league, it is closed, or they are not in;
/// [`PlayError::Repeated`](dvonn_play::PlayError::Repeated).
pub async fn remove_entry(
    store: &Store,
    request: LeagueRequest,
    who: UserId,
) -> Result<LeagueRow, LeagueError> {
    let mut tx = begin_once(store, request.interaction, request.at).await?;
    let row = request.lock_open(&mut tx).await?;
    if !tx.drop_entry(row.id, who).await? {
        return Err(LeagueRefusal::NotEntered(Box::new(row), who).into());
    }
    log(&mut tx, &row, &request, LeagueAction::LeagueEntryRemoved, &[who]).await?;
    let (key, by) = (PostKey::league_entry_removed(row.id, who), request.person.id.to_string());
    tx.raise_post_with(key, Some(who), Some(&by), request.at).await?;
    tx.raise_invitation(&row, request.at).await?;
    tx.commit().await?;
    Ok(row)
}

/// Takes the requesting person out of the present cycle and the next: their games that have begun go on,
/// the others are lost.
///
/// # Errors
/// A [`LeagueRefusal`] if there is no such league, it is closed, or they do not play in this cycle;
/// [`PlayError::Repeated`](dvonn_play::PlayError::Repeated).
pub async fn leave(store: &Store, request: LeagueRequest) -> Result<LeagueRow, LeagueError> {
    let mut tx = begin_once(store, request.interaction, request.at).await?;
    let row = request.lock_enterable(&mut tx).await?;
    if !leave_cycle(&mut tx, &row, request.person.id, request.at).await? {
        return Err(LeagueRefusal::NotPlaying(Box::new(row)).into());
    }
    tx.drop_entry(row.id, request.person.id).await?;
    tx.raise_invitation(&row, request.at).await?;
    tx.commit().await?;
    Ok(row)
}

/// Withdraws a person from the present cycle. Returns false if they do not play in it.
async fn leave_cycle(
    tx: &mut Tx,
    row: &LeagueRow,
    who: UserId,
    at: Timestamp,
) -> Result<bool, StoreError> {
    for division in tx.divisions(row.id, row.cycle).await? {
        if let Some(division) = tx.lock_tournament(division.id).await?
            && withdraw_entrant(tx, division, who, at).await?.is_some()
        {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Returns true if a person plays in the present cycle.
async fn plays_now(tx: &mut Tx, row: &LeagueRow, who: UserId) -> Result<bool, StoreError> {
    if !row.is_playing() {
        return Ok(false);
    }
    for division in tx.divisions(row.id, row.cycle).await? {
        let entrants = tx.entrants(division.id).await?;
        if entrants.iter().any(|entrant| entrant.player.is(who) && !entrant.is_out()) {
            return Ok(true);
        }
    }
    Ok(false)
}
