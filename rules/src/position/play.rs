//! Checking, previewing and playing plies; isolation.

use super::{Phase, Position, piece_to_place};
use crate::cell::Cell;
use crate::cell_set::CellSet;
use crate::color::{ByColor, Color};
use crate::direction::Direction;
use crate::effect::Effect;
use crate::illegal::Illegal;
use crate::ply::Ply;
use crate::stack::Stack;

/// What [`Position::unmake`] needs to take a ply back.
#[derive(Clone, Copy, Debug)]
pub struct Undo(Position);

impl Position {
    /// Whether a ply is legal.
    ///
    /// # Errors
    ///
    /// The rule that the ply breaks; where it breaks several, the one that a person would look at
    /// first.
    pub fn check(&self, ply: Ply) -> Result<(), Illegal> {
        let phase = self.phase();
        if phase == Phase::Over {
            return Err(Illegal::GameOver);
        }
        let color = self.side_to_move;
        let must_pass = phase == Phase::Movement && !self.can_move(color);
        match ply {
            Ply::Pass if must_pass => Ok(()),
            Ply::Pass => Err(Illegal::MayNotPass { color }),
            Ply::Place(_) if phase != Phase::Placement => Err(Illegal::WrongPhase { phase }),
            Ply::Place(cell) if self.occupied().contains(cell) => Err(Illegal::CellTaken { cell }),
            Ply::Place(_) => Ok(()),
            Ply::Move { .. } if phase != Phase::Movement => Err(Illegal::WrongPhase { phase }),
            Ply::Move { .. } if must_pass => Err(Illegal::MustPass { color }),
            Ply::Move { from, to } => self.check_target(self.check_source(from)?, from, to),
        }
    }

    /// The move of the stack on `from` in a direction; its height says how far.
    ///
    /// # Errors
    ///
    /// The rule that keeps the stack from moving there, [`Illegal::LeavesBoard`] among them.
    pub fn move_towards(&self, from: Cell, direction: Direction) -> Result<Ply, Illegal> {
        let height = self.stack(from).map_or(1, Stack::height);
        let to = from.step(direction, height);
        match self.check(Ply::Move {
            from,
            to: to.unwrap_or(from),
        }) {
            Err(Illegal::WrongDistance { .. }) => Err(Illegal::LeavesBoard {
                from,
                direction,
                height,
            }),
            Err(illegal) => Err(illegal),
            Ok(()) => Ok(Ply::Move {
                from,
                to: to.unwrap_or(from),
            }),
        }
    }

    /// The stack on `from`, if the side to move could move it in any direction.
    fn check_source(&self, from: Cell) -> Result<Stack, Illegal> {
        let stack = self.stack(from).ok_or(Illegal::Empty { cell: from })?;
        if stack.is_lone_red() {
            Err(Illegal::LoneRed { cell: from })
        } else if stack.owner() != Some(self.side_to_move) {
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
            Err(Illegal::WrongDistance {
                from,
                to,
                distance,
                height,
            })
        } else if self.occupied().contains(to) {
            Ok(())
        } else {
            Err(Illegal::EmptyTarget { from, to })
        }
    }

    /// What a legal ply would do, without doing it.
    ///
    /// # Errors
    ///
    /// As [`Position::check`].
    pub fn preview(&self, ply: Ply) -> Result<Effect, Illegal> {
        self.clone_and_play(ply).map(|(effect, _)| effect)
    }

    /// Plays a ply and says what it did.
    ///
    /// # Errors
    ///
    /// As [`Position::check`]; the position then is as it was.
    pub fn play(&mut self, ply: Ply) -> Result<Effect, Illegal> {
        let (effect, after) = self.clone_and_play(ply)?;
        *self = after;
        Ok(effect)
    }

