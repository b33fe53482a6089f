//! What keeps loose parts from being a position of the game.

use std::fmt;
use std::ops::Deref;

use super::setup::Setup;
use super::{PIECES_OF_A_SIDE, Position, REDS, placed, side_to_place};
use crate::cell::Cell;
use crate::cell_set::CellSet;
use crate::color::{ByColor, Color};
use crate::stack::Stack;

/// Numbers of single pieces on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Placed {
    /// Red pieces.
    pub reds: u8,
    /// Pieces of each side.
    pub pieces: ByColor<u8>,
}

/// One reason why loose parts are no position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// Reds are never removed and merge only with each other: one to three stacks hold them.
    #[error("{found} stacks hold red; it must be 1 to 3")]
    StacksWithRed {
        /// How many stacks do.
        found: usize,
    },
    /// The stacks with red are too low for three reds: a stack of height h that a side owns has
    /// room for h - 1.
    #[error("the stacks with red have room for {room} red pieces; three are in the game")]
    RoomForReds {
        /// The room of all stacks with red.
        room: u8,
    },
    /// Stacks that would have been removed, being connected to no red.
    #[error("not connected to a red piece: {}", names(*.cells))]
    Isolated {
        /// Their cells.
        cells: CellSet,
    },
    /// More pieces than the game has.
    #[error("the stacks have {found} pieces together; the game has 49")]
    TooManyPieces {
        /// The total height of all stacks.
        found: u32,
    },
    /// More stacks of a side than it has pieces to put on top.
    #[error("{color} owns {found} stacks and has 23 pieces")]
    TooManyStacks {
        /// The side.
        color: Color,
        /// Its stacks.
        found: usize,
    },
    /// On a full board White, who can move, moves first.
    #[error("the board is full, so it is White who moves first")]
    BlackMovesFirst,
    /// Every move builds a stack of two or more. If none is left, it was removed with its pieces.
    #[error("stacks have moved, but there are only single pieces and no more than one is gone")]
    NothingMoved,
    /// Single pieces in numbers that alternate placement does not give.
    #[error(
        "{pieces} single pieces would be the beginning of a placement if they were {} red, {} white \
         and {} black with {side_to_move} to move",
        .needed.reds, .needed.pieces.white, .needed.pieces.black
    )]
    NoPlacement {
        /// The number of pieces on the board.
        pieces: usize,
        /// What they would have to be.
        needed: Placed,
        /// Whose turn it would have to be.
        side_to_move: Color,
    },
}

fn names(cells: CellSet) -> String {
    cells
        .iter()
        .map(|cell| cell.to_string())
        .collect::<Vec<_>>()
        .join(", ")
}

/// Every reason why loose parts are no position; at least one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Faults(Vec<Fault>);

impl Deref for Faults {
    type Target = [Fault];

    fn deref(&self) -> &[Fault] {
        &self.0
    }
}

/// Writes all of them, separated by semicolons.
impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.0.iter().enumerate() {
            write!(f, "{}{fault}", if index == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl std::error::Error for Faults {}

/// Whether the parts are what alternate placement gives before the board is full.
pub(super) fn placement_fits(setup: &Setup) -> bool {
    let count = setup.stacks().count();
    count < Cell::COUNT && setup.side_to_move == side_to_place(count) && {
        let mut found = Placed::default();
        let all_single = setup.stacks().all(|(_, stack)| {
            match stack.owner() {
                None => found.reds += 1,
                Some(color) => found.pieces[color] += 1,
            }
            stack.height() == 1
        });
        all_single && found == placed(count)
    }
}

/// What keeps the parts from being a position of the movement phase. `position` is made of them.
pub(super) fn movement_faults(setup: &Setup, position: &Position) -> Faults {
    let mut faults = Vec::new();
    let stacks = setup.stacks().count();
    let pieces: u32 = setup
        .stacks()
        .map(|(_, stack)| u32::from(stack.height()))
        .sum();
    let all_single = setup.stacks().all(|(_, stack)| stack.height() == 1);

    red_faults(setup, position, &mut faults);
    if pieces > 49 {
        faults.push(Fault::TooManyPieces { found: pieces });
    }
    for color in Color::ALL {
        let found = position.owned_by(color).len();
        if found > usize::from(PIECES_OF_A_SIDE) {
            faults.push(Fault::TooManyStacks { color, found });
        }
    }
    if stacks == Cell::COUNT
        && setup.side_to_move == Color::Black
        && position.can_move(Color::White)
    {
        faults.push(Fault::BlackMovesFirst);
    }
    if all_single && pieces == 48 {
        faults.push(Fault::NothingMoved);
    }
    if all_single && stacks < Cell::COUNT && !setup.moves_begun && !faults.is_empty() {
        faults.push(Fault::NoPlacement {
            pieces: stacks,
            needed: placed(stacks),
            side_to_move: side_to_place(stacks),
        });
    }
    Faults(faults)
}

fn red_faults(setup: &Setup, position: &Position, faults: &mut Vec<Fault>) {
    let with_red = position.with_red();
    if !(1..=usize::from(REDS)).contains(&with_red.len()) {
        faults.push(Fault::StacksWithRed {
            found: with_red.len(),
        });
    }
    if with_red.is_empty() {
        return;
    }
    let room = |stack: Stack| {
        if stack.is_lone_red() {
            1
        } else {
            (stack.height() - 1).min(REDS)
        }
    };
    let room = setup
        .stacks()
        .filter(|(_, s)| s.has_red())
        .map(|(_, stack)| room(stack))
        .sum();
    if room < REDS {
        faults.push(Fault::RoomForReds { room });
    }
    let cells = position.occupied() - position.occupied().connected_to(with_red);
    if !cells.is_empty() {
        faults.push(Fault::Isolated { cells });
    }
}
