//! One turn: a person's ply, and what follows of itself.

use dvonn_model::{GameId, InteractionId, Person};
use dvonn_rules::Ply;
use dvonn_store::{Store, StoreError};
use jiff::Timestamp;

use super::{Match, Moment, Plan, PlayError};

/// A ply that somebody asked for.
#[derive(Clone, Debug)]
pub struct TurnRequest {
    /// The game.
    pub game: GameId,
    /// The moment of the board that the person clicked on.
    pub seen: Option<Moment>,
    /// Who asks.
    pub person: Person,
    /// The ply.
    pub ply: Ply,
    /// A plan for what follows, in place of the one that they have.
    pub then: Option<Plan>,
    /// The interaction that asked: it counts once, however often it is delivered.
    pub interaction: InteractionId,
    /// Now.
    pub at: Timestamp,
}

/// Plays a ply, and all that follows of itself, in one transaction.
///
/// # Errors
/// A [`Refusal`](super::Refusal) when it is not this person's turn, the board they saw is old, the
/// game has ended or the rules forbid the ply; [`PlayError::Repeated`] for an interaction that has
/// counted.
pub async fn play(store: &Store, request: TurnRequest) -> Result<Match, PlayError> {
    let mut tx = store.begin().await?;
    if !tx.record_interaction(request.interaction, request.at).await? {
        return Err(PlayError::Repeated);
    }
    let mut game = Match::hold(&mut tx, request.game).await?;
    let color = game.check_turn(request.person.id, request.seen)?;
    if let Some(plan) = &request.then {
        game.check_plan(plan)?;
        game.set_plan(&mut tx, color, Some(plan)).await?;
    }
    game.advance(&mut tx, request.ply, request.interaction, request.at).await?;
    tx.rename_player(game.row.id, color, &request.person.name).await?;
    game.row.players[color] = request.person.into();
    tx.commit().await?;
    Ok(game)
}

/// Forgets which interactions counted before `before`.
///
/// # Errors
/// The store's.
pub async fn forget_interactions(store: &Store, before: Timestamp) -> Result<(), StoreError> {
    let mut tx = store.begin().await?;
    tx.forget_interactions(before).await?;
    tx.commit().await
}
