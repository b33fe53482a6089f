//! The one good cell among the last ones.
//!
//! So few cells are empty that every full board can be searched: 70 from eight cells, because the order
//! of the placements does not matter.

use std::collections::HashMap;

use dvonn_rules::{Color, Phase, Ply, Position};

use super::solution::{OutOfNodes, Solver};
use crate::analysis::Value;

/// The most empty cells of a puzzle.
pub(super) const MAX_CELLS: usize = 8;

/// How much lower the winning chances after every other cell are.
const LEAD: f64 = 0.08;

/// The nodes of the search over all full boards, enough for each cell of [`MAX_CELLS`]. It evaluates the
/// full boards and does not search them.
const PLACING_NODES: u64 = 60_000;

/// The nodes of the search of each full board.
const FULL_BOARD_NODES: u64 = 60_000;

impl Solver<'_> {
    /// Returns the one cell that leaves the side to place the better chances.
    pub(super) fn placing_step(
        &mut self,
        position: &Position,
    ) -> Result<Option<Vec<Ply>>, OutOfNodes> {
        let side = position.side_to_move();
        let evaluated = self.best(position, position.count_plies(), PLACING_NODES)?;
        let Some(cell) = only_good(side, &evaluated) else { return Ok(None) };
        let mut boards = FullBoards { solver: self, known: HashMap::new() };
        let mut searched = Vec::new();
        for (ply, _) in evaluated {
            let mut after = *position;
            after.make(ply);
            let white = Value::Chance(boards.white_chance(&after)?);
            searched.push((ply, if side == Color::White { white } else { white.for_opponent() }));
        }
        searched.sort_by(|(_, one), (_, other)| other.chance().total_cmp(&one.chance()));
        Ok((only_good(side, &searched) == Some(cell)).then(|| vec![cell]))
    }
}

/// A search of all ways to fill the board, and of each full board.
struct FullBoards<'a, 'b> {
    solver: &'a mut Solver<'b>,
    /// White's winning chances in the positions so far.
    known: HashMap<Position, f64>,
}

impl FullBoards<'_, '_> {
    /// Returns White's winning chances if both sides place best.
    fn white_chance(&mut self, position: &Position) -> Result<f64, OutOfNodes> {
        if let Some(&chance) = self.known.get(position) {
            return Ok(chance);
        }
        let mut chances = Vec::new();
        if position.phase() == Phase::Placement {
            for &ply in &position.legal_plies() {
                let mut after = *position;
                after.make(ply);
                chances.push(self.white_chance(&after)?);
            }
        } else {
            let value = self.solver.value_for(Color::White, position, FULL_BOARD_NODES)?;
            chances.extend(value.map(Value::chance));
        }
        let best = match position.side_to_move() {
            Color::White => chances.into_iter().reduce(f64::max),
            Color::Black => chances.into_iter().reduce(f64::min),
        };
        let chance = best.unwrap_or(0.5);
        self.known.insert(*position, chance);
        Ok(chance)
    }
}

/// Returns the best of these placements if it alone leaves this side the better chances.
fn only_good(side: Color, best: &[(Ply, Value)]) -> Option<Ply> {
    let [(ply, first), (_, second), ..] = best else { return None };
    let (first, second) = (first.chance(), second.chance());
    let even = match side {
        Color::White => 0.5,
        // The engine thinks a little too well of White, who moves first. As people read them, these are even.
        Color::Black => 0.45,
    };
    (first >= even && second < even && first - second >= LEAD).then_some(*ply)
}
