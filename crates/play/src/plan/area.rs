//! Areas of the board in a plan, and the order of their cells.

use std::fmt;

use dvonn_rules::{Cell, CellSet, Color, Phase, Position};

/// An area of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Area {
    /// One cell.
    Cell(Cell),
    /// The cells of a straight line from `from` to `to`, in this order.
    Line {
        /// The first cell.
        from: Cell,
        /// The last cell, on a straight line through `from`.
        to: Cell,
    },
    /// A row by its number, 1 to 5, from left to right.
    Row(u8),
    /// A column by its letter, A to K, from row 1 up.
    Column(char),
    /// The cells on the edge of the board, nearest to the centre first.
    Edge,
    /// The cells next to certain pieces, nearest to the centre first.
    Near(Near),
    /// All cells, nearest to the centre first.
    Anywhere,
}

/// The pieces of [`Area::Near`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Near {
    /// The red pieces.
    Reds,
    /// The pieces of the plan's owner.
    Own,
    /// The opponent's pieces.
    Theirs,
    /// One cell.
    Cell(Cell),
}

impl Area {
    /// Returns the cells of the area, empty or not, in the order that a plan uses them.
    pub(super) fn cells(self, board: &Board) -> Vec<Cell> {
        match self {
            Area::Cell(cell) => vec![cell],
            Area::Line { from, to } => line(from, to),
            Area::Row(number) => {
                Cell::ALL.into_iter().filter(|cell| cell.row_number() == number).collect()
            }
            Area::Column(letter) => {
                Cell::ALL.into_iter().filter(|cell| cell.column_letter() == letter).collect()
            }
            Area::Edge => from_centre(Cell::is_edge),
            Area::Near(near) => {
                let cells = board.next_to(near);
                from_centre(|cell| cells.contains(cell))
            }
            Area::Anywhere => from_centre(|_| true),
        }
    }
}

fn line(from: Cell, to: Cell) -> Vec<Cell> {
    match from.line_to(to) {
        Some((direction, length)) => {
            (0..=length).filter_map(|distance| from.step(direction, distance)).collect()
        }
        None => vec![from],
    }
}

/// Returns the cells that match a condition, nearest to the centre first. Ties keep the order of
/// [`Cell::ALL`].
fn from_centre(wanted: impl Fn(Cell) -> bool) -> Vec<Cell> {
    let mut cells: Vec<Cell> = Cell::ALL.into_iter().filter(|&cell| wanted(cell)).collect();
    cells.sort_by_key(|&cell| squared_distance_from_centre(cell));
    cells
}

/// Returns the square of the distance from the centre on the hexagonal board.
fn squared_distance_from_centre(cell: Cell) -> i8 {
    const CENTRE: Cell = Cell::named("F3");
    let columns = cell.column().cast_signed() - CENTRE.column().cast_signed();
    let rows = cell.row().cast_signed() - CENTRE.row().cast_signed();
    columns * columns - columns * rows + rows * rows
}

/// The board during placement, from the point of view of a plan's owner.
#[derive(Clone, Copy, Debug)]
pub(super) struct Board {
    pub(super) empty: CellSet,
    reds: CellSet,
    own: CellSet,
    theirs: CellSet,
}

impl Board {
    /// Returns the board of a position. It has no empty cells after the placement.
    pub(super) fn of(position: &Position, owner: Color) -> Board {
        let placing = position.phase() == Phase::Placement;
        Board {
            empty: if placing { position.empty() } else { CellSet::EMPTY },
            reds: position.with_red(),
            own: position.owned_by(owner),
            theirs: position.owned_by(!owner),
        }
    }

    /// Places one of the owner's pieces, or a red one, on a cell.
    pub(super) fn place(&mut self, cell: Cell, red: bool) {
        self.empty.remove(cell);
        if red {
            self.reds.insert(cell);
        } else {
            self.own.insert(cell);
        }
    }

    fn next_to(&self, near: Near) -> CellSet {
        let pieces = match near {
            Near::Reds => self.reds,
            Near::Own => self.own,
            Near::Theirs => self.theirs,
            Near::Cell(cell) => CellSet::of(cell),
        };
        pieces.iter().fold(CellSet::EMPTY, |cells, piece| cells | piece.neighbors())
    }
}

/// Formats the area as in a plan: `D3`, `A1-E1`, `row 3`, `column D`, `edge`, `near reds`,
/// `anywhere`.
impl fmt::Display for Area {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Area::Cell(cell) => write!(f, "{cell}"),
            Area::Line { from, to } => write!(f, "{from}-{to}"),
            Area::Row(number) => write!(f, "row {number}"),
            Area::Column(letter) => write!(f, "column {letter}"),
            Area::Edge => f.write_str("edge"),
            Area::Near(near) => write!(f, "near {near}"),
            Area::Anywhere => f.write_str("anywhere"),
        }
    }
}

/// Formats `reds`, `own`, `theirs` or a cell.
impl fmt::Display for Near {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Near::Reds => f.write_str("reds"),
            Near::Own => f.write_str("own"),
            Near::Theirs => f.write_str("theirs"),
            Near::Cell(cell) => write!(f, "{cell}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use dvonn_rules::Game;

    use super::*;

    fn cells(area: Area, plies: &str) -> String {
        let game: Game = plies.parse().unwrap();
        let cells = area.cells(&Board::of(game.position(), Color::White));
        cells.iter().map(Cell::to_string).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn rows_go_right_columns_go_up_and_lines_go_as_written() {
        assert_eq!(cells(Area::Row(5), ""), "C5 D5 E5 F5 G5 H5 I5 J5 K5");
        assert_eq!(cells(Area::Column('B'), ""), "B1 B2 B3 B4");
        let (from, to) = (Cell::named("E4"), Cell::named("B1"));
        assert_eq!(cells(Area::Line { from, to }, ""), "E4 D3 C2 B1");
    }

    #[test]
    fn other_areas_go_from_the_centre_outwards() {
        assert!(cells(Area::Anywhere, "").starts_with("F3 E2 F2 E3 G3 F4 G4 "));
        assert!(cells(Area::Anywhere, "").ends_with(" A2 J2 B4 K4 A3 K3"));
        assert_eq!(cells(Area::Anywhere, "").split(' ').count(), 49);
        assert_eq!(cells(Area::Edge, "").split(' ').count(), 24);
        assert!(cells(Area::Edge, "").starts_with("E1 G5 D1 F1 F5 H5 C1 G1 "));
    }

    #[test]
    fn near_selects_the_cells_next_to_pieces_of_a_kind() {
        // Reds on A1, K5 and A3, then Black on C1 and White on I1.
        let plies = "A1 K5 A3 C1 I1";
        assert_eq!(cells(Area::Near(Near::Reds), plies), "B1 J5 B2 J4 B3 A2 B4 K4");
        assert_eq!(cells(Area::Near(Near::Own), plies), "H1 I2 J2");
        assert_eq!(cells(Area::Near(Near::Theirs), plies), "D2 D1 C2 B1");
        assert_eq!(cells(Area::Near(Near::Cell(Cell::named("K3"))), plies), "J3 J2 K4");
        assert_eq!(cells(Area::Near(Near::Own), ""), "");
    }
}
