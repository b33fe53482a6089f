//! Finds games.

use dvonn_model::{ChannelId, GameId, GameRow, GuildId, UserId};
use jiff::Timestamp;
use sqlx::AnyConnection;

use crate::StoreError;
use crate::columns::{Columns, optional_id};
use crate::fetch::{fetch_all, fetch_optional};
use crate::game_row::{game_columns, undecided_pairings};
use crate::reads::reads;

reads! {
    /// Returns a game by its id.
    game(id: GameId) -> Option<GameRow>;

    /// Returns the running game in a channel or thread, as seen from there.
    running_game_in(channel: ChannelId) -> Option<GameRow>;

    /// Returns the running game in a channel or thread, or otherwise the last one to end, as seen from
    /// there.
    latest_game_in(channel: ChannelId) -> Option<GameRow>;

    /// Returns the games that a person can refer to in a channel, newest first: the channel's games
    /// and their own.
    games_seen_from(channel: ChannelId, person: UserId, limit: u32) -> Vec<GameRow>;

    /// Returns the game that was started as the rematch of a game.
    rematch_of(game: GameId) -> Option<GameId>;

    /// Returns the running games of a person, in one server or in all. Games in which they are to
    /// move come first. Each group is sorted by deadline; games without one come last, the longest
    /// waiting first.
    running_games_of(player: UserId, guild: Option<GuildId>, limit: u32) -> Vec<GameRow>;

    /// Returns the running games of a person that are rated or part of a tournament, in all servers.
    running_serious_games_of(player: UserId) -> Vec<GameRow>;

    /// Returns the number of running games of a person, in one server or in all.
    count_running_games_of(player: UserId, guild: Option<GuildId>) -> usize;

    /// Returns true if two people play in the same running game or running tournament of a server.
    are_opponents(guild: GuildId, one: UserId, other: UserId) -> bool;

    /// Returns the running games in a channel and its threads, oldest first.
    running_games_under(channel: ChannelId) -> Vec<GameRow>;

    /// Returns the running games in a server, oldest first.
    running_games_in_guild(guild: GuildId) -> Vec<GameRow>;

    /// Returns the games in a channel whose board could not be shown, oldest first.
    muted_games_in(channel: ChannelId) -> Vec<GameRow>;

    /// Returns the games with unannounced changes, running or ended, oldest first. Those that are only
    /// unannounced in their other place are as seen from there. Omits muted games whose next attempt
    /// is after `at`. Starts after `after`, if given.
    unannounced_games(at: Timestamp, after: Option<GameId>, limit: u32) -> Vec<GameRow>;
}

async fn game(connection: &mut AnyConnection, id: GameId) -> Result<Option<GameRow>, StoreError> {
    let query = sqlx::query(concat!("SELECT ", game_columns!(), " FROM games WHERE id = $1"));
    fetch_optional(connection, query.bind(i64::from(id))).await
}

async fn running_game_in(
    connection: &mut AnyConnection,
    channel: ChannelId,
) -> Result<Option<GameRow>, StoreError> {
    let query = sqlx::query(concat!(
        "SELECT ",
        game_columns!(),
        " FROM games WHERE (channel_id = $1 AND state = 'running') \
         OR (other_channel_id = $1 AND state = 'running')"
    ));
    let found: Option<GameRow> = fetch_optional(connection, query.bind(i64::from(channel))).await?;
    Ok(found.map(|game| game.seen_in(channel)))
}

