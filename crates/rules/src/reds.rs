//! The number of red pieces in each stack. A [`Position`] only knows which stacks contain red,
//! which is enough for the rules; the display needs the number.

use crate::cell::{Cell, CellSet};
use crate::ply::Ply;
use crate::position::Position;

/// The number of red pieces in each stack, if known.
///
/// It is known for all stacks or for none. It is unknown only if the three reds are in two stacks,
/// each high enough for two, and the moves that led there are not known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Reds {
    /// The cells with one red piece, with two, and with three.
    cells: [CellSet; 3],
}

impl Reds {
    /// Derives the numbers from a position alone. This works if red is in three stacks or in only
    /// one, or if one of two stacks with red is a lone red or has height 2.
    pub fn from_position(position: &Position) -> Reds {
        let with_red = position.with_red();
        let low = |cell: &Cell| position.stack(*cell).is_some_and(|stack| stack.height() <= 2);
        let each_has_one = position.next_piece().is_some() || with_red.len() == 3;
        let [mut one, mut two, mut three] = [CellSet::EMPTY; 3];
        if each_has_one {
            one = with_red;
        } else if with_red.len() == 1 {
            three = with_red;
        } else {
            one = with_red.iter().filter(low).collect();
            two = if one.is_empty() { one } else { with_red - one };
        }
        Reds { cells: [one, two, three] }
    }

    /// Returns the numbers after a ply that led to `position`.
    #[must_use]
    pub fn after(self, ply: Ply, position: &Position) -> Reds {
        let shown = Reds::from_position(position);
        if shown.is_known() { shown } else { self.moved(ply) }
    }

    /// Returns the number of red pieces in the stack on a cell. Returns `None` if there are none or
    /// the number is unknown; [`Position::with_red`] distinguishes the two cases.
    pub fn at(self, cell: Cell) -> Option<u8> {
        (1..).zip(self.cells).find(|(_, cells)| cells.contains(cell)).map(|(count, _)| count)
    }

    fn is_known(self) -> bool {
        self != Reds::default()
    }

    /// Adds the reds of a moving stack to those of its target.
    fn moved(mut self, ply: Ply) -> Reds {
        let Ply::Move { from, to } = ply else { return self };
        let count = self.at(from).unwrap_or(0) + self.at(to).unwrap_or(0);
        for cells in &mut self.cells {
            *cells = cells.without(from).without(to);
        }
        if let Some(cells) = usize::from(count).checked_sub(1).and_then(|n| self.cells.get_mut(n)) {
            cells.insert(to);
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;

    fn position(row: &str) -> Position {
        let rows =
            "/.,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.";
        format!("w {row}{rows}").parse().unwrap()
    }

    /// The number of red pieces on A1, B1 and C1.
    fn known(reds: Reds) -> [Option<u8>; 3] {
        ["A1", "B1", "C1"].map(|name| reds.at(Cell::named(name)))
    }

    #[test]
    fn numbers_are_derived_from_a_position_if_certain() {
        let seen = |row| known(Reds::from_position(&position(row)));
        assert_eq!(seen("w9*,b9*,r1,.,.,.,.,.,."), [Some(1), Some(1), Some(1)]);
        assert_eq!(seen("w9*,b9,.,.,.,.,.,.,."), [Some(3), None, None]);
        assert_eq!(seen("w9*,r1,b1,.,.,.,.,.,."), [Some(2), Some(1), None]);
        assert_eq!(seen("w2*,b3*,.,.,.,.,.,.,."), [Some(1), Some(2), None]);
        assert_eq!(seen("w3*,b3*,.,.,.,.,.,.,."), [None; 3]);
    }

    #[test]
    fn during_placement_each_red_is_single() {
        let game: Game = "A1 B1".parse().unwrap();
        assert_eq!(known(Reds::from_position(game.position())), [Some(1), Some(1), None]);
        assert_eq!(known(Reds::from_position(&Position::new())), [None; 3]);
    }

    #[test]
    fn a_game_tracks_numbers_that_its_position_does_not_show() {
        let mut game = Game::from_position(position("b2*,w1,r1,r1,w1,w2,.,.,."));
        for ply in ["F1D1", "A1C1"] {
            game.play(ply.parse().unwrap()).unwrap();
        }
        assert_eq!(Reds::from_position(game.position()), Reds::default());
        let at = |count, name| game.reds_after(count).unwrap().at(Cell::named(name));
        assert_eq!((at(2, "C1"), at(2, "D1"), at(2, "A1")), (Some(2), Some(1), None));
        assert_eq!((at(1, "C1"), at(1, "A1")), (Some(1), Some(1)));
        assert_eq!(game.reds_after(3), None);
    }

    #[test]
    fn unknown_numbers_stay_unknown_until_the_position_shows_them() {
        let mut game = Game::from_position(position("w3*,w1,b1,b3*,.,.,.,.,."));
        assert_eq!(game.reds_after(0), Some(Reds::default()));
        game.play("A1D1".parse().unwrap()).unwrap();
        assert_eq!(game.reds_after(1).unwrap().at(Cell::named("D1")), Some(3));
    }
}
