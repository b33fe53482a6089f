//! Takebacks: finding the turn to take back, and restoring the game before it.

use dvonn_model::{Change, GameEvent, PlyOrigin};
use dvonn_rules::{Color, Position};
use dvonn_store::Tx;
use jiff::Timestamp;

use super::{Match, OfferRefusal, PlayError};

/// Returns true if the opponent has chosen a ply since the last turn of this side.
pub(super) fn is_answered(game: &Match, side: Color) -> bool {
    let mover = |ply: usize| game.history.position_after(ply).map(Position::side_to_move);
    let mut plies = game.origins.iter().enumerate().rev();
    let last = plies.find(|&(_, &origin)| origin == PlyOrigin::Chosen);
    last.is_none_or(|(ply, _)| mover(ply) != Some(side))
}

impl Match {
    /// Returns the number of plies left after a takeback by this side: those before the last turn
    /// in which it chose a ply.
    ///
    /// # Errors
    /// [`OfferRefusal::NothingToTakeBack`], or [`OfferRefusal::Revealed`] if the opponent's plan or
    /// conditional moves, or the dealt board, have been revealed since.
    pub fn turn_to_take_back(&self, side: Color) -> Result<usize, OfferRefusal> {
        for (ply, &origin) in self.origins.iter().enumerate().rev() {
            let mover = self.history.position_after(ply).map(Position::side_to_move);
            match origin {
                PlyOrigin::Chosen if mover == Some(side) => return Ok(ply),
                PlyOrigin::Plan | PlyOrigin::Condition if mover != Some(side) => {
                    return Err(OfferRefusal::Revealed);
                }
                // Everybody has seen the board dealt for these reds.
                PlyOrigin::Dealt => return Err(OfferRefusal::Revealed),
                _ => {}
            }
        }
        Err(OfferRefusal::NothingToTakeBack)
    }

    /// Takes back the last turn in which this side chose a ply. Does not return the time used.
    pub(super) async fn take_back(
        &mut self,
        tx: &mut Tx,
        by: Color,
        at: Timestamp,
    ) -> Result<(), PlayError> {
        let kept = self.turn_to_take_back(by)?;
        let taken_back = self.origins.len() - kept;
        let mut clock = self.clock();
        clock.stop(self.position().side_to_move(), at);
        if self.position().side_to_move() != by {
            clock.row.reminders = 0;
        }
        for origin in self.origins.drain(kept..).rev() {
            self.history.undo();
            if origin == PlyOrigin::Chosen {
                clock.undo_turn(self.history.position().side_to_move());
            }
        }
        self.clear_after_takeback(tx, by, at).await?;
        self.start_next_turn(tx, &mut clock, at).await?;
        self.lapse_all_offers(tx, at).await?;
        let change = Change {
            taken_back: u32::try_from(taken_back).unwrap_or(u32::MAX),
            clock: clock.row,
            event: Some(GameEvent::TakenBack { by }),
            ..Change::none(&self.row, at)
        };
        self.change(tx, change).await
    }
}
