//! The 49 cells of the board and the straight lines between them. The module `set` has sets of
//! cells.

mod set;

use core::fmt;
use core::str::FromStr;

use crate::direction::Direction;
use crate::excerpt::Excerpt;
use crate::spelling::plain_spelling;

pub use set::{CellSet, CellSetIter};

/// The number of bits per row in a [`CellSet`]: one more than the number of cells in the longest
/// row, so that a step beyond the end of a row reaches a bit that is never set.
pub(crate) const ROW_BITS: u8 = 12;

const COLUMNS: u8 = 11;
const ROWS: u8 = 5;

/// One of the 49 cells of the board.
///
/// Cells are ordered by row from the bottom, then by column: `A1` to `I1`, `A2` to `J2`, and so on
/// to `K5`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

/// The first and last column of each row.
const ROW_SPANS: [(u8, u8); ROWS as usize] = [(0, 8), (0, 9), (0, 10), (1, 10), (2, 10)];

/// The index in [`Cell::ALL`] of the cell at each bit of a [`CellSet`]: a `Cell` is the number of its bit.
const INDEX_OF_BIT: [usize; 64] = {
    let mut table = [0; 64];
    let mut index = 0;
    while index < Cell::COUNT {
        table[Cell::ALL[index].0 as usize] = index;
        index += 1;
    }
    table
};

impl Cell {
    /// The number of cells on the board.
    pub const COUNT: usize = 49;

    /// Every cell, in order.
    pub const ALL: [Cell; Cell::COUNT] = {
        let mut cells = [Cell(0); Cell::COUNT];
        let mut count = 0;
        let mut row = 0;
        while row < ROWS {
            let mut column = 0;
            while column < COLUMNS {
                if let Some(cell) = Cell::new(column, row) {
                    cells[count] = cell;
                    count += 1;
                }
                column += 1;
            }
            row += 1;
        }
        cells
    };

    /// Returns the cell in a column (0 is A, 10 is K) and a row (0 is row 1, 4 is row 5), or `None`
    /// if it is off the board.
    pub const fn new(column: u8, row: u8) -> Option<Cell> {
        if row >= ROWS {
            return None;
        }
        let (first, last) = ROW_SPANS[row as usize];
        if first <= column && column <= last { Some(Cell(row * ROW_BITS + column)) } else { None }
    }

    /// Returns the cell with a name that is a constant in the source code: `Cell::named("D3")`. Use
    /// [`str::parse`] for input.
    ///
    /// # Panics
    ///
    /// If the board has no such cell.
    pub const fn named(name: &str) -> Cell {
        let name = name.as_bytes();
        assert!(name.len() == 2, "a cell name is a letter and a digit");
        match Cell::from_letters(name[0], name[1]) {
            Some(cell) => cell,
            None => panic!("the board has no such cell"),
        }
    }

    const fn from_letters(column: u8, row: u8) -> Option<Cell> {
        // Characters below 'A' or '1' wrap around to numbers too large for the board.
        Cell::new(column.to_ascii_uppercase().wrapping_sub(b'A'), row.wrapping_sub(b'1'))
    }

    /// Returns the first and last cell of a row, 1 to 5: `C5` and `K5` for row 5. Returns `None`
    /// for any other number.
    pub const fn ends_of_row(number: u8) -> Option<(Cell, Cell)> {
        match number.checked_sub(1) {
            Some(row) if row < ROWS => {
                let (first, last) = ROW_SPANS[row as usize];
                Some((Cell(row * ROW_BITS + first), Cell(row * ROW_BITS + last)))
            }
            _ => None,
        }
    }

    /// Returns the index of this cell in [`Cell::ALL`], 0 to 48.
    pub const fn index(self) -> usize {
        INDEX_OF_BIT[self.0 as usize]
    }

    /// Returns the cell at an index in [`Cell::ALL`], or `None` above 48.
    pub const fn from_index(index: usize) -> Option<Cell> {
        if index < Cell::COUNT { Some(Cell::ALL[index]) } else { None }
    }

    /// Returns the column, 0 (A) to 10 (K).
    pub const fn column(self) -> u8 {
        self.0 % ROW_BITS
    }

    /// Returns the row, 0 (row 1, drawn at the bottom) to 4 (row 5).
    pub const fn row(self) -> u8 {
        self.0 / ROW_BITS
    }

