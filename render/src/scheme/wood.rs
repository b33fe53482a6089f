//! The wood theme: ivory and charcoal on a wooden board.

use dvonn_rules::ByColor;

use super::{DimmedColors, Form, PieceColors, Scheme, SheetColors};
use crate::color::{Rgb, hex};

const DARK: Rgb = hex(0x1E_1713);
const CHARCOAL: Rgb = hex(0x3B_3633);
const CREAM: Rgb = hex(0xFB_F4E4);
const AMBER: Rgb = hex(0xF2_B84B);
const BOARD: Rgb = hex(0xBC_8A59);
const GRAIN: Rgb = hex(0xC3_9362);
const SPACE: Rgb = hex(0xA1_7246);
const BROWN: Rgb = hex(0x5A_391F);
const TAN: Rgb = hex(0xCD_BB9A);
const SAND: Rgb = hex(0xE6_D8BC);
const GREY: Rgb = hex(0x8D_837A);
const RED: Rgb = hex(0xCC_352B);
const DEEP_RED: Rgb = hex(0x9C_201A);
const ROSE: Rgb = hex(0xF0_8A76);
const TEAL: Rgb = hex(0x0F_6E8C);
const MIST: Rgb = hex(0xB9_D5D3);

impl Scheme {
    /// The colours of the wood theme.
    pub(crate) const WOOD: Self = Self {
        colors: &[
            DARK, CHARCOAL, CREAM, AMBER, BOARD, GRAIN, SPACE, BROWN, TAN, SAND, GREY, RED,
            DEEP_RED, ROSE, TEAL, MIST,
        ],
        backdrop: DARK,
        card: CHARCOAL,
        text: CREAM,
        secondary_text: TAN,
        accent: AMBER,
        on_accent: DARK,
        board: BOARD,
        grain: GRAIN,
        border: BROWN,
        line: BROWN,
        space: SPACE,
        label: DARK,
        cell_name: BROWN,
        shadow: Some(BROWN),
        outline: DARK,
        line_scale: 1.0,
        white: PieceColors {
            form: Form::Round,
            face: CREAM,
            rim: CREAM,
            dimple: SAND,
            side: TAN,
            seam: GREY,
            number: DARK,
            ghost_outline: None,
        },
        black: PieceColors {
            form: Form::Round,
            face: CHARCOAL,
            rim: CHARCOAL,
            dimple: DARK,
            side: DARK,
            seam: GREY,
            number: CREAM,
            ghost_outline: Some(CREAM),
        },
        red: PieceColors {
            form: Form::Round,
            face: RED,
            rim: ROSE,
            dimple: DEEP_RED,
            side: DEEP_RED,
            seam: DARK,
            number: CREAM,
            ghost_outline: None,
        },
        dimmed: ByColor {
            white: DimmedColors { face: TAN, side: GREY, line: BROWN, number: DARK },
            black: DimmedColors { face: BROWN, side: DARK, line: SPACE, number: SAND },
        },
        mark: TEAL,
        mark_outline: CREAM,
        areas: ByColor { white: CREAM, black: CHARCOAL },
        grid_line: GREY,
        hatching: None,
        sheet: SheetColors {
            background: CREAM,
            line: TAN,
            text: DARK,
            band: MIST,
            medals: [AMBER, MIST, BOARD],
            medal_text: DARK,
        },
    };
}
