//! Creating, showing, changing and closing challenges.

use dvonn_model::{
    ChallengeId, ChallengeRow, ChallengeState, ChannelId, GameId, GuildId, MessageId, NewChallenge,
    Place, Terms, UserId,
};
use jiff::Timestamp;
use sqlx::AnyConnection;

use crate::StoreError;
use crate::challenge_row::{challenge_columns, opponent_column};
use crate::columns::{Columns, optional_id, without_controls};
use crate::counters::{self, Counter};
use crate::fetch::{fetch_all, fetch_one, fetch_optional};
use crate::reads::reads;
use crate::terms::{bind_board, bind_terms};
use crate::tx::Tx;

/// Stands for no server: no server has this id.
const NO_SERVER: i64 = 0;

reads! {
    /// Returns a challenge by its id.
    challenge(id: ChallengeId) -> Option<ChallengeRow>;

    /// Returns the open challenges in a channel and its threads, oldest first.
    open_challenges_under(channel: ChannelId) -> Vec<ChallengeRow>;

    /// Returns the open challenges that have not been posted yet, oldest first. Starts after
    /// `after`, if given.
    unshown_challenges(after: Option<ChallengeId>, limit: u32) -> Vec<ChallengeRow>;

    /// Returns the open challenge for a rematch of a game.
    rematch_challenge(of: GameId) -> Option<ChallengeRow>;

    /// Returns the number of challenges of a person that are open at `at`, or were posted after `since`
    /// and then cancelled or declined: in a server, or in all places outside servers.
    count_challenges_by(
        guild: Option<GuildId>,
        person: UserId,
        at: Timestamp,
        since: Timestamp
    ) -> u32;

    /// Returns the challenges from one person to another that are open at `at`, or were posted after
    /// `since` and then cancelled or declined, oldest first: in a server, or in all places outside servers.
    counted_challenges_to(
        guild: Option<GuildId>,
        person: UserId,
        opponent: UserId,
        at: Timestamp,
        since: Timestamp
    ) -> Vec<ChallengeRow>;

    /// Returns the open challenges and drafts that expire by `at`, in order of expiry.
    challenges_expired_by(at: Timestamp, limit: u32) -> Vec<ChallengeRow>;
}

async fn challenge(
    connection: &mut AnyConnection,
    id: ChallengeId,
) -> Result<Option<ChallengeRow>, StoreError> {
    let query =
        sqlx::query(concat!("SELECT ", challenge_columns!(), " FROM challenges WHERE id = $1"));
    fetch_optional(connection, query.bind(i64::from(id))).await
}

async fn open_challenges_under(
    connection: &mut AnyConnection,
    channel: ChannelId,
) -> Result<Vec<ChallengeRow>, StoreError> {
    // The state is repeated in both branches so that SQLite uses an index for each instead of
    // scanning the table.
    let query = sqlx::query(concat!(
        "SELECT ",
        challenge_columns!(),
        " FROM challenges WHERE (state = 'open' AND channel_id = $1) \
         OR (state = 'open' AND parent_id = $1) ORDER BY id"
    ))
    .bind(i64::from(channel));
    fetch_all(connection, query).await
}

async fn unshown_challenges(
    connection: &mut AnyConnection,
    after: Option<ChallengeId>,
    limit: u32,
) -> Result<Vec<ChallengeRow>, StoreError> {
    let query = sqlx::query(concat!(
        "SELECT ",
        challenge_columns!(),
        " FROM challenges WHERE state = 'open' AND shown = 0 AND id > $1 ORDER BY id LIMIT $2"
    ))
    .bind(after.map_or(0, i64::from))
    .bind(i64::from(limit));
    fetch_all(connection, query).await
}

async fn rematch_challenge(
    connection: &mut AnyConnection,
    of: GameId,
) -> Result<Option<ChallengeRow>, StoreError> {
    let query = sqlx::query(concat!(
        "SELECT ",
        challenge_columns!(),
        " FROM challenges WHERE rematch_of = $1 AND state = 'open'"
    ))
    .bind(i64::from(of));
    fetch_optional(connection, query).await
}

async fn count_challenges_by(
    connection: &mut AnyConnection,
    guild: Option<GuildId>,
    person: UserId,
    at: Timestamp,
    since: Timestamp,
) -> Result<u32, StoreError> {
    let query = sqlx::query(
        "SELECT count(*) AS made FROM challenges WHERE challenger_id = $1 \
         AND COALESCE(guild_id, 0) = $2 AND ((state = 'open' AND expires_at > $3) \
         OR (state IN ('cancelled', 'declined') AND shown = 1 AND created_at > $4))",
    )
    .bind(i64::from(person))
    .bind(guild.map_or(NO_SERVER, i64::from))
    .bind(at.as_millisecond())
    .bind(since.as_millisecond());
    query.fetch_one(connection).await?.number("made")
}

