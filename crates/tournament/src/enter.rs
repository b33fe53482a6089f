//! Creating a tournament, and joining and leaving it before the first round.

use dvonn_model::{
    ChannelId, GuildId, InteractionId, Level, Limit, NewTournamentRow, Person, Player, PostKey,
    ServerLimits, SetupKind, TimeControl, TournamentAction, TournamentKind, TournamentRow,
    TournamentSetup, TournamentState, UserId,
};
use dvonn_play as play;
use dvonn_play::server::ServerRefusal;
use dvonn_play::{PlayError, begin_once};
use dvonn_store::{Store, Tx};
use jiff::{SignedDuration, Timestamp};

use super::{TournamentError, TournamentRefusal, TournamentRequest};

/// The maximum number of characters in a name.
pub const MAX_TOURNAMENT_NAME: usize = 60;
/// The maximum number of rounds of a Swiss tournament.
pub const MAX_ROUNDS: u32 = 30;
/// The maximum length of a round.
pub const MAX_ROUND_LENGTH: SignedDuration = SignedDuration::from_hours(90 * 24);

/// The maximum number of unfinished tournaments in a server. Moderators may create more, so that
/// nobody can use up the places.
const MAX_PER_SERVER: u32 = 10;
/// The maximum number of computer entrants that an organiser who is not a moderator can add. Each
/// game between two computers opens a thread and takes computing time, and nobody plays it.
const MAX_COMPUTERS: usize = 2;

/// Returns the minimum length of a round. It depends on whether the organiser is a moderator.
pub fn min_round_length(moderates: bool) -> SignedDuration {
    if moderates { SignedDuration::from_mins(1) } else { SignedDuration::from_hours(1) }
}

/// The maximum number of unfinished tournaments of one moderator.
const MAX_PER_MODERATOR: usize = 3;

/// Returns the maximum number of unfinished tournaments of one organiser.
fn max_per_organiser(moderates: bool, limits: ServerLimits) -> usize {
    if moderates { MAX_PER_MODERATOR } else { limits.of(Limit::Tournaments) as usize }
}

/// Returns the maximum number of entrants, so that all pairings of a round fit in one channel and a
/// round robin ends in reasonable time.
pub fn max_entrants(kind: TournamentKind) -> u32 {
    match kind {
        TournamentKind::RoundRobin => 32,
        TournamentKind::DoubleRoundRobin => 16,
        TournamentKind::Swiss | TournamentKind::Knockout => 256,
    }
}

/// A request to create a tournament.
#[derive(Clone, Debug)]
pub struct TournamentOptions {
    /// The server.
    pub guild: GuildId,
    /// The channel for its announcements and threads.
    pub channel: ChannelId,
    /// The organiser.
    pub organiser: UserId,
    /// Whether they are a moderator of the server, as the caller must have checked. Moderators have
    /// higher limits, and the winners of their tournaments get the server's role.
    pub moderates: bool,
    /// The name.
    pub name: String,
    /// The pairing system.
    pub kind: TournamentKind,
    /// The number of rounds of a Swiss tournament. Default: enough to find a winner.
    pub rounds: Option<u32>,
    /// The setup of its boards. Each game gets a new board.
    pub layout: SetupKind,
    /// The time control of its games.
    pub control: TimeControl,
    /// Whether its games are rated.
    pub rated: bool,
    /// The maximum length of a round.
    pub round_length: SignedDuration,
    /// The language of public messages.
    pub locale: Option<String>,
    /// The interaction behind the request.
    pub interaction: InteractionId,
    /// The current time.
    pub at: Timestamp,
}

/// Creates a tournament that people can join.
///
/// # Errors
/// A [`TournamentRefusal`] if the options are invalid or there are too many tournaments, and
/// [`PlayError::Repeated`](dvonn_play::PlayError::Repeated).
pub async fn create(
    store: &Store,
    new: TournamentOptions,
) -> Result<TournamentRow, TournamentError> {
    let name = new.name.trim();
    if name.is_empty() || name.chars().count() > MAX_TOURNAMENT_NAME {
        return Err(TournamentRefusal::Name.into());
    }
    let setup = TournamentSetup::of(new.layout).ok_or(TournamentRefusal::Setup)?;
    if new.rounds.is_some() && new.kind != TournamentKind::Swiss {
        return Err(TournamentRefusal::RoundsFixed(new.kind).into());
    }
    if new.rounds.is_some_and(|rounds| !(1..=MAX_ROUNDS).contains(&rounds)) {
        return Err(TournamentRefusal::Rounds.into());
    }
    let shortest = min_round_length(new.moderates);
    if !(shortest..=MAX_ROUND_LENGTH).contains(&new.round_length) {
        return Err(TournamentRefusal::RoundLength { shortest }.into());
    }
    let mut tx = begin_once(store, new.interaction, new.at).await?;
    check_count(&mut tx, &new).await?;
    let row = tx
        .create_tournament(NewTournamentRow {
            guild: new.guild,
            channel: new.channel,
            name: name.to_owned(),
            kind: new.kind,
            organiser: new.organiser,
            by_moderator: new.moderates,
            rounds: new.rounds,
            setup,
            control: new.control,
            rated: new.rated,
            round_length: new.round_length,
            locale: new.locale,
            at: new.at,
        })
        .await?;
    tx.commit().await?;
    Ok(row)
}

