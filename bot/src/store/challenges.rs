//! Challenges: made, shown, closed.

use jiff::Timestamp;
use sqlx::Any;
use sqlx::AnyConnection;
use sqlx::any::{AnyArguments, AnyRow};
use sqlx::query::Query;

use super::StoreError;
use super::challenge_row::{ChallengeRow, ChallengeState, WantedColor, challenge_columns};
use super::columns::{maybe, plain};
use super::counters::{self, Counter};
use super::ids::{ChallengeId, ChannelId, GameId, InteractionId, MessageId, UserId};
use super::people::{Opponent, Person, Place};
use super::terms::Terms;
use super::tx::{Tx, reads};

/// A challenge to be made.
#[derive(Clone, Debug)]
pub struct NewChallenge {
    /// Where it is made.
    pub place: Place,
    /// Who makes it.
    pub challenger: Person,
    /// To whom.
    pub opponent: Opponent,
    /// The colour that the challenger wants.
    pub color: WantedColor,
    /// What the game would be played by.
    pub terms: Terms,
    /// The game that the challenge asks a rematch of.
    pub rematch_of: Option<GameId>,
    /// Whether the challenger would play for the opponent's place on the challenge ladder.
    pub for_place: bool,
    /// Whether only the challenger sees it yet.
    pub draft: bool,
    /// The language, as Discord names it, for what everybody reads.
    pub locale: Option<String>,
    /// The interaction by which it is made.
    pub interaction: InteractionId,
    /// Now.
    pub at: Timestamp,
    /// Until when it can be accepted.
    pub expires_at: Timestamp,
}

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
    one(connection, query.bind(i64::from(id))).await
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
    many(connection, query).await
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
    many(connection, query).await
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
    one(connection, query).await
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
    many(connection, query).await
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
        many(self.connection(), query.bind(i64::from(person))).await
    }

    /// Makes a challenge.
    ///
    /// # Errors
    /// Any fault of the database.
    pub async fn create_challenge(
        &mut self,
        new: NewChallenge,
    ) -> Result<ChallengeRow, StoreError> {
        let id = counters::next(self.connection(), Counter::Challenge).await?;
        let row = sqlx::query(concat!(
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
        .bind(new.opponent.column())
        .bind(new.color.name())
        .bind(new.locale.as_deref().map(plain))
        .bind(i64::from(new.interaction))
        .bind(new.at.as_millisecond())
        .bind(new.expires_at.as_millisecond())
        .bind(if new.draft { "draft" } else { "open" })
        .bind(new.terms.setup.columns().0)
        .bind(new.terms.setup.columns().1)
        .bind(new.terms.start_column())
        .bind(i64::from(new.terms.rated))
        .bind(new.terms.control.column())
        .bind(maybe(new.rematch_of))
        .bind(i64::from(new.for_place))
        .fetch_one(self.connection())
        .await?;
        ChallengeRow::read(&row)
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
        one(self.connection(), query.bind(i64::from(id))).await
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
        one(self.connection(), query).await
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
        ))
        .bind(i64::from(challenge))
        .bind(terms.setup.columns().0)
        .bind(terms.setup.columns().1)
        .bind(terms.start_column());
        one(self.connection(), query).await
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
        let (name, game) = state.columns();
        let result = sqlx::query(
            "UPDATE challenges SET state = $2, game_id = $3 \
             WHERE id = $1 AND state IN ('open', 'draft')",
        )
        .bind(i64::from(challenge))
        .bind(name)
        .bind(maybe(game))
        .execute(self.connection())
        .await?;
        Ok(result.rows_affected() == 1)
    }
}

async fn one(
    connection: &mut AnyConnection,
    query: Query<'_, Any, AnyArguments>,
) -> Result<Option<ChallengeRow>, StoreError> {
    let row: Option<AnyRow> = query.fetch_optional(connection).await?;
    row.as_ref().map(ChallengeRow::read).transpose()
}

async fn many(
    connection: &mut AnyConnection,
    query: Query<'_, Any, AnyArguments>,
) -> Result<Vec<ChallengeRow>, StoreError> {
    query.fetch_all(connection).await?.iter().map(ChallengeRow::read).collect()
}