async fn counted_challenges_to(
    connection: &mut AnyConnection,
    guild: Option<GuildId>,
    person: UserId,
    opponent: UserId,
    at: Timestamp,
    since: Timestamp,
) -> Result<Vec<ChallengeRow>, StoreError> {
    let query = sqlx::query(concat!(
        "SELECT ",
        challenge_columns!(),
        " FROM challenges WHERE challenger_id = $1 AND COALESCE(guild_id, 0) = $2 \
         AND opponent_id = $3 AND ((state = 'open' AND expires_at > $4) \
         OR (state IN ('cancelled', 'declined') AND shown = 1 AND created_at > $5)) \
         ORDER BY created_at, id"
    ))
    .bind(i64::from(person))
    .bind(guild.map_or(NO_SERVER, i64::from))
    .bind(i64::from(opponent))
    .bind(at.as_millisecond())
    .bind(since.as_millisecond());
    fetch_all(connection, query).await
}

async fn challenges_expired_by(
    connection: &mut AnyConnection,
    at: Timestamp,
    limit: u32,
) -> Result<Vec<ChallengeRow>, StoreError> {
    let query = sqlx::query(concat!(
        "SELECT ",
        challenge_columns!(),
        " FROM challenges WHERE state IN ('open', 'draft') AND expires_at <= $1 \
         ORDER BY expires_at, id LIMIT $2"
    ))
    .bind(at.as_millisecond())
    .bind(i64::from(limit));
    fetch_all(connection, query).await
}

impl Tx {
    /// Returns the open challenges by and to a person, and locks them until the end of this
    /// transaction.
    ///
    /// # Errors
    /// Any database error.
    pub async fn lock_challenges_of(
        &mut self,
        person: UserId,
    ) -> Result<Vec<ChallengeRow>, StoreError> {
        let query = sqlx::query(concat!(
            "UPDATE challenges SET id = id WHERE state = 'open' \
             AND (challenger_id = $1 OR opponent_id = $1) RETURNING ",
            challenge_columns!()
        ));
        fetch_all(self.connection(), query.bind(i64::from(person))).await
    }

    /// Creates a challenge, as a draft or open. It can be accepted until `expires_at`.
    ///
    /// # Errors
    /// Any database error.
    pub async fn create_challenge(
        &mut self,
        new: NewChallenge,
        state: ChallengeState,
        expires_at: Timestamp,
    ) -> Result<ChallengeRow, StoreError> {
        let id = counters::next(self.connection(), Counter::Challenge).await?;
        let query = sqlx::query(concat!(
            "INSERT INTO challenges (id, guild_id, channel_id, parent_id, challenger_id, \
             challenger_name, opponent_id, color, locale, interaction_id, created_at, expires_at, \
             state, setup, seed, start, rated, time_control, rematch_of, for_place, \
             rated_by_default, guest, shown) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, \
             $18, $19, $20, $21, $22, 0) RETURNING ",
            challenge_columns!()
        ))
        .bind(id)
        .bind(optional_id(new.place.guild))
        .bind(i64::from(new.place.channel))
        .bind(optional_id(new.place.parent))
        .bind(i64::from(new.challenger.id))
        .bind(without_controls(&new.challenger.name))
        .bind(opponent_column(new.opponent))
        .bind(new.color.name())
        .bind(new.locale.as_deref().map(without_controls))
        .bind(i64::from(new.interaction))
        .bind(new.at.as_millisecond())
        .bind(expires_at.as_millisecond())
        .bind(state.name());
        let query = bind_terms(query, &new.terms)
            .bind(optional_id(new.rematch_of))
            .bind(i64::from(new.for_place))
            .bind(i64::from(new.rated_by_default))
            .bind(i64::from(new.place.guest));
        fetch_one(self.connection(), query).await
    }

    /// Returns a challenge and locks it until the end of this transaction.
    ///
    /// # Errors
    /// Any database error.
    pub async fn lock_challenge(
        &mut self,
        id: ChallengeId,
    ) -> Result<Option<ChallengeRow>, StoreError> {
        let query = sqlx::query(concat!(
            "UPDATE challenges SET id = id WHERE id = $1 RETURNING ",
            challenge_columns!()
        ));
        fetch_optional(self.connection(), query.bind(i64::from(id))).await
    }

    /// Makes other transactions that make challenges outside servers wait until the end of this one.
    ///
    /// # Errors
    /// Any database error.
    pub async fn lock_challenges(&mut self) -> Result<(), StoreError> {
        counters::lock(self.connection(), Counter::Challenge).await
    }

