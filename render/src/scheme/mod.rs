//! Colour schemes: up to sixteen colours for each theme, one file per theme.
//!
//! Tests check every theme for WCAG contrast, and simulate each kind of colour blindness.
//!
//! To add a theme, copy a file here, name it in this file, and add a variant to `Theme` in `look`.
//! The compiler reports what else is missing. `cargo test -p dvonn-render scheme` reports colours
//! that are unreadable or too similar. Add the theme's name to `settings-theme` in `bot/text/en.ftl`.
//! Add its pictures to `render/tests/golden_themes.rs`, and run `--example docs` for the pictures of
//! the README and the docs.

mod colour_blind;
mod contrast;
mod paper;
mod slate;
#[cfg(test)]
mod tests;
mod wood;

use dvonn_rules::{ByColor, Color};

use crate::color::Rgb;

/// The form of a piece, which tells the sides apart without colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// A plain disc.
    Round,
    /// A disc with a ring on its face.
    Ringed,
    /// An octagon with a faceted face, like a cut gem.
    Faceted,
}

/// The form and colours of one side's pieces.
#[derive(Clone, Copy)]
pub(crate) struct PieceColors {
    pub(crate) form: Form,
    /// The top face, its rim, and the dimple in the middle of a single piece.
    pub(crate) face: Rgb,
    pub(crate) rim: Rgb,
    pub(crate) dimple: Rgb,
    /// The edge of a piece, and the line between two pieces of a stack.
    pub(crate) side: Rgb,
    pub(crate) seam: Rgb,
    /// The number on the face.
    pub(crate) number: Rgb,
    /// The outline of an isolated stack's ghost, where the face colour hardly differs from a space.
    pub(crate) ghost_outline: Option<Rgb>,
}

/// The colours of one side's pieces after it has lost. Their form stays the same.
#[derive(Clone, Copy)]
pub(crate) struct DimmedColors {
    pub(crate) face: Rgb,
    /// The edge of a piece, and the dimple.
    pub(crate) side: Rgb,
    /// The rim, and the line between two pieces of a stack.
    pub(crate) line: Rgb,
    /// The number on the face.
    pub(crate) number: Rgb,
}

/// The colours of tables, and of rating and activity charts.
pub(crate) struct SheetColors {
    /// The background, the lines on it, and the text.
    pub(crate) background: Rgb,
    pub(crate) line: Rgb,
    pub(crate) text: Rgb,
    /// The deviation band around a rating, and the highlighted row of a table.
    pub(crate) band: Rgb,
    /// Gold, silver and bronze, and the numbers on them.
    pub(crate) medals: [Rgb; 3],
    pub(crate) medal_text: Rgb,
}

/// The colours of a theme and their roles.
pub(crate) struct Scheme {
    /// All colours, each listed once, and at most as many as fit into a palette. Colours without a
    /// role only smooth the edges between others.
    pub(crate) colors: &'static [Rgb],
    pub(crate) backdrop: Rgb,
    pub(crate) card: Rgb,
    pub(crate) text: Rgb,
    /// Less important text on a card.
    pub(crate) secondary_text: Rgb,
    /// Highlights the side to move, its possible moves, hints and the winner.
    pub(crate) accent: Rgb,
    /// Text and outlines on the accent colour.
    pub(crate) on_accent: Rgb,
    /// The board, its wood grain, its border, the lines between spaces, and the empty spaces.
    pub(crate) board: Rgb,
    pub(crate) grain: Rgb,
    pub(crate) border: Rgb,
    pub(crate) line: Rgb,
    pub(crate) space: Rgb,
    /// The row and column labels, and the names in empty spaces.
    pub(crate) label: Rgb,
    pub(crate) cell_name: Rgb,
    /// The shadow of pieces on the board.
    pub(crate) shadow: Option<Rgb>,
    /// The outline of pieces on the board.
    pub(crate) outline: Rgb,
    /// A factor for the width of lines on the board and the pieces. The default is 1.
    pub(crate) line_scale: f32,
    pub(crate) white: PieceColors,
    pub(crate) black: PieceColors,
    pub(crate) red: PieceColors,
    /// The pieces of a side that has lost.
    pub(crate) dimmed: ByColor<DimmedColors>,
    /// The arrow and rings of the last ply, and their outline.
    pub(crate) mark: Rgb,
    pub(crate) mark_outline: Rgb,
    /// The areas of both sides in a game chart, and the grid lines over both.
    pub(crate) areas: ByColor<Rgb>,
    pub(crate) grid_line: Rgb,
    /// The hatching of Black's area, in themes where lightness alone does not distinguish it from
    /// White's.
    pub(crate) hatching: Option<Rgb>,
    pub(crate) sheet: SheetColors,
}

impl Scheme {
    /// Returns the colours of one side's pieces.
    pub(crate) fn piece(&self, color: Color) -> &PieceColors {
        match color {
            Color::White => &self.white,
            Color::Black => &self.black,
        }
    }

    /// Returns the colours of one side's pieces after it has lost.
    pub(crate) fn dimmed_piece(&self, color: Color) -> PieceColors {
        let DimmedColors { face, side, line, number } = self.dimmed[color];
        let form = self.piece(color).form;
        let (rim, seam, dimple) = (line, line, side);
        PieceColors { form, face, rim, dimple, side, seam, number, ghost_outline: None }
    }
}
