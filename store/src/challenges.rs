//! Challenges: made, shown, closed.

use dvonn_model::{
    ChallengeId, ChallengeRow, ChallengeState, ChannelId, GameId, MessageId, NewChallenge, Place,
    Terms, UserId,
};
use jiff::Timestamp;
use sqlx::AnyConnection;

use crate::StoreError;
use crate::challenge_row::{challenge_columns, opponent_column};
use crate::columns::{maybe, plain};
use crate::counters::{self, Counter};
use crate::fetch::{fetch_all, fetch_one, fetch_optional};
use crate::terms::{bind_board, bind_terms};
use crate::tx::{Tx, reads};

reads! {
    /// The challenge with this number.
    challenge(id: ChallengeId) -> Option<ChallengeRow>;

    /// The challenges that wait for an answer in a channel or in its threads, oldest first.
    open_challenges_under(channel: ChannelId) -> Vec<ChallengeRow>;

    /// The open challenges that people have not been shown, oldest first.
    unshown_challenges(limit: u32) -> Vec<ChallengeRow>;

    /// The challenge that asks for a rematch of a game and waits for an answer.
    rematch_challenge(of: GameId) -> Option<ChallengeRow>;

    /// The open challenges and drafts that expire at this moment or did before, the first to expire first.
    challenges_expired_by(moment: Timestamp, limit: u32) -> Vec<ChallengeRow>;
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
    // The state stands on both sides: SQLite then looks both up, and does not go through all.
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
    limit: u32,
) -> Result<Vec<ChallengeRow>, StoreError> {
    let query = sqlx::query(concat!(
        "SELECT ",
        challenge_columns!(),
        " FROM challenges WHERE state = 'open' AND shown = 0 ORDER BY id LIMIT $1"
    ))
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

async fn challenges_expired_by(
    connection: &mut AnyConnection,
    moment: Timestamp,
    limit: u32,
) -> Result<Vec<ChallengeRow>, StoreError> {
    let query = sqlx::query(concat!(
        "SELECT ",
        challenge_columns!(),
        " FROM challenges WHERE state IN ('open', 'draft') AND expires_at <= $1 \
         ORDER BY expires_at, id LIMIT $2"
    ))
    .bind(moment.as_millisecond())
    .bind(i64::from(limit));
    fetch_all(connection, query).await
}

impl Tx {
    /// The open challenges of and to a person, which nobody else can change before this transaction
    /// is over.
    ///
    /// # Errors
    /// Any fault of the database.
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

    /// Makes a challenge, as a draft or open, that can be accepted until `expires_at`.
    ///
    /// # Errors
    /// Any fault of the database.
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
             state, setup, seed, start, rated, time_control, rematch_of, for_place, shown) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, \
             $18, $19, $20, 0) RETURNING ",
            challenge_columns!()
        ))
        .bind(id)
        .bind(maybe(new.place.guild))
        .bind(i64::from(new.place.channel))
        .bind(maybe(new.place.parent))
        .bind(i64::from(new.challenger.id))
        .bind(plain(&new.challenger.name))
        .bind(opponent_column(new.opponent))
        .bind(new.color.name())
        .bind(new.locale.as_deref().map(plain))
        .bind(i64::from(new.interaction))
        .bind(new.at.as_millisecond())
        .bind(expires_at.as_millisecond())
        .bind(state.name());
        let query = bind_terms(query, &new.terms)
            .bind(maybe(new.rematch_of))
            .bind(i64::from(new.for_place));
        fetch_one(self.connection(), query).await
    }

    /// The challenge as it is now, which nobody else can change before this transaction is over.
    ///
    /// # Errors
    /// Any fault of the database.
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

    /// Opens a draft for others to see, at `place` and for a time that begins now. `None`, and
    /// nothing has changed, if it was no draft any more.
    ///
    /// # Errors
    /// Any fault of the database.
    pub async fn publish_challenge(
        &mut self,
        challenge: ChallengeId,
        place: &Place,
        at: Timestamp,
        expires_at: Timestamp,
    ) -> Result<Option<ChallengeRow>, StoreError> {
        let query = sqlx::query(concat!(
            "UPDATE challenges SET state = 'open', guild_id = $2, channel_id = $3, \
             parent_id = $4, created_at = $5, expires_at = $6 \
             WHERE id = $1 AND state = 'draft' RETURNING ",
            challenge_columns!()
        ))
        .bind(i64::from(challenge))
        .bind(maybe(place.guild))
        .bind(i64::from(place.channel))
        .bind(maybe(place.parent))
        .bind(at.as_millisecond())
        .bind(expires_at.as_millisecond());
        fetch_optional(self.connection(), query).await
    }

    /// Gives a draft another board. `None`, and nothing has changed, if it was no draft any more.
    ///
    /// # Errors
    /// Any fault of the database.
    pub async fn deal_challenge(
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

    /// Notes that people have been shown a challenge, and by which message; `None` when it is not
    /// known which.
    ///
    /// # Errors
    /// Any fault of the database.
    pub async fn mark_challenge_shown(
        &mut self,
        challenge: ChallengeId,
        message: Option<MessageId>,
    ) -> Result<(), StoreError> {
        sqlx::query("UPDATE challenges SET shown = 1, message_id = $2 WHERE id = $1")
            .bind(i64::from(challenge))
            .bind(maybe(message))
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Closes a challenge. `false`, and nothing has changed, if it was not open any more.
    ///
    /// # Errors
    /// Any fault of the database.
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
        .bind(maybe(game))
        .execute(self.connection())
        .await?;
        Ok(result.rows_affected() == 1)
    }
}
