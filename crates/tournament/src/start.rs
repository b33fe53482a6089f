//! The start of a tournament: seeds, the number of rounds, the first round.

use dvonn_model::{
    EntrantRow, EntryRules, NewTournamentRow, TournamentAction, TournamentId, TournamentKind,
    TournamentRow, TournamentState,
};
use dvonn_play::begin_once;
use dvonn_store::{Store, StoreError, Tx};
use jiff::Timestamp;

use super::standings::Standing;
use super::state::Tournament;
use super::{
    TeamRefusal, TournamentError, TournamentRefusal, TournamentRequest, knockout, round_robin,
    seeds, teams,
};

/// Returns the default number of rounds for this number of entrants.
pub fn default_rounds(kind: TournamentKind, entrants: u32) -> u32 {
    match kind {
        TournamentKind::RoundRobin => round_robin::rounds(entrants),
        TournamentKind::DoubleRoundRobin => round_robin::rounds(entrants) * 2,
        TournamentKind::Swiss | TournamentKind::Knockout => knockout::rounds(entrants),
        TournamentKind::Arena => 1,
        TournamentKind::Teams => teams::GAMES,
    }
}

/// Returns the maximum number of rounds of a Swiss tournament with this number of entrants, from 2:
/// as many as can be paired without anybody meeting the same opponent twice. With an odd number,
/// everybody has one bye.
pub fn max_rounds(entrants: u32) -> u32 {
    round_robin::rounds(entrants)
}

/// Starts a tournament: closes the entries and pairs the first round.
///
/// A Swiss tournament has the requested number of rounds, but at most [`max_rounds`].
///
/// # Errors
/// A [`TournamentRefusal`] for anyone but the organiser and moderators, if it has started, or if
/// there are fewer than two entrants, or fewer than two people and a moderator does not start it;
/// [`PlayError::Repeated`](dvonn_play::PlayError::Repeated).
pub async fn start(
    store: &Store,
    request: TournamentRequest,
) -> Result<Tournament, TournamentError> {
    let mut tx = begin_once(store, request.interaction, request.at).await?;
    let row = request.lock(&mut tx).await?;
    request.check_organiser(&row)?;
    if row.state != TournamentState::Open {
        return Err(TournamentRefusal::NotOpen(Box::new(row)).into());
    }
    if row.teams.is_some() {
        return Err(TeamRefusal::StartsByItself(Box::new(row)).into());
    }
    let entrants = tx.entrants(row.id).await?;
    if entrants.len() < EntryRules::LEAST as usize {
        return Err(TournamentRefusal::TooFew.into());
    }
    if !has_people(&entrants) && !request.moderates {
        return Err(TournamentRefusal::TooFewPeople.into());
    }
    let mut tournament = begin(&mut tx, row, &entrants, request.at).await?;
    request.log_action(&mut tx, &tournament.row, TournamentAction::Started, &[]).await?;
    tournament.row = tx.change_tournament(&tournament.row, request.at).await?;
    repeat(&mut tx, &tournament.row, request.at).await?;
    tx.commit().await?;
    Ok(tournament)
}

/// Starts a tournament whose time has come. With too few entrants, it is called off instead. Returns `None` if
/// it is not to start.
///
/// # Errors
/// Any database error.
pub(super) async fn start_by_itself(
    store: &Store,
    id: TournamentId,
    at: Timestamp,
) -> Result<Option<TournamentRow>, StoreError> {
    let mut tx = store.begin().await?;
    let is_time = |row: &TournamentRow| {
        row.state == TournamentState::Open && row.entry.starts_at.is_some_and(|time| time <= at)
    };
    let Some(row) = tx.lock_tournament(id).await?.filter(is_time) else { return Ok(None) };
    let entrants = tx.entrants(id).await?;
    let count = if row.teams.is_some() { teams::size(&entrants) } else { entrants.len() };
    let row = if count >= row.entry.least as usize && has_people(&entrants) {
        begin(&mut tx, row, &entrants, at).await?.row
    } else {
        TournamentRow { state: TournamentState::Cancelled, ..row }
    };
    let row = tx.change_tournament(&row, at).await?;
    repeat(&mut tx, &row, at).await?;
    tx.commit().await?;
    Ok(Some(row))
}

/// Returns true if at least two entrants are people.
fn has_people(entrants: &[EntrantRow]) -> bool {
    entrants.iter().filter(|entrant| entrant.player.person().is_some()).count() >= 2
}

