//! Where everything lies in a picture, in layout units, of which every picture is [`WIDTH`] wide,
//! however many pixels that is. Knows no colours and draws nothing.
//!
//! ```text
//!  ┌ card of White ─────────┐┌ card of Black ─────────┐
//!  └────────────────────────┘└────────────────────────┘
//!  ┌ board ───────────────────────────────────────────┐
//!  │          5   ● ● ● ● ● ● ● ● ●                    │
//!  │        4   ● ● ● ● ● ● ● ● ● ●                    │
//!  │      3   ● ● ● ● ● ● ● ● ● ● ●                    │
//!  │        2   ● ● ● ● ● ● ● ● ● ●   K                │
//!  │          1   ● ● ● ● ● ● ● ● ●  J                 │
//!  │               A B C D E F G H I                   │
//!  └──────────────────────────────────────────────────┘
//!    caption                        pieces to place
//! ```

use dvonn_rules::{Cell, Color};

use crate::shape::Panel;

pub(crate) const WIDTH: f32 = 1200.0;
pub(crate) const HEIGHT: f32 = 692.0;

/// Between neighbouring spaces of one row, and between rows.
const COLUMN_STEP: f32 = 100.0;
const ROW_STEP: f32 = 86.0;
/// The centre of column A in row 1, if there were no lean.
const ORIGIN: (f32, f32) = (213.0, 546.0);

/// Half the width and height of a piece's face.
pub(crate) const PIECE: (f32, f32) = (43.0, 38.0);
/// The edge of a single piece, and of each further piece that is drawn.
pub(crate) const FIRST_EDGE: f32 = 8.0;
pub(crate) const NEXT_EDGE: f32 = 4.0;
/// Stacks higher than this are drawn alike; their number tells them apart.
pub(crate) const DRAWN_HEIGHT: u8 = 7;
/// How far below the centre of its space the lowest face of a stack lies.
pub(crate) const SINK: f32 = 4.0;

pub(crate) const MARGIN: f32 = 14.0;
pub(crate) const GAP: f32 = 12.0;
const CARD_HEIGHT: f32 = 94.0;
pub(crate) const FOOT_HEIGHT: f32 = 58.0;

pub(crate) const BOARD: Panel = Panel {
    left: MARGIN,
    top: MARGIN + CARD_HEIGHT + GAP,
    right: WIDTH - MARGIN,
    bottom: HEIGHT - FOOT_HEIGHT,
    radius: 18.0,
};

/// The space at which a cell is seen by whoever has this side of the board below, and the other way
/// round. Turned by 180 degrees the spaces are where they were; only their names change.
pub(crate) fn seen(cell: Cell, below: Color) -> Cell {
    match below {
        Color::White => cell,
        Color::Black => cell.opposite(),
    }
}

/// The centre of a space, for White.
pub(crate) fn center(cell: Cell) -> (f32, f32) {
    place(f32::from(cell.column()), f32::from(cell.row()))
}

fn place(column: f32, row: f32) -> (f32, f32) {
    (ORIGIN.0 + COLUMN_STEP * (column - row / 2.0), ORIGIN.1 - ROW_STEP * row)
}

/// A row's or column's line beyond its first space: the end of the line, and the middle of
/// the number or letter there. Columns lean, so their lines lead the eye to their letters.
pub(crate) struct Lead {
    pub(crate) end: (f32, f32),
    pub(crate) label: (f32, f32),
}

/// The lead of a row, leftwards from its first space.
pub(crate) fn row_lead(first: Cell) -> Lead {
    let at = |steps: f32| place(f32::from(first.column()) - steps, f32::from(first.row()));
    Lead { end: at(0.53), label: at(0.68) }
}

/// The lead of a column, downwards from its lowest space.
pub(crate) fn column_lead(lowest: Cell) -> Lead {
    let at = |steps: f32| place(f32::from(lowest.column()), f32::from(lowest.row()) - steps);
    Lead { end: at(0.57), label: at(0.76) }
}

/// How far the face of a stack lies above the centre of its space.
pub(crate) fn lift(height: u8) -> f32 {
    let more = height.clamp(1, DRAWN_HEIGHT) - 1;
    FIRST_EDGE + NEXT_EDGE * f32::from(more) - SINK
}

/// The card of one player in the header, and what lies in it. White's runs from the left
/// edge inwards, Black's from the right edge.
pub(crate) struct Card {
    pub(crate) panel: Panel,
    /// From the outer edge inwards: 1 to the right, -1 to the left.
    pub(crate) inwards: f32,
    pub(crate) icon: (f32, f32),
    /// Where the name starts, and its farthest end; both counted from the outer edge.
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
            panel: Panel { left, top: MARGIN, right, bottom, radius: 16.0 },
            inwards,
            icon: (outer + inwards * 58.0, middle),
            name: (outer + inwards * 110.0, inner - inwards * 130.0),
            score: inner - inwards * 26.0,
            middle,
        }
    }
}

/// The middle of the foot, where the caption stands.
pub(crate) const FOOT: f32 = HEIGHT - FOOT_HEIGHT / 2.0;
/// The left edge of the caption, and the right edge of the pieces to place.
pub(crate) const FOOT_ENDS: (f32, f32) = (34.0, WIDTH - 34.0);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_space_and_its_tallest_stack_lie_on_the_board() {
        for cell in Cell::ALL {
            let (x, y) = center(cell);
            assert!(x - PIECE.0 - 8.0 > BOARD.left && x + PIECE.0 + 8.0 < BOARD.right, "{cell}");
            let top = y - lift(u8::MAX) - PIECE.1;
            assert!(top > BOARD.top + 8.0 && y + PIECE.1 + 16.0 < BOARD.bottom, "{cell}");
        }
    }

    #[test]
    fn columns_lean_to_the_left_going_up() {
        let (a1, a3) = (center(Cell::named("A1")), center(Cell::named("A3")));
        assert!(a3.0 < a1.0 && a3.1 < a1.1);
    }
}
