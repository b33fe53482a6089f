//! Lets plotters draw on a [`Picture`]: what it lays out gets our edges, our colours and our letters.
//! plotters counts in whole numbers, so it is given a finer grid than that of the picture.

mod backend;
mod labels;

use std::convert::Infallible;
use std::ops::Range;

use image::Luma;
use plotters::coord::Shift;
use plotters::coord::ranged1d::{Ranged, ValueFormatter};
use plotters::coord::types::RangedCoordf64;
use plotters::prelude::{
    Cartesian2d, ChartBuilder, ChartContext, Color, DrawingArea, DrawingAreaErrorKind, FontDesc,
    FontFamily, FontStyle, IntoDrawingArea as _, LabelAreaPosition, RGBColor, ShapeStyle,
};
use plotters_backend::BackendCoord;

pub(crate) use labels::Labelled;

use crate::atlas::Atlas;
use crate::color::Rgb;
use crate::picture::Picture;
use crate::shape::{Panel, Shape};
use crate::surface::Surface as _;
use crate::text::Face;

/// So many steps of plotters' grid are one of the picture's.
const FINE: f32 = 16.0;
/// Around a plot, inside its panel: left and below there is room for labels.
const LEFT: f32 = 128.0;
pub(crate) const TOP: f32 = 44.0;
const RIGHT: f32 = 36.0;
const BOTTOM: f32 = 56.0;
const RADIUS: f32 = 10.0;
/// The line around a plot, which its ticks grow out of.
const FRAME: f32 = 3.0;
/// Labels are twice as far from the plot as ticks reach.
const TICKS: (f32, f32) = (9.0, 7.0);
/// Labels stay so far within the panel.
const LABEL_MARGIN: f32 = 14.0;

/// From one line of a hatching to the next, and the width of a line, both measured sideways.
const HATCH: (f32, f32) = (20.0, 6.0);

/// What plotters draws on.
pub(crate) struct Plot<'c, 'p> {
    picture: &'c mut Picture<'p>,
    face: &'c Face,
    /// Labels that would reach beyond these ends are moved.
    ends: (f32, f32),
}

/// All of a picture, as plotters sees it.
pub(crate) type Area<'c, 'p> = DrawingArea<Plot<'c, 'p>, Shift>;
/// A plot with its scales.
pub(crate) type Axes<'c, 'p, X> = ChartContext<'c, Plot<'c, 'p>, Cartesian2d<X, RangedCoordf64>>;
/// What plotters says went wrong. Nothing can: there is room for every plot, and drawing does not fail.
pub(crate) type Failure = DrawingAreaErrorKind<Infallible>;

/// What is drawn in, of a panel that holds the labels as well.
pub(crate) const fn inside(panel: Panel) -> Panel {
    Panel {
        left: panel.left + LEFT,
        top: panel.top + TOP,
        right: panel.right - RIGHT,
        bottom: panel.bottom - BOTTOM,
        radius: RADIUS,
    }
}

/// Draws a panel, and lets plotters draw the plot inside it.
pub(crate) fn draw<'p, T>(
    picture: &mut Picture<'p>,
    atlas: &Atlas,
    panel: Panel,
    (ground, hatch): (Rgb, Option<Rgb>),
    plot: impl for<'c> FnOnce(&Area<'c, 'p>) -> Result<T, Failure>,
) -> T {
    let scheme = atlas.scheme;
    let inside = inside(panel);
    picture.fill_panel(&panel, scheme.edge);
    picture.fill_panel(&panel.grown(-FRAME), scheme.board);
    picture.fill_panel(&inside.grown(FRAME), scheme.edge);
    picture.fill_panel(&inside, ground);
    if let Some(color) = hatch {
        draw_hatch(picture, inside, color);
    }

    let ends = ends(panel);
    let area = Plot { picture, face: &atlas.faces.foot, ends }.into_drawing_area();
    let drawn = plot(&area).expect("there is room, and drawing in memory does not fail");
    drop(area);
    round_corners(picture, atlas, inside);
    drawn
}

/// Draws lines that rise to the right over all of a panel.
fn draw_hatch(picture: &mut Picture<'_>, panel: Panel, color: Rgb) {
    let ink = picture.palette().ink(color).number();
    let scale = picture.scale();
    let ((left, top), (right, bottom)) =
        (picture.pixel((panel.left, panel.top)), picture.pixel((panel.right, panel.bottom)));
    let step = (HATCH.0 * scale).round() as i32;
    let width = (HATCH.1 * scale).round().max(1.0) as i32;
    let image = picture.image_mut();
    for y in top..bottom {
        for x in (left..right).filter(|x| (x + y) % step < width) {
            image.put_pixel(x as u32, y as u32, Luma([ink]));
        }
    }
}

