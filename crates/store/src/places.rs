//! Challenge ladders: the places, and the challenges and games for places.

use dvonn_model::{Attempt, AttemptId, GameId, GuildId, Person, PlaceRow, SwapRow, UserId};
use dvonn_rules::Color;
use jiff::Timestamp;
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::columns::{Columns, color_name, without_controls};
use crate::fetch::{Stored, fetch_all, fetch_optional};
use crate::reads::reads;
use crate::tx::Tx;

reads! {
    /// Returns the places on a server's challenge ladder, from the top.
    places(guild: GuildId) -> Vec<PlaceRow>;

    /// Returns the swap of places after a game, unless it was undone.
    place_swap(game: GameId) -> Option<SwapRow>;

    /// Returns a server's open challenges for places, then its running games for places, each
    /// oldest first.
    attempts(guild: GuildId, at: Timestamp) -> Vec<Attempt>;

    /// Returns when the last game of two players for a place ended, if that was after `since`. Void
    /// games count only if a player timed out.
    last_attempt(guild: GuildId, one: UserId, other: UserId, since: Timestamp)
        -> Option<Timestamp>;
}

async fn places(
    connection: &mut AnyConnection,
    guild: GuildId,
) -> Result<Vec<PlaceRow>, StoreError> {
    let query = sqlx::query(
        "SELECT player_id, name, place, last_at FROM places WHERE guild_id = $1 ORDER BY place",
    );
    let query = query.bind(i64::from(guild));
    fetch_all(connection, query).await
}

async fn place_swap(
    connection: &mut AnyConnection,
    game: GameId,
) -> Result<Option<SwapRow>, StoreError> {
    let query = sqlx::query("SELECT won, left_for, shown FROM place_swaps WHERE game_id = $1");
    fetch_optional(connection, query.bind(i64::from(game))).await
}

impl Stored for SwapRow {
    fn read(row: &AnyRow) -> Result<SwapRow, StoreError> {
        Ok(SwapRow {
            won: row.number("won")?,
            left_for: row.number("left_for")?,
            shown: row.number("shown")?,
        })
    }
}

async fn attempts(
    connection: &mut AnyConnection,
    guild: GuildId,
    at: Timestamp,
) -> Result<Vec<Attempt>, StoreError> {
    let open = sqlx::query(
        "SELECT id, challenger_id, opponent_id FROM challenges WHERE guild_id = $1 \
         AND state = 'open' AND for_place = 1 AND opponent_id > 0 AND expires_at > $2 ORDER BY id",
    );
    let open = open.bind(i64::from(guild)).bind(at.as_millisecond());
    let open = open.fetch_all(&mut *connection).await?;
    let games = sqlx::query(
        "SELECT id, CASE for_place WHEN 'w' THEN white_id ELSE black_id END AS challenger_id, \
         CASE for_place WHEN 'w' THEN black_id ELSE white_id END AS opponent_id FROM games \
         WHERE guild_id = $1 AND state = 'running' AND for_place IS NOT NULL ORDER BY id",
    );
    let games = games.bind(i64::from(guild)).fetch_all(connection).await?;
    let read = |row: &AnyRow, id| {
        let (challenger, opponent) = (row.number("challenger_id")?, row.number("opponent_id")?);
        Ok(Attempt { id, challenger, opponent })
    };
    let open =
        open.iter().map(|row| read(row, AttemptId::Challenge(row.number::<i64>("id")?.into())));
    let games = games.iter().map(|row| read(row, AttemptId::Game(row.number::<i64>("id")?.into())));
    open.chain(games).collect()
}

async fn last_attempt(
    connection: &mut AnyConnection,
    guild: GuildId,
    one: UserId,
    other: UserId,
    since: Timestamp,
) -> Result<Option<Timestamp>, StoreError> {
    let row = sqlx::query(
        "SELECT MAX(updated_at) AS ended_at FROM games WHERE guild_id = $1 AND updated_at > $4 \
         AND for_place IS NOT NULL AND state <> 'running' \
         AND (state <> 'void' OR void_reason = 'out_of_time') \
         AND ((white_id = $2 AND black_id = $3) OR (white_id = $3 AND black_id = $2))",
    )
    .bind(i64::from(guild))
    .bind(i64::from(one))
    .bind(i64::from(other))
    .bind(since.as_millisecond())
    .fetch_one(connection)
    .await?;
    row.maybe_time("ended_at")
}

impl Tx {
    /// Moves a person to a place, which must be free. The caller must have locked the ladder with
    /// [`Tx::lock_ladder`].
    ///
    /// # Errors
    /// Any database error.
    pub async fn set_place(&mut self, guild: GuildId, row: &PlaceRow) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO places (guild_id, player_id, name, place, last_at) \
             VALUES ($1, $2, $3, $4, $5) ON CONFLICT (guild_id, player_id) DO UPDATE SET \
             name = excluded.name, place = excluded.place, last_at = excluded.last_at",
        )
        .bind(i64::from(guild))
        .bind(i64::from(row.person.id))
        .bind(without_controls(&row.person.name))
        .bind(i64::from(row.place))
        .bind(row.last_at.as_millisecond())
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Updates when a person last played, and their name, if they have a place.
    ///
    /// # Errors
    /// Any database error.
    pub async fn touch_place(
        &mut self,
        guild: GuildId,
        person: &Person,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE places SET name = $3, last_at = $4 WHERE guild_id = $1 AND player_id = $2",
        )
        .bind(i64::from(guild))
        .bind(i64::from(person.id))
        .bind(without_controls(&person.name))
        .bind(at.as_millisecond())
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Records a swap of places after a game.
    ///
    /// # Errors
    /// Any database error.
    pub async fn record_swap(&mut self, game: GameId, swap: SwapRow) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO place_swaps (game_id, won, left_for, shown) VALUES ($1, $2, $3, $4)",
        )
        .bind(i64::from(game))
        .bind(i64::from(swap.won))
        .bind(i64::from(swap.left_for))
        .bind(i64::from(swap.shown))
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Deletes the swap of places after a game.
    ///
    /// # Errors
    /// Any database error.
    pub async fn delete_swap(&mut self, game: GameId) -> Result<(), StoreError> {
        let query = sqlx::query("DELETE FROM place_swaps WHERE game_id = $1");
        query.bind(i64::from(game)).execute(self.connection()).await?;
        Ok(())
    }

    /// Marks a new game as one in which `side` plays for the other player's place.
    ///
    /// # Errors
    /// Any database error.
    pub async fn mark_game_for_place(
        &mut self,
        game: GameId,
        side: Color,
    ) -> Result<(), StoreError> {
        let query = sqlx::query("UPDATE games SET for_place = $2 WHERE id = $1");
        let query = query.bind(i64::from(game)).bind(color_name(side));
        query.execute(self.connection()).await?;
        Ok(())
    }
}

impl Stored for PlaceRow {
    fn read(row: &AnyRow) -> Result<PlaceRow, StoreError> {
        Ok(PlaceRow {
            person: row.person("player_id", "name")?,
            place: row.number("place")?,
            last_at: row.time("last_at")?,
        })
    }
}
