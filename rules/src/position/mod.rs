//! The state of a game at one moment, and what can be asked of it.
//!
//! Who may do what is in `mobility`, what a ply does in `play`, loose parts made into a position in
//! `setup` and `fault`, text in `text`, the heights of the stacks in `heights`.

mod fault;
mod heights;
mod mobility;
mod perft;
mod play;
mod setup;
mod text;

use crate::cell::Cell;
use crate::cell_set::CellSet;
use crate::color::{ByColor, Color};
use crate::stack::{Piece, Stack};
use heights::Heights;

pub use fault::{Fault, Faults, Placed};
pub use play::Undo;
pub use setup::Setup;
pub use text::PositionError;

/// The pieces that each side starts with.
pub(crate) const PIECES_OF_A_SIDE: u8 = 23;

/// The red pieces of the game.
const REDS: u8 = 3;

/// The part of the game that a position belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Phase {
    /// Pieces go from the hand to empty cells.
    Placement,
    /// Stacks move onto stacks.
    Movement,
    /// Neither side can move any more.
    Over,
}

/// The pieces not yet on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ToPlace {
    /// Red pieces, 0 to 3.
    pub reds: u8,
    /// Pieces of each side, 0 to 23.
    pub pieces: ByColor<u8>,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// The total height of the stacks of each side.
    pub score: ByColor<u8>,
}

impl Outcome {
    /// The side with more; `None` for a draw.
    pub fn winner(&self) -> Option<Color> {
        Color::ALL.into_iter().find(|&color| self.score[color] > self.score[!color])
    }

    /// By how much the winner has more, 0 for a draw.
    pub fn margin(&self) -> u8 {
        self.score.white.abs_diff(self.score.black)
    }
}

/// A position of the game; always one that the rules allow.
///
/// It is a small value that is copied freely. Two positions are equal when the same side is to move
/// in the same phase with the same stacks on the same cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    heights: Heights,
    owned: ByColor<CellSet>,
    with_red: CellSet,
    side_to_move: Color,
    placing: bool,
}

impl Position {
    /// The start of the game: the board is empty and White places the first red piece.
    pub fn new() -> Position {
        Position {
            heights: Heights::default(),
            owned: ByColor::default(),
            with_red: CellSet::EMPTY,
            side_to_move: Color::White,
            placing: true,
        }
    }

    /// Whose turn it is. In a finished game, whose turn it would be.
    pub const fn side_to_move(&self) -> Color {
        self.side_to_move
    }

    /// The part of the game that this position belongs to.
    pub fn phase(&self) -> Phase {
        if self.placing {
            Phase::Placement
        } else if Color::ALL.into_iter().any(|color| self.can_move(color)) {
            Phase::Movement
        } else {
            Phase::Over
        }
    }

    /// The piece that the side to move has to place; `None` once the board has been full.
    pub fn next_piece(&self) -> Option<Piece> {
        self.placing.then(|| piece_to_place(self.occupied().len()))
    }

    /// The pieces still to be placed by both sides together.
    pub fn to_place(&self) -> ToPlace {
        if !self.placing {
            return ToPlace::default();
        }
        let placed = placed(self.occupied().len());
        ToPlace {
            reds: REDS - placed.reds,
            pieces: placed.pieces.map(|placed| PIECES_OF_A_SIDE - placed),
        }
    }

    /// The stack on a cell.
    pub fn stack(&self, cell: Cell) -> Option<Stack> {
        let has_red = self.with_red.contains(cell);
        match Color::ALL.into_iter().find(|&color| self.owned[color].contains(cell)) {
            Some(owner) => Stack::owned(owner, self.heights.get(cell), has_red),
            None => has_red.then_some(Stack::LONE_RED),
        }
    }

    /// The cells with a stack, lone reds among them.
    pub const fn occupied(&self) -> CellSet {
        self.owned.white.union(self.owned.black).union(self.with_red)
    }

    /// The cells without a stack.
    pub fn empty(&self) -> CellSet {
        !self.occupied()
    }

    /// The cells with a stack of one side.
    pub fn owned_by(&self, color: Color) -> CellSet {
        self.owned[color]
    }

    /// The cells with a red piece, alone or in a stack.
    pub const fn with_red(&self) -> CellSet {
        self.with_red
    }