    /// Returns the letter of the column, `A` to `K`.
    pub const fn column_letter(self) -> char {
        (b'A' + self.column()) as char
    }

    /// Returns the number of the row as written in the notation, 1 to 5.
    pub const fn row_number(self) -> u8 {
        self.row() + 1
    }

    /// Returns the cell `distance` steps away, or `None` if it is off the board.
    pub const fn step(self, direction: Direction, distance: u8) -> Option<Cell> {
        if distance > COLUMNS {
            return None;
        }
        let (columns, rows) = direction.delta();
        let column = self.column().cast_signed() + columns * distance.cast_signed();
        let row = self.row().cast_signed() + rows * distance.cast_signed();
        if column < 0 || row < 0 {
            return None;
        }
        Cell::new(column.unsigned_abs(), row.unsigned_abs())
    }

    /// Returns the opposite cell, mirrored at the centre: `K5` for `A1`. The centre `F3` is its own
    /// opposite.
    #[must_use]
    pub const fn opposite(self) -> Cell {
        Cell::ALL[Cell::COUNT - 1 - self.index()]
    }

    /// Returns the adjacent cells: six in the interior, fewer on the edge.
    pub const fn neighbors(self) -> CellSet {
        NEIGHBORS[self.0 as usize]
    }

    /// Returns true if this cell has fewer than six neighbours. A stack on it is never surrounded.
    pub const fn is_edge(self) -> bool {
        self.neighbors().len() < 6
    }

    /// Returns the direction and distance to another cell in a straight line, or `None` if there is
    /// no straight line or `to` is this cell.
    pub fn line_to(self, to: Cell) -> Option<(Direction, u8)> {
        let columns = to.column().cast_signed() - self.column().cast_signed();
        let rows = to.row().cast_signed() - self.row().cast_signed();
        let direction = match (columns.signum(), rows.signum()) {
            (1, 0) => Direction::East,
            (-1, 0) => Direction::West,
            (0, 1) => Direction::NorthWest,
            (0, -1) => Direction::SouthEast,
            (1, 1) if columns == rows => Direction::NorthEast,
            (-1, -1) if columns == rows => Direction::SouthWest,
            _ => return None,
        };
        Some((direction, columns.unsigned_abs().max(rows.unsigned_abs())))
    }

    /// Returns the number of this cell's bit in [`CellSet::bits`]: 0 (A1) to 58 (K5), with gaps.
    pub const fn bit(self) -> u8 {
        self.0
    }

    /// Returns the cell of a bit in a [`CellSet`].
    pub(crate) const fn from_bit(bit: u8) -> Cell {
        Cell(bit)
    }
}

const NEIGHBORS: [CellSet; 64] = {
    let mut table = [CellSet::EMPTY; 64];
    let mut index = 0;
    while index < Cell::COUNT {
        let cell = Cell::ALL[index];
        let mut direction = 0;
        while direction < Direction::ALL.len() {
            if let Some(neighbor) = cell.step(Direction::ALL[direction], 1) {
                table[cell.0 as usize] = table[cell.0 as usize].with(neighbor);
            }
            direction += 1;
        }
        index += 1;
    }
    table
};

/// Writes the name, such as `D3`.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.column_letter(), self.row_number())
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The error for a text that is not the name of a cell.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
#[error("{text} is not a cell of the board, which runs from A1 to K5")]
pub struct CellError {
    /// The beginning of the text.
    pub text: Excerpt,
}

/// Parses a name in any case and in each spelling that [`plain_spelling`] knows. Ignores surrounding
/// blanks. An error shows the plain spelling: as it was typed, `А5` in Cyrillic letters would look
/// like `A5`.
impl FromStr for Cell {
    type Err = CellError;

