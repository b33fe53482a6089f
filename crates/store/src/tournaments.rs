//! Creating, finding, changing and announcing tournaments.

use dvonn_model::{
    Announced, ChannelId, GameId, GuildId, MessageId, NewTournamentRow, TournamentId,
    TournamentRow, UserId,
};
use jiff::Timestamp;
use sqlx::AnyConnection;

use crate::StoreError;
use crate::clock_row::control_column;
use crate::columns::{Columns, milliseconds, optional_id, without_controls};
use crate::counters::{self, Counter};
use crate::fetch::{fetch_all, fetch_one, fetch_optional};
use crate::reads::reads;
use crate::tournament_row::tournament_columns;
use crate::tx::Tx;

/// The query for tournaments that meet a condition.
macro_rules! tournaments_where {
    ($condition:literal) => {
        concat!("SELECT ", tournament_columns!(), " FROM tournaments WHERE ", $condition)
    };
}

reads! {
    /// Returns a tournament by its id.
    tournament(id: TournamentId) -> Option<TournamentRow>;

    /// Returns the tournaments of a server: unfinished ones first, then newest first.
    tournaments_of(guild: GuildId, limit: u32, offset: u32) -> Vec<TournamentRow>;

    /// Returns when a person last created a tournament in a server.
    last_tournament_by(guild: GuildId, person: UserId) -> Option<Timestamp>;

    /// Returns the number of tournaments in a server, past and present.
    count_tournaments_of(guild: GuildId) -> usize;

    /// Returns the tournaments of a server whose name contains a text, in the order of
    /// [`Tx::tournaments_of`]. Ignores the case of ASCII letters only.
    tournaments_matching(guild: GuildId, text: &str, limit: u32) -> Vec<TournamentRow>;

    /// Returns the tournaments of a server that a person has joined, in the order of
    /// [`Tx::tournaments_of`].
    tournaments_with(guild: GuildId, person: UserId, limit: u32) -> Vec<TournamentRow>;

    /// Returns the tournament that a game belongs to.
    tournament_of_game(game: GameId) -> Option<TournamentRow>;

    /// Returns the running tournaments that need attention, oldest first: a game has ended but is
    /// not counted, the round is over, or all pairings are decided.
    tournaments_due(at: Timestamp, limit: u32) -> Vec<TournamentId>;

    /// Returns the tournaments with unannounced changes, oldest first. Starts after `after`, if
    /// given.
    unannounced_tournaments(after: Option<TournamentId>, limit: u32) -> Vec<TournamentRow>;
}

async fn tournament(
    connection: &mut AnyConnection,
    id: TournamentId,
) -> Result<Option<TournamentRow>, StoreError> {
    fetch_optional(connection, sqlx::query(tournaments_where!("id = $1")).bind(i64::from(id))).await
}

async fn tournaments_of(
    connection: &mut AnyConnection,
    guild: GuildId,
    limit: u32,
    offset: u32,
) -> Result<Vec<TournamentRow>, StoreError> {
    let query = sqlx::query(tournaments_where!(
        "guild_id = $1 \
         ORDER BY CASE WHEN state IN ('open', 'running') THEN 0 ELSE 1 END, id DESC \
         LIMIT $2 OFFSET $3"
    ));
    let query = query.bind(i64::from(guild)).bind(i64::from(limit)).bind(i64::from(offset));
    fetch_all(connection, query).await
}

async fn last_tournament_by(
    connection: &mut AnyConnection,
    guild: GuildId,
    person: UserId,
) -> Result<Option<Timestamp>, StoreError> {
    let query = sqlx::query(
        "SELECT MAX(created_at) AS created_at FROM tournaments \
         WHERE guild_id = $1 AND organiser_id = $2",
    );
    let query = query.bind(i64::from(guild)).bind(i64::from(person));
    query.fetch_one(connection).await?.maybe_time("created_at")
}

async fn count_tournaments_of(
    connection: &mut AnyConnection,
    guild: GuildId,
) -> Result<usize, StoreError> {
    let query = sqlx::query("SELECT count(*) AS made FROM tournaments WHERE guild_id = $1");
    query.bind(i64::from(guild)).fetch_one(connection).await?.number("made")
}

