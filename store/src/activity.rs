//! The number of games and players in a server, per week.

use dvonn_model::{GuildId, WeekRow};
use jiff::Timestamp;
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::columns::Columns;
use crate::fetch::{Stored, fetch_all};
use crate::reads::reads;

reads! {
    /// Returns the activity of a server in each week that had a game. Weeks are counted from
    /// `since`.
    weeks_since(guild: GuildId, since: Timestamp) -> Vec<WeekRow>;
}

async fn weeks_since(
    connection: &mut AnyConnection,
    guild: GuildId,
    since: Timestamp,
) -> Result<Vec<WeekRow>, StoreError> {
    // One row per side. Negative ids are the computer and deleted people, who do not count as
    // people.
    let query = sqlx::query(
        "SELECT week, CAST(SUM(games) AS BIGINT) AS games, CAST(SUM(rated) AS BIGINT) AS rated, \
         COUNT(DISTINCT CASE WHEN player_id > 0 THEN player_id END) AS people FROM (\
         SELECT (updated_at - $2) / 604800000 AS week, 1 AS games, rated, white_id AS player_id \
         FROM games WHERE guild_id = $1 AND updated_at >= $2 AND state <> 'running' AND state <> 'void' \
         UNION ALL \
         SELECT (updated_at - $2) / 604800000, 0, 0, black_id \
         FROM games WHERE guild_id = $1 AND updated_at >= $2 AND state <> 'running' AND state <> 'void'\
         ) AS sides GROUP BY week ORDER BY week",
    )
    .bind(i64::from(guild))
    .bind(since.as_millisecond());
    fetch_all(connection, query).await
}

impl Stored for WeekRow {
    fn read(row: &AnyRow) -> Result<WeekRow, StoreError> {
        Ok(WeekRow {
            week: row.number("week")?,
            games: row.number("games")?,
            rated: row.number("rated")?,
            people: row.number("people")?,
        })
    }
}
