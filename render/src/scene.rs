//! The content of a picture or a description.

use dvonn_rules::{ByColor, Cell, CellSet, Color, Effect, Ply, Position, Reds};

/// A position and what to show with it. The caller supplies all texts.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The position after the last ply.
    pub position: &'a Position,
    /// The number of reds in each stack, where known. Pictures show numbers of two or more.
    pub reds: Reds,
    /// Whether the game is running, over, or only a preview.
    pub status: Status,
    /// The last ply, shown as an arrow with rings at both ends. Isolated stacks are crossed-out
    /// ghosts.
    pub last: Option<&'a Effect>,
    /// Suggested plies, the best first, marked with letters from A on; moves also have arrows. Up
    /// to three are easy to read.
    pub hints: &'a [Ply],
    /// The ply that was played instead of the suggested ones. It is shown in another colour, with
    /// the next letter.
    pub played: Option<Ply>,
    /// The stack chosen to move.
    pub chosen: Option<Cell>,
    /// The cells where the chosen stack can go, or where a piece can be placed, shown with rings and their names. If
    /// there is no chosen stack, the stacks that can move, shown with the names of their cells.
    pub targets: CellSet,
    /// Stacks marked as surrounded, which cannot move.
    pub blocked: CellSet,
    /// White's winning chances in per cent, from 0 to 100, drawn as a bar in the footer.
    pub white_chance: Option<u8>,
    /// The winning chances of both sides as the bar shows them, such as "61%".
    pub chance_figures: ByColor<&'a str>,
    /// The players' names. Both are empty for a board without players.
    pub names: ByColor<Name<'a>>,
    /// One line such as "White to move" or "Preview: D3→F3"; may be empty. Descriptions ignore it.
    pub caption: &'a str,
}

/// The state of the game, where the position does not show it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// The position shows everything: whose turn it is or, at the end, who won.
    Running,
    /// The last ply is a preview. Nobody is to move, and nobody has won.
    Preview,
    /// This side won before the game was played out.
    Won(Color),
    /// The game ended in a draw before it was played out.
    Drawn,
    /// The game was aborted without a result.
    NoResult,
}

/// The name of a player: any text of any length.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Name<'a> {
    /// What descriptions call them.
    pub full: &'a str,
    /// What pictures show, which have little room.
    pub short: &'a str,
}

impl<'a> Name<'a> {
    /// A name that is the same everywhere.
    pub const fn new(name: &'a str) -> Name<'a> {
        Name { full: name, short: name }
    }
}

impl<'a> Scene<'a> {
    /// Creates a scene with just a position: no last ply and no names. The reds are inferred from
    /// the position where possible.
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
            white_chance: None,
            chance_figures: ByColor { white: "", black: "" },
            names: ByColor::default(),
            caption: "",
        }
    }

    /// Returns the side to move, if any.
    pub(crate) fn turn(&self) -> Option<Color> {
        let goes_on = self.status == Status::Running && self.position.result().is_none();
        goes_on.then(|| self.position.side_to_move())
    }

    /// Returns the winning side, if any.
    pub(crate) fn winner(&self) -> Option<Color> {
        match self.status {
            Status::Running => self.position.result()?.winner(),
            Status::Won(color) => Some(color),
            Status::Preview | Status::Drawn | Status::NoResult => None,
        }
    }

    /// Returns true if the game ended before it was played out. The score then tells nothing.
    pub(crate) fn ended_early(&self) -> bool {
        matches!(self.status, Status::Won(_) | Status::Drawn | Status::NoResult)
    }

    /// Returns true if this side's stacks are dimmed: it has lost, or nobody has won anything.
    pub(crate) fn is_dimmed(&self, color: Color) -> bool {
        self.status == Status::NoResult || self.winner() == Some(color.other())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stacks_of_who_has_lost_are_dimmed_and_all_of_them_without_a_result() {
        let mut position: Position = "w .,.,.,.,.,.,w4,.,./.,.,.,.,.,.,w6*,.,.,./\
            .,.,.,w4*,.,.,.,b3,.,.,./.,.,.,.,.,.,w7,.,.,./.,.,.,w3*,.,b6,.,.,."
            .parse()
            .expect("a position");
        let dimmed = |position: &Position, status| {
            let scene = Scene { status, ..Scene::of(position) };
            (scene.is_dimmed(Color::White), scene.is_dimmed(Color::Black))
        };
        assert_eq!(dimmed(&position, Status::Running), (false, false));
        assert_eq!(dimmed(&position, Status::Won(Color::Black)), (true, false));
        assert_eq!(dimmed(&position, Status::Drawn), (false, false));
        assert_eq!(dimmed(&position, Status::NoResult), (true, true));
        position.play("D3H3".parse().expect("a ply")).expect("a legal ply");
        assert_eq!(dimmed(&position, Status::Running), (false, true));
        assert_eq!(dimmed(&position, Status::Preview), (false, false));
    }
}
