//! Challenges: made, shown, closed.

use jiff::Timestamp;
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use super::StoreError;
use super::columns::{Columns, maybe, plain};
use super::counters::{self, Counter};
use super::ids::{ChallengeId, ChannelId, GameId, InteractionId, MessageId, UserId};
use super::people::{Person, Place};
use super::terms::Terms;
use super::tx::{Tx, reads};

/// A challenge as its table holds it.
#[derive(Clone, Debug, PartialEq)]
pub struct ChallengeRow {
    /// Its number.
    pub id: ChallengeId,
    /// Where it was made.
    pub place: Place,
    /// Who made it.
    pub challenger: Person,
    /// To whom; nobody for a challenge to anybody.
    pub opponent: Option<UserId>,
    /// The colour that the challenger wants.
    pub color: WantedColor,
    /// What the game would be played by.
    pub terms: Terms,
    /// The game that the challenge asks a rematch of.
    pub rematch_of: Option<GameId>,
    /// What became of it.
    pub state: ChallengeState,
    /// The message that shows it.
    pub message: Option<MessageId>,
    /// The language, as Discord names it, for what everybody reads.
    pub locale: Option<String>,
    /// When it was made.
    pub created_at: Timestamp,
    /// Until when it can be accepted.
    pub expires_at: Timestamp,
}

/// The colour that a challenger wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WantedColor {
    /// To play White.
    White,
    /// To play Black.
    Black,
    /// To leave it to chance.
    Random,
}

/// What became of a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChallengeState {
    /// The challenger still looks at the dealt board; nobody else can see the challenge.
    Draft,
    /// It waits for an answer.
    Open,
    /// This game came of it.
    Accepted(GameId),
    /// The opponent said no.
    Declined,
    /// The challenger took it back, or its channel is gone.
    Cancelled,
    /// Nobody answered in time.
    Expired,
}

/// A challenge to be made.
#[derive(Clone, Debug)]
pub struct NewChallenge {
    /// Where it is made.
    pub place: Place,
    /// Who makes it.
    pub challenger: Person,
    /// To whom; nobody for a challenge to anybody.
    pub opponent: Option<UserId>,
    /// The colour that the challenger wants.
    pub color: WantedColor,
    /// What the game would be played by.
    pub terms: Terms,
    /// The game that the challenge asks a rematch of.
    pub rematch_of: Option<GameId>,
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

    /// The open challenges that expire at this moment or did before, the first to expire first.
    challenges_expired_by(moment: Timestamp, limit: u32) -> Vec<ChallengeRow>;
}

/// The columns that [`ChallengeRow::read`] needs.
macro_rules! challenge_columns {
    () => {
        "id, guild_id, channel_id, parent_id, challenger_id, challenger_name, opponent_id, color, \
         setup, seed, start, rated, time_control, rematch_of, state, game_id, message_id, locale, \
         created_at, expires_at"
    };
}

async fn challenge(
    connection: &mut AnyConnection,
    id: ChallengeId,
) -> Result<Option<ChallengeRow>, StoreError> {
    let row =
        sqlx::query(concat!("SELECT ", challenge_columns!(), " FROM challenges WHERE id = $1"))
            .bind(i64::from(id))
            .fetch_optional(connection)
            .await?;
    row.as_ref().map(ChallengeRow::read).transpose()
}

async fn open_challenges_under(
    connection: &mut AnyConnection,
    channel: ChannelId,
) -> Result<Vec<ChallengeRow>, StoreError> {
    let rows = sqlx::query(concat!(
        "SELECT ",
        challenge_columns!(),
        " FROM challenges WHERE state = 'open' AND (channel_id = $1 OR parent_id = $1) ORDER BY id"
    ))
    .bind(i64::from(channel))
    .fetch_all(connection)
    .await?;
    rows.iter().map(ChallengeRow::read).collect()
}

async fn challenges_expired_by(
    connection: &mut AnyConnection,
    moment: Timestamp,
    limit: u32,
) -> Result<Vec<ChallengeRow>, StoreError> {
    let rows = sqlx::query(concat!(
        "SELECT ",
        challenge_columns!(),
        " FROM challenges WHERE state IN ('open', 'draft') AND expires_at <= $1 \
         ORDER BY expires_at, id LIMIT $2"
    ))
    .bind(moment.as_millisecond())
    .bind(i64::from(limit))
    .fetch_all(connection)
    .await?;
    rows.iter().map(ChallengeRow::read).collect()
}

