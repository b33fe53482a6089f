//! The number of games and players in a server, per week. Follows from the games that have ended.
//!
//! Counted when a game ends, because thousands of games are too many to count for a page. A game
//! that has ended never changes. `dvonn-bot check` compares the counts with the games.

use dvonn_model::{Ending, GameRow, GameState, GuildId, UserId, WeekNumber, WeekRow};
use jiff::Timestamp;
use sqlx::AnyConnection;

use crate::StoreError;
use crate::query::{queries, reads, rows};

rows! {
    WeekRow { week, games, rated, people }
}

/// A query for the games that count, with their weeks: `ENDED`, other columns, `FROM_ENDED`.
const ENDED: &str = "SELECT guild_id, (updated_at + 259200000) / 604800000 AS week, ";
const FROM_ENDED: &str =
    " FROM games WHERE guild_id IS NOT NULL AND state NOT IN ('running', 'void')";

queries! {
    /// Returns the activity of a server in each week that had a game. Weeks start on Mondays (UTC),
    /// and are counted from the one that contains `since`.
    read weeks_since(guild: GuildId, since: Timestamp) -> Vec<WeekRow>
    [guild, since: WeekNumber::of(since)] {
        "SELECT week - :since AS week, games, rated,
         (SELECT COUNT(*) FROM week_players
          WHERE week_players.guild_id = weeks.guild_id AND week_players.week = weeks.week) AS people
         FROM weeks WHERE guild_id = :guild AND week >= :since ORDER BY week"
    }

    step count_game(guild: GuildId, week: WeekNumber, rated: bool) {
        "INSERT INTO weeks (guild_id, week, games, rated) VALUES (:guild, :week, 1, :rated)
         ON CONFLICT (guild_id, week) DO UPDATE SET
             games = weeks.games + 1, rated = weeks.rated + excluded.rated"
    }

    step count_player(guild: GuildId, week: WeekNumber, player: UserId) {
        "INSERT INTO week_players (guild_id, week, player_id) VALUES (:guild, :week, :player)
         ON CONFLICT DO NOTHING"
    }

    step weeks_with_wrong_games() -> Vec<(i64, i64)> {
        "SELECT guild_id, week FROM (
             SELECT guild_id, week, games, rated FROM weeks
             UNION ALL " ENDED "-1, -rated" FROM_ENDED "
         ) AS compared
         GROUP BY guild_id, week HAVING SUM(games) <> 0 OR SUM(rated) <> 0
         ORDER BY guild_id, week LIMIT 20"
    }

    step weeks_with_wrong_players() -> Vec<(i64, i64)> {
        "SELECT DISTINCT guild_id, week FROM (
             SELECT guild_id, week, player_id, 1 AS listed FROM week_players
             UNION ALL
             SELECT guild_id, week, player_id, -1 FROM (
                 " ENDED "white_id AS player_id" FROM_ENDED "
                 UNION " ENDED "black_id AS player_id" FROM_ENDED "
             ) AS played WHERE player_id > 0
         ) AS compared
         GROUP BY guild_id, week, player_id HAVING SUM(listed) <> 0
         ORDER BY guild_id, week LIMIT 20"
    }
}

reads! {
    /// Returns a line for each week that does not follow from the games, up to twenty for each table.
    wrong_weeks() -> Vec<String>;
}

/// Counts a game that has just ended. It never changes again.
pub(super) async fn count(
    connection: &mut AnyConnection,
    game: &GameRow,
) -> Result<(), StoreError> {
    let (Some(guild), GameState::Ended(ending)) = (game.venue.guild, game.state) else {
        return Ok(());
    };
    if matches!(ending, Ending::Void { .. }) {
        return Ok(());
    }
    let week = WeekNumber::of(game.updated_at);
    count_game(connection, guild, week, game.terms.rated).await?;
    // Negative ids are the computer and deleted people, who do not count as people.
    for player in
        [&game.players.white, &game.players.black].into_iter().filter_map(|it| it.person())
    {
        count_player(connection, guild, week, player.id).await?;
    }
    Ok(())
}

async fn wrong_weeks(connection: &mut AnyConnection) -> Result<Vec<String>, StoreError> {
    let games = weeks_with_wrong_games(connection).await?;
    let players = weeks_with_wrong_players(connection).await?;
    let mut found = Vec::new();
    for (weeks, what) in [(games, "games"), (players, "players")] {
        for (guild, week) in weeks {
            let monday = WeekNumber::from(week).begins_at().strftime("%F");
            found.push(format!("server {guild}, week of {monday}: the {what} differ"));
        }
    }
    Ok(found)
}
