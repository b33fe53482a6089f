//! Checks, previews and plays plies, and removes isolated stacks.

use alloc::vec::Vec;

use super::{Phase, Position, piece_to_place};
use crate::cell::{Cell, CellSet};
use crate::color::{ByColor, Color};
use crate::direction::Direction;
use crate::effect::Effect;
use crate::illegal::Illegal;
use crate::ply::Ply;
use crate::stack::Stack;

/// The state that [`Position::unmake`] needs to take back a ply.
#[derive(Clone, Copy, Debug)]
pub struct Undo(Position);

impl Position {
    /// Checks whether a ply is legal.
    ///
    /// # Errors
    ///
    /// The rule that the ply breaks. If it breaks several, the most basic one.
    pub fn check(&self, ply: Ply) -> Result<(), Illegal> {
        match ply {
            Ply::Place(cell) => self.check_placement(cell),
            Ply::Move { from, to } => self.check_target(self.check_mover(from)?, from, to),
            Ply::Pass => self.check_pass(),
        }
    }

    /// Returns the legal move of the stack on `from` in a direction.
    ///
    /// # Errors
    ///
    /// The rule that the move breaks, including [`Illegal::LeavesBoard`].
    pub fn move_towards(&self, from: Cell, direction: Direction) -> Result<Ply, Illegal> {
        let stack = self.check_mover(from)?;
        let height = stack.height();
        let leaves_board = Illegal::LeavesBoard { from, direction, height };
        let to = from.step(direction, height).ok_or(leaves_board)?;
        self.check_target(stack, from, to)?;
        Ok(Ply::Move { from, to })
    }

    fn check_placement(&self, cell: Cell) -> Result<(), Illegal> {
        match self.phase() {
            Phase::Over => Err(Illegal::GameOver),
            phase @ Phase::Movement => Err(Illegal::WrongPhase { phase }),
            Phase::Placement if self.occupied().contains(cell) => Err(Illegal::CellTaken { cell }),
            Phase::Placement => Ok(()),
        }
    }

    fn check_pass(&self) -> Result<(), Illegal> {
        let color = self.side_to_move;
        match self.phase() {
            Phase::Over => Err(Illegal::GameOver),
            Phase::Movement if !self.can_move(color) => Ok(()),
            Phase::Placement | Phase::Movement => Err(Illegal::MayNotPass { color }),
        }
    }

    /// Returns the stack on `from` if the side to move may move it. Ignores the target.
    fn check_mover(&self, from: Cell) -> Result<Stack, Illegal> {
        let color = self.side_to_move;
        match self.phase() {
            Phase::Over => return Err(Illegal::GameOver),
            phase @ Phase::Placement => return Err(Illegal::WrongPhase { phase }),
            Phase::Movement if !self.can_move(color) => return Err(Illegal::MustPass { color }),
            Phase::Movement => {}
        }
        let stack = self.stack(from).ok_or(Illegal::Empty { cell: from })?;
        if stack.is_lone_red() {
            Err(Illegal::LoneRed { cell: from })
        } else if stack.owner() != Some(color) {
            Err(Illegal::NotYours { cell: from, stack })
        } else if self.occupied().interior().contains(from) {
            Err(Illegal::Surrounded { cell: from })
        } else {
            Ok(stack)
        }
    }

    fn check_target(&self, stack: Stack, from: Cell, to: Cell) -> Result<(), Illegal> {
        let distance = match from.line_to(to) {
            Some((_, distance)) => distance,
            None if from == to => 0,
            None => return Err(Illegal::NotStraight { from, to }),
        };
        let height = stack.height();
        if distance != height {
            Err(Illegal::WrongDistance { from, to, distance, height })
        } else if self.occupied().contains(to) {
            Ok(())
        } else {
            Err(Illegal::EmptyTarget { from, to })
        }
    }

