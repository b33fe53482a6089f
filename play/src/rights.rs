//! Ways out for one player alone: calling a game off at its beginning, and winning one whose other
//! player is gone.

use dvonn_ladder::Uncountable;
use dvonn_model::{Ending, GameId, Person, RoleId, TimeControl, UserId, VoidReason};
use dvonn_rules::ByColor;
use dvonn_store::Store;
use jiff::Timestamp;

use super::{Match, PlayError, Refusal, Request, begin};

/// Why somebody may not do to a game what they want to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RightsRefusal {
    /// Too much has been played to call the game off.
    TooLateToAbort,
    /// The game is for the person's place, which they would keep.
    PlaceAtStake,
    /// The game is one that others arranged: it is played, or lost.
    Arranged,
    /// The other player is still in the server.
    OpponentHere(UserId),
    /// The other player is the computer, which never leaves and is never out of time.
    ComputerStays,
    /// There is no clock that could run out.
    NoClockToClaim,
    /// One is to move oneself: only then does the other's clock run.
    OwnTurn,
    /// The other player still has time, until then.
    NotYet(Timestamp),
    /// Only moderators may do this: who may manage the server, and who has this role.
    NotAModerator(Option<RoleId>),
    /// The server has no game of this number.
    OtherServer(GameId),
    /// The game is over, and cannot be taken out of the record of rated games.
    Uncountable {
        /// The game.
        game: GameId,
        /// Why not.
        why: Uncountable,
    },
    /// Everybody has this role.
    RoleOfAll,
    /// A moderator has to say why.
    NoReason,
    /// A moderator who ends a game has to say who wins.
    NoWinner,
    /// A moderator who hands a game over has to say which side, and to whom.
    NoSeat,
    /// A side cannot be given to a bot.
    SeatForBot,
    /// A side cannot be given to somebody who is not in the server.
    SeatForStranger(UserId),
    /// The person plays in the game already.
    SeatTaken(Person),
    /// The computer's side stays the computer's.
    SeatOfComputer,
}

/// Calls a game off that has hardly begun. It is void.
///
/// # Errors
/// A [`Refusal`] to someone who does not play, once the game has ended, when a side has played more
/// than one ply, to somebody who was challenged for their place, and in a game of a tournament, where
/// a new one would follow on another board; [`PlayError::Repeated`].
pub async fn abort(store: &Store, request: Request) -> Result<Match, PlayError> {
    let mut tx = begin(store, request.interaction, request.at).await?;
    let mut game = Match::hold(&mut tx, request.game).await?;
    let color = game.check_player(request.person)?;
    if game.row.for_place == Some(color.other()) {
        return Err(RightsRefusal::PlaceAtStake.into());
    }
    if tx.pairing_of_game(request.game).await?.is_some() {
        return Err(RightsRefusal::Arranged.into());
    }
    if !game.may_be_aborted() {
        return Err(RightsRefusal::TooLateToAbort.into());
    }
    game.end_now(&mut tx, Ending::Void { reason: VoidReason::Aborted }, None, request.at).await?;
    tx.commit().await?;
    Ok(game)
}

/// Ends a game whose other player would be out of time if their clock had not been stopped by a
/// vacation or a pause. The caller has made sure that they left the server.
///
/// # Errors
/// A [`Refusal`] to someone who does not play, once the game has ended, and before the time is up;
/// [`PlayError::Repeated`].
pub async fn claim(store: &Store, request: Request) -> Result<Match, PlayError> {
    let mut tx = begin(store, request.interaction, request.at).await?;
    let mut game = Match::hold(&mut tx, request.game).await?;
    let color = game.check_player(request.person)?;
    if game.row.terms.control == TimeControl::Unlimited {
        return Err(RightsRefusal::NoClockToClaim.into());
    }
    if game.row.players[color.other()].level().is_some() {
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
    /// Whether a player may call the game off: neither has played more than one ply.
    pub fn may_be_aborted(&self) -> bool {
        let mut played = ByColor { white: 0, black: 0 };
        for (ply, origin) in self.origins.iter().enumerate() {
            if let Some(before) = self.game.position_after(ply)
                && origin.is_a_persons()
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
