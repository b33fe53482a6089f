//! The high-contrast theme: white, black and yellow, for people with low vision.

use dvonn_rules::ByColor;

use super::{DimmedColors, Form, PieceColors, Scheme, SheetColors};
use crate::color::{Rgb, hex};

const BLACK: Rgb = hex(0x00_0000);
const WHITE: Rgb = hex(0xFF_FFFF);
const GREY: Rgb = hex(0x76_7676);
const COAL: Rgb = hex(0x1C_1C1C);
const SILVER: Rgb = hex(0xD8_D8D8);
const SMOKE: Rgb = hex(0x44_4444);
const YELLOW: Rgb = hex(0xFF_E100);
const OLIVE: Rgb = hex(0x80_7000);
const UMBER: Rgb = hex(0x4A_3F00);
const CYAN: Rgb = hex(0x00_D7FF);
const DEEP_CYAN: Rgb = hex(0x00_6B80);
const RED: Rgb = hex(0xE6_2428);
const DEEP_RED: Rgb = hex(0x73_1214);
const ROSE: Rgb = hex(0xF2_9193);
const BRONZE: Rgb = hex(0xE8_A060);
const PALE: Rgb = hex(0xA8_A8A8);

impl Scheme {
    /// The colours of the high-contrast theme.
    pub(crate) const CONTRAST: Self = Self {
        colors: &[
            BLACK, WHITE, GREY, COAL, SILVER, SMOKE, YELLOW, OLIVE, UMBER, CYAN, DEEP_CYAN, RED,
            DEEP_RED, ROSE, BRONZE, PALE,
        ],
        backdrop: BLACK,
        card: COAL,
        text: WHITE,
        secondary_text: SILVER,
        accent: YELLOW,
        on_accent: BLACK,
        board: SMOKE,
        grain: SMOKE,
        border: WHITE,
        line: PALE,
        space: GREY,
        label: WHITE,
        cell_name: BLACK,
        shadow: None,
        outline: BLACK,
        line_scale: 2.0,
        white: PieceColors {
            form: Form::Round,
            face: WHITE,
            rim: WHITE,
            dimple: SILVER,
            side: SILVER,
            seam: BLACK,
            number: BLACK,
            ghost_outline: None,
        },
        black: PieceColors {
            form: Form::Round,
            face: BLACK,
            rim: WHITE,
            dimple: BLACK,
            side: BLACK,
            seam: WHITE,
            number: WHITE,
            ghost_outline: Some(WHITE),
        },
        red: PieceColors {
            form: Form::Round,
            face: RED,
            rim: WHITE,
            dimple: RED,
            side: RED,
            seam: BLACK,
            number: WHITE,
            ghost_outline: None,
        },
        dimmed: ByColor {
            white: DimmedColors { face: PALE, side: GREY, line: BLACK, number: BLACK },
            black: DimmedColors { face: COAL, side: BLACK, line: GREY, number: SILVER },
        },
        mark: CYAN,
        mark_outline: BLACK,
        areas: ByColor { white: WHITE, black: BLACK },
        grid_line: GREY,
        hatching: None,
        sheet: SheetColors {
            background: BLACK,
            line: GREY,
            text: WHITE,
            band: UMBER,
            medals: [YELLOW, SILVER, BRONZE],
            medal_text: BLACK,
        },
    };
}
