//! What a picture or a description shows.

use dvonn_rules::{ByColor, Cell, CellSet, Color, Effect, Ply, Position, Reds};

/// Everything that a picture or a description shows. Every word in it comes from the caller.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The position after the last ply.
    pub position: &'a Position,
    /// How many red pieces are in its stacks, as far as known: shown by a number from two on.
    pub reds: Reds,
    /// Whether the position is a game's, and whether that game goes on.
    pub status: Status,
    /// The last ply: shown by rings at both ends and an arrow, what it isolated by crossed-out ghosts.
    pub last: Option<&'a Effect>,
    /// Plies that are advised in the position, the best first: shown by letters from A on, and arrows
    /// for moves. A picture stays clear with up to three.
    pub hints: &'a [Ply],
    /// The ply that was played instead of the advised ones: shown in another colour, with the letter
    /// after theirs.
    pub played: Option<Ply>,
    /// The stack that somebody has chosen to move.
    pub chosen: Option<Cell>,
    /// Where it could go, or where a piece could be placed: shown by rings with the cells' names.
    pub targets: CellSet,
    /// Stacks that are marked as surrounded, so that they cannot move.
    pub blocked: CellSet,
    /// The players' names as they wrote them: any text of any length. Both are empty for a board
    /// that nobody plays on yet.
    pub names: ByColor<&'a str>,
    /// One line such as "White to move" or "Preview: D3→F3"; may be empty. Only pictures show it.
    pub caption: &'a str,
}

/// What a position cannot tell of its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// The position tells all: whose turn it is or, where nobody can move any more, who won.
    Running,
    /// The last ply has not been played: nobody is to move, and nobody has won.
    Preview,
    /// This side won before the game was played out.
    Won(Color),
    /// The game ended in a draw before it was played out.
    Drawn,
    /// The game was given up without a winner.
    NoResult,
}

impl<'a> Scene<'a> {
    /// A position of a running game, with the reds as far as it gives them away, and nothing else: no
    /// ply is marked, nobody is named.
    pub fn of(position: &'a Position) -> Scene<'a> {
        Scene {
            position,
            reds: Reds::from_position(position),
            status: Status::Running,
            last: None,
            hints: &[],
            played: None,
            chosen: None,
            targets: CellSet::EMPTY,
            blocked: CellSet::EMPTY,
            names: ByColor { white: "", black: "" },
            caption: "",
        }
    }

    /// The side that is to move, if anybody is.
    pub(crate) fn turn(&self) -> Option<Color> {
        let goes_on = self.status == Status::Running && self.position.result().is_none();
        goes_on.then(|| self.position.side_to_move())
    }

    /// The side that won, if anybody did.
    pub(crate) fn winner(&self) -> Option<Color> {
        match self.status {
            Status::Running => self.position.result()?.winner(),
            Status::Won(color) => Some(color),
            Status::Preview | Status::Drawn | Status::NoResult => None,
        }
    }
}