async fn latest_game_in(
    connection: &mut AnyConnection,
    channel: ChannelId,
) -> Result<Option<GameRow>, StoreError> {
    if let Some(running) = running_game_in(connection, channel).await? {
        return Ok(Some(running));
    }
    let query = sqlx::query(concat!(
        "SELECT ",
        game_columns!(),
        " FROM games WHERE channel_id = $1 ORDER BY updated_at DESC, id DESC LIMIT 1"
    ));
    let own: Option<GameRow> =
        fetch_optional(&mut *connection, query.bind(i64::from(channel))).await?;
    let query = sqlx::query(concat!(
        "SELECT ",
        game_columns!(),
        " FROM games WHERE other_channel_id = $1 ORDER BY updated_at DESC, id DESC LIMIT 1"
    ));
    let relayed: Option<GameRow> =
        fetch_optional(connection, query.bind(i64::from(channel))).await?;
    let latest = own.into_iter().chain(relayed).max_by_key(|game| (game.updated_at, game.id));
    Ok(latest.map(|game| game.seen_in(channel)))
}

async fn games_seen_from(
    connection: &mut AnyConnection,
    channel: ChannelId,
    person: UserId,
    limit: u32,
) -> Result<Vec<GameRow>, StoreError> {
    let query = sqlx::query(concat!(
        "SELECT ",
        game_columns!(),
        " FROM games WHERE channel_id = $1 OR other_channel_id = $1 \
         OR white_id = $2 OR black_id = $2 \
         ORDER BY id DESC LIMIT $3"
    ));
    let query = query.bind(i64::from(channel)).bind(i64::from(person)).bind(i64::from(limit));
    fetch_all(connection, query).await
}

async fn rematch_of(
    connection: &mut AnyConnection,
    game: GameId,
) -> Result<Option<GameId>, StoreError> {
    let query = sqlx::query("SELECT id FROM games WHERE rematch_of = $1 ORDER BY id LIMIT 1");
    let row = query.bind(i64::from(game)).fetch_optional(connection).await?;
    row.map(|row| row.number("id")).transpose()
}

async fn running_games_of(
    connection: &mut AnyConnection,
    player: UserId,
    guild: Option<GuildId>,
    limit: u32,
) -> Result<Vec<GameRow>, StoreError> {
    // The state is repeated in both branches so that SQLite uses an index for each instead of
    // scanning the table.
    let query = sqlx::query(concat!(
        "SELECT ",
        game_columns!(),
        " FROM games WHERE ((state = 'running' AND white_id = $1) \
         OR (state = 'running' AND black_id = $1)) \
         AND ($2 IS NULL OR guild_id = $2 OR other_guild_id = $2) \
         ORDER BY CASE WHEN $1 = CASE to_move WHEN 'w' THEN white_id ELSE black_id END \
         THEN 0 ELSE 1 END, CASE WHEN deadline IS NULL THEN 1 ELSE 0 END, deadline, updated_at, id LIMIT $3"
    ));
    let query = query.bind(i64::from(player)).bind(optional_id(guild)).bind(i64::from(limit));
    fetch_all(connection, query).await
}

async fn running_serious_games_of(
    connection: &mut AnyConnection,
    player: UserId,
) -> Result<Vec<GameRow>, StoreError> {
    let query = sqlx::query(concat!(
        "SELECT ",
        game_columns!(),
        " FROM games WHERE ((state = 'running' AND white_id = $1) \
         OR (state = 'running' AND black_id = $1)) AND (rated = 1 \
         OR ",
        undecided_pairings!(),
        " > 0) ORDER BY id"
    ));
    fetch_all(connection, query.bind(i64::from(player))).await
}

async fn count_running_games_of(
    connection: &mut AnyConnection,
    player: UserId,
    guild: Option<GuildId>,
) -> Result<usize, StoreError> {
    let query = sqlx::query(
        "SELECT count(*) AS games FROM games WHERE ((state = 'running' AND white_id = $1) \
         OR (state = 'running' AND black_id = $1)) \
         AND ($2 IS NULL OR guild_id = $2 OR other_guild_id = $2)",
    );
    let query = query.bind(i64::from(player)).bind(optional_id(guild));
    query.fetch_one(connection).await?.number("games")
}

