//! Boards dealt from a seed. What is fair is in `fairness`, chance in `chance`, seeds in `seed`.
//!
//! A seed must give the same board for ever: games are stored and published by it. Nothing here may
//! depend on anything but the seed, and a change to it is a change to every published board.

mod chance;
mod fairness;
mod seed;

use crate::cell::Cell;
use crate::cell_set::CellSet;
use crate::color::ByColor;
use crate::ply::Ply;
use crate::position::{PIECES_OF_A_SIDE, Position, ToPlace};
use chance::Chance;
use fairness::{HALVES, unfairness};

pub use seed::{Seed, SeedError};

/// The cell about which a symmetric board is turned.
const CENTER: Cell = Cell::named("F3");

/// How many deals are tried. About one in 50 is fair, so that this many suffice for any seed that
/// will ever be seen; should they not, the least unfair of them is taken.
const MOST_TRIES: usize = 20_000;

impl Position {
    /// A full board dealt fairly; White moves first. The same seed gives the same board everywhere.
    ///
    /// A board is fair when all of this is true:
    ///
    /// - The numbers of white and of black pieces on the 24 edge cells differ by one at most. On a
    ///   full board these are the pieces that can move.
    /// - In each half of the board the numbers of white and of black pieces differ by two at most.
    ///   The left and the right half are what lies to either side of E1, F3 and G5, where the board
    ///   as it is drawn has its middle; the lower half is rows 1 and 2, the upper half rows 4 and 5.
    /// - Nothing is walled in: no white piece has white neighbours alone, no black piece black ones
    ///   alone, and no red either of these.
    /// - No two reds are adjacent, and no half has all three.
    ///
    /// For given reds, each fair board is as likely as any other.
    pub fn dealt(seed: Seed) -> Position {
        let mut chance = Chance::new(seed);
        let reds = deal_reds(&mut chance);
        full(reds, &deal_sides(&mut chance, reds))
    }

    /// A full board that, turned by 180 degrees, is itself with the colours swapped: a red lies on
    /// F3, the other two opposite each other. It is fair as [`Position::dealt`] says.
    pub fn dealt_symmetric(seed: Seed) -> Position {
        let mut chance = Chance::new(seed);
        let center = CellSet::of(CENTER);
        let red = chance.choose(1, !center - CENTER.neighbors());
        let reds = center | red | red.iter().map(Cell::opposite).collect();
        full(reds, &deal_mirrored(&mut chance, reds))
    }

    /// The placements, in the order in which they are played, that fill the board fairly after the
    /// three reds; `None` unless the three reds, and nothing else, are on the board.
    ///
    /// Fair is what [`Position::dealt`] says, except of the reds, which the players put where they
    /// are.
    pub fn deal_rest(&self, seed: Seed) -> Option<Vec<Ply>> {
        let reds = self.occupied();
        let all_pieces = ByColor { white: PIECES_OF_A_SIDE, black: PIECES_OF_A_SIDE };
        (self.to_place() == ToPlace { reds: 0, pieces: all_pieces })
            .then(|| placements(&deal_sides(&mut Chance::new(seed), reds)).collect())
    }
}

/// Three cells of which no two are adjacent and not all are in one half.
fn deal_reds(chance: &mut Chance) -> CellSet {
    let mut reds = CellSet::EMPTY;
    let mut free = CellSet::ALL;
    for _ in 0..3 {
        for red in chance.choose(1, free) {
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

/// The cells of both sides, fairly dealt around the reds.
fn deal_sides(chance: &mut Chance, reds: CellSet) -> ByColor<CellSet> {
    fairest(reds, || {
        let white = chance.choose(PIECES_OF_A_SIDE.into(), !reds);
        ByColor { white, black: !reds - white }
    })
}

/// The same where each cell gets the other colour than the one opposite.
fn deal_mirrored(chance: &mut Chance, reds: CellSet) -> ByColor<CellSet> {
    let lower = (!reds).iter().filter(|&cell| cell < cell.opposite());
    let pairs: Vec<[Cell; 2]> = lower.map(|cell| [cell, cell.opposite()]).collect();
    fairest(reds, || {
        let mut sides = ByColor::<CellSet>::default();
        for &[lower, upper] in &pairs {
            let (white, black) = if chance.flip() { (lower, upper) } else { (upper, lower) };
            sides.white.insert(white);
            sides.black.insert(black);
        }
        sides
    })
}

/// The first fair deal, or the least unfair of very many.
fn fairest(reds: CellSet, mut deal: impl FnMut() -> ByColor<CellSet>) -> ByColor<CellSet> {
    let mut best = deal();
    let mut least = unfairness(reds, &best);
    for _ in 1..MOST_TRIES {
        if least == 0 {
            break;
        }
        let next = deal();
        let unfairness = unfairness(reds, &next);
        if unfairness < least {
            (best, least) = (next, unfairness);
        }
    }
    best
}

/// Black places first, then both in turn.
fn placements(sides: &ByColor<CellSet>) -> impl Iterator<Item = Ply> {
    sides.black.iter().zip(sides.white).flat_map(|(black, white)| [black, white]).map(Ply::Place)
}

fn full(reds: CellSet, sides: &ByColor<CellSet>) -> Position {
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
    fn only_three_reds_alone_on_the_board_are_dealt_to() {
        let mut position = Position::new();
        for (count, name) in ["A1", "F3", "K5", "B1"].into_iter().enumerate() {
            assert_eq!(position.deal_rest(Seed::default()).is_some(), count == 3);
            position.play(Ply::Place(Cell::named(name))).unwrap();
        }
        assert_eq!(position.deal_rest(Seed::default()), None);
        assert_eq!(Position::dealt(Seed::default()).deal_rest(Seed::default()), None);
    }

    #[test]
    fn where_no_deal_is_fair_the_least_unfair_is_taken() {
        let all = |white| ByColor { white, black: CellSet::EMPTY };
        let edge: CellSet = Cell::ALL.into_iter().filter(|cell| cell.is_edge()).collect();
        let mut deals = [CellSet::ALL, edge].into_iter().map(all).cycle();
        let taken = fairest(CellSet::EMPTY, || deals.next().unwrap_or_default());
        assert_eq!(taken, all(edge));
    }
}
