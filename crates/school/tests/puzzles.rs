//! Attempts at puzzles: what counts, how often, and for how much.

#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

use dvonn_engine::puzzle::PuzzleTheme;
use dvonn_model::{Day, PuzzleResult, UserId};
use dvonn_school::puzzle::{self, NumberedPuzzle};
use dvonn_store::Store;
use jiff::{SignedDuration, Timestamp};

struct School {
    store: Store,
    person: UserId,
    now: Timestamp,
    _folder: tempfile::TempDir,
}

impl School {
    async fn open() -> School {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", folder.path().join("db").display());
        let store = Store::open(&url).await.unwrap();
        store.migrate().await.unwrap();
        let now = "2026-11-22T12:00:00Z".parse().unwrap();
        School { store, person: UserId::try_from(7_u64).unwrap(), now, _folder: folder }
    }

    async fn choices(&self, theme: Option<PuzzleTheme>) -> Vec<NumberedPuzzle> {
        puzzle::next(&self.store, self.person, theme, Day::of(self.now), 1).await.unwrap()
    }

    async fn see(&self, numbered: &NumberedPuzzle, themed: bool, day: Option<Day>) {
        let at = self.now;
        puzzle::see(&self.store, self.person, numbered.id, None, themed, day, at).await.unwrap();
    }

    async fn decide(
        &self,
        numbered: &NumberedPuzzle,
        solved: bool,
    ) -> Option<puzzle::PuzzleOutcome> {
        puzzle::decide(&self.store, self.person, numbered, solved, self.now).await.unwrap()
    }
}

#[tokio::test]
async fn the_first_result_counts_and_moves_both_ratings() {
    let school = School::open().await;
    let first = school.choices(None).await.swap_remove(0);
    let strength = first.first_rating().rating();
    // The rating of a new solver less its deviation is 1,150.
    assert!((950.0..=1350.0).contains(&strength), "easy for a new solver: {strength}");
    assert_eq!(school.decide(&first, true).await, None, "not seen yet");
    school.see(&first, false, None).await;
    let failed = school.decide(&first, false).await.unwrap();
    assert_eq!(failed.result, PuzzleResult::Failed);
    assert!(failed.solver.rating.rating() < 1500.0);
    assert!(failed.puzzle.rating() > first.first_rating().rating());
    assert_eq!(school.decide(&first, true).await, None, "tried again");
    assert!(school.choices(None).await.iter().all(|other| other.id != first.id));
}

#[tokio::test]
async fn people_of_any_strength_get_placements_among_the_moves() {
    let school = School::open().await;
    let mut placements = [0; 2];
    for round in 0..200 {
        let next = school.choices(None).await.swap_remove(0);
        let is_placement = next.puzzle.themes().contains(&PuzzleTheme::Place);
        placements[round / 100] += usize::from(is_placement);
        school.see(&next, false, None).await;
        school.decide(&next, round < 100).await;
    }
    assert!(placements.iter().all(|count| (1..50).contains(count)), "{placements:?}");
}

#[tokio::test]
async fn a_new_solver_who_fails_falls_slowly() {
    let school = School::open().await;
    let mut rating = 1500.0;
    for _ in 0..5 {
        let next = school.choices(None).await.swap_remove(0);
        school.see(&next, false, None).await;
        let after = school.decide(&next, false).await.unwrap().solver.rating;
        assert!((1.0..150.0).contains(&(rating - after.rating())), "{rating} {after:?}");
        rating = after.rating();
    }
    assert!(rating > 1000.0, "{rating}");
}

#[tokio::test]
async fn a_hint_or_a_telling_theme_makes_a_solution_count_less() {
    let [plain, hinted, themed] = {
        let mut gains = [0.0; 3];
        for (way, gain) in gains.iter_mut().enumerate() {
            let school = School::open().await;
            let first = school.choices(Some(PuzzleTheme::Cut)).await.swap_remove(0);
            assert!(first.puzzle.themes().contains(&PuzzleTheme::Cut));
            school.see(&first, way == 2, None).await;
            if way == 1 {
                puzzle::hint(&school.store, school.person, first.id).await.unwrap();
            }
            *gain = school.decide(&first, true).await.unwrap().solver.rating.rating() - 1500.0;
        }
        gains
    };
    assert!(plain > 0.0 && hinted < plain, "{plain} {hinted}");
    assert!((themed - plain / 2.0).abs() < 1.0, "{plain} {themed}");
}

#[tokio::test]
async fn a_puzzle_that_was_seen_and_not_decided_comes_first() {
    let school = School::open().await;
    let hardest = school.choices(None).await.pop().unwrap();
    school.see(&hardest, false, None).await;
    assert_eq!(school.choices(None).await[0].id, hardest.id);
}

#[tokio::test]
async fn a_streak_grows_once_a_day_and_only_on_the_day_itself() {
    let mut school = School::open().await;
    for days in 1..=3 {
        let today = Day::of(school.now);
        let numbered = puzzle::daily(today).unwrap();
        school.see(&numbered, false, Some(today)).await;
        let outcome = school.decide(&numbered, true).await.unwrap();
        assert!(outcome.streak_grew);
        assert_eq!(outcome.solver.streak, days);
        school.now += SignedDuration::from_hours(24);
    }
    // One day is missed.
    let missed = Day::of(school.now);
    school.now += SignedDuration::from_hours(24);
    let numbered = puzzle::daily(missed).unwrap();
    school.see(&numbered, false, Some(missed)).await;
    let late = school.decide(&numbered, true).await.unwrap();
    assert!(!late.streak_grew);
    let today = Day::of(school.now);
    assert_eq!((late.solver.streak_on(today), late.solver.longest_streak), (0, 3));
}
