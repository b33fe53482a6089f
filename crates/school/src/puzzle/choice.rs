//! The next puzzle for a person, and the puzzle of the day.

use std::collections::{HashMap, HashSet};

use dvonn_engine::Random;
use dvonn_engine::puzzle::PuzzleTheme;
use dvonn_model::{Day, PuzzleId, Rating, Solver, UserId};
use dvonn_store::{Store, StoreError};

use crate::puzzle::collection::{NumberedPuzzle, found, shipped};

/// How far chance moves a puzzle from its rating when the next one is chosen, in points.
const SPREAD: f64 = 150.0;

/// The number of puzzles that take turns as the puzzle of the day: the first ones that come with the
/// bot, so that a new version changes nothing.
const DAILY: i64 = 1_000;

/// The number of puzzles after these that can stand in for one that has been withdrawn. A new version
/// changes nothing here either.
const SPARES: i64 = 400;

/// How far apart the puzzles of two days are in the collection. Each comes once before any comes
/// again, because this has no common divisor with [`DAILY`].
const STRIDE: i64 = 617;

/// Returns the puzzles for a person that they have not got a result for, the best choice first: those
/// that they have seen, then those near the strength that they surely have, one deviation below their
/// rating. Leaves out the puzzle of today, which is for everybody.
///
/// # Errors
/// Any database error.
pub async fn next(
    store: &Store,
    person: UserId,
    theme: Option<PuzzleTheme>,
    today: Day,
    seed: u64,
) -> Result<Vec<NumberedPuzzle>, StoreError> {
    let attempts = store.puzzle_attempts_of(person).await?;
    let decided: HashSet<PuzzleId> =
        attempts.iter().filter(|it| it.result.is_some()).map(|it| it.puzzle).collect();
    let open: HashSet<PuzzleId> =
        attempts.iter().filter(|it| it.result.is_none()).map(|it| it.puzzle).collect();
    let solver = store.solver(person).await?.unwrap_or(Solver::new(person)).rating;
    // While little is known of somebody, easier puzzles come first: nobody should start by failing.
    let target = solver.rating() - solver.deviation();
    let ratings: HashMap<PuzzleId, Rating> = store.puzzle_ratings().await?.into_iter().collect();
    let found = found(store).await?;
    let reserved = daily(today).map(|puzzle| puzzle.id);
    let mut random = Random::new(seed);
    let mut choices: Vec<(bool, f64, &NumberedPuzzle)> = Vec::new();
    for numbered in shipped().iter().chain(&found) {
        let fits = theme.is_none_or(|theme| numbered.puzzle.themes().contains(&theme));
        if !fits || decided.contains(&numbered.id) || reserved == Some(numbered.id) {
            continue;
        }
        let strength =
            ratings.get(&numbered.id).copied().unwrap_or_else(|| numbered.first_rating());
        let distance = (strength.rating() - target).abs() + SPREAD * random.unit();
        choices.push((!open.contains(&numbered.id), distance, numbered));
    }
    choices.sort_by(|one, other| (one.0.cmp(&other.0)).then(one.1.total_cmp(&other.1)));
    Ok(choices.into_iter().map(|(_, _, numbered)| numbered.clone()).collect())
}

/// Returns the puzzle of a day, the same in every server. `None` only if no puzzles come with the
/// bot.
pub fn daily(day: Day) -> Option<NumberedPuzzle> {
    let number = 1 + i64::from(day).wrapping_mul(STRIDE).rem_euclid(DAILY);
    let find = |number: i64| shipped().iter().find(|numbered| numbered.id == number.into());
    // In place of one that has been withdrawn, one that is never another day's.
    let spares = (0..SPARES).map(|step| DAILY + 1 + (number - 1 + step) % SPARES);
    std::iter::once(number).chain(spares).find_map(find).or(shipped().first()).cloned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_daily_puzzle_comes_twice_in_a_thousand_days() {
        let ids: HashSet<PuzzleId> =
            (20_000..21_000).filter_map(|day| daily(Day::from(day))).map(|it| it.id).collect();
        assert_eq!(ids.len(), 1_000);
    }
}
