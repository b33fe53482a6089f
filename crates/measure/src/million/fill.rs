//! Creates a million finished rated games, by SQL that SQLite and PostgreSQL both accept. Players
//! and winners follow pseudo-randomly from the number of the game.

use jiff::Timestamp;
use sqlx::{AnyConnection, Connection as _, Executor as _};

use crate::bot::Result;

pub(crate) const GAMES: i64 = 1_000_000;
/// The server with three tenths of the games. The other servers are 2 to 15.
pub(crate) const LARGE: u64 = 1;
/// Members of the large server, by number. Those below 1,000 have played recently.
pub(crate) const HEAVY: i64 = 0;
pub(crate) const RIVAL: i64 = 1;
pub(crate) const ORDINARY: i64 = 500;
pub(crate) const IDLE: i64 = 4_000;

/// Returns the id of a member of the large server.
pub(crate) fn player(number: i64) -> i64 {
    1_000_000 + number
}

/// The number of days over which the games are spread evenly. In the last 60, only active members
/// play.
const DAYS: i64 = 1_826;
const DAY: i64 = 86_400_000;

/// The games by number: server, time and members by number. In the large server, the heavy player
/// plays every fifteenth game, and every fifth of these against the same rival.
const DRAWN: &str = "
CREATE TABLE drawn AS
WITH RECURSIVE numbers (i) AS (
    SELECT CAST(1 AS BIGINT) UNION ALL SELECT i + 1 FROM numbers WHERE i < $GAMES
),
chance AS (
    SELECT i, $START + i * $STEP AS at, (i * 1103515245 + 12345) / 65536 AS a,
        (i * 22695477 + 7) / 4096 AS b
    FROM numbers
),
seated AS (
    SELECT i, at, a, b, CASE WHEN i % 10 < 3 THEN 1 ELSE 2 + (i / 10) % 14 END AS guild_id,
        CASE WHEN i % 10 >= 3 THEN 500 WHEN at > $RECENT THEN 1000 ELSE 5000 END AS members
    FROM chance
),
paired AS (
    SELECT i, at, a, b, guild_id, members,
        CASE WHEN guild_id = 1 AND (i / 10 * 3 + i % 10) % 15 = 0 THEN 0 ELSE a % members END AS one
    FROM seated
)
SELECT i AS id, at, guild_id, guild_id * 1000000 + one AS one,
    guild_id * 1000000 + CASE
        WHEN guild_id = 1 AND one = 0 AND (i / 50) % 5 = 0 THEN 1
        ELSE (one + 1 + b % (members - 1)) % members END AS other,
    CASE WHEN a % 20 = 0 THEN 1 WHEN b % 2 = 0 THEN 2 ELSE 0 END AS points,
    CASE WHEN b % 50 = 0 THEN 0 WHEN b % 9 = 0 THEN 2 ELSE 1 END AS share,
    CASE a % 4 WHEN 0 THEN 'full' WHEN 1 THEN 'random' WHEN 2 THEN 'symmetric' ELSE 'reds' END
        AS setup,
    a % 2 AS swapped, 1500000 + a % 400000 - 200000 AS rating
FROM paired";

const GAMES_AND_RESULTS: [&str; 2] = [
    "INSERT INTO games (id, guild_id, channel_id, white_id, white_name, black_id, black_name, state,
        white_score, black_score, setup, seed, rated, time_control, white_left, black_left, clock_since,
        paused, reminders, plies, to_move, takebacks, revision, created_at,
        updated_at)
    SELECT id, guild_id, 1 + id % 500, CASE swapped WHEN 0 THEN one ELSE other END, 'Member',
        CASE swapped WHEN 0 THEN other ELSE one END, 'Member', 'played', 20, 10, setup, 7, 1,
        'bank 259200000 43200000', 0, 0, at, 0, 0, 70, 'w', 0, 80, at - 86400000, at
    FROM drawn",
    "INSERT INTO results (id, game_id, guild_id, white_id, black_id, points, on_time, moves, setup,
        share, reason, ended_at)
    SELECT id, id, guild_id, CASE swapped WHEN 0 THEN one ELSE other END,
        CASE swapped WHEN 0 THEN other ELSE one END,
        CASE swapped WHEN 0 THEN points ELSE 2 - points END, 0, 21, setup, share,
        CASE share WHEN 0 THEN 'short' END, at
    FROM drawn",
];

