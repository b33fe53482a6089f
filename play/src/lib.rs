//! Games between people: challenges, turns, clocks, plans, offers, endings.
//!
//! Each function carries out one request in one transaction. It returns the new state or a
//! [`Refusal`], which a view turns into a sentence. This crate asks `dvonn-rules` what is legal and
//! stores it with `dvonn-store`. It knows nothing of Discord, SQL or the texts that players read,
//! and takes the time as a parameter.
//!
//! Automatic plies need neither the store nor the time: `plan` and `conditions` hold players'
//! intentions, and `automatic` plays by them.

mod advance;
mod advice;
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
mod line_preview;
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
pub use arranged::{Arrangement, arrange, cut_short, give_up};
pub use automatic::{Auto, AutoEvent, AutoPly, Automatic, Notice, only_ply, play_on};
pub use challenge::{
    Acceptance, Accepted, accept, cancel, decline, expire, make_challenge, mark_posted, may_accept,
};
pub use change::GameRequest;
pub use clock::ClockState;
pub use computer::{BeginDrafted, Choice, begin_drafted, begin_with_computer, choice, play_choice};
pub use conditions::{Conditions, ConditionsError};
pub use deletion::{Deletion, delete_person};
pub use draft::{Publication, deal_again, draft, publish};
pub use ending::{channel_gone, close, deserted, resign};
pub use game::{Counted, GameRef, Match, Moment, UnannouncedPly};
pub use intentions::{
    OwnIntentions, drop_conditions, drop_plan, intentions, make_conditions, make_plan,
};
pub use line_preview::{LinePreview, LinePreviewError};
pub use moderate::{Moderation, Order, moderate, void_result};
pub use offers::OfferRefusal;
pub use options::{ChallengeOptions, InvalidTerms};
pub use overdue::{Heartbeat, is_outage, out_of_time, record_heartbeats};
pub use personal::{change_settings, keep_import};
pub use place::PlaceRefusal;
pub use plan::{Area, Near, Plan, PlanError, cells_then_plan};
pub use rematch::rematch;
pub use remind::{Reminder, remind};
pub use review::{
    Finding, FindingsError, Progress, Review, ReviewRefusal, Reviewable, Side, Study, TurningPoint,
    ask_for_review, finished_review, forget_review, store_study,
};
pub use rights::{RightsRefusal, abort, claim};
pub use server::{
    Administration, ServerRefusal, allow_all_channels, block, change_channels, change_setting,
    check_channel, check_not_blocked, check_starter, log_backup, unblock,
};
pub use told::{announced, deadline_shown, notice_told, review_told};
pub use turn::{TurnRequest, forget_interactions, play};
pub use vacation::{
    VACATION_DAYS, VacationRefusal, VacationStatus, begin_vacation, end_vacation, vacation_over,
    vacation_status,
};

use dvonn_model::{ChallengeId, ChallengeRow, GameId, GameRow, Person, Player, UserId};
use dvonn_rules::{ByColor, Illegal, Phase};
use dvonn_store::StoreError;

pub use change::begin;

/// Why a request was refused. The person sees it as a sentence, and nothing has changed.
#[derive(Clone, Debug, PartialEq)]
pub enum Refusal {
    /// The channel has no game, running or ended.
    NoGame,
    /// There is no game with this number that the person may see here.
    UnknownGame(GameId),
    /// The game has ended.
    Ended(Box<GameRow>),
    /// Only the two players may do this.
    NotAPlayer(ByColor<Player>),
    /// It is the opponent's turn.
    NotYourTurn(Player),
    /// The button belongs to an older board.
    OldBoard(Box<GameRow>),
    /// The ply is illegal.
    Illegal(Illegal),
    /// The text is not a ply of this phase.
    NotAPly {
        /// What was typed.
        input: String,
        /// The phase that it was typed in.
        phase: Phase,
    },
    /// There is no data about this person.
    NothingKept,
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
    /// The challenger has been dealt another board meanwhile.
    DealtAnew(Box<ChallengeRow>),
    /// Whoever accepts this challenge has to choose a side.
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
    /// The game cannot be reviewed.
    Review(ReviewRefusal),
    /// The vacation cannot begin or end.
    Vacation(VacationRefusal),
    /// The challenge for a place is not allowed.
    Place(PlaceRefusal),
}

/// Why a request failed.
#[derive(Debug, thiserror::Error)]
pub enum PlayError {
    /// The request was refused.
    #[error("refused: {0:?}")]
    Refused(Refusal),
    /// This interaction was already processed, by another task that answers it.
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