/// Draws the frame's corners over those of a plot, which plotters draws as a rectangle.
fn round_corners(picture: &mut Picture<'_>, atlas: &Atlas, plot: Panel) {
    let framed = plot.grown(FRAME);
    for (x, inwards) in [(framed.left, 1.0), (framed.right, -1.0)] {
        for (y, downwards) in [(framed.top, 1.0), (framed.bottom, -1.0)] {
            let radius = framed.radius;
            let side = [
                (x, y),
                (x + inwards * radius, y),
                (x + inwards * radius, y + downwards * radius),
                (x, y + downwards * radius),
            ];
            let middle = side[2];
            let disc = |radius: f32| Shape::ellipse(middle, (radius, radius));
            picture.fill(&Shape::polygon(side).without(disc(radius - FRAME)), atlas.scheme.edge);
            picture.fill(&Shape::polygon(side).without(disc(radius)), atlas.scheme.board);
        }
    }
}

/// The scales of a plot inside a panel, from left to right and from the bottom to the top.
pub(crate) fn axes<'c, 'p, X: Ranged>(
    area: &Area<'c, 'p>,
    panel: Panel,
    x: X,
    y: Range<f64>,
) -> Result<Axes<'c, 'p, X>, Failure> {
    let (width, height) = area.dim_in_pixel();
    ChartBuilder::on(area)
        .margin_left(fine(panel.left))
        .margin_top(fine(panel.top + TOP))
        .margin_right(width as i32 - fine(panel.right - RIGHT))
        .margin_bottom(height as i32 - fine(panel.bottom))
        .y_label_area_size(fine(LEFT))
        .x_label_area_size(fine(BOTTOM))
        .build_cartesian_2d(x, y)
}

/// What is written left of a plot.
pub(crate) struct Figures<'a> {
    /// So many figures at the most, all of them round.
    pub(crate) most: usize,
    pub(crate) label: &'a dyn Fn(&f64) -> String,
    /// The colour of a line across the plot for each of them, if there is to be one.
    pub(crate) lines: Option<Rgb>,
}

/// Writes both scales beside a plot.
pub(crate) fn draw_scales<X: Ranged + ValueFormatter<X::ValueType>>(
    axes: &mut Axes<'_, '_, X>,
    atlas: &Atlas,
    figures: &Figures<'_>,
) -> Result<(), Failure> {
    // Whatever its size, `Plot` writes it in the letters of labels.
    let font = FontDesc::new(FontFamily::SansSerif, 1.0, FontStyle::Bold);
    let mut mesh = axes.configure_mesh();
    mesh.disable_x_mesh()
        .max_light_lines(0)
        .y_labels(figures.most)
        .y_label_formatter(figures.label)
        .label_style(font.color(&rgb(atlas.scheme.label)))
        .axis_style(stroke(atlas.scheme.edge, FRAME))
        .set_tick_mark_size(LabelAreaPosition::Bottom, fine(TICKS.0))
        .set_tick_mark_size(LabelAreaPosition::Left, fine(TICKS.1));
    match figures.lines {
        Some(color) => mesh.bold_line_style(stroke(color, 2.0)),
        None => mesh.disable_y_mesh(),
    };
    mesh.draw()
}

/// Where the labels of a panel begin and end.
fn ends(panel: Panel) -> (f32, f32) {
    (panel.left + LABEL_MARGIN, panel.right - LABEL_MARGIN)
}

fn moved_within((start, end): (f32, f32), left: f32, width: f32) -> f32 {
    left.min(end - width).max(start)
}

/// A length as plotters counts it.
pub(crate) fn fine(length: f32) -> i32 {
    (length * FINE).round() as i32
}

/// A point of plotters' grid on the picture.
pub(crate) fn placed((x, y): BackendCoord) -> (f32, f32) {
    (x as f32 / FINE, y as f32 / FINE)
}

/// A colour that fills.
pub(crate) fn filled(color: Rgb) -> ShapeStyle {
    rgb(color).filled()
}

/// A colour in lines of this width.
pub(crate) fn stroke(color: Rgb, width: f32) -> ShapeStyle {
    Color::stroke_width(&rgb(color), fine(width).unsigned_abs())
}

fn rgb(image::Rgb([red, green, blue]): Rgb) -> RGBColor {
    RGBColor(red, green, blue)
}
