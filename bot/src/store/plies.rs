//! The plies of a game, in order.

use dvonn_rules::Ply;
use jiff::Timestamp;
use sqlx::AnyConnection;

use super::StoreError;
use super::columns::{Columns, maybe};
use super::ids::{GameId, InteractionId, UserId};
use super::tx::reads;

/// A ply to be added to a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewPly {
    /// The ply.
    pub ply: Ply,
    /// Who played it; nobody when the bot played what was forced.
    pub by: Option<UserId>,
}

reads! {
    /// The plies of a game, first to last; none for a game that does not exist.
    plies(game: GameId) -> Vec<Ply>;
}

async fn plies(connection: &mut AnyConnection, game: GameId) -> Result<Vec<Ply>, StoreError> {
    let rows = sqlx::query("SELECT number, ply FROM plies WHERE game_id = $1 ORDER BY number")
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
        plies.push(ply);
    }
    Ok(plies)
}

/// Adds a ply with its number, counted from 1.
pub(super) async fn insert(
    connection: &mut AnyConnection,
    game: GameId,
    number: i64,
    ply: NewPly,
    interaction: Option<InteractionId>,
    at: Timestamp,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO plies (game_id, number, ply, player_id, interaction_id, played_at) \
         VALUES ($1, $2, $3, $4, $5, $6)",
    )
    .bind(i64::from(game))
    .bind(number)
    .bind(ply.ply.to_string())
    .bind(maybe(ply.by))
    .bind(maybe(interaction))
    .bind(at.as_millisecond())
    .execute(connection)
    .await?;
    Ok(())
}
