//! The slate theme: cool and dark.

use dvonn_rules::ByColor;

use super::{Form, PieceColors, Scheme, SheetColors};
use crate::color::{Rgb, hex};

const NIGHT: Rgb = hex(0x12_161B);
const COAL: Rgb = hex(0x1E_242B);
const SNOW: Rgb = hex(0xE9_EEF2);
const SKY: Rgb = hex(0x5C_C8F2);
const BOARD: Rgb = hex(0x4D_5B69);
const HOLLOW: Rgb = hex(0x76_8695);
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
            NIGHT, COAL, SNOW, SKY, BOARD, HOLLOW, LINE, STEEL, GREY, RED, DEEP_RED, ROSE, AMBER,
            UMBER, BRONZE,
        ],
        backdrop: NIGHT,
        card: COAL,
        text: SNOW,
        quiet: STEEL,
        accent: SKY,
        on_accent: NIGHT,
        board: BOARD,
        grain: BOARD,
        edge: LINE,
        line: LINE,
        hollow: HOLLOW,
        label: SNOW,
        name: LINE,
        shadow: None,
        outline: NIGHT,
        bold: 1.0,
        white: PieceColors {
            form: Form::Round,
            face: SNOW,
            rim: SNOW,
            hub: STEEL,
            side: STEEL,
            seam: LINE,
            number: NIGHT,
            ghost_line: None,
        },
        black: PieceColors {
            form: Form::Round,
            face: COAL,
            rim: GREY,
            hub: NIGHT,
            side: NIGHT,
            seam: GREY,
            number: SNOW,
            ghost_line: Some(STEEL),
        },
        red: PieceColors {
            form: Form::Round,
            face: RED,
            rim: ROSE,
            hub: DEEP_RED,
            side: DEEP_RED,
            seam: NIGHT,
            number: SNOW,
            ghost_line: None,
        },
        mark: AMBER,
        mark_outline: NIGHT,
        shares: ByColor { white: SNOW, black: COAL },
        grid: GREY,
        hatch: None,
        sheet: SheetColors {
            ground: COAL,
            line: BOARD,
            ink: SNOW,
            band: UMBER,
            medals: [AMBER, STEEL, BRONZE],
            engraving: NIGHT,
        },
    };
}
