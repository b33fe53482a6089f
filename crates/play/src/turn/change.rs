//! Steps that all changes to a game share.

use dvonn_model::{Change, ChangeOutcome, GameEvent, InteractionId, UserId};
use dvonn_store::{Store, Tx};
use jiff::Timestamp;

use crate::clock::Clock;
use crate::{GameRef, Match, PlayError, Refusal};

/// A request by a player of a game.
#[derive(Clone, Copy, Debug)]
pub struct GameRequest {
    /// The game.
    pub game: GameRef,
    /// The person who makes the request.
    pub person: UserId,
    /// The interaction behind the request. If Discord delivers it twice, it counts once.
    pub interaction: InteractionId,
    /// The current time.
    pub at: Timestamp,
}

/// Begins a transaction for this interaction.
///
/// # Errors
/// [`PlayError::Repeated`] if the interaction has already changed something, and any database
/// error.
pub async fn begin_once(
    store: &Store,
    interaction: InteractionId,
    at: Timestamp,
) -> Result<Tx, PlayError> {
    let mut tx = store.begin().await?;
    if tx.record_interaction(interaction, at).await? { Ok(tx) } else { Err(PlayError::Repeated) }
}

impl Match {
    /// Changes the game's row. The caller must have locked the game with [`Tx::lock_game`], and
    /// must update the plies and origins to match the row.
    pub(crate) async fn change(
        &mut self,
        tx: &mut Tx,
        change: Change<'_>,
    ) -> Result<(), PlayError> {
        let change = Change { to_move: Some(self.position().side_to_move()), ..change };
        match tx.change_game(&self.row, change).await? {
            ChangeOutcome::Done(row) => {
                self.row = row;
                Ok(())
            }
            ChangeOutcome::Stale => Err(Refusal::OldBoard(Box::new(self.row.clone())).into()),
        }
    }

    /// Returns that a level has taken over from an engine, if no board has told it yet. Then that of the next ply does.
    pub(super) fn unread_replacement(&self) -> Option<GameEvent> {
        let is_unread = self.row.shown < self.row.revision;
        self.row
            .event
            .filter(|event| is_unread && matches!(event, GameEvent::EngineReplaced { .. }))
    }

    /// Records a game event, which is neither a ply nor the end.
    pub(crate) async fn record_event(
        &mut self,
        tx: &mut Tx,
        event: GameEvent,
        clock: Clock,
        at: Timestamp,
    ) -> Result<(), PlayError> {
        let change = Change { clock: clock.row, event: Some(event), ..Change::none(&self.row, at) };
        self.change(tx, change).await
    }
}
