//! The plies of a game, in order.

use dvonn_model::{GameId, InteractionId, NewPly, PlyRow};
use jiff::Timestamp;
use sqlx::AnyConnection;

use crate::StoreError;
use crate::columns::{Columns, optional_id};
use crate::reads::reads;

reads! {
    /// Returns the plies of a game in order. Empty if the game does not exist.
    plies(game: GameId) -> Vec<PlyRow>;
}

async fn plies(connection: &mut AnyConnection, game: GameId) -> Result<Vec<PlyRow>, StoreError> {
    let rows =
        sqlx::query("SELECT number, ply, origin FROM plies WHERE game_id = $1 ORDER BY number")
            .bind(i64::from(game))
            .fetch_all(connection)
            .await?;
    let mut plies = Vec::with_capacity(rows.len());
    for (row, expected) in rows.iter().zip(1_i64..) {
        let number: i64 = row.number("number")?;
        let text = row.text("ply")?;
        let ply = text.parse().ok().filter(|_| number == expected).ok_or_else(|| {
            StoreError::Corrupt { what: format!("game {game}: ply {number} is {text:?}") }
        })?;
        plies.push(PlyRow { ply, origin: row.named("origin")? });
    }
    Ok(plies)
}

/// Adds a ply under its number, counted from 1.
pub(super) async fn insert(
    connection: &mut AnyConnection,
    game: GameId,
    number: i64,
    ply: NewPly,
    interaction: Option<InteractionId>,
    at: Timestamp,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO plies (game_id, number, ply, player_id, origin, interaction_id, played_at) \
         VALUES ($1, $2, $3, $4, $5, $6, $7)",
    )
    .bind(i64::from(game))
    .bind(number)
    .bind(ply.ply.to_string())
    .bind(optional_id(ply.by))
    .bind(ply.origin.name())
    .bind(optional_id(interaction))
    .bind(at.as_millisecond())
    .execute(connection)
    .await?;
    Ok(())
}

/// Deletes the plies after the first `kept`.
pub(super) async fn remove_after(
    connection: &mut AnyConnection,
    game: GameId,
    kept: u32,
) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM plies WHERE game_id = $1 AND number > $2")
        .bind(i64::from(game))
        .bind(i64::from(kept))
        .execute(connection)
        .await?;
    Ok(())
}
