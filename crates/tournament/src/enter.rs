//! Joining and leaving a tournament before the first round, and an arena also later.

use dvonn_model::{
    EntrantRow, EntryRules, GuildId, Home, Level, Person, Player, PostKey, RoleId,
    TournamentAction, TournamentRow, TournamentState, UserId,
};
use dvonn_play as play;
use dvonn_play::server::ServerRefusal;
use dvonn_play::{PlayError, begin_once};
use dvonn_store::{Store, Tx};
use jiff::Timestamp;

use super::absent::withdraw_entrant;
use super::arena::is_running_arena;
use super::state::Tournament;
use super::teams::{check_abroad, leave_reserve};
use super::{TeamRefusal, TournamentError, TournamentRefusal, TournamentRequest, seeds};

/// The maximum number of computer entrants that an organiser who is not a moderator can add. Each
/// game between two computers opens a thread and takes computing time, and nobody plays it.
const MAX_COMPUTERS: usize = 2;

/// The maximum number of people on the reserve of a tournament.
const MAX_RESERVE: usize = 32;

/// Checks that a person has the role that a tournament needs. It is one of its own server, and binds nobody elsewhere.
fn check_role(
    request: &TournamentRequest,
    row: &TournamentRow,
    person: UserId,
    has: impl FnOnce(RoleId) -> bool,
) -> Result<(), TournamentRefusal> {
    match row.entry.role {
        Some(role) if row.guild == request.guild && !has(role) => {
            Err(TournamentRefusal::WithoutRole { person, role })
        }
        _ => Ok(()),
    }
}

/// Checks that the rating of a person on the ladder of their server is in the range of a tournament. Whoever has no
/// rating yet has the first one.
async fn check_rating(
    tx: &mut Tx,
    row: &TournamentRow,
    ladder: GuildId,
    at: Timestamp,
    person: UserId,
) -> Result<(), TournamentError> {
    let EntryRules { rating_from: from, rating_to: to, .. } = row.entry;
    if from.is_none() && to.is_none() {
        return Ok(());
    }
    let rating = seeds::rating_of(tx, ladder.into(), person.into(), at).await?;
    let own = u32::try_from(rating.thousandths() / 1_000).unwrap_or_default();
    if from.is_some_and(|from| own < from) || to.is_some_and(|to| own > to) {
        return Err(TournamentRefusal::OutOfRange { person, own, from, to }.into());
    }
    Ok(())
}

/// A tournament that a person has joined.
#[derive(Clone, Debug)]
pub struct Joined {
    /// The tournament as it is now.
    pub tournament: TournamentRow,
    /// How many play in it so far; in a match between two servers, for this one.
    pub entrants: usize,
    /// Their place on the reserve, from 1, if it is full.
    pub place: Option<usize>,
}

/// Adds the requesting person to a tournament or, if it is full, to its reserve. Lets a person who is on a break from
/// an arena come back. `has` returns true if they have a role.
///
/// # Errors
/// A [`TournamentRefusal`] if it has started and is no arena, is not for them, or its reserve is full too, or if
/// they have already joined or are blocked in the server; [`PlayError::Repeated`](dvonn_play::PlayError::Repeated).
pub async fn join(
    store: &Store,
    request: TournamentRequest,
    has: impl FnOnce(RoleId) -> bool,
) -> Result<Joined, TournamentError> {
    let mut tx = begin_once(store, request.interaction, request.at).await?;
    let (row, who) = (request.lock(&mut tx).await?, request.person.id);
    check_enterable(&row)?;
    if let Some(block) = tx.block(request.guild, who).await? {
        return Err(TournamentRefusal::Blocked { reason: block.reason }.into());
    }
    let (entrants, reserve) = (tx.entrants(row.id).await?, tx.reserve_of(row.id).await?);
    let known = entrants.iter().chain(&reserve).find(|entrant| entrant.player.is(who));
    let place = match known {
        Some(known) if known.is_out() && is_running_arena(&row) => {
            tx.return_entrant(row.id, known.number).await?;
            None
        }
        Some(_) => return Err(TournamentRefusal::Joined.into()),
        None => {
            if row.entry.invited && request.check_organiser(&row).is_err() {
                let refusal = match request.home(&row) {
                    Some(_) => TeamRefusal::ModeratorsOnly.into(),
                    None => TournamentRefusal::NotInvited(row.organiser),
                };
                return Err(refusal.into());
            }
            check_role(&request, &row, who, has)?;
            check_rating(&mut tx, &row, request.guild, request.at, who).await?;
            check_abroad(&mut tx, &row, who).await?;
            play::server::check_room(&mut tx, who).await?;
            let (person, home) = (request.person.clone().into(), request.home(&row));
            add(&mut tx, &row, person, home, &entrants, reserve.len()).await?
        }
    };
    let mut tournament = Tournament::load(&mut tx, row).await?;
    tournament.release(&mut tx, request.at).await?;
    let entrants = request.count_own(&tournament.row, &tournament.entrants);
    let tournament = tx.change_tournament(&tournament.row, request.at).await?;
    tx.commit().await?;
    Ok(Joined { tournament, entrants, place })
}

