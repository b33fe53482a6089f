//! The colours of a picture. Another theme is another value of this type.

use dvonn_rules::Color;

use crate::color::Rgb;

/// The colours of one side's pieces.
pub(crate) struct PieceColors {
    /// The top face, its rim, and the hollow in the middle of a single piece.
    pub(crate) face: Rgb,
    pub(crate) rim: Rgb,
    pub(crate) hub: Rgb,
    /// The edge of the piece, and the line between two pieces of a stack.
    pub(crate) side: (Rgb, Rgb),
    /// The number on the face.
    pub(crate) number: Rgb,
}

/// Every colour that a picture uses.
pub(crate) struct Theme {
    pub(crate) backdrop: Rgb,
    pub(crate) card: Rgb,
    pub(crate) card_active: Rgb,
    pub(crate) text: Rgb,
    /// Marks the side to move and the winner.
    pub(crate) accent: Rgb,
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
    pub(crate) white: PieceColors,
    pub(crate) black: PieceColors,
    pub(crate) red: PieceColors,
    /// What the last ply did: arrow, ring and crosses, and the line around them.
    pub(crate) mark: Rgb,
    pub(crate) mark_outline: Rgb,
}

impl PieceColors {
    fn all(&self) -> [Rgb; 6] {
        let Self { face, rim, hub, side, number } = self;
        [*face, *rim, *hub, side.0, side.1, *number]
    }
}

impl Theme {
    /// The colours of one player's pieces.
    pub(crate) fn piece(&self, color: Color) -> &PieceColors {
        match color {
            Color::White => &self.white,
            Color::Black => &self.black,
        }
    }

    /// The colours that fill areas, each once.
    pub(crate) fn flat(&self) -> Vec<Rgb> {
        let mut flat = vec![
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
        ];
        let pieces = [&self.white, &self.black, &self.red].into_iter().flat_map(PieceColors::all);
        for color in self.board.into_iter().chain(pieces) {
            if !flat.contains(&color) {
                flat.push(color);
            }
        }
        flat
    }

    /// Ivory and charcoal on a wooden board.
    pub(crate) const WOOD: Self = Self {
        backdrop: Rgb::hex(0x23_1E1B),
        card: Rgb::hex(0x3A_322C),
        card_active: Rgb::hex(0x57_493B),
        text: Rgb::hex(0xF5_ECDD),
        accent: Rgb::hex(0xF2_B84B),
        board: [Rgb::hex(0xC3_9362), Rgb::hex(0xBC_8A59), Rgb::hex(0xB5_8352)],
        board_edge: Rgb::hex(0x8A_5F38),
        line: Rgb::hex(0x96_683E),
        hollow: Rgb::hex(0xA1_7246),
        label: Rgb::hex(0x3E_2612),
        shadow: Rgb::hex(0x2A_1808),
        outline: Rgb::hex(0x1E_1510),
        white: PieceColors {
            face: Rgb::hex(0xFB_F4E4),
            rim: Rgb::hex(0xCD_BB9A),
            hub: Rgb::hex(0xE6_D8BC),
            side: (Rgb::hex(0xD9_CAAD), Rgb::hex(0x8A_7758)),
            number: Rgb::hex(0x26_1D15),
        },
        black: PieceColors {
            face: Rgb::hex(0x3B_3735),
            rim: Rgb::hex(0x8D_837A),
            hub: Rgb::hex(0x27_2423),
            side: (Rgb::hex(0x2C_2827), Rgb::hex(0x8D_837A)),
            number: Rgb::hex(0xFF_F8EA),
        },
        red: PieceColors {
            face: Rgb::hex(0xD0_382D),
            rim: Rgb::hex(0xF0_8A76),
            hub: Rgb::hex(0xB0_261F),
            side: (Rgb::hex(0xA9_231D), Rgb::hex(0x5F_100D)),
            number: Rgb::hex(0xFF_F3E4),
        },
        mark: Rgb::hex(0x0F_6E8C),
        mark_outline: Rgb::hex(0xEA_F6F8),
    };
}
