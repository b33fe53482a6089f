//! The plies of a game, in order.

use dvonn_model::{GameId, GameRow, InteractionId, NewPly, PlyOrigin, PlyRow, UserId};
use jiff::Timestamp;
use sqlx::AnyConnection;

use crate::StoreError;
use crate::query::{queries, reads};
use crate::tx::Tx;

queries! {
    /// Returns the plies of a game in order: their numbers, texts and origins.
    step numbered_plies(game: GameId) -> Vec<(i64, String, PlyOrigin)> {
        "SELECT number, ply, origin FROM plies WHERE game_id = :game ORDER BY number"
    }

    /// Returns when the last ply of a game was played.
    step last_played_at(game: GameId) -> Option<Timestamp> {
        "SELECT played_at FROM plies WHERE game_id = :game ORDER BY number DESC LIMIT 1"
    }

    /// Returns true if a person has chosen a ply at their turn, in any game, after `since`.
    read has_chosen_a_ply(person: UserId, since: Timestamp) -> bool
    [person, since, chosen: PlyOrigin::Chosen] {
        "SELECT 1 FROM games JOIN plies ON plies.game_id = games.id
         WHERE (games.white_id = :person OR games.black_id = :person)
         AND games.updated_at > :since
         AND plies.player_id = :person AND plies.origin = :chosen AND plies.played_at > :since
         LIMIT 1"
    }

    /// Adds a ply under its number, counted from 1.
    step insert(
        game: GameId, number: i64, ply: NewPly, interaction: Option<InteractionId>, at: Timestamp,
    )
    [game, number, ply: ply.ply, player: ply.by, origin: ply.origin, interaction, at] {
        "INSERT INTO plies (game_id, number, ply, player_id, origin, interaction_id, played_at)
         VALUES (:game, :number, :ply, :player, :origin, :interaction, :at)"
    }

    /// Deletes the plies after the first `kept`.
    step remove_after(game: GameId, kept: u32) {
        "DELETE FROM plies WHERE game_id = :game AND number > :kept"
    }
}

reads! {
    /// Returns the plies of a game in order. Empty if the game does not exist.
    plies(game: GameId) -> Vec<PlyRow>;
}

async fn plies(connection: &mut AnyConnection, game: GameId) -> Result<Vec<PlyRow>, StoreError> {
    let rows = numbered_plies(connection, game).await?;
    let mut plies = Vec::with_capacity(rows.len());
    for ((number, text, origin), expected) in rows.into_iter().zip(1..) {
        let ply = text.parse().ok().filter(|_| number == expected).ok_or_else(|| {
            StoreError::Corrupt { what: format!("game {game}: ply {number} is {text:?}") }
        })?;
        plies.push(PlyRow { ply, origin });
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
        let last = last_played_at(self.connection(), game.id).await?;
        Ok(last.unwrap_or(game.created_at))
    }
}