/// Adds a person to a tournament with these entrants and this many people on the reserve. Returns their place on the
/// reserve, from 1, if it is full.
async fn add(
    tx: &mut Tx,
    row: &TournamentRow,
    person: Player,
    home: Option<&Home>,
    entrants: &[EntrantRow],
    reserve: usize,
) -> Result<Option<usize>, TournamentError> {
    match check_room(row, home, entrants, 1) {
        Ok(()) => {
            tx.add_entrant(row.id, &person, home).await?;
            Ok(None)
        }
        // Once it has started, nobody leaves to make room, and a team that is full is that.
        Err(full)
            if reserve >= MAX_RESERVE
                || row.state == TournamentState::Running
                || row.teams.is_some() =>
        {
            Err(full.into())
        }
        Err(_) => {
            tx.add_to_reserve(row.id, &person).await?;
            Ok(Some(reserve + 1))
        }
    }
}

/// Enters another person, who is told and can leave; if it is full, they are on its reserve. `has` returns true if that
/// person has a role.
///
/// # Errors
/// A [`TournamentRefusal`] for anyone but the organiser and moderators, if it has started, is not for
/// that person, or has no room on its reserve, or if they have already joined or play too much; a refusal if they are
/// blocked in the server;
/// [`PlayError::Repeated`](dvonn_play::PlayError::Repeated).
pub async fn add_person(
    store: &Store,
    request: TournamentRequest,
    person: Person,
    has: impl FnOnce(RoleId) -> bool,
) -> Result<Joined, TournamentError> {
    let mut tx = begin_once(store, request.interaction, request.at).await?;
    let (row, who) = (lock_open(&mut tx, &request).await?, person.id);
    request.check_organiser(&row)?;
    if tx.block(request.guild, who).await?.is_some() {
        return Err(PlayError::from(ServerRefusal::OpponentBlocked(who)).into());
    }
    let (entrants, reserve) = (tx.entrants(row.id).await?, tx.reserve_of(row.id).await?);
    if entrants.iter().chain(&reserve).any(|entrant| entrant.player.is(who)) {
        return Err(TournamentRefusal::Entered(who).into());
    }
    check_role(&request, &row, who, has)?;
    check_rating(&mut tx, &row, request.guild, request.at, who).await?;
    check_abroad(&mut tx, &row, who).await?;
    if !play::server::has_room(&mut tx, who).await? {
        return Err(TournamentRefusal::EntrantBusy(who).into());
    }
    let home = request.home(&row);
    let place = add(&mut tx, &row, person.into(), home, &entrants, reserve.len()).await?;
    request.log_action(&mut tx, &row, TournamentAction::Entered, &[who]).await?;
    if place.is_none() {
        let (key, by) = (PostKey::entered(row.id, who), request.person.id.to_string());
        tx.raise_post_with(key, Some(who), Some(&by), request.at).await?;
    }
    let tournament = tx.change_tournament(&row, request.at).await?;
    let entrants = request.count_own(&tournament, &tx.entrants(row.id).await?);
    tx.commit().await?;
    Ok(Joined { tournament, entrants, place })
}

/// Adds computer entrants at a given level.
///
/// # Errors
/// A [`TournamentRefusal`] for anyone but the organiser and moderators, if it has started, if there
/// is not enough room, or if only a moderator may add so many;
/// [`PlayError::Repeated`](dvonn_play::PlayError::Repeated).
pub async fn add_computers(
    store: &Store,
    request: TournamentRequest,
    level: Level,
    count: u32,
) -> Result<TournamentRow, TournamentError> {
    let mut tx = begin_once(store, request.interaction, request.at).await?;
    let row = lock_open(&mut tx, &request).await?;
    request.check_organiser(&row)?;
    if row.teams.is_some() {
        return Err(TeamRefusal::PeopleOnly.into());
    }
    let entrants = tx.entrants(row.id).await?;
    check_room(&row, None, &entrants, count)?;
    let computers = entrants.iter().filter(|entrant| entrant.player.is_computer()).count();
    if !request.moderates && computers + count as usize > MAX_COMPUTERS {
        return Err(TournamentRefusal::TooManyComputers { most: MAX_COMPUTERS }.into());
    }
    for _ in 0..count {
        tx.add_entrant(row.id, &Player::from(level), None).await?;
    }
    request.log_action(&mut tx, &row, TournamentAction::ComputersAdded, &[]).await?;
    let row = tx.change_tournament(&row, request.at).await?;
    tx.commit().await?;
    Ok(row)
}

