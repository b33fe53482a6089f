//! An opening: the first placements of a game, short enough for the custom id of a button.

use std::fmt;
use std::str::FromStr;

use dvonn_rules::{Cell, Game, Phase, Ply, Position};

/// The first placements of a game that starts on the empty board: at most twelve.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Opening {
    cells: [Option<Cell>; Opening::MAX],
}

/// The error for a text that is not an opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not an opening: write at most twelve different cells, such as D3E4")]
pub struct BadOpening;

impl Opening {
    /// The maximum number of placements.
    pub const MAX: usize = 12;
    /// The number of reds, which are placed first.
    pub(crate) const REDS: usize = 3;

    /// Returns the first placements of a game, or `None` if it did not start on the empty board.
    pub fn of(game: &Game) -> Option<Opening> {
        if *game.start() != Position::new() {
            return None;
        }
        let cells = game.plies().iter().map_while(|ply| match ply {
            Ply::Place(cell) => Some(*cell),
            _ => None,
        });
        Some(
            cells
                .take(Opening::MAX)
                .fold(Opening::default(), |opening, cell| opening.with(cell).unwrap_or(opening)),
        )
    }

    /// Returns an opening that leads to this position, if nothing but red pieces lies on it.
    pub fn of_reds(position: &Position) -> Option<Opening> {
        let reds = position.with_red();
        let only_reds = position.phase() == Phase::Placement && position.occupied() == reds;
        only_reds.then(|| {
            reds.iter()
                .fold(Opening::default(), |opening, cell| opening.with(cell).unwrap_or(opening))
        })
    }

    /// Returns the opening after one more placement. `None` if the cell is taken, or if there are
    /// twelve already.
    #[must_use]
    pub fn with(mut self, cell: Cell) -> Option<Opening> {
        if self.cells().any(|taken| taken == cell) {
            return None;
        }
        *self.cells.iter_mut().find(|free| free.is_none())? = Some(cell);
        Some(self)
    }

    /// Returns the first `count` placements.
    #[must_use]
    pub fn first(self, count: usize) -> Opening {
        let mut first = self;
        first.cells.iter_mut().skip(count).for_each(|cell| *cell = None);
        first
    }

    /// Returns the cells in order.
    pub fn cells(&self) -> impl Iterator<Item = Cell> {
        self.cells.into_iter().map_while(|cell| cell)
    }

    /// Returns the number of placements.
    pub fn len(&self) -> usize {
        self.cells().count()
    }

    /// Returns true on the empty board.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns how many pairs of the three reds touch: three, if each touches both others. `None` until all reds are placed.
    pub fn touching_reds(&self) -> Option<usize> {
        let reds: Vec<Cell> = self.cells().take(Opening::REDS).collect();
        let [first, second, third] = *reds else { return None };
        let pairs = [(first, second), (second, third), (third, first)];
        Some(pairs.iter().filter(|(one, other)| one.neighbors().contains(*other)).count())
    }

    /// Returns the position after each number of placements, starting with the empty board.
    pub(crate) fn positions(&self) -> impl Iterator<Item = Position> {
        let mut position = Position::new();
        let placed = self.cells().map_while(move |cell| {
            position.play(Ply::Place(cell)).ok()?;
            Some(position)
        });
        [Position::new()].into_iter().chain(placed)
    }

    /// Returns the position after all placements.
    pub fn position(&self) -> Position {
        self.positions().last().unwrap_or_default()
    }
}

/// Writes the cells without blanks, such as `D3E4`, and `-` for the empty board.
impl fmt::Display for Opening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        self.cells().try_for_each(|cell| write!(f, "{cell}"))
    }
}

impl FromStr for Opening {
    type Err = BadOpening;

    fn from_str(text: &str) -> Result<Opening, BadOpening> {
        if text == "-" {
            return Ok(Opening::default());
        }
        let (pairs, rest) = text.as_bytes().as_chunks::<2>();
        if pairs.is_empty() || !rest.is_empty() {
            return Err(BadOpening);
        }
        pairs.iter().try_fold(Opening::default(), |opening, pair| {
            let name = std::str::from_utf8(pair).map_err(|_| BadOpening)?;
            opening.with(name.parse().map_err(|_| BadOpening)?).ok_or(BadOpening)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn opening(text: &str) -> Opening {
        text.parse().unwrap()
    }

    #[test]
    fn the_reds_on_a_board_are_an_opening() {
        let reds = opening("D3K4");
        assert_eq!(Opening::of_reds(&reds.position()), Some(reds));
        assert_eq!(Opening::of_reds(&opening("D3K4F3E2").position()), None);
    }

    #[test]
    fn an_opening_round_trips_as_text() {
        for text in ["-", "D3", "D3E4F5", "A1B1C1D1E1F1G1H1I1A2B2C2"] {
            assert_eq!(opening(text).to_string(), text);
        }
        for text in ["", "D", "D3D3", "Z9", "é1", "A1B1C1D1E1F1G1H1I1A2B2C2D2"] {
            assert_eq!(text.parse::<Opening>(), Err(BadOpening), "{text}");
        }
    }
}
