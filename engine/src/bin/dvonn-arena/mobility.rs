//! `mobility`: a player that looks some plies ahead and counts moves.
//!
//! It moves by alpha-beta with iterative deepening, up to a number of positions for each ply; the worth
//! of a position is how many more moves one has than the other, and at the end how many more pieces.
//! It places reds anywhere, its own pieces at the edge, where they can move, and else next to reds.

use std::time::Duration;

use dvonn_engine::Random;
use dvonn_rules::{Cell, CellSet, Color, Phase, Piece, Ply, Position};

use crate::player::{Fault, Player};

/// Positions for each ply, unless told otherwise.
pub(crate) const NODES: u64 = 100_000;

/// More than any difference of moves.
const WON: i32 = 10_000;

/// No game has more moves.
const DEEPEST: u32 = 48;

/// A player that counts moves.
#[derive(Debug)]
pub(crate) struct Mobility {
    nodes: u64,
    random: Random,
}

impl Mobility {
    pub(crate) fn new(nodes: u64, seed: u64) -> Mobility {
        Mobility { nodes, random: Random::new(seed) }
    }

    fn place(&mut self, position: &Position) -> Option<Ply> {
        let empty = position.empty();
        let wishes = if position.next_piece() == Some(Piece::Red) {
            [CellSet::EMPTY; 2]
        } else {
            [edge(), next_to(position.with_red())]
        };
        let free = wishes.into_iter().map(|wish| wish & empty).find(|free| !free.is_empty());
        let cells: Vec<_> = free.unwrap_or(empty).iter().collect();
        self.random.one_of(&cells).map(Ply::Place)
    }

    fn choose_move(&mut self, position: &Position) -> Option<Ply> {
        let mut plies = position.legal_plies().to_vec();
        self.random.shuffle(&mut plies);
        let mut search = Search { left: self.nodes };
        for depth in 0..DEEPEST {
            let Some(best) = search.best(position, &plies, depth) else { break };
            // Looked at first when one goes deeper, and kept if that cannot be finished.
            plies[..=best].rotate_right(1);
        }
        plies.first().copied()
    }
}

impl Player for Mobility {
    fn hear(&mut self, _ply: Ply) {}

    fn answer(&mut self, position: &Position, _patience: Duration) -> Result<Ply, Fault> {
        let ply = match position.phase() {
            Phase::Placement => self.place(position),
            Phase::Movement | Phase::Over => self.choose_move(position),
        };
        ply.ok_or(Fault::Gone)
    }
}

fn next_to(cells: CellSet) -> CellSet {
    cells.iter().map(Cell::neighbors).fold(CellSet::EMPTY, CellSet::union)
}

fn edge() -> CellSet {
    Cell::ALL.into_iter().filter(|cell| cell.is_edge()).collect()
}

/// How many positions may still be looked at.
struct Search {
    left: u64,
}

impl Search {
    /// The index of the best of these plies, looking so many plies ahead after it; nothing when there
    /// were too many positions.
    fn best(&mut self, position: &Position, plies: &[Ply], depth: u32) -> Option<usize> {
        let mut best = None;
        let mut alpha = -2 * WON;
        for (index, &ply) in plies.iter().enumerate() {
            let mut next = *position;
            next.make(ply);
            let worth = -self.worth(&next, depth, -2 * WON, -alpha)?;
            if worth > alpha {
                alpha = worth;
                best = Some(index);
            }
        }
        best
    }

    /// What the position is worth to the side to move.
    fn worth(&mut self, position: &Position, depth: u32, mut alpha: i32, beta: i32) -> Option<i32> {
        self.left = self.left.checked_sub(1)?;
        let side = position.side_to_move();
        let plies = position.legal_plies();
        if plies.is_empty() {
            let score = position.score().map(i32::from);
            let lead = score[side] - score[!side];
            return Some(lead.signum() * WON + lead);
        }
        if depth == 0 {
            return Some(moves(position, side) - moves(position, !side));
        }
        for ply in plies {
            let mut next = *position;
            next.make(ply);
            alpha = alpha.max(-self.worth(&next, depth - 1, -beta, -alpha)?);
            if alpha >= beta {
                break;
            }
        }
        Some(alpha)
    }
}

/// How many moves a side has.
fn moves(position: &Position, side: Color) -> i32 {
    let destinations = |from| position.destinations(from).len();
    let moves = position.movable(side).iter().map(destinations).sum::<usize>();
    i32::try_from(moves).unwrap_or(WON)
}

#[cfg(test)]
mod tests {
    use dvonn_rules::Seed;

    use super::*;

    fn answer(position: &Position, nodes: u64) -> Ply {
        Mobility::new(nodes, 1).answer(position, Duration::ZERO).unwrap()
    }

    #[test]
    fn own_pieces_are_placed_where_they_can_move() {
        let mut position = Position::new();
        for _ in 0..3 {
            position.make(answer(&position, 1));
        }
        assert!(matches!(answer(&position, 1), Ply::Place(cell) if cell.is_edge()));
    }

    #[test]
    fn the_end_of_the_game_is_seen() {
        // One capture wins all, after the other White's stack is cut off from red.
        let rows = "b1,w1,b4*,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,.,.";
        let position = format!("w {rows}/.,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.").parse().unwrap();
        assert_eq!(answer(&position, 10).to_string(), "B1C1");
    }

    #[test]
    fn even_without_time_to_look_ahead_a_legal_move_is_made() {
        let position = Position::dealt(Seed::from_bits(1));
        assert_eq!(position.check(answer(&position, 1)), Ok(()));
    }
}
