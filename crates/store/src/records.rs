//! Looks up a ladder's results: of one player, of two players, the newest.

use dvonn_model::{ChangeRow, PlayerId, ResultRow, Scope, TallyRow};
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::changes::change_columns;
use crate::columns::Columns;
use crate::fetch::{Stored, fetch_all};
use crate::reads::reads;
use crate::results::result_columns;

reads! {
    /// Returns up to `limit` rating changes of a player, newest first.
    changes_of(scope: Scope, player: PlayerId, limit: u32) -> Vec<ChangeRow>;

    /// Returns up to `limit` rating changes of a player in games against an opponent, newest first.
    changes_against(scope: Scope, player: PlayerId, opponent: PlayerId, limit: u32)
        -> Vec<ChangeRow>;

    /// Returns the number of rated games of a player, by kind.
    tallies_of(scope: Scope, player: PlayerId) -> Vec<TallyRow>;

    /// Returns the number of rated games of a player against an opponent, by kind.
    tallies_against(scope: Scope, player: PlayerId, opponent: PlayerId) -> Vec<TallyRow>;

    /// Returns up to `limit` results of a ladder with a number below `before`, newest first.
    results_before(scope: Scope, before: i64, limit: u32) -> Vec<ResultRow>;

    /// Returns up to `limit` results of a ladder with a number above `after`, oldest first.
    results_after(scope: Scope, after: i64, limit: u32) -> Vec<ResultRow>;

    /// Like `results_before`, for one player.
    results_of_before(scope: Scope, player: PlayerId, before: i64, limit: u32) -> Vec<ResultRow>;

    /// Like `results_after`, for one player.
    results_of_after(scope: Scope, player: PlayerId, after: i64, limit: u32) -> Vec<ResultRow>;
}

async fn changes_of(
    connection: &mut AnyConnection,
    scope: Scope,
    player: PlayerId,
    limit: u32,
) -> Result<Vec<ChangeRow>, StoreError> {
    let query = sqlx::query(concat!(
        "SELECT ",
        change_columns!(),
        " FROM rating_changes WHERE guild_id = $1 AND player_id = $2 \
         ORDER BY result_id DESC LIMIT $3"
    ));
    let query = query.bind(i64::from(scope)).bind(i64::from(player)).bind(i64::from(limit));
    fetch_all(connection, query).await
}

async fn changes_against(
    connection: &mut AnyConnection,
    scope: Scope,
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
    let query = query.bind(i64::from(scope)).bind(i64::from(player)).bind(i64::from(opponent));
    let query = query.bind(i64::from(limit));
    fetch_all(connection, query).await
}

async fn tallies_of(
    connection: &mut AnyConnection,
    scope: Scope,
    player: PlayerId,
) -> Result<Vec<TallyRow>, StoreError> {
    let query = sqlx::query(
        "SELECT setup, color, points, COUNT(*) AS games FROM rating_changes \
         WHERE guild_id = $1 AND player_id = $2 \
         GROUP BY setup, color, points ORDER BY setup, color, points",
    );
    let query = query.bind(i64::from(scope)).bind(i64::from(player));
    fetch_all(connection, query).await
}

async fn tallies_against(
    connection: &mut AnyConnection,
    scope: Scope,
    player: PlayerId,
    opponent: PlayerId,
) -> Result<Vec<TallyRow>, StoreError> {
    // Grouped by an expression, because SQLite would prefer an index with the groups in order, and
    // read all games of the player.
    let query = sqlx::query(
        "SELECT setup || '' AS setup, color, points, COUNT(*) AS games FROM rating_changes \
         WHERE guild_id = $1 AND player_id = $2 AND opponent_id = $3 \
         GROUP BY 1, 2, 3 ORDER BY 1, 2, 3",
    );
    let query = query.bind(i64::from(scope)).bind(i64::from(player)).bind(i64::from(opponent));
    fetch_all(connection, query).await
}

async fn results_before(
    connection: &mut AnyConnection,
    scope: Scope,
    before: i64,
    limit: u32,
) -> Result<Vec<ResultRow>, StoreError> {
    let query = sqlx::query(concat!(
        "SELECT ",
        result_columns!(),
        " FROM results WHERE guild_id = $1 AND id < $2 ORDER BY id DESC LIMIT $3"
    ));
    let query = query.bind(i64::from(scope)).bind(before).bind(i64::from(limit));
    fetch_all(connection, query).await
}

async fn results_after(
    connection: &mut AnyConnection,
    scope: Scope,
    after: i64,
    limit: u32,
) -> Result<Vec<ResultRow>, StoreError> {
    let query = sqlx::query(concat!(
        "SELECT ",
        result_columns!(),
        " FROM results WHERE guild_id = $1 AND id > $2 ORDER BY id LIMIT $3"
    ));
    let query = query.bind(i64::from(scope)).bind(after).bind(i64::from(limit));
    fetch_all(connection, query).await
}

/// The query for a player's games with either colour. Each half uses its own index and reads no
/// more rows than needed.
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
    scope: Scope,
    player: PlayerId,
    before: i64,
    limit: u32,
) -> Result<Vec<ResultRow>, StoreError> {
    let query = sqlx::query(concat!(
        with_either_color!("id < $3 ORDER BY id DESC"),
        "ORDER BY id DESC LIMIT $4"
    ));
    let query = query.bind(i64::from(scope)).bind(i64::from(player)).bind(before);
    let query = query.bind(i64::from(limit));
    fetch_all(connection, query).await
}

async fn results_of_after(
    connection: &mut AnyConnection,
    scope: Scope,
    player: PlayerId,
    after: i64,
    limit: u32,
) -> Result<Vec<ResultRow>, StoreError> {
    let query =
        sqlx::query(concat!(with_either_color!("id > $3 ORDER BY id"), "ORDER BY id LIMIT $4"));
    let query = query.bind(i64::from(scope)).bind(i64::from(player)).bind(after);
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
