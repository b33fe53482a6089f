//! Taking a turn back: which one that is, and what is left of the game then.

use dvonn_model::{Change, GameEvent, PlyOrigin};
use dvonn_rules::{Color, Position};
use dvonn_store::Tx;
use jiff::Timestamp;

use super::{Match, OfferRefusal, PlayError};

impl Match {
    /// The number of plies that came before the last turn in which this side chose a ply: so many
    /// are left when it is taken back.
    ///
    /// # Errors
    /// [`OfferRefusal::NothingToTakeBack`], and [`OfferRefusal::Revealed`] when the other side has
    /// shown since what it had in mind, or the board has been dealt.
    pub fn turn_to_take_back(&self, side: Color) -> Result<usize, OfferRefusal> {
        for (ply, &origin) in self.origins.iter().enumerate().rev() {
            let mover = self.game.position_after(ply).map(Position::side_to_move);
            match origin {
                PlyOrigin::Chosen if mover == Some(side) => return Ok(ply),
                PlyOrigin::Plan | PlyOrigin::Condition if mover != Some(side) => {
                    return Err(OfferRefusal::Revealed);
                }
                // Everybody has seen the board that was dealt for these reds.
                PlyOrigin::Dealt => return Err(OfferRefusal::Revealed),
                _ => {}
            }
        }
        Err(OfferRefusal::NothingToTakeBack)
    }

    /// Goes back to the last turn in which this side chose a ply. The time that was used stays
    /// used.
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
            self.game.undo();
            if origin == PlyOrigin::Chosen {
                clock.undo_turn(self.game.position().side_to_move());
            }
        }
        self.void_intentions(tx, by, at).await?;
        self.go_on(tx, &mut clock, at).await?;
        self.end_offers(tx).await?;
        let change = Change {
            taken_back: u32::try_from(taken_back).unwrap_or(u32::MAX),
            clock: clock.row,
            event: Some(GameEvent::TakenBack { by }),
            ..Change::none(&self.row, at)
        };
        self.change(tx, change).await
    }
}