async fn tournaments_matching(
    connection: &mut AnyConnection,
    guild: GuildId,
    text: &str,
    limit: u32,
) -> Result<Vec<TournamentRow>, StoreError> {
    let query = sqlx::query(tournaments_where!(
        "guild_id = $1 AND lower(name) LIKE lower($2) ESCAPE '!' \
         ORDER BY CASE WHEN state IN ('open', 'running') THEN 0 ELSE 1 END, id DESC LIMIT $3"
    ));
    let text = without_controls(text).replace('!', "!!").replace('%', "!%").replace('_', "!_");
    let query = query.bind(i64::from(guild)).bind(format!("%{text}%")).bind(i64::from(limit));
    fetch_all(connection, query).await
}

async fn tournaments_with(
    connection: &mut AnyConnection,
    guild: GuildId,
    person: UserId,
    limit: u32,
) -> Result<Vec<TournamentRow>, StoreError> {
    // The index covers only positive ids, those of people.
    let query = sqlx::query(tournaments_where!(
        "guild_id = $1 AND id IN \
         (SELECT tournament_id FROM entrants WHERE player_id > 0 AND player_id = $2) \
         ORDER BY CASE WHEN state IN ('open', 'running') THEN 0 ELSE 1 END, id DESC LIMIT $3"
    ));
    let query = query.bind(i64::from(guild)).bind(i64::from(person)).bind(i64::from(limit));
    fetch_all(connection, query).await
}

async fn tournament_of_game(
    connection: &mut AnyConnection,
    game: GameId,
) -> Result<Option<TournamentRow>, StoreError> {
    let query = sqlx::query(tournaments_where!(
        "id = (SELECT tournament_id FROM pairings WHERE game_id = $1)"
    ));
    fetch_optional(connection, query.bind(i64::from(game))).await
}

async fn tournaments_due(
    connection: &mut AnyConnection,
    at: Timestamp,
    limit: u32,
) -> Result<Vec<TournamentId>, StoreError> {
    let rows = sqlx::query(
        "SELECT id FROM tournaments WHERE state = 'running' AND (round_ends_at <= $1 \
         OR NOT EXISTS (SELECT 1 FROM pairings \
         WHERE tournament_id = tournaments.id AND white_points IS NULL) \
         OR EXISTS (SELECT 1 FROM pairings JOIN games ON games.id = pairings.game_id \
         WHERE pairings.tournament_id = tournaments.id AND pairings.white_points IS NULL \
         AND games.state <> 'running')) ORDER BY id LIMIT $2",
    )
    .bind(at.as_millisecond())
    .bind(i64::from(limit))
    .fetch_all(connection)
    .await?;
    rows.iter().map(|row| row.number("id")).collect()
}

async fn unannounced_tournaments(
    connection: &mut AnyConnection,
    after: Option<TournamentId>,
    limit: u32,
) -> Result<Vec<TournamentRow>, StoreError> {
    let query =
        sqlx::query(tournaments_where!("announced < revision AND id > $1 ORDER BY id LIMIT $2"));
    let query = query.bind(after.map_or(0, i64::from)).bind(i64::from(limit));
    fetch_all(connection, query).await
}

impl Tx {
    /// Creates a tournament that people can join.
    ///
    /// # Errors
    /// Any database error.
    pub async fn create_tournament(
        &mut self,
        new: NewTournamentRow,
    ) -> Result<TournamentRow, StoreError> {
        let id = counters::next(self.connection(), Counter::Tournament).await?;
        let query = sqlx::query(concat!(
            "INSERT INTO tournaments (id, guild_id, channel_id, name, kind, state, organiser_id, \
             rounds, round, setup, time_control, rated, round_length, revision, announced, locale, \
             created_at, updated_at, by_moderator) \
             VALUES ($1, $2, $3, $4, $5, 'open', $6, $7, 0, $8, $9, $10, $11, 1, 0, $12, $13, $13, $14) \
             RETURNING ",
            tournament_columns!()
        ))
        .bind(id)
        .bind(i64::from(new.guild))
        .bind(i64::from(new.channel))
        .bind(without_controls(&new.name))
        .bind(new.kind.name())
        .bind(i64::from(new.organiser))
        .bind(optional_id(new.rounds))
        .bind(new.setup.name())
        .bind(control_column(new.control))
        .bind(i64::from(new.rated))
        .bind(milliseconds(new.round_length))
        .bind(new.locale.as_deref().map(without_controls))
        .bind(new.at.as_millisecond())
        .bind(i64::from(new.by_moderator));
        fetch_one(self.connection(), query).await
    }

