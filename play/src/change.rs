//! How a game is changed: what every change has in common.

use dvonn_model::{Appended, Change, GameEvent, GameId, InteractionId, UserId};
use dvonn_store::{Store, Tx};
use jiff::Timestamp;

use super::clock::Clock;
use super::{Match, PlayError, Refusal};

/// What somebody asks for in a game.
#[derive(Clone, Copy, Debug)]
pub struct Request {
    /// The game.
    pub game: GameId,
    /// Who asks.
    pub person: UserId,
    /// The interaction that asked: it counts once, however often it is delivered.
    pub interaction: InteractionId,
    /// Now.
    pub at: Timestamp,
}

/// Begins a change that this interaction brings about.
///
/// # Errors
/// [`PlayError::Repeated`] if it has brought something about before, and the store's.
pub async fn begin(
    store: &Store,
    interaction: InteractionId,
    at: Timestamp,
) -> Result<Tx, PlayError> {
    let mut tx = store.begin().await?;
    if tx.record_interaction(interaction, at).await? { Ok(tx) } else { Err(PlayError::Repeated) }
}

impl Match {
    /// Changes the game's row. The caller holds the game by [`Tx::lock_game`], and sees to it that
    /// plies and origins are those of the row afterwards.
    pub(super) async fn change(
        &mut self,
        tx: &mut Tx,
        change: Change<'_>,
    ) -> Result<(), PlayError> {
        let change = Change { to_move: Some(self.position().side_to_move()), ..change };
        match tx.change_game(&self.row, change).await? {
            Appended::Done(row) => {
                self.row = row;
                Ok(())
            }
            Appended::Stale => Err(Refusal::OldBoard(Box::new(self.row.clone())).into()),
        }
    }

    /// Lets something happen that is neither a ply nor the end.
    pub(super) async fn happen(
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
