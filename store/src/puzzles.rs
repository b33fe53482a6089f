//! Puzzles: attempts, ratings, daily posts, and those found in the bot's own games.

use dvonn_model::{
    ChannelId, DailyOrder, Day, FoundPuzzle, GameId, GuildId, MessageId, PuzzleAttempt, PuzzleId,
    PuzzleResult, Rating, Solver, StaleDaily, Tally, UserId,
};
use jiff::Timestamp;
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::columns::{Columns, optional_id};
use crate::counters::{self, Counter};
use crate::fetch::{Stored, fetch_all, fetch_optional};
use crate::reads::reads;
use crate::tx::Tx;

reads! {
    /// Returns the puzzles that a person has seen, the last first.
    puzzle_attempts_of(person: UserId) -> Vec<PuzzleAttempt>;

    /// Returns a person's attempt at a puzzle.
    puzzle_attempt(person: UserId, puzzle: PuzzleId) -> Option<PuzzleAttempt>;

    /// Returns a person as a solver, or `None` if no attempt of theirs has counted.
    solver(person: UserId) -> Option<Solver>;

    /// Returns a person as a solver in a server. `None` if they have not seen a puzzle there, or if no
    /// attempt of theirs has counted anywhere.
    solver_in(guild: GuildId, person: UserId) -> Option<Solver>;

    /// Returns up to `limit` solvers who have seen a puzzle in a server and whose attempts have
    /// counted, the strongest first.
    solvers_in(guild: GuildId, limit: u32) -> Vec<Solver>;

    /// Returns the rating of a puzzle, or `None` if nobody has tried it.
    puzzle_rating(puzzle: PuzzleId) -> Option<Rating>;

    /// Returns the ratings of all puzzles that somebody has tried.
    puzzle_ratings() -> Vec<(PuzzleId, Rating)>;

    /// Returns the puzzles found in the bot's own games, oldest first.
    found_puzzles() -> Vec<FoundPuzzle>;

    /// Returns one of the puzzles found in the bot's own games.
    found_puzzle(id: PuzzleId) -> Option<FoundPuzzle>;

    /// Returns up to `limit` rated games that count, have a finished review, and have not been
    /// searched for puzzles. Rated games are public in their server.
    games_to_mine(limit: u32) -> Vec<GameId>;

    /// Returns up to `limit` servers that want the puzzle of a day and have not got it.
    daily_orders(day: Day, limit: u32) -> Vec<DailyOrder>;

    /// Returns up to `limit` posted puzzles of days from `since` on whose message shows an old tally
    /// and was last changed before `before`.
    stale_dailies(since: Day, before: Timestamp, limit: u32) -> Vec<StaleDaily>;

    /// Returns how many people of a server have tried the puzzle of a day.
    daily_tally(guild: GuildId, day: Day) -> Tally;
}

macro_rules! attempts_where {
    ($condition:literal) => {
        concat!(
            "SELECT puzzle_id, guild_id, themed, day, hinted, result, seen_at \
             FROM puzzle_attempts WHERE user_id = $1 ",
            $condition
        )
    };
}

macro_rules! solvers_where {
    ($condition:literal) => {
        concat!(
            "SELECT user_id, rating, deviation, volatility, tried, solved, streak, longest_streak, \
             last_day FROM solvers WHERE ",
            $condition
        )
    };
}

/// The solvers who have seen a puzzle in the server of `$1`, and meet a condition.
macro_rules! solvers_in_server {
    ($condition:literal) => {
        concat!(
            solvers_where!(
                "EXISTS (SELECT 1 FROM puzzle_attempts WHERE guild_id = $1 \
                 AND puzzle_attempts.user_id = solvers.user_id) "
            ),
            $condition
        )
    };
}

/// The people of `$1` who have a result for the puzzle of `$2`, and how many of them solved it.
macro_rules! tally_of {
    ($guild:literal, $day:literal) => {
        concat!(
            "SELECT count(*) AS tried, \
             COALESCE(SUM(CASE WHEN result <> 'failed' THEN 1 ELSE 0 END), 0) AS solved \
             FROM puzzle_attempts WHERE result IS NOT NULL AND guild_id = ",
            $guild,
            " AND day = ",
            $day
        )
    };
}

async fn puzzle_attempts_of(
    connection: &mut AnyConnection,
    person: UserId,
) -> Result<Vec<PuzzleAttempt>, StoreError> {
    const QUERY: &str = attempts_where!("ORDER BY seen_at DESC, puzzle_id");
    fetch_all(connection, sqlx::query(QUERY).bind(i64::from(person))).await
}

