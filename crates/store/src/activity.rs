//! The number of games and players in a server, per week. Follows from the games that have ended.
//!
//! Counted when a game ends, because thousands of games are too many to count for a page. A game
//! that has ended never changes. `dvonn-bot check` compares the counts with the games.

use dvonn_model::{Ending, GameRow, GameState, GuildId, WeekRow};
use jiff::Timestamp;
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::columns::Columns;
use crate::fetch::{Stored, fetch_all};
use crate::reads::reads;

/// The length of a week, and the time from its Monday to 1 January 1970, in milliseconds.
const WEEK: i64 = 7 * 86_400_000;
const MONDAY_TO_EPOCH: i64 = 3 * 86_400_000;

reads! {
    /// Returns the activity of a server in each week that had a game. Weeks start on Mondays (UTC),
    /// and are counted from the one that contains `since`.
    weeks_since(guild: GuildId, since: Timestamp) -> Vec<WeekRow>;

    /// Returns a line for each week that does not follow from the games, up to twenty for each table.
    wrong_weeks() -> Vec<String>;
}

/// Returns the number of the week that contains a time.
fn week_of(at: Timestamp) -> i64 {
    (at.as_millisecond() + MONDAY_TO_EPOCH).div_euclid(WEEK)
}

async fn weeks_since(
    connection: &mut AnyConnection,
    guild: GuildId,
    since: Timestamp,
) -> Result<Vec<WeekRow>, StoreError> {
    let query = sqlx::query(
        "SELECT week - $2 AS week, games, rated, (SELECT COUNT(*) FROM week_players \
         WHERE week_players.guild_id = weeks.guild_id AND week_players.week = weeks.week) AS people \
         FROM weeks WHERE guild_id = $1 AND week >= $2 ORDER BY week",
    )
    .bind(i64::from(guild))
    .bind(week_of(since));
    fetch_all(connection, query).await
}

/// Counts a game that has just ended. It never changes again.
pub(super) async fn count(
    connection: &mut AnyConnection,
    game: &GameRow,
) -> Result<(), StoreError> {
    let (Some(guild), GameState::Ended(ending)) = (game.place.guild, game.state) else {
        return Ok(());
    };
    if matches!(ending, Ending::Void { .. }) {
        return Ok(());
    }
    let week = week_of(game.updated_at);
    sqlx::query(
        "INSERT INTO weeks (guild_id, week, games, rated) VALUES ($1, $2, 1, $3) \
         ON CONFLICT (guild_id, week) DO UPDATE \
         SET games = weeks.games + 1, rated = weeks.rated + excluded.rated",
    )
    .bind(i64::from(guild))
    .bind(week)
    .bind(i64::from(game.terms.rated))
    .execute(&mut *connection)
    .await?;
    // Negative ids are the computer and deleted people, who do not count as people.
    for player in
        [&game.players.white, &game.players.black].into_iter().filter_map(|it| it.person())
    {
        sqlx::query(
            "INSERT INTO week_players (guild_id, week, player_id) VALUES ($1, $2, $3) \
             ON CONFLICT DO NOTHING",
        )
        .bind(i64::from(guild))
        .bind(week)
        .bind(i64::from(player.id))
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}

/// The games that count, with their weeks.
macro_rules! ended {
    ($columns:literal) => {
        concat!(
            "SELECT guild_id, (updated_at + 259200000) / 604800000 AS week, ",
            $columns,
            " FROM games WHERE guild_id IS NOT NULL AND state NOT IN ('running', 'void')"
        )
    };
}

async fn wrong_weeks(connection: &mut AnyConnection) -> Result<Vec<String>, StoreError> {
    let games = concat!(
        "SELECT guild_id, week FROM (SELECT guild_id, week, games, rated FROM weeks UNION ALL ",
        ended!("-1, -rated"),
        ") AS compared GROUP BY guild_id, week HAVING SUM(games) <> 0 OR SUM(rated) <> 0 \
         ORDER BY guild_id, week LIMIT 20"
    );
    let players = concat!(
        "SELECT DISTINCT guild_id, week FROM (SELECT guild_id, week, player_id, 1 AS listed \
         FROM week_players UNION ALL SELECT guild_id, week, player_id, -1 FROM (",
        ended!("white_id AS player_id"),
        " UNION ",
        ended!("black_id AS player_id"),
        ") AS played WHERE player_id > 0) AS compared GROUP BY guild_id, week, player_id \
         HAVING SUM(listed) <> 0 ORDER BY guild_id, week LIMIT 20"
    );
    let mut found = Vec::new();
    for (query, what) in [(games, "games"), (players, "players")] {
        for row in sqlx::query(query).fetch_all(&mut *connection).await? {
            let (guild, week) = (row.number::<i64>("guild_id")?, row.number::<i64>("week")?);
            let monday = Timestamp::from_millisecond(week * WEEK - MONDAY_TO_EPOCH);
            let monday =
                monday.map_or_else(|_| week.to_string(), |at| at.strftime("%F").to_string());
            found.push(format!("server {guild}, week of {monday}: the {what} differ"));
        }
    }
    Ok(found)
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
