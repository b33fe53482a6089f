//! What follows a ply, in the same transaction: what is played without asking, and the clock.

use dvonn_rules::{ByColor, Color, Ply};
use jiff::Timestamp;

use super::clock::Clock;
use super::{Auto, Match, PlayError, Refusal, play_on};
use crate::store::{Appended, Change, InteractionId, NewPly, PlyOrigin, Setup, StoreError, Tx};

impl Match {
    /// The game's clock.
    pub(super) fn clock(&self) -> Clock {
        Clock { control: self.row.terms.control, row: self.row.clock }
    }

    /// Plays a ply that the side to move chose, and all that follows of itself. The caller holds
    /// the game by [`Tx::lock_game`].
    pub(super) async fn advance(
        &mut self,
        tx: &mut Tx,
        ply: Ply,
        interaction: InteractionId,
        at: Timestamp,
    ) -> Result<(), PlayError> {
        let mover = self.position().side_to_move();
        self.game.play(ply).map_err(Refusal::Illegal)?;
        let by = |color: Color| Some(self.row.players[color].id);
        let mut plies = vec![NewPly { ply, by: by(mover), origin: PlyOrigin::Chosen }];
        let autos = ByColor { white: Auto::default(), black: Auto::default() };
        let deal = match self.row.terms.setup {
            Setup::Reds(seed) => Some(seed),
            _ => None,
        };
        let followed = play_on(&mut self.game, autos, self.row.plies as usize, deal);
        plies.extend(followed.plies.iter().map(|auto| NewPly {
            ply: auto.ply,
            by: auto.origin.is_a_persons().then(|| by(auto.by)).flatten(),
            origin: auto.origin,
        }));
        let mut clock = self.clock();
        clock.end_turn(mover, at);
        self.go_on(tx, &mut clock, at).await?;
        let change = Change {
            plies: &plies,
            clock: clock.row,
            ending: self.ending(),
            interaction: Some(interaction),
            ..Change::none(&self.row, at)
        };
        let Appended::Done(row) = tx.change_game(&self.row, change).await? else {
            return Err(Refusal::OldBoard(Box::new(self.row.clone())).into());
        };
        self.row = row;
        self.origins.extend(plies.iter().map(|ply| ply.origin));
        self.leave_offers(tx, mover).await?;
        Ok(())
    }

    /// Sets the clock going for the side to move, unless it has reason to stand.
    pub(super) async fn go_on(
        &self,
        tx: &mut Tx,
        clock: &mut Clock,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        let to_move = self.position().side_to_move();
        if !clock.row.paused && !self.rests(tx, to_move, at).await? {
            clock.run(to_move, at);
        }
        Ok(())
    }

    /// Whether this player's clock stands because they are on vacation.
    async fn rests(&self, tx: &mut Tx, color: Color, at: Timestamp) -> Result<bool, StoreError> {
        Ok(self.row.terms.control.rests() && tx.on_vacation(self.row.players[color].id, at).await?)
    }
}
