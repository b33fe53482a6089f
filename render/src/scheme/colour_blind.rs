//! Cream and navy, by the palette that Okabe and Ito made for every kind of colour vision: its
//! orange, blue, vermillion and yellow, some of them darker. Owners differ in shape and pattern too.

use dvonn_rules::ByColor;

use super::{Form, PieceColors, Scheme, SheetColors};
use crate::color::Rgb;

impl Scheme {
    /// See the head of this file.
    pub(crate) const COLOUR_BLIND: Self = Self {
        backdrop: Rgb::hex(0x1B_1F23),
        card: Rgb::hex(0x2C_3238),
        card_active: Rgb::hex(0x42_4B54),
        text: Rgb::hex(0xF5_F7F9),
        quiet: Rgb::hex(0xC3_CBD3),
        accent: Rgb::hex(0xF0_E442),
        on_accent: Rgb::hex(0x12_161A),
        board: [Rgb::hex(0x92_9A9F); 3],
        board_edge: Rgb::hex(0x4A_5258),
        line: Rgb::hex(0x6E_767C),
        hollow: Rgb::hex(0x7E_868C),
        label: Rgb::hex(0x0B_0E11),
        shadow: Rgb::hex(0x0B_0E11),
        outline: Rgb::hex(0x0B_0E11),
        bold: 1.0,
        white: PieceColors {
            form: Form::Ringed,
            face: Rgb::hex(0xFF_F3DC),
            rim: Rgb::hex(0xE6_9F00),
            hub: Rgb::hex(0xFF_E2AC),
            side: (Rgb::hex(0xF3_D9A4), Rgb::hex(0x8A_5F00)),
            number: Rgb::hex(0x12_161A),
        },
        black: PieceColors {
            form: Form::Faceted,
            face: Rgb::hex(0x00_3058),
            rim: Rgb::hex(0x56_B4E9),
            hub: Rgb::hex(0x00_1E38),
            side: (Rgb::hex(0x00_2747), Rgb::hex(0x56_B4E9)),
            number: Rgb::hex(0xFF_FFFF),
        },
        red: PieceColors {
            form: Form::Round,
            face: Rgb::hex(0xB5_4708),
            rim: Rgb::hex(0xFF_C9A3),
            hub: Rgb::hex(0x93_3800),
            side: (Rgb::hex(0x93_3800), Rgb::hex(0x45_1A00)),
            number: Rgb::hex(0xFF_FFFF),
        },
        mark: Rgb::hex(0x7A_2560),
        mark_outline: Rgb::hex(0xFF_FFFF),
        shares: ByColor { white: Rgb::hex(0xFF_F3DC), black: Rgb::hex(0x00_3058) },
        grid: Rgb::hex(0x7E_868C),
        hatch: Some(Rgb::hex(0x3E_7FAE)),
        sheet: SheetColors {
            ground: Rgb::hex(0xFB_FAF6),
            stripe: Rgb::hex(0xEC_EFF2),
            line: Rgb::hex(0xC3_CBD3),
            ink: Rgb::hex(0x12_161A),
            band: Rgb::hex(0xBF_DDF0),
            medals: [Rgb::hex(0xF2_C94C), Rgb::hex(0xCB_D2D8), Rgb::hex(0xD9_9A5B)],
            engraving: Rgb::hex(0x12_161A),
        },
    };
}
