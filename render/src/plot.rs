//! Lets plotters draw on a [`Canvas`]: what it lays out gets our edges, our colours and our letters.
//! plotters counts in whole numbers, so it is given a finer grid than that of the picture.

use std::convert::Infallible;
use std::ops::Range;

use ab_glyph_rasterizer::{Point, Rasterizer, point};
use plotters::coord::Shift;
use plotters::coord::ranged1d::{KeyPointHint, NoDefaultFormatting, Ranged, ValueFormatter};
use plotters::coord::types::RangedCoordf64;
use plotters::prelude::{
    Cartesian2d, ChartBuilder, ChartContext, Color, DrawingArea, DrawingAreaErrorKind, FontDesc,
    FontFamily, FontStyle, IntoDrawingArea as _, LabelAreaPosition, RGBColor, ShapeStyle,
};
use plotters_backend::text_anchor::{HPos, VPos};
use plotters_backend::{
    BackendColor, BackendCoord, BackendStyle, BackendTextStyle, DrawingBackend, DrawingErrorKind,
};

use crate::atlas::Atlas;
use crate::canvas::Canvas;
use crate::color::{Rgb, parts, stepped};
use crate::layout;
use crate::shape::{Common, Disc, Except, Line, Panel, Shape as _};
use crate::surface::Surface as _;
use crate::text::Face;

/// So many steps of plotters' grid are one of the picture's.
const FINE: f32 = 16.0;
/// Around a plot, inside its panel: left and below there is room for labels.
const LEFT: f32 = 128.0;
const TOP: f32 = 28.0;
const RIGHT: f32 = 36.0;
const BOTTOM: f32 = 56.0;
const RADIUS: f32 = 10.0;
/// The line around a plot, which its ticks grow out of.
const FRAME: f32 = 3.0;
/// Labels are twice as far from the plot as ticks reach.
const TICKS: (f32, f32) = (9.0, 7.0);
/// Labels stay so far within the panel, and so far from each other.
const LABEL_MARGIN: f32 = 14.0;
const LABEL_GAP: f32 = 24.0;

/// From one line of a hatching to the next, measured sideways, and half the width of a line.
const HATCH: (f32, f32) = (20.0, 3.0);

/// What plotters draws on.
pub(crate) struct Plot<'c, 'p> {
    canvas: &'c mut Canvas<'p>,
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
    canvas: &mut Canvas<'p>,
    atlas: &Atlas,
    panel: Panel,
    (ground, hatch): (Rgb, Option<Rgb>),
    plot: impl for<'c> FnOnce(&Area<'c, 'p>) -> Result<T, Failure>,
) -> T {
    let scheme = atlas.scheme;
    let inside = inside(panel);
    canvas.fill(&panel, scheme.board_edge);
    canvas.fill(&panel.grown(-FRAME), scheme.board[1]);
    canvas.fill(&inside.grown(FRAME), scheme.board_edge);
    canvas.fill(&inside, ground);
    if let Some(color) = hatch {
        canvas.paint(&inside, |x, y| (color, hatched(x, y)));
    }

    let ends = ends(panel);
    let area = Plot { canvas, face: &atlas.faces.foot, ends }.into_drawing_area();
    let drawn = plot(&area).expect("there is room, and drawing in memory does not fail");
    drop(area);
    round_corners(canvas, atlas, inside);
    drawn
}

/// How much of a line that rises to the right is at a point, from 0 to 1.
fn hatched(x: f32, y: f32) -> f32 {
    let beside = ((x + y) % HATCH.0 - HATCH.0 / 2.0).abs();
    (HATCH.1 - beside).clamp(0.0, 1.0)
}

