//! Openings: what was placed next in real games, and how they ended.
//!
//! The collection has the first placements of games on a public game site, and of the rated games
//! that were played here. Positions are compared up to symmetry. After four or five placements few
//! positions occur twice, so later ones are left out.
//!
//! The collection is `data/openings.txt`, read once into memory, and the table `openings`. A
//! question looks up the positions after each possible placement.
//! `cargo run --release -p dvonn-measure -- openings` measures the answers of `/learn openings`
//! with 100,000 games.

use std::collections::HashMap;
use std::sync::LazyLock;

use dvonn_model::{OpeningCount, Points, ResultRow, Setup, Weight};
use dvonn_rules::{Cell, Color, Ply, Position};
use dvonn_store::{Store, StoreError, Tx};

use crate::opening::Opening;

/// The games of the site: one per line, the cells and then `W`, `B` or `D`.
const GAMES: &str = include_str!("../data/openings.txt");

/// What [`GAMES`] says.
static COLLECTION: LazyLock<Collection> = LazyLock::new(read_collection);

/// The games of the site, counted.
#[derive(Default)]
struct Collection {
    /// The counts of all positions, by the numbers of their canonical forms.
    positions: HashMap<i64, OpeningCount>,
    /// How the games ended, by the number of pairs of reds that touch.
    by_touching_reds: [RedsRecord; Opening::REDS + 1],
}

/// The number of points that White got in a game, in halves.
type WhitePoints = u8;

/// A placement that followed in some games of the collection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Continuation {
    /// The cell. Cells that lead to symmetric boards count together, under the first of them.
    pub cell: Cell,
    /// The number of games.
    pub games: u32,
    /// How many of them White won.
    pub white: u32,
    /// How many of them were drawn.
    pub drawn: u32,
}

/// How games of the collection ended in which equally many pairs of reds touch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RedsRecord {
    /// The number of games.
    pub games: u32,
    /// White's points in all of them, in halves.
    white_halves: u32,
}

impl RedsRecord {
    /// Returns White's share of the points, in percent. A draw counts half.
    pub fn white_score(&self) -> f64 {
        f64::from(self.white_halves) / f64::from(2 * self.games.max(1)) * 100.0
    }
}

/// What the collection knows about an opening.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explored {
    /// The opening: the part of the given one that occurs in the collection.
    pub opening: Opening,
    /// The number of games in which its position occurred.
    pub games: u32,
    /// What was placed next, most frequent first.
    pub next: Vec<Continuation>,
}

/// Reads the collection, so that later calls of [`explore`] need not: it takes a moment of
/// computing.
pub fn prepare() {
    LazyLock::force(&COLLECTION);
}

/// Returns how the games of the site ended in which this many pairs of reds touch, from none to three.
pub fn by_touching_reds(pairs: usize) -> RedsRecord {
    COLLECTION.by_touching_reds.get(pairs).copied().unwrap_or_default()
}

/// Returns what was placed after an opening. If its position does not occur in the collection, goes
/// back to the last that does.
///
/// # Errors
/// Any database error.
pub async fn explore(store: &Store, opening: Opening) -> Result<Explored, StoreError> {
    let numbers: Vec<i64> = opening.positions().map(|it| it.canonical().fingerprint()).collect();
    let counts = counts(store, &numbers).await?;
    let known = |number: &i64| counts.get(number).copied().filter(|count| count.games > 0);
    let last = numbers.iter().rposition(|number| known(number).is_some()).unwrap_or_default();
    let games = numbers.get(last).and_then(known).unwrap_or_default().games;
    let opening = opening.first(last);
    let next = continuations(store, &opening).await?;
    Ok(Explored { opening, games, next })
}

async fn continuations(store: &Store, opening: &Opening) -> Result<Vec<Continuation>, StoreError> {
    if opening.len() == Opening::MAX {
        return Ok(Vec::new());
    }
    let position = opening.position();
    let mut choices: Vec<(Cell, Position)> = Vec::new();
    for cell in Cell::ALL {
        let Ok(after) = position.after(Ply::Place(cell)) else { continue };
        if choices.iter().all(|(_, other)| other.canonical() != after.canonical()) {
            choices.push((cell, after));
        }
    }
    let number = |after: &Position| after.canonical().fingerprint();
    let numbers: Vec<i64> = choices.iter().map(|(_, after)| number(after)).collect();
    let counts = counts(store, &numbers).await?;
    let mut next: Vec<_> = choices
        .iter()
        .filter_map(|(cell, after)| {
            let OpeningCount { games, won, drawn } = *counts.get(&number(after))?;
            let lost = games.saturating_sub(won + drawn);
            let white = if after.side_to_move() == Color::White { won } else { lost };
            Some(Continuation { cell: *cell, games, white, drawn })
        })
        .collect();
    next.sort_by_key(|next| std::cmp::Reverse(next.games));
    Ok(next)
}

/// Returns the counts of positions in the whole collection.
async fn counts(store: &Store, numbers: &[i64]) -> Result<HashMap<i64, OpeningCount>, StoreError> {
    let of_site = |number: &i64| Some((*number, *COLLECTION.positions.get(number)?));
    let mut counts: HashMap<_, _> = numbers.iter().filter_map(of_site).collect();
    for (number, count) in store.opening_counts(numbers).await? {
        counts.entry(number).or_default().add(count);
    }
    Ok(counts)
}

/// Adds the openings of rated games that ended here. Returns how many results were looked at, at
/// most `limit`.
///
/// # Errors
/// Any database error.
pub async fn add_ended_games(store: &Store, limit: u32) -> Result<usize, StoreError> {
    let results = store.unexplored_results(limit).await?;
    for row in &results {
        add_game(store, row).await?;
    }
    Ok(results.len())
}