    /// Returns the effect of a ply without playing it.
    ///
    /// # Errors
    ///
    /// The same as [`Position::check`].
    pub fn preview(&self, ply: Ply) -> Result<Effect, Illegal> {
        self.clone_and_play(ply).map(|(effect, _)| effect)
    }

    /// Returns the position after a ply.
    ///
    /// # Errors
    ///
    /// The same as [`Position::check`].
    pub fn after(&self, ply: Ply) -> Result<Position, Illegal> {
        self.check(ply)?;
        let mut after = *self;
        after.apply(ply);
        Ok(after)
    }

    /// Plays a ply and returns its effect.
    ///
    /// # Errors
    ///
    /// The same as [`Position::check`]. The position is then unchanged.
    pub fn play(&mut self, ply: Ply) -> Result<Effect, Illegal> {
        let (effect, after) = self.clone_and_play(ply)?;
        *self = after;
        Ok(effect)
    }

    fn clone_and_play(&self, ply: Ply) -> Result<(Effect, Position), Illegal> {
        let after = self.after(ply)?;
        let (target, stack, captured) = match ply {
            Ply::Place(cell) => (Some(cell), after.stack(cell), None),
            Ply::Move { from, to } => {
                let captured = self.stack(to);
                let built = self.stack(from).zip(captured).map(|(moved, below)| moved.onto(below));
                (Some(to), built, captured)
            }
            Ply::Pass => (None, None, None),
        };
        let isolated = match ply {
            Ply::Move { from, .. } => self.occupied().without(from) - after.occupied(),
            Ply::Place(_) | Ply::Pass => CellSet::EMPTY,
        };
        let stack_before_isolation = |cell| {
            if Some(cell) == target { stack } else { self.stack(cell) }
        };
        let isolated_stacks: Vec<(Cell, Stack)> = isolated
            .iter()
            .filter_map(|cell| stack_before_isolation(cell).map(|stack| (cell, stack)))
            .collect();
        let lost = ByColor::from_fn(|color| total_height(&isolated_stacks, color));
        let color = self.side_to_move;
        let score = after.score();
        let effect =
            Effect { ply, color, stack, target, captured, isolated, isolated_stacks, lost, score };
        Ok((effect, after))
    }

    /// Plays a legal ply without checking it, for use in a search.
    ///
    /// The ply must come from [`Position::legal_plies`] or have passed [`Position::check`]. An
    /// illegal ply leaves an invalid position.
    pub fn make(&mut self, ply: Ply) -> Undo {
        debug_assert_eq!(self.check(ply), Ok(()), "{ply} in {self}");
        let undo = Undo(*self);
        self.apply(ply);
        undo
    }

    /// Takes back the last ply played by [`Position::make`].
    pub fn unmake(&mut self, undo: Undo) {
        *self = undo.0;
    }

    pub(super) fn apply(&mut self, ply: Ply) {
        match ply {
            Ply::Place(cell) => self.place(cell),
            Ply::Move { from, to } => self.move_stack(from, to),
            Ply::Pass => self.side_to_move = !self.side_to_move,
        }
    }

    fn place(&mut self, cell: Cell) {
        self.put(cell, piece_to_place(self.occupied().len()).into());
        self.placing = !self.empty().is_empty();
        // White places the last piece and also makes the first move.
        self.side_to_move = if self.placing { !self.side_to_move } else { Color::White };
    }

    /// Moves a stack of the side to move and removes isolated stacks.
    fn move_stack(&mut self, from: Cell, to: Cell) {
        let color = self.side_to_move;
        let carries_red = self.with_red.contains(from);
        self.heights.set(to, self.heights.get(from) + self.heights.get(to));
        self.heights.set(from, 0);
        self.owned[color] = self.owned[color].without(from).with(to);
        self.owned[!color].remove(to);
        if carries_red {
            self.with_red = self.with_red.without(from).with(to);
        }
        self.side_to_move = !color;
        let occupied = self.occupied();
        if carries_red || !neighbors_stay_connected(occupied, from) {
            self.keep(occupied.connected_to(self.with_red));
        }
    }

