//! The puzzles that come with the bot, and those that it found in its own games.

use std::collections::HashSet;
use std::sync::{Arc, LazyLock};

use dvonn_engine::puzzle::Puzzle;
use dvonn_model::{GameId, Level, PuzzleId, Rating};
use dvonn_rules::Canonical;
use dvonn_store::{Store, StoreError};

/// The puzzles that come with the bot, one per line. A puzzle's id is the number of its line, so
/// lines may only be added at the end.
const SHIPPED: &str = include_str!("../../data/puzzles.txt");

/// What a line begins with if its puzzle is no longer given to anybody, but may have been.
const WITHDRAWN: &str = "# ";

/// The maximum number of puzzles found in the bot's own games.
pub const MAX_FOUND: usize = 2_000;

/// The rating of a puzzle that no level up to Master solves, before anybody has tried it.
const HARDEST: f64 = 2_400.0;

/// A puzzle and its id.
#[derive(Clone, Debug)]
pub struct NumberedPuzzle {
    /// The id.
    pub id: PuzzleId,
    /// The puzzle.
    pub puzzle: Arc<Puzzle>,
}

impl NumberedPuzzle {
    /// Returns the rating before anybody has tried the puzzle: that of the lowest level that
    /// solves it.
    pub fn first_rating(&self) -> Rating {
        match self.puzzle.level().and_then(|level| Level::new(level.number())) {
            Some(level) => Rating::first(level.into()),
            None => Rating::new(HARDEST, 200.0, 0.06),
        }
    }
}

static COLLECTION: LazyLock<Vec<NumberedPuzzle>> = LazyLock::new(|| {
    let numbered = (1_i64..).zip(SHIPPED.lines());
    // A test reads every line.
    numbered.filter_map(|(number, line)| numbered_puzzle(number.into(), line)).collect()
});

static KNOWN: LazyLock<HashSet<Canonical>> =
    LazyLock::new(|| shipped().iter().map(|numbered| numbered.puzzle.canonical()).collect());

fn numbered_puzzle(id: PuzzleId, line: &str) -> Option<NumberedPuzzle> {
    Some(NumberedPuzzle { id, puzzle: Arc::new(line.parse().ok()?) })
}

/// Returns the puzzles that come with the bot.
pub(super) fn shipped() -> &'static [NumberedPuzzle] {
    &COLLECTION
}

/// Returns a puzzle that comes with the bot, even if it has been withdrawn.
fn ever_shipped(id: PuzzleId) -> Option<NumberedPuzzle> {
    let (_, line) = (1_i64..).zip(SHIPPED.lines()).find(|&(number, _)| id == number.into())?;
    numbered_puzzle(id, line.trim_start_matches(WITHDRAWN))
}

/// Returns the puzzles that the bot found in its own games.
pub(super) async fn found(store: &Store) -> Result<Vec<NumberedPuzzle>, StoreError> {
    let found = store.found_puzzles().await?.into_iter();
    Ok(found.filter_map(|found| numbered_puzzle(found.id, &found.text)).collect())
}

/// Returns a puzzle, or `None` if there is none with this id.
///
/// # Errors
/// Any database error.
pub async fn find(store: &Store, id: PuzzleId) -> Result<Option<NumberedPuzzle>, StoreError> {
    if let Some(puzzle) = ever_shipped(id) {
        return Ok(Some(puzzle));
    }
    let found = store.found_puzzle(id).await?;
    Ok(found.and_then(|found| numbered_puzzle(found.id, &found.text)))
}

/// Returns true if the same puzzle is known, perhaps turned, mirrored or with exchanged colours.
pub fn is_known(puzzle: &Puzzle, found: &[NumberedPuzzle]) -> bool {
    let form = puzzle.canonical();
    KNOWN.contains(&form) || found.iter().any(|known| known.puzzle.canonical() == form)
}