async fn are_opponents(
    connection: &mut AnyConnection,
    guild: GuildId,
    one: UserId,
    other: UserId,
) -> Result<bool, StoreError> {
    // The index of entrants covers only positive ids, those of people.
    let query = sqlx::query(
        "SELECT 1 FROM games WHERE guild_id = $1 \
         AND ((state = 'running' AND white_id = $2 AND black_id = $3) \
         OR (state = 'running' AND white_id = $3 AND black_id = $2)) \
         UNION ALL SELECT 1 FROM tournaments WHERE guild_id = $1 AND state = 'running' AND id IN \
         (SELECT tournament_id FROM entrants WHERE player_id > 0 AND player_id = $2 \
         AND withdrew IS NULL) AND id IN \
         (SELECT tournament_id FROM entrants WHERE player_id > 0 AND player_id = $3 \
         AND withdrew IS NULL) LIMIT 1",
    );
    let query = query.bind(i64::from(guild)).bind(i64::from(one)).bind(i64::from(other));
    Ok(query.fetch_optional(connection).await?.is_some())
}

async fn running_games_under(
    connection: &mut AnyConnection,
    channel: ChannelId,
) -> Result<Vec<GameRow>, StoreError> {
    let query = sqlx::query(concat!(
        "SELECT ",
        game_columns!(),
        " FROM games WHERE (state = 'running' AND channel_id = $1) \
         OR (state = 'running' AND parent_id = $1) \
         OR (state = 'running' AND other_channel_id = $1) \
         OR (state = 'running' AND other_parent_id = $1) ORDER BY id"
    ));
    fetch_all(connection, query.bind(i64::from(channel))).await
}

async fn running_games_in_guild(
    connection: &mut AnyConnection,
    guild: GuildId,
) -> Result<Vec<GameRow>, StoreError> {
    let query = sqlx::query(concat!(
        "SELECT ",
        game_columns!(),
        " FROM games WHERE (state = 'running' AND guild_id = $1) \
         OR (state = 'running' AND other_guild_id = $1) ORDER BY id"
    ));
    fetch_all(connection, query.bind(i64::from(guild))).await
}

async fn muted_games_in(
    connection: &mut AnyConnection,
    channel: ChannelId,
) -> Result<Vec<GameRow>, StoreError> {
    let query = sqlx::query(concat!(
        "SELECT ",
        game_columns!(),
        " FROM games WHERE announced < revision AND muted_since IS NOT NULL \
         AND channel_id = $1 ORDER BY id"
    ));
    fetch_all(connection, query.bind(i64::from(channel))).await
}

async fn unannounced_games(
    connection: &mut AnyConnection,
    at: Timestamp,
    after: Option<GameId>,
    limit: u32,
) -> Result<Vec<GameRow>, StoreError> {
    let after = after.map_or(0, i64::from);
    let query = sqlx::query(concat!(
        "SELECT ",
        game_columns!(),
        " FROM games WHERE announced < revision AND id > $2 \
         AND (mute_retry_at IS NULL OR mute_retry_at <= $1) ORDER BY id LIMIT $3"
    ));
    let query = query.bind(at.as_millisecond()).bind(after).bind(i64::from(limit));
    let mut games: Vec<GameRow> = fetch_all(&mut *connection, query).await?;
    // A query of its own, because each has an index.
    let query = sqlx::query(concat!(
        "SELECT ",
        game_columns!(),
        " FROM games WHERE other_announced < revision AND announced >= revision \
         AND id > $2 AND (mute_retry_at IS NULL OR mute_retry_at <= $1) ORDER BY id LIMIT $3"
    ));
    let query = query.bind(at.as_millisecond()).bind(after).bind(i64::from(limit));
    let elsewhere: Vec<GameRow> = fetch_all(connection, query).await?;
    games.extend(elsewhere.into_iter().filter_map(|game| game.from_elsewhere()));
    games.sort_by_key(|game| game.id);
    games.truncate(limit as usize);
    Ok(games)
}
