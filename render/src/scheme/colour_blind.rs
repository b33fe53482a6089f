//! The colour-blind theme: cream and navy, based on the palette by Okabe and Ito that works for
//! every kind of colour vision. It uses their green, blue and vermillion, some of them darkened.
//! The sides also differ in shape and pattern.

use dvonn_rules::ByColor;

use super::{DimmedColors, Form, PieceColors, Scheme, SheetColors};
use crate::color::{Rgb, hex};

const INK: Rgb = hex(0x12_161A);
const SLATE: Rgb = hex(0x2C_3238);
const CREAM: Rgb = hex(0xFF_F3DC);
const GREEN: Rgb = hex(0x00_A67C);
const BOARD: Rgb = hex(0x95_9DA2);
const SPACE: Rgb = hex(0x7E_868C);
const STONE: Rgb = hex(0x3C_444A);
const TAN: Rgb = hex(0xD2_B47C);
const NAVY: Rgb = hex(0x00_3058);
const SKY: Rgb = hex(0x56_B4E9);
const VERMILLION: Rgb = hex(0xB5_4708);
const RUST: Rgb = hex(0x73_2D00);
const PEACH: Rgb = hex(0xFF_C9A3);
const PLUM: Rgb = hex(0x7A_2560);
const SILVER: Rgb = hex(0xC3_CBD3);
const PALE_BLUE: Rgb = hex(0xBF_DDF0);

impl Scheme {
    /// The colours of the colour-blind theme.
    pub(crate) const COLOUR_BLIND: Self = Self {
        colors: &[
            INK, SLATE, CREAM, GREEN, BOARD, SPACE, STONE, TAN, NAVY, SKY, VERMILLION, RUST, PEACH,
            PLUM, SILVER, PALE_BLUE,
        ],
        backdrop: INK,
        card: SLATE,
        text: CREAM,
        secondary_text: SILVER,
        accent: GREEN,
        on_accent: INK,
        board: BOARD,
        grain: BOARD,
        border: STONE,
        line: STONE,
        space: SPACE,
        label: INK,
        cell_name: STONE,
        shadow: None,
        outline: INK,
        line_scale: 1.0,
        white: PieceColors {
            form: Form::Ringed,
            face: CREAM,
            rim: TAN,
            dimple: CREAM,
            side: TAN,
            seam: STONE,
            number: INK,
            ghost_outline: None,
        },
        black: PieceColors {
            form: Form::Faceted,
            face: NAVY,
            rim: SKY,
            dimple: NAVY,
            side: NAVY,
            seam: SKY,
            number: CREAM,
            ghost_outline: Some(SKY),
        },
        red: PieceColors {
            form: Form::Round,
            face: VERMILLION,
            rim: PEACH,
            dimple: RUST,
            side: RUST,
            seam: INK,
            number: CREAM,
            ghost_outline: None,
        },
        dimmed: ByColor {
            white: DimmedColors { face: SILVER, side: BOARD, line: SPACE, number: INK },
            black: DimmedColors { face: STONE, side: SLATE, line: SPACE, number: SILVER },
        },
        mark: PLUM,
        mark_outline: CREAM,
        areas: ByColor { white: CREAM, black: NAVY },
        grid_line: SPACE,
        hatching: Some(SKY),
        sheet: SheetColors {
            background: CREAM,
            line: SILVER,
            text: INK,
            band: PALE_BLUE,
            medals: [TAN, SILVER, PEACH],
            medal_text: INK,
        },
    };
}
