//! Full boards dealt from a seed.
//!
//! A seed must give the same board forever, because games are stored and published by their seed.
//! Any change to the algorithm changes every published board.

mod fairness;
mod random;
mod seed;

use alloc::vec::Vec;

use crate::cell::{Cell, CellSet};
use crate::color::ByColor;
use crate::ply::Ply;
use crate::position::{PIECES_PER_SIDE, Position, ToPlace};
use fairness::{HALVES, unfairness};
use random::Random;

pub use seed::{Seed, SeedError};

/// The centre of the board.
const CENTER: Cell = Cell::named("F3");

/// The maximum number of deals to try. About one in 50 is fair, so in practice a fair one is always
/// found; otherwise the least unfair one is used.
const MAX_TRIES: usize = 20_000;

impl Position {
    /// Deals a fair full board with White to move. The same seed gives the same board everywhere.
    ///
    /// A board is fair if all of these are true:
    ///
    /// - On the 24 edge cells, the numbers of white and black pieces differ by at most one. On a full
    ///   board only these pieces can move.
    /// - In each half of the board, the numbers of white and black pieces differ by at most two. The
    ///   left and right halves are the cells on either side of the line through E1, F3 and G5. The
    ///   lower half is rows 1 and 2, the upper half rows 4 and 5.
    /// - No piece is walled in: no white piece has only white neighbours, no black piece has only
    ///   black neighbours, and no red piece has only white or only black neighbours.
    /// - No two reds are adjacent, and no half contains all three.
    ///
    /// For given reds, each fair board is equally likely.
    pub fn dealt(seed: Seed) -> Position {
        let mut random = Random::new(seed);
        let reds = deal_reds(&mut random);
        full_board(reds, &deal_sides(&mut random, reds))
    }

    /// Deals a fair full board that is symmetric: rotating it by 180 degrees swaps the colours. One
    /// red is on F3 and the other two are opposite each other. [`Position::dealt`] defines
    /// fairness.
    pub fn dealt_symmetric(seed: Seed) -> Position {
        let mut random = Random::new(seed);
        let center = CellSet::of(CENTER);
        let red = random.choose(1, !center - CENTER.neighbors());
        let reds = center | red | red.iter().map(Cell::opposite).collect();
        full_board(reds, &deal_mirrored(&mut random, reds))
    }

    /// Deals the other pieces around three reds that the players have placed. Returns the
    /// placements in playing order, or `None` unless exactly the three reds are on the board.
    ///
    /// The result is fair as defined by [`Position::dealt`], except for the positions of the reds.
    pub fn deal_rest(&self, seed: Seed) -> Option<Vec<Ply>> {
        let reds = self.occupied();
        let all_pieces = ByColor { white: PIECES_PER_SIDE, black: PIECES_PER_SIDE };
        (self.to_place() == ToPlace { reds: 0, pieces: all_pieces })
            .then(|| placements(&deal_sides(&mut Random::new(seed), reds)).collect())
    }
}

/// Deals three cells, no two of them adjacent and not all in one half.
fn deal_reds(random: &mut Random) -> CellSet {
    let mut reds = CellSet::EMPTY;
    let mut free = CellSet::ALL;
    for _ in 0..3 {
        for red in random.choose(1, free) {
            reds.insert(red);
            free -= CellSet::of(red) | red.neighbors();
        }
        for half in HALVES {
            if (reds & half).len() == 2 {
                free -= half;
            }
        }
    }
    reds
}

/// Deals the cells of both sides fairly around the reds.
fn deal_sides(random: &mut Random, reds: CellSet) -> ByColor<CellSet> {
    fairest(reds, || {
        let white = random.choose(PIECES_PER_SIDE.into(), !reds);
        ByColor { white, black: !reds - white }
    })
}

/// Deals the cells of both sides so that opposite cells have different colours.
fn deal_mirrored(random: &mut Random, reds: CellSet) -> ByColor<CellSet> {
    let lower = (!reds).iter().filter(|&cell| cell < cell.opposite());
    let pairs: Vec<[Cell; 2]> = lower.map(|cell| [cell, cell.opposite()]).collect();
    fairest(reds, || {
        let mut sides = ByColor::<CellSet>::default();
        for &[lower, upper] in &pairs {
            let (white, black) = if random.coin() { (lower, upper) } else { (upper, lower) };
            sides.white.insert(white);
            sides.black.insert(black);
        }
        sides
    })
}

/// Returns the first fair deal, or the least unfair of [`MAX_TRIES`].
fn fairest(reds: CellSet, mut deal: impl FnMut() -> ByColor<CellSet>) -> ByColor<CellSet> {
    let mut best = deal();
    let mut lowest = unfairness(reds, &best);
    for _ in 1..MAX_TRIES {
        if lowest == 0 {
            break;
        }
        let next = deal();
        let unfairness = unfairness(reds, &next);
        if unfairness < lowest {
            (best, lowest) = (next, unfairness);
        }
    }
    best
}

/// Returns the placements in playing order: Black first, then alternating.
fn placements(sides: &ByColor<CellSet>) -> impl Iterator<Item = Ply> {
    sides.black.iter().zip(sides.white).flat_map(|(black, white)| [black, white]).map(Ply::Place)
}

fn full_board(reds: CellSet, sides: &ByColor<CellSet>) -> Position {
    let mut position = Position::new();
    for ply in reds.iter().map(Ply::Place).chain(placements(sides)) {
        position.make(ply);
    }
    position
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn deal_rest_requires_exactly_the_three_reds() {
        let mut position = Position::new();
        for (count, name) in ["A1", "F3", "K5", "B1"].into_iter().enumerate() {
            assert_eq!(position.deal_rest(Seed::default()).is_some(), count == 3);
            position.play(Ply::Place(Cell::named(name))).unwrap();
        }
        assert_eq!(position.deal_rest(Seed::default()), None);
        assert_eq!(Position::dealt(Seed::default()).deal_rest(Seed::default()), None);
    }

    #[test]
    fn without_a_fair_deal_the_least_unfair_is_used() {
        let all = |white| ByColor { white, black: CellSet::EMPTY };
        let edge: CellSet = Cell::ALL.into_iter().filter(|cell| cell.is_edge()).collect();
        let mut deals = [CellSet::ALL, edge].into_iter().map(all).cycle();
        let chosen = fairest(CellSet::EMPTY, || deals.next().unwrap_or_default());
        assert_eq!(chosen, all(edge));
    }
}