    /// Closes the drafts of a person as expired, except the newest `kept`: in a server, or in all places
    /// outside servers.
    ///
    /// # Errors
    /// Any database error.
    pub async fn expire_old_drafts(
        &mut self,
        guild: Option<GuildId>,
        person: UserId,
        kept: u32,
    ) -> Result<(), StoreError> {
        // SQLite has no OFFSET without a LIMIT.
        sqlx::query(
            "UPDATE challenges SET state = 'expired' WHERE id IN (SELECT id FROM challenges \
             WHERE challenger_id = $1 AND COALESCE(guild_id, 0) = $2 AND state = 'draft' \
             ORDER BY id DESC LIMIT 1000 OFFSET $3)",
        )
        .bind(i64::from(person))
        .bind(guild.map_or(NO_SERVER, i64::from))
        .bind(i64::from(kept))
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Turns a draft into an open challenge at `place`, with a new creation and expiry time.
    /// Returns `None` and changes nothing if it is no longer a draft.
    ///
    /// # Errors
    /// Any database error.
    pub async fn publish_challenge(
        &mut self,
        challenge: ChallengeId,
        place: &Place,
        at: Timestamp,
        expires_at: Timestamp,
    ) -> Result<Option<ChallengeRow>, StoreError> {
        let query = sqlx::query(concat!(
            "UPDATE challenges SET state = 'open', guild_id = $2, channel_id = $3, \
             parent_id = $4, created_at = $5, expires_at = $6, guest = $7 \
             WHERE id = $1 AND state = 'draft' RETURNING ",
            challenge_columns!()
        ))
        .bind(i64::from(challenge))
        .bind(optional_id(place.guild))
        .bind(i64::from(place.channel))
        .bind(optional_id(place.parent))
        .bind(at.as_millisecond())
        .bind(expires_at.as_millisecond())
        .bind(i64::from(place.guest));
        fetch_optional(self.connection(), query).await
    }

    /// Replaces the board of a draft. Returns `None` and changes nothing if it is no longer a
    /// draft.
    ///
    /// # Errors
    /// Any database error.
    pub async fn set_draft_board(
        &mut self,
        challenge: ChallengeId,
        terms: &Terms,
    ) -> Result<Option<ChallengeRow>, StoreError> {
        let query = sqlx::query(concat!(
            "UPDATE challenges SET setup = $2, seed = $3, start = $4 \
             WHERE id = $1 AND state = 'draft' RETURNING ",
            challenge_columns!()
        ));
        let query = bind_board(query.bind(i64::from(challenge)), terms);
        fetch_optional(self.connection(), query).await
    }

    /// Sets whether the game of a draft is rated, as a person chose. Returns `None` and changes nothing
    /// if it is no longer a draft.
    ///
    /// # Errors
    /// Any database error.
    pub async fn set_draft_rated(
        &mut self,
        challenge: ChallengeId,
        rated: bool,
    ) -> Result<Option<ChallengeRow>, StoreError> {
        let query = sqlx::query(concat!(
            "UPDATE challenges SET rated = $2, rated_by_default = 0 \
             WHERE id = $1 AND state = 'draft' RETURNING ",
            challenge_columns!()
        ));
        let query = query.bind(i64::from(challenge)).bind(i64::from(rated));
        fetch_optional(self.connection(), query).await
    }

    /// Records that a challenge has been posted, and its message. `None` if the message is unknown.
    ///
    /// # Errors
    /// Any database error.
    pub async fn mark_challenge_shown(
        &mut self,
        challenge: ChallengeId,
        message: Option<MessageId>,
    ) -> Result<(), StoreError> {
        sqlx::query("UPDATE challenges SET shown = 1, message_id = $2 WHERE id = $1")
            .bind(i64::from(challenge))
            .bind(optional_id(message))
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Deletes up to `limit` challenges and drafts that are closed and could not be accepted after `before`.
    /// Returns how many.
    ///
    /// # Errors
    /// Any database error.
    pub async fn delete_closed_challenges(
        &mut self,
        before: Timestamp,
        limit: u32,
    ) -> Result<u64, StoreError> {
        let query = sqlx::query(
            "DELETE FROM challenges WHERE id IN (SELECT id FROM challenges \
             WHERE state NOT IN ('open', 'draft') AND expires_at < $1 ORDER BY expires_at LIMIT $2)",
        );
        let query = query.bind(before.as_millisecond()).bind(i64::from(limit));
        Ok(query.execute(self.connection()).await?.rows_affected())
    }

    /// Closes a challenge. Returns `false` and changes nothing if it is no longer open.
    ///
    /// # Errors
    /// Any database error.
    pub async fn close_challenge(
        &mut self,
        challenge: ChallengeId,
        state: ChallengeState,
    ) -> Result<bool, StoreError> {
        let game = match state {
            ChallengeState::Accepted(game) => Some(game),
            _ => None,
        };
        let result = sqlx::query(
            "UPDATE challenges SET state = $2, game_id = $3 \
             WHERE id = $1 AND state IN ('open', 'draft')",
        )
        .bind(i64::from(challenge))
        .bind(state.name())
        .bind(optional_id(game))
        .execute(self.connection())
        .await?;
        Ok(result.rows_affected() == 1)
    }
}
