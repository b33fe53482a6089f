//! Puzzles: what people have tried, and the ratings of solvers and puzzles.

use dvonn_model::{GuildId, PuzzleAttempt, PuzzleId, PuzzleResult, Rating, Solver, UserId};
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
