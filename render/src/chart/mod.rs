//! Draws a game chart: White's winning chances by ply. White's area is below the line and Black's
//! above it.

mod layout;

use dvonn_rules::{ByColor, Color};
use plotters::prelude::{AreaSeries, LineSeries};

use crate::atlas::Atlas;
use crate::header::{self, CardContent, Figure};
use crate::layout::{BOARD, Card, FOOTER_LEFT, FOOTER_RIGHT, HEIGHT};
use crate::picture::Picture;
use crate::plot::{self, ValueLabels, filled, stroke};
use crate::sanitize::one_line;
use crate::shape::Shape;
use crate::surface::Surface as _;
use layout::{CHANCE_RANGE, ChartMark, MARK_RADIUS, PlyAxis};

const CURVE_WIDTH: f32 = 5.0;
const GRID_LINE_WIDTH: f32 = 2.0;
/// The width of the line between the placement and the moves.
const PHASE_LINE_WIDTH: f32 = 3.0;

/// A chart of winning chances over a game. The caller supplies all texts.
#[derive(Clone, Copy, Debug)]
pub struct Chart<'a> {
    /// White's winning chances in every position, from 0 to 1. The first is before any ply.
    pub chances: &'a [f64],
    /// The number of placements at the start of the game.
    pub placements: usize,
    /// The names of the two phases: placement and movement.
    pub phases: [&'a str; 2],
    /// The plies to mark, counted from 1 and in order. The marks are numbered from 1; only the
    /// first nine are drawn.
    pub turning_points: &'a [usize],
    /// The players' names: any text of any length.
    pub names: ByColor<&'a str>,
    /// A short text beside each player's name, such as "87%": at most five characters.
    pub figures: ByColor<&'a str>,
    /// The winner, if any.
    pub winner: Option<Color>,
    /// The chances beside the curve: 0, 50 and 100 per cent, such as "50%".
    pub scale: [&'a str; 3],
    /// One line below the chart; may be empty.
    pub caption: &'a str,
}

/// Draws the chart.
pub(crate) fn draw<'a>(atlas: &'a Atlas, chart: &Chart<'_>) -> Picture<'a> {
    let scheme = atlas.scheme;
    let mut picture = Picture::filled(&atlas.palette, HEIGHT, atlas.width, scheme.backdrop);
    for color in Color::ALL {
        picture.fill_panel(&Card::of(color).panel, scheme.card);
        let content = CardContent {
            name: chart.names[color],
            figure: Figure::Other(chart.figures[color]),
            won: chart.winner == Some(color),
        };
        header::draw_card(&mut picture, atlas, color, &content);
    }
    header::draw_caption(&mut picture, atlas, chart.caption, FOOTER_RIGHT - FOOTER_LEFT);
    let points = draw_curve(&mut picture, atlas, chart);
    draw_phases(&mut picture, atlas, chart);
    let turn = |&ply: &usize| {
        let &at = points.get(ply)?;
        let before = points.get(ply.checked_sub(1)?)?;
        Some(ChartMark { at, fell: at.1 > before.1 })
    };
    let turns: Vec<ChartMark> = chart.turning_points.iter().take(9).filter_map(turn).collect();
    draw_marks(&mut picture, atlas, &turns);
    picture
}

/// Draws both areas and the curve. Returns the point of each chance.
fn draw_curve(picture: &mut Picture<'_>, atlas: &Atlas, chart: &Chart<'_>) -> Vec<(f32, f32)> {
    let scheme = atlas.scheme;
    let plies = PlyAxis::new(chart.placements, chart.chances.len().saturating_sub(1));
    let percent = |chance: &f64| if chance.is_nan() { 0.0 } else { chance.clamp(0.0, 1.0) * 100.0 };
    let curve: Vec<(usize, f64)> = chart.chances.iter().map(percent).enumerate().collect();
    let end = |at, chance: Option<&(usize, f64)>| (at, chance.map_or(50.0, |&(_, chance)| chance));
    // The areas reach both sides of the plot, even with one chance or none.
    let ends = [end(0, curve.first()), end(usize::MAX, curve.last())];
    let divided = ends[..1].iter().chain(&curve).chain(&ends[1..]).copied();
    let black_area = (scheme.areas.black, scheme.hatching);
    plot::draw(picture, atlas, BOARD, black_area, |area| {
        let mut axes = plot::axes(area, BOARD, plies, CHANCE_RANGE)?;
        let white_area = AreaSeries::new(divided, CHANCE_RANGE.start, filled(scheme.areas.white));
        axes.draw_series(white_area)?;
        let color = stroke(scheme.grid_line, GRID_LINE_WIDTH);
        let even = [(0, 50.0), (usize::MAX, 50.0)];
        axes.draw_series(LineSeries::new(even, color))?;
        if let Some(first_move) = plies.first_move() {
            let upright = [(first_move, CHANCE_RANGE.start), (first_move, CHANCE_RANGE.end)];
            // The outline shows on Black's dark area.
            for (width, color) in [(2.0, scheme.mark_outline), (1.0, scheme.label)] {
                let line = stroke(color, width * PHASE_LINE_WIDTH);
                axes.draw_series(LineSeries::new(upright, line))?;
            }
        }
        let format = &|percent: &f64| one_line(chart.scale[scale_step(*percent)]);
        plot::draw_axes(&mut axes, atlas, &ValueLabels { max: 3, format, grid_lines: None })?;
        axes.draw_series(LineSeries::new(curve.clone(), stroke(scheme.mark, CURVE_WIDTH)))?;
        Ok(curve.iter().map(|at| plot::from_grid(axes.backend_coord(at))).collect())
    })
}

/// Returns which label of the scale is at this chance in per cent.
fn scale_step(percent: f64) -> usize {
    match percent {
        ..25.0 => 0,
        ..75.0 => 1,
        _ => 2,
    }
}

/// Writes the names of the phases above their parts of the plot, if they fit.
fn draw_phases(picture: &mut Picture<'_>, atlas: &Atlas, chart: &Chart<'_>) {
    let font = &atlas.fonts.label;
    let middle = BOARD.top + plot::MARGIN_TOP / 2.0;
    let parts =
        PlyAxis::new(chart.placements, chart.chances.len().saturating_sub(1)).phase_ranges();
    for (phase, part) in chart.phases.into_iter().zip(parts) {
        let Some((left, right)) = part else { continue };
        let phase = one_line(phase);
        if font.width(&phase) <= right - left {
            let at = (f32::midpoint(left, right), middle + font.baseline_offset());
            font.draw_centered(picture, &phase, at, atlas.scheme.label);
        }
    }
}

/// Draws a numbered mark for each turning point, connected to its point by a line.
fn draw_marks(picture: &mut Picture<'_>, atlas: &Atlas, turns: &[ChartMark]) {
    let (mark, outline) = (atlas.scheme.mark, atlas.scheme.mark_outline);
    let font = &atlas.fonts.name;
    for (number, (turn, middle)) in (1..).zip(turns.iter().zip(layout::mark_centers(turns))) {
        let point = turn.at;
        for (by, color) in [(2.0, outline), (0.0, mark)] {
            let disc = |at, radius: f32| Shape::ellipse(at, (radius + by, radius + by));
            picture.fill(&Shape::line(point, middle, 4.0 + 2.0 * by), color);
            picture.fill(&disc(point, 7.0), color);
            picture.fill(&disc(middle, MARK_RADIUS), color);
        }
        let at = (middle.0, middle.1 + font.baseline_offset());
        font.draw_centered(picture, &number.to_string(), at, outline);
    }
}