async fn add_game(store: &Store, row: &ResultRow) -> Result<(), StoreError> {
    let plies = store.plies(row.result.game).await?;
    let mut opening = Opening::default();
    // Boards that were dealt are nobody's opening.
    if row.result.setup == Setup::Full.name() && matches!(row.weight, Weight::Part(_)) {
        for ply in plies.iter().take(Opening::MAX) {
            let Ply::Place(cell) = ply.ply else { break };
            let Some(longer) = opening.with(cell) else { break };
            opening = longer;
        }
    }
    let mut tx = store.begin().await?;
    if !tx.mark_explored(row.id).await? {
        return Ok(());
    }
    if !opening.is_empty() {
        add_opening(&mut tx, &opening, row.result.points).await?;
    }
    tx.commit().await
}

/// Adds one game to the counts of the positions of its opening. `white` is what White got.
///
/// # Errors
/// Any database error.
pub async fn add_opening(tx: &mut Tx, opening: &Opening, white: Points) -> Result<(), StoreError> {
    for (number, count) in counts_of(opening, white.halves()) {
        tx.add_to_opening(number, count).await?;
    }
    Ok(())
}

/// Returns one game's share in the counts of its positions.
fn counts_of(opening: &Opening, white: WhitePoints) -> impl Iterator<Item = (i64, OpeningCount)> {
    opening.positions().map(move |position| {
        let points = if position.side_to_move() == Color::White { white } else { 2 - white };
        let (won, drawn) = (u32::from(points == 2), u32::from(points == 1));
        (position.canonical().fingerprint(), OpeningCount { games: 1, won, drawn })
    })
}

fn read_collection() -> Collection {
    let mut collection = Collection::default();
    for (opening, white) in GAMES.lines().filter_map(read_game) {
        for (number, count) in counts_of(&opening, white) {
            collection.positions.entry(number).or_default().add(count);
        }
        let record = opening.touching_reds().and_then(|it| collection.by_touching_reds.get_mut(it));
        if let Some(record) = record {
            record.games += 1;
            record.white_halves += u32::from(white);
        }
    }
    collection
}

fn read_game(line: &str) -> Option<(Opening, WhitePoints)> {
    let (cells, result) = line.split_at_checked(line.len().checked_sub(1)?)?;
    let points = match result {
        "W" => 2,
        "D" => 1,
        "B" => 0,
        _ => return None,
    };
    Some((cells.parse().ok()?, points))
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn new_store() -> (Store, tempfile::TempDir) {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", folder.path().join("dvonn.db").display());
        let store = Store::open(&url).await.unwrap();
        store.migrate().await.unwrap();
        (store, folder)
    }

    fn opening(text: &str) -> Opening {
        text.parse().unwrap()
    }

    #[test]
    fn every_game_of_the_collection_is_read() {
        let lines = GAMES.lines().filter(|line| !line.starts_with('#'));
        let (mut games, mut all) = (0, 0);
        for line in lines {
            all += 1;
            games += u32::from(read_game(line).is_some_and(|(it, _)| it.len() == Opening::MAX));
        }
        assert_eq!((games, all), (5_990, 5_990));
        let start = Position::new().canonical().fingerprint();
        assert_eq!(COLLECTION.positions.get(&start).map(|count| count.games), Some(5_990));
    }

    #[test]
    fn white_wins_more_often_the_more_reds_touch() {
        let records = [0, 1, 2, 3].map(by_touching_reds);
        assert_eq!(records.map(|record| record.games), [4_011, 1_630, 229, 120]);
        let scores = records.map(|record| (record.white_score() * 10.0).round() / 10.0);
        assert!((scores[0] - 47.0).abs() < 0.01 && (scores[3] - 68.3).abs() < 0.01, "{scores:?}");
        assert!(scores.is_sorted(), "{scores:?}");
    }

    #[test]
    fn pairs_of_touching_reds_are_counted_once_all_reds_are_placed() {
        let touching = |text: &str| opening(text).touching_reds();
        assert_eq!((touching("-"), touching("D3E3")), (None, None));
        assert_eq!((touching("A1F3K5"), touching("D3E3K5")), (Some(0), Some(1)));
        assert_eq!((touching("D3F3E3"), touching("D3E3E4C3")), (Some(2), Some(3)));
    }

    #[tokio::test]
    async fn placements_that_lead_to_symmetric_boards_count_together() {
        let (store, _folder) = new_store().await;
        let first = explore(&store, Opening::default()).await.unwrap();
        assert_eq!(first.games, 5_990);
        assert_eq!(first.next.iter().map(|next| next.games).sum::<u32>(), 5_990);
        // 49 cells, of which four each are symmetric, or two on the axes, or one in the middle.
        assert!(first.next.len() <= 16, "{:?}", first.next);
        assert!(first.next.is_sorted_by_key(|next| std::cmp::Reverse(next.games)));
        let corner = |name: &str| opening(name);
        let (one, other) = (explore(&store, corner("A1")), explore(&store, corner("K5")));
        let (one, other) = (one.await.unwrap(), other.await.unwrap());
        let of = |it: &Explored| it.next.iter().map(|next| next.games).collect::<Vec<_>>();
        assert_eq!((one.games, of(&one)), (other.games, of(&other)));
    }

    #[tokio::test]
    async fn an_opening_that_nobody_played_goes_back_to_what_was_played() {
        let (store, _folder) = new_store().await;
        let explored = explore(&store, opening("A1B1C1D1E1F1G1H1I1")).await.unwrap();
        assert!(explored.opening.len() < 9 && explored.games > 0, "{explored:?}");
        assert!(explored.next.iter().all(|next| next.white + next.drawn <= next.games));
    }
}
