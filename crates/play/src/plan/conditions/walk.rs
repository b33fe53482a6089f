//! The known parts of the position at a point in a branch.

use dvonn_rules::{CellSet, Color, Illegal, Phase, Ply, Position};

/// The position at a point in a branch. Forced passes are played at once.
#[derive(Clone, Copy, Debug)]
pub(super) enum Walk {
    /// The exact position.
    Known(Position),
    /// Partly known, after an unknown ply of the opponent.
    Guessed {
        /// The side to move, provided that nobody had to pass.
        to_move: Color,
        /// The number of pieces still to be placed.
        to_place: usize,
        /// During placement: cells that are certainly occupied.
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

    /// Returns true if the game is certainly over.
    pub(super) fn is_over(self) -> bool {
        matches!(self, Walk::Known(position) if position.phase() == Phase::Over)
    }

    /// Returns the position after a ply, unless the ply is certainly illegal.
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

    /// Returns the position after an unknown ply.
    pub(super) fn after_unknown_ply(self) -> Walk {
        match self {
            Walk::Known(position) => {
                let to_place = if self.is_placing() { position.empty().len() } else { 0 };
                guess(position.side_to_move(), to_place, position.occupied())
            }
            Walk::Guessed { to_move, to_place, taken } => guess(to_move, to_place, taken),
        }
    }
}

/// Returns the partly known position after a ply of `mover`. `to_place` pieces were left to place
/// before it.
fn guess(mover: Color, to_place: usize, taken: CellSet) -> Walk {
    // White places the last piece and makes the first move.
    let to_move = if to_place == 1 { Color::White } else { !mover };
    Walk::Guessed { to_move, to_place: to_place.saturating_sub(1), taken }
}
