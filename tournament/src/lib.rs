//! Tournaments: rounds, pairings, standings, and what moves them on.
//!
//! Pairing and standings are pure. Each service is one transaction on the store, and returns the new
//! state or a [`TournamentRefusal`], which a view turns into a sentence. This crate knows `dvonn-play`
//! and what is below it. It knows nothing of Discord, SQL or words, and takes the time as a parameter.
//!
//! # A round
//!
//! Nothing of a tournament is in memory, and nobody waits: whatever is to be done follows from the
//! rows. A pairing without a game wants one begun ([`begin_pairing`], once there is a thread to play
//! it in); a game that has ended wants to be counted, a deadline to be kept, and a round in which all
//! is decided to be followed by the next or by the end ([`move_on`], of each of
//! [`Store::tournaments_due`](dvonn_store::Store::tournaments_due)). Done twice, or by two processes
//! at once, each of these is done once, since whoever does it holds the tournament's row and looks
//! again.
//!
//! Locks are taken in one order: vacations, games, the ladder, the tournament. So what ends a game
//! does so before it looks at the tournament, in a transaction of its own or the same; only a game
//! that begins, which nobody else can hold, comes after.

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

pub use absent::{desert, relocate};
pub use enter::{
    LONGEST_NAME, LONGEST_ROUND, MOST_ROUNDS, NewTournament, add_computers, create, join, leave,
    most_entrants, remove_computers, shortest_round,
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

/// What somebody asks for in a tournament.
#[derive(Clone, Debug)]
pub struct Request {
    /// The tournament.
    pub tournament: TournamentId,
    /// The server in which they ask.
    pub guild: GuildId,
    /// Who asks.
    pub person: Person,
    /// Whether they may decide about the tournaments of others, as the caller has made sure.
    pub moderates: bool,
    /// The interaction that asked: it counts once, however often it is delivered.
    pub interaction: InteractionId,
    /// Now.
    pub at: Timestamp,
}

/// Why something was not done: the person is told in a sentence, and nothing has changed.
#[derive(Clone, Debug, PartialEq)]
pub enum TournamentRefusal {
    /// The server has no tournament of this number.
    Unknown(TournamentId),
    /// The name is empty, or has more than [`LONGEST_NAME`] characters.
    Name,
    /// A board that somebody has to give or to choose from cannot be had for every game.
    Setup,
    /// So many rounds cannot be had: from 1 to [`MOST_ROUNDS`].
    Rounds,
    /// How many rounds there are follows from who plays, in every kind but Swiss.
    RoundsFixed(TournamentKind),
    /// A round lasts from this, which is [`shortest_round`], to [`LONGEST_ROUND`].
    RoundLength {
        /// For the person who asked.
        shortest: SignedDuration,
    },
    /// So many that are not over are the most.
    TooMany {
        /// How many.
        most: usize,
        /// Whether they are this organiser's, and not the server's.
        own: bool,
    },
    /// Only the organiser may do this, unless they were deleted, and moderators.
    NotTheOrganiser(Option<UserId>),
    /// It has begun, or is over, or was called off.
    NotOpen(Box<TournamentRow>),
    /// It has not begun, or is over, or was called off.
    NotRunning(Box<TournamentRow>),
    /// It is over, or was called off.
    IsOver(Box<TournamentRow>),
    /// The person may not play in this server.
    Blocked {
        /// Why, in a moderator's words.
        reason: String,
    },
    /// No more can join than so many.
    Full {
        /// How many.
        most: u32,
    },
    /// No computer of this level is in it.
    NoComputer,
    /// Who does not moderate can add no more of the computer than so many.
    TooManyComputers {
        /// How many.
        most: usize,
    },
    /// The person is in it already.
    Joined,
    /// This person is not in it.
    NotIn(UserId),
    /// This person has withdrawn before.
    Withdrawn(UserId),
    /// It takes two to begin.
    TooFew,
}

/// Why a request did not lead to anything new.
#[derive(Debug, thiserror::Error)]
pub enum TournamentError {
    /// The person asked for something that cannot be done.
    #[error("refused: {0:?}")]
    Refused(TournamentRefusal),
    /// The request was made before, a game could not be begun or ended, or the store failed.
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

impl Request {
    /// The tournament, which nobody else can change before the transaction is over.
    async fn hold(&self, tx: &mut Tx) -> Result<TournamentRow, TournamentError> {
        let row = tx.lock_tournament(self.tournament).await?;
        let row = row.filter(|row| row.guild == self.guild);
        Ok(row.ok_or(TournamentRefusal::Unknown(self.tournament))?)
    }

    /// Makes sure that this person decides about the tournament.
    fn check_organiser(&self, row: &TournamentRow) -> Result<(), TournamentRefusal> {
        if self.moderates || row.organiser == Some(self.person.id) {
            Ok(())
        } else {
            Err(TournamentRefusal::NotTheOrganiser(row.organiser))
        }
    }

    /// Writes down what a moderator does with somebody else's tournament.
    async fn record(
        &self,
        tx: &mut Tx,
        row: &TournamentRow,
        direction: TournamentAction,
    ) -> Result<(), StoreError> {
        if row.organiser == Some(self.person.id) {
            return Ok(());
        }
        let action = Action::Directed(direction, row.id);
        let decision = Decision { moderator: Some(self.person.id), reason: String::new() };
        tx.record_action(row.guild, &action, &decision, self.at).await
    }
}

#[cfg(test)]
mod tests;
