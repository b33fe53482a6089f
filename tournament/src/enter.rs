//! Before the first round: a tournament is made, people and computers join it, people leave it.

use dvonn_engine::Level;
use dvonn_model::{
    ChannelId, GuildId, InteractionId, Layout, NewTournamentRow, Player, TimeControl,
    TournamentAction, TournamentKind, TournamentRow, TournamentSetup, TournamentState, UserId,
};
use dvonn_play::begin;
use dvonn_store::{Store, Tx};
use jiff::{SignedDuration, Timestamp};

use super::{Request, TournamentError, TournamentRefusal};

/// So many characters a name has at the most.
pub const LONGEST_NAME: usize = 60;
/// So many rounds a Swiss tournament has at the most.
pub const MOST_ROUNDS: u32 = 30;
/// A round lasts so long at the most.
pub const LONGEST_ROUND: SignedDuration = SignedDuration::from_hours(90 * 24);

/// So many that are not over a server has at the most.
const MOST_OF_A_SERVER: u32 = 10;
/// So many computers enter a tournament of somebody who does not moderate: enough to fill it up, too
/// few to take threads and the computer's time from everybody.
const MOST_COMPUTERS: usize = 16;

/// A round lasts so long at the least, in a tournament of a moderator or of anybody else.
pub fn shortest_round(moderates: bool) -> SignedDuration {
    if moderates { SignedDuration::from_mins(1) } else { SignedDuration::from_hours(1) }
}

/// So many that are not over one person organises at the most.
fn most_of_one(moderates: bool) -> usize {
    if moderates { 3 } else { 1 }
}

/// How many can enter a tournament of this kind: all pairings of a round fit into one channel, and
/// those who play everybody get done.
pub fn most_entrants(kind: TournamentKind) -> u32 {
    match kind {
        TournamentKind::RoundRobin => 32,
        TournamentKind::DoubleRoundRobin => 16,
        TournamentKind::Swiss | TournamentKind::Knockout => 256,
    }
}

/// A tournament that somebody wants to hold.
#[derive(Clone, Debug)]
pub struct NewTournament {
    /// The server.
    pub guild: GuildId,
    /// The channel in which it is announced, and in which its threads are opened.
    pub channel: ChannelId,
    /// Who holds it.
    pub organiser: UserId,
    /// Whether they moderate in the server, as the caller has made sure: fewer bounds are set to them.
    pub moderates: bool,
    /// What it is to be called.
    pub name: String,
    /// How its rounds are paired.
    pub kind: TournamentKind,
    /// How many rounds a Swiss one is to have; if that is not said, as many as find a winner.
    pub rounds: Option<u32>,
    /// How its boards are set up, dealt anew for each game.
    pub layout: Layout,
    /// How long the players of a game may think.
    pub control: TimeControl,
    /// Whether its games count for the ladder.
    pub rated: bool,
    /// How long a round lasts at the most.
    pub round_length: SignedDuration,
    /// The language of the server, for what everybody reads.
    pub locale: Option<String>,
    /// The interaction that asked for it.
    pub interaction: InteractionId,
    /// Now.
    pub at: Timestamp,
}

