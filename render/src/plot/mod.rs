//! Draws plots on a [`Picture`] with plotters, in our colours and fonts and with anti-aliasing.
//! plotters uses integer coordinates, so it works on a finer grid than the picture.
//!
//! plotters lays out the scales of charts. We draw the labels ourselves, because plotters lets them
//! overlap.

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

pub(crate) use labels::LabelledAxis;

use crate::atlas::Atlas;
use crate::color::Rgb;
use crate::picture::Picture;
use crate::shape::{Panel, Shape};
use crate::surface::Surface as _;
use crate::text::Font;

/// The number of plotters' grid steps per layout unit.
const GRID_STEPS: f32 = 16.0;
/// The margins of a plot inside its panel. There is room for labels on the left and below.
const MARGIN_LEFT: f32 = 128.0;
pub(crate) const MARGIN_TOP: f32 = 44.0;
const MARGIN_RIGHT: f32 = 36.0;
const MARGIN_BOTTOM: f32 = 56.0;
const CORNER_RADIUS: f32 = 10.0;
/// The width of the frame around a plot.
const FRAME_WIDTH: f32 = 3.0;
/// The lengths of tick marks below and to the left. plotters places labels at twice this distance.
const BOTTOM_TICK_LENGTH: f32 = 9.0;
const LEFT_TICK_LENGTH: f32 = 7.0;
/// The minimum distance between labels and the sides of the panel.
const LABEL_MARGIN: f32 = 14.0;

/// The distance from one hatching line to the next, and the width of a line, both horizontal.
const HATCH_STEP: f32 = 20.0;
const HATCH_WIDTH: f32 = 6.0;

/// A picture as a drawing backend of plotters.
pub(crate) struct PictureBackend<'c, 'p> {
    picture: &'c mut Picture<'p>,
    font: &'c Font,
    /// The horizontal range for labels. Labels outside it are moved inwards.
    label_range: (f32, f32),
}

/// The drawing area of a whole picture.
pub(crate) type Area<'c, 'p> = DrawingArea<PictureBackend<'c, 'p>, Shift>;
/// A plot with its axes.
pub(crate) type Axes<'c, 'p, X> =
    ChartContext<'c, PictureBackend<'c, 'p>, Cartesian2d<X, RangedCoordf64>>;
/// An error from plotters. It never occurs: all plots have room, and drawing cannot fail.
pub(crate) type PlotError = DrawingAreaErrorKind<Infallible>;

/// Returns the plot area of a panel, without the margins for labels.
pub(crate) const fn plot_area(panel: Panel) -> Panel {
    Panel {
        left: panel.left + MARGIN_LEFT,
        top: panel.top + MARGIN_TOP,
        right: panel.right - MARGIN_RIGHT,
        bottom: panel.bottom - MARGIN_BOTTOM,
        radius: CORNER_RADIUS,
    }
}

/// Draws a panel, and lets `plot` draw inside it.
pub(crate) fn draw<'p, T>(
    picture: &mut Picture<'p>,
    atlas: &Atlas,
    panel: Panel,
    (background, hatching): (Rgb, Option<Rgb>),
    plot: impl for<'c> FnOnce(&Area<'c, 'p>) -> Result<T, PlotError>,
) -> T {
    let scheme = atlas.scheme;
    let plot_area = plot_area(panel);
    picture.fill_panel(&panel, scheme.border);
    picture.fill_panel(&panel.expanded(-FRAME_WIDTH), scheme.board);
    picture.fill_panel(&plot_area.expanded(FRAME_WIDTH), scheme.border);
    picture.fill_panel(&plot_area, background);
    if let Some(color) = hatching {
        draw_hatching(picture, plot_area, color);
    }

    let label_range = label_range(panel);
    let area =
        PictureBackend { picture, font: &atlas.fonts.footer, label_range }.into_drawing_area();
    let drawn = plot(&area).expect("the plot has room, and drawing in memory cannot fail");
    drop(area);
    round_corners(picture, atlas, plot_area);
    drawn
}

/// Draws hatching that rises to the right over a whole panel.
fn draw_hatching(picture: &mut Picture<'_>, panel: Panel, color: Rgb) {
    let index = picture.palette().nearest(color).value();
    let scale = picture.scale();
    let ((left, top), (right, bottom)) =
        (picture.to_pixel((panel.left, panel.top)), picture.to_pixel((panel.right, panel.bottom)));
    let step = (HATCH_STEP * scale).round() as i32;
    let width = (HATCH_WIDTH * scale).round().max(1.0) as i32;
    let image = picture.image_mut();
    for y in top..bottom {
        for x in (left..right).filter(|x| (x + y) % step < width) {
            image.put_pixel(x as u32, y as u32, Luma([index]));
        }
    }
}

