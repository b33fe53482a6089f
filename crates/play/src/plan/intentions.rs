//! Players' plans and conditional moves: creating, reading, storing, deleting.

use dvonn_model::{GameId, IntentionRow, InteractionId, PlanText, Player, TurnSide, UserId};
use dvonn_rules::{ByColor, Color, Phase};
use dvonn_store::{Store, StoreError, Tx};
use jiff::Timestamp;

use crate::notices::notify;
use crate::plan::PlanError;
use crate::plan::automatic::{AutoEvent, DeletionReason, Intentions, Notice};
use crate::{
    BoardVersion, Conditions, GameRef, GameRequest, Match, Plan, PlayError, Refusal, begin_once,
};

/// One player's plan and conditional moves in a game. Nobody else may see them.
#[derive(Clone, Debug)]
pub struct OwnIntentions {
    /// The game.
    pub game: Match,
    /// The player's colour.
    pub color: Color,
    /// Their plan for the placement.
    pub plan: Option<Plan>,
    /// What their last plan still contained when one of its rules stopped it.
    pub stopped: Option<Plan>,
    /// Their conditional moves.
    pub conditions: Option<Conditions>,
    /// True if something must be announced: plies were just played, or the computer no longer
    /// chooses.
    pub needs_announcement: bool,
}

impl OwnIntentions {
    /// Returns true if plies were just played.
    pub fn has_played(&self) -> bool {
        self.needs_announcement && self.game.row.event.is_none()
    }
}

/// Returns this person's plan and conditional moves.
///
/// # Errors
/// A [`Refusal`] if the person does not play in the game or it has ended.
pub async fn own(
    store: &Store,
    game: impl Into<GameRef>,
    person: UserId,
) -> Result<OwnIntentions, PlayError> {
    let game = Match::find(store, game).await?;
    let color = game.check_player(person)?;
    let rows = store.intentions(game.row.id).await?;
    Ok(own_intentions(game, color, &rows[color], false)?)
}

/// Replaces the person's plan. On their turn, it plays at once.
///
/// # Errors
/// A [`Refusal`] if the person does not play in the game, if it has ended, or after the placement;
/// [`PlayError::Repeated`] for a repeated interaction.
pub async fn make_plan(
    store: &Store,
    request: GameRequest,
    plan: &Plan,
) -> Result<OwnIntentions, PlayError> {
    change(store, request, async |tx, game, color| {
        game.check_placing()?;
        game.check_plan(plan)?;
        game.start_plan(tx, color, plan, Some(request.interaction), request.at).await
    })
    .await
}

/// Deletes the person's plan, also one that has not started.
///
/// # Errors
/// The same as [`make_plan`], but allowed after the placement.
pub async fn delete_plan(store: &Store, request: GameRequest) -> Result<OwnIntentions, PlayError> {
    change(store, request, async |tx, game, color| game.drop_plan(tx, color, request.at).await)
        .await
}

/// Replaces the person's conditional moves. `seen` is the moment that they were written for.
/// Nothing is played at once: on the person's turn, conditional moves wait until the person has
/// played the first ply.
///
/// # Errors
/// A [`Refusal`] if the person does not play in the game, if it has ended, or if it has changed
/// since `seen`; [`PlayError::Repeated`] for a repeated interaction.
pub async fn make_conditions(
    store: &Store,
    request: GameRequest,
    seen: BoardVersion,
    conditions: &Conditions,
) -> Result<OwnIntentions, PlayError> {
    change(store, request, async |tx, game, color| {
        game.check_seen(Some(seen))?;
        game.set_conditions(tx, color, Some(conditions)).await?;
        Ok(false)
    })
    .await
}

/// Deletes the person's conditional moves.
///
/// # Errors
/// The same as [`make_conditions`], but allowed if the game has changed.
pub async fn delete_conditions(
    store: &Store,
    request: GameRequest,
) -> Result<OwnIntentions, PlayError> {
    change(store, request, async |tx, game, color| {
        game.set_conditions(tx, color, None).await?;
        Ok(false)
    })
    .await
}

