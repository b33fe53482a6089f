//! The position of everything in a picture, in layout units. Every picture is [`WIDTH`] units wide,
//! whatever its width in pixels.
//!
//! ```text
//!  ┌ card of White ─────────┐┌ card of Black ─────────┐
//!  ┌ board ───────────────────────────────────────────┐
//!  │         A B C D E F G H I                         │
//!  │        5 ● ● ● ● ● ● ● ● ● 5   J                  │
//!  │       4 ● ● ● ● ● ● ● ● ● ● 4   K                 │
//!  │      3 ● ● ● ● ● ● ● ● ● ● ● 3                    │
//!  │     A 4 …                                         │
//!  └──────────────────────────────────────────────────┘
//!    caption                           reds to place
//! ```

use dvonn_rules::{Cell, Color};

use crate::shape::{Panel, Point};

pub(crate) const WIDTH: f32 = 1200.0;
pub(crate) const HEIGHT: f32 = 664.0;

/// The distance between neighbouring spaces in a row, and between rows.
const COLUMN_STEP: f32 = 100.0;
const ROW_STEP: f32 = 87.0;
/// The centre of the board, which is the centre of F3.
const BOARD_CENTER: Point = (WIDTH / 2.0, 360.0);

/// Half the width and height of a piece's face.
pub(crate) const PIECE: Point = (44.0, 38.0);
/// Half the width and height of an empty space.
pub(crate) const SPACE: Point = (40.0, 35.0);
/// The height of a single piece's edge, and of each piece's edge in a stack.
pub(crate) const SINGLE_EDGE: f32 = 8.0;
pub(crate) const STACK_EDGE: f32 = 4.4;
/// The maximum height at which stacks are drawn. Higher ones differ only in their number.
pub(crate) const DRAWN_HEIGHT: u8 = 12;
/// How far the foot of a stack lies below the centre of its space.
pub(crate) const FOOT_OFFSET: f32 = 4.0;

pub(crate) const MARGIN: f32 = 10.0;
pub(crate) const GAP: f32 = 8.0;
const CARD_HEIGHT: f32 = 64.0;
pub(crate) const FOOTER_HEIGHT: f32 = 52.0;

pub(crate) const BOARD: Panel = Panel {
    left: MARGIN,
    top: MARGIN + CARD_HEIGHT + GAP,
    right: WIDTH - MARGIN,
    bottom: HEIGHT - FOOTER_HEIGHT,
    radius: 16.0,
};

/// Maps a cell to the space where it is drawn with this side at the bottom, and back. Rotating the
/// board by 180 degrees leaves the spaces in place and only changes their names.
pub(crate) fn oriented(cell: Cell, below: Color) -> Cell {
    match below {
        Color::White => cell,
        Color::Black => cell.opposite(),
    }
}

/// Returns the centre of a space, with White at the bottom.
pub(crate) fn center(cell: Cell) -> Point {
    grid_point(f32::from(cell.column()), f32::from(cell.row()))
}

fn grid_point(column: f32, row: f32) -> Point {
    let (right, up) = (column - 5.0 - (row - 2.0) / 2.0, row - 2.0);
    (BOARD_CENTER.0 + COLUMN_STEP * right, BOARD_CENTER.1 - ROW_STEP * up)
}

/// The leader line from one end of a row or column to its label. Columns are slanted, so the line
/// shows which column a letter belongs to.
#[derive(Clone, Copy)]
pub(crate) struct Leader {
    /// The last space of the row or column at this end.
    pub(crate) space: Cell,
    pub(crate) end: Point,
    pub(crate) label: Point,
}

/// Returns the leader lines at both ends of a row. Rows are counted from 0.
pub(crate) fn row_leaders(row: u8) -> Option<[Leader; 2]> {
    let mut spaces = Cell::ALL.into_iter().filter(|cell| cell.row() == row);
    let first = spaces.next()?;
    let last = spaces.next_back()?;
    let leader = |space: Cell, right: f32| {
        let at = |steps: f32| grid_point(f32::from(space.column()) + right * steps, f32::from(row));
        Leader { space, end: at(0.52), label: at(0.63) }
    };
    Some([leader(first, -1.0), leader(last, 1.0)])
}

/// Returns the leader lines at both ends of a column. Columns are counted from 0. A stack hides what
/// is above its space, so the labels above the board lie between two stacks and above the highest
/// ones, and those at the upper left lie beside the stack.
pub(crate) fn column_leaders(column: u8) -> Option<[Leader; 2]> {
    let mut spaces = Cell::ALL.into_iter().filter(|cell| cell.column() == column);
    let lowest = spaces.next()?;
    let highest = spaces.next_back()?;
    let leader = |space: Cell, end: f32, label: f32, aside: f32| {
        let at = |steps: f32, aside: f32| {
            grid_point(f32::from(column) + aside, f32::from(space.row()) + steps)
        };
        Leader { space, end: at(end, 0.0), label: at(label, aside) }
    };
    let upper = match highest.row() {
        4 => leader(highest, 0.82, 0.97, 0.0),
        _ => leader(highest, 0.53, 0.68, -0.2),
    };
    Some([leader(lowest, -0.53, -0.68, 0.0), upper])
}

