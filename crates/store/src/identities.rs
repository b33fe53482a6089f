//! Who deleted people were, as keyed hashes.
//!
//! The key is in the same database: the hashes hide the ids from readers of a few rows, not from
//! the bot's operator. So those of players are deleted when they have served their purpose. Those of people
//! that others avoid or the operator bars stay until they come back.
//!
//! The hash is HMAC-SHA-256. For thirty days it tells the ladder of people who recently played
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
use crate::query::{queries, reads};
use crate::tx::Tx;

/// The number of random bytes in the key.
const KEY_BYTES: usize = 32;

queries! {
    step key() -> Option<String> {
        "SELECT secret FROM identity_key"
    }

    /// If another process makes the key at the same time, this waits for it and changes nothing.
    step make_key(secret: &str) {
        "INSERT INTO identity_key (id, secret) VALUES (1, :secret) ON CONFLICT DO NOTHING"
    }

    step former_ids_of(identity: &str) -> Vec<PlayerId> {
        "SELECT player_id FROM deleted_players WHERE identity = :identity ORDER BY player_id"
    }

    step count_former_games(
        scope: Scope, players: ByColor<PlayerId>, identities: &ByColor<String>, since: Timestamp,
    ) -> u32
    [
        scope, since, white: players.white, black: players.black,
        former_white: identities.white, former_black: identities.black,
    ] {
        "SELECT count(*) FROM rating_changes
         WHERE guild_id = :scope AND ended_at >= :since
         AND player_id IN (
             SELECT CAST(:white AS BIGINT) UNION ALL
             SELECT player_id FROM deleted_players WHERE identity = :former_white
         )
         AND opponent_id IN (
             SELECT CAST(:black AS BIGINT) UNION ALL
             SELECT player_id FROM deleted_players WHERE identity = :former_black
         )
         AND NOT (player_id = :white AND opponent_id = :black)"
    }

    /// Returns true if a player has a counted rated game that ended at `since` or later.
    read has_rated_since(player: PlayerId, since: Timestamp) -> bool {
        // The servers are named so that an index is used.
        "SELECT 1 FROM rating_changes
         WHERE guild_id IN (SELECT guild_id FROM ratings WHERE player_id = :player)
         AND player_id = :player AND ended_at >= :since LIMIT 1"
    }

    step insert_former_player(stand_in: PlayerId, identity: &str, at: Timestamp) {
        "INSERT INTO deleted_players (player_id, identity, deleted_at)
         VALUES (:stand_in, :identity, :at)"
    }

    /// Returns the person if others avoid them or the operator bars them.
    step unwanted(person: UserId) -> Option<UserId> {
        "SELECT other_id FROM avoided WHERE other_id = :person UNION ALL
         SELECT user_id FROM barred WHERE user_id = :person LIMIT 1"
    }

    step remember_avoided(person: UserId, identity: &str) {
        "INSERT INTO former_avoided (user_id, identity)
         SELECT user_id, :identity FROM avoided WHERE other_id = :person
         ON CONFLICT DO NOTHING"
    }

    step remember_barred(person: UserId, identity: &str) {
        "INSERT INTO former_barred (identity, barred_at)
         SELECT :identity, barred_at FROM barred WHERE user_id = :person
         ON CONFLICT DO NOTHING"
    }

    step recognise_avoided(person: UserId, identity: &str) {
        "INSERT INTO avoided (user_id, other_id)
         SELECT user_id, CAST(:person AS BIGINT) FROM former_avoided WHERE identity = :identity
         ON CONFLICT DO NOTHING"
    }

    step recognise_barred(person: UserId, identity: &str) {
        "INSERT INTO barred (user_id, barred_at)
         SELECT CAST(:person AS BIGINT), barred_at FROM former_barred WHERE identity = :identity
         ON CONFLICT DO NOTHING"
    }

    step delete_former_avoided(identity: &str) {
        "DELETE FROM former_avoided WHERE identity = :identity"
    }

    step delete_former_barred(identity: &str) {
        "DELETE FROM former_barred WHERE identity = :identity"
    }

    /// Forgets who the players were that were deleted before `before`.
    change forget_identities(before: Timestamp) {
        "DELETE FROM deleted_players WHERE deleted_at < :before"
    }
}

reads! {
    /// Returns the numbers under which a player's earlier data is stored, if they are a person who
    /// deleted it and is still remembered.
    former_ids(player: PlayerId) -> Vec<PlayerId>;

    /// Returns the number of counted rated games of two players on a ladder that ended at `since` or
    /// later and in which at least one of them has become a deleted player in the meantime.
    former_games(scope: Scope, players: ByColor<PlayerId>, since: Timestamp) -> u32;
}

async fn former_ids(
    connection: &mut AnyConnection,
    player: PlayerId,
) -> Result<Vec<PlayerId>, StoreError> {
    let Some(key) = key(connection).await? else { return Ok(Vec::new()) };
    former_ids_of(connection, &identity(&key, player)?).await
}

async fn former_games(
    connection: &mut AnyConnection,
    scope: Scope,
    players: ByColor<PlayerId>,
    since: Timestamp,
) -> Result<u32, StoreError> {
    let Some(key) = key(connection).await? else { return Ok(0) };
    let identities =
        ByColor { white: identity(&key, players.white)?, black: identity(&key, players.black)? };
    // One query however often they deleted their data: the ladder is locked meanwhile.
    count_former_games(connection, scope, players, &identities, since).await
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
        let identity = identity(&self.identity_key().await?, person.into())?;
        insert_former_player(self.connection(), stand_in, &identity, at).await
    }

    /// Puts keyed hashes in place of the ids of a person who is being deleted, where others avoid them or
    /// the operator bars them: deleting one's data lifts neither.
    pub(super) async fn remember_unwanted(&mut self, person: UserId) -> Result<(), StoreError> {
        if unwanted(self.connection(), person).await?.is_none() {
            return Ok(());
        }
        let identity = identity(&self.identity_key().await?, person.into())?;
        remember_avoided(self.connection(), person, &identity).await?;
        remember_barred(self.connection(), person, &identity).await
    }

    /// Recognises a person who comes back after deleting their data: those who avoided them still do, and
    /// if the operator barred them, they still are.
    ///
    /// # Errors
    /// Any database error.
    pub async fn recognise(&mut self, person: UserId) -> Result<(), StoreError> {
        let Some(key) = key(self.connection()).await? else { return Ok(()) };
        let identity = identity(&key, person.into())?;
        recognise_avoided(self.connection(), person, &identity).await?;
        recognise_barred(self.connection(), person, &identity).await?;
        delete_former_avoided(self.connection(), &identity).await?;
        delete_former_barred(self.connection(), &identity).await
    }

    /// Returns the key. Makes one if there is none.
    async fn identity_key(&mut self) -> Result<String, StoreError> {
        make_key(self.connection(), &hex(&random_bytes()?)).await?;
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
