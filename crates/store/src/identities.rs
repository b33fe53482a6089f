//! Who deleted people were, as keyed hashes.
//!
//! The key is in the same database: the hashes hide the ids from readers of a few rows, not from
//! the bot's operator. So those of players are deleted when they have served their purpose. Those of people
//! that others avoid or the operator bars stay until they come back.
//!
//! The hash is HMAC-SHA-256. For thirty days it tells `ladder/former` of people who recently played
//! rated games, so that their earlier games against the same opponent are found. How many there are
//! is stored with each result, so recounts give the same weights after the hash has gone.

use std::fmt::Write as _;

use dvonn_model::{PlayerId, Scope, UserId};
use dvonn_rules::ByColor;
use hmac::{Hmac, KeyInit as _, Mac as _};
use jiff::Timestamp;
use sha2::Sha256;
use sqlx::AnyConnection;

use crate::StoreError;
use crate::columns::Columns;
use crate::reads::reads;
use crate::tx::Tx;

/// The number of random bytes in the key.
const KEY_BYTES: usize = 32;

reads! {
    /// Returns the numbers under which a player's earlier data is stored, if they are a person who
    /// deleted it and is still remembered.
    former_ids(player: PlayerId) -> Vec<PlayerId>;

    /// Returns the number of counted rated games of two players on a ladder that ended at `since` or
    /// later and in which at least one of them has become a deleted player in the meantime.
    former_games(scope: Scope, players: ByColor<PlayerId>, since: Timestamp) -> u32;

    /// Returns true if a player has a counted rated game that ended at `since` or later.
    has_rated_since(player: PlayerId, since: Timestamp) -> bool;
}

async fn former_ids(
    connection: &mut AnyConnection,
    player: PlayerId,
) -> Result<Vec<PlayerId>, StoreError> {
    let Some(key) = key(connection).await? else { return Ok(Vec::new()) };
    let rows =
        sqlx::query("SELECT player_id FROM former_players WHERE identity = $1 ORDER BY player_id")
            .bind(identity(&key, player)?)
            .fetch_all(connection)
            .await?;
    rows.iter().map(|row| row.number("player_id")).collect()
}

async fn former_games(
    connection: &mut AnyConnection,
    scope: Scope,
    players: ByColor<PlayerId>,
    since: Timestamp,
) -> Result<u32, StoreError> {
    let Some(key) = key(connection).await? else { return Ok(0) };
    // One query however often they deleted their data: the ladder is locked meanwhile.
    let query = sqlx::query(
        "SELECT count(*) AS games FROM rating_changes WHERE guild_id = $1 AND ended_at >= $2 \
         AND player_id IN (SELECT CAST($3 AS BIGINT) UNION ALL \
         SELECT player_id FROM former_players WHERE identity = $5) \
         AND opponent_id IN (SELECT CAST($4 AS BIGINT) UNION ALL \
         SELECT player_id FROM former_players WHERE identity = $6) \
         AND NOT (player_id = $3 AND opponent_id = $4)",
    );
    let query = query
        .bind(i64::from(scope))
        .bind(since.as_millisecond())
        .bind(i64::from(players.white))
        .bind(i64::from(players.black))
        .bind(identity(&key, players.white)?)
        .bind(identity(&key, players.black)?);
    query.fetch_one(connection).await?.number("games")
}

async fn has_rated_since(
    connection: &mut AnyConnection,
    player: PlayerId,
    since: Timestamp,
) -> Result<bool, StoreError> {
    // The servers are named so that an index is used.
    let query = sqlx::query(
        "SELECT 1 FROM rating_changes WHERE guild_id IN \
         (SELECT guild_id FROM ratings WHERE player_id = $1) \
         AND player_id = $1 AND ended_at >= $2 LIMIT 1",
    );
    let query = query.bind(i64::from(player)).bind(since.as_millisecond());
    Ok(query.fetch_optional(connection).await?.is_some())
}

async fn key(connection: &mut AnyConnection) -> Result<Option<String>, StoreError> {
    let row = sqlx::query("SELECT secret FROM identity_key").fetch_optional(connection).await?;
    row.map(|row| row.text("secret")).transpose()
}

