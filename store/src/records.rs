//! What people look up in the record of a server: somebody's games, those of two, the newest.

use dvonn_model::{AccountRow, ChangeRow, GuildId, PlayerId, ResultRow, TallyRow};
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::changes::change_columns;
use crate::columns::Columns;
use crate::fetch::{Stored, fetch_all};
use crate::ratings::account_columns;
use crate::results::result_columns;
use crate::tx::reads;

reads! {
    /// What the games of the computer's levels in a server have come to.
    accounts_of_computer(guild: GuildId) -> Vec<AccountRow>;

    /// What the last games of a player did to their rating, the newest first, so many at most.
    changes_of(guild: GuildId, player: PlayerId, limit: u32) -> Vec<ChangeRow>;

    /// What the last games of a player against another did to their rating, the newest first, so many
    /// at most.
    changes_against(guild: GuildId, player: PlayerId, opponent: PlayerId, limit: u32)
        -> Vec<ChangeRow>;

    /// How many games of each kind a player has played that counted.
    tallies_of(guild: GuildId, player: PlayerId) -> Vec<TallyRow>;

    /// How many games of each kind a player has played against another that counted.
    tallies_against(guild: GuildId, player: PlayerId, opponent: PlayerId) -> Vec<TallyRow>;

    /// The results of a server before this number, the newest first, so many at most.
    results_before(guild: GuildId, before: i64, limit: u32) -> Vec<ResultRow>;

    /// The results of a server after this number, the oldest first, so many at most.
    results_after(guild: GuildId, after: i64, limit: u32) -> Vec<ResultRow>;

    /// As `results_before`, of one player.
    results_of_before(guild: GuildId, player: PlayerId, before: i64, limit: u32) -> Vec<ResultRow>;

    /// As `results_after`, of one player.
    results_of_after(guild: GuildId, player: PlayerId, after: i64, limit: u32) -> Vec<ResultRow>;
}

async fn accounts_of_computer(
    connection: &mut AnyConnection,
    guild: GuildId,
) -> Result<Vec<AccountRow>, StoreError> {
    // Deleted people are further below.
    let query = sqlx::query(concat!(
        "SELECT ",
        account_columns!(),
        " FROM ratings WHERE guild_id = $1 AND player_id BETWEEN -1000 AND -1"
    ));
    let query = query.bind(i64::from(guild));
    fetch_all(connection, query).await
}

async fn changes_of(
    connection: &mut AnyConnection,
    guild: GuildId,
    player: PlayerId,
    limit: u32,
) -> Result<Vec<ChangeRow>, StoreError> {
    let query = sqlx::query(concat!(
        "SELECT ",
        change_columns!(),
        " FROM rating_changes WHERE guild_id = $1 AND player_id = $2 \
         ORDER BY result_id DESC LIMIT $3"
    ));
    let query = query.bind(i64::from(guild)).bind(i64::from(player)).bind(i64::from(limit));
    fetch_all(connection, query).await
}

async fn changes_against(
    connection: &mut AnyConnection,
    guild: GuildId,
    player: PlayerId,
    opponent: PlayerId,
    limit: u32,
) -> Result<Vec<ChangeRow>, StoreError> {
    let query = sqlx::query(concat!(
        "SELECT ",
        change_columns!(),
        " FROM rating_changes WHERE guild_id = $1 AND player_id = $2 AND opponent_id = $3 \
         ORDER BY result_id DESC LIMIT $4"
    ));
    let query = query.bind(i64::from(guild)).bind(i64::from(player)).bind(i64::from(opponent));
    let query = query.bind(i64::from(limit));
    fetch_all(connection, query).await
}

async fn tallies_of(
    connection: &mut AnyConnection,
    guild: GuildId,
    player: PlayerId,
) -> Result<Vec<TallyRow>, StoreError> {
    let query = sqlx::query(
        "SELECT setup, color, points, COUNT(*) AS games FROM rating_changes \
         WHERE guild_id = $1 AND player_id = $2 \
         GROUP BY setup, color, points ORDER BY setup, color, points",
    );
    let query = query.bind(i64::from(guild)).bind(i64::from(player));
    fetch_all(connection, query).await
}

