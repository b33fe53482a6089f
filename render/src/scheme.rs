//! The colours of pictures: one scheme for each theme.

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
    /// Marks the side to move, what it could play, and the winner.
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
    pub(crate) sheet: SheetColors,
}

impl PieceColors {
    fn all(&self) -> [Rgb; 6] {
        let Self { face, rim, hub, side, number } = self;
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
        sheet: SheetColors {
            ground: Rgb::hex(0xFB_F4E4),
            stripe: Rgb::hex(0xF0_E5CE),
            line: Rgb::hex(0xD9_CAAD),
            ink: Rgb::hex(0x26_1D15),
            band: Rgb::hex(0xB9_D5D3),
            medals: [Rgb::hex(0xE8_B43A), Rgb::hex(0xBF_C4C8), Rgb::hex(0xCB_8A52)],
            engraving: Rgb::hex(0x26_1D15),
        },
    };

    /// Bone and coal on dark slate.
    pub(crate) const SLATE: Self = Self {
        backdrop: Rgb::hex(0x12_161B),
        card: Rgb::hex(0x20_272F),
        card_active: Rgb::hex(0x34_4050),
        text: Rgb::hex(0xE6_EDF3),
        accent: Rgb::hex(0x5C_C8F2),
        board: [Rgb::hex(0x52_6170), Rgb::hex(0x4D_5B69), Rgb::hex(0x48_5563)],
        board_edge: Rgb::hex(0x2A_333D),
        line: Rgb::hex(0x34_3F4A),
        hollow: Rgb::hex(0x3C_4854),
        label: Rgb::hex(0xDC_E6EF),
        shadow: Rgb::hex(0x07_0A0D),
        outline: Rgb::hex(0x0B_0E12),
        white: PieceColors {
            face: Rgb::hex(0xE9_EEF2),
            rim: Rgb::hex(0xB3_BFCA),
            hub: Rgb::hex(0xCD_D7E0),
            side: (Rgb::hex(0xBE_CAD5), Rgb::hex(0x6C_7A88)),
            number: Rgb::hex(0x14_1A20),
        },
        black: PieceColors {
            face: Rgb::hex(0x1B_1F25),
            rim: Rgb::hex(0x7F_8D9B),
            hub: Rgb::hex(0x0E_1114),
            side: (Rgb::hex(0x14_181D), Rgb::hex(0x7F_8D9B)),
            number: Rgb::hex(0xF3_F8FC),
        },
        red: PieceColors {
            face: Rgb::hex(0xD3_3F49),
            rim: Rgb::hex(0xF2_97A0),
            hub: Rgb::hex(0xB1_2B37),
            side: (Rgb::hex(0xA3_2531), Rgb::hex(0x58_0F18)),
            number: Rgb::hex(0xFF_F4F2),
        },
        mark: Rgb::hex(0xF5_B83D),
        mark_outline: Rgb::hex(0x1A_1206),
        sheet: SheetColors {
            ground: Rgb::hex(0x1B_1F25),
            stripe: Rgb::hex(0x26_2D35),
            line: Rgb::hex(0x3E_4853),
            ink: Rgb::hex(0xF3_F8FC),
            band: Rgb::hex(0x57_4A2C),
            medals: [Rgb::hex(0xF0_BE45), Rgb::hex(0xC3_CAD1), Rgb::hex(0xD0_9059)],
            engraving: Rgb::hex(0x14_1A20),
        },
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The luminance of a colour as the Web Content Accessibility Guidelines define it.
    fn luminance(color: Rgb) -> f64 {
        let [red, green, blue] = color.0.map(|channel| {
            let channel = f64::from(channel) / 255.0;
            if channel <= 0.04045 { channel / 12.92 } else { ((channel + 0.055) / 1.055).powf(2.4) }
        });
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    /// From 1 to 21; the same guidelines ask 4.5 of text, and 3 of large letters and of what has to be
    /// told apart.
    fn contrast(one: Rgb, other: Rgb) -> f64 {
        let (one, other) = (luminance(one) + 0.05, luminance(other) + 0.05);
        (one / other).max(other / one)
    }

    fn assert_contrast(least: f64, pairs: impl IntoIterator<Item = (Rgb, Rgb)>) {
        for (one, other) in pairs {
            assert!(contrast(one, other) >= least, "{one:x?} and {other:x?}");
        }
    }

    #[test]
    fn what_is_written_can_be_read() {
        for scheme in [Scheme::WOOD, Scheme::SLATE] {
            let unders = [scheme.backdrop, scheme.card, scheme.card_active];
            let pieces = [&scheme.white, &scheme.black];
            assert_contrast(4.5, unders.map(|under| (scheme.text, under)));
            assert_contrast(4.5, pieces.map(|colors| (colors.number, colors.face)));
            assert_contrast(3.0, scheme.board.map(|under| (scheme.label, under)));
        }
    }

    #[test]
    fn tables_and_charts_of_ratings_can_be_read() {
        for scheme in [Scheme::WOOD, Scheme::SLATE] {
            let SheetColors { ground, stripe, ink, band, medals, engraving, .. } = scheme.sheet;
            assert_contrast(4.5, [ground, stripe, band].map(|under| (ink, under)));
            assert_contrast(4.5, medals.map(|medal| (engraving, medal)));
            assert_contrast(
                4.5,
                [(scheme.label, scheme.board[1]), (scheme.white.rim, scheme.card)],
            );
            assert_contrast(3.0, [ground, band].map(|under| (scheme.mark, under)));
        }
    }

    #[test]
    fn pieces_and_marks_are_told_apart() {
        for scheme in [Scheme::WOOD, Scheme::SLATE] {
            let white = scheme.white.face;
            assert_contrast(3.0, [scheme.black.face, scheme.hollow].map(|other| (white, other)));
            assert_contrast(3.0, [(scheme.red.face, scheme.red.number)]);
            assert_contrast(3.0, [(scheme.mark, scheme.mark_outline)]);
            assert_contrast(3.0, [(scheme.accent, scheme.card)]);
            assert_contrast(4.5, [(scheme.accent, scheme.outline)]);
        }
    }
}
