//! The cycles of a league: asking its people, ending a cycle, beginning the next.

use std::collections::{BTreeMap, BTreeSet};

use dvonn_model::{
    ChannelId, EntrantRow, EntryRow, LeagueId, LeagueRow, LeagueState, PairingRow, Player,
    PlayerId, PostKey, TournamentState,
};
use dvonn_store::{Store, StoreError, Tx};
use jiff::{SignedDuration, Timestamp};

use super::{Division, after_cycle, next_order, schedule, sizes};
use crate::seeds;
use crate::state::Tournament;

/// How long a cycle is put off if there are too few people.
const PUT_OFF: SignedDuration = SignedDuration::from_hours(7 * 24);
/// When the cycle is put off so many times in a row, the organiser is told what they can do, and nobody is called again.
pub const STALLED: u32 = 3;
/// A cycle that begins later than this after its time, since the bot was down, has its full length all the same.
const LATE: SignedDuration = SignedDuration::from_hours(24);
/// Who has lost so many games of a cycle without a move goes to the end of the order.
const ABSENCES: usize = 2;

/// Does what is due in a league: asks its people, or ends a cycle and begins the next. Returns `None` if there
/// was nothing to do.
///
/// # Errors
/// Any database error.
pub async fn advance(
    store: &Store,
    id: LeagueId,
    at: Timestamp,
) -> Result<Option<LeagueRow>, StoreError> {
    let mut tx = store.begin().await?;
    let row = tx.lock_league(id).await?;
    let Some(mut row) = row.filter(|row| row.due_at().is_some_and(|due| due <= at)) else {
        return Ok(None);
    };
    match row.state {
        LeagueState::Running => {
            row.state = LeagueState::Asking;
            tx.raise_invitation(&row, at).await?;
            tell_abroad(&mut tx, &row, at).await?;
        }
        LeagueState::Asking => {
            if !end_cycle(&mut tx, &row, at).await? {
                return Ok(None);
            }
            row.state = LeagueState::Waiting;
            begin_cycle(&mut tx, &mut row, at).await?;
        }
        LeagueState::Waiting => begin_cycle(&mut tx, &mut row, at).await?,
        LeagueState::Closed => return Ok(None),
    }
    tx.save_league(&row, at).await?;
    tx.commit().await?;
    Ok(Some(row))
}

/// Sets the final places of a cycle and raises its results. Returns false if a division is not over yet.
async fn end_cycle(tx: &mut Tx, row: &LeagueRow, at: Timestamp) -> Result<bool, StoreError> {
    for division in divisions(tx, row).await? {
        if division.row.state == TournamentState::Running {
            return Ok(false);
        }
        for (place, line) in (1..).zip(Division::of(&division).table()) {
            tx.place_entrant(division.row.id, line.entrant, place).await?;
        }
        // Its last change is the end of the cycle, also if all its games were over before.
        tx.change_tournament(&division.row, at).await?;
    }
    tx.raise_post(PostKey::league_results(row.id, row.cycle), at).await?;
    tx.raise_post(PostKey::league_results_news(row.id, row.cycle), at).await?;
    tell_abroad(tx, row, at).await?;
    Ok(true)
}

/// Raises what the players of the present cycle are told who play from other servers: a question or, at the end, the
/// results.
async fn tell_abroad(tx: &mut Tx, row: &LeagueRow, at: Timestamp) -> Result<(), StoreError> {
    let mut channels = BTreeSet::<ChannelId>::new();
    for division in tx.divisions(row.id, row.cycle).await? {
        let entrants = tx.entrants(division.id).await?.into_iter();
        channels.extend(entrants.filter_map(|entrant| Some(entrant.home?.channel)));
    }
    for channel in channels {
        tx.raise_post(PostKey::league_abroad(row.id, channel), at).await?;
    }
    Ok(())
}

/// Begins the next cycle with those who are in. Puts it off if they are too few.
async fn begin_cycle(tx: &mut Tx, row: &mut LeagueRow, at: Timestamp) -> Result<(), StoreError> {
    let entries = admitted(tx, row).await?;
    let sizes = sizes(entries.len(), row.size as usize);
    // Whatever follows, the invitation changes.
    tx.raise_invitation(row, at).await?;
    if sizes.is_empty() {
        row.ends_at = at.max(row.ends_at) + PUT_OFF;
        row.put_off += 1;
        if row.put_off == STALLED {
            let key = PostKey::league_stalls(row.id);
            tx.raise_post_with(key, row.organiser, None, at).await?;
        }
        return Ok(());
    }
    row.put_off = 0;
    let order = order(tx, row, &entries, at).await?;
    let begins_at = if at.duration_since(row.ends_at) > LATE { at } else { row.ends_at };
    row.cycle += 1;
    row.state = LeagueState::Running;
    tx.raise_post(PostKey::league_start_news(row.id, row.cycle), at).await?;
    row.ends_at = begins_at + row.length();
    // Its event has begun, and stays until it ends.
    (row.event, row.event_at) = (None, None);
    let mut rest = order.as_slice();
    for (number, size) in (1..).zip(sizes) {
        let (people, others) = rest.split_at(size);
        rest = others;
        begin_division(tx, row, number, people, at).await?;
    }
    tx.clear_entries(row.id).await
}

