//! Entrants who leave the server, and moving a tournament to another channel.

use dvonn_model::{
    ChannelId, TournamentAction, TournamentId, TournamentRow, TournamentState, UserId,
};
use dvonn_play::begin_once;
use dvonn_store::{Store, StoreError, Tx};
use jiff::Timestamp;

use super::state::Tournament;
use super::withdraw::forfeit_if_not_started;
use super::{TournamentError, TournamentRefusal, TournamentRequest};

/// Withdraws a person who has left the server or was blocked in it. Decides their pairing if its
/// game has not started; a running game continues under the usual rules. If the tournament has not started, they
/// leave it. Does nothing if they are not in the tournament.
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
    let Some(row) = row else { return Ok(()) };
    if row.state == TournamentState::Open {
        if tx.remove_entrant(id, who).await? {
            tx.change_tournament(&row, at).await?;
        }
    } else {
        withdraw_entrant(&mut tx, row, who, at).await?;
    }
    Ok(tx.commit().await?)
}

/// As [`withdraw_absent`], in a tournament that is locked. Returns the tournament as it is then, `None` if the person
/// is not in it, or it is not running.
pub(super) async fn withdraw_entrant(
    tx: &mut Tx,
    row: TournamentRow,
    who: UserId,
    at: Timestamp,
) -> Result<Option<TournamentRow>, StoreError> {
    let mut tournament = Tournament::load(tx, row).await?;
    let running = tournament.row.state == TournamentState::Running;
    let entrant = tournament.entrant_of(who).filter(|entrant| running && !entrant.is_out());
    let Some(number) = entrant.map(|entrant| entrant.number) else { return Ok(None) };
    tx.withdraw_entrant(tournament.row.id, number, tournament.row.round).await?;
    forfeit_if_not_started(tx, &tournament.row, number).await?;
    tournament = Tournament::load(tx, tournament.row).await?;
    tournament.release(tx, at).await?;
    tx.change_tournament(&tournament.row, at).await.map(Some)
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
    if row.home_on(request.guild).is_some_and(|home| home.channel != channel) {
        tx.move_tournament(&row, request.guild, channel, request.at).await?;
    }
    request.log_action(&mut tx, &row, TournamentAction::Moved, &[]).await?;
    let row = tx.change_tournament(&row, request.at).await?;
    tx.commit().await?;
    Ok(row)
}