/// Creates the next tournament of a series, if this one is of one that goes on. A series ends when nobody joins twice in
/// a row.
async fn repeat(tx: &mut Tx, row: &TournamentRow, at: Timestamp) -> Result<(), StoreError> {
    let Some((time, repeats)) = row.entry.starts_at.zip(row.entry.repeats) else { return Ok(()) };
    let Some((organiser, series)) = row.organiser.zip(row.series) else { return Ok(()) };
    if tx.entrants(row.id).await?.is_empty()
        && let Some(former) = tx.former_of_series(series, row.id).await?
        && tx.entrants(former.id).await?.is_empty()
    {
        return Ok(());
    }
    let zone = tx.settings(organiser).await?.zone();
    // From the first one on, so that a short month between does not shift the others.
    let first = tx.tournament(series).await?.and_then(|first| first.entry.starts_at);
    let starts_at = repeats.next(first.unwrap_or(time), at.max(time), &zone);
    let next = NewTournamentRow {
        guild: row.guild,
        channel: row.channel,
        name: row.name.clone(),
        kind: row.kind,
        organiser,
        by_moderator: tx.is_by_moderator(row.id).await?,
        rounds: row.rounds.filter(|_| row.kind == TournamentKind::Swiss),
        setup: row.setup,
        control: row.control,
        rated: row.rated,
        round_length: row.round_length,
        entry: EntryRules { starts_at: Some(starts_at), ..row.entry },
        series: row.series,
        edition: row.edition + 1,
        locale: row.locale.clone(),
        teams: None,
        at,
    };
    tx.create_tournament(next).await.map(drop)
}

/// Seeds the entrants of a tournament and pairs its first round. The caller must store its row.
async fn begin(
    tx: &mut Tx,
    row: TournamentRow,
    entrants: &[EntrantRow],
    at: Timestamp,
) -> Result<Tournament, StoreError> {
    let count = u32::try_from(entrants.len()).unwrap_or(u32::MAX);
    tx.clear_reserve(row.id).await?;
    let order = if row.teams.is_some() {
        let [order, rest] = teams::line_up(tx, &row, entrants, at).await?;
        for number in rest {
            tx.rest_entrant(row.id, number).await?;
        }
        order
    } else {
        seeds::strongest_first(tx, row.guild.into(), entrants, at).await?
    };
    for (seed, number) in (1..).zip(order) {
        tx.seed_entrant(row.id, number, seed).await?;
    }
    let rounds = match (row.kind, row.rounds) {
        (TournamentKind::Swiss, Some(rounds)) => rounds,
        (kind, _) => default_rounds(kind, count),
    };
    let rounds =
        if row.kind == TournamentKind::Swiss { rounds.min(max_rounds(count)) } else { rounds };
    let row = TournamentRow { state: TournamentState::Running, rounds: Some(rounds), ..row };
    let mut tournament = Tournament::load(tx, row).await?;
    tournament.pair_until_playable(tx, at).await?;
    Ok(tournament)
}

impl Tournament {
    /// Pairs rounds until there is a game to play, or ends the tournament. The caller must have
    /// locked it with [`Tx::lock_tournament`], and must store its row afterwards.
    pub(super) async fn pair_until_playable(
        &mut self,
        tx: &mut Tx,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        while self.row.state == TournamentState::Running && self.is_decided() {
            if self.row.kind == TournamentKind::Arena && self.row.round > 0 {
                // Its only round goes on, with what `release` adds.
                break;
            }
            if self.row.rounds.is_none_or(|rounds| self.row.round >= rounds) {
                return self.finish(tx).await;
            }
            let pairings = self.next_round();
            self.row.round += 1;
            self.row.round_ends_at = Some(at + self.row.round_length);
            tx.add_pairings(self.row.id, self.row.round, &pairings).await?;
            self.pairings = tx.pairings(self.row.id).await?;
        }
        Ok(())
    }

    /// Ends a tournament that was played to its end, and stores the final places. The caller must store its row.
    pub(super) async fn finish(&mut self, tx: &mut Tx) -> Result<(), StoreError> {
        self.row.state = TournamentState::Over;
        self.row.round_ends_at = None;
        // The tie-breaks of a league are others, and in a match between two servers it is not people who win.
        let has_places = self.row.league.is_none() && self.row.teams.is_none();
        let standings = if has_places { self.standings() } else { Vec::new() };
        for Standing { entrant, place, .. } in standings {
            tx.place_entrant(self.row.id, entrant, place).await?;
        }
        Ok(())
    }
}
