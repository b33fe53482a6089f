//! A tournament with all who play in it and all that they have played.

use dvonn_model::{
    EntrantRow, NewPairing, PairingRow, TournamentId, TournamentKind, TournamentRow,
    TournamentState, UserId,
};
use dvonn_store::{Store, StoreError, Tx};

use super::record::Record;
use super::standings::{self, Standing};
use super::{knockout, round_robin, swiss};

/// A tournament, who plays in it, and whom they have played or are playing.
#[derive(Clone, Debug, PartialEq)]
pub struct Tournament {
    /// What it is.
    pub row: TournamentRow,
    /// Who plays in it, in the order of joining; those who withdrew as well.
    pub entrants: Vec<EntrantRow>,
    /// Its pairings so far, round by round and board by board.
    pub pairings: Vec<PairingRow>,
}

impl Tournament {
    /// The tournament of this number.
    ///
    /// # Errors
    /// The store's.
    pub async fn read(store: &Store, id: TournamentId) -> Result<Option<Tournament>, StoreError> {
        let Some(row) = store.tournament(id).await? else { return Ok(None) };
        let entrants = store.entrants(id).await?;
        let pairings = store.pairings(id).await?;
        Ok(Some(Tournament { row, entrants, pairings }))
    }

    /// The tournament of `row`, inside a transaction.
    pub(super) async fn load(tx: &mut Tx, row: TournamentRow) -> Result<Tournament, StoreError> {
        let entrants = tx.entrants(row.id).await?;
        let pairings = tx.pairings(row.id).await?;
        Ok(Tournament { row, entrants, pairings })
    }

    /// Who has this number.
    pub fn entrant(&self, number: u32) -> Option<&EntrantRow> {
        self.entrants.iter().find(|entrant| entrant.number == number)
    }

    /// This person, if they are in it.
    pub fn entrant_of(&self, person: UserId) -> Option<&EntrantRow> {
        self.entrants.iter().find(|entrant| entrant.player.is(person))
    }

    /// The pairings of a round, board by board.
    pub fn round(&self, round: u32) -> impl Iterator<Item = &PairingRow> {
        self.pairings.iter().filter(move |pairing| pairing.round == round)
    }

    /// Everybody, the best first, by all that is decided. Before the start nobody has done anything.
    pub fn standings(&self) -> Vec<Standing> {
        standings::standings(self.row.kind, &self.records(), &self.pairings)
    }

    /// Who won, once it is over: more than one if nothing tells them apart, and nobody of those who have
    /// no point, or of several who are left in a knockout.
    pub fn winners(&self) -> Vec<&EntrantRow> {
        if self.row.state != TournamentState::Over {
            return Vec::new();
        }
        let standings = self.standings();
        let first = standings.iter().filter(|standing| standing.place == 1 && standing.points > 0);
        let first: Vec<_> = first.filter_map(|standing| self.entrant(standing.entrant)).collect();
        let is_open = first.len() > 1 || first.iter().any(|first| first.withdrew.is_some());
        if self.row.kind == TournamentKind::Knockout && is_open { Vec::new() } else { first }
    }

    /// Who goes on in a knockout though nobody won this pairing.
    pub fn through_by_seed(&self, pairing: &PairingRow) -> Option<u32> {
        let undecided = pairing.points.filter(|points| points.white == points.black);
        undecided
            .filter(|_| self.row.kind == TournamentKind::Knockout && pairing.black.is_some())?;
        knockout::winner(&self.records(), pairing).map(|record| record.number)
    }

    /// Whether it was ended before its time.
    pub fn is_cut_off(&self) -> bool {
        let all = self.row.rounds.is_some_and(|rounds| self.row.round >= rounds);
        self.row.state == TournamentState::Over && !(all && self.is_decided())
    }

    /// What everybody has done, by seed.
    pub(super) fn records(&self) -> Vec<Record> {
        Record::all(&self.entrants, &self.pairings)
    }

    /// Whether nothing is left to be decided in the rounds so far.
    pub(super) fn is_decided(&self) -> bool {
        self.pairings.iter().all(|pairing| pairing.points.is_some())
    }

    /// The pairings of the round after the present one.
    pub(super) fn next_round(&self) -> Vec<NewPairing> {
        let (records, round) = (self.records(), self.row.round + 1);
        match self.row.kind {
            TournamentKind::RoundRobin | TournamentKind::DoubleRoundRobin => {
                round_robin::pair(&records, round)
            }
            TournamentKind::Swiss => swiss::pair(&records),
            TournamentKind::Knockout => knockout::pair(&records, &self.pairings, round),
        }
    }
}