/// The change of one player's rating by a game.
const CHANGES: &str = "
INSERT INTO rating_changes (guild_id, player_id, result_id, game_id, opponent_id, color, points,
    setup, share, odds, rating_before, deviation_before, volatility_before, rating, deviation,
    volatility, ended_at)
SELECT guild_id, $OWN, id, id, $OTHER, CASE swapped WHEN $WHITE THEN 'w' ELSE 'b' END, $POINTS,
    setup, share, 500, rating, 60000, 60000000, rating + 10000 * ($POINTS - 1), 59000, 60000000, at
FROM drawn WHERE share > 0";

const ACCOUNTS: &str = "
INSERT INTO ratings (guild_id, player_id, name, rating, deviation, volatility, games, streak,
    longest_streak, best_win, best_win_rating, last_at, season, season_wins, season_draws,
    season_losses)
SELECT last.guild_id, last.player_id, 'Member', last.rating, last.deviation, last.volatility,
    summed.games, 1, 7, summed.best_win, 1700000, last.ended_at,
    CASE WHEN last.ended_at > $START + CAST(19 * 91 AS BIGINT) * 86400000 THEN 20 ELSE 19 END, 9, 2, 5
FROM (
    SELECT guild_id, player_id, MAX(result_id) AS result_id, COUNT(*) AS games,
        MAX(CASE points WHEN 2 THEN game_id END) AS best_win
    FROM rating_changes GROUP BY guild_id, player_id
) AS summed
JOIN rating_changes AS last ON last.guild_id = summed.guild_id
    AND last.player_id = summed.player_id AND last.result_id = summed.result_id";

/// The computer's levels, seasons with their tables, a series of tournaments of 32 people each week, the last six of which
/// still run, and the championship with 25 divisions of 9 in its second cycle, each in the large server.
const REST: [&str; 11] = [
    "INSERT INTO ratings (guild_id, player_id, name, rating, deviation, volatility, games, streak,
        longest_streak, last_at, season, season_wins, season_draws, season_losses)
    SELECT 1, -id, '', 1000000 + 200000 * id, 60000, 60000000, 100, 0, 3, at, 1, 9, 2, 5
    FROM drawn WHERE id <= 9",
    "INSERT INTO seasons (guild_id, number, began_at, after_result, ends_at, over)
    SELECT 1, id, $START + (id - 1) * 91 * 86400000, 1000000 / 20 * (id - 1),
        $START + id * 91 * 86400000, CASE WHEN id < 20 THEN 1 ELSE 0 END
    FROM drawn WHERE id <= 20",
    "INSERT INTO season_standings (guild_id, season, place, player_id, name, rating, deviation, wins,
        draws, losses)
    SELECT 1, season.number, member.id, 1000000 + (member.id + season.number) % 5000, 'Member',
        1900000 - 1000 * member.id, 60000, 9, 2, 5
    FROM seasons AS season JOIN drawn AS member ON member.id <= 1000 WHERE season.over = 1",
    "INSERT INTO tournaments (id, guild_id, channel_id, name, kind, state, organiser_id, rounds,
        round, setup, time_control, rated, round_length, created_at, updated_at, series_id, edition,
        starts_at)
    SELECT id, 1, 1, 'Open', 'swiss', CASE WHEN id < 195 THEN 'over' ELSE 'running' END, 1000000, 7,
        7, 'random', 'none', 1, 86400000, at, at, 1, id, $NOW - (200 - id) * 604800000
    FROM drawn WHERE id <= 200",
    "INSERT INTO leagues (id, guild_id, channel_id, name, organiser_id, state, cycle, ends_at, size,
        twice, weeks, moves, at_once, setup, time_control, rated, everywhere, created_at)
    VALUES (1, 1, 1, 'League', 1000000, 'running', 2, $NOW, 9, 0, 6, 2, 3, 'full', 'none', 1, 1, $NOW)",
    "INSERT INTO tournaments (id, guild_id, channel_id, name, kind, state, organiser_id, rounds,
        round, setup, time_control, rated, round_length, created_at, updated_at, league_id, cycle,
        division)
    SELECT 1000 + id, 1, 1, 'League', 'round_robin', CASE WHEN id <= 25 THEN 'over' ELSE 'running' END,
        1000000, 9, 9, 'full', 'none', 1, 3628800000, at, $NOW, 1, 1 + (id - 1) / 25, 1 + (id - 1) % 25
    FROM drawn WHERE id <= 50",
    "INSERT INTO entrants (tournament_id, number, player_id, name, seed, place)
    SELECT tournaments.id, member.id, 1000000 + (tournaments.id * 32 + member.id) % 5000, 'Member', member.id,
        CASE state WHEN 'over' THEN member.id END
    FROM tournaments JOIN drawn AS member ON member.id <= CASE WHEN league_id IS NULL THEN 32 ELSE 9 END",
    "INSERT INTO games (id, guild_id, channel_id, white_id, white_name, black_id, black_name, state,
        setup, seed, rated, time_control, white_left, black_left, clock_since, paused, reminders, plies,
        to_move, takebacks, revision, created_at, updated_at)
    SELECT 1000000 + id, 1, 1000 + id, 1000000 + id, 'Member', 1001000 + id, 'Member', 'running',
        'full', 7, 1, 'none', 0, 0, $NOW, 0, 0, 30, 'w', 0, 30, $NOW - 86400000, $NOW - 86400000
    FROM drawn WHERE id <= 1000",
    "INSERT INTO pairings (tournament_id, round, board, white, black, attempt, drawn, game_id,
        white_points, black_points, forfeit)
    SELECT tournaments.id, 7, board.id, 2 * board.id - 1, 2 * board.id, 0, 0,
        CASE state WHEN 'running' THEN 1000000 + (tournaments.id * 16 + board.id) % 1000 END,
        CASE state WHEN 'over' THEN 2 END, CASE state WHEN 'over' THEN 0 END, 0
    FROM tournaments JOIN drawn AS board ON board.id <= CASE WHEN league_id IS NULL THEN 16 ELSE 4 END",
    "UPDATE counters SET value = 1001000 WHERE name IN ('game', 'result')",
    "DROP TABLE drawn",
];

