//! Replacing an entrant of a running tournament by somebody else.

use dvonn_model::{
    Person, Player, PostKey, TournamentAction, TournamentKind, TournamentRow, TournamentState,
    UserId,
};
use dvonn_play as play;
use dvonn_play::server::ServerRefusal;
use dvonn_play::{PlayError, begin_once};
use dvonn_store::Store;

use super::state::Tournament;
use super::teams::{check_abroad, leave_reserve};
use super::withdraw::forfeit_running;
use super::{TournamentError, TournamentRefusal, TournamentRequest, refuse_divisions};

/// Returns true if people can take over from others in a tournament while it runs: in a knockout, who loses is out, and
/// people join an arena by themselves. A league has its own list of people.
pub fn can_replace(row: &TournamentRow) -> bool {
    let kind = row.kind;
    row.league.is_none() && kind != TournamentKind::Knockout && kind != TournamentKind::Arena
}

/// Checks that a person may be replaced by another now, and returns the tournament. [`replace`] checks this again, and
/// whether the other may play here.
///
/// # Errors
/// The same refusals as [`replace`].
pub async fn check_replacement(
    store: &Store,
    request: &TournamentRequest,
    who: UserId,
    by: UserId,
) -> Result<TournamentRow, TournamentError> {
    let found = Tournament::read(store, request.tournament).await?;
    let found = found.filter(|tournament| tournament.row.home_on(request.guild).is_some());
    let tournament = found.ok_or(TournamentRefusal::Unknown(request.tournament))?;
    check(&tournament, request, who, by)?;
    Ok(tournament.row)
}

/// Checks that a person may be replaced, and returns their number.
fn check(
    tournament: &Tournament,
    request: &TournamentRequest,
    who: UserId,
    by: UserId,
) -> Result<u32, TournamentRefusal> {
    let row = &tournament.row;
    refuse_divisions(row)?;
    request.check_organiser(row)?;
    if row.state != TournamentState::Running {
        return Err(TournamentRefusal::NotRunning(Box::new(row.clone())));
    }
    if !can_replace(row) {
        return Err(TournamentRefusal::Irreplaceable(who));
    }
    if by == request.person.id {
        return Err(TournamentRefusal::ReplacesThemselves);
    }
    let entrant = tournament.entrant_of(who).ok_or(TournamentRefusal::NotIn(who))?;
    request.check_own(row, entrant, who)?;
    if tournament.are_paired(who, request.person.id) {
        return Err(TournamentRefusal::OwnOpponent(who));
    }
    if tournament.entrant_of(by).is_some() {
        return Err(TournamentRefusal::Entered(by));
    }
    Ok(entrant.number)
}

/// Lets a person take over the number, the points and the colours of another, who may have withdrawn, with all games
/// that have not begun. A running game of that one is decided as if they were withdrawn: the opponent gets the point,
/// and it goes on outside the tournament. Both are told. What a tournament asks of those who join does not bind its
/// organiser here.
///
/// # Errors
/// A [`TournamentRefusal`] for anyone but the organiser and moderators, and for those while they are paired with the one
/// who leaves or want the place themselves; if it is not running, is a knockout, an arena or a division; if the one is
/// not in it, or the other has joined or plays too much; a refusal if the other is blocked in the server;
/// [`PlayError::Repeated`](dvonn_play::PlayError::Repeated).
pub async fn replace(
    store: &Store,
    request: TournamentRequest,
    who: UserId,
    by: Person,
) -> Result<TournamentRow, TournamentError> {
    let mut tx = begin_once(store, request.interaction, request.at).await?;
    let row = request.lock(&mut tx).await?;
    let tournament = Tournament::load(&mut tx, row).await?;
    let (row, new) = (&tournament.row, by.id);
    let number = check(&tournament, &request, who, new)?;
    if tx.block(request.guild, new).await?.is_some() {
        return Err(PlayError::from(ServerRefusal::OpponentBlocked(new)).into());
    }
    check_abroad(&mut tx, row, new).await?;
    leave_reserve(&mut tx, &request, row, new).await?;
    if !play::server::has_room(&mut tx, new).await? {
        return Err(TournamentRefusal::EntrantBusy(new).into());
    }
    tx.withdraw_entrant(row.id, number, row.round).await?;
    forfeit_running(&mut tx, row, number, request.at).await?;
    tx.replace_entrant(row.id, number, &Player::Person(by)).await?;
    request.log_action(&mut tx, row, TournamentAction::Replaced, &[who, new]).await?;
    let organiser = request.person.id;
    let told = [
        (PostKey::withdrawn(row.id, who), who, format!("{organiser} {new}")),
        (PostKey::entered(row.id, new), new, format!("{organiser} {who}")),
    ];
    for (post, reader, detail) in told {
        tx.raise_post_with(post, Some(reader), Some(&detail), request.at).await?;
    }
    let row = tx.change_tournament(row, request.at).await?;
    tx.commit().await?;
    Ok(row)
}
