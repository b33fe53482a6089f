//! Games between people: challenges, turns, clocks, plans, offers, endings.
//!
//! Each function carries out one request in one transaction. It returns the new state or a
//! [`Refusal`], which a view turns into a sentence. This crate checks moves with `dvonn-rules` and
//! stores them with `dvonn-store`. It knows nothing about Discord, SQL or the texts that players
//! read, and takes the time as a parameter.
//!
//! Callers name the module: `play::seek::stop`, `play::plan::intentions::make_plan`. The few names
//! that nearly all of them need are here.

pub mod advice;
pub mod challenge;
pub mod check;
pub mod cleanup;
pub mod clock;
pub mod computer;
pub mod deletion;
pub mod ending;
pub mod find;
pub mod follow;
pub mod lobby;
pub mod milestones;
pub mod moderation;
pub mod mute;
pub mod notes;
pub mod notices;
pub mod offers;
pub mod people;
pub mod phrases;
pub mod plan;
pub mod preview;
pub mod rights;
pub mod role_rewards;
pub mod seek;
pub mod server;
pub mod settings;
pub mod tournament_games;
pub mod turn;
mod words;

pub use plan::Plan;
pub use plan::conditions::Conditions;
pub use turn::change::{GameRequest, begin_once};
pub use turn::game::{BoardVersion, GameRef, Match};
pub use turn::play;

use dvonn_model::{ChallengeId, ChallengeRow, GameId, GameRow, Person, Player, UserId, Venue};
use dvonn_rules::{Illegal, Phase};
use dvonn_store::StoreError;

use advice::AdviceRefusal;
use challenge::for_place::PlaceRefusal;
use challenge::options::InvalidTerms;
use clock::vacation::VacationRefusal;
use offers::OfferRefusal;
use plan::PlanError;
use plan::conditions::ConditionsError;
use preview::LinePreviewError;
use rights::RightsRefusal;
use seek::SeekRefusal;
use server::ServerRefusal;

/// Why a request was refused. The person sees it as a sentence, and nothing has changed.
#[derive(Clone, Debug, PartialEq)]
pub enum Refusal {
    /// The channel has no game, running or ended.
    NoGame,
    /// The person cannot see a game with this number from here.
    UnknownGame(GameId),
    /// The game has ended.
    Ended(Box<GameRow>),
    /// Only the two players may do this.
    NotAPlayer(Box<GameRow>),
    /// It is the opponent's turn.
    NotYourTurn(Player),
    /// The button belongs to an older board.
    OldBoard(Box<GameRow>),
    /// The ply is illegal.
    Illegal(Illegal),
    /// The text is not a ply of this phase.
    NotAPly {
        /// The typed text.
        input: String,
        /// The current phase.
        phase: Phase,
    },
    /// There is no data about this person.
    NoData,
    /// The challenge no longer exists.
    NoChallenge,
    /// People cannot challenge themselves.
    ChallengedSelf,
    /// Bots cannot be challenged.
    ChallengedBot,
    /// The terms of the challenge are invalid.
    InvalidTerms(InvalidTerms),
    /// The challenge was answered or cancelled, or has expired.
    ChallengeGone(Box<ChallengeRow>),
    /// The challenger has since been dealt another board.
    BoardOutdated(Box<ChallengeRow>),
    /// The person who accepts this challenge must choose a side.
    ChooseSide(ChallengeId),
    /// The challenge is for someone else.
    NotChallenged(UserId),
    /// The person cannot accept their own challenge.
    OwnChallenge,
    /// Only the challenger can cancel a challenge.
    NotTheChallenger(Person),
    /// A game is running in the channel.
    ChannelBusy(Box<GameRow>),
    /// The offer cannot be made or answered.
    Offer(OfferRefusal),
    /// The person may not do this to the game.
    Rights(RightsRefusal),
    /// The server does not allow this.
    Server(ServerRefusal),
    /// Plans are for the placement, which is over.
    NothingToPlan,
    /// The text is not a plan.
    NotAPlan(PlanError),
    /// The person may not get advice.
    Advice(AdviceRefusal),
    /// The text is not a line of plies to preview.
    NotALine(LinePreviewError),
    /// The text is not a set of conditional moves.
    NotConditions(ConditionsError),
    /// The vacation cannot start or end.
    Vacation(VacationRefusal),
    /// The person has said something this turn.
    SaidEnough,
    /// The person cannot look for an opponent.
    Seek(SeekRefusal),
    /// The challenge for a place is not allowed.
    Place(PlaceRefusal),
}

impl Refusal {
    /// Returns the refusal as this person reads it at this venue: a game that is played in two has its venue
    /// and names there.
    #[must_use]
    pub fn seen_at(self, venue: &Venue, person: UserId) -> Refusal {
        let seen = |game: Box<GameRow>| Box::new(game.seen_at(venue, person));
        match self {
            Refusal::OldBoard(game) => Refusal::OldBoard(seen(game)),
            Refusal::ChannelBusy(game) => Refusal::ChannelBusy(seen(game)),
            Refusal::Ended(game) => Refusal::Ended(seen(game)),
            Refusal::NotAPlayer(game) => Refusal::NotAPlayer(seen(game)),
            other => other,
        }
    }
}

/// Why a request failed.
#[derive(Debug, thiserror::Error)]
pub enum PlayError {
    /// The request was refused.
    #[error("refused: {0:?}")]
    Refused(Refusal),
    /// This interaction was already processed. Another task answers it.
    #[error("the same interaction was delivered twice")]
    Repeated,
    /// The database failed. Nothing has changed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<InvalidTerms> for Refusal {
    fn from(error: InvalidTerms) -> Refusal {
        Refusal::InvalidTerms(error)
    }
}

impl From<Refusal> for PlayError {
    fn from(refusal: Refusal) -> PlayError {
        PlayError::Refused(refusal)
    }
}

#[cfg(test)]
mod tests;