/// The statements that count the games in each week.
const WEEKS: &str = include_str!("../weeks.sql");

/// Returns true if a migrated database has no games.
pub(crate) async fn is_empty(url: &str) -> Result<bool> {
    let mut connection = AnyConnection::connect(url).await?;
    let game = sqlx::query("SELECT id FROM games LIMIT 1").fetch_optional(&mut connection).await?;
    connection.close().await?;
    Ok(game.is_none())
}

/// Fills a migrated, empty database.
pub(crate) async fn fill(url: &str, now: Timestamp) -> Result<()> {
    let start = now.as_millisecond() - DAYS * DAY;
    let filled_in = |statement: &str| {
        statement
            .replace("$GAMES", &GAMES.to_string())
            .replace("$NOW", &now.as_millisecond().to_string())
            .replace("$START", &start.to_string())
            .replace("$STEP", &(DAYS * DAY / GAMES).to_string())
            .replace("$RECENT", &(now.as_millisecond() - 60 * DAY).to_string())
    };
    let of = |own: &str, other: &str, white: &str, points: &str| {
        let statement = CHANGES.replace("$OWN", own).replace("$OTHER", other);
        statement.replace("$WHITE", white).replace("$POINTS", points)
    };
    let changes = [of("one", "other", "0", "points"), of("other", "one", "1", "(2 - points)")];
    let statements = std::iter::once(DRAWN)
        .chain(GAMES_AND_RESULTS)
        .chain(changes.iter().map(String::as_str))
        .chain([ACCOUNTS])
        .chain(REST)
        .chain(WEEKS.split_inclusive(';').filter(|statement| statement.contains("INSERT")));
    let mut connection = AnyConnection::connect(url).await?;
    let mut transaction = connection.begin().await?;
    for statement in statements {
        transaction.execute(sqlx::AssertSqlSafe(filled_in(statement))).await?;
    }
    transaction.commit().await?;
    if !url.starts_with("sqlite:") {
        // PostgreSQL would do this by itself after a while.
        connection.execute("VACUUM ANALYZE").await?;
    }
    connection.close().await?;
    Ok(())
}