/// Changes a player's intentions with `make`, which returns true if there is something to announce.
pub(crate) async fn change(
    store: &Store,
    request: GameRequest,
    make: impl AsyncFnOnce(&mut Tx, &mut Match, Color) -> Result<bool, PlayError>,
) -> Result<OwnIntentions, PlayError> {
    let mut tx = begin_once(store, request.interaction, request.at).await?;
    let mut game = Match::lock(&mut tx, request.game).await?;
    let color = game.check_player(request.person)?;
    let needs_announcement = make(&mut tx, &mut game, color).await?;
    let rows = tx.intentions(game.row.id).await?;
    let own = own_intentions(game, color, &rows[color], needs_announcement)?;
    tx.commit().await?;
    Ok(own)
}

fn own_intentions(
    game: Match,
    color: Color,
    row: &IntentionRow,
    needs_announcement: bool,
) -> Result<OwnIntentions, StoreError> {
    let Intentions { plan, stopped, conditions, .. } = read(game.row.id, row)?;
    Ok(OwnIntentions { game, color, plan, stopped, conditions, needs_announcement })
}

impl Match {
    /// Checks that the placement is not over.
    ///
    /// # Errors
    /// [`Refusal::NothingToPlan`].
    pub fn check_placing(&self) -> Result<(), Refusal> {
        match self.position().phase() {
            Phase::Placement => Ok(()),
            Phase::Movement | Phase::Over => Err(Refusal::NothingToPlan),
        }
    }

    /// Checks that a plan is allowed in this game.
    ///
    /// # Errors
    /// [`PlanError::BestInSerious`].
    pub(crate) fn check_plan(&self, plan: &Plan) -> Result<(), Refusal> {
        if self.row.is_serious() && plan.asks_computer() {
            return Err(Refusal::NotAPlan(PlanError::BestInSerious));
        }
        Ok(())
    }

    /// Returns the plan of one side, if it has one.
    pub(crate) async fn plan(&self, tx: &mut Tx, color: Color) -> Result<Option<Plan>, StoreError> {
        let rows = tx.intentions(self.row.id).await?;
        Ok(read(self.row.id, &rows[color])?.plan)
    }

    /// Replaces the plan of one side, and plays it if it is their turn. Returns true if there is
    /// something to announce.
    pub(crate) async fn start_plan(
        &mut self,
        tx: &mut Tx,
        color: Color,
        plan: &Plan,
        interaction: Option<InteractionId>,
        at: Timestamp,
    ) -> Result<bool, PlayError> {
        self.set_plan(tx, color, Some(plan)).await?;
        if self.position().side_to_move() != color {
            return Ok(false);
        }
        self.play_automatically(tx, interaction, at).await
    }

    /// Deletes the plan of one side. Returns true if there is something to announce.
    pub(crate) async fn drop_plan(
        &mut self,
        tx: &mut Tx,
        color: Color,
        at: Timestamp,
    ) -> Result<bool, PlayError> {
        self.set_plan(tx, color, None).await?;
        if self.position().side_to_move() != color {
            return Ok(false);
        }
        self.update_chooser(tx, at).await
    }

    /// Replaces the plan of one side, also one that has not started or has stopped, or deletes it.
    pub(crate) async fn set_plan(
        &self,
        tx: &mut Tx,
        color: Color,
        plan: Option<&Plan>,
    ) -> Result<(), StoreError> {
        let before = tx.intentions(self.row.id).await?[color].clone();
        let after = IntentionRow { plan: plan.map(plan_text), stopped: None, ..before };
        tx.delete_fill(self.row.id, color).await?;
        tx.save_intention(self.row.id, color, &after).await
    }

    async fn set_conditions(
        &self,
        tx: &mut Tx,
        color: Color,
        conditions: Option<&Conditions>,
    ) -> Result<(), StoreError> {
        let before = tx.intentions(self.row.id).await?[color].clone();
        let after = IntentionRow { conditions: conditions.map(Conditions::to_string), ..before };
        tx.save_intention(self.row.id, color, &after).await
    }