async fn puzzle_attempt(
    connection: &mut AnyConnection,
    person: UserId,
    puzzle: PuzzleId,
) -> Result<Option<PuzzleAttempt>, StoreError> {
    const QUERY: &str = attempts_where!("AND puzzle_id = $2");
    let query = sqlx::query(QUERY).bind(i64::from(person)).bind(i64::from(puzzle));
    fetch_optional(connection, query).await
}

async fn solver(
    connection: &mut AnyConnection,
    person: UserId,
) -> Result<Option<Solver>, StoreError> {
    const QUERY: &str = solvers_where!("user_id = $1");
    fetch_optional(connection, sqlx::query(QUERY).bind(i64::from(person))).await
}

async fn solver_in(
    connection: &mut AnyConnection,
    guild: GuildId,
    person: UserId,
) -> Result<Option<Solver>, StoreError> {
    const QUERY: &str = solvers_in_server!("AND user_id = $2");
    let query = sqlx::query(QUERY).bind(i64::from(guild)).bind(i64::from(person));
    fetch_optional(connection, query).await
}

async fn solvers_in(
    connection: &mut AnyConnection,
    guild: GuildId,
    limit: u32,
) -> Result<Vec<Solver>, StoreError> {
    const QUERY: &str = solvers_in_server!("ORDER BY rating DESC, user_id LIMIT $2");
    let query = sqlx::query(QUERY).bind(i64::from(guild)).bind(i64::from(limit));
    fetch_all(connection, query).await
}

async fn puzzle_rating(
    connection: &mut AnyConnection,
    puzzle: PuzzleId,
) -> Result<Option<Rating>, StoreError> {
    let query = sqlx::query(
        "SELECT puzzle_id, rating, deviation, volatility FROM puzzle_ratings WHERE puzzle_id = $1",
    );
    let rated: Option<(PuzzleId, Rating)> =
        fetch_optional(connection, query.bind(i64::from(puzzle))).await?;
    Ok(rated.map(|(_, rating)| rating))
}

async fn puzzle_ratings(
    connection: &mut AnyConnection,
) -> Result<Vec<(PuzzleId, Rating)>, StoreError> {
    let query = sqlx::query("SELECT puzzle_id, rating, deviation, volatility FROM puzzle_ratings");
    fetch_all(connection, query).await
}

async fn found_puzzles(connection: &mut AnyConnection) -> Result<Vec<FoundPuzzle>, StoreError> {
    fetch_all(connection, sqlx::query("SELECT id, puzzle FROM puzzles ORDER BY id")).await
}

async fn found_puzzle(
    connection: &mut AnyConnection,
    id: PuzzleId,
) -> Result<Option<FoundPuzzle>, StoreError> {
    let query = sqlx::query("SELECT id, puzzle FROM puzzles WHERE id = $1");
    fetch_optional(connection, query.bind(i64::from(id))).await
}

async fn games_to_mine(
    connection: &mut AnyConnection,
    limit: u32,
) -> Result<Vec<GameId>, StoreError> {
    let rows = sqlx::query(
        "SELECT results.game_id FROM results JOIN reviews ON reviews.game_id = results.game_id \
         WHERE results.voided = 0 AND results.share > 0 AND reviews.done = 1 \
         AND NOT EXISTS (SELECT 1 FROM mined_games \
         WHERE mined_games.game_id = results.game_id) ORDER BY results.game_id LIMIT $1",
    )
    .bind(i64::from(limit))
    .fetch_all(connection)
    .await?;
    rows.iter().map(|row| row.number::<i64>("game_id").map(GameId::from)).collect()
}

async fn daily_orders(
    connection: &mut AnyConnection,
    day: Day,
    limit: u32,
) -> Result<Vec<DailyOrder>, StoreError> {
    let query = sqlx::query(
        "SELECT guild_id, puzzles AS channel_id, language FROM servers WHERE puzzles IS NOT NULL \
         AND NOT EXISTS (SELECT 1 FROM daily_posts \
         WHERE daily_posts.guild_id = servers.guild_id AND day >= $1) ORDER BY guild_id LIMIT $2",
    );
    fetch_all(connection, query.bind(i64::from(day)).bind(i64::from(limit))).await
}