    fn from_str(text: &str) -> Result<Cell, CellError> {
        let text = plain_spelling(text);
        match text.trim().as_bytes() {
            &[column, row] => Cell::from_letters(column, row),
            _ => None,
        }
        .ok_or_else(|| CellError { text: Excerpt::of(&text) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_board_has_rows_of_9_10_11_10_and_9_cells() {
        let row = |number| {
            let cells = Cell::ALL.into_iter().filter(|cell| cell.row_number() == number);
            cells.map(Cell::column_letter).collect::<String>()
        };
        assert_eq!(row(1), "ABCDEFGHI");
        assert_eq!(row(2), "ABCDEFGHIJ");
        assert_eq!(row(3), "ABCDEFGHIJK");
        assert_eq!(row(4), "BCDEFGHIJK");
        assert_eq!(row(5), "CDEFGHIJK");
    }

    #[test]
    fn ends_of_row_are_its_first_and_last_cells() {
        for number in 1..=5 {
            let row = || Cell::ALL.into_iter().filter(move |cell| cell.row_number() == number);
            assert_eq!(Cell::ends_of_row(number), row().next().zip(row().next_back()));
        }
        let ends = (Cell::named("C5"), Cell::named("K5"));
        assert_eq!(Cell::ends_of_row(5), Some(ends));
        assert_eq!([0, 6, u8::MAX].map(Cell::ends_of_row), [None; 3]);
    }

    #[test]
    fn cells_are_sorted_by_index() {
        assert!(Cell::ALL.is_sorted());
        for (index, cell) in Cell::ALL.into_iter().enumerate() {
            assert_eq!(cell.index(), index);
            assert_eq!(Cell::from_index(index), Some(cell));
            assert_eq!(Cell::new(cell.column(), cell.row()), Some(cell));
        }
        assert_eq!(Cell::from_index(Cell::COUNT), None);
    }

    #[test]
    fn names_are_parsed_in_any_case_and_written_in_upper_case() {
        for cell in Cell::ALL {
            assert_eq!(cell.to_string().parse(), Ok(cell));
            assert_eq!(cell.to_string().to_lowercase().parse(), Ok(cell));
        }
        assert_eq!(" d3\n".parse(), Ok(Cell::named("D3")));
    }

    #[test]
    fn letters_that_look_like_ours_are_read_and_shown_as_ours() {
        for (text, cell) in [("С3", "C3"), ("ａ１", "A1"), ("Ｋ５", "K5"), ("І1", "I1")] {
            assert_eq!(text.parse(), Ok(Cell::named(cell)), "{text}");
        }
        let error = "А5".parse::<Cell>().unwrap_err();
        assert_eq!(error.text.as_str(), "A5");
    }

    #[test]
    fn invalid_names_are_rejected_with_an_excerpt() {
        for text in ["", "A", "A4", "J1", "B5", "L3", "A0", "D33", "3D", "D٣", "é3", "@3", "D/"] {
            assert!(text.parse::<Cell>().is_err(), "{text}");
        }
        let error = "a very long text that is not\nshown in full".parse::<Cell>();
        let message = error.map_err(|error| error.to_string());
        let expected =
            "“a very long text that is…” is not a cell of the board, which runs from A1 to K5";
        assert_eq!(message, Err(expected.to_owned()));
    }

    #[test]
    fn the_board_has_24_edge_cells_and_neighbors_are_mutual() {
        assert_eq!(Cell::ALL.into_iter().filter(|cell| cell.is_edge()).count(), 24);
        for cell in Cell::ALL {
            assert!((3..=6).contains(&cell.neighbors().len()), "{cell}");
            assert!(cell.neighbors().iter().all(|other| other.neighbors().contains(cell)));
        }
        let around: CellSet =
            ["C2", "D2", "E3", "E4", "D4", "C3"].map(Cell::named).into_iter().collect();
        assert_eq!(Cell::named("D3").neighbors(), around);
    }

    #[test]
    fn opposite_mirrors_a_cell_at_the_center() {
        for cell in Cell::ALL {
            let opposite = Cell::new(10 - cell.column(), 4 - cell.row());
            assert_eq!(Some(cell.opposite()), opposite);
        }
    }

    #[test]
    fn line_to_is_the_inverse_of_step() {
        for from in Cell::ALL {
            let mut reached = CellSet::of(from);
            for direction in Direction::ALL {
                for distance in 1..=10 {
                    if let Some(to) = from.step(direction, distance) {
                        assert_eq!(from.line_to(to), Some((direction, distance)));
                        assert_eq!(to.step(direction.opposite(), distance), Some(from));
                        reached.insert(to);
                    }
                }
                assert_eq!(from.step(direction, 11), None);
                assert_eq!(from.step(direction, u8::MAX), None);
            }
            for to in !reached {
                assert_eq!(from.line_to(to), None);
            }
            assert_eq!(from.line_to(from), None);
        }
    }
}
