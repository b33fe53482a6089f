//! The colours of pictures: one scheme, and one file, for each theme.

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
    pub(crate) side: (Rgb, Rgb),
    /// The number on the face.
    pub(crate) number: Rgb,
}

/// The colours of what is written rather than played: tables, and charts of ratings.
pub(crate) struct SheetColors {
    /// What is written on, the other one of its stripes, and the lines on it.
    pub(crate) ground: Rgb,
    pub(crate) stripe: Rgb,
    pub(crate) line: Rgb,
    pub(crate) ink: Rgb,
    /// The deviation around a rating, and the reader's own row.
    pub(crate) band: Rgb,
    /// Gold, silver and bronze, and the numbers on them.
    pub(crate) medals: [Rgb; 3],
    pub(crate) engraving: Rgb,
}

impl SheetColors {
    pub(crate) fn all(&self) -> [Rgb; 9] {
        let Self { ground, stripe, line, ink, band, medals: [gold, silver, bronze], engraving } =
            *self;
        [ground, stripe, line, ink, band, gold, silver, bronze, engraving]
    }
}

/// Every colour that a picture uses.
pub(crate) struct Scheme {
    pub(crate) backdrop: Rgb,
    pub(crate) card: Rgb,
    pub(crate) card_active: Rgb,
    pub(crate) text: Rgb,
    /// What is written on cards beside something more important.
    pub(crate) quiet: Rgb,
    /// Marks the side to move, what it could play, and the winner.
    pub(crate) accent: Rgb,
    /// What is written on the accent, and the line around it.
    pub(crate) on_accent: Rgb,
    /// The board, from its lightest to its darkest grain.
    pub(crate) board: [Rgb; 3],
    pub(crate) board_edge: Rgb,
    /// The lines between spaces, and the hollows that pieces stand in.
    pub(crate) line: Rgb,
    pub(crate) hollow: Rgb,
    pub(crate) label: Rgb,
    pub(crate) shadow: Rgb,
    /// The line around pieces on the board; one for all of them costs fewer bytes.
    pub(crate) outline: Rgb,
    /// How wide lines around and on pieces and between spaces are, 1 being usual.
    pub(crate) bold: f32,
    pub(crate) white: PieceColors,
    pub(crate) black: PieceColors,
    pub(crate) red: PieceColors,
    /// What the last ply did: arrow, ring and crosses, and the line around them.
    pub(crate) mark: Rgb,
    pub(crate) mark_outline: Rgb,
    /// Either side's share of a chart, and the lines over both.
    pub(crate) shares: ByColor<Rgb>,
    pub(crate) grid: Rgb,
    /// The hatching of Black's share, where lightness alone is not to tell it from White's.
    pub(crate) hatch: Option<Rgb>,
    pub(crate) sheet: SheetColors,
}

impl PieceColors {
    fn all(&self) -> [Rgb; 6] {
        let Self { form: _, face, rim, hub, side, number } = self;
        [*face, *rim, *hub, side.0, side.1, *number]
    }
}

impl Scheme {
    /// The colours of one player's pieces.
    pub(crate) fn piece(&self, color: Color) -> &PieceColors {
        match color {
            Color::White => &self.white,
            Color::Black => &self.black,
        }
    }

    /// The colours that fill areas, each once.
    pub(crate) fn flat(&self) -> Vec<Rgb> {
        let pieces = [&self.white, &self.black, &self.red].into_iter().flat_map(PieceColors::all);
        let others = [
            self.backdrop,
            self.card,
            self.card_active,
            self.text,
            self.accent,
            self.board_edge,
            self.line,
            self.hollow,
            self.label,
            self.outline,
            self.mark,
            self.mark_outline,
            self.on_accent,
            self.grid,
        ];
        let mut flat = Vec::new();
        let shares = [self.shares.white, self.shares.black].into_iter().chain(self.hatch);
        for color in others.into_iter().chain(self.board).chain(pieces).chain(shares) {
            if !flat.contains(&color) {
                flat.push(color);
            }
        }
        flat
    }
}