/// Makes a tournament, open to who wants to join.
///
/// # Errors
/// A [`TournamentRefusal`] when it cannot be had so, and
/// [`PlayError::Repeated`](dvonn_play::PlayError::Repeated).
pub async fn create(store: &Store, new: NewTournament) -> Result<TournamentRow, TournamentError> {
    let name = new.name.trim();
    if name.is_empty() || name.chars().count() > LONGEST_NAME {
        return Err(TournamentRefusal::Name.into());
    }
    let setup = TournamentSetup::of(new.layout).ok_or(TournamentRefusal::Setup)?;
    if new.rounds.is_some() && new.kind != TournamentKind::Swiss {
        return Err(TournamentRefusal::RoundsFixed(new.kind).into());
    }
    if new.rounds.is_some_and(|rounds| !(1..=MOST_ROUNDS).contains(&rounds)) {
        return Err(TournamentRefusal::Rounds.into());
    }
    let shortest = shortest_round(new.moderates);
    if !(shortest..=LONGEST_ROUND).contains(&new.round_length) {
        return Err(TournamentRefusal::RoundLength { shortest }.into());
    }
    let mut tx = begin(store, new.interaction, new.at).await?;
    check_count(&mut tx, &new).await?;
    let row = tx
        .create_tournament(NewTournamentRow {
            guild: new.guild,
            channel: new.channel,
            name: name.to_owned(),
            kind: new.kind,
            organiser: new.organiser,
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

async fn check_count(tx: &mut Tx, new: &NewTournament) -> Result<(), TournamentError> {
    // Those that are not over come first.
    let mut rows = tx.tournaments_of(new.guild, MOST_OF_A_SERVER, 0).await?;
    rows.retain(|row| matches!(row.state, TournamentState::Open | TournamentState::Running));
    let own = rows.iter().filter(|row| row.organiser == Some(new.organiser)).count();
    let most = most_of_one(new.moderates);
    if own >= most {
        Err(TournamentRefusal::TooMany { most, own: true }.into())
    } else if rows.len() >= MOST_OF_A_SERVER as usize {
        Err(TournamentRefusal::TooMany { most: MOST_OF_A_SERVER as usize, own: false }.into())
    } else {
        Ok(())
    }
}

/// Lets the person who asks join.
///
/// # Errors
/// A [`TournamentRefusal`] once it has begun, when they are in it, or kept from playing in the
/// server, and when it is full; [`PlayError::Repeated`](dvonn_play::PlayError::Repeated).
pub async fn join(store: &Store, request: Request) -> Result<TournamentRow, TournamentError> {
    let mut tx = begin(store, request.interaction, request.at).await?;
    let row = hold_open(&mut tx, &request).await?;
    if let Some(block) = tx.block(row.guild, request.person.id).await? {
        return Err(TournamentRefusal::Blocked { reason: block.reason }.into());
    }
    let entrants = tx.entrants(row.id).await?;
    if entrants.iter().any(|entrant| entrant.player.is(request.person.id)) {
        return Err(TournamentRefusal::Joined.into());
    }
    check_room(&row, entrants.len(), 1)?;
    tx.add_entrant(row.id, &Player::Person(request.person)).await?;
    let row = tx.change_tournament(&row, request.at).await?;
    tx.commit().await?;
    Ok(row)
}

/// Lets so many computers of a level join.
///
/// # Errors
/// A [`TournamentRefusal`] to anyone but the organiser, once it has begun, when there is no room for
/// all of them, and when only a moderator may add so many; [`PlayError::Repeated`](dvonn_play::PlayError::Repeated).
pub async fn add_computers(
    store: &Store,
    request: Request,
    level: Level,
    count: u32,
) -> Result<TournamentRow, TournamentError> {
    let mut tx = begin(store, request.interaction, request.at).await?;
    let row = hold_open(&mut tx, &request).await?;
    request.check_organiser(&row)?;
    let entrants = tx.entrants(row.id).await?;
    check_room(&row, entrants.len(), count)?;
    let computers = entrants.iter().filter(|entrant| entrant.player.level().is_some()).count();
    if !request.moderates && computers + count as usize > MOST_COMPUTERS {
        return Err(TournamentRefusal::TooManyComputers { most: MOST_COMPUTERS }.into());
    }
    for _ in 0..count {
        tx.add_entrant(row.id, &Player::Computer(level)).await?;
    }
    request.record(&mut tx, &row, TournamentAction::ComputersAdded).await?;
    let row = tx.change_tournament(&row, request.at).await?;
    tx.commit().await?;
    Ok(row)
}

/// Takes computers of a level out again, the last ones first: so many, or as many as there are.
/// Answers how many that was as well.
///
/// # Errors
/// A [`TournamentRefusal`] to anyone but the organiser, once it has begun, and when there is none;
/// [`PlayError::Repeated`](dvonn_play::PlayError::Repeated).
pub async fn remove_computers(
    store: &Store,
    request: Request,
    level: Level,
    count: u32,
) -> Result<(TournamentRow, u32), TournamentError> {
    let mut tx = begin(store, request.interaction, request.at).await?;
    let row = hold_open(&mut tx, &request).await?;
    request.check_organiser(&row)?;
    let entrants = tx.entrants(row.id).await?;
    let of_level = entrants.iter().rev().filter(|entrant| entrant.player.level() == Some(level));
    let mut removed = 0;
    for entrant in of_level.take(count as usize) {
        tx.drop_entrant(row.id, entrant.number).await?;
        removed += 1;
    }
    if removed == 0 {
        return Err(TournamentRefusal::NoComputer.into());
    }
    request.record(&mut tx, &row, TournamentAction::ComputersRemoved).await?;
    let row = tx.change_tournament(&row, request.at).await?;
    tx.commit().await?;
    Ok((row, removed))
}

/// Lets the person who asks leave a tournament that has not begun.
///
/// # Errors
/// A [`TournamentRefusal`] once it has begun, where [`withdraw`](super::withdraw) is the way, and
/// when they are not in it; [`PlayError::Repeated`](dvonn_play::PlayError::Repeated).
pub async fn leave(store: &Store, request: Request) -> Result<TournamentRow, TournamentError> {
    let mut tx = begin(store, request.interaction, request.at).await?;
    let row = hold_open(&mut tx, &request).await?;
    if !tx.remove_entrant(row.id, request.person.id).await? {
        return Err(TournamentRefusal::NotIn(request.person.id).into());
    }
    let row = tx.change_tournament(&row, request.at).await?;
    tx.commit().await?;
    Ok(row)
}

async fn hold_open(tx: &mut Tx, request: &Request) -> Result<TournamentRow, TournamentError> {
    let row = request.hold(tx).await?;
    if row.state == TournamentState::Open {
        Ok(row)
    } else {
        Err(TournamentRefusal::NotOpen(Box::new(row)).into())
    }
}

fn check_room(row: &TournamentRow, entrants: usize, more: u32) -> Result<(), TournamentRefusal> {
    let most = most_entrants(row.kind);
    let after = u32::try_from(entrants).unwrap_or(u32::MAX).saturating_add(more);
    if after > most { Err(TournamentRefusal::Full { most }) } else { Ok(()) }
}
