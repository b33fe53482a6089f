//! The next puzzle for a person, the puzzle of the day, and those of a race.

use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

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

/// The number of puzzles in a race: more than anybody can solve.
const RACE: usize = 100;

/// By how many points a puzzle of a race counts as harder for each move to find after the first: it takes time too.
const LONGER: f64 = 300.0;

/// The puzzles that come with the bot, with their strength in a race.
static STRENGTHS: LazyLock<Vec<(f64, &NumberedPuzzle)>> = LazyLock::new(|| {
    let strength = |numbered: &NumberedPuzzle| {
        let more = (1..numbered.puzzle.finds().len()).map(|_| LONGER).sum::<f64>();
        numbered.first_rating().rating() + more
    };
    shipped().iter().map(|numbered| (strength(numbered), numbered)).collect()
});

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

/// Returns the puzzles of a race, from the easiest to the hardest. They follow from its seed. Leaves out the
/// puzzle of the race's day, which is rated for everybody.
pub(super) fn of_race(seed: i64, day: Day) -> Vec<&'static NumberedPuzzle> {
    let mut random = Random::new(seed.cast_unsigned());
    let reserved = daily(day).map(|puzzle| puzzle.id);
    let moved = STRENGTHS.iter().map(|&(strength, it)| (strength + SPREAD * random.unit(), it));
    let mut moved: Vec<_> = moved.filter(|(_, it)| Some(it.id) != reserved).collect();
    moved.sort_by(|one, other| one.0.total_cmp(&other.0));
    let step = (moved.len() / RACE).max(1);
    moved.into_iter().step_by(step).take(RACE).map(|(_, numbered)| numbered).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_race_has_different_puzzles_that_become_harder_and_begins_with_single_moves() {
        let first: HashSet<PuzzleId> =
            (0..9).map(|seed| of_race(seed, Day::from(20_000))[0].id).collect();
        assert!(first.len() > 5, "{first:?}");
        for seed in 0..9 {
            let puzzles = of_race(seed, Day::from(20_000));
            let ids: Vec<PuzzleId> = puzzles.iter().map(|it| it.id).collect();
            assert!(ids.iter().eq(of_race(seed, Day::from(20_000)).iter().map(|it| &it.id)));
            assert_eq!(ids.iter().collect::<HashSet<_>>().len(), RACE);
            assert!(puzzles[..5].iter().all(|it| it.puzzle.finds().len() == 1), "{seed}");
            let ratings: Vec<f64> = puzzles.iter().map(|it| it.first_rating().rating()).collect();
            assert!(ratings[0] <= 1_200.0 && ratings[RACE - 1] >= 2_000.0, "{ratings:?}");
        }
    }

    #[test]
    fn no_daily_puzzle_comes_twice_in_a_thousand_days() {
        let ids: HashSet<PuzzleId> =
            (20_000..21_000).filter_map(|day| daily(Day::from(day))).map(|it| it.id).collect();
        assert_eq!(ids.len(), 1_000);
    }
}
