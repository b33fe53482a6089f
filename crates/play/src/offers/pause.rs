//! Pauses, and giving time to the opponent.

use dvonn_model::{GameEvent, TimeControl};
use dvonn_rules::Color;
use dvonn_store::{Store, Tx};
use jiff::{SignedDuration, Timestamp};

use crate::clock::Clock;
use crate::offers::OfferRefusal;
use crate::{GameRequest, Match, PlayError, Refusal, begin_once};

/// Players with this much time cannot be given more.
const MAX_TIME: SignedDuration = SignedDuration::from_hours(365 * 24);

/// Returns how much time a player can give at once. `None` if there is no clock.
pub fn gift(control: TimeControl) -> Option<SignedDuration> {
    match control {
        TimeControl::Unlimited => None,
        TimeControl::Live(_) => Some(SignedDuration::from_mins(5)),
        TimeControl::PerTurn(_) | TimeControl::Bank { .. } => Some(SignedDuration::from_hours(24)),
    }
}

/// Ends a pause and restarts the clock of the side to move.
///
/// # Errors
/// A [`Refusal`] if the person does not play, the game has ended, or it is not paused;
/// [`PlayError::Repeated`].
pub async fn resume(store: &Store, request: GameRequest) -> Result<Match, PlayError> {
    let mut tx = begin_once(store, request.interaction, request.at).await?;
    let mut game = Match::lock(&mut tx, request.game).await?;
    let by = game.check_player(request.person)?;
    if !game.row.clock.paused {
        return Err(OfferRefusal::NotPaused.into());
    }
    let mut clock = game.clock();
    clock.row.paused = false;
    game.start_next_turn(&mut tx, &mut clock, request.at).await?;
    game.record_event(&mut tx, GameEvent::Resumed { by }, clock, request.at).await?;
    tx.commit().await?;
    Ok(game)
}

/// Gives the opponent time. `seen` is the revision on the board that the person clicked, if any, so
/// that pressing a button twice counts once.
///
/// # Errors
/// A [`Refusal`] if the person does not play, the game has ended or changed, there is no clock, or
/// the opponent has too much time; [`PlayError::Repeated`].
pub async fn give_time(
    store: &Store,
    request: GameRequest,
    seen: Option<i64>,
) -> Result<Match, PlayError> {
    let mut tx = begin_once(store, request.interaction, request.at).await?;
    let mut game = Match::lock(&mut tx, request.game).await?;
    let to = game.check_player(request.person)?.other();
    if seen.is_some_and(|seen| seen != game.row.revision) {
        return Err(Refusal::OldBoard(Box::new(game.row)).into());
    }
    let gift = gift(game.row.terms.control).ok_or(OfferRefusal::NoClock)?;
    if game.row.players[to].is_computer() {
        return Err(OfferRefusal::ComputerHasNoClock.into());
    }
    let (mut clock, to_move) = (game.clock(), game.position().side_to_move());
    if clock.left(to, to_move, request.at) >= MAX_TIME {
        return Err(OfferRefusal::EnoughTime.into());
    }
    clock.give(to, to_move, gift);
    game.record_event(&mut tx, GameEvent::TimeGiven { to }, clock, request.at).await?;
    tx.commit().await?;
    Ok(game)
}

impl Match {
    /// Stops both clocks.
    pub(super) async fn pause(&mut self, tx: &mut Tx, at: Timestamp) -> Result<(), PlayError> {
        let mut clock = self.clock();
        clock.stop(self.position().side_to_move(), at);
        clock.row.paused = true;
        self.record_event(tx, GameEvent::Paused, clock, at).await
    }
}

impl Clock {
    /// Adds time to `color`'s clock while it is `to_move`'s turn.
    fn give(&mut self, color: Color, to_move: Color, gift: SignedDuration) {
        self.row.left[color] += gift;
        if color == to_move
            && let Some(deadline) = &mut self.row.deadline
        {
            *deadline += gift;
            self.schedule_reminder(to_move);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: SignedDuration = SignedDuration::from_hours(1);

    #[test]
    fn given_time_moves_the_deadline_of_the_side_to_move() {
        let noon = Timestamp::from_second(1_800_000_000).unwrap();
        let control = TimeControl::Bank { bank: HOUR * 72, increment: HOUR * 12, cap: None };
        let mut clock = Clock::new(control, noon);
        clock.start(Color::White, noon);
        clock.give(Color::White, Color::White, HOUR * 24);
        assert_eq!(clock.row.deadline, Some(noon + HOUR * 96));
        clock.give(Color::Black, Color::White, HOUR * 24);
        assert_eq!(clock.row.left.black, HOUR * 96);
        assert_eq!(clock.row.deadline, Some(noon + HOUR * 96));
    }
}