    /// Returns a tournament and locks it, with its entrants and pairings, until the end of this
    /// transaction. To avoid deadlocks, call [`Tx::lock_game`] first.
    ///
    /// # Errors
    /// Any database error.
    pub async fn lock_tournament(
        &mut self,
        id: TournamentId,
    ) -> Result<Option<TournamentRow>, StoreError> {
        let query = sqlx::query(concat!(
            "UPDATE tournaments SET id = id WHERE id = $1 RETURNING ",
            tournament_columns!()
        ));
        fetch_optional(self.connection(), query.bind(i64::from(id))).await
    }

    /// Stores the state and rounds of this row, as a change that will be announced. Returns the
    /// tournament as it is now. The caller must have locked it with [`Tx::lock_tournament`].
    ///
    /// # Errors
    /// Any database error.
    pub async fn change_tournament(
        &mut self,
        row: &TournamentRow,
        at: Timestamp,
    ) -> Result<TournamentRow, StoreError> {
        let query = sqlx::query(concat!(
            "UPDATE tournaments SET state = $2, rounds = $3, round = $4, round_ends_at = $5, \
             updated_at = $6, revision = revision + 1 WHERE id = $1 RETURNING ",
            tournament_columns!()
        ))
        .bind(i64::from(row.id))
        .bind(row.state.name())
        .bind(optional_id(row.rounds))
        .bind(i64::from(row.round))
        .bind(row.round_ends_at.map(Timestamp::as_millisecond))
        .bind(at.as_millisecond());
        fetch_one(self.connection(), query).await
    }

    /// Moves a tournament to another channel, where it has no message yet.
    ///
    /// # Errors
    /// Any database error.
    pub async fn move_tournament(
        &mut self,
        id: TournamentId,
        channel: ChannelId,
    ) -> Result<(), StoreError> {
        let query = sqlx::query(
            "UPDATE tournaments SET channel_id = $2, message_id = NULL, message_round = NULL \
             WHERE id = $1",
        );
        let query = query.bind(i64::from(id)).bind(i64::from(channel));
        query.execute(self.connection()).await?;
        Ok(())
    }

    /// Records that the tournament was announced as in `seen`, by which message, and the round that
    /// the message shows (`None` if it could not be announced). Records nothing if the tournament
    /// has moved to another channel.
    ///
    /// # Errors
    /// Any database error.
    pub async fn mark_tournament_announced(
        &mut self,
        seen: &TournamentRow,
        message: Option<(MessageId, u32)>,
    ) -> Result<Announced, StoreError> {
        // Changes nothing, but locks the row until the next statement.
        let before = sqlx::query(
            "UPDATE tournaments SET announced = announced \
             WHERE id = $1 AND announced < $2 AND channel_id = $3 RETURNING message_id",
        )
        .bind(i64::from(seen.id))
        .bind(seen.revision)
        .bind(i64::from(seen.channel))
        .fetch_optional(self.connection())
        .await?;
        let Some(before) = before else {
            return Ok(Announced::Stale);
        };
        sqlx::query(
            "UPDATE tournaments SET announced = $2, message_id = $3, message_round = $4 \
             WHERE id = $1",
        )
        .bind(i64::from(seen.id))
        .bind(seen.revision)
        .bind(message.map(|(message, _)| i64::from(message)))
        .bind(message.map(|(_, round)| i64::from(round)))
        .execute(self.connection())
        .await?;
        Ok(Announced::Newest { previous: before.maybe_number("message_id")? })
    }
}