/// Checks that the organiser may create one more tournament. Locks the server's row, so that of two
/// requests at once only one passes the last place.
async fn check_count(tx: &mut Tx, new: &TournamentOptions) -> Result<(), TournamentError> {
    tx.lock_server(new.guild).await?;
    // Unfinished ones come first.
    let mut rows = tx.tournaments_of(new.guild, MAX_PER_SERVER, 0).await?;
    rows.retain(|row| matches!(row.state, TournamentState::Open | TournamentState::Running));
    let own = rows.iter().filter(|row| row.organiser == Some(new.organiser)).count();
    let limits = tx.server(new.guild).await?.limits;
    let most = max_per_organiser(new.moderates, limits);
    if own >= most {
        Err(TournamentRefusal::TooMany { most, own: true }.into())
    } else if rows.len() >= MAX_PER_SERVER as usize && !new.moderates {
        Err(TournamentRefusal::TooMany { most: MAX_PER_SERVER as usize, own: false }.into())
    } else if let Some(last) = tx.last_tournament_by(new.guild, new.organiser).await?
        && let until = last + SignedDuration::from_mins(limits.of(Limit::TournamentWait).into())
        && new.at < until
        && !new.moderates
    {
        Err(TournamentRefusal::TooSoon { until }.into())
    } else {
        Ok(())
    }
}

/// Adds the requesting person to a tournament.
///
/// # Errors
/// A [`TournamentRefusal`] if it has started or is full, or if they have already joined or are
/// blocked in the server; [`PlayError::Repeated`](dvonn_play::PlayError::Repeated).
pub async fn join(
    store: &Store,
    request: TournamentRequest,
) -> Result<TournamentRow, TournamentError> {
    let mut tx = begin_once(store, request.interaction, request.at).await?;
    let row = lock_open(&mut tx, &request).await?;
    if let Some(block) = tx.block(row.guild, request.person.id).await? {
        return Err(TournamentRefusal::Blocked { reason: block.reason }.into());
    }
    let entrants = tx.entrants(row.id).await?;
    if entrants.iter().any(|entrant| entrant.player.is(request.person.id)) {
        return Err(TournamentRefusal::Joined.into());
    }
    check_room(&row, entrants.len(), 1)?;
    play::server::check_room(&mut tx, request.person.id).await?;
    tx.add_entrant(row.id, &Player::Person(request.person)).await?;
    let row = tx.change_tournament(&row, request.at).await?;
    tx.commit().await?;
    Ok(row)
}

/// Enters another person, who is told and can leave.
///
/// # Errors
/// A [`TournamentRefusal`] for anyone but the organiser and moderators, if it has started or is full, or
/// if the person has already joined or plays too much; a refusal if they are blocked in the server;
/// [`PlayError::Repeated`](dvonn_play::PlayError::Repeated).
pub async fn add_person(
    store: &Store,
    request: TournamentRequest,
    person: Person,
) -> Result<TournamentRow, TournamentError> {
    let mut tx = begin_once(store, request.interaction, request.at).await?;
    let (row, who) = (lock_open(&mut tx, &request).await?, person.id);
    request.check_organiser(&row)?;
    if tx.block(row.guild, who).await?.is_some() {
        return Err(PlayError::from(ServerRefusal::OpponentBlocked(who)).into());
    }
    let entrants = tx.entrants(row.id).await?;
    if entrants.iter().any(|entrant| entrant.player.is(who)) {
        return Err(TournamentRefusal::Entered(who).into());
    }
    check_room(&row, entrants.len(), 1)?;
    if !play::server::has_room(&mut tx, who).await? {
        return Err(TournamentRefusal::EntrantBusy(who).into());
    }
    tx.add_entrant(row.id, &Player::Person(person)).await?;
    request.log_action_of_others(&mut tx, &row, TournamentAction::Entered).await?;
    let by = request.person.id.to_string();
    tx.raise_post_with(PostKey::entered(row.id, who), Some(who), Some(&by), request.at).await?;
    let row = tx.change_tournament(&row, request.at).await?;
    tx.commit().await?;
    Ok(row)
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
    let entrants = tx.entrants(row.id).await?;
    check_room(&row, entrants.len(), count)?;
    let computers = entrants.iter().filter(|entrant| entrant.player.is_computer()).count();
    if !request.moderates && computers + count as usize > MAX_COMPUTERS {
        return Err(TournamentRefusal::TooManyComputers { most: MAX_COMPUTERS }.into());
    }
    for _ in 0..count {
        tx.add_entrant(row.id, &Player::from(level)).await?;
    }
    request.log_action_of_others(&mut tx, &row, TournamentAction::ComputersAdded).await?;
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
    request.log_action_of_others(&mut tx, &row, TournamentAction::ComputersRemoved).await?;
    let row = tx.change_tournament(&row, request.at).await?;
    tx.commit().await?;
    Ok((row, removed))
}

/// Removes the requesting person from a tournament that has not started.
///
/// # Errors
/// A [`TournamentRefusal`] if it has started (see [`withdraw`](super::withdraw)) or if they have
/// not joined; [`PlayError::Repeated`](dvonn_play::PlayError::Repeated).
pub async fn leave(
    store: &Store,
    request: TournamentRequest,
) -> Result<TournamentRow, TournamentError> {
    let mut tx = begin_once(store, request.interaction, request.at).await?;
    let row = lock_open(&mut tx, &request).await?;
    if !tx.remove_entrant(row.id, request.person.id).await? {
        return Err(TournamentRefusal::NotIn(request.person.id).into());
    }
    let row = tx.change_tournament(&row, request.at).await?;
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

fn check_room(row: &TournamentRow, entrants: usize, more: u32) -> Result<(), TournamentRefusal> {
    let most = max_entrants(row.kind);
    let after = u32::try_from(entrants).unwrap_or(u32::MAX).saturating_add(more);
    if after > most { Err(TournamentRefusal::Full { most }) } else { Ok(()) }
}