    /// The total height of the stacks of each side, 0 to 49.
    pub fn score(&self) -> ByColor<u8> {
        self.owned.map(|cells| self.heights.total(cells))
    }

    /// How the game ended, once it has.
    pub fn result(&self) -> Option<Outcome> {
        (self.phase() == Phase::Over).then(|| Outcome { score: self.score() })
    }

    /// Puts a stack on an empty cell, whatever the rules say.
    fn put(&mut self, cell: Cell, stack: Stack) {
        self.heights.set(cell, stack.height());
        if let Some(owner) = stack.owner() {
            self.owned[owner].insert(cell);
        }
        if stack.has_red() {
            self.with_red.insert(cell);
        }
    }
}

impl Default for Position {
    fn default() -> Position {
        Position::new()
    }
}

/// The piece that follows when `count` (0 to 48) have been placed.
fn piece_to_place(count: usize) -> Piece {
    if count < usize::from(REDS) { Piece::Red } else { Piece::Of(side_to_place(count)) }
}

/// The side that places when `count` pieces (0 to 48) have been placed.
fn side_to_place(count: usize) -> Color {
    if count.is_multiple_of(2) { Color::White } else { Color::Black }
}

/// The pieces on the board when `count` have been placed, 0 to 49.
fn placed(count: usize) -> Placed {
    let mut placed = Placed::default();
    for before in 0..count {
        match piece_to_place(before) {
            Piece::Red => placed.reds += 1,
            Piece::Of(color) => placed.pieces[color] += 1,
        }
    }
    placed
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ply::Ply;

    /// Fills the board in the order of the cells, up to `count` pieces.
    fn filled(count: usize) -> Position {
        let mut position = Position::new();
        for cell in Cell::ALL.into_iter().take(count) {
            position.play(Ply::Place(cell)).unwrap();
        }
        position
    }

    #[test]
    fn three_reds_come_first_then_black_begins_with_a_piece_of_its_own() {
        let pieces: Vec<_> = (0..7)
            .map(|count| (filled(count).side_to_move(), filled(count).next_piece()))
            .collect();
        let (white, black) = (Color::White, Color::Black);
        let expected = [
            (white, Piece::Red),
            (black, Piece::Red),
            (white, Piece::Red),
            (black, Piece::Of(black)),
            (white, Piece::Of(white)),
            (black, Piece::Of(black)),
            (white, Piece::Of(white)),
        ];
        assert_eq!(pieces, expected.map(|(side, piece)| (side, Some(piece))));
    }

    #[test]
    fn white_places_the_last_piece_and_moves_first() {
        assert_eq!(filled(48).side_to_move(), Color::White);
        assert_eq!(filled(48).to_place().pieces, ByColor { white: 1, black: 0 });
        let full = filled(49);
        assert_eq!((full.side_to_move(), full.phase()), (Color::White, Phase::Movement));
        assert_eq!((full.next_piece(), full.to_place()), (None, ToPlace::default()));
        assert_eq!(full.score(), ByColor { white: 23, black: 23 });
    }

    #[test]
    fn the_hand_holds_what_the_board_does_not() {
        for count in 0..49 {
            let position = filled(count);
            let ToPlace { reds, pieces } = position.to_place();
            assert_eq!(usize::from(reds + pieces.white + pieces.black), 49 - count);
            assert_eq!(position.owned_by(Color::White).len(), 23 - usize::from(pieces.white));
            assert_eq!(position.owned_by(Color::Black).len(), 23 - usize::from(pieces.black));
            assert_eq!(position.with_red().len(), 3 - usize::from(reds));
            assert_eq!(position.occupied().len() + position.empty().len(), 49);
        }
    }

    #[test]
    fn more_height_wins_and_equal_height_is_a_draw() {
        let outcome = |white, black| Outcome { score: ByColor { white, black } };
        assert_eq!((outcome(20, 11).winner(), outcome(20, 11).margin()), (Some(Color::White), 9));
        assert_eq!((outcome(3, 11).winner(), outcome(3, 11).margin()), (Some(Color::Black), 8));
        assert_eq!((outcome(7, 7).winner(), outcome(7, 7).margin()), (None, 0));
    }

    #[test]
    fn only_the_start_of_the_game_is_the_default_position() {
        assert_eq!(Position::default(), Position::new());
        assert_eq!(Position::new().legal_plies().len(), 49);
        assert_ne!(filled(1), Position::new());
    }
}
