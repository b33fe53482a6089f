//! The plies of a game, in order.

use dvonn_model::{GameId, GameRow, InteractionId, NewPly, PlyOrigin, PlyRow, UserId};
use jiff::Timestamp;
use sqlx::AnyConnection;

use crate::StoreError;
use crate::query::{queries, reads};
use crate::tx::Tx;

queries! {
    // The plies of a game in order, each as its number, text and origin. In one row, since sqlx hands each row
    // from one thread to another.
    step plies_in_words(game: GameId) -> String {
        "SELECT COALESCE(
             string_agg(number || ' ' || ply || ' ' || origin, ',' ORDER BY number), ''
         ) FROM plies WHERE game_id = :game"
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
    let words = plies_in_words(connection, game).await?;
    let mut plies = Vec::new();
    for (words, number) in words.split_terminator(',').zip(1_u32..) {
        plies.push(ply(words, number).ok_or_else(|| StoreError::Corrupt {
            what: format!("game {game}: ply {number} is {words:?}"),
        })?);
    }
    Ok(plies)
}

/// Reads the ply with this number from its number, text and origin.
fn ply(words: &str, number: u32) -> Option<PlyRow> {
    let (_, rest) = words.split_once(' ').filter(|(first, _)| *first == number.to_string())?;
    let (ply, origin) = rest.split_once(' ')?;
    Some(PlyRow { ply: ply.parse().ok()?, origin: origin.parse().ok()? })
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
