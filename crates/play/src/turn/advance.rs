//! Plays a turn in one transaction: the chosen ply, the automatic plies after it, and the clock
//! change.

use dvonn_model::{
    Change, Ending, GameEvent, InteractionId, NewPly, Player, PlyOrigin, Setup, TurnSide,
};
use dvonn_rules::{ByColor, Color, Ply};
use dvonn_store::{StoreError, Tx};
use jiff::Timestamp;

use crate::clock::{Clock, weekend};
use crate::plan::automatic::{AutoEvent, play_on};
use crate::{Match, Plan, PlayError, Refusal};

/// What starts a turn.
struct Turn {
    /// The chosen ply and its origin. `None` if only automatic plies are played.
    chosen: Option<(Ply, PlyOrigin)>,
    interaction: Option<InteractionId>,
}

impl Turn {
    /// Returns a turn without a chosen ply, caused by this interaction.
    fn of(interaction: impl Into<Option<InteractionId>>) -> Turn {
        Turn { chosen: None, interaction: interaction.into() }
    }
}

impl Match {
    /// Returns the game's clock.
    pub(crate) fn clock(&self) -> Clock {
        Clock { control: self.row.terms.control, row: self.row.clock }
    }

    /// Plays a ply that the side to move chose, and the automatic plies after it. The caller must
    /// have locked the game with [`Tx::lock_game`].
    pub(crate) async fn advance(
        &mut self,
        tx: &mut Tx,
        ply: Ply,
        interaction: InteractionId,
        at: Timestamp,
    ) -> Result<(), PlayError> {
        let turn = Turn { chosen: Some((ply, PlyOrigin::Chosen)), ..Turn::of(interaction) };
        self.turn(tx, turn, at).await.map(drop)
    }

    /// Plays a ply that the computer chose for the side to move, and the automatic plies after it.
    /// The caller must have locked the game with [`Tx::lock_game`].
    pub(crate) async fn advance_by_computer(
        &mut self,
        tx: &mut Tx,
        ply: Ply,
        at: Timestamp,
    ) -> Result<(), PlayError> {
        let origin = match self.to_move() {
            Some(Player::Computer(_)) => PlyOrigin::Chosen,
            _ => PlyOrigin::Plan,
        };
        let turn = Turn { chosen: Some((ply, origin)), interaction: None };
        self.turn(tx, turn, at).await.map(drop)
    }

    /// Plays the automatic plies that follow from the mover's new plan. Returns `false` if there is
    /// nothing to announce. The caller must have locked the game with [`Tx::lock_game`].
    pub(crate) async fn play_automatically(
        &mut self,
        tx: &mut Tx,
        interaction: Option<InteractionId>,
        at: Timestamp,
    ) -> Result<bool, PlayError> {
        self.turn(tx, Turn::of(interaction), at).await
    }

    async fn turn(&mut self, tx: &mut Tx, turn: Turn, at: Timestamp) -> Result<bool, PlayError> {
        let Turn { chosen, interaction } = turn;
        let (sides, has_offers) = self.sides(tx, at).await?;
        let intentions = self.intentions_of(&sides)?;
        let mover = self.position().side_to_move();
        let mut plies = Vec::new();
        if let Some((ply, origin)) = chosen {
            self.history.play(ply).map_err(Refusal::Illegal)?;
            plies.push(self.new_ply(ply, mover, origin));
        }
        let deal = match self.row.terms.setup {
            Setup::Reds(seed) => Some(seed),
            _ => None,
        };
        let mut remaining = intentions.clone();
        let mut notices = Vec::new();
        if let Some((_, PlyOrigin::Plan)) = chosen {
            notices.extend(remaining[mover].count_placement(mover, self.position()));
        }
        // Conditional moves that start with the player's own ply wait until the player has played
        // it.
        let waiting = remaining[mover]
            .conditions
            .take_if(|conditions| chosen.is_none() && conditions.answer().is_some());
        let mut followed = play_on(&mut self.history, remaining, self.row.plies as usize, deal);
        if followed.plies.is_empty() && waiting.is_some() {
            followed.intentions[mover].conditions = waiting;
        }
        plies
            .extend(followed.plies.iter().map(|auto| self.new_ply(auto.ply, auto.by, auto.origin)));
        self.check_answer_to(tx, &plies).await?;
        self.store_intentions(tx, &intentions, &followed.intentions).await?;
        notices.extend(followed.notices);
        let placed = followed.plies.iter().filter(|auto| auto.by == mover).count();
        if chosen.is_none() && placed <= 1 {
            // The reply to the player's new plan says that it is over.
            let over = [AutoEvent::PlanDone, AutoEvent::PlanExhausted];
            notices.retain(|notice| notice.to != mover || !over.contains(&notice.event));
        }
        let next = self.position().side_to_move();
        let plan_stopped = notices.iter().any(|notice| {
            notice.to == next && matches!(notice.event, AutoEvent::PlanStopped { .. })
        });
        self.store_notices(tx, notices, at).await?;
        if plies.is_empty() {
            return self.update_chooser(tx, at).await;
        }
        // Only a chosen ply earns an increment. Automatic plies take no time.
        let mut clock = self.clock();
        match chosen {
            Some((_, PlyOrigin::Chosen)) => clock.end_turn(mover, at),
            _ => clock.end_automatic_turn(mover, at),
        }
        let score = self.position().score();
        let resignation = followed.resigns.map(|by| Ending::Resigned { by, score });
        if resignation.is_none() {
            let plan = followed.intentions[next].plan.as_ref();
            self.start_next_turn_by(plan, &sides, tx, &mut clock, at).await?;
        }
        let change = Change {
            plies: &plies,
            clock: clock.row,
            ending: resignation.or_else(|| self.ending()),
            interaction,
            plan_stopped,
            event: self.unread_replacement(),
            ..Change::none(&self.row, at)
        };
        self.change(tx, change).await?;
        self.origins.extend(plies.iter().map(|ply| ply.origin));
        if resignation.is_some() {
            tx.delete_intentions(self.row.id).await?;
        }
        self.count(tx).await?;
        if has_offers {
            self.lapse_offers_after_ply(tx, mover, at).await?;
        }
        Ok(true)
    }

