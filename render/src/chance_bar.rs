//! Draws the winning chances as a bar in the footer: White's share at the left, Black's at the right,
//! and a mark in the middle.

use dvonn_rules::{ByColor, Color};

use crate::atlas::Atlas;
use crate::layout::{FOOTER_MIDDLE, WIDTH};
use crate::picture::Picture;
use crate::sanitize::one_line;
use crate::shape::Panel;
use crate::surface::Surface as _;

/// The left end of the bar, and half its height.
const LEFT: f32 = WIDTH / 2.0;
const HALF_HEIGHT: f32 = 19.0;
const BORDER: f32 = 2.0;
/// Half the width of the mark in the middle, and how far it sticks out.
const MARK_HALF_WIDTH: f32 = 2.0;
const MARK_OUTSIDE: f32 = 4.0;
/// The room at both sides of a figure.
const PADDING: f32 = 14.0;

/// Draws the bar up to `right`. `white` is White's share in per cent, and `figures` are both shares
/// as text. Returns the bar's left end.
pub(crate) fn draw(
    picture: &mut Picture<'_>,
    atlas: &Atlas,
    white: u8,
    figures: ByColor<&str>,
    right: f32,
) -> f32 {
    let scheme = atlas.scheme;
    let white = white.min(100);
    let (top, bottom) = (FOOTER_MIDDLE - HALF_HEIGHT, FOOTER_MIDDLE + HALF_HEIGHT);
    let bar = Panel { left: LEFT, top, right, bottom, radius: 0.0 };
    let split = LEFT + (right - LEFT) * f32::from(white) / 100.0;
    picture.fill_panel(&bar.expanded(BORDER), scheme.text);
    picture.fill_panel(&bar, scheme.black.face);
    picture.fill_panel(&Panel { right: split, ..bar }, scheme.white.face);
    let middle = f32::midpoint(LEFT, right);
    let mark = Panel {
        left: middle - MARK_HALF_WIDTH,
        top: top - MARK_OUTSIDE,
        right: middle + MARK_HALF_WIDTH,
        bottom: bottom + MARK_OUTSIDE,
        radius: 0.0,
    };
    picture.fill_panel(&mark, scheme.accent);
    let font = &atlas.fonts.footer;
    for (color, room) in [(Color::White, split - LEFT), (Color::Black, right - split)] {
        let figure = one_line(figures[color]);
        let width = font.width(&figure);
        if width + 2.0 * PADDING > room {
            continue;
        }
        let left = match color {
            Color::White => LEFT + PADDING,
            Color::Black => right - PADDING - width,
        };
        let at = (left, FOOTER_MIDDLE + font.baseline_offset());
        font.draw(picture, &figure, at, scheme.piece(color).number);
    }
    LEFT
}
