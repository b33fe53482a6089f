//! Black ink on white paper: for print and copies, with little to fill.

use dvonn_rules::ByColor;

use super::{Form, PieceColors, Scheme, SheetColors};
use crate::color::Rgb;

impl Scheme {
    /// See the head of this file.
    pub(crate) const PAPER: Self = Self {
        backdrop: Rgb::hex(0xFF_FFFF),
        card: Rgb::hex(0xF4_F4F4),
        card_active: Rgb::hex(0xFF_FFFF),
        text: Rgb::hex(0x00_0000),
        quiet: Rgb::hex(0x4A_4A4A),
        accent: Rgb::hex(0x30_82CA),
        on_accent: Rgb::hex(0x00_0000),
        board: [Rgb::hex(0xFF_FFFF); 3],
        board_edge: Rgb::hex(0x00_0000),
        line: Rgb::hex(0xA8_A8A8),
        hollow: Rgb::hex(0xE2_E2E2),
        label: Rgb::hex(0x00_0000),
        shadow: Rgb::hex(0x00_0000),
        outline: Rgb::hex(0x00_0000),
        bold: 1.0,
        white: PieceColors {
            form: Form::Round,
            face: Rgb::hex(0xFF_FFFF),
            rim: Rgb::hex(0x00_0000),
            hub: Rgb::hex(0xE2_E2E2),
            side: (Rgb::hex(0xFF_FFFF), Rgb::hex(0x00_0000)),
            number: Rgb::hex(0x00_0000),
        },
        black: PieceColors {
            form: Form::Round,
            face: Rgb::hex(0x33_3333),
            rim: Rgb::hex(0xFF_FFFF),
            hub: Rgb::hex(0x1A_1A1A),
            side: (Rgb::hex(0x33_3333), Rgb::hex(0xFF_FFFF)),
            number: Rgb::hex(0xFF_FFFF),
        },
        red: PieceColors {
            form: Form::Round,
            face: Rgb::hex(0xB8_271E),
            rim: Rgb::hex(0xFF_FFFF),
            hub: Rgb::hex(0x8E_1A13),
            side: (Rgb::hex(0xB8_271E), Rgb::hex(0x4A_0C08)),
            number: Rgb::hex(0xFF_FFFF),
        },
        mark: Rgb::hex(0x00_0000),
        mark_outline: Rgb::hex(0xFF_FFFF),
        shares: ByColor { white: Rgb::hex(0xFF_FFFF), black: Rgb::hex(0xDC_DCDC) },
        grid: Rgb::hex(0x8A_8A8A),
        hatch: Some(Rgb::hex(0x8A_8A8A)),
        sheet: SheetColors {
            ground: Rgb::hex(0xFF_FFFF),
            stripe: Rgb::hex(0xF4_F4F4),
            line: Rgb::hex(0xBD_BDBD),
            ink: Rgb::hex(0x00_0000),
            band: Rgb::hex(0xD0_D0D0),
            medals: [Rgb::hex(0xF2_CE6B), Rgb::hex(0xDC_DCDC), Rgb::hex(0xE3_B58C)],
            engraving: Rgb::hex(0x00_0000),
        },
    };
}
