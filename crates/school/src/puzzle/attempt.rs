//! Seeing a puzzle and solving it.

use dvonn_ladder::rate_game;
use dvonn_model::{
    Day, GuildId, Points, PuzzleAttempt, PuzzleId, PuzzleResult, Rating, Solver, UserId,
};
use dvonn_rules::ByColor;
use dvonn_store::{Store, StoreError};
use jiff::Timestamp;

use crate::puzzle::collection::NumberedPuzzle;

/// By how much less an attempt counts if the person chose a theme that tells something.
const THEMED: u32 = 2;

/// By how much less a failure counts while the person's rating is provisional: knowing nothing else of them,
/// Glicko-2 would take them down by hundreds of points. On Lichess, a failure counts 0.3 while the rating of the
/// puzzle is provisional (`modules/puzzle`, `PuzzleFinisher`). Here nearly all puzzles' are for good, and people
/// would be rated too high: so their own rating decides.
const PROVISIONAL: u32 = 3;

/// What the first result of a person in a puzzle changed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PuzzleOutcome {
    /// The result.
    pub result: PuzzleResult,
    /// The person's rating before.
    pub before: Rating,
    /// The person now.
    pub solver: Solver,
    /// The rating of the puzzle now.
    pub puzzle: Rating,
    /// Whether the streak of daily puzzles has grown.
    pub streak_grew: bool,
}

/// Notes that a person has seen a puzzle: where, whether they chose a theme that tells something,
/// and the day if it is a daily puzzle. Returns their attempt, which may be an earlier one.
///
/// # Errors
/// Any database error.
pub async fn see(
    store: &Store,
    person: UserId,
    puzzle: PuzzleId,
    guild: Option<GuildId>,
    themed: bool,
    day: Option<Day>,
    at: Timestamp,
) -> Result<PuzzleAttempt, StoreError> {
    let new =
        PuzzleAttempt { puzzle, guild, themed, day, hinted: false, result: None, seen_at: at };
    if let Some(known) = store.puzzle_attempt(person, puzzle).await? {
        return Ok(known);
    }
    let mut tx = store.begin().await?;
    tx.open_puzzle(person, &new).await?;
    tx.commit().await?;
    Ok(new)
}

/// Notes that a person took a hint. It matters only before their first result.
///
/// # Errors
/// Any database error.
pub async fn hint(store: &Store, person: UserId, puzzle: PuzzleId) -> Result<(), StoreError> {
    let mut tx = store.begin().await?;
    tx.hint_puzzle(person, puzzle).await?;
    tx.commit().await
}

/// Notes that a person has solved a puzzle, or has not: they played a wrong move or looked at the
/// solution. Returns what it changed, or `None` if it was not their first result.
///
/// # Errors
/// Any database error.
pub async fn decide(
    store: &Store,
    person: UserId,
    puzzle: &NumberedPuzzle,
    is_solved: bool,
    at: Timestamp,
) -> Result<Option<PuzzleOutcome>, StoreError> {
    let mut tx = store.begin().await?;
    tx.lock_puzzles().await?;
    let Some(attempt) = tx.puzzle_attempt(person, puzzle.id).await? else { return Ok(None) };
    let (result, points) = match (is_solved, attempt.hinted) {
        (true, false) => (PuzzleResult::Solved, Points::Win),
        (true, true) => (PuzzleResult::Hinted, Points::Draw),
        (false, _) => (PuzzleResult::Failed, Points::Loss),
    };
    if !tx.decide_puzzle(person, puzzle.id, result).await? {
        return Ok(None);
    }
    let mut solver = tx.solver(person).await?.unwrap_or(Solver::new(person));
    let known = tx.puzzle_rating(puzzle.id).await?;
    let before =
        ByColor { white: solver.rating, black: known.unwrap_or_else(|| puzzle.first_rating()) };
    let divisor = if attempt.themed { THEMED } else { 1 };
    let is_soft = !is_solved && before.white.is_provisional();
    let soft = if is_soft { divisor * PROVISIONAL } else { divisor };
    solver.rating = rate_game(before, points, soft).white;
    let puzzle_rating = rate_game(before, points, divisor).black;
    solver.tried += 1;
    solver.solved += u32::from(is_solved);
    let streak_grew = is_solved && attempt.day == Some(Day::of(at));
    if streak_grew {
        grow_streak(&mut solver, Day::of(at));
    }
    tx.save_solver(&solver).await?;
    tx.save_puzzle_rating(puzzle.id, puzzle_rating).await?;
    if let Some((guild, day)) = attempt.guild.zip(attempt.day) {
        tx.raise_tally(guild, day, at).await?;
    }
    tx.commit().await?;
    Ok(Some(PuzzleOutcome {
        result,
        before: before.white,
        solver,
        puzzle: puzzle_rating,
        streak_grew,
    }))
}

fn grow_streak(solver: &mut Solver, today: Day) {
    if solver.last_day != Some(today) {
        solver.streak = solver.streak_on(today) + 1;
        solver.longest_streak = solver.longest_streak.max(solver.streak);
        solver.last_day = Some(today);
    }
}
