//! Withdrawing from a tournament, and ending one early.

use dvonn_model::{
    GameId, GameState, PairedGame, PairingRow, PostKey, TournamentAction, TournamentId,
    TournamentKind, TournamentRow, TournamentState, UserId,
};
use dvonn_play as play;
use dvonn_play::{Match, begin_once};
use dvonn_store::{Store, StoreError, Tx};
use jiff::Timestamp;

use super::state::Tournament;
use super::{TeamRefusal, TournamentError, TournamentRefusal, TournamentRequest, refuse_divisions};

/// A person who has withdrawn.
#[derive(Clone, Debug)]
pub struct Withdrawn {
    /// The tournament as it is now.
    pub tournament: TournamentRow,
    /// Their running tournament game, which they have resigned.
    pub game: Option<Match>,
}

/// Checks that a person may be withdrawn now, and returns the tournament. [`withdraw`] checks this
/// again.
///
/// # Errors
/// The same refusals as [`withdraw`].
pub async fn check_withdrawal(
    store: &Store,
    request: &TournamentRequest,
    who: UserId,
) -> Result<Tournament, TournamentError> {
    let found = Tournament::read(store, request.tournament).await?;
    let found = found.filter(|tournament| tournament.row.home_on(request.guild).is_some());
    let tournament = found.ok_or(TournamentRefusal::Unknown(request.tournament))?;
    check(&tournament, request, who)?;
    Ok(tournament)
}

/// Checks that a person may be withdrawn.
fn check(
    tournament: &Tournament,
    request: &TournamentRequest,
    who: UserId,
) -> Result<(), TournamentRefusal> {
    let row = &tournament.row;
    if who == request.person.id {
        refuse_divisions(row)?;
    } else {
        request.check_organiser(row)?;
        if tournament.are_paired(who, request.person.id) {
            return Err(TournamentRefusal::OwnOpponent(who));
        }
    }
    let entrant = tournament.entrant_of(who).ok_or(TournamentRefusal::NotIn(who))?;
    if who != request.person.id {
        request.check_own(row, entrant, who)?;
    }
    match row.state {
        TournamentState::Running if entrant.is_out() => Err(TournamentRefusal::Withdrawn(who)),
        TournamentState::Open | TournamentState::Running => Ok(()),
        TournamentState::Over | TournamentState::Cancelled => {
            Err(TournamentRefusal::IsOver(Box::new(row.clone())))
        }
    }
}

/// Withdraws a person: they are not paired again, and resign their running game. Their results
/// stay. If somebody else withdraws a person, that person is told, and forfeits the pairing, but not the
/// game: it goes on and counts for the ladder, so that no organiser decides about ratings. If the
/// tournament has not started, they leave it. A moderator who withdraws somebody from a division also takes them
/// out of the next cycle, as if they had left.
///
/// # Errors
/// A [`TournamentRefusal`] for anyone but them, the organiser and moderators, and for those while
/// they are paired with them; in a division, for anyone but moderators; if they are not in it or have already withdrawn, or if it is over;
/// [`PlayError::Repeated`](dvonn_play::PlayError::Repeated).
pub async fn withdraw(
    store: &Store,
    request: TournamentRequest,
    who: UserId,
) -> Result<Withdrawn, TournamentError> {
    // Games are locked before tournaments, so find the game first. Try again if another one has
    // started in the meantime.
    let own = who == request.person.id;
    loop {
        let game = running_game(store, request.tournament, who).await?.filter(|_| own);
        if let Some(withdrawn) = try_to_withdraw(store, &request, who, game).await? {
            return Ok(withdrawn);
        }
    }
}

async fn running_game(
    store: &Store,
    tournament: TournamentId,
    who: UserId,
) -> Result<Option<GameId>, StoreError> {
    let tournament = Tournament::read(store, tournament).await?;
    Ok(tournament.and_then(|tournament| tournament.undecided_game(who)))
}