    fn new_ply(&self, ply: Ply, by: Color, origin: PlyOrigin) -> NewPly {
        let by = self.row.players[by].id().filter(|_| origin.is_players_choice());
        NewPly { ply, by, origin }
    }

    /// Updates who chooses the next ply, after the side to move has changed its plan and no ply was
    /// played. Returns `true` if this must be announced: the person must now choose instead of the
    /// computer. The caller must have locked the game with [`Tx::lock_game`].
    pub(crate) async fn update_chooser(
        &mut self,
        tx: &mut Tx,
        at: Timestamp,
    ) -> Result<bool, PlayError> {
        let called_before = self.row.computer_chooses;
        let side = self.position().side_to_move();
        let mut clock = self.clock();
        clock.stop(side, at);
        self.start_next_turn(tx, &mut clock, at).await?;
        match (called_before, self.row.computer_chooses) {
            (true, false) => {
                self.record_event(tx, GameEvent::ComputerCalledOff { side }, clock, at).await?;
                Ok(true)
            }
            (false, true) => {
                tx.set_clock(self.row.id, &clock.row, at).await?;
                self.row.clock = clock.row;
                Ok(false)
            }
            _ => Ok(false),
        }
    }

    /// Updates whether the computer chooses the next ply. Starts the clock if a person has to
    /// choose and the clock is not paused or stopped by a vacation, a weekend or a mute. The caller
    /// must have locked the game with [`Tx::lock_game`].
    pub(crate) async fn start_next_turn(
        &mut self,
        tx: &mut Tx,
        clock: &mut Clock,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        let (sides, _) = self.sides(tx, at).await?;
        let intentions = self.intentions_of(&sides)?;
        let plan = intentions[self.position().side_to_move()].plan.as_ref();
        self.start_next_turn_by(plan, &sides, tx, clock, at).await
    }

    /// Returns what bears on the turns of this game, and whether offers are open in it.
    async fn sides(
        &self,
        tx: &mut Tx,
        at: Timestamp,
    ) -> Result<(ByColor<TurnSide>, bool), StoreError> {
        let people = ByColor::from_fn(|color| self.row.players[color].id());
        tx.turn_sides(self.row.id, people, at).await
    }

    /// As [`start_next_turn`](Match::start_next_turn), with the plan of the side to move.
    async fn start_next_turn_by(
        &mut self,
        plan: Option<&Plan>,
        sides: &ByColor<TurnSide>,
        tx: &mut Tx,
        clock: &mut Clock,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        self.update_computer_chooses(plan, tx).await?;
        let to_move = self.position().side_to_move();
        clock.row.weekend = None;
        if clock.row.paused || self.is_stopped_by_mute(at) || self.row.computer_chooses {
            return Ok(());
        }
        start_clock(clock, &self.row.players[to_move], &sides[to_move], to_move, at);
        Ok(())
    }
}

/// Starts the clock of the player to move, unless it is the computer, or a person on vacation or with
/// a weekend.
pub(crate) fn start_clock(
    clock: &mut Clock,
    player: &Player,
    side: &TurnSide,
    to_move: Color,
    at: Timestamp,
) {
    let Player::Person(_) = player else { return };
    if clock.control.is_correspondence() && clock.control.base().is_some() {
        if side.on_vacation {
            return;
        }
        if let Some(weekend) = weekend::next(&side.settings, at) {
            if weekend.begins_at <= at {
                clock.row.weekend = Some(weekend.ends_at);
                return;
            }
            clock.row.weekend = Some(weekend.begins_at);
        }
    }
    clock.start(to_move, at);
}
