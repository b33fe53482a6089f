//! The colours of pictures: one scheme of up to sixteen, and one file, for each theme.

mod colour_blind;
mod contrast;
mod paper;
mod slate;
#[cfg(test)]
mod tests;
mod wood;

use dvonn_rules::{ByColor, Color};

use crate::color::Rgb;

/// What tells pieces from others beside their colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// A plain disc.
    Round,
    /// A disc with a ring on its face.
    Ringed,
    /// Eight sides, and a face cut like a gem.
    Faceted,
}

/// The colours of one side's pieces, and their form.
pub(crate) struct PieceColors {
    pub(crate) form: Form,
    /// The top face, its rim, and the hollow in the middle of a single piece.
    pub(crate) face: Rgb,
    pub(crate) rim: Rgb,
    pub(crate) hub: Rgb,
    /// The edge of the piece, and the line between two pieces of a stack.
    pub(crate) side: Rgb,
    pub(crate) seam: Rgb,
    /// The number on the face.
    pub(crate) number: Rgb,
    /// The line around what is left of an isolated stack, where its face hardly differs from a space.
    pub(crate) ghost_line: Option<Rgb>,
}

/// The colours of what is written rather than played: tables, and charts of ratings.
pub(crate) struct SheetColors {
    /// What is written on, and the lines on it.
    pub(crate) ground: Rgb,
    pub(crate) line: Rgb,
    pub(crate) ink: Rgb,
    /// The deviation around a rating, and the reader's own row.
    pub(crate) band: Rgb,
    /// Gold, silver and bronze, and the numbers on them.
    pub(crate) medals: [Rgb; 3],
    pub(crate) engraving: Rgb,
}

/// The colours of a theme, and what each of them is for.
pub(crate) struct Scheme {
    /// All of them, each once: no more than a palette holds. Those that nothing is drawn in smooth the
    /// edges between others.
    pub(crate) colors: &'static [Rgb],
    pub(crate) backdrop: Rgb,
    pub(crate) card: Rgb,
    pub(crate) text: Rgb,
    /// What is written on cards beside something more important.
    pub(crate) quiet: Rgb,
    /// Marks the side to move, what it could play, and the winner.
    pub(crate) accent: Rgb,
    /// What is written on the accent, and the line around it.
    pub(crate) on_accent: Rgb,
    /// The board, its grain, its edge, the lines between spaces, and the hollows that pieces stand in.
    pub(crate) board: Rgb,
    pub(crate) grain: Rgb,
    pub(crate) edge: Rgb,
    pub(crate) line: Rgb,
    pub(crate) hollow: Rgb,
    /// The letters and numbers beside the board, and the names in empty spaces.
    pub(crate) label: Rgb,
    pub(crate) name: Rgb,
    /// What pieces cast on the board.
    pub(crate) shadow: Option<Rgb>,
    /// The line around pieces on the board.
    pub(crate) outline: Rgb,
    /// How wide lines around and on pieces and between spaces are, 1 being usual.
    pub(crate) bold: f32,
    pub(crate) white: PieceColors,
    pub(crate) black: PieceColors,
    pub(crate) red: PieceColors,
    /// What the last ply did: arrow and rings, and the line around them.
    pub(crate) mark: Rgb,
    pub(crate) mark_outline: Rgb,
    /// Either side's share of a chart, and the lines over both.
    pub(crate) shares: ByColor<Rgb>,
    pub(crate) grid: Rgb,
    /// The hatching of Black's share, where lightness alone is not to tell it from White's.
    pub(crate) hatch: Option<Rgb>,
    pub(crate) sheet: SheetColors,
}

impl Scheme {
    /// The colours of one player's pieces.
    pub(crate) fn piece(&self, color: Color) -> &PieceColors {
        match color {
            Color::White => &self.white,
            Color::Black => &self.black,
        }
    }
}