/// `game` is the one to resign. Returns `None` and changes nothing if the person's game is no longer
/// this one.
async fn try_to_withdraw(
    store: &Store,
    request: &TournamentRequest,
    who: UserId,
    game: Option<GameId>,
) -> Result<Option<Withdrawn>, TournamentError> {
    let mut tx = begin_once(store, request.interaction, request.at).await?;
    let resigned = match game {
        Some(game) => play::tournament_games::give_up(&mut tx, game, who, request.at).await?,
        None => None,
    };
    // Leagues are locked before their divisions.
    let league = tx.tournament(request.tournament).await?.and_then(|row| row.league);
    let league = match league {
        Some(league) => tx.lock_league(league).await?,
        None => None,
    };
    let row = request.lock_any(&mut tx).await?;
    let tournament = Tournament::load(&mut tx, row).await?;
    check(&tournament, request, who)?;
    let row = &tournament.row;
    let entrant = tournament.entrant_of(who).ok_or(TournamentRefusal::NotIn(who))?;
    let own = who == request.person.id;
    if row.state == TournamentState::Open {
        tx.remove_entrant(row.id, who).await?;
    } else if !own {
        tx.withdraw_entrant(row.id, entrant.number, row.round).await?;
        forfeit_running(&mut tx, row, entrant.number, request.at).await?;
        forfeit_if_not_started(&mut tx, row, entrant.number).await?;
    } else if tournament.undecided_game(who) == game {
        tx.withdraw_entrant(row.id, entrant.number, row.round).await?;
        forfeit_if_not_started(&mut tx, row, entrant.number).await?;
    } else {
        return Ok(None);
    }
    if !own {
        request.log_action(&mut tx, row, TournamentAction::Withdrew, &[who]).await?;
        let by = request.person.id.to_string();
        tx.raise_post_with(PostKey::withdrawn(row.id, who), Some(who), Some(&by), request.at)
            .await?;
    }
    if let Some(league) = league {
        tx.drop_entry(league.id, who).await?;
        tx.raise_invitation(&league, request.at).await?;
    }
    let mut tournament = Tournament::load(&mut tx, tournament.row).await?;
    tournament.release(&mut tx, request.at).await?;
    let tournament = tx.change_tournament(&tournament.row, request.at).await?;
    tx.commit().await?;
    Ok(Some(Withdrawn { tournament, game: resigned }))
}

/// Decides the pairing of an entrant who has just withdrawn, if its game has not started.
pub(super) async fn forfeit_if_not_started(
    tx: &mut Tx,
    row: &TournamentRow,
    entrant: u32,
) -> Result<(), StoreError> {
    let tournament = Tournament::load(tx, row.clone()).await?;
    let unbegun = |pairing: &&PairingRow| pairing.points.is_none() && pairing.game.is_none();
    for pairing in tournament.pairings.iter().filter(unbegun) {
        if pairing.has(entrant) {
            tournament.forfeit(tx, pairing).await?;
        }
    }
    Ok(())
}

/// Decides the pairing of an entrant who was just withdrawn by somebody else, if its game is running. The game goes
/// on outside the tournament.
pub(super) async fn forfeit_running(
    tx: &mut Tx,
    row: &TournamentRow,
    entrant: u32,
    at: Timestamp,
) -> Result<(), StoreError> {
    let tournament = Tournament::load(tx, row.clone()).await?;
    let running = running_games(tx, row.id).await?;
    for pairing in tournament.pairings.iter().filter(|pairing| pairing.points.is_none()) {
        let game = pairing.game.filter(|game| pairing.has(entrant) && running.contains(game));
        if let Some(game) = game {
            tournament.forfeit(tx, pairing).await?;
            tx.raise_post(PostKey::unpaired(game), at).await?;
        }
    }
    Ok(())
}

/// Returns the running games of undecided pairings.
pub(super) async fn running_games(
    tx: &mut Tx,
    of: TournamentId,
) -> Result<Vec<GameId>, StoreError> {
    let running = |paired: &PairedGame| paired.state == GameState::Running;
    let games = tx.paired_games(of).await?.into_iter();
    Ok(games.filter(running).map(|paired| paired.game).collect())
}

