//! A tournament with its entrants and pairings.

use dvonn_model::{
    EntrantRow, NewPairing, PairingRow, TournamentId, TournamentKind, TournamentRow,
    TournamentState, UserId,
};
use dvonn_store::{Store, StoreError, Tx};

use super::record::EntrantResults;
use super::standings::{self, Standing};
use super::{arena, knockout, round_robin, swiss, teams};

/// A tournament, its entrants, and their pairings.
#[derive(Clone, Debug, PartialEq)]
pub struct Tournament {
    /// The stored row.
    pub row: TournamentRow,
    /// The entrants in the order of joining, including those who have withdrawn.
    pub entrants: Vec<EntrantRow>,
    /// The pairings so far, by round and board.
    pub pairings: Vec<PairingRow>,
}

impl Tournament {
    /// Returns a tournament by its id.
    ///
    /// # Errors
    /// Any database error.
    pub async fn read(store: &Store, id: TournamentId) -> Result<Option<Tournament>, StoreError> {
        let Some(row) = store.tournament(id).await? else { return Ok(None) };
        let entrants = store.entrants(id).await?;
        let pairings = store.pairings(id).await?;
        Ok(Some(Tournament { row, entrants, pairings }))
    }

    /// Reads the tournament of `row` inside a transaction.
    pub(super) async fn load(tx: &mut Tx, row: TournamentRow) -> Result<Tournament, StoreError> {
        let entrants = tx.entrants(row.id).await?;
        let pairings = tx.pairings(row.id).await?;
        Ok(Tournament { row, entrants, pairings })
    }

    /// Returns the entrant with this number.
    pub fn entrant(&self, number: u32) -> Option<&EntrantRow> {
        self.entrants.iter().find(|entrant| entrant.number == number)
    }

    /// Returns the entrant who is this person.
    pub fn entrant_of(&self, person: UserId) -> Option<&EntrantRow> {
        self.entrants.iter().find(|entrant| entrant.player.is(person))
    }

    /// Returns the pairings of a round, by board.
    pub fn round(&self, round: u32) -> impl Iterator<Item = &PairingRow> {
        self.pairings.iter().filter(move |pairing| pairing.round == round)
    }

    /// Returns the standings so far, best first.
    pub fn standings(&self) -> Vec<Standing> {
        standings::standings(self.row.kind, &self.records(), &self.pairings)
    }

    /// Returns the winners once the tournament is over. Several entrants may share first place.
    /// Empty if nobody has points, if a knockout was ended with several entrants left, and if teams won.
    pub fn winners(&self) -> Vec<&EntrantRow> {
        if self.row.state != TournamentState::Over || self.row.teams.is_some() {
            return Vec::new();
        }
        let standings = self.standings();
        let first = standings.iter().filter(|standing| standing.place == 1 && standing.points > 0);
        let first: Vec<_> = first.filter_map(|standing| self.entrant(standing.entrant)).collect();
        let is_open = first.len() > 1 || first.iter().any(|first| first.withdrew.is_some());
        if self.row.kind == TournamentKind::Knockout && is_open { Vec::new() } else { first }
    }

    /// Returns who advances in a knockout if this pairing has no winner.
    pub fn advances_by_seed(&self, pairing: &PairingRow) -> Option<u32> {
        let undecided = pairing.points.filter(|points| points.white == points.black);
        undecided
            .filter(|_| self.row.kind == TournamentKind::Knockout && pairing.black.is_some())?;
        knockout::winner(&self.records(), pairing).map(|record| record.number)
    }

    /// Returns true if the tournament was ended early.
    pub fn ended_early(&self) -> bool {
        let all = self.row.rounds.is_some_and(|rounds| self.row.round >= rounds);
        let is_complete = self.row.kind == TournamentKind::Arena || (all && self.is_decided());
        self.row.state == TournamentState::Over && !is_complete
    }

    /// Returns all entrants' records, by seed.
    pub(super) fn records(&self) -> Vec<EntrantResults> {
        EntrantResults::all(&self.entrants, &self.pairings)
    }

    /// Returns true if all pairings so far are decided.
    pub(super) fn is_decided(&self) -> bool {
        self.pairings.iter().all(|pairing| pairing.points.is_some())
    }

    /// Returns the pairings of the next round.
    pub(super) fn next_round(&self) -> Vec<NewPairing> {
        let (records, round) = (self.records(), self.row.round + 1);
        match self.row.kind {
            TournamentKind::RoundRobin | TournamentKind::DoubleRoundRobin => {
                round_robin::pair(&records, round)
            }
            TournamentKind::Swiss => swiss::pair(&records),
            TournamentKind::Knockout => knockout::pair(&records, &self.pairings, round),
            TournamentKind::Arena => arena::pair(&records, &self.pairings),
            TournamentKind::Teams => teams::pair(&records, &self.entrants, round),
        }
    }
}