async fn stale_dailies(
    connection: &mut AnyConnection,
    since: Day,
    before: Timestamp,
    limit: u32,
) -> Result<Vec<StaleDaily>, StoreError> {
    let query = sqlx::query(
        "SELECT daily_posts.guild_id, daily_posts.day, channel_id, message_id, language, \
         now.tried, now.solved FROM daily_posts \
         JOIN servers ON servers.guild_id = daily_posts.guild_id \
         JOIN (SELECT guild_id, day, count(*) AS tried, \
         SUM(CASE WHEN result <> 'failed' THEN 1 ELSE 0 END) AS solved FROM puzzle_attempts \
         WHERE result IS NOT NULL AND day >= $1 GROUP BY guild_id, day) AS now \
         ON now.guild_id = daily_posts.guild_id AND now.day = daily_posts.day \
         WHERE daily_posts.day >= $1 AND message_id IS NOT NULL AND shown_at < $2 \
         AND (now.tried <> daily_posts.tried OR now.solved <> daily_posts.solved) \
         ORDER BY shown_at LIMIT $3",
    )
    .bind(i64::from(since))
    .bind(before.as_millisecond())
    .bind(i64::from(limit));
    fetch_all(connection, query).await
}

async fn daily_tally(
    connection: &mut AnyConnection,
    guild: GuildId,
    day: Day,
) -> Result<Tally, StoreError> {
    let query = sqlx::query(tally_of!("$1", "$2")).bind(i64::from(guild)).bind(i64::from(day));
    Ok(fetch_optional(connection, query).await?.unwrap_or_default())
}

impl Tx {
    /// Makes other changes of puzzles wait until the end of this transaction.
    ///
    /// # Errors
    /// Any database error.
    pub async fn lock_puzzles(&mut self) -> Result<(), StoreError> {
        counters::lock(self.connection(), Counter::Puzzle).await
    }

    /// Records that a person has seen a puzzle. Does nothing if they have seen it before.
    ///
    /// # Errors
    /// Any database error.
    pub async fn open_puzzle(
        &mut self,
        person: UserId,
        attempt: &PuzzleAttempt,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO puzzle_attempts \
             (user_id, puzzle_id, guild_id, themed, day, hinted, result, seen_at) \
             VALUES ($1, $2, $3, $4, $5, 0, NULL, $6) ON CONFLICT DO NOTHING",
        )
        .bind(i64::from(person))
        .bind(i64::from(attempt.puzzle))
        .bind(optional_id(attempt.guild))
        .bind(i64::from(attempt.themed))
        .bind(optional_id(attempt.day))
        .bind(attempt.seen_at.as_millisecond())
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Records that a person took a hint, unless their attempt is decided.
    ///
    /// # Errors
    /// Any database error.
    pub async fn hint_puzzle(
        &mut self,
        person: UserId,
        puzzle: PuzzleId,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE puzzle_attempts SET hinted = 1 \
             WHERE user_id = $1 AND puzzle_id = $2 AND result IS NULL",
        )
        .bind(i64::from(person))
        .bind(i64::from(puzzle))
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Decides a person's attempt at a puzzle. Returns false if it was decided before.
    ///
    /// # Errors
    /// Any database error.
    pub async fn decide_puzzle(
        &mut self,
        person: UserId,
        puzzle: PuzzleId,
        result: PuzzleResult,
    ) -> Result<bool, StoreError> {
        let decided = sqlx::query(
            "UPDATE puzzle_attempts SET result = $3 \
             WHERE user_id = $1 AND puzzle_id = $2 AND result IS NULL",
        )
        .bind(i64::from(person))
        .bind(i64::from(puzzle))
        .bind(result.name())
        .execute(self.connection())
        .await?;
        Ok(decided.rows_affected() > 0)
    }

