//! What a moderator decides about a game, with a reason that everybody reads.

use dvonn_ladder as ladder;
use dvonn_model::{
    Action, Change, Decision, Ending, GameEvent, GameId, GuildId, IntentionRow, InteractionId,
    ModeratorAction, Person, VoidReason,
};
use dvonn_rules::Color;
use dvonn_store::{Store, Tx};
use jiff::Timestamp;

use super::{Match, PlayError, Refusal, RightsRefusal, begin};

/// What a moderator wants to do to a game. The caller has made sure that they are one.
#[derive(Clone, Debug)]
pub struct Moderation {
    /// The game.
    pub game: GameId,
    /// The server in which they are a moderator.
    pub guild: GuildId,
    /// What is to be done.
    pub order: Order,
    /// Who they are, and why.
    pub decision: Decision,
    /// The interaction that asked: it counts once, however often it is delivered.
    pub interaction: InteractionId,
    /// Now.
    pub at: Timestamp,
}

/// What is to be done to a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Order {
    /// To end it with a result.
    End {
        /// Who wins; nobody of a draw.
        winner: Option<Color>,
    },
    /// To end it without a result.
    Void,
    /// To give a side to somebody else.
    HandOver {
        /// The side.
        side: Color,
        /// To whom: somebody in the server, no bot.
        to: Person,
    },
}

/// Does what a moderator decided.
///
/// # Errors
/// A [`Refusal`] when the game is of another server or has ended, or when the new player plays in
/// it already; [`PlayError::Repeated`].
pub async fn moderate(store: &Store, moderation: Moderation) -> Result<Match, PlayError> {
    let mut tx = begin(store, moderation.interaction, moderation.at).await?;
    let mut game = hold(&mut tx, &moderation).await?;
    let Moderation { guild, order, decision, at, .. } = moderation;
    if !game.row.is_running() {
        return Err(Refusal::Ended(Box::new(game.row)).into());
    }
    let measure = match order {
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
            game.hand_over(&mut tx, side, to, told, at).await?;
        }
    }
    // After the game has counted: who settles something for a server also holds the server first.
    tx.record_decision(game.row.id, measure, &decision, at).await?;
    tx.record_action(guild, &Action::Decided(measure, game.row.id), &decision, at).await?;
    tx.commit().await?;
    Ok(game)
}

/// Takes a game that is over out of the record of rated games, as if it had never counted: all
/// ratings are computed anew.
///
/// # Errors
/// A [`Refusal`] when the game is of another server, or not in the record; [`PlayError::Repeated`].
pub async fn take_out(store: &Store, moderation: Moderation) -> Result<Match, PlayError> {
    let Moderation { game, guild, decision, interaction, at, .. } = moderation;
    let mut tx = begin(store, interaction, at).await?;
    // Nothing happens any more to a game that is over: there is nothing to hold.
    let row = tx.game(game).await?.filter(|row| row.place.guild == Some(guild));
    let game = row.ok_or(RightsRefusal::OtherServer(game))?;
    ladder::void(&mut tx, guild, game.id)
        .await?
        .map_err(|why| RightsRefusal::Uncountable { game: game.id, why })?;
    tx.record_decision(game.id, ModeratorAction::Voided, &decision, at).await?;
    tx.record_action(guild, &Action::Decided(ModeratorAction::Voided, game.id), &decision, at)
        .await?;
    let game = Match::load(&mut tx, game).await?;
    tx.commit().await?;
    Ok(game)
}

/// The game, if it is one of the server in which they are a moderator. Nobody else can change it
/// before the transaction is over.
async fn hold(tx: &mut Tx, moderation: &Moderation) -> Result<Match, PlayError> {
    let row = tx.lock_game(moderation.game).await?;
    let row = row.filter(|row| row.place.guild == Some(moderation.guild));
    let row = row.ok_or(RightsRefusal::OtherServer(moderation.game))?;
    Ok(Match::load(tx, row).await?)
}

impl Match {
    /// Gives a side to somebody else, who begins without plans, and with the time that is left.
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
        let event = GameEvent::HandedOver { side, from: Some(from) };
        tx.seat_player(self.row.id, side, &to).await?;
        tx.save_intention(self.row.id, side, &IntentionRow::default()).await?;
        self.end_offers(tx).await?;
        self.row.players[side] = to.into();
        // Whose vacation counts has changed with the player.
        let mut clock = self.clock();
        clock.stop(self.position().side_to_move(), at);
        if side == self.position().side_to_move() {
            clock.row.reminders = 0;
        }
        self.go_on(tx, &mut clock, at).await?;
        let change = Change {
            clock: clock.row,
            event: Some(event),
            decision,
            ..Change::none(&self.row, at)
        };
        self.change(tx, change).await
    }
}