/// A player's card in the header and the positions of its content. White's content runs from the
/// left edge inwards, Black's from the right edge.
pub(crate) struct Card {
    pub(crate) panel: Panel,
    /// The direction from the outer edge inwards: 1 is to the right, -1 to the left.
    pub(crate) inwards: f32,
    pub(crate) icon: Point,
    /// The start of the name at the outer edge, and the innermost point it may reach.
    pub(crate) name: (f32, f32),
    pub(crate) score: f32,
    pub(crate) middle: f32,
}

impl Card {
    pub(crate) fn of(color: Color) -> Self {
        let middle = WIDTH / 2.0;
        let (left, right, inwards) = match color {
            Color::White => (MARGIN, middle - GAP / 2.0, 1.0),
            Color::Black => (middle + GAP / 2.0, WIDTH - MARGIN, -1.0),
        };
        let bottom = MARGIN + CARD_HEIGHT;
        let (outer, inner) = match color {
            Color::White => (left, right),
            Color::Black => (right, left),
        };
        let middle = f32::midpoint(MARGIN, bottom);
        Self {
            panel: Panel { left, top: MARGIN, right, bottom, radius: 14.0 },
            inwards,
            icon: (outer + inwards * 46.0, middle),
            name: (outer + inwards * 86.0, inner - inwards * 110.0),
            score: inner - inwards * 22.0,
            middle,
        }
    }
}

/// The vertical middle of the footer, where the caption is written.
pub(crate) const FOOTER_MIDDLE: f32 = HEIGHT - FOOTER_HEIGHT / 2.0;
/// The left end of the caption, and the right end of the red pieces to place.
pub(crate) const FOOTER_LEFT: f32 = 30.0;
pub(crate) const FOOTER_RIGHT: f32 = WIDTH - 30.0;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::look::Width;

    #[test]
    fn every_space_and_label_lies_on_the_board() {
        for cell in Cell::ALL {
            let (x, y) = center(cell);
            assert!(x - PIECE.0 - 8.0 > BOARD.left && x + PIECE.0 + 8.0 < BOARD.right, "{cell}");
            assert!(y - PIECE.1 - 16.0 > BOARD.top && y + PIECE.1 + 16.0 < BOARD.bottom, "{cell}");
        }
        let leaders = (0..5).filter_map(row_leaders).chain((0..11).filter_map(column_leaders));
        for Leader { label: (x, y), space, .. } in leaders.flatten() {
            assert!(x > BOARD.left + 16.0 && x < BOARD.right - 16.0, "{space}");
            assert!(y > BOARD.top + 14.0 && y < BOARD.bottom - 14.0, "{space}");
        }
    }

    #[test]
    fn labels_do_not_overlap_each_other_or_spaces() {
        let leaders = (0..5).filter_map(row_leaders).chain((0..11).filter_map(column_leaders));
        let labels: Vec<Point> = leaders.flatten().map(|leader| leader.label).collect();
        assert_eq!(labels.len(), 32);
        for (index, &(x, y)) in labels.iter().enumerate() {
            let apart = |(other_x, other_y): Point| (x - other_x).abs().max((y - other_y).abs());
            assert!(labels[..index].iter().all(|&other| apart(other) > 26.0), "{x} {y}");
            let apart = |cell| {
                let (cx, cy) = center(cell);
                ((x - cx) / PIECE.0).powi(2) + ((y - cy) / PIECE.1).powi(2)
            };
            assert!(Cell::ALL.into_iter().all(|cell| apart(cell) > 1.4), "{x} {y}");
        }
    }

    #[test]
    fn the_highest_stacks_hide_no_letter() {
        let highest = Width::COMPACT.lift(DRAWN_HEIGHT);
        for Leader { label: (x, y), .. } in (0..11).filter_map(column_leaders).flatten() {
            for cell in Cell::ALL {
                let (middle, foot) = center(cell);
                let (dx, dy) = (x - middle, y - y.clamp(foot - highest, foot));
                // A letter is about 20 units wide and high.
                let (dx, dy) = ((dx.abs() - 10.0).max(0.0), (dy.abs() - 10.0).max(0.0));
                assert!((dx / PIECE.0).powi(2) + (dy / PIECE.1).powi(2) > 1.0, "{x} {y}: {cell}");
            }
        }
    }

    #[test]
    fn columns_lean_to_the_left_going_up() {
        let (a1, a3) = (center(Cell::named("A1")), center(Cell::named("A3")));
        assert!(a3.0 < a1.0 && a3.1 < a1.1);
    }
}
