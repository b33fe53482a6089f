//! Tournaments: rounds, pairings, standings, and advancing from round to round.
//!
//! Pairings and standings are pure functions. Each request is one transaction on the store, and
//! returns the new state or a [`TournamentRefusal`], which a view turns into a sentence. This crate
//! uses `dvonn-play` and the crates below it. It knows nothing about Discord, SQL or the texts that
//! players read, and takes the time as a parameter.
//!
//! # A round
//!
//! No tournament is kept in memory: everything to do follows from the database. A pairing without a
//! game needs one ([`start_pairing`], once there is a thread for it). Ended games must be counted,
//! the deadline must be enforced, and once everything in a round is decided, the next round or the
//! end must follow ([`advance_tournament`], for each of
//! [`Store::tournaments_due`](dvonn_store::Store::tournaments_due)). Two processes may do this at
//! once: each locks the tournament's row and reads it again.
//!
//! Locks are taken in this order: vacations, challenges, games, the ladder, the tournament. So end
//! a game before locking the tournament, in the same transaction or a separate one. Only starting a
//! game comes after, because nobody else can lock a new game.
//!
//! Each change raises the post that shows the tournament's *stage*: its entrants, a round, the end. An
//! entrant who withdraws is dealt with in `withdraw`, one who leaves the server in `absent`, and one whom somebody else
//! replaces in `replace`. What organisers see, and how they remind players, is in `late`.
//!
//! The computer can enter several times. Each entry has a name, a star, by its number among the
//! entrants. A game stores the numbers of the entries that play it, so it shows their names
//! wherever it is shown.
//!
//! A person plays at most `games.per_person` games and tournaments at once. The games of a
//! tournament start in any case: it counts when somebody joins.
//!
//! `teams` has matches between two servers.
//!
//! [`league`] has leagues, whose divisions are tournaments.

mod absent;
mod arena;
mod create;
mod enter;
mod knockout;
mod late;
pub mod league;
mod matching;
mod outcome;
mod record;
mod replace;
mod round;
mod round_robin;
mod seeds;
mod series;
mod standings;
mod start;
mod state;
mod swiss;
mod teams;
mod time;
mod withdraw;

pub use absent::{relocate, withdraw_absent};
pub use create::{
    MAX_ROUND_LENGTH, MAX_ROUNDS, MAX_TOURNAMENT_NAME, TournamentOptions, create, min_round_length,
};
pub use enter::{Joined, add_computers, add_person, join, leave, remove_computers};
pub use late::{Overview, Progress, REMINDER_PAUSE, remind};
pub use outcome::TournamentOutcome;
pub use replace::{can_replace, check_replacement, replace};
pub use round::{Moved, PATIENCE, advance_tournament, move_game, start_pairing};
pub use series::{SeriesStanding, SeriesTable};
pub use standings::Standing;
pub use start::{default_rounds, max_rounds, start};
pub use state::Tournament;
pub use teams::{
    Acceptance, TeamBoard, TeamRefusal, accept, find_invitation, read_code, record_refusal,
};
pub use time::{clock_for, longest_game};
pub use withdraw::{Withdrawn, check_end, check_withdrawal, end, retract, withdraw};

use dvonn_model::{
    Action, Decision, GuildId, InteractionId, Person, RoleId, TournamentAction, TournamentId,
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
    /// The person who makes the request.
    pub person: Person,
    /// Whether they may manage other people's tournaments, as the caller must have checked.
    pub moderates: bool,
    /// The interaction behind the request. If Discord delivers it twice, it counts once.
    pub interaction: InteractionId,
    /// The current time.
    pub at: Timestamp,
}