/// Removes up to `count` computer entrants at a given level, the last ones first. Also returns how
/// many were removed.
///
/// # Errors
/// A [`TournamentRefusal`] for anyone but the organiser and moderators, if it has started, or if
/// there is none; [`PlayError::Repeated`](dvonn_play::PlayError::Repeated).
pub async fn remove_computers(
    store: &Store,
    request: TournamentRequest,
    level: Level,
    count: u32,
) -> Result<(TournamentRow, u32), TournamentError> {
    let mut tx = begin_once(store, request.interaction, request.at).await?;
    let row = lock_open(&mut tx, &request).await?;
    request.check_organiser(&row)?;
    let entrants = tx.entrants(row.id).await?;
    let of_level = entrants.iter().rev().filter(|entrant| entrant.player.level() == Some(level));
    let mut removed = 0;
    for entrant in of_level.take(count as usize) {
        tx.remove_entrant_by_number(row.id, entrant.number).await?;
        removed += 1;
    }
    if removed == 0 {
        return Err(TournamentRefusal::NoComputer.into());
    }
    request.log_action(&mut tx, &row, TournamentAction::ComputersRemoved, &[]).await?;
    let row = tx.change_tournament(&row, request.at).await?;
    tx.commit().await?;
    Ok((row, removed))
}

/// Removes the requesting person from a tournament that has not started, or from its reserve. In a running arena they
/// take a break: they play their game to its end.
///
/// # Errors
/// A [`TournamentRefusal`] if it has started and is no arena (see [`withdraw`](super::withdraw)), or if they have
/// not joined; [`PlayError::Repeated`](dvonn_play::PlayError::Repeated).
pub async fn leave(
    store: &Store,
    request: TournamentRequest,
) -> Result<TournamentRow, TournamentError> {
    let mut tx = begin_once(store, request.interaction, request.at).await?;
    let (row, who) = (request.lock(&mut tx).await?, request.person.id);
    if leave_reserve(&mut tx, &request, &row, who).await? {
        let row = tx.change_tournament(&row, request.at).await?;
        tx.commit().await?;
        return Ok(row);
    }
    check_enterable(&row)?;
    let left = if is_running_arena(&row) {
        withdraw_entrant(&mut tx, row, who, request.at).await?
    } else if tx.remove_entrant(row.id, who).await? {
        Some(tx.change_tournament(&row, request.at).await?)
    } else {
        None
    };
    let row = left.ok_or(TournamentRefusal::NotIn(who))?;
    tx.commit().await?;
    Ok(row)
}

async fn lock_open(
    tx: &mut Tx,
    request: &TournamentRequest,
) -> Result<TournamentRow, TournamentError> {
    let row = request.lock(tx).await?;
    if row.state == TournamentState::Open {
        Ok(row)
    } else {
        Err(TournamentRefusal::NotOpen(Box::new(row)).into())
    }
}

/// Checks that people can still join a tournament: it is open, or a running arena.
fn check_enterable(row: &TournamentRow) -> Result<(), TournamentRefusal> {
    if row.state == TournamentState::Open || is_running_arena(row) {
        Ok(())
    } else {
        Err(TournamentRefusal::NotOpen(Box::new(row.clone())))
    }
}

/// Checks that a tournament has room for more entrants with this home. The teams of two servers have room of their own.
fn check_room(
    row: &TournamentRow,
    home: Option<&Home>,
    entrants: &[EntrantRow],
    more: u32,
) -> Result<(), TournamentRefusal> {
    let most = row.most();
    let same = entrants.iter().filter(|entrant| entrant.home.is_some() == home.is_some()).count();
    let after = u32::try_from(same).unwrap_or(u32::MAX).saturating_add(more);
    match row.teams {
        _ if after <= most => Ok(()),
        Some(_) => Err(TeamRefusal::Full { most }.into()),
        None => Err(TournamentRefusal::Full { most }),
    }
}