/// Draws the frame's corners over those of a plot, which plotters draws as a rectangle.
fn round_corners(canvas: &mut Canvas<'_>, atlas: &Atlas, plot: Panel) {
    let side = RADIUS + FRAME;
    let framed = plot.grown(FRAME);
    for x in [plot.left - FRAME, plot.right + FRAME - side] {
        for y in [plot.top - FRAME, plot.bottom + FRAME - side] {
            let corner = Panel { left: x, top: y, right: x + side, bottom: y + side, radius: 0.0 };
            canvas.fill(&Common(corner, Except(framed, plot)), atlas.scheme.board_edge);
            canvas.fill(&Except(corner, framed), atlas.scheme.board[1]);
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
        .axis_style(stroke(atlas.scheme.board_edge, FRAME))
        .set_tick_mark_size(LabelAreaPosition::Bottom, fine(TICKS.0))
        .set_tick_mark_size(LabelAreaPosition::Left, fine(TICKS.1));
    match figures.lines {
        Some(color) => mesh.bold_line_style(stroke(color, 2.0)),
        None => mesh.disable_y_mesh(),
    };
    mesh.draw()
}

/// A scale that has labels where somebody wants them.
pub(crate) struct Labelled {
    scale: RangedCoordf64,
    labels: Vec<(f64, String)>,
}

impl Labelled {
    /// Of the labels below a plot, the more important ones first, those that are on the scale and have
    /// room beside the ones before them; each is in the middle below its place, or as near as the ends of the
    /// panel allow.
    pub(crate) fn new(
        scale: Range<f64>,
        labels: impl IntoIterator<Item = (f64, String)>,
        panel: Panel,
        face: &Face,
    ) -> Self {
        let (plot, ends) = (inside(panel), ends(panel));
        let limits = (fine(plot.left), fine(plot.right));
        let scale = RangedCoordf64::from(scale);
        let mut taken: Vec<(f32, f32)> = Vec::new();
        let has_room = |(at, label): &(f64, String)| {
            let (x, _) = placed((scale.map(at, limits), 0));
            let width = face.width(label);
            let left = moved_within(ends, x - width / 2.0, width);
            let right = left + width;
            let apart =
                |&(from, to): &(f32, f32)| right + LABEL_GAP <= from || to + LABEL_GAP <= left;
            let has_room = taken.iter().all(apart);
            if has_room {
                taken.push((left, right));
            }
            has_room
        };
        let labels = labels.into_iter().filter(|(at, _)| scale.range().contains(at));
        let labels = labels.filter(has_room).collect();
        Self { scale, labels }
    }
}

impl Ranged for Labelled {
    type FormatOption = NoDefaultFormatting;
    type ValueType = f64;

    fn map(&self, value: &f64, limit: (i32, i32)) -> i32 {
        self.scale.map(value, limit)
    }

    fn key_points<Hint: KeyPointHint>(&self, _: Hint) -> Vec<f64> {
        self.labels.iter().map(|&(at, _)| at).collect()
    }

    fn range(&self) -> Range<f64> {
        self.scale.range()
    }
}

impl ValueFormatter<f64> for Labelled {
    fn format_ext(&self, value: &f64) -> String {
        let label = self.labels.iter().find(|(at, _)| at.total_cmp(value).is_eq());
        label.map(|(_, label)| label.clone()).unwrap_or_default()
    }
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

fn rgb(Rgb([red, green, blue]): Rgb) -> RGBColor {
    RGBColor(red, green, blue)
}

/// The colour to draw with; nothing for a transparent one. There is nothing between.
fn opaque(color: BackendColor) -> Option<Rgb> {
    let (red, green, blue) = color.rgb;
    (color.alpha > 0.0).then_some(Rgb([red, green, blue]))
}

fn width(style: &impl BackendStyle) -> f32 {
    style.stroke_width() as f32 / FINE
}

type Drawn = Result<(), DrawingErrorKind<Infallible>>;

impl DrawingBackend for Plot<'_, '_> {
    type ErrorType = Infallible;

    fn get_size(&self) -> (u32, u32) {
        let (width, height) = (layout::WIDTH, self.canvas.height());
        (fine(width).unsigned_abs(), fine(height).unsigned_abs())
    }

    fn ensure_prepared(&mut self) -> Drawn {
        Ok(())
    }

    fn present(&mut self) -> Drawn {
        Ok(())
    }

    fn draw_pixel(&mut self, (x, y): BackendCoord, color: BackendColor) -> Drawn {
        self.draw_rect((x, y), (x + 1, y + 1), &color, true)
    }

    fn draw_line<S: BackendStyle>(
        &mut self,
        from: BackendCoord,
        to: BackendCoord,
        style: &S,
    ) -> Drawn {
        self.segment(from, to, 0.0, style);
        Ok(())
    }

    fn draw_path<S: BackendStyle, I: IntoIterator<Item = BackendCoord>>(
        &mut self,
        path: I,
        style: &S,
    ) -> Drawn {
        let points: Vec<_> = path.into_iter().collect();
        for pair in points.windows(2) {
            self.segment(pair[0], pair[1], width(style) / 2.0, style);
        }
        Ok(())
    }

    /// A box whose edges lie between pixels; its line, if that is all there is, lies inside.
    fn draw_rect<S: BackendStyle>(
        &mut self,
        upper_left: BackendCoord,
        bottom_right: BackendCoord,
        style: &S,
        fill: bool,
    ) -> Drawn {
        let Some(color) = opaque(style.color()) else { return Ok(()) };
        let [(left, top), (right, bottom)] =
            [upper_left, bottom_right].map(|corner| self.snapped(placed(corner)));
        let filled = Panel { left, top, right, bottom, radius: 0.0 };
        if fill {
            self.canvas.fill(&filled, color);
        } else {
            self.canvas.fill(&Except(filled, filled.grown(-width(style))), color);
        }
        Ok(())
    }

    fn draw_circle<S: BackendStyle>(
        &mut self,
        center: BackendCoord,
        radius: u32,
        style: &S,
        fill: bool,
    ) -> Drawn {
        let Some(color) = opaque(style.color()) else { return Ok(()) };
        let ((x, y), radius) = (placed(center), radius as f32 / FINE);
        let disc = Disc::flat(x, y, radius, radius);
        if fill {
            self.canvas.fill(&disc, color);
        } else {
            self.canvas.fill(&disc.outline(width(style)), color);
        }
        Ok(())
    }

    fn fill_polygon<S: BackendStyle, I: IntoIterator<Item = BackendCoord>>(
        &mut self,
        corners: I,
        style: &S,
    ) -> Drawn {
        let Some(color) = opaque(style.color()) else { return Ok(()) };
        let corners: Vec<_> = corners.into_iter().map(placed).collect();
        fill_polygon(self.canvas, &corners, color);
        Ok(())
    }

    fn draw_text<S: BackendTextStyle>(&mut self, text: &str, style: &S, at: BackendCoord) -> Drawn {
        let Some(color) = opaque(style.color()) else { return Ok(()) };
        let ((x, y), anchor) = (placed(at), style.anchor());
        let (width, height) = (self.face.width(text), self.face.digit_height());
        let left = match anchor.h_pos {
            HPos::Left => x,
            HPos::Center => x - width / 2.0,
            HPos::Right => x - width,
        };
        let baseline = match anchor.v_pos {
            VPos::Top => y + height,
            VPos::Center => y + height / 2.0,
            VPos::Bottom => y,
        };
        let left = moved_within(self.ends, left, width);
        self.face.draw(self.canvas, text, (left, baseline), color);
        Ok(())
    }

    fn estimate_text_size<S: BackendTextStyle>(
        &self,
        text: &str,
        _: &S,
    ) -> Result<(u32, u32), DrawingErrorKind<Infallible>> {
        let (width, height) = (self.face.width(text), self.face.digit_height());
        Ok((fine(width).unsigned_abs(), fine(height).unsigned_abs()))
    }
}

impl Plot<'_, '_> {
    /// The nearest point between pixels.
    fn snapped(&self, at: (f32, f32)) -> (f32, f32) {
        let ((x, y), scale) = (self.canvas.pixel(at), self.canvas.scale());
        (x as f32 / scale, y as f32 / scale)
    }

    /// Draws a straight line that reaches beyond its ends by `cap`. One that is level or upright covers
    /// whole pixels.
    fn segment(
        &mut self,
        from: BackendCoord,
        to: BackendCoord,
        cap: f32,
        style: &impl BackendStyle,
    ) {
        let Some(color) = opaque(style.color()) else { return };
        let (is_upright, is_level) = (from.0 == to.0, from.1 == to.1);
        let (from, to, width) = (placed(from), placed(to), width(style));
        let reach = match (is_upright, is_level) {
            (true, _) => (width / 2.0, cap),
            (_, true) => (cap, width / 2.0),
            _ => return self.canvas.fill(&Line { from, to, width }, color),
        };
        let (left, top) = self.snapped((from.0.min(to.0) - reach.0, from.1.min(to.1) - reach.1));
        let (right, bottom) =
            self.snapped((from.0.max(to.0) + reach.0, from.1.max(to.1) + reach.1));
        // A thin line of a small picture is one pixel.
        let pixel = 1.0 / self.canvas.scale();
        let (right, bottom) = (right.max(left + pixel), bottom.max(top + pixel));
        self.canvas.fill(&Panel { left, top, right, bottom, radius: 0.0 }, color);
    }
}

/// Fills any polygon whose sides do not cross.
fn fill_polygon(canvas: &mut Canvas<'_>, corners: &[(f32, f32)], color: Rgb) {
    let scale = canvas.scale();
    let corners: Vec<_> = corners.iter().map(|&(x, y)| (x * scale, y * scale)).collect();
    let pixels = || corners.iter().copied();
    let around = |from: (f32, f32), to: (f32, f32)| (from.0.min(to.0), from.1.min(to.1));
    let Some((left, top)) = pixels().reduce(around) else { return };
    let beyond = |from: (f32, f32), to: (f32, f32)| (from.0.max(to.0), from.1.max(to.1));
    let Some((right, bottom)) = pixels().reduce(beyond) else { return };
    let origin = (left.floor(), top.floor());
    let size = ((right.ceil() - origin.0) as usize, (bottom.ceil() - origin.1) as usize);
    let mut coverage = Rasterizer::new(size.0, size.1);
    let corner = |index: usize| -> Point {
        let (x, y) = corners[index % corners.len()];
        point(x - origin.0, y - origin.1)
    };
    for index in 0..corners.len() {
        coverage.draw_line(corner(index), corner(index + 1));
    }
    let (x, y) = (origin.0 as i32, origin.1 as i32);
    // Pixels that lie inside are covered a run at a time.
    let (mut run, mut row) = (0..0, 0);
    coverage.for_each_pixel_2d(|column, line, share| {
        let (column, line) = (x + column as i32, y + line as i32);
        // Most are inside or outside: rounding each would take as long as all the rest.
        let opacity = match share {
            0.0 => 0,
            1.0.. => 255,
            _ => parts(stepped(share)),
        };
        if opacity == 255 && line == row && column == run.end {
            run.end += 1;
            return;
        }
        canvas.cover(std::mem::take(&mut run), row, color);
        match opacity {
            0 => {}
            255 => (run, row) = (column..column + 1, line),
            _ => canvas.blend(column, line, color, opacity),
        }
    });
    canvas.cover(run, row, color);
}
