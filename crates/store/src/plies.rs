//! The plies of a game, in order.

use dvonn_model::{GameId, GameRow, InteractionId, NewPly, PlyOrigin, PlyRow, UserId};
use jiff::Timestamp;
use sqlx::AnyConnection;

use crate::StoreError;
use crate::columns::{Columns, optional_id};
use crate::reads::reads;
use crate::tx::Tx;

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

impl Tx {
    /// Returns when the current turn of a game began: with its last ply, or with the game. What
    /// happened since, such as a gift of time or the end of a pause, changes nothing.
    ///
    /// # Errors
    /// Any database error.
    pub async fn turn_began_at(&mut self, game: &GameRow) -> Result<Timestamp, StoreError> {
        let last = sqlx::query(
            "SELECT played_at FROM plies WHERE game_id = $1 ORDER BY number DESC LIMIT 1",
        )
        .bind(i64::from(game.id))
        .fetch_optional(self.connection())
        .await?;
        last.map_or(Ok(game.created_at), |row| row.time("played_at"))
    }

    /// Returns true if a person has chosen a ply at their turn, in any game, after `since`.
    ///
    /// # Errors
    /// Any database error.
    pub async fn has_chosen_a_ply(
        &mut self,
        person: UserId,
        since: Timestamp,
    ) -> Result<bool, StoreError> {
        let chosen = sqlx::query(
            "SELECT plies.number FROM games JOIN plies ON plies.game_id = games.id \
             WHERE (games.white_id = $1 OR games.black_id = $1) AND games.updated_at > $2 \
             AND plies.player_id = $1 AND plies.origin = $3 AND plies.played_at > $2 LIMIT 1",
        )
        .bind(i64::from(person))
        .bind(since.as_millisecond())
        .bind(PlyOrigin::Chosen.name())
        .fetch_optional(self.connection())
        .await?;
        Ok(chosen.is_some())
    }
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