/// Why a request was refused. The person sees it as a sentence, and nothing has changed.
#[derive(Clone, Debug, PartialEq)]
pub enum TournamentRefusal {
    /// The server has no tournament with this number.
    Unknown(TournamentId),
    /// The name is empty, or has more than [`MAX_TOURNAMENT_NAME`] characters.
    Name,
    /// The clock of an arena must be live.
    ArenaClock,
    /// The setup needs a person to give or choose a board, which is impossible in a tournament.
    Setup,
    /// The number of rounds is out of range: 1 to [`MAX_ROUNDS`].
    Rounds,
    /// The number of rounds can be chosen only in a Swiss tournament.
    RoundsFixed(TournamentKind),
    /// The length of a round is out of range: [`min_round_length`] to [`MAX_ROUND_LENGTH`].
    RoundLength {
        /// The minimum for this person.
        shortest: SignedDuration,
    },
    /// There are too many unfinished tournaments.
    TooMany {
        /// The maximum number.
        most: usize,
        /// True if the limit is per organiser, not per server.
        own: bool,
    },
    /// The organiser has created another tournament a short time ago.
    TooSoon {
        /// When they may create the next one.
        until: Timestamp,
    },
    /// Only the organiser and moderators may do this. `None` if the organiser has deleted their
    /// data.
    NotTheOrganiser(Option<UserId>),
    /// The tournament is a division of a league.
    Division(Box<TournamentRow>),
    /// The tournament has started, or is over.
    NotOpen(Box<TournamentRow>),
    /// The tournament has not started, or is over.
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
    /// It has no computer entrant at this level.
    NoComputer,
    /// Only a moderator can add this many computer entrants.
    TooManyComputers {
        /// The maximum number for others.
        most: usize,
    },
    /// The numbers of entrants are out of range.
    Players {
        /// The fewest entrants of any tournament.
        least: u32,
        /// The most entrants of this kind.
        most: u32,
    },
    /// The lower end of a range is above the higher one.
    Reversed {
        /// The number that should come first.
        low: u32,
        /// The number that does.
        high: u32,
    },
    /// It would start in the past, or more than a year ahead.
    StartTime,
    /// A series needs a time when it starts.
    RepeatsWithoutStart,
    /// Only moderators can create a series.
    RepeatsForModerators,
    /// The rating of this person is not in the range of the tournament.
    OutOfRange {
        /// The person.
        person: UserId,
        /// Their rating.
        own: u32,
        /// The lowest rating.
        from: Option<u32>,
        /// The highest.
        to: Option<u32>,
    },
    /// This person does not have the role that it is for.
    WithoutRole {
        /// The person.
        person: UserId,
        /// The role.
        role: RoleId,
    },
    /// Only those enter whom the organiser adds. `None` if the organiser has deleted their data.
    NotInvited(Option<UserId>),
    /// The person has already joined.
    Joined,
    /// Somebody enters this person, who has already joined.
    Entered(UserId),
    /// Somebody enters this person, who plays as many games and tournaments as one may.
    EntrantBusy(UserId),
    /// This person has not joined.
    NotIn(UserId),
    /// This person has already withdrawn.
    Withdrawn(UserId),
    /// The game does not wait for a late player, or does not count in the tournament.
    NotLate,
    /// The organisers have reminded this player of the game a short time ago.
    Reminded {
        /// The player.
        person: UserId,
        /// When they can do so again.
        until: Timestamp,
    },
    /// This person is paired with the organiser or moderator who wants to withdraw or replace them.
    OwnOpponent(UserId),
    /// In a knockout, who loses is out, and people join an arena by themselves: nobody can replace this person.
    Irreplaceable(UserId),
    /// Organisers and moderators cannot take somebody's place.
    ReplacesThemselves,
    /// It is about a match between the teams of two servers.
    Teams(TeamRefusal),
    /// A tournament needs at least two entrants.
    TooFew,
    /// Only a moderator can start a tournament with fewer than two people.
    TooFewPeople,
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

impl From<TeamRefusal> for TournamentRefusal {
    fn from(refusal: TeamRefusal) -> TournamentRefusal {
        TournamentRefusal::Teams(refusal)
    }
}

impl From<TeamRefusal> for TournamentError {
    fn from(refusal: TeamRefusal) -> TournamentError {
        TournamentError::Refused(refusal.into())
    }
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
    /// Returns the tournament and locks it until the end of the transaction. Refuses divisions.
    async fn lock(&self, tx: &mut Tx) -> Result<TournamentRow, TournamentError> {
        let row = self.lock_any(tx).await?;
        refuse_divisions(&row)?;
        Ok(row)
    }

    /// Returns the tournament or division and locks it until the end of the transaction.
    async fn lock_any(&self, tx: &mut Tx) -> Result<TournamentRow, TournamentError> {
        let row = tx.lock_tournament(self.tournament).await?;
        let row = row.filter(|row| row.home_on(self.guild).is_some());
        Ok(row.ok_or(TournamentRefusal::Unknown(self.tournament))?)
    }

    /// Checks that this person may manage the tournament or division.
    fn check_organiser(&self, row: &TournamentRow) -> Result<(), TournamentRefusal> {
        if may_manage(row, self.guild, self.person.id, self.moderates) {
            return Ok(());
        }
        refuse_divisions(row)?;
        if row.guild != self.guild {
            return Err(TeamRefusal::ModeratorsOnly.into());
        }
        Err(TournamentRefusal::NotTheOrganiser(row.organiser))
    }

    /// Adds an entry to the moderation log: what was done, and to whom.
    async fn log_action(
        &self,
        tx: &mut Tx,
        row: &TournamentRow,
        what: TournamentAction,
        people: &[UserId],
    ) -> Result<(), StoreError> {
        let people = people.iter().copied().map(Some).collect();
        let action = Action::TournamentManaged { what, tournament: row.id, people };
        let decision = Decision { moderator: Some(self.person.id), reason: String::new() };
        tx.record_action(self.guild, &action, &decision, self.at).await
    }
}

/// Returns true if a person may manage a tournament on this server of it. Only moderators manage leagues, and the
/// guests of a match.
fn may_manage(row: &TournamentRow, guild: GuildId, person: UserId, moderates: bool) -> bool {
    let organises = row.organiser == Some(person) && row.guild == guild;
    moderates || (row.league.is_none() && organises)
}

/// Refuses what nobody may do with a division of a league: the league manages it.
fn refuse_divisions(row: &TournamentRow) -> Result<(), TournamentRefusal> {
    match row.league {
        Some(_) => Err(TournamentRefusal::Division(Box::new(row.clone()))),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests;
