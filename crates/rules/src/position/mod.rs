//! Positions of a game.
//!
//! `canonical` compares positions up to symmetry, and `key` numbers them. `mobility` generates moves,
//! and `play` checks and plays plies. `setup` builds a position from stacks, `validation` checks it,
//! and `fault` lists the possible errors. `text` is the notation, and `heights` stores the heights of
//! the stacks.

mod canonical;
mod fault;
mod heights;
mod key;
mod mobility;
mod perft;
mod play;
mod setup;
mod text;
mod validation;

use crate::cell::{Cell, CellSet};
use crate::color::{ByColor, Color};
use crate::stack::{Piece, Stack};
use heights::Heights;

pub use canonical::Canonical;
pub use fault::{Faults, PieceCounts, PositionFault};
pub use play::Undo;
pub use setup::RawPosition;
pub use text::PositionError;

/// The number of pieces of each side.
pub(crate) const PIECES_PER_SIDE: u8 = 23;

/// The number of red pieces.
const REDS: u8 = 3;

/// The phase of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Phase {
    /// Pieces are placed on empty cells.
    Placement,
    /// Stacks move onto other stacks.
    Movement,
    /// Neither side can move: the game is over.
    Over,
}

/// The numbers of pieces that are still to be placed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ToPlace {
    /// The number of red pieces, 0 to 3.
    pub reds: u8,
    /// The number of pieces of each side, 0 to 23.
    pub pieces: ByColor<u8>,
}

/// The outcome of a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// The score: the total height of each side's stacks.
    pub score: ByColor<u8>,
}

impl Outcome {
    /// Returns the side with the higher score, or `None` for a draw.
    pub fn winner(&self) -> Option<Color> {
        Color::ALL.into_iter().find(|&color| self.score[color] > self.score[!color])
    }

    /// Returns the difference between the scores, 0 for a draw.
    pub fn margin(&self) -> u8 {
        self.score.white.abs_diff(self.score.black)
    }
}

/// A position of the game. Always valid.
///
/// Two positions are equal if they have the same stacks on the same cells, the same side to move
/// and the same phase.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    heights: Heights,
    owned: ByColor<CellSet>,
    with_red: CellSet,
    side_to_move: Color,
    placing: bool,
}

impl Position {
    /// Returns the start position: an empty board with White to place the first red piece.
    pub fn new() -> Position {
        Position {
            heights: Heights::default(),
            owned: ByColor::default(),
            with_red: CellSet::EMPTY,
            side_to_move: Color::White,
            placing: true,
        }
    }

    /// Returns the side to move. If the game is over, the side that would be next.
    pub const fn side_to_move(&self) -> Color {
        self.side_to_move
    }

    /// Returns the phase of the game.
    pub fn phase(&self) -> Phase {
        if self.placing {
            Phase::Placement
        } else if Color::ALL.into_iter().any(|color| self.can_move(color)) {
            Phase::Movement
        } else {
            Phase::Over
        }
    }

    /// Returns the next piece to place, or `None` after the placement phase.
    pub fn next_piece(&self) -> Option<Piece> {
        self.placing.then(|| piece_to_place(self.occupied().len()))
    }

    /// Returns the numbers of pieces that are still to be placed.
    pub fn to_place(&self) -> ToPlace {
        if !self.placing {
            return ToPlace::default();
        }
        let placed = placed(self.occupied().len());
        ToPlace {
            reds: REDS - placed.reds,
            pieces: placed.pieces.map(|placed| PIECES_PER_SIDE - placed),
        }
    }

    /// Returns the stack on a cell.
    pub fn stack(&self, cell: Cell) -> Option<Stack> {
        let has_red = self.with_red.contains(cell);
        match Color::ALL.into_iter().find(|&color| self.owned[color].contains(cell)) {
            Some(owner) => Stack::owned(owner, self.heights.get(cell), has_red),
            None => has_red.then_some(Stack::LONE_RED),
        }
    }

    /// Iterates over all stacks with their cells, in the order of the cells.
    pub fn stacks(&self) -> impl Iterator<Item = (Cell, Stack)> {
        self.occupied().iter().filter_map(|cell| self.stack(cell).map(|stack| (cell, stack)))
    }

    /// Returns the cells with a stack, including lone reds.
    pub const fn occupied(&self) -> CellSet {
        self.owned.white.union(self.owned.black).union(self.with_red)
    }

    /// Returns the cells without a stack.
    pub fn empty(&self) -> CellSet {
        !self.occupied()
    }

    /// Returns the cells whose stacks belong to a side.
    pub fn owned_by(&self, color: Color) -> CellSet {
        self.owned[color]
    }

    /// Returns the cells whose stacks contain red, including lone reds.
    pub const fn with_red(&self) -> CellSet {
        self.with_red
    }

    /// Returns the score: the total height of each side's stacks, 0 to 49.
    pub fn score(&self) -> ByColor<u8> {
        self.owned.map(|cells| self.heights.total(cells))
    }

    /// Returns the outcome, or `None` while the game is running.
    pub fn result(&self) -> Option<Outcome> {
        (self.phase() == Phase::Over).then(|| Outcome { score: self.score() })
    }

    /// Puts a stack on an empty cell without checking the rules.
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

/// Returns the next piece after `count` (0 to 48) placements.
fn piece_to_place(count: usize) -> Piece {
    if count < usize::from(REDS) { Piece::Red } else { Piece::Of(side_to_place(count)) }
}

/// Returns the side that places after `count` (0 to 48) placements.
fn side_to_place(count: usize) -> Color {
    if count.is_multiple_of(2) { Color::White } else { Color::Black }
}

/// Returns the numbers of pieces on the board after `count` (0 to 49) placements.
fn placed(count: usize) -> PieceCounts {
    let mut placed = PieceCounts::default();
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

    /// The position after placing `count` pieces in the order of the cells.
    fn filled(count: usize) -> Position {
        let mut position = Position::new();
        for cell in Cell::ALL.into_iter().take(count) {
            position.play(Ply::Place(cell)).unwrap();
        }
        position
    }

    #[test]
    fn the_reds_come_first_and_then_black_places_the_first_own_piece() {
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
    fn pieces_to_place_and_pieces_on_the_board_add_up() {
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
    fn the_higher_score_wins_and_equal_scores_are_a_draw() {
        let outcome = |white, black| Outcome { score: ByColor { white, black } };
        assert_eq!((outcome(20, 11).winner(), outcome(20, 11).margin()), (Some(Color::White), 9));
        assert_eq!((outcome(3, 11).winner(), outcome(3, 11).margin()), (Some(Color::Black), 8));
        assert_eq!((outcome(7, 7).winner(), outcome(7, 7).margin()), (None, 0));
    }

    #[test]
    fn the_default_is_the_start_position() {
        assert_eq!(Position::default(), Position::new());
        assert_eq!(Position::new().legal_plies().len(), 49);
        assert_ne!(filled(1), Position::new());
    }
}
