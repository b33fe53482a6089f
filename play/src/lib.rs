//! Games between people: challenges, turns, clocks, plans, offers, endings.
//!
//! Each function does one thing that a person asked for, in one transaction. It returns the new state
//! or a [`Refusal`], which a view turns into a sentence. This crate asks `dvonn-rules` what is legal
//! and `dvonn-store` to keep it. It knows nothing of Discord, SQL or words, and takes the time as a
//! parameter.
//!
//! Plies that are played automatically need neither store nor time: `plan` and `conditions` hold what
//! players asked for, and `automatic` plays by them.

mod advance;
mod advice;
mod ahead;
mod arranged;
mod automatic;
mod challenge;
mod change;
mod clock;
mod computer;
mod conditions;
mod deletion;
mod draft;
mod ending;
mod game;
mod intentions;
mod moderate;
pub mod offers;
mod options;
mod overdue;
mod personal;
mod place;
mod plan;
mod rematch;
mod remind;
mod review;
mod rights;
mod server;
mod told;
mod turn;
mod vacation;
mod words;

pub use advice::{AdviceRefusal, check_brought, check_position};
pub use ahead::{Ahead, AheadError};
pub use arranged::{Arrangement, arrange, cut_short, give_up};
pub use automatic::{Auto, AutoEvent, AutoPly, Automatic, Notice, only_ply, play_on};
pub use challenge::{
    Acceptance, Accepted, accept, cancel, decline, expire, make_challenge, may_accept, posted,
};
pub use change::Request;
pub use clock::ClockState;
pub use computer::{Choice, Removal, begin_drafted, begin_with_computer, choice, play_choice};
pub use conditions::{Conditions, ConditionsError};
pub use deletion::{Deletion, delete_person};
pub use draft::{Publication, deal_again, draft, publish};
pub use ending::{channel_gone, close, deserted, resign};
pub use game::{Counted, Match, Moment, Reason, UnannouncedPly};
pub use intentions::{Own, drop_conditions, drop_plan, intentions, make_conditions, make_plan};
pub use moderate::{Moderation, Order, moderate, take_out};
pub use offers::OfferRefusal;
pub use options::{ChallengeOptions, InvalidTerms};
pub use overdue::{Heard, heard, is_silence, out_of_time};
pub use personal::{change_settings, keep_import};
pub use place::PlaceRefusal;
pub use plan::{Area, Near, Plan, PlanError, cells_then_plan};
pub use rematch::rematch;
pub use remind::{Reminder, remind};
pub use review::{
    Finding, FindingsError, Progress, Review, ReviewRefusal, Reviewable, Side, Study, TurningPoint,
    ask_for_review, forget_review, keep_study, kept_review,
};
pub use rights::{RightsRefusal, abort, claim};
pub use server::{
    Administration, ServerRefusal, block, change_channels, check_channel, check_not_blocked,
    check_starter, free_channels, note_backup, settle, unblock,
};
pub use told::{announced, deadline_shown, notice_told, review_told};
pub use turn::{TurnRequest, forget_interactions, play};
pub use vacation::{
    Leave, VACATION_DAYS, VacationRefusal, come_back, go_away, leave, vacation_over,
};

use dvonn_model::{ChallengeId, ChallengeRow, GameId, GameRow, Person, Player, UserId};
use dvonn_rules::{ByColor, Illegal, Phase};
use dvonn_store::StoreError;

pub use change::begin;

/// Why something was not done: the person is told in a sentence, and nothing has changed.
#[derive(Clone, Debug, PartialEq)]
pub enum Refusal {
    /// The channel has no game, running or ended.
    NoGame,
    /// There is no game of this number that this person may see here.
    UnknownGame(GameId),
    /// The game has ended.
    Ended(Box<GameRow>),
    /// Only the two players may do this.
    NotAPlayer(ByColor<Player>),
    /// The opponent is to move.
    NotYourTurn(Player),
    /// The control belongs to an earlier moment of the game.
    OldBoard(Box<GameRow>),
    /// The rules forbid the ply.
    Illegal(Illegal),
    /// The text is no ply of this phase.
    NotAPly {
        /// What was typed.
        input: String,
        /// The phase that it was meant for.
        phase: Phase,
    },
    /// There is nothing about this person that could be deleted.
    NothingKept,
    /// There is no such challenge any more.
    NoChallenge,
    /// One cannot challenge oneself.
    ChallengedSelf,
    /// One cannot challenge a bot.
    ChallengedBot,
    /// A challenge cannot be had on these terms.
    InvalidTerms(InvalidTerms),
    /// The challenge has been answered, taken back, or has run out.
    ChallengeGone(Box<ChallengeRow>),
    /// The challenger has been dealt another board than the one they offer.
    DealtAnew(Box<ChallengeRow>),
    /// Who accepts this challenge has to say which side they choose.
    ChooseSide(ChallengeId),
    /// The challenge is to someone else.
    NotChallenged(UserId),
    /// One's own challenge waits for someone else to accept it.
    OwnChallenge,
    /// Only the challenger can take a challenge back.
    NotTheChallenger(Person),
    /// The channel has a running game.
    ChannelBusy(Box<GameRow>),
    /// An offer cannot be made or answered.
    Offer(OfferRefusal),
    /// Somebody may not do this to the game.
    Rights(RightsRefusal),
    /// The server does not let something be done.
    Server(ServerRefusal),
    /// A plan is for the placement, which is over.
    NothingToPlan,
    /// What was typed is no plan.
    NotAPlan(PlanError),
    /// Somebody is not told what to play.
    Advice(AdviceRefusal),
    /// What was typed cannot be looked ahead.
    NotAhead(AheadError),
    /// What was typed are no conditional moves.
    NotConditions(ConditionsError),
    /// A game is not reviewed.
    Review(ReviewRefusal),
    /// A vacation does not begin or end.
    Vacation(VacationRefusal),
    /// Somebody cannot challenge somebody else for their place.
    Place(PlaceRefusal),
}

/// Why a request did not lead to anything new.
#[derive(Debug, thiserror::Error)]
pub enum PlayError {
    /// The person asked for something that cannot be done.
    #[error("refused: {0:?}")]
    Refused(Refusal),
    /// The very same request has been carried out before; whoever carried it out answers it.
    #[error("the same interaction was delivered twice")]
    Repeated,
    /// The store failed; nothing has changed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<InvalidTerms> for Refusal {
    fn from(misfit: InvalidTerms) -> Refusal {
        Refusal::InvalidTerms(misfit)
    }
}

impl From<Refusal> for PlayError {
    fn from(refusal: Refusal) -> PlayError {
        PlayError::Refused(refusal)
    }
}

#[cfg(test)]
mod tests;
