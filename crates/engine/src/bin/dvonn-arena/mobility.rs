//! `mobility`: a baseline player that searches a few plies and counts moves.
//!
//! It moves by an alpha-beta search with iterative deepening and a node limit. The value of a
//! position is the difference in legal moves or, once the game is over, in pieces. It places red
//! pieces at random, and its own pieces on the edge, where they can move, or otherwise next to red.

use std::time::Duration;

use dvonn_engine::Random;
use dvonn_rules::{Cell, CellSet, Color, Phase, Piece, Ply, Position};

use crate::player::{EngineFault, Player};

/// The default number of positions searched per ply.
pub(crate) const NODES: u64 = 100_000;

/// The value of a won game, above any difference in moves.
const WIN: i32 = 10_000;

/// The maximum search depth. No game has more moves.
const MAX_DEPTH: u32 = 48;

/// A player that maximises its mobility.
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
        let preferred = if position.next_piece() == Some(Piece::Red) {
            [CellSet::EMPTY; 2]
        } else {
            [edge(), next_to(position.with_red())]
        };
        let free = preferred.into_iter().map(|cells| cells & empty).find(|free| !free.is_empty());
        let cells: Vec<_> = free.unwrap_or(empty).iter().collect();
        self.random.choose(&cells).map(Ply::Place)
    }

    fn choose_move(&mut self, position: &Position) -> Option<Ply> {
        let mut plies = position.legal_plies().to_vec();
        self.random.shuffle(&mut plies);
        let mut search = Search { nodes_left: self.nodes };
        for depth in 0..MAX_DEPTH {
            let Some(best) = search.best(position, &plies, depth) else { break };
            // The best ply goes first at the next depth. It is also the result if that depth is not
            // completed.
            plies[..=best].rotate_right(1);
        }
        plies.first().copied()
    }
}

impl Player for Mobility {
    fn opponent_played(&mut self, _ply: Ply) {}

    fn choose_ply(
        &mut self,
        position: &Position,
        _time_limit: Duration,
    ) -> Result<Ply, EngineFault> {
        let ply = match position.phase() {
            Phase::Placement => self.place(position),
            Phase::Movement | Phase::Over => self.choose_move(position),
        };
        ply.ok_or(EngineFault::Exited)
    }
}

fn next_to(cells: CellSet) -> CellSet {
    cells.iter().map(Cell::neighbors).fold(CellSet::EMPTY, CellSet::union)
}

fn edge() -> CellSet {
    Cell::ALL.into_iter().filter(|cell| cell.is_edge()).collect()
}

struct Search {
    /// The number of positions that may still be searched.
    nodes_left: u64,
}

impl Search {
    /// Returns the index of the best ply at this search depth, or `None` if the nodes run out.
    fn best(&mut self, position: &Position, plies: &[Ply], depth: u32) -> Option<usize> {
        let mut best = None;
        let mut alpha = -2 * WIN;
        for (index, &ply) in plies.iter().enumerate() {
            let mut next = *position;
            next.make(ply);
            let value = -self.value(&next, depth, -2 * WIN, -alpha)?;
            if value > alpha {
                alpha = value;
                best = Some(index);
            }
        }
        best
    }

    /// Returns the value for the side to move, or `None` if the nodes run out.
    fn value(&mut self, position: &Position, depth: u32, mut alpha: i32, beta: i32) -> Option<i32> {
        self.nodes_left = self.nodes_left.checked_sub(1)?;
        let side = position.side_to_move();
        let plies = position.legal_plies();
        if plies.is_empty() {
            let score = position.score().map(i32::from);
            let lead = score[side] - score[!side];
            return Some(lead.signum() * WIN + lead);
        }
        if depth == 0 {
            return Some(count_moves(position, side) - count_moves(position, !side));
        }
        for ply in plies {
            let mut next = *position;
            next.make(ply);
            alpha = alpha.max(-self.value(&next, depth - 1, -beta, -alpha)?);
            if alpha >= beta {
                break;
            }
        }
        Some(alpha)
    }
}

/// Returns the number of legal moves of a side.
fn count_moves(position: &Position, side: Color) -> i32 {
    let destinations = |from| position.destinations(from).len();
    let moves = position.movable(side).iter().map(destinations).sum::<usize>();
    i32::try_from(moves).unwrap_or(WIN)
}

#[cfg(test)]
mod tests {
    use dvonn_rules::Seed;

    use super::*;

    fn choose_ply(position: &Position, nodes: u64) -> Ply {
        Mobility::new(nodes, 1).choose_ply(position, Duration::ZERO).unwrap()
    }

    #[test]
    fn places_own_pieces_on_the_edge() {
        let mut position = Position::new();
        for _ in 0..3 {
            position.make(choose_ply(&position, 1));
        }
        assert!(matches!(choose_ply(&position, 1), Ply::Place(cell) if cell.is_edge()));
    }

    #[test]
    fn finds_the_winning_capture() {
        // One capture wins everything; after the other, White's stack is isolated.
        let rows = "b1,w1,b4*,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,.,.";
        let position = format!("w {rows}/.,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.").parse().unwrap();
        assert_eq!(choose_ply(&position, 10).to_string(), "B1C1");
    }

    #[test]
    fn plays_a_legal_move_even_with_one_node() {
        let position = Position::dealt(Seed::from_bits(1));
        assert_eq!(position.check(choose_ply(&position, 1)), Ok(()));
    }
}
