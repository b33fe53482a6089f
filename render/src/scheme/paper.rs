//! The paper theme: black on white, for print.

use dvonn_rules::ByColor;

use super::{DimmedColors, Form, PieceColors, Scheme, SheetColors};
use crate::color::{Rgb, hex};

const WHITE: Rgb = hex(0xFF_FFFF);
const BLACK: Rgb = hex(0x00_0000);
const CHARCOAL: Rgb = hex(0x33_3333);
const DARK_GREY: Rgb = hex(0x5C_5C5C);
const GREY: Rgb = hex(0x8A_8A8A);
const SILVER: Rgb = hex(0xBD_BDBD);
const MIST: Rgb = hex(0xE4_E4E4);
const BLUE: Rgb = hex(0x30_82CA);
const PALE_BLUE: Rgb = hex(0xA6_CBEC);
const RED: Rgb = hex(0xB8_271E);
const DEEP_RED: Rgb = hex(0x6E_1510);
const ROSE: Rgb = hex(0xE3_A6A2);
const GOLD: Rgb = hex(0xF2_CE6B);
const BRONZE: Rgb = hex(0xE3_B58C);

impl Scheme {
    /// The colours of the paper theme.
    pub(crate) const PAPER: Self = Self {
        colors: &[
            WHITE, BLACK, CHARCOAL, DARK_GREY, GREY, SILVER, MIST, BLUE, PALE_BLUE, RED, DEEP_RED,
            ROSE, GOLD, BRONZE,
        ],
        backdrop: WHITE,
        card: MIST,
        text: BLACK,
        secondary_text: CHARCOAL,
        accent: BLUE,
        on_accent: BLACK,
        board: WHITE,
        grain: WHITE,
        border: BLACK,
        line: SILVER,
        space: MIST,
        label: BLACK,
        cell_name: GREY,
        shadow: None,
        outline: BLACK,
        line_scale: 1.5,
        white: PieceColors {
            form: Form::Round,
            face: WHITE,
            rim: WHITE,
            dimple: MIST,
            side: SILVER,
            seam: BLACK,
            number: BLACK,
            ghost_outline: Some(BLACK),
        },
        black: PieceColors {
            form: Form::Round,
            face: CHARCOAL,
            rim: CHARCOAL,
            dimple: BLACK,
            side: BLACK,
            seam: WHITE,
            number: WHITE,
            ghost_outline: None,
        },
        red: PieceColors {
            form: Form::Round,
            face: RED,
            rim: WHITE,
            dimple: DEEP_RED,
            side: RED,
            seam: BLACK,
            number: WHITE,
            ghost_outline: None,
        },
        dimmed: ByColor {
            white: DimmedColors { face: MIST, side: SILVER, line: GREY, number: DARK_GREY },
            black: DimmedColors { face: GREY, side: DARK_GREY, line: SILVER, number: BLACK },
        },
        mark: BLACK,
        mark_outline: WHITE,
        areas: ByColor { white: WHITE, black: MIST },
        grid_line: GREY,
        hatching: Some(GREY),
        sheet: SheetColors {
            background: WHITE,
            line: SILVER,
            text: BLACK,
            band: SILVER,
            medals: [GOLD, SILVER, BRONZE],
            medal_text: BLACK,
        },
    };
}
