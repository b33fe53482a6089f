//! A player's turn.

pub(crate) mod advance;
pub(crate) mod change;
pub mod game;

use dvonn_model::{InteractionId, Person, Player};
use dvonn_rules::Ply;
use dvonn_store::Store;
use jiff::Timestamp;

use crate::{BoardVersion, GameRef, Match, Plan, PlayError, begin_once};

/// A request to play a ply.
#[derive(Clone, Debug)]
pub struct TurnRequest {
    /// The game.
    pub game: GameRef,
    /// The moment of the board that the person clicked, if any.
    pub seen: Option<BoardVersion>,
    /// The person who makes the request.
    pub person: Person,
    /// The ply.
    pub ply: Ply,
    /// A new plan for the following placements.
    pub then: Option<Plan>,
    /// The interaction behind the request. If Discord delivers it twice, it counts once.
    pub interaction: InteractionId,
    /// The current time.
    pub at: Timestamp,
}

/// Plays a ply, and the automatic plies after it, in one transaction.
///
/// # Errors
/// A [`Refusal`](crate::Refusal) if it is not this person's turn, the board they clicked is
/// outdated, the game has ended or the ply is illegal; [`PlayError::Repeated`] for a repeated
/// interaction.
pub async fn play(store: &Store, request: TurnRequest) -> Result<Match, PlayError> {
    let mut tx = begin_once(store, request.interaction, request.at).await?;
    let mut game = Match::lock(&mut tx, request.game).await?;
    let color = game.check_turn(request.person.id, request.seen)?;
    if let Some(plan) = &request.then {
        game.check_plan(plan)?;
        game.set_plan(&mut tx, color, Some(plan)).await?;
    }
    game.advance(&mut tx, request.ply, request.interaction, request.at).await?;
    let known = game.row.players[color].person();
    if known.is_none_or(|known| known.name != request.person.name) {
        tx.rename_player(game.row.id, color, &request.person.name).await?;
    }
    if let Player::Person(known) = &mut game.row.players[color] {
        known.name = request.person.name;
    }
    tx.commit().await?;
    Ok(game)
}