/// Checks that a tournament may be ended now, and returns it with the number of its running games.
/// [`end`] checks this again.
///
/// # Errors
/// The same refusals as [`end`].
pub async fn check_end(
    store: &Store,
    request: &TournamentRequest,
) -> Result<(TournamentRow, usize), TournamentError> {
    let row = store.tournament(request.tournament).await?;
    let row = row.filter(|row| row.home_on(request.guild).is_some());
    let row = row.ok_or(TournamentRefusal::Unknown(request.tournament))?;
    refuse_divisions(&row)?;
    state_after_end(request, &row)?;
    let games = store.paired_games(row.id).await?;
    let running = games.iter().filter(|paired| paired.state == GameState::Running).count();
    Ok((row, running))
}

/// Checks that a tournament may be ended, and returns its state afterwards.
fn state_after_end(
    request: &TournamentRequest,
    row: &TournamentRow,
) -> Result<TournamentState, TournamentRefusal> {
    request.check_organiser(row)?;
    match row.state {
        TournamentState::Open => Ok(TournamentState::Cancelled),
        TournamentState::Running if has_guest(row) => {
            Err(TeamRefusal::NotEndedAlone(Box::new(row.clone())).into())
        }
        TournamentState::Running => Ok(TournamentState::Over),
        TournamentState::Over | TournamentState::Cancelled => {
            Err(TournamentRefusal::IsOver(Box::new(row.clone())))
        }
    }
}

/// Returns true if it is a match between two servers, and both are still there.
fn has_guest(row: &TournamentRow) -> bool {
    row.teams.as_ref().is_some_and(|teams| teams.guest.is_some())
}

/// Ends a tournament early: cancels one that has not started, and makes the standings of a running
/// one final. Its running games continue as ordinary games, except those between computers, which
/// the background work stops.
///
/// # Errors
/// A [`TournamentRefusal`] for anyone but the organiser and moderators, or if it is over;
/// [`PlayError::Repeated`](dvonn_play::PlayError::Repeated).
pub async fn end(
    store: &Store,
    request: TournamentRequest,
) -> Result<TournamentRow, TournamentError> {
    let mut tx = begin_once(store, request.interaction, request.at).await?;
    let row = request.lock(&mut tx).await?;
    let state = state_after_end(&request, &row)?;
    request.log_action(&mut tx, &row, TournamentAction::Ended, &[]).await?;
    request.log_for_others(&mut tx, &row, TournamentAction::Ended).await?;
    for game in running_games(&mut tx, row.id).await? {
        tx.raise_post(PostKey::unpaired(game), request.at).await?;
    }
    let row = TournamentRow { state, round_ends_at: None, ..row };
    let row = tx.change_tournament(&row, request.at).await?;
    if row.kind == TournamentKind::Arena {
        let tournament = Tournament::load(&mut tx, row.clone()).await?;
        tournament.tell_who_waits(&mut tx, request.at).await?;
    }
    tx.commit().await?;
    Ok(row)
}

/// Cancels a new tournament that could not be announced, if it has not started.
///
/// # Errors
/// [`TournamentError`] if it cannot be stored.
pub async fn retract(
    store: &Store,
    id: TournamentId,
    at: Timestamp,
) -> Result<(), TournamentError> {
    let mut tx = store.begin().await?;
    let Some(row) = tx.lock_tournament(id).await? else { return Ok(()) };
    if row.state == TournamentState::Open {
        let row = TournamentRow { state: TournamentState::Cancelled, ..row };
        tx.change_tournament(&row, at).await?;
        tx.commit().await?;
    }
    Ok(())
}

impl Tournament {
    /// Returns true if an undecided pairing is between these two people.
    pub(super) fn are_paired(&self, one: UserId, other: UserId) -> bool {
        let numbers = [one, other].map(|person| self.entrant_of(person).map(|it| it.number));
        let [Some(one), Some(other)] = numbers else { return false };
        let mut undecided = self.pairings.iter().filter(|pairing| pairing.points.is_none());
        undecided.any(|pairing| pairing.has(one) && pairing.has(other))
    }

    /// Returns the game of this person's undecided pairing.
    fn undecided_game(&self, person: UserId) -> Option<GameId> {
        let number = self.entrant_of(person)?.number;
        let undecided = self.pairings.iter().filter(|pairing| pairing.points.is_none());
        undecided.filter(|pairing| pairing.has(number)).find_map(|pairing| pairing.game)
    }
}
