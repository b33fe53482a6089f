//! What ladders and tournaments are written on: a card with a title above, a caption below, and room
//! between them for a chart or a table. Has fewer colours than a board, so that it costs fewer bytes.

use crate::atlas::Atlas;
use crate::canvas::Canvas;
use crate::clean::one_line;
use crate::header;
use crate::layout::{self, BOARD, FOOT_ENDS, FOOT_HEIGHT, GAP, MARGIN};
use crate::look::Width;
use crate::palette::{Palette, Samples};
use crate::pieces::{self, StackLook};
use crate::pixmap::Pixmap;
use crate::scheme::Scheme;
use crate::shape::Panel;
use crate::sprite::Sprite;
use crate::surface::Surface;

const PALETTE_SIZE: usize = 48;
/// The stack at the left end of the title's card.
const EMBLEM: (f32, f32) = (72.0, 64.0);
const EMBLEM_SCALE: f32 = 0.7;
const TITLE: Panel = Panel { bottom: BOARD.top - GAP, top: MARGIN, radius: 16.0, ..BOARD };
/// Where the title begins and the figure beside it ends, and what is between them at the least.
const TITLE_ENDS: (f32, f32) = (124.0, BOARD.right - 28.0);
const FIGURE_GAP: f32 = 32.0;

/// What is kept ready for sheets.
pub(crate) struct Sheet {
    palette: Palette,
    emblem: Sprite,
}

/// What is written around a chart or a table.
pub(crate) struct Frame<'a> {
    pub(crate) title: &'a str,
    /// What stands at the right end of the title's card; may be empty.
    pub(crate) figure: &'a str,
    pub(crate) caption: &'a str,
}

impl Sheet {
    pub(crate) fn new(scheme: &Scheme, width: Width) -> Self {
        let emblem = emblem(scheme, width.scale());
        let mut samples = Samples::new();
        for pixel in emblem.pixels.iter().filter(|pixel| pixel.alpha > 0) {
            samples.add(scheme.card.mix(pixel.color, pixel.alpha));
        }
        let sheet = &scheme.sheet;
        let on_sheet = [sheet.ground, sheet.stripe, sheet.band].map(|under| (under, sheet.ink));
        let engraved = sheet.medals.map(|medal| (medal, sheet.engraving));
        let others = [
            (scheme.backdrop, scheme.text),
            (scheme.backdrop, scheme.card),
            (scheme.card, scheme.text),
            (scheme.card, scheme.quiet),
            (scheme.board[1], scheme.label),
            (sheet.ground, sheet.band),
            (sheet.ground, scheme.mark),
            (sheet.band, scheme.mark),
        ];
        for (under, over) in others.into_iter().chain(on_sheet).chain(engraved) {
            samples.add_ramp(under, over);
        }
        let others = [
            scheme.backdrop,
            scheme.card,
            scheme.text,
            scheme.quiet,
            scheme.board[1],
            scheme.board_edge,
            scheme.label,
            scheme.mark,
            scheme.mark_outline,
        ];
        let fixed: Vec<_> = others.into_iter().chain(sheet.all()).collect();
        let palette = Palette::choose(&fixed, &samples, PALETTE_SIZE);
        let emblem = Sprite::new(&emblem, &palette);
        Self { palette, emblem }
    }
}

/// A stack of the colours of all three sides.
fn emblem(scheme: &Scheme, scale: f32) -> Pixmap {
    let look = StackLook { colors: &scheme.white, outline: scheme.outline, pieces: 4 };
    let mut pixmap = pieces::stack(scheme, look, EMBLEM_SCALE, scale);
    pieces::paint_belt(&mut pixmap, scheme, (scheme.white.form, 1), EMBLEM_SCALE);
    pixmap
}

/// A sheet with `room` between the title and the caption, from [`BOARD`]'s top downwards.
pub(crate) fn framed<'a>(atlas: &'a Atlas, frame: &Frame<'_>, room: f32) -> Canvas<'a> {
    let scheme = atlas.scheme;
    let height = BOARD.top + room + FOOT_HEIGHT;
    let mut canvas = Canvas::plain(&atlas.sheet.palette, height, atlas.width, scheme.backdrop);
    canvas.fill(&TITLE, scheme.card);
    canvas.draw(&atlas.sheet.emblem, EMBLEM);

    let middle = f32::midpoint(TITLE.top, TITLE.bottom);
    let face = &atlas.faces.number;
    let figure = face.fit(&one_line(frame.figure), layout::WIDTH / 2.0);
    let left = TITLE_ENDS.1 - face.width(&figure);
    face.draw(&mut canvas, &figure, (left, middle + face.drop()), scheme.text);
    let face = &atlas.faces.name;
    let title = face.fit(&one_line(frame.title), left - FIGURE_GAP - TITLE_ENDS.0);
    let at = (TITLE_ENDS.0, middle + face.drop());
    face.draw(&mut canvas, &title, at, scheme.text);

    header::draw_caption(&mut canvas, atlas, frame.caption, FOOT_ENDS.1 - FOOT_ENDS.0);
    canvas
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::look::Theme;

    #[test]
    fn areas_have_the_very_colours_that_were_chosen_for_them() {
        for scheme in Theme::ALL.map(Theme::scheme) {
            let palette = Sheet::new(scheme, Width::NORMAL).palette;
            let areas = [scheme.backdrop, scheme.card, scheme.board[1], scheme.mark];
            for color in areas.into_iter().chain(scheme.sheet.all()) {
                assert_eq!(palette.color(palette.index(color)), color);
            }
        }
    }
}
