//! A turn and what follows of it, in one transaction: what is played without asking, what is left
//! of what was asked for, and the clock.

use dvonn_rules::{Color, Ply};
use jiff::Timestamp;

use super::clock::Clock;
use super::{Match, PlayError, Refusal, play_on};
use crate::store::{Change, InteractionId, NewPly, PlyOrigin, Setup, StoreError, Tx};

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
        self.turn(tx, Some(ply), interaction, at).await.map(drop)
    }

    /// Plays what follows of what the side to move has just asked for; `false` if nothing does.
    /// The caller holds the game by [`Tx::lock_game`].
    pub(super) async fn play_by_itself(
        &mut self,
        tx: &mut Tx,
        interaction: InteractionId,
        at: Timestamp,
    ) -> Result<bool, PlayError> {
        self.turn(tx, None, interaction, at).await
    }

    async fn turn(
        &mut self,
        tx: &mut Tx,
        chosen: Option<Ply>,
        interaction: InteractionId,
        at: Timestamp,
    ) -> Result<bool, PlayError> {
        let autos = self.autos(tx).await?;
        let mover = self.position().side_to_move();
        let mut plies = Vec::new();
        if let Some(ply) = chosen {
            self.game.play(ply).map_err(Refusal::Illegal)?;
            plies.push(self.new_ply(ply, mover, PlyOrigin::Chosen));
        }
        let deal = match self.row.terms.setup {
            Setup::Reds(seed) => Some(seed),
            _ => None,
        };
        let mut asked = autos.clone();
        // Conditions that begin with one's own ply wait until one has played it.
        let waiting = asked[mover]
            .conditions
            .take_if(|conditions| chosen.is_none() && conditions.answer().is_some());
        let mut followed = play_on(&mut self.game, asked, self.row.plies as usize, deal);
        if followed.plies.is_empty() && waiting.is_some() {
            followed.autos[mover].conditions = waiting;
        }
        plies
            .extend(followed.plies.iter().map(|auto| self.new_ply(auto.ply, auto.by, auto.origin)));
        self.keep(tx, &autos, &followed.autos).await?;
        self.note(tx, followed.notices, at).await?;
        if plies.is_empty() {
            return Ok(false);
        }
        // Only a ply that was chosen ends a turn that earns something; what follows takes no time.
        let mut clock = self.clock();
        match chosen {
            Some(_) => clock.end_turn(mover, at),
            None => clock.leave_turn(mover, at),
        }
        self.go_on(tx, &mut clock, at).await?;
        let change = Change {
            plies: &plies,
            clock: clock.row,
            ending: self.ending(),
            interaction: Some(interaction),
            ..Change::none(&self.row, at)
        };
        self.change(tx, change).await?;
        self.origins.extend(plies.iter().map(|ply| ply.origin));
        self.leave_offers(tx, mover).await?;
        Ok(true)
    }

    fn new_ply(&self, ply: Ply, by: Color, origin: PlyOrigin) -> NewPly {
        let by = origin.is_a_persons().then(|| self.row.players[by].id);
        NewPly { ply, by, origin }
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