    fn clone_and_play(&self, ply: Ply) -> Result<(Effect, Position), Illegal> {
        self.check(ply)?;
        let mut after = *self;
        after.apply(ply);
        let (target, stack, captured) = match ply {
            Ply::Place(cell) => (Some(cell), after.stack(cell), None),
            Ply::Move { from, to } => {
                let captured = self.stack(to);
                let built = self
                    .stack(from)
                    .zip(captured)
                    .map(|(moved, below)| moved.onto(below));
                (Some(to), built, captured)
            }
            Ply::Pass => (None, None, None),
        };
        let isolated = match ply {
            Ply::Move { from, .. } => self.occupied().without(from) - after.occupied(),
            Ply::Place(_) | Ply::Pass => CellSet::EMPTY,
        };
        let stood_on = |cell| {
            if Some(cell) == target {
                stack
            } else {
                self.stack(cell)
            }
        };
        let isolated_stacks: Vec<(Cell, Stack)> = isolated
            .iter()
            .filter_map(|cell| stood_on(cell).map(|stack| (cell, stack)))
            .collect();
        let lost = ByColor::from_fn(|color| total_height(&isolated_stacks, color));
        let color = self.side_to_move;
        let score = after.score();
        let effect = Effect {
            ply,
            color,
            stack,
            target,
            captured,
            isolated,
            isolated_stacks,
            lost,
            score,
        };
        Ok((effect, after))
    }

    /// Plays a ply that is known to be legal, as fast as can be; for searching.
    ///
    /// The ply must come from [`Position::legal_plies`] or have passed [`Position::check`]: after
    /// any other the position means nothing.
    pub fn make(&mut self, ply: Ply) -> Undo {
        debug_assert_eq!(self.check(ply), Ok(()), "{ply} in {self}");
        let undo = Undo(*self);
        self.apply(ply);
        undo
    }

    /// Takes back the ply that [`Position::make`] played last.
    pub fn unmake(&mut self, undo: Undo) {
        *self = undo.0;
    }

    pub(super) fn apply(&mut self, ply: Ply) {
        match ply {
            Ply::Place(cell) => self.place(cell),
            Ply::Move { from, to } => {
                self.move_stack(from, to, self.heights.get(from));
            }
            Ply::Pass => self.side_to_move = !self.side_to_move,
        }
    }

    fn place(&mut self, cell: Cell) {
        self.put(cell, piece_to_place(self.occupied().len()).into());
        self.placing = !self.empty().is_empty();
        // White places the last piece and makes the first move.
        self.side_to_move = if self.placing {
            !self.side_to_move
        } else {
            Color::White
        };
    }

    /// Moves a stack of the side to move, whose height is given, and removes what that isolates.
    pub(super) fn move_stack(&mut self, from: Cell, to: Cell, height: u8) {
        let color = self.side_to_move;
        let carries_red = self.with_red.contains(from);
        self.heights.set(to, height + self.heights.get(to));
        self.heights.set(from, 0);
        self.owned[color] = self.owned[color].without(from).with(to);
        self.owned[!color].remove(to);
        if carries_red {
            self.with_red = self.with_red.without(from).with(to);
        }
        self.side_to_move = !color;
        let occupied = self.occupied();
        if carries_red || !surroundings_hold_together(occupied, from) {
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
    stacks
        .iter()
        .filter(|(_, stack)| stack.owner() == Some(color))
        .map(|(_, s)| s.height())
        .sum()
}

/// Whether the occupied neighbours of a cell form one unbroken arc around it, so that emptying the
/// cell separates nothing from anything.
fn surroundings_hold_together(occupied: CellSet, cell: Cell) -> bool {
    UNBROKEN >> occupied.ring(cell) & 1 != 0
}

/// Bit `ring` is set when the occupied neighbours in a ring (see [`CellSet::ring`]) form one arc.
const UNBROKEN: u64 = {
    let mut unbroken = 0;
    let mut ring = 0_u64;
    while ring < 64 {
        let turned = ring >> 1 | (ring & 1) << 5;
        let arcs = (ring & !turned).count_ones();
        if arcs == 1 {
            unbroken |= 1 << ring;
        }
        ring += 1;
    }
    unbroken
};
