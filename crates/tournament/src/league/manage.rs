//! Pausing, moving and closing a league. Only moderators may: the caller must have checked that.

use dvonn_model::{
    Action, ChannelId, Decision, LeagueAction, LeagueId, LeagueRow, LeagueState, PostKey,
    TournamentRow, TournamentState, UserId,
};
use dvonn_play::begin_once;
use dvonn_store::{Store, StoreError, Tx};
use jiff::Timestamp;

use super::{LeagueError, LeagueRefusal, LeagueRequest};
use crate::withdraw::running_games;

/// Pauses a league: no game begins and no cycle begins or ends until it is resumed.
///
/// # Errors
/// A [`LeagueRefusal`] if there is no such league, or it is closed or paused already;
/// [`PlayError::Repeated`](dvonn_play::PlayError::Repeated).
pub async fn pause(store: &Store, request: LeagueRequest) -> Result<LeagueRow, LeagueError> {
    let mut tx = begin_once(store, request.interaction, request.at).await?;
    let row = request.lock_open(&mut tx).await?;
    if row.paused_at.is_some() {
        return Err(LeagueRefusal::Paused(Box::new(row)).into());
    }
    let row = LeagueRow { paused_at: Some(request.at), ..row };
    set_end(&mut tx, &row, None, request.at).await?;
    finish(tx, row, &request, LeagueAction::LeaguePaused).await
}

/// Resumes a paused league: its cycle ends later by the length of the pause.
///
/// # Errors
/// A [`LeagueRefusal`] if there is no such league, or it is closed or not paused;
/// [`PlayError::Repeated`](dvonn_play::PlayError::Repeated).
pub async fn resume(store: &Store, request: LeagueRequest) -> Result<LeagueRow, LeagueError> {
    let mut tx = begin_once(store, request.interaction, request.at).await?;
    let row = request.lock_open(&mut tx).await?;
    let Some(since) = row.paused_at else {
        return Err(LeagueRefusal::NotPaused(Box::new(row)).into());
    };
    let ends_at = row.ends_at + request.at.duration_since(since);
    let row = LeagueRow { paused_at: None, ends_at, ..row };
    set_end(&mut tx, &row, Some(ends_at), request.at).await?;
    finish(tx, row, &request, LeagueAction::LeagueResumed).await
}

/// Moves a league to another channel: its messages, and games that have not begun.
///
/// # Errors
/// A [`LeagueRefusal`] if there is no such league, or it is closed;
/// [`PlayError::Repeated`](dvonn_play::PlayError::Repeated).
pub async fn relocate(
    store: &Store,
    request: LeagueRequest,
    channel: ChannelId,
) -> Result<LeagueRow, LeagueError> {
    let mut tx = begin_once(store, request.interaction, request.at).await?;
    let row = request.lock_open(&mut tx).await?;
    if row.channel != channel {
        for division in running_divisions(&mut tx, &row).await? {
            tx.move_tournament(&division, division.guild, channel, request.at).await?;
            tx.change_tournament(&division, request.at).await?;
        }
        tx.forget_post(PostKey::league(row.id, row.cycle + 1)).await?;
    }
    finish(tx, LeagueRow { channel, ..row }, &request, LeagueAction::LeagueMoved).await
}

/// Closes a league for good. A running cycle has no champion, and its games go on as ordinary games.
///
/// # Errors
/// A [`LeagueRefusal`] if there is no such league, or it is closed;
/// [`PlayError::Repeated`](dvonn_play::PlayError::Repeated).
pub async fn close(store: &Store, request: LeagueRequest) -> Result<LeagueRow, LeagueError> {
    let mut tx = begin_once(store, request.interaction, request.at).await?;
    let row = request.lock_open(&mut tx).await?;
    for division in running_divisions(&mut tx, &row).await? {
        for game in running_games(&mut tx, division.id).await? {
            tx.raise_post(PostKey::unpaired(game), request.at).await?;
        }
        let state = TournamentState::Over;
        let division = TournamentRow { state, round_ends_at: None, ..division };
        tx.change_tournament(&division, request.at).await?;
    }
    tx.clear_entries(row.id).await?;
    // What would be the invitation to the next cycle says that the league is closed.
    tx.raise_post(PostKey::league(row.id, row.cycle + 1), request.at).await?;
    let row = LeagueRow { state: LeagueState::Closed, paused_at: None, ..row };
    log(&mut tx, &row, &request, LeagueAction::LeagueClosed, &[]).await?;
    tx.save_league(&row, request.at).await?;
    tx.commit().await?;
    Ok(row)
}

/// Closes a new league that could not be announced.
///
/// # Errors
/// Any database error.
pub async fn retract(store: &Store, id: LeagueId, at: Timestamp) -> Result<(), StoreError> {
    let mut tx = store.begin().await?;
    let Some(row) = tx.lock_league(id).await? else { return Ok(()) };
    if row.cycle == 0 {
        let row = LeagueRow { state: LeagueState::Closed, ..row };
        tx.clear_entries(row.id).await?;
        tx.raise_post(PostKey::league(row.id, 1), at).await?;
        tx.save_league(&row, at).await?;
        tx.commit().await?;
    }
    Ok(())
}

async fn finish(
    mut tx: Tx,
    row: LeagueRow,
    request: &LeagueRequest,
    done: LeagueAction,
) -> Result<LeagueRow, LeagueError> {
    log(&mut tx, &row, request, done, &[]).await?;
    tx.save_league(&row, request.at).await?;
    tx.raise_invitation(&row, request.at).await?;
    tx.commit().await?;
    Ok(row)
}

/// Adds an entry to the moderation log: what was done, and to whom.
pub(super) async fn log(
    tx: &mut Tx,
    row: &LeagueRow,
    request: &LeagueRequest,
    what: LeagueAction,
    people: &[UserId],
) -> Result<(), StoreError> {
    let decision = Decision { moderator: Some(request.person.id), reason: String::new() };
    let people = people.iter().copied().map(Some).collect();
    let action = Action::LeagueManaged { what, league: row.id, people };
    tx.record_action(row.guild, &action, &decision, request.at).await
}

/// Sets when the running divisions end. `None` during a pause.
async fn set_end(
    tx: &mut Tx,
    row: &LeagueRow,
    ends_at: Option<Timestamp>,
    at: Timestamp,
) -> Result<(), StoreError> {
    for division in running_divisions(tx, row).await? {
        let division = TournamentRow { round_ends_at: ends_at, ..division };
        tx.change_tournament(&division, at).await?;
    }
    Ok(())
}

/// Returns the running divisions and locks them.
async fn running_divisions(tx: &mut Tx, row: &LeagueRow) -> Result<Vec<TournamentRow>, StoreError> {
    let mut running = Vec::new();
    for division in tx.divisions(row.id, row.cycle).await? {
        let locked = tx.lock_tournament(division.id).await?;
        running.extend(locked.filter(|row| row.state == TournamentState::Running));
    }
    Ok(running)
}
