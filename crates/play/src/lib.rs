//! Games between people: challenges, turns, clocks, plans, offers, endings.
//!
//! Each function carries out one request in one transaction. It returns the new state or a
//! [`Refusal`], which a view turns into a sentence. This crate checks moves with `dvonn-rules` and
//! stores them with `dvonn-store`. It knows nothing about Discord, SQL or the texts that players
//! read, and takes the time as a parameter.
//!
//! Automatic plies need neither the store nor the time: `plan` and `conditions` define players'
//! intentions, and `automatic` plays them.

mod advance;
mod advice;
mod announcing;
mod arranged;
mod automatic;
mod challenge;
mod change;
mod check;
mod cleanup;
mod clock;
mod clock_check;
mod computer;
mod conditions;
mod deletion;
mod draft;
mod ending;
mod fill;
mod follow;
mod game;
mod honours;
mod intentions;
mod line_preview;
mod moderate;
mod mute;
mod note;
pub mod offers;
mod options;
mod overdue;
mod personal;
mod place;
mod plan;
mod quiet;
mod rematch;
mod remind;
mod rights;
mod seek;
mod server;
mod turn;
mod vacation;
mod weekend;
mod words;

pub use advice::{AdviceRefusal, check_finished, check_position, check_shared_position};
pub use announcing::{
    delete_notice, forget_old_board, mark_announced, mark_deadline_shown, mark_review_announced,
    notify_not_added, put_off_old_board,
};
pub use arranged::{NewTournamentGame, arrange, end_at_round_deadline, give_up};
pub use automatic::{AutoEvent, AutoPly, Automatic, Intentions, Notice, only_ply, play_on};
pub use challenge::{
    Acceptance, Accepted, accept, cancel, decline, expire, make_challenge, mark_posted, may_accept,
};
pub use change::GameRequest;
pub use check::{Checked, Mistake, check_database};
pub use cleanup::delete_old_rows;
pub use clock::ClockState;
pub use clock_check::go_on_checking_clocks;
pub use computer::{
    ComputerTurn, StartDrafted, choice, play_choice, replace_engine, start_drafted,
    start_with_computer,
};
pub use conditions::{Conditions, ConditionsError};
pub use deletion::{Deletion, delete_person};
pub use draft::{
    DraftBoard, DraftChoice, Publication, change_draft, deal_again, draft, may_publish_in_thread,
    publish,
};
pub use ending::{
    DeletedChannel, close, end_deserted, end_games_of_deleted_channel, end_without_tournament,
    move_homeless, resign,
};
pub use fill::{FILL_DELAY, fill_rest, start_fill, stop_filling};
pub use follow::{
    FollowError, FollowRefusal, FollowRequest, FollowUpdate, MAX_FOLLOWED, MAX_FOLLOWERS,
    check_may_follow, due_update, follow, mark_update_sent, stop_following,
};
pub use game::{BoardVersion, Counted, GameRef, Match, UnannouncedPly};
pub use honours::{forget_honour_role, set_honour_roles};
pub use intentions::{
    OwnIntentions, delete_conditions, delete_plan, intentions, make_conditions, make_plan,
};
pub use line_preview::{LinePreview, LinePreviewError};
pub use moderate::{Moderation, Order, moderate, void_result};
pub use mute::mute;
pub use note::{MAX_NOTE, notes_for, save_note};
pub use offers::OfferRefusal;
pub use options::{ChallengeOptions, InvalidTerms};
pub use overdue::{Heartbeat, is_outage, out_of_time, record_heartbeats};
pub use personal::{change_settings, save_import};
pub use place::PlaceRefusal;
pub use plan::{Area, Near, Plan, PlanError, cells_then_plan};
pub use rematch::rematch;
pub use remind::{Reminder, remind};
pub use rights::{RightsRefusal, abort, claim};
pub use seek::{
    SeekOutcome, SeekRefusal, avoid, check_may_avoid, match_waiting, report, seek, seek_over,
    stop_seeking,
};
pub use server::{
    ServerRefusal, ServerRequest, allow_all_channels, block, change_channels, change_limits,
    change_setting, check_channel, check_not_blocked, check_room, check_starter, log_backup,
    unblock,
};
pub use turn::{TurnRequest, play};
pub use vacation::{
    VACATION_DAYS, VacationRefusal, VacationStatus, end_vacation, start_vacation, vacation_over,
    vacation_status,
};
pub use weekend::{Weekend, change_for_weekend, next_weekend};

use dvonn_model::{ChallengeId, ChallengeRow, GameId, GameRow, Person, Player, UserId, Venue};
use dvonn_rules::{Illegal, Phase};
use dvonn_store::StoreError;

pub use change::begin;

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
    /// The person cannot look for an opponent.
    Seek(SeekRefusal),
    /// The challenge for a place is not allowed.
    Place(PlaceRefusal),
}

impl Refusal {
    /// Returns the refusal as this person reads it at this place: a game that is played in two has its place
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
