//! Tournaments: rounds, pairings, standings, and moving on from round to round.
//!
//! Pairings and standings are pure functions. Each request is one transaction on the store, and
//! returns the new state or a [`TournamentRefusal`], which a view turns into a sentence. This crate
//! knows `dvonn-play` and the crates below it. It knows nothing of Discord, SQL or the texts that
//! players read, and takes the time as a parameter.
//!
//! # A round
//!
//! No tournament is kept in memory: everything that has to be done follows from the database. A
//! pairing without a game needs one ([`begin_pairing`], once there is a thread for it). Ended games
//! must be counted, the deadline enforced, and a round in which everything is decided must be
//! followed by the next one or the end ([`move_on`], for each of
//! [`Store::tournaments_due`](dvonn_store::Store::tournaments_due)). It does not matter if two
//! processes do the same at once: each locks the tournament's row and reads it again.
//!
//! Locks are taken in this order: vacations, games, the ladder, the tournament. So ending a game
//! comes before looking at the tournament, in the same transaction or one of its own. Only a new
//! game, which nobody else can lock, comes after.

mod absent;
mod enter;
mod knockout;
mod matching;
mod outcome;
mod record;
mod round;
mod round_robin;
mod seeds;
mod standings;
mod start;
mod state;
mod swiss;
mod told;
mod withdraw;

pub use absent::{relocate, withdraw_absent};
pub use enter::{
    LONGEST_NAME, LONGEST_ROUND, MOST_ROUNDS, TournamentOptions, add_computers, create, join,
    leave, most_entrants, remove_computers, shortest_round,
};
pub use outcome::TournamentOutcome;
pub use round::{Moved, PATIENCE, begin_pairing, move_on};
pub use standings::Standing;
pub use start::{default_rounds, start};
pub use state::Tournament;
pub use told::announced;
pub use withdraw::{Withdrawn, end, withdraw};

use dvonn_model::{
    Action, Decision, GuildId, InteractionId, Person, TournamentAction, TournamentId,
    TournamentKind, TournamentRow, UserId,
};
use dvonn_play::PlayError;
use dvonn_store::{StoreError, Tx};
use jiff::{SignedDuration, Timestamp};

/// A request about a tournament.
#[derive(Clone, Debug)]
pub struct TournamentRequest {
    /// The tournament.
    pub tournament: TournamentId,
    /// The server in which the request is made.
    pub guild: GuildId,
    /// Who asks.
    pub person: Person,
    /// Whether they may manage other people's tournaments, as checked by the caller.
    pub moderates: bool,
    /// The interaction behind the request. It counts once, however often it is delivered.
    pub interaction: InteractionId,
    /// The current time.
    pub at: Timestamp,
}

/// Why a request was refused. The person sees it as a sentence, and nothing has changed.
#[derive(Clone, Debug, PartialEq)]
pub enum TournamentRefusal {
    /// The server has no tournament with this number.
    Unknown(TournamentId),
    /// The name is empty, or has more than [`LONGEST_NAME`] characters.
    Name,
    /// The setup needs a given or chosen board, which is impossible for a tournament.
    Setup,
    /// The number of rounds is out of range: 1 to [`MOST_ROUNDS`].
    Rounds,
    /// The number of rounds can be chosen only in a Swiss tournament.
    RoundsFixed(TournamentKind),
    /// The length of a round is out of range: [`shortest_round`] to [`LONGEST_ROUND`].
    RoundLength {
        /// The minimum for this person.
        shortest: SignedDuration,
    },
    /// There are too many unfinished tournaments.
    TooMany {
        /// The maximum number.
        most: usize,
        /// True if the limit is that of the organiser, not of the server.
        own: bool,
    },
    /// Only the organiser and moderators may do this. `None` if the organiser has deleted their
    /// data.
    NotTheOrganiser(Option<UserId>),
    /// The tournament has begun, or is over.
    NotOpen(Box<TournamentRow>),
    /// The tournament has not begun, or is over.
    NotRunning(Box<TournamentRow>),
    /// The tournament is over.
    IsOver(Box<TournamentRow>),
    /// The person is blocked in this server.
    Blocked {
        /// The moderator's reason.
        reason: String,
    },
    /// The tournament is full.
    Full {
        /// The maximum number of entrants.
        most: u32,
    },
    /// It has no computer entrant of this level.
    NoComputer,
    /// Only a moderator can add more computer entrants.
    TooManyComputers {
        /// The maximum number for others.
        most: usize,
    },
    /// The person has already joined.
    Joined,
    /// This person has not joined.
    NotIn(UserId),
    /// This person has already withdrawn.
    Withdrawn(UserId),
    /// A tournament needs at least two entrants.
    TooFew,
}

/// Why a request failed.
#[derive(Debug, thiserror::Error)]
pub enum TournamentError {
    /// The request was refused.
    #[error("refused: {0:?}")]
    Refused(TournamentRefusal),
    /// The interaction was already processed, a game could not be started or ended, or the database
    /// failed.
    #[error(transparent)]
    Play(#[from] PlayError),
}

impl From<TournamentRefusal> for TournamentError {
    fn from(refusal: TournamentRefusal) -> TournamentError {
        TournamentError::Refused(refusal)
    }
}

impl From<StoreError> for TournamentError {
    fn from(error: StoreError) -> TournamentError {
        TournamentError::Play(error.into())
    }
}

impl TournamentRequest {
    /// Returns the tournament and locks it until the end of the transaction.
    async fn lock(&self, tx: &mut Tx) -> Result<TournamentRow, TournamentError> {
        let row = tx.lock_tournament(self.tournament).await?;
        let row = row.filter(|row| row.guild == self.guild);
        Ok(row.ok_or(TournamentRefusal::Unknown(self.tournament))?)
    }

    /// Checks that this person may manage the tournament.
    fn check_organiser(&self, row: &TournamentRow) -> Result<(), TournamentRefusal> {
        if self.moderates || row.organiser == Some(self.person.id) {
            Ok(())
        } else {
            Err(TournamentRefusal::NotTheOrganiser(row.organiser))
        }
    }

    /// Adds an entry to the moderation log if the tournament is somebody else's.
    async fn log_action(
        &self,
        tx: &mut Tx,
        row: &TournamentRow,
        direction: TournamentAction,
    ) -> Result<(), StoreError> {
        if row.organiser == Some(self.person.id) {
            return Ok(());
        }
        let action = Action::TournamentManaged(direction, row.id);
        let decision = Decision { moderator: Some(self.person.id), reason: String::new() };
        tx.record_action(row.guild, &action, &decision, self.at).await
    }
}

#[cfg(test)]
mod tests;