/// Adds the puzzles found in a game, except those that are known, and notes that the game has been
/// searched. Adds none once there are [`MAX_FOUND`].
///
/// # Errors
/// Any database error.
pub async fn add_found(
    store: &Store,
    game: GameId,
    puzzles: Vec<Puzzle>,
) -> Result<(), StoreError> {
    let known = found(store).await?;
    let room = MAX_FOUND.saturating_sub(known.len());
    let new = puzzles.into_iter().filter(|puzzle| !is_known(puzzle, &known)).take(room);
    let lines: Vec<String> = new.map(|puzzle| puzzle.to_string()).collect();
    let mut tx = store.begin().await?;
    tx.save_mined_game(game, &lines).await?;
    tx.commit().await
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use dvonn_engine::puzzle::{Goal, MAX_FINDS, Miner, PuzzleTheme};
    use dvonn_engine::{Level, Stop};

    use super::*;

    /// How many puzzles a test confirms: one in so many.
    const SAMPLE: usize = 40;

    #[test]
    fn every_line_is_a_puzzle_and_no_two_are_the_same() {
        let withdrawn = SHIPPED.lines().filter(|line| line.starts_with(WITHDRAWN)).count();
        assert_eq!(shipped().len() + withdrawn, SHIPPED.lines().count());
        assert_eq!(KNOWN.len(), shipped().len());
        assert!(shipped().len() >= 1_000, "{}", shipped().len());
        for NumberedPuzzle { id, puzzle } in shipped() {
            assert!(puzzle.start().legal_plies().len() >= 4, "{id}");
            assert!((1..=MAX_FINDS).contains(&puzzle.finds().len()), "{id}");
            assert!(!puzzle.themes().is_empty(), "{id}");
            assert_ne!(puzzle.level(), Some(Level::BEGINNER), "{id}");
        }
    }

    #[test]
    fn each_theme_goal_and_level_has_puzzles() {
        let mut themes: BTreeMap<PuzzleTheme, usize> = BTreeMap::new();
        let mut levels: BTreeMap<_, usize> = BTreeMap::new();
        let mut goals: BTreeMap<Goal, usize> = BTreeMap::new();
        for NumberedPuzzle { puzzle, .. } in shipped() {
            *levels.entry(puzzle.level()).or_default() += 1;
            *goals.entry(puzzle.goal()).or_default() += 1;
            for &theme in puzzle.themes() {
                *themes.entry(theme).or_default() += 1;
            }
        }
        assert_eq!(themes.len(), PuzzleTheme::ALL.len(), "{themes:?}");
        assert!(themes.values().all(|&count| count >= 20), "{themes:?}");
        for level in &Level::ALL[1..usize::from(Level::MASTER.number())] {
            assert!(levels.get(&Some(*level)).is_some_and(|&count| count >= 30), "{levels:?}");
        }
        for (goal, least) in
            [(Goal::Win, 50), (Goal::Draw, 50), (Goal::Margin, 50), (Goal::Place, 100)]
        {
            assert!(goals.get(&goal).is_some_and(|&count| count >= least), "{goals:?}");
        }
    }

    #[test]
    fn a_withdrawn_puzzle_is_still_found_by_those_who_tried_it() {
        for (number, line) in (1_i64..).zip(SHIPPED.lines()) {
            if line.starts_with(WITHDRAWN) {
                let found = ever_shipped(number.into());
                assert!(found.is_some_and(|found| line.ends_with(&found.puzzle.to_string())));
                assert!(shipped().iter().all(|shipped| shipped.id != number.into()), "{line}");
            }
        }
    }

    /// `--example mine -- check crates/school/data/puzzles.txt` confirms all of them.
    #[test]
    fn the_engine_confirms_a_sample_of_the_puzzles() {
        let mut miner = Miner::default();
        for NumberedPuzzle { id, puzzle } in shipped().iter().step_by(SAMPLE) {
            assert!(miner.confirms(puzzle, &Stop::new()), "{id}: {puzzle}");
        }
    }
}
