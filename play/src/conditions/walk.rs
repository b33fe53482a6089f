//! What is known of the position on the way along a branch.

use dvonn_rules::{CellSet, Color, Illegal, Phase, Ply, Position};

/// A position on the way along a branch. Forced passes are played at once.
#[derive(Clone, Copy, Debug)]
pub(super) enum Walk {
    /// The position itself.
    Known(Position),
    /// What is left of it when the opponent has played anything.
    Guessed {
        /// Who is to move, if nobody has had to pass since.
        to_move: Color,
        /// How many pieces are still to be placed.
        to_place: usize,
        /// Cells that are surely taken while pieces are placed.
        taken: CellSet,
    },
}

impl Walk {
    pub(super) fn from(position: &Position) -> Walk {
        let mut position = *position;
        while position.must_pass() && position.play(Ply::Pass).is_ok() {}
        Walk::Known(position)
    }

    pub(super) fn to_move(self) -> Color {
        match self {
            Walk::Known(position) => position.side_to_move(),
            Walk::Guessed { to_move, .. } => to_move,
        }
    }

    pub(super) fn is_placing(self) -> bool {
        match self {
            Walk::Known(position) => position.phase() == Phase::Placement,
            Walk::Guessed { to_place, .. } => to_place > 0,
        }
    }

    /// Whether the game is known to be over.
    pub(super) fn is_over(self) -> bool {
        matches!(self, Walk::Known(position) if position.phase() == Phase::Over)
    }

    /// The position after a ply, unless that is illegal for all that is known.
    pub(super) fn after(self, ply: Ply) -> Result<Walk, Illegal> {
        match (self, ply) {
            (Walk::Known(mut position), ply) => {
                position.play(ply)?;
                Ok(Walk::from(&position))
            }
            (Walk::Guessed { to_move, to_place, taken }, Ply::Place(cell)) if to_place > 0 => {
                if taken.contains(cell) {
                    return Err(Illegal::CellTaken { cell });
                }
                Ok(guess(to_move, to_place, taken.with(cell)))
            }
            (Walk::Guessed { to_move, to_place: 0, taken }, Ply::Move { from, to }) => {
                if from.line_to(to).is_none() {
                    return Err(Illegal::NotStraight { from, to });
                }
                Ok(guess(to_move, 0, taken))
            }
            (Walk::Guessed { to_move: color, .. }, Ply::Pass) => Err(Illegal::MayNotPass { color }),
            (Walk::Guessed { to_place, .. }, Ply::Place(_) | Ply::Move { .. }) => {
                let phase = if to_place > 0 { Phase::Placement } else { Phase::Movement };
                Err(Illegal::WrongPhase { phase })
            }
        }
    }

    /// The position after a ply that nobody knows yet.
    pub(super) fn after_anything(self) -> Walk {
        match self {
            Walk::Known(position) => {
                let to_place = if self.is_placing() { position.empty().len() } else { 0 };
                guess(position.side_to_move(), to_place, position.occupied())
            }
            Walk::Guessed { to_move, to_place, taken } => guess(to_move, to_place, taken),
        }
    }
}

/// What is known after one more ply of `mover`, with `to_place` pieces to be placed before it.
fn guess(mover: Color, to_place: usize, taken: CellSet) -> Walk {
    // White places the last piece and makes the first move.
    let to_move = if to_place == 1 { Color::White } else { !mover };
    Walk::Guessed { to_move, to_place: to_place.saturating_sub(1), taken }
}
