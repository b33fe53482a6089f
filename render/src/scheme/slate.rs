//! Bone and coal on dark slate.

use dvonn_rules::ByColor;

use super::{Form, PieceColors, Scheme, SheetColors};
use crate::color::Rgb;

impl Scheme {
    /// See the head of this file.
    pub(crate) const SLATE: Self = Self {
        backdrop: Rgb::hex(0x12_161B),
        card: Rgb::hex(0x20_272F),
        card_active: Rgb::hex(0x34_4050),
        text: Rgb::hex(0xE6_EDF3),
        quiet: Rgb::hex(0xB3_BFCA),
        accent: Rgb::hex(0x5C_C8F2),
        on_accent: Rgb::hex(0x0B_0E12),
        board: [Rgb::hex(0x52_6170), Rgb::hex(0x4D_5B69), Rgb::hex(0x48_5563)],
        board_edge: Rgb::hex(0x2A_333D),
        line: Rgb::hex(0x34_3F4A),
        hollow: Rgb::hex(0x3C_4854),
        label: Rgb::hex(0xDC_E6EF),
        shadow: Rgb::hex(0x07_0A0D),
        outline: Rgb::hex(0x0B_0E12),
        bold: 1.0,
        white: PieceColors {
            form: Form::Round,
            face: Rgb::hex(0xE9_EEF2),
            rim: Rgb::hex(0xB3_BFCA),
            hub: Rgb::hex(0xCD_D7E0),
            side: (Rgb::hex(0xBE_CAD5), Rgb::hex(0x6C_7A88)),
            number: Rgb::hex(0x14_1A20),
        },
        black: PieceColors {
            form: Form::Round,
            face: Rgb::hex(0x1B_1F25),
            rim: Rgb::hex(0x89_97A5),
            hub: Rgb::hex(0x0E_1114),
            side: (Rgb::hex(0x14_181D), Rgb::hex(0x89_97A5)),
            number: Rgb::hex(0xF3_F8FC),
        },
        red: PieceColors {
            form: Form::Round,
            face: Rgb::hex(0xD3_3F49),
            rim: Rgb::hex(0xF2_97A0),
            hub: Rgb::hex(0xB1_2B37),
            side: (Rgb::hex(0xA3_2531), Rgb::hex(0x58_0F18)),
            number: Rgb::hex(0xFF_FFFF),
        },
        mark: Rgb::hex(0xF5_B83D),
        mark_outline: Rgb::hex(0x1A_1206),
        shares: ByColor { white: Rgb::hex(0xE9_EEF2), black: Rgb::hex(0x1B_1F25) },
        grid: Rgb::hex(0x89_97A5),
        hatch: None,
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
