//! Aborting games early, and claiming wins against opponents who have left.

use dvonn_ladder::CannotVoid;
use dvonn_model::{Ending, GameId, Person, RoleId, TimeControl, UserId, VoidReason};
use dvonn_rules::{ByColor, Color};
use dvonn_store::Store;
use jiff::Timestamp;

use crate::{GameRequest, Match, PlayError, Refusal, begin_once};

/// Why a person may not do something to a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RightsRefusal {
    /// Too many plies were played to abort the game.
    TooLateToAbort,
    /// The game is for the person's place, and aborting would let them keep it.
    PlaceAtStake,
    /// Tournament games cannot be aborted.
    Arranged,
    /// The opponent is still in the server.
    OpponentHere(UserId),
    /// The opponent is the computer, which never leaves or times out.
    ComputerStays,
    /// The game has no clock.
    NoClockToClaim,
    /// It is the person's own turn, so the opponent's clock is not running.
    OwnTurn,
    /// The opponent still has time, until then.
    NotYet(Timestamp),
    /// Only moderators may do this: people with the Manage Server permission or with this role.
    NotAModerator(Option<RoleId>),
    /// Moderators do not decide games that they play in.
    OwnGame(GameId),
    /// The server has no game with this number.
    OtherServer(GameId),
    /// The game is played in another venue too, so moderators can only void it, and only if it is unrated
    /// and runs.
    OnlyVoid(GameId),
    /// The result of the game cannot be voided.
    CannotVoid {
        /// The game.
        game: GameId,
        /// Why not.
        why: CannotVoid,
    },
    /// The role is `@everyone`, which is not allowed.
    RoleOfAll,
    /// A moderator has to give a reason.
    NoReason,
    /// A moderator who ends a game has to choose the winner.
    NoWinner,
    /// A moderator who hands a game over has to choose the side and the new player.
    NoSeat,
    /// Moderators do not replace a player with themselves.
    SeatForSelf,
    /// A bot cannot become a player.
    SeatForBot,
    /// The new player is blocked in the server.
    SeatForBlocked(UserId),
    /// The new player is not a member of the server.
    SeatForStranger(UserId),
    /// The person already plays in the game.
    SeatTaken(Person),
    /// The computer cannot be replaced.
    SeatOfComputer,
}

/// Aborts a game that has only just started. It becomes void.
///
/// # Errors
/// A [`Refusal`] if the person does not play in it, the game has ended, a side has played more than
/// one ply, the person was challenged for their place, or it is a tournament game (which would be
/// repeated on another board); [`PlayError::Repeated`].
pub async fn abort(store: &Store, request: GameRequest) -> Result<Match, PlayError> {
    let mut tx = begin_once(store, request.interaction, request.at).await?;
    let mut game = Match::lock(&mut tx, request.game).await?;
    game.check_abort(request.person)?;
    game.end_now(&mut tx, Ending::Void { reason: VoidReason::Aborted }, None, request.at).await?;
    tx.commit().await?;
    Ok(game)
}

/// Claims a win against an opponent who has left the server, as the caller must have checked. Their
/// time must be up. Vacations, weekends and pauses do not extend it.
///
/// # Errors
/// A [`Refusal`] if the person does not play in it, the game has ended, or the time is not up;
/// [`PlayError::Repeated`].
pub async fn claim(store: &Store, request: GameRequest) -> Result<Match, PlayError> {
    let mut tx = begin_once(store, request.interaction, request.at).await?;
    let mut game = Match::lock(&mut tx, request.game).await?;
    let color = game.check_player(request.person)?;
    if game.row.terms.control == TimeControl::Unlimited {
        return Err(RightsRefusal::NoClockToClaim.into());
    }
    if game.row.players[color.other()].is_computer() {
        return Err(RightsRefusal::ComputerStays.into());
    }
    if game.position().side_to_move() == color {
        return Err(RightsRefusal::OwnTurn.into());
    }
    let clock = game.row.clock;
    let until = clock.deadline.unwrap_or_else(|| clock.since + clock.left[color.other()]);
    if request.at < until {
        return Err(RightsRefusal::NotYet(until).into());
    }
    let ending = game.lost_on_time();
    game.end_now(&mut tx, ending, None, request.at).await?;
    tx.commit().await?;
    Ok(game)
}

impl Match {
    /// Checks that a person may abort the game. Returns their side.
    ///
    /// # Errors
    /// The same refusals as [`abort`].
    pub fn check_abort(&self, person: UserId) -> Result<Color, Refusal> {
        let color = self.check_player(person)?;
        if self.row.challenger_side == Some(color.other()) {
            return Err(RightsRefusal::PlaceAtStake.into());
        }
        if self.row.in_tournament {
            return Err(RightsRefusal::Arranged.into());
        }
        if !self.may_be_aborted() {
            return Err(RightsRefusal::TooLateToAbort.into());
        }
        Ok(color)
    }

    /// Returns true if a player may abort the game: it is not part of a tournament, and neither side
    /// has played more than one ply.
    pub fn may_be_aborted(&self) -> bool {
        if self.row.in_tournament {
            return false;
        }
        let mut played = ByColor { white: 0, black: 0 };
        for (ply, origin) in self.origins.iter().enumerate() {
            if let Some(before) = self.history.position_after(ply)
                && origin.is_players_choice()
            {
                played[before.side_to_move()] += 1;
            }
        }
        played.white <= 1 && played.black <= 1
    }
}

impl From<RightsRefusal> for Refusal {
    fn from(refusal: RightsRefusal) -> Refusal {
        Refusal::Rights(refusal)
    }
}

impl From<RightsRefusal> for PlayError {
    fn from(refusal: RightsRefusal) -> PlayError {
        Refusal::from(refusal).into()
    }
}
