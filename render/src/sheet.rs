//! Draws the frame of tables and of charts without a board: a title card above, a caption below,
//! and room between them.

use crate::atlas::Atlas;
use crate::clean::one_line;
use crate::header;
use crate::layout::{self, BOARD, FOOT_ENDS, FOOT_HEIGHT, GAP, MARGIN};
use crate::picture::Picture;
use crate::shape::Panel;
use crate::surface::Surface;

/// The position of the red piece at the left end of the title card.
const EMBLEM: (f32, f32) = (56.0, f32::midpoint(TITLE.top, TITLE.bottom));
const TITLE: Panel = Panel { bottom: BOARD.top - GAP, top: MARGIN, radius: 16.0, ..BOARD };
/// The left end of the title, the right end of the figure beside it, and the minimum gap between
/// them.
const TITLE_ENDS: (f32, f32) = (96.0, BOARD.right - 26.0);
const FIGURE_GAP: f32 = 32.0;

/// The texts around a chart or a table.
pub(crate) struct Frame<'a> {
    pub(crate) title: &'a str,
    /// A short text at the right end of the title card; may be empty.
    pub(crate) figure: &'a str,
    pub(crate) caption: &'a str,
}

/// Draws the frame, with `room` between the title and the caption, starting at the top of
/// [`BOARD`].
pub(crate) fn framed<'a>(atlas: &'a Atlas, frame: &Frame<'_>, room: f32) -> Picture<'a> {
    let scheme = atlas.scheme;
    let height = BOARD.top + room + FOOT_HEIGHT;
    let mut picture = Picture::filled(&atlas.palette, height, atlas.width, scheme.backdrop);
    picture.fill_panel(&TITLE, scheme.card);
    picture.draw(&atlas.red_icon, EMBLEM);

    let middle = f32::midpoint(TITLE.top, TITLE.bottom);
    let face = &atlas.faces.number;
    let figure = face.fit(&one_line(frame.figure), layout::WIDTH / 2.0);
    let left = TITLE_ENDS.1 - face.width(&figure);
    face.draw(&mut picture, &figure, (left, middle + face.drop()), scheme.text);
    let face = &atlas.faces.name;
    let title = face.fit(&one_line(frame.title), left - FIGURE_GAP - TITLE_ENDS.0);
    let at = (TITLE_ENDS.0, middle + face.drop());
    face.draw(&mut picture, &title, at, scheme.text);

    header::draw_caption(&mut picture, atlas, frame.caption, FOOT_ENDS.1 - FOOT_ENDS.0);
    picture
}