impl Tx {
    /// Remembers who a deleted player was.
    ///
    /// # Errors
    /// Any database error, and one if the system gives no random bytes for the key.
    pub async fn remember_identity(
        &mut self,
        person: UserId,
        stand_in: PlayerId,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        let key = self.identity_key().await?;
        sqlx::query(
            "INSERT INTO former_players (player_id, identity, deleted_at) VALUES ($1, $2, $3)",
        )
        .bind(i64::from(stand_in))
        .bind(identity(&key, person.into())?)
        .bind(at.as_millisecond())
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Puts keyed hashes in place of the ids of a person who is being deleted, where others avoid them or
    /// the operator bars them: deleting one's data lifts neither.
    pub(super) async fn remember_unwanted(&mut self, person: UserId) -> Result<(), StoreError> {
        let query = sqlx::query(
            "SELECT 1 FROM avoided WHERE other_id = $1 UNION ALL \
             SELECT 1 FROM barred WHERE user_id = $1 LIMIT 1",
        );
        let query = query.bind(i64::from(person));
        if query.fetch_optional(self.connection()).await?.is_none() {
            return Ok(());
        }
        let key = self.identity_key().await?;
        let statements = [
            "INSERT INTO former_avoided (user_id, identity) \
             SELECT user_id, $2 FROM avoided WHERE other_id = $1 ON CONFLICT DO NOTHING",
            "INSERT INTO former_barred (identity, barred_at) \
             SELECT $2, barred_at FROM barred WHERE user_id = $1 ON CONFLICT DO NOTHING",
        ];
        for statement in statements {
            let query = sqlx::query(statement).bind(i64::from(person));
            query.bind(identity(&key, person.into())?).execute(self.connection()).await?;
        }
        Ok(())
    }

    /// Recognises a person who comes back after deleting their data: those who avoided them still do, and
    /// if the operator barred them, they still are.
    ///
    /// # Errors
    /// Any database error.
    pub async fn recognise(&mut self, person: UserId) -> Result<(), StoreError> {
        let Some(key) = key(self.connection()).await? else { return Ok(()) };
        let statements = [
            "INSERT INTO avoided (user_id, other_id) SELECT user_id, CAST($1 AS BIGINT) \
             FROM former_avoided WHERE identity = $2 ON CONFLICT DO NOTHING",
            "INSERT INTO barred (user_id, barred_at) SELECT CAST($1 AS BIGINT), barred_at \
             FROM former_barred WHERE identity = $2 ON CONFLICT DO NOTHING",
        ];
        for statement in statements {
            let query = sqlx::query(statement).bind(i64::from(person));
            query.bind(identity(&key, person.into())?).execute(self.connection()).await?;
        }
        for statement in [
            "DELETE FROM former_avoided WHERE identity = $1",
            "DELETE FROM former_barred WHERE identity = $1",
        ] {
            let query = sqlx::query(statement).bind(identity(&key, person.into())?);
            query.execute(self.connection()).await?;
        }
        Ok(())
    }

    /// Forgets who the players were that were deleted before `before`.
    ///
    /// # Errors
    /// Any database error.
    pub async fn forget_identities(&mut self, before: Timestamp) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM former_players WHERE deleted_at < $1")
            .bind(before.as_millisecond())
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Returns the key. Makes one if there is none.
    async fn identity_key(&mut self) -> Result<String, StoreError> {
        let secret = hex(&random_bytes()?);
        // If another process makes the key at the same time, this waits for it and changes nothing.
        sqlx::query("INSERT INTO identity_key (id, secret) VALUES (1, $1) ON CONFLICT DO NOTHING")
            .bind(secret)
            .execute(self.connection())
            .await?;
        key(self.connection()).await?.ok_or_else(|| StoreError::corrupt("secret", ""))
    }
}

/// Returns the keyed hash of an id.
fn identity(key: &str, player: PlayerId) -> Result<String, StoreError> {
    let mut mac = Hmac::<Sha256>::new_from_slice(key.as_bytes())
        .map_err(|_| StoreError::corrupt("secret", "a key of a wrong length"))?;
    mac.update(&i64::from(player).to_be_bytes());
    Ok(hex(&mac.finalize().into_bytes()))
}

fn random_bytes() -> Result<[u8; KEY_BYTES], StoreError> {
    let mut bytes = [0; KEY_BYTES];
    getrandom::fill(&mut bytes)
        .map_err(|error| StoreError::Other(sqlx::Error::Io(std::io::Error::other(error))))?;
    Ok(bytes)
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        // Writing to a string never fails.
        let _ = write!(text, "{byte:02x}");
        text
    })
}