    /// Replaces a solver.
    ///
    /// # Errors
    /// Any database error.
    pub async fn save_solver(&mut self, solver: &Solver) -> Result<(), StoreError> {
        let [rating, deviation, volatility] = solver.rating.integers();
        sqlx::query(
            "INSERT INTO solvers (user_id, rating, deviation, volatility, tried, solved, streak, \
             longest_streak, last_day) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) \
             ON CONFLICT (user_id) DO UPDATE SET rating = $2, deviation = $3, volatility = $4, \
             tried = $5, solved = $6, streak = $7, longest_streak = $8, last_day = $9",
        )
        .bind(i64::from(solver.person))
        .bind(rating)
        .bind(deviation)
        .bind(volatility)
        .bind(i64::from(solver.tried))
        .bind(i64::from(solver.solved))
        .bind(i64::from(solver.streak))
        .bind(i64::from(solver.longest_streak))
        .bind(optional_id(solver.last_day))
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Replaces the rating of a puzzle.
    ///
    /// # Errors
    /// Any database error.
    pub async fn save_puzzle_rating(
        &mut self,
        puzzle: PuzzleId,
        rating: Rating,
    ) -> Result<(), StoreError> {
        let [rating, deviation, volatility] = rating.integers();
        sqlx::query(
            "INSERT INTO puzzle_ratings (puzzle_id, rating, deviation, volatility) \
             VALUES ($1, $2, $3, $4) ON CONFLICT (puzzle_id) \
             DO UPDATE SET rating = $2, deviation = $3, volatility = $4",
        )
        .bind(i64::from(puzzle))
        .bind(rating)
        .bind(deviation)
        .bind(volatility)
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Adds puzzles found in a game, and records that the game has been searched.
    ///
    /// # Errors
    /// Any database error.
    pub async fn save_mined_game(
        &mut self,
        game: GameId,
        puzzles: &[String],
        at: Timestamp,
    ) -> Result<(), StoreError> {
        for puzzle in puzzles {
            let id = counters::next(self.connection(), Counter::Puzzle).await?;
            sqlx::query("INSERT INTO puzzles (id, puzzle, found_at) VALUES ($1, $2, $3)")
                .bind(id)
                .bind(puzzle)
                .bind(at.as_millisecond())
                .execute(self.connection())
                .await?;
        }
        sqlx::query("INSERT INTO mined_games (game_id) VALUES ($1) ON CONFLICT DO NOTHING")
            .bind(i64::from(game))
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Records the message of a server's daily puzzle with the tally that it shows. Without a
    /// message, it could not be posted.
    ///
    /// # Errors
    /// Any database error.
    pub async fn save_daily_post(
        &mut self,
        day: Day,
        (guild, channel): (GuildId, ChannelId),
        message: Option<MessageId>,
        tally: Tally,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO daily_posts \
             (guild_id, day, channel_id, message_id, tried, solved, shown_at) \
             VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (guild_id, day) \
             DO UPDATE SET message_id = $4, tried = $5, solved = $6, shown_at = $7",
        )
        .bind(i64::from(guild))
        .bind(i64::from(day))
        .bind(i64::from(channel))
        .bind(optional_id(message))
        .bind(i64::from(tally.tried))
        .bind(i64::from(tally.solved))
        .bind(at.as_millisecond())
        .execute(self.connection())
        .await?;
        Ok(())
    }
}

impl Stored for PuzzleAttempt {
    fn read(row: &AnyRow) -> Result<PuzzleAttempt, StoreError> {
        Ok(PuzzleAttempt {
            puzzle: row.number("puzzle_id")?,
            guild: row.maybe_number("guild_id")?,
            themed: row.flag("themed")?,
            day: row.maybe_number("day")?,
            hinted: row.flag("hinted")?,
            result: row.maybe_named("result")?,
            seen_at: row.time("seen_at")?,
        })
    }
}

impl Stored for Solver {
    fn read(row: &AnyRow) -> Result<Solver, StoreError> {
        Ok(Solver {
            person: row.number("user_id")?,
            rating: row.rating(["rating", "deviation", "volatility"])?,
            tried: row.number("tried")?,
            solved: row.number("solved")?,
            streak: row.number("streak")?,
            longest_streak: row.number("longest_streak")?,
            last_day: row.maybe_number("last_day")?,
        })
    }
}

impl Stored for (PuzzleId, Rating) {
    fn read(row: &AnyRow) -> Result<(PuzzleId, Rating), StoreError> {
        Ok((row.number("puzzle_id")?, row.rating(["rating", "deviation", "volatility"])?))
    }
}

impl Stored for FoundPuzzle {
    fn read(row: &AnyRow) -> Result<FoundPuzzle, StoreError> {
        Ok(FoundPuzzle { id: row.number("id")?, text: row.text("puzzle")? })
    }
}

impl Stored for DailyOrder {
    fn read(row: &AnyRow) -> Result<DailyOrder, StoreError> {
        Ok(DailyOrder {
            guild: row.number("guild_id")?,
            channel: row.number("channel_id")?,
            language: row.maybe_text("language")?,
        })
    }
}

impl Stored for Tally {
    fn read(row: &AnyRow) -> Result<Tally, StoreError> {
        Ok(Tally { tried: row.number("tried")?, solved: row.number("solved")? })
    }
}

impl Stored for StaleDaily {
    fn read(row: &AnyRow) -> Result<StaleDaily, StoreError> {
        Ok(StaleDaily {
            order: DailyOrder::read(row)?,
            day: row.number("day")?,
            message: row.number("message_id")?,
            tally: Tally::read(row)?,
        })
    }
}
