//! Ivory and charcoal on a wooden board.

use dvonn_rules::ByColor;

use super::{Form, PieceColors, Scheme, SheetColors};
use crate::color::Rgb;

impl Scheme {
    /// See the head of this file.
    pub(crate) const WOOD: Self = Self {
        backdrop: Rgb::hex(0x23_1E1B),
        card: Rgb::hex(0x3A_322C),
        card_active: Rgb::hex(0x57_493B),
        text: Rgb::hex(0xF5_ECDD),
        quiet: Rgb::hex(0xCD_BB9A),
        accent: Rgb::hex(0xF2_B84B),
        on_accent: Rgb::hex(0x1E_1510),
        board: [Rgb::hex(0xC3_9362), Rgb::hex(0xBC_8A59), Rgb::hex(0xB5_8352)],
        board_edge: Rgb::hex(0x8A_5F38),
        line: Rgb::hex(0x96_683E),
        hollow: Rgb::hex(0xA1_7246),
        label: Rgb::hex(0x38_200D),
        shadow: Rgb::hex(0x2A_1808),
        outline: Rgb::hex(0x1E_1510),
        bold: 1.0,
        white: PieceColors {
            form: Form::Round,
            face: Rgb::hex(0xFB_F4E4),
            rim: Rgb::hex(0xCD_BB9A),
            hub: Rgb::hex(0xE6_D8BC),
            side: (Rgb::hex(0xD9_CAAD), Rgb::hex(0x8A_7758)),
            number: Rgb::hex(0x26_1D15),
        },
        black: PieceColors {
            form: Form::Round,
            face: Rgb::hex(0x3B_3735),
            rim: Rgb::hex(0x8D_837A),
            hub: Rgb::hex(0x27_2423),
            side: (Rgb::hex(0x2C_2827), Rgb::hex(0x8D_837A)),
            number: Rgb::hex(0xFF_F8EA),
        },
        red: PieceColors {
            form: Form::Round,
            face: Rgb::hex(0xD0_382D),
            rim: Rgb::hex(0xF0_8A76),
            hub: Rgb::hex(0xB0_261F),
            side: (Rgb::hex(0xA9_231D), Rgb::hex(0x5F_100D)),
            number: Rgb::hex(0xFF_F8EA),
        },
        mark: Rgb::hex(0x0F_6E8C),
        mark_outline: Rgb::hex(0xEA_F6F8),
        shares: ByColor { white: Rgb::hex(0xFB_F4E4), black: Rgb::hex(0x3B_3735) },
        grid: Rgb::hex(0x8D_837A),
        hatch: None,
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
}
