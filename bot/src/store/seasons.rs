//! Seasons of ladders, and their final tables.

use jiff::Timestamp;
use sqlx::AnyConnection;

use super::StoreError;
use super::columns::Columns;
use super::ids::GuildId;
use super::tx::reads;

reads! {
    /// When the seasons of a server began, except the first.
    season_starts(guild: GuildId) -> Vec<Timestamp>;
}

async fn season_starts(
    connection: &mut AnyConnection,
    guild: GuildId,
) -> Result<Vec<Timestamp>, StoreError> {
    let query = "SELECT began_at FROM seasons WHERE guild_id = $1 AND number > 1 ORDER BY number";
    let rows = sqlx::query(query).bind(i64::from(guild)).fetch_all(connection).await?;
    rows.iter().map(|row| row.time("began_at")).collect()
}
