//! One turn: a person's ply, and the passes that it forces.

use dvonn_rules::Ply;
use jiff::Timestamp;

use super::{Match, PlayError, Refusal};
use crate::store::{Appended, GameId, InteractionId, NewPly, Person, Store, StoreError};

/// A ply that somebody asked for.
#[derive(Clone, Debug)]
pub struct TurnRequest {
    /// The game.
    pub game: GameId,
    /// How many plies the person saw played, when they clicked on a board.
    pub seen: Option<u32>,
    /// Who asks.
    pub person: Person,
    /// The ply.
    pub ply: Ply,
    /// The interaction that asked: it counts once, however often it is delivered.
    pub interaction: InteractionId,
    /// Now.
    pub at: Timestamp,
}

/// Plays a ply, and every pass that follows of necessity, in one transaction.
///
/// # Errors
/// A [`Refusal`] when it is not this person's turn, the board they saw is old, the game has ended
/// or the rules forbid the ply; [`PlayError::Repeated`] for an interaction that has counted.
pub async fn play(store: &Store, request: TurnRequest) -> Result<Match, PlayError> {
    let mut tx = store.begin().await?;
    if !tx.record_interaction(request.interaction, request.at).await? {
        return Err(PlayError::Repeated);
    }
    let row = tx.game(request.game).await?.ok_or(Refusal::NoGame)?;
    let mut game = Match::load(&mut tx, row).await?;

    let color = game.check_turn(request.person.id, request.seen)?;

    game.game.play(request.ply).map_err(Refusal::Illegal)?;
    let mut plies = vec![NewPly { ply: request.ply, by: Some(request.person.id) }];
    while game.position().must_pass() {
        game.game.play(Ply::Pass).map_err(Refusal::Illegal)?;
        plies.push(NewPly { ply: Ply::Pass, by: None });
    }

    let appended = tx
        .append_plies(&game.row, &plies, Some(request.interaction), request.at, game.ending())
        .await?;
    let Appended::Done(row) = appended else {
        return Err(Refusal::OldBoard(Box::new(game.row)).into());
    };
    tx.rename_player(row.id, color, &request.person.name).await?;
    game.row = row;
    game.row.players[color].name.clone_from(&request.person.name);
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