impl Tx {
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
             state, setup, seed, start, rated, time_control, rematch_of) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, \
             $18, $19) RETURNING ",
            challenge_columns!()
        ))
        .bind(id)
        .bind(maybe(new.place.guild))
        .bind(i64::from(new.place.channel))
        .bind(maybe(new.place.parent))
        .bind(i64::from(new.challenger.id))
        .bind(plain(&new.challenger.name))
        .bind(maybe(new.opponent))
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
        .fetch_one(self.connection())
        .await?;
        ChallengeRow::read(&row)
    }

    /// Opens a draft for others to see, at `place`. `false`, and nothing has changed, if it was no
    /// draft any more.
    ///
    /// # Errors
    /// Any fault of the database.
    pub async fn publish_challenge(
        &mut self,
        challenge: ChallengeId,
        place: &Place,
    ) -> Result<bool, StoreError> {
        let result = sqlx::query(
            "UPDATE challenges SET state = 'open', guild_id = $2, channel_id = $3, parent_id = $4 \
             WHERE id = $1 AND state = 'draft'",
        )
        .bind(i64::from(challenge))
        .bind(maybe(place.guild))
        .bind(i64::from(place.channel))
        .bind(maybe(place.parent))
        .execute(self.connection())
        .await?;
        Ok(result.rows_affected() == 1)
    }

    /// Remembers the message that shows a challenge.
    ///
    /// # Errors
    /// Any fault of the database.
    pub async fn set_challenge_message(
        &mut self,
        challenge: ChallengeId,
        message: MessageId,
    ) -> Result<(), StoreError> {
        sqlx::query("UPDATE challenges SET message_id = $2 WHERE id = $1")
            .bind(i64::from(challenge))
            .bind(i64::from(message))
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

impl ChallengeRow {
    fn read(row: &AnyRow) -> Result<ChallengeRow, StoreError> {
        Ok(ChallengeRow {
            id: row.number("id")?,
            place: Place::read(row)?,
            challenger: Person::read(row, "challenger_id", "challenger_name")?,
            opponent: row.maybe_number("opponent_id")?,
            color: WantedColor::read(row)?,
            terms: Terms::read(row)?,
            rematch_of: row.maybe_number("rematch_of")?,
            state: ChallengeState::read(row)?,
            message: row.maybe_number("message_id")?,
            locale: row.maybe_text("locale")?,
            created_at: row.time("created_at")?,
            expires_at: row.time("expires_at")?,
        })
    }
}

impl WantedColor {
    fn name(self) -> &'static str {
        match self {
            WantedColor::White => "white",
            WantedColor::Black => "black",
            WantedColor::Random => "random",
        }
    }

    fn read(row: &AnyRow) -> Result<WantedColor, StoreError> {
        match row.text("color")?.as_str() {
            "white" => Ok(WantedColor::White),
            "black" => Ok(WantedColor::Black),
            "random" => Ok(WantedColor::Random),
            other => Err(StoreError::corrupt("color", other)),
        }
    }
}

impl ChallengeState {
    fn columns(self) -> (&'static str, Option<GameId>) {
        match self {
            ChallengeState::Draft => ("draft", None),
            ChallengeState::Open => ("open", None),
            ChallengeState::Accepted(game) => ("accepted", Some(game)),
            ChallengeState::Declined => ("declined", None),
            ChallengeState::Cancelled => ("cancelled", None),
            ChallengeState::Expired => ("expired", None),
        }
    }

    fn read(row: &AnyRow) -> Result<ChallengeState, StoreError> {
        match row.text("state")?.as_str() {
            "draft" => Ok(ChallengeState::Draft),
            "open" => Ok(ChallengeState::Open),
            "accepted" => Ok(ChallengeState::Accepted(row.number("game_id")?)),
            "declined" => Ok(ChallengeState::Declined),
            "cancelled" => Ok(ChallengeState::Cancelled),
            "expired" => Ok(ChallengeState::Expired),
            other => Err(StoreError::corrupt("state", other)),
        }
    }
}
