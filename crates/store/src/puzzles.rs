//! Puzzles: what people have tried, and the ratings of solvers and puzzles.

use dvonn_model::{GuildId, PuzzleAttempt, PuzzleId, PuzzleResult, Rating, Solver, UserId};
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::counters::{self, Counter};
use crate::query::{Columns, Stored, queries, rows};
use crate::tx::Tx;

rows! {
    PuzzleAttempt {
        puzzle: puzzle_id, guild: guild_id, themed, day, hinted, result, seen_at,
    }
    Solver {
        person: user_id, rating: rating(rating, deviation, volatility), tried, solved, streak,
        longest_streak, last_day,
    }
}

/// The condition that a solver has seen a puzzle in a server.
const IS_IN_SERVER: &str = "EXISTS (
    SELECT 1 FROM puzzle_attempts
    WHERE guild_id = :guild AND puzzle_attempts.user_id = solvers.user_id
)";

queries! {
    /// Returns the puzzles that a person has seen, the last first.
    read puzzle_attempts_of(person: UserId) -> Vec<PuzzleAttempt> {
        "SELECT {} FROM puzzle_attempts WHERE user_id = :person ORDER BY seen_at DESC, puzzle_id"
    }

    /// Returns a person's attempt at a puzzle.
    read puzzle_attempt(person: UserId, puzzle: PuzzleId) -> Option<PuzzleAttempt> {
        "SELECT {} FROM puzzle_attempts WHERE user_id = :person AND puzzle_id = :puzzle"
    }

    /// Returns a person as a solver, or `None` if no attempt of theirs has counted.
    read solver(person: UserId) -> Option<Solver> {
        "SELECT {} FROM solvers WHERE user_id = :person"
    }

    /// Returns a person as a solver in a server. `None` if they have not seen a puzzle there, or if no
    /// attempt of theirs has counted anywhere.
    read solver_in(guild: GuildId, person: UserId) -> Option<Solver> {
        "SELECT {} FROM solvers WHERE " IS_IN_SERVER " AND user_id = :person"
    }

    /// Returns up to `limit` solvers who have seen a puzzle in a server and whose attempts have
    /// counted, the strongest first.
    read solvers_in(guild: GuildId, limit: u32) -> Vec<Solver> {
        "SELECT {} FROM solvers WHERE " IS_IN_SERVER "
         ORDER BY rating DESC, user_id LIMIT :limit"
    }

    /// Returns the rating of a puzzle, or `None` if nobody has tried it.
    read puzzle_rating(puzzle: PuzzleId) -> Option<Rating> {
        "SELECT {} FROM puzzle_ratings WHERE puzzle_id = :puzzle"
    }

    /// Returns the ratings of all puzzles that somebody has tried.
    read puzzle_ratings() -> Vec<(PuzzleId, Rating)> {
        "SELECT {} FROM puzzle_ratings"
    }

    /// Records that a person has seen a puzzle. Does nothing if they have seen it before.
    change open_puzzle(person: UserId, attempt: &PuzzleAttempt)
    [
        person, puzzle: attempt.puzzle, guild: attempt.guild, themed: attempt.themed,
        day: attempt.day, at: attempt.seen_at,
    ] {
        "INSERT INTO puzzle_attempts
         (user_id, puzzle_id, guild_id, themed, day, hinted, result, seen_at)
         VALUES (:person, :puzzle, :guild, :themed, :day, 0, NULL, :at)
         ON CONFLICT DO NOTHING"
    }

    /// Records that a person took a hint, unless their attempt is decided.
    change hint_puzzle(person: UserId, puzzle: PuzzleId) {
        "UPDATE puzzle_attempts SET hinted = 1
         WHERE user_id = :person AND puzzle_id = :puzzle AND result IS NULL"
    }

    /// Decides a person's attempt at a puzzle. Returns false if it was decided before.
    change decide_puzzle(person: UserId, puzzle: PuzzleId, result: PuzzleResult) -> bool {
        "UPDATE puzzle_attempts SET result = :result
         WHERE user_id = :person AND puzzle_id = :puzzle AND result IS NULL"
    }

    /// Replaces a solver.
    change save_solver(solver: &Solver)
    [
        person: solver.person, rating: solver.rating.integers()[0],
        deviation: solver.rating.integers()[1], volatility: solver.rating.integers()[2],
        tried: solver.tried, solved: solver.solved, streak: solver.streak,
        longest: solver.longest_streak, day: solver.last_day,
    ] {
        "INSERT INTO solvers
         (user_id, rating, deviation, volatility, tried, solved, streak, longest_streak, last_day)
         VALUES
         (:person, :rating, :deviation, :volatility, :tried, :solved, :streak, :longest, :day)
         ON CONFLICT (user_id) DO UPDATE SET
             rating = :rating, deviation = :deviation, volatility = :volatility,
             tried = :tried, solved = :solved, streak = :streak,
             longest_streak = :longest, last_day = :day"
    }

    /// Replaces the rating of a puzzle.
    change save_puzzle_rating(puzzle: PuzzleId, rating: Rating)
    [
        puzzle, rating: rating.integers()[0], deviation: rating.integers()[1],
        volatility: rating.integers()[2],
    ] {
        "INSERT INTO puzzle_ratings (puzzle_id, rating, deviation, volatility)
         VALUES (:puzzle, :rating, :deviation, :volatility)
         ON CONFLICT (puzzle_id) DO UPDATE SET
             rating = :rating, deviation = :deviation, volatility = :volatility"
    }
}

impl Tx {
    /// Makes other changes of puzzles wait until the end of this transaction.
    ///
    /// # Errors
    /// Any database error.
    pub async fn lock_puzzles(&mut self) -> Result<(), StoreError> {
        counters::lock(self.connection(), Counter::Puzzle).await
    }
}

impl Stored for Rating {
    const COLUMNS: &'static [&'static str] = &["rating", "deviation", "volatility"];

    fn read(row: &AnyRow) -> Result<Rating, StoreError> {
        row.rating("rating", "deviation", "volatility")
    }
}

impl Stored for (PuzzleId, Rating) {
    const COLUMNS: &'static [&'static str] = &["puzzle_id", "rating", "deviation", "volatility"];

    fn read(row: &AnyRow) -> Result<(PuzzleId, Rating), StoreError> {
        Ok((row.value("puzzle_id")?, Rating::read(row)?))
    }
}