/// Returns who is in, in the order in which they entered, and takes out those who may not play any more.
async fn admitted(tx: &mut Tx, row: &LeagueRow) -> Result<Vec<EntryRow>, StoreError> {
    let mut admitted = Vec::new();
    for entry in tx.league_entries(row.id).await? {
        if may_play(tx, row, &entry).await? {
            admitted.push(entry);
        } else {
            tx.drop_entry(row.id, entry.person.id).await?;
        }
    }
    Ok(admitted)
}

/// Returns true if somebody may play in the league: they are not blocked in its server and, of the championship,
/// neither barred nor blocked in their own, which lets its people play on other servers.
async fn may_play(tx: &mut Tx, row: &LeagueRow, entry: &EntryRow) -> Result<bool, StoreError> {
    let who = entry.person.id;
    if tx.block(row.guild, who).await?.is_some() || row.everywhere && tx.is_barred(who).await? {
        return Ok(false);
    }
    let Some(home) = &entry.home else { return Ok(true) };
    Ok(tx.server(home.guild).await?.seeks && tx.block(home.guild, who).await?.is_none())
}

/// Returns the people of the next cycle in the order of the league.
async fn order(
    tx: &mut Tx,
    row: &LeagueRow,
    entries: &[EntryRow],
    at: Timestamp,
) -> Result<Vec<EntryRow>, StoreError> {
    let people: BTreeMap<_, _> =
        entries.iter().map(|entry| (PlayerId::from(entry.person.id), entry)).collect();
    let entered: Vec<_> = entries.iter().map(|entry| PlayerId::from(entry.person.id)).collect();
    let order = if row.cycle == 0 {
        by_rating(tx, row, entries, at).await?
    } else {
        let divisions = divisions(tx, row).await?;
        let tables: Vec<_> = divisions.iter().map(final_table).collect();
        let absentees: Vec<_> = divisions.iter().flat_map(absentees).collect();
        next_order(&after_cycle(&tables, row.moves as usize), &entered, &absentees)
    };
    Ok(order.iter().filter_map(|id| people.get(id).copied()).cloned().collect())
}

/// Returns the order of the first cycle.
async fn by_rating(
    tx: &mut Tx,
    row: &LeagueRow,
    entries: &[EntryRow],
    at: Timestamp,
) -> Result<Vec<PlayerId>, StoreError> {
    let entrant = |(number, entry): (u32, &EntryRow)| EntrantRow {
        number,
        player: entry.person.clone().into(),
        seed: None,
        withdrew: None,
        place: None,
        home: None,
    };
    let entrants: Vec<_> = (1..).zip(entries).map(entrant).collect();
    let order = seeds::strongest_first(tx, row.scope(), &entrants, at).await?;
    let of = |number: &u32| entrants.iter().find(|entrant| entrant.number == *number);
    Ok(order.iter().filter_map(of).map(|entrant| PlayerId::from(&entrant.player)).collect())
}

async fn begin_division(
    tx: &mut Tx,
    row: &LeagueRow,
    number: u32,
    people: &[EntryRow],
    at: Timestamp,
) -> Result<(), StoreError> {
    let pairings = schedule(u32::try_from(people.len()).unwrap_or(u32::MAX), row.twice);
    let rounds = pairings.last().map_or(0, |(round, _)| *round);
    let division = tx.create_division(row, number, rounds, at).await?;
    for (seed, entry) in (1..).zip(people) {
        let player = Player::from(entry.person.clone());
        tx.add_entrant(division.id, &player, entry.home.as_ref()).await?;
        tx.seed_entrant(division.id, seed, seed).await?;
    }
    for (round, pairing) in pairings {
        tx.add_pairings(division.id, round, &[pairing]).await?;
    }
    tx.hold_pairings(division.id).await?;
    tx.raise_post(PostKey::division(division.id), at).await?;
    Tournament::load(tx, division).await?.release(tx, at).await
}

/// Returns the divisions of the present cycle, locked.
async fn divisions(tx: &mut Tx, row: &LeagueRow) -> Result<Vec<Tournament>, StoreError> {
    let mut divisions = Vec::new();
    for division in tx.divisions(row.id, row.cycle).await? {
        if let Some(locked) = tx.lock_tournament(division.id).await? {
            divisions.push(Tournament::load(tx, locked).await?);
        }
    }
    Ok(divisions)
}

/// Returns the people of a division that is over, best first.
fn final_table(division: &Tournament) -> Vec<PlayerId> {
    let mut entrants: Vec<_> = division.entrants.iter().collect();
    entrants.sort_by_key(|entrant| entrant.place);
    entrants.into_iter().map(|entrant| PlayerId::from(&entrant.player)).collect()
}

/// Returns those who have lost too many games without a move.
fn absentees(division: &Tournament) -> Vec<PlayerId> {
    let without_move = |pairing: &&PairingRow| pairing.forfeit && pairing.game.is_some();
    let lost = |entrant: &EntrantRow| {
        let games = division.pairings.iter().filter(without_move);
        games.filter(|pairing| pairing.lost(entrant.number)).count()
    };
    let absent = division.entrants.iter().filter(|entrant| lost(entrant) >= ABSENCES);
    absent.map(|entrant| PlayerId::from(&entrant.player)).collect()
}
