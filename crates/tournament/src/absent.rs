//! Entrants who leave the server, and moving a tournament to another channel.

use dvonn_model::{
    ChannelId, TournamentAction, TournamentId, TournamentRow, TournamentState, UserId,
};
use dvonn_play::begin_once;
use dvonn_store::Store;
use jiff::Timestamp;

use super::state::Tournament;
use super::withdraw::forfeit_if_not_started;
use super::{TournamentError, TournamentRefusal, TournamentRequest};

/// Withdraws a person who has left the server or was blocked in it. Decides their pairing if its
/// game has not started; a running game continues under the usual rules. Does nothing if they are
/// not in the tournament.
///
/// # Errors
/// Any database error.
pub async fn withdraw_absent(
    store: &Store,
    id: TournamentId,
    who: UserId,
    at: Timestamp,
) -> Result<(), TournamentError> {
    let mut tx = store.begin().await?;
    let row = tx.lock_tournament(id).await?;
    let Some(row) = row.filter(|row| row.state == TournamentState::Running) else {
        return Ok(());
    };
    let tournament = Tournament::load(&mut tx, row).await?;
    let row = &tournament.row;
    let Some(entrant) = tournament.entrant_of(who).filter(|entrant| !entrant.is_out()) else {
        return Ok(());
    };
    tx.withdraw_entrant(row.id, entrant.number, row.round).await?;
    forfeit_if_not_started(&mut tx, row, entrant.number).await?;
    tx.change_tournament(row, at).await?;
    Ok(tx.commit().await?)
}

/// Moves a tournament to another channel: its announcements, and games that have not started.
///
/// # Errors
/// A [`TournamentRefusal`] for anyone but the organiser and moderators, or if it is over;
/// [`PlayError::Repeated`](dvonn_play::PlayError::Repeated).
pub async fn relocate(
    store: &Store,
    request: TournamentRequest,
    channel: ChannelId,
) -> Result<TournamentRow, TournamentError> {
    let mut tx = begin_once(store, request.interaction, request.at).await?;
    let row = request.lock(&mut tx).await?;
    request.check_organiser(&row)?;
    if !matches!(row.state, TournamentState::Open | TournamentState::Running) {
        return Err(TournamentRefusal::IsOver(Box::new(row)).into());
    }
    if row.channel != channel {
        tx.move_tournament(&row, channel).await?;
    }
    request.log_action_of_others(&mut tx, &row, TournamentAction::Moved).await?;
    let row = tx.change_tournament(&row, request.at).await?;
    tx.commit().await?;
    Ok(row)
}
