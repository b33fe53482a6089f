//! Moderators' decisions about games, with a reason that everybody can read.

use dvonn_ladder as ladder;
use dvonn_ladder::CannotVoid;
use dvonn_model::{
    Action, Change, Decision, Ending, GameEvent, GameRow, GuildId, IntentionRow, InteractionId,
    ModeratorAction, Person, PostKey, VoidReason,
};
use dvonn_rules::Color;
use dvonn_store::{Store, Tx};
use jiff::Timestamp;

use crate::rights::RightsRefusal;
use crate::{GameRef, Match, PlayError, Refusal, begin_once};

/// A moderator's request about a game. The caller must have checked that they are a moderator.
#[derive(Clone, Debug)]
pub struct Moderation {
    /// The game.
    pub game: GameRef,
    /// The server in which they are a moderator.
    pub guild: GuildId,
    /// What to do.
    pub order: Order,
    /// The moderator and the reason.
    pub decision: Decision,
    /// The interaction behind the request. If Discord delivers it twice, it counts once.
    pub interaction: InteractionId,
    /// The current time.
    pub at: Timestamp,
}

/// What to do to a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Order {
    /// End it with a result.
    End {
        /// The winner, or `None` for a draw.
        winner: Option<Color>,
    },
    /// End it without a result.
    Void,
    /// Replace a player.
    HandOver {
        /// The side whose player is replaced.
        side: Color,
        /// The new player. Must be a member of the server and not a bot.
        to: Person,
    },
}

/// Carries out a moderator's decision.
///
/// # Errors
/// A [`Refusal`] if the game is in another server or has ended, if the moderator plays in it, or if
/// the new player is the moderator, is blocked or already plays in it; [`PlayError::Repeated`].
pub async fn moderate(store: &Store, moderation: Moderation) -> Result<Match, PlayError> {
    let mut tx = begin_once(store, moderation.interaction, moderation.at).await?;
    let mut game = lock(&mut tx, &moderation).await?;
    let Moderation { guild, order, decision, at, .. } = moderation;
    if !game.row.is_running() {
        return Err(Refusal::Ended(Box::new(game.row)).into());
    }
    let action = match order {
        Order::End { .. } => ModeratorAction::Ended,
        Order::Void => ModeratorAction::Voided,
        Order::HandOver { .. } => ModeratorAction::HandedOver,
    };
    let told = Some(decision.clone());
    match order {
        Order::End { winner } => {
            let loser = winner.map(Color::other);
            let ending = Ending::Awarded { loser, score: game.position().score() };
            game.end_now(&mut tx, ending, told, at).await?;
        }
        Order::Void => {
            let ending = Ending::Void { reason: VoidReason::Moderator };
            game.end_now(&mut tx, ending, told, at).await?;
        }
        Order::HandOver { side, to } => {
            if decision.moderator == Some(to.id) {
                return Err(RightsRefusal::SeatForSelf.into());
            }
            if tx.block(guild, to.id).await?.is_some() {
                return Err(RightsRefusal::SeatForBlocked(to.id).into());
            }
            game.hand_over(&mut tx, side, to, told, at).await?;
        }
    }
    // Last, after the ladder was updated: changes of server settings also lock the server before
    // the log.
    tx.record_decision(game.row.id, action, &decision, at).await?;
    tx.record_action(guild, &Action::GameDecided(action, game.row.id), &decision, at).await?;
    tx.commit().await?;
    Ok(game)
}

/// Voids the result of a rated game that is over, and recomputes all ratings.
///
/// # Errors
/// A [`Refusal`] if the game is in another server or has no result, or if the moderator played in
/// it; [`PlayError::Repeated`].
pub async fn void_result(store: &Store, moderation: Moderation) -> Result<Match, PlayError> {
    let Moderation { game, guild, decision, interaction, at, .. } = moderation;
    let mut tx = begin_once(store, interaction, at).await?;
    // No lock is needed: games that are over do not change.
    let game = game.find(&mut tx).await?;
    let row = tx.game(game).await?.filter(|row| row.is_on(guild));
    let game = row.ok_or(RightsRefusal::OtherServer(game))?;
    if game.is_relayed() {
        return Err(RightsRefusal::OnlyVoid(game.id).into());
    }
    check_impartial(&game, &decision)?;
    let voided = match game.scope() {
        Some(scope) => ladder::void(&mut tx, scope, game.id).await?,
        None => Err(CannotVoid::NotCounted),
    };
    voided.map_err(|why| RightsRefusal::CannotVoid { game: game.id, why })?;
    tx.record_decision(game.id, ModeratorAction::Voided, &decision, at).await?;
    tx.record_action(guild, &Action::GameDecided(ModeratorAction::Voided, game.id), &decision, at)
        .await?;
    tx.raise_edits(game.id, at).await?;
    tx.raise_post(PostKey::voided(game.id), at).await?;
    let game = Match::load(&mut tx, game).await?;
    tx.commit().await?;
    Ok(game)
}

/// Returns the game, if it is in the moderator's server, and locks it until the end of the
/// transaction.
async fn lock(tx: &mut Tx, moderation: &Moderation) -> Result<Match, PlayError> {
    let game = moderation.game.find(tx).await?;
    let row = tx.lock_game(game).await?;
    let row = row.filter(|row| row.is_on(moderation.guild));
    let row = row.ok_or(RightsRefusal::OtherServer(game))?;
    check_impartial(&row, &moderation.decision)?;
    // One player's server does not decide about the other's, nor about the global ladder or a match between the two.
    if row.is_relayed() && (row.is_serious() || !matches!(moderation.order, Order::Void)) {
        return Err(RightsRefusal::OnlyVoid(game).into());
    }
    Ok(Match::load(tx, row).await?)
}

/// Checks that the moderator is not one of the game's players.
fn check_impartial(game: &GameRow, decision: &Decision) -> Result<(), RightsRefusal> {
    let plays = decision.moderator.is_some_and(|moderator| {
        Color::ALL.into_iter().any(|color| game.players[color].is(moderator))
    });
    if plays { Err(RightsRefusal::OwnGame(game.id)) } else { Ok(()) }
}

impl Match {
    /// Replaces a player. The new player has no plans, and gets the time that is left. The game no
    /// longer counts for a ladder: neither player has played all of it.
    async fn hand_over(
        &mut self,
        tx: &mut Tx,
        side: Color,
        to: Person,
        decision: Option<Decision>,
        at: Timestamp,
    ) -> Result<(), PlayError> {
        if self.color_of(to.id).is_some() {
            return Err(RightsRefusal::SeatTaken(to).into());
        }
        let from = self.row.players[side].id().ok_or(RightsRefusal::SeatOfComputer)?;
        let event =
            GameEvent::HandedOver { side, from: Some(from), was_rated: self.row.terms.rated };
        tx.replace_player(self.row.id, side, &to).await?;
        tx.save_intention(self.row.id, side, &IntentionRow::default()).await?;
        self.lapse_all_offers(tx, at).await?;
        self.row.players[side] = to.into();
        // The new player may be on vacation, or the old one may have been.
        let mut clock = self.clock();
        clock.stop(self.position().side_to_move(), at);
        if side == self.position().side_to_move() {
            clock.row.reminders = 0;
        }
        self.start_next_turn(tx, &mut clock, at).await?;
        let change = Change {
            clock: clock.row,
            event: Some(event),
            decision,
            ..Change::none(&self.row, at)
        };
        self.change(tx, change).await
    }
}