    /// Returns both players' intentions and settings for automatic plies.
    pub(crate) fn intentions_of(
        &self,
        sides: &ByColor<TurnSide>,
    ) -> Result<ByColor<Intentions>, StoreError> {
        let mut intentions = ByColor { white: Intentions::default(), black: Intentions::default() };
        for color in Color::ALL {
            let only_ply = match &self.row.players[color] {
                Player::Person(_) => sides[color].settings.only_ply,
                Player::Computer(_) | Player::Deleted(_) => true,
            };
            intentions[color] =
                Intentions { only_ply, ..read(self.row.id, &sides[color].intention)? };
        }
        Ok(intentions)
    }

    /// Stores both players' intentions where they have changed.
    pub(crate) async fn store_intentions(
        &self,
        tx: &mut Tx,
        before: &ByColor<Intentions>,
        after: &ByColor<Intentions>,
    ) -> Result<(), StoreError> {
        for color in Color::ALL {
            if before[color] != after[color] {
                tx.save_intention(self.row.id, color, &row(&after[color])).await?;
            }
        }
        Ok(())
    }

    /// Deletes the intentions that a takeback by this side makes obsolete. Owners of conditional
    /// moves get a notice.
    pub(crate) async fn clear_after_takeback(
        &self,
        tx: &mut Tx,
        by: Color,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        self.notify_of_void_conditions(tx, DeletionReason::TakenBack, at).await?;
        tx.clear_intentions(self.row.id, by).await
    }

    /// Deletes all intentions, which lead the computer to the board of a rated game. Owners of conditional moves get a notice.
    pub(crate) async fn clear_all_intentions(
        &self,
        tx: &mut Tx,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        self.notify_of_void_conditions(tx, DeletionReason::RatedGame, at).await?;
        tx.delete_intentions(self.row.id).await
    }

    async fn notify_of_void_conditions(
        &self,
        tx: &mut Tx,
        reason: DeletionReason,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        let rows = tx.intentions(self.row.id).await?;
        for to in Color::ALL {
            if let Some(conditions) = read(self.row.id, &rows[to])?.conditions {
                let event = AutoEvent::ConditionsVoid { reason, conditions };
                self.store_notices(tx, vec![Notice { to, event }], at).await?;
            }
        }
        Ok(())
    }

    /// Raises private notices to the players.
    pub(crate) async fn store_notices(
        &self,
        tx: &mut Tx,
        notices: Vec<Notice>,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        for Notice { to, event } in notices {
            let Some(person) = self.row.players[to].id() else { continue };
            notify(tx, person, self.row.id, &event, at).await?;
        }
        Ok(())
    }
}

fn plan_text(plan: &Plan) -> PlanText {
    PlanText { wishes: plan.wishes(), stops: plan.stops() }
}

fn row(intentions: &Intentions) -> IntentionRow {
    IntentionRow {
        plan: intentions.plan.as_ref().map(plan_text),
        stopped: intentions.stopped.as_ref().map(plan_text),
        conditions: intentions.conditions.as_ref().map(Conditions::to_string),
    }
}

fn read(game: GameId, row: &IntentionRow) -> Result<Intentions, StoreError> {
    // Errors are logged, so they must not contain the private text.
    let corrupt = || StoreError::Corrupt { what: format!("game {game}: invalid intention") };
    let plan = |text: &Option<PlanText>| {
        let plan = text.as_ref().map(|plan| Plan::parse(&plan.wishes, &plan.stops));
        plan.transpose().map_err(|_| corrupt())
    };
    let conditions = row.conditions.as_ref().map(|text| text.parse());
    Ok(Intentions {
        plan: plan(&row.plan)?,
        stopped: plan(&row.stopped)?,
        conditions: conditions.transpose().map_err(|_| corrupt())?,
        only_ply: false,
    })
}
