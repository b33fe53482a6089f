//! The start of a tournament: seeds, the number of rounds, the first round.

use dvonn_model::{TournamentAction, TournamentKind, TournamentRow, TournamentState};
use dvonn_play::begin_once;
use dvonn_store::{Store, StoreError, Tx};
use jiff::Timestamp;

use super::state::Tournament;
use super::{TournamentError, TournamentRefusal, TournamentRequest, knockout, round_robin, seeds};

/// Returns the default number of rounds for this number of entrants.
pub fn default_rounds(kind: TournamentKind, entrants: u32) -> u32 {
    match kind {
        TournamentKind::RoundRobin => round_robin::rounds(entrants),
        TournamentKind::DoubleRoundRobin => round_robin::rounds(entrants) * 2,
        TournamentKind::Swiss | TournamentKind::Knockout => knockout::rounds(entrants),
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
    let entrants = tx.entrants(row.id).await?;
    let count = u32::try_from(entrants.len()).unwrap_or(u32::MAX);
    if count < 2 {
        return Err(TournamentRefusal::TooFew.into());
    }
    let people = entrants.iter().filter(|entrant| entrant.player.person().is_some()).count();
    if people < 2 && !request.moderates {
        return Err(TournamentRefusal::TooFewPeople.into());
    }
    let order = seeds::strongest_first(&mut tx, row.guild, &entrants, request.at).await?;
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
    let mut tournament = Tournament::load(&mut tx, row).await?;
    tournament.pair_until_playable(&mut tx, request.at).await?;
    request.log_action_of_others(&mut tx, &tournament.row, TournamentAction::Started).await?;
    tournament.row = tx.change_tournament(&tournament.row, request.at).await?;
    tx.commit().await?;
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
            if self.row.rounds.is_none_or(|rounds| self.row.round >= rounds) {
                self.row.state = TournamentState::Over;
                self.row.round_ends_at = None;
                break;
            }
            let pairings = self.next_round();
            self.row.round += 1;
            self.row.round_ends_at = Some(at + self.row.round_length);
            tx.add_pairings(self.row.id, self.row.round, &pairings).await?;
            self.pairings = tx.pairings(self.row.id).await?;
        }
        Ok(())
    }
}
