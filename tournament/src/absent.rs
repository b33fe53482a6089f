//! Somebody is no longer there, or the channel is not.

use dvonn_model::{
    ChannelId, TournamentAction, TournamentId, TournamentRow, TournamentState, UserId,
};
use dvonn_play::begin;
use dvonn_store::Store;
use jiff::Timestamp;

use super::state::Tournament;
use super::withdraw::forfeit_unbegun;
use super::{Request, TournamentError, TournamentRefusal};

/// Lets somebody be paired no more who has left the server or was blocked in it, and decides the pairing whose game had
/// not begun. Games that they are playing end as such games do. Nothing happens if they are not in
/// it any more.
///
/// # Errors
/// The store's.
pub async fn desert(
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
    forfeit_unbegun(&mut tx, row, entrant.number).await?;
    tx.change_tournament(row, at).await?;
    Ok(tx.commit().await?)
}

/// Lets a tournament be announced, and the games that have not begun be played, in another channel.
///
/// # Errors
/// A [`TournamentRefusal`] to anyone but the organiser, and once it is over;
/// [`PlayError::Repeated`](dvonn_play::PlayError::Repeated).
pub async fn relocate(
    store: &Store,
    request: Request,
    channel: ChannelId,
) -> Result<TournamentRow, TournamentError> {
    let mut tx = begin(store, request.interaction, request.at).await?;
    let row = request.hold(&mut tx).await?;
    request.check_organiser(&row)?;
    if !matches!(row.state, TournamentState::Open | TournamentState::Running) {
        return Err(TournamentRefusal::IsOver(Box::new(row)).into());
    }
    if row.channel != channel {
        tx.move_tournament(row.id, channel).await?;
    }
    request.record(&mut tx, &row, TournamentAction::Moved).await?;
    let row = tx.change_tournament(&row, request.at).await?;
    tx.commit().await?;
    Ok(row)
}
