//! Challenge ladders: the places, and the challenges and games for places.

use dvonn_model::{
    Attempt, AttemptId, ChallengeId, GameId, GuildId, Person, PlaceRow, SwapRow, UserId,
};
use dvonn_rules::Color;
use jiff::Timestamp;
use sqlx::AnyConnection;

use crate::StoreError;
use crate::columns::without_controls;
use crate::query::{queries, reads, rows};

rows! {
    PlaceRow { person: person(player_id, name), place, last_at }
    SwapRow { won, left_for, shown }
}

/// The newest of some times, `None` if there are none.
type Newest = Option<Timestamp>;

queries! {
    /// Returns the places on a server's challenge ladder, from the top.
    read places(guild: GuildId) -> Vec<PlaceRow> {
        "SELECT {} FROM places WHERE guild_id = :guild ORDER BY place"
    }

    /// Returns the swap of places after a game, unless it was undone.
    read place_swap(game: GameId) -> Option<SwapRow> {
        "SELECT {} FROM place_swaps WHERE game_id = :game"
    }

    /// Returns a server's open challenges for places, oldest first, with both people.
    step challenges_for_places(
        guild: GuildId, at: Timestamp,
    ) -> Vec<(ChallengeId, UserId, UserId)> {
        "SELECT id, challenger_id, opponent_id FROM challenges
         WHERE guild_id = :guild AND state = 'open' AND for_place = 1 AND opponent_id > 0
         AND expires_at > :at
         ORDER BY id"
    }

    /// Returns a server's running games for places, oldest first, each with the challenger and the
    /// opponent.
    step games_for_places(guild: GuildId) -> Vec<(GameId, UserId, UserId)> {
        "SELECT id,
             CASE challenger_side WHEN 'w' THEN white_id ELSE black_id END,
             CASE challenger_side WHEN 'w' THEN black_id ELSE white_id END
         FROM games
         WHERE guild_id = :guild AND state = 'running' AND challenger_side IS NOT NULL
         ORDER BY id"
    }

    /// Returns when the last game of two players for a place ended, if that was after `since`. Void
    /// games count only if a player timed out.
    read last_attempt(guild: GuildId, one: UserId, other: UserId, since: Timestamp) -> Newest {
        "SELECT MAX(updated_at) FROM games
         WHERE guild_id = :guild AND updated_at > :since
         AND challenger_side IS NOT NULL AND state <> 'running'
         AND (state <> 'void' OR void_reason = 'out_of_time')
         AND ((white_id = :one AND black_id = :other) OR (white_id = :other AND black_id = :one))"
    }

    /// Moves a person to a place, which must be free. The caller must have locked the ladder with
    /// [`Tx::lock_ladder`](crate::Tx::lock_ladder).
    change set_place(guild: GuildId, row: &PlaceRow)
    [
        guild,
        player: row.person.id,
        name: without_controls(&row.person.name),
        place: row.place,
        last_at: row.last_at,
    ] {
        "INSERT INTO places (guild_id, player_id, name, place, last_at)
         VALUES (:guild, :player, :name, :place, :last_at)
         ON CONFLICT (guild_id, player_id) DO UPDATE SET
             name = :name, place = :place, last_at = :last_at"
    }

    /// Updates when a person last played, and their name, if they have a place.
    change touch_place(guild: GuildId, person: &Person, at: Timestamp)
    [guild, player: person.id, name: without_controls(&person.name), at] {
        "UPDATE places SET name = :name, last_at = :at
         WHERE guild_id = :guild AND player_id = :player"
    }

    /// Records a swap of places after a game.
    change record_swap(game: GameId, swap: SwapRow)
    [game, won: swap.won, left_for: swap.left_for, shown: swap.shown] {
        "INSERT INTO place_swaps (game_id, won, left_for, shown)
         VALUES (:game, :won, :left_for, :shown)"
    }

    /// Deletes the swap of places after a game.
    change delete_swap(game: GameId) {
        "DELETE FROM place_swaps WHERE game_id = :game"
    }

    /// Marks a new game as one in which `side` plays for the other player's place.
    change mark_game_for_place(game: GameId, side: Color) {
        "UPDATE games SET challenger_side = :side WHERE id = :game"
    }
}

reads! {
    /// Returns a server's open challenges for places, then its running games for places, each
    /// oldest first.
    attempts(guild: GuildId, at: Timestamp) -> Vec<Attempt>;
}

async fn attempts(
    connection: &mut AnyConnection,
    guild: GuildId,
    at: Timestamp,
) -> Result<Vec<Attempt>, StoreError> {
    let challenges = challenges_for_places(connection, guild, at).await?;
    let challenges = challenges.into_iter().map(|(id, challenger, opponent)| Attempt {
        id: AttemptId::Challenge(id),
        challenger,
        opponent,
    });
    let games = games_for_places(connection, guild).await?;
    let games = games.into_iter().map(|(id, challenger, opponent)| Attempt {
        id: AttemptId::Game(id),
        challenger,
        opponent,
    });
    Ok(challenges.chain(games).collect())
}