/// Rounds the corners of a plot by drawing the frame over them. plotters draws a plot as a
/// rectangle.
fn round_corners(picture: &mut Picture<'_>, atlas: &Atlas, plot: Panel) {
    let framed = plot.expanded(FRAME_WIDTH);
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
            picture.fill(
                &Shape::polygon(side).without(disc(radius - FRAME_WIDTH)),
                atlas.scheme.border,
            );
            picture.fill(&Shape::polygon(side).without(disc(radius)), atlas.scheme.board);
        }
    }
}

/// Creates the axes of a plot inside a panel, from left to right and from bottom to top.
pub(crate) fn axes<'c, 'p, X: Ranged>(
    area: &Area<'c, 'p>,
    panel: Panel,
    x: X,
    y: Range<f64>,
) -> Result<Axes<'c, 'p, X>, PlotError> {
    let (width, height) = area.dim_in_pixel();
    ChartBuilder::on(area)
        .margin_left(to_grid(panel.left))
        .margin_top(to_grid(panel.top + MARGIN_TOP))
        .margin_right(width as i32 - to_grid(panel.right - MARGIN_RIGHT))
        .margin_bottom(height as i32 - to_grid(panel.bottom))
        .y_label_area_size(to_grid(MARGIN_LEFT))
        .x_label_area_size(to_grid(MARGIN_BOTTOM))
        .build_cartesian_2d(x, y)
}

/// The labels left of a plot.
pub(crate) struct ValueLabels<'a> {
    /// The maximum number of labels. All of them are round numbers.
    pub(crate) max: usize,
    pub(crate) format: &'a dyn Fn(&f64) -> String,
    /// The colour of a grid line at each label, if any.
    pub(crate) grid_lines: Option<Rgb>,
}

/// Draws the labels and grid lines of both axes.
pub(crate) fn draw_axes<X: Ranged + ValueFormatter<X::ValueType>>(
    axes: &mut Axes<'_, '_, X>,
    atlas: &Atlas,
    labels: &ValueLabels<'_>,
) -> Result<(), PlotError> {
    // The size does not matter: the backend always uses the label font.
    let font = FontDesc::new(FontFamily::SansSerif, 1.0, FontStyle::Bold);
    let mut mesh = axes.configure_mesh();
    mesh.disable_x_mesh()
        .max_light_lines(0)
        .y_labels(labels.max)
        .y_label_formatter(labels.format)
        .label_style(font.color(&rgb(atlas.scheme.label)))
        .axis_style(stroke(atlas.scheme.border, FRAME_WIDTH))
        .set_tick_mark_size(LabelAreaPosition::Bottom, to_grid(BOTTOM_TICK_LENGTH))
        .set_tick_mark_size(LabelAreaPosition::Left, to_grid(LEFT_TICK_LENGTH));
    match labels.grid_lines {
        Some(color) => mesh.bold_line_style(stroke(color, 2.0)),
        None => mesh.disable_y_mesh(),
    };
    mesh.draw()
}

/// Returns the horizontal range for labels in a panel.
fn label_range(panel: Panel) -> (f32, f32) {
    (panel.left + LABEL_MARGIN, panel.right - LABEL_MARGIN)
}

fn moved_within((start, end): (f32, f32), left: f32, width: f32) -> f32 {
    left.min(end - width).max(start)
}

/// Converts a length in layout units to plotters' grid.
pub(crate) fn to_grid(length: f32) -> i32 {
    (length * GRID_STEPS).round() as i32
}

/// Converts a point of plotters' grid to layout units.
pub(crate) fn from_grid((x, y): BackendCoord) -> (f32, f32) {
    (x as f32 / GRID_STEPS, y as f32 / GRID_STEPS)
}

/// Returns a style that fills with this colour.
pub(crate) fn filled(color: Rgb) -> ShapeStyle {
    rgb(color).filled()
}

/// Returns a style for lines of this colour and width.
pub(crate) fn stroke(color: Rgb, width: f32) -> ShapeStyle {
    Color::stroke_width(&rgb(color), to_grid(width).unsigned_abs())
}

fn rgb(image::Rgb([red, green, blue]): Rgb) -> RGBColor {
    RGBColor(red, green, blue)
}
