//! Draws the frame of tables and of charts without a board: a title card above, a caption below,
//! and space between them.

use crate::atlas::Atlas;
use crate::header;
use crate::layout::{self, BOARD, FOOTER_HEIGHT, FOOTER_LEFT, FOOTER_RIGHT, GAP, MARGIN};
use crate::picture::Picture;
use crate::sanitize::one_line;
use crate::shape::Panel;
use crate::surface::Surface;

/// The position of the red piece at the left end of the title card.
const ICON_CENTER: (f32, f32) = (56.0, f32::midpoint(TITLE.top, TITLE.bottom));
const TITLE: Panel = Panel { bottom: BOARD.top - GAP, top: MARGIN, radius: 16.0, ..BOARD };
/// The left end of the title, the right end of the figure beside it, and the minimum gap between
/// them.
const TITLE_LEFT: f32 = 96.0;
const FIGURE_RIGHT: f32 = BOARD.right - 26.0;
const MIN_FIGURE_GAP: f32 = 32.0;

/// The texts around a chart or a table.
pub(crate) struct SheetText<'a> {
    pub(crate) title: &'a str,
    /// A short text at the right end of the title card; may be empty.
    pub(crate) figure: &'a str,
    pub(crate) caption: &'a str,
}

/// Draws the frame, with `room` between the title and the caption, starting at the top of
/// [`BOARD`].
pub(crate) fn draw_frame<'a>(atlas: &'a Atlas, text: &SheetText<'_>, room: f32) -> Picture<'a> {
    let scheme = atlas.scheme;
    let height = BOARD.top + room + FOOTER_HEIGHT;
    let mut picture = Picture::filled(&atlas.palette, height, atlas.width, scheme.backdrop);
    picture.fill_panel(&TITLE, scheme.card);
    picture.draw(&atlas.red_icon, ICON_CENTER);

    let middle = f32::midpoint(TITLE.top, TITLE.bottom);
    let font = &atlas.fonts.number;
    let figure = font.fit(&one_line(text.figure), layout::WIDTH / 2.0);
    let left = FIGURE_RIGHT - font.width(&figure);
    font.draw(&mut picture, &figure, (left, middle + font.baseline_offset()), scheme.text);
    let font = &atlas.fonts.name;
    let title = font.fit(&one_line(text.title), left - MIN_FIGURE_GAP - TITLE_LEFT);
    let at = (TITLE_LEFT, middle + font.baseline_offset());
    font.draw(&mut picture, &title, at, scheme.text);

    header::draw_caption(&mut picture, atlas, text.caption, FOOTER_RIGHT - FOOTER_LEFT);
    picture
}