    fn keep(&mut self, connected: CellSet) {
        self.heights.retain(connected);
        self.owned.white &= connected;
        self.owned.black &= connected;
    }
}

fn total_height(stacks: &[(Cell, Stack)], color: Color) -> u8 {
    stacks.iter().filter(|(_, stack)| stack.owner() == Some(color)).map(|(_, s)| s.height()).sum()
}

/// Returns true if the occupied neighbours of a cell form one arc around it. In that case, emptying
/// the cell does not disconnect any stacks.
fn neighbors_stay_connected(occupied: CellSet, cell: Cell) -> bool {
    CONNECTED_RINGS >> occupied.ring(cell) & 1 != 0
}

/// Bit number `ring` is set if the occupied neighbours in that [`CellSet::ring`] form one arc.
const CONNECTED_RINGS: u64 = {
    let mut connected = 0;
    let mut ring = 0_u64;
    while ring < 64 {
        let rotated = ring >> 1 | (ring & 1) << 5;
        let arcs = (ring & !rotated).count_ones();
        if arcs == 1 {
            connected |= 1 << ring;
        }
        ring += 1;
    }
    connected
};

#[cfg(test)]
mod tests {
    use super::*;

    fn cell(name: &str) -> Cell {
        Cell::named(name)
    }

    fn ply(text: &str) -> Ply {
        text.parse().unwrap()
    }

    /// A few stacks in the lower left corner. White's stack on B2 is surrounded; Black's stacks on
    /// A1 and B3 are not.
    fn corner() -> Position {
        let rows = "b1,w1,.,.,.,.,.,.,./b1,w1,w3*,.,.,.,.,.,.,./r1,b1,r1,.,.,.,.,.,.,.,.";
        format!("w {rows}/.,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.").parse().unwrap()
    }

    #[test]
    fn each_broken_rule_is_reported_with_its_values() {
        use Illegal::*;
        let (from, to) = (cell("B1"), cell("C4"));
        let stack = Stack::single(Color::Black);
        let expected = [
            ("K5J5", Empty { cell: cell("K5") }),
            ("A3B3", LoneRed { cell: cell("A3") }),
            ("A1A2", NotYours { cell: cell("A1"), stack }),
            ("B2B3", Surrounded { cell: cell("B2") }),
            ("B1C4", NotStraight { from, to }),
            ("B1B3", WrongDistance { from, to: cell("B3"), distance: 2, height: 1 }),
            ("B1B1", WrongDistance { from, to: from, distance: 0, height: 1 }),
            ("B1C1", EmptyTarget { from, to: cell("C1") }),
            ("A1", WrongPhase { phase: Phase::Movement }),
            ("PASS", MayNotPass { color: Color::White }),
        ];
        for (text, illegal) in expected {
            assert_eq!(corner().check(ply(text)), Err(illegal), "{text}");
            assert_eq!(corner().play(ply(text)), Err(illegal), "{text}");
            assert_eq!(corner().preview(ply(text)), Err(illegal), "{text}");
        }
        assert_eq!(corner().check(ply("B1A1")), Ok(()));
    }

    #[test]
    fn move_towards_reports_why_a_move_is_illegal() {
        let towards = |from: &str, direction| corner().move_towards(cell(from), direction);
        assert_eq!(towards("B1", Direction::West), Ok(ply("B1A1")));
        let (from, direction) = (cell("B1"), Direction::SouthEast);
        let leaves_board = Illegal::LeavesBoard { from, direction, height: 1 };
        assert_eq!(towards("B1", direction), Err(leaves_board));
        let (from, to) = (cell("C2"), cell("F2"));
        assert_eq!(towards("C2", Direction::East), Err(Illegal::EmptyTarget { from, to }));
        assert_eq!(towards("K5", Direction::East), Err(Illegal::Empty { cell: cell("K5") }));
        assert_eq!(
            Position::new().move_towards(from, direction),
            Err(Illegal::WrongPhase { phase: Phase::Placement })
        );
    }

