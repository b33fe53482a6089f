//! High contrast: white, black and yellow, and few colours beside them.

use dvonn_rules::ByColor;

use super::{Form, PieceColors, Scheme, SheetColors};
use crate::color::Rgb;

impl Scheme {
    /// See the head of this file.
    pub(crate) const CONTRAST: Self = Self {
        backdrop: Rgb::hex(0x00_0000),
        card: Rgb::hex(0x1C_1C1C),
        card_active: Rgb::hex(0x00_0000),
        text: Rgb::hex(0xFF_FFFF),
        quiet: Rgb::hex(0xD8_D8D8),
        accent: Rgb::hex(0xFF_E100),
        on_accent: Rgb::hex(0x00_0000),
        board: [Rgb::hex(0x00_0000); 3],
        board_edge: Rgb::hex(0xFF_FFFF),
        line: Rgb::hex(0x76_7676),
        hollow: Rgb::hex(0x76_7676),
        label: Rgb::hex(0xFF_FFFF),
        shadow: Rgb::hex(0x00_0000),
        outline: Rgb::hex(0xFF_FFFF),
        bold: 2.0,
        white: PieceColors {
            form: Form::Round,
            face: Rgb::hex(0xFF_FFFF),
            rim: Rgb::hex(0x00_0000),
            hub: Rgb::hex(0xFF_FFFF),
            side: (Rgb::hex(0xFF_FFFF), Rgb::hex(0x00_0000)),
            number: Rgb::hex(0x00_0000),
        },
        black: PieceColors {
            form: Form::Round,
            face: Rgb::hex(0x00_0000),
            rim: Rgb::hex(0xFF_FFFF),
            hub: Rgb::hex(0x00_0000),
            side: (Rgb::hex(0x00_0000), Rgb::hex(0xFF_FFFF)),
            number: Rgb::hex(0xFF_FFFF),
        },
        red: PieceColors {
            form: Form::Round,
            face: Rgb::hex(0xE6_2428),
            rim: Rgb::hex(0xFF_FFFF),
            hub: Rgb::hex(0xE6_2428),
            side: (Rgb::hex(0xE6_2428), Rgb::hex(0x00_0000)),
            number: Rgb::hex(0xFF_FFFF),
        },
        mark: Rgb::hex(0x00_D7FF),
        mark_outline: Rgb::hex(0x00_0000),
        shares: ByColor { white: Rgb::hex(0xFF_FFFF), black: Rgb::hex(0x00_0000) },
        grid: Rgb::hex(0x76_7676),
        hatch: None,
        sheet: SheetColors {
            ground: Rgb::hex(0x00_0000),
            stripe: Rgb::hex(0x26_2626),
            line: Rgb::hex(0x76_7676),
            ink: Rgb::hex(0xFF_FFFF),
            band: Rgb::hex(0x4A_3F00),
            medals: [Rgb::hex(0xFF_D700), Rgb::hex(0xD8_D8D8), Rgb::hex(0xE8_A060)],
            engraving: Rgb::hex(0x00_0000),
        },
    };
}