async fn tallies_against(
    connection: &mut AnyConnection,
    guild: GuildId,
    player: PlayerId,
    opponent: PlayerId,
) -> Result<Vec<TallyRow>, StoreError> {
    let query = sqlx::query(
        "SELECT setup, color, points, COUNT(*) AS games FROM rating_changes \
         WHERE guild_id = $1 AND player_id = $2 AND opponent_id = $3 \
         GROUP BY setup, color, points ORDER BY setup, color, points",
    );
    let query = query.bind(i64::from(guild)).bind(i64::from(player)).bind(i64::from(opponent));
    fetch_all(connection, query).await
}

async fn results_before(
    connection: &mut AnyConnection,
    guild: GuildId,
    before: i64,
    limit: u32,
) -> Result<Vec<ResultRow>, StoreError> {
    let query = sqlx::query(concat!(
        "SELECT ",
        result_columns!(),
        " FROM results WHERE guild_id = $1 AND id < $2 ORDER BY id DESC LIMIT $3"
    ));
    let query = query.bind(i64::from(guild)).bind(before).bind(i64::from(limit));
    fetch_all(connection, query).await
}

async fn results_after(
    connection: &mut AnyConnection,
    guild: GuildId,
    after: i64,
    limit: u32,
) -> Result<Vec<ResultRow>, StoreError> {
    let query = sqlx::query(concat!(
        "SELECT ",
        result_columns!(),
        " FROM results WHERE guild_id = $1 AND id > $2 ORDER BY id LIMIT $3"
    ));
    let query = query.bind(i64::from(guild)).bind(after).bind(i64::from(limit));
    fetch_all(connection, query).await
}

/// The games of one player, with whichever colour: each half is read off an index of its own, and
/// only as far as is wanted.
macro_rules! with_either_color {
    ($condition:literal) => {
        concat!(
            "SELECT ",
            result_columns!(),
            " FROM (SELECT ",
            result_columns!(),
            " FROM results WHERE guild_id = $1 AND white_id = $2 AND ",
            $condition,
            " LIMIT $4) AS with_white UNION ALL SELECT ",
            result_columns!(),
            " FROM (SELECT ",
            result_columns!(),
            " FROM results WHERE guild_id = $1 AND black_id = $2 AND ",
            $condition,
            " LIMIT $4) AS with_black "
        )
    };
}

async fn results_of_before(
    connection: &mut AnyConnection,
    guild: GuildId,
    player: PlayerId,
    before: i64,
    limit: u32,
) -> Result<Vec<ResultRow>, StoreError> {
    let query = sqlx::query(concat!(
        with_either_color!("id < $3 ORDER BY id DESC"),
        "ORDER BY id DESC LIMIT $4"
    ));
    let query = query.bind(i64::from(guild)).bind(i64::from(player)).bind(before);
    let query = query.bind(i64::from(limit));
    fetch_all(connection, query).await
}

async fn results_of_after(
    connection: &mut AnyConnection,
    guild: GuildId,
    player: PlayerId,
    after: i64,
    limit: u32,
) -> Result<Vec<ResultRow>, StoreError> {
    let query =
        sqlx::query(concat!(with_either_color!("id > $3 ORDER BY id"), "ORDER BY id LIMIT $4"));
    let query = query.bind(i64::from(guild)).bind(i64::from(player)).bind(after);
    let query = query.bind(i64::from(limit));
    fetch_all(connection, query).await
}

impl Stored for TallyRow {
    fn read(row: &AnyRow) -> Result<TallyRow, StoreError> {
        Ok(TallyRow {
            color: row.color("color")?,
            setup: row.text("setup")?,
            points: row.number("points")?,
            games: row.number("games")?,
        })
    }
}