    #[test]
    fn during_placement_only_placements_on_empty_cells_are_legal() {
        let mut position = Position::new();
        position.play(ply("D3")).unwrap();
        assert_eq!(position.check(ply("d3")), Err(Illegal::CellTaken { cell: cell("D3") }));
        let phase = Phase::Placement;
        assert_eq!(position.check(ply("D3E3")), Err(Illegal::WrongPhase { phase }));
        let color = Color::Black;
        assert_eq!(position.check(Ply::Pass), Err(Illegal::MayNotPass { color }));
    }

    #[test]
    fn a_side_without_a_legal_move_must_pass() {
        let rows = "w3,b3*,r1,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,.,.";
        let text = format!("w {rows}/.,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.");
        let position: Position = text.parse().unwrap();
        assert_eq!(position.check(Ply::Pass), Err(Illegal::GameOver));
        assert_eq!(position.check(ply("A1B1")), Err(Illegal::GameOver));
        assert_eq!(position.check(ply("K5")), Err(Illegal::GameOver));

        let mut position: Position =
            text.replace("b3*", "b1").replace("r1", "b4*").parse().unwrap();
        let color = Color::White;
        assert!(position.must_pass());
        assert_eq!(position.check(ply("A1B1")), Err(Illegal::MustPass { color }));
        let effect = position.play(Ply::Pass).unwrap();
        assert_eq!((effect.target, effect.stack, effect.color), (None, None, color));
        assert_eq!(position.side_to_move(), Color::Black);
        position.play(ply("B1A1")).unwrap();
        assert_eq!(position.result().and_then(|outcome| outcome.winner()), Some(Color::Black));
    }

    #[test]
    fn moving_a_connecting_stack_isolates_others() {
        let effect = corner().preview(ply("C2C3")).unwrap_err();
        let (from, to) = (cell("C2"), cell("C3"));
        assert_eq!(effect, Illegal::WrongDistance { from, to, distance: 1, height: 3 });

        let rows = "w1,b1,b2,w4,.,.,.,.,./w4*,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,.,.";
        let text = format!("b {rows}/.,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.");
        let effect = text.parse::<Position>().unwrap().preview(ply("B1A1")).unwrap();
        assert_eq!(effect.stack, Stack::owned(Color::Black, 2, false));
        assert_eq!(effect.captured, Some(Stack::single(Color::White)));
        assert_eq!(effect.isolated, [cell("C1"), cell("D1")].into_iter().collect());
        assert_eq!(effect.lost, ByColor { white: 4, black: 2 });
        assert_eq!(effect.score, ByColor { white: 4, black: 2 });
    }

    #[test]
    fn moving_the_only_red_isolates_the_stacks_it_leaves() {
        let rows = "w4*,b1,.,.,b1,.,.,.,./b1,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,.,.";
        let rows = format!("{rows}/.,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.");
        let error = format!("w {rows}").parse::<Position>().unwrap_err().to_string();
        assert_eq!(error, "not connected to a red piece: E1");
        let rows = rows.replacen("b1,.,.,b1", "b1,b1,b1,b1", 1);
        let effect = format!("w {rows}").parse::<Position>().unwrap().preview(ply("A1E1")).unwrap();
        assert_eq!(effect.isolated, CellSet::of(cell("A2")));
        assert_eq!(effect.stack, Stack::owned(Color::White, 5, true));
    }

    #[test]
    fn messages_contain_the_values() {
        let message = |text: &str| corner().check(ply(text)).unwrap_err().to_string();
        assert_eq!(message("B1B3"), "B3 is 2 away from B1, but a stack of height 1 moves 1");
        assert_eq!(message("A1A2"), "the stack on A1 (b1) belongs to the opponent");
        assert_eq!(message("A1"), "all pieces are placed, only stacks can move");
    }
}
