//! The slate theme: cool and dark.

use dvonn_rules::ByColor;

use super::{DimmedColors, Form, PieceColors, Scheme, SheetColors};
use crate::color::{Rgb, hex};

const NIGHT: Rgb = hex(0x12_161B);
const COAL: Rgb = hex(0x1E_242B);
const SNOW: Rgb = hex(0xE9_EEF2);
const SKY: Rgb = hex(0x5C_C8F2);
const BOARD: Rgb = hex(0x4D_5B69);
const SPACE: Rgb = hex(0x76_8695);
const LINE: Rgb = hex(0x34_3F4A);
const STEEL: Rgb = hex(0xB7_C3CE);
const GREY: Rgb = hex(0x8D_9BA8);
const RED: Rgb = hex(0xC4_303B);
const DEEP_RED: Rgb = hex(0x98_212C);
const ROSE: Rgb = hex(0xF2_97A0);
const AMBER: Rgb = hex(0xF5_B83D);
const UMBER: Rgb = hex(0x5E_4E2E);
const BRONZE: Rgb = hex(0xD0_9059);

impl Scheme {
    /// The colours of the slate theme.
    pub(crate) const SLATE: Self = Self {
        colors: &[
            NIGHT, COAL, SNOW, SKY, BOARD, SPACE, LINE, STEEL, GREY, RED, DEEP_RED, ROSE, AMBER,
            UMBER, BRONZE,
        ],
        backdrop: NIGHT,
        card: COAL,
        text: SNOW,
        secondary_text: STEEL,
        accent: SKY,
        on_accent: NIGHT,
        board: BOARD,
        grain: BOARD,
        border: LINE,
        line: LINE,
        space: SPACE,
        label: SNOW,
        cell_name: LINE,
        shadow: None,
        outline: NIGHT,
        line_scale: 1.0,
        white: PieceColors {
            form: Form::Round,
            face: SNOW,
            rim: SNOW,
            dimple: STEEL,
            side: STEEL,
            seam: LINE,
            number: NIGHT,
            ghost_outline: None,
        },
        black: PieceColors {
            form: Form::Round,
            face: COAL,
            rim: GREY,
            dimple: NIGHT,
            side: NIGHT,
            seam: GREY,
            number: SNOW,
            ghost_outline: Some(STEEL),
        },
        red: PieceColors {
            form: Form::Round,
            face: RED,
            rim: ROSE,
            dimple: DEEP_RED,
            side: DEEP_RED,
            seam: NIGHT,
            number: SNOW,
            ghost_outline: None,
        },
        dimmed: ByColor {
            white: DimmedColors { face: GREY, side: BOARD, line: LINE, number: NIGHT },
            black: DimmedColors { face: LINE, side: NIGHT, line: BOARD, number: STEEL },
        },
        mark: AMBER,
        mark_outline: NIGHT,
        areas: ByColor { white: SNOW, black: COAL },
        grid_line: GREY,
        hatching: None,
        sheet: SheetColors {
            background: COAL,
            line: BOARD,
            text: SNOW,
            band: UMBER,
            medals: [AMBER, STEEL, BRONZE],
            medal_text: NIGHT,
        },
    };
}
