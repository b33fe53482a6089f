//! Draws a rating over time, the band of its deviation behind it, and what else is to be said of
//! somebody below it.

use crate::atlas::Atlas;
use crate::canvas::Canvas;
use crate::chart::height_at;
use crate::clean::one_line;
use crate::layout::BOARD;
use crate::rating_layout::{
    self as layout, FACTS, PANEL, PLOT, RATINGS, Ratings, TIME_ENDS, TIME_GAP, TIMES, Times,
};
use crate::shape::{Disc, Line, Panel, Shape};
use crate::sheet::{self, Frame};
use crate::surface::Surface;

const THICK: f32 = 5.0;
const THIN: f32 = 2.0;
/// Half the width of the band of a single rating.
const SINGLE: f32 = 40.0;
/// What a fact's label may take of its width, and what is between it and the value.
const LABEL_SHARE: f32 = 0.5;
const LABEL_GAP: f32 = 20.0;

/// A rating at one time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatingPoint {
    /// When: days, or any other number that grows evenly.
    pub at: f64,
    /// The rating. Those below 0 and above 9,999 are drawn as these.
    pub rating: f64,
    /// Its deviation; the band reaches two of them upwards and downwards.
    pub deviation: f64,
}

/// A rating over time, and a few facts about whoever it belongs to. Every word comes from the caller.
#[derive(Clone, Copy, Debug)]
pub struct RatingChart<'a> {
    /// Whose rating it is, as they wrote it: any text of any length.
    pub name: &'a str,
    /// The rating now, such as "1523 ± 80".
    pub figure: &'a str,
    /// The ratings, the earliest first. Numbers that are not finite are left out.
    pub points: &'a [RatingPoint],
    /// Times that have a label, and these, the more important ones first: one that has no room beside
    /// those before it, or is not between the first and the last point, is left out.
    pub ticks: &'a [(f64, &'a str)],
    /// Labels and values, such as "Best win" and "Anna (1702)". Up to six are stated.
    pub facts: &'a [(&'a str, &'a str)],
    /// One line that says what is shown; may be empty.
    pub caption: &'a str,
}

/// The chart as a picture.
pub(crate) fn draw<'a>(atlas: &'a Atlas, chart: &RatingChart<'_>) -> Canvas<'a> {
    let scheme = atlas.scheme;
    let card = layout::facts_card(chart.facts.len());
    let bottom = card.map_or(PANEL.bottom, |card| card.bottom);
    let frame = Frame { title: chart.name, figure: chart.figure, caption: chart.caption };
    let mut canvas = sheet::framed(atlas, &frame, bottom - BOARD.top);

    canvas.fill(&PANEL, scheme.board_edge);
    canvas.fill(&PANEL.grown(-3.0), scheme.board[1]);
    canvas.fill(&PLOT.grown(3.0), scheme.board_edge);
    canvas.fill(&PLOT, scheme.sheet.ground);
    let finite = |point: &&RatingPoint| {
        [point.at, point.rating, point.deviation].into_iter().all(f64::is_finite)
    };
    let mut points: Vec<RatingPoint> = chart.points.iter().filter(finite).copied().collect();
    points.sort_by(|a, b| a.at.total_cmp(&b.at));
    let (ratings, times) = (Ratings::new(&points), Times::new(&points));
    draw_curve(&mut canvas, atlas, &points, (ratings, times));
    draw_ticks(&mut canvas, atlas, chart.ticks, times);
    if let Some(card) = card {
        canvas.fill(&card, scheme.card);
        draw_facts(&mut canvas, atlas, chart.facts);
    }
    canvas
}

/// Draws the band, the lines of the scale over it, and the rating over both.
fn draw_curve(
    canvas: &mut Canvas<'_>,
    atlas: &Atlas,
    points: &[RatingPoint],
    (ratings, times): (Ratings, Times),
) {
    let along = |rating: fn(&RatingPoint) -> f64| -> Vec<(f32, f32)> {
        let place = |point: &RatingPoint| Some((times.x(point.at)?, ratings.y(rating(point))));
        points.iter().filter_map(place).collect()
    };
    let upper = along(|point| point.rating + 2.0 * point.deviation);
    let lower = along(|point| point.rating - 2.0 * point.deviation);
    draw_band(canvas, atlas, &upper, &lower);
    draw_scale(canvas, atlas, ratings);

    let scheme = atlas.scheme;
    let line = along(|point| point.rating);
    for pair in line.windows(2).filter(|pair| pair[0] != pair[1]) {
        canvas.fill(&Line { from: pair[0], to: pair[1], width: THICK }, scheme.mark);
    }
    if let Some(&(x, y)) = line.last() {
        let dot = Disc::flat(x, y, 9.0, 9.0);
        canvas.fill(&dot.grown(3.0), scheme.mark_outline);
        canvas.fill(&dot, scheme.mark);
    }
}

fn draw_band(canvas: &mut Canvas<'_>, atlas: &Atlas, upper: &[(f32, f32)], lower: &[(f32, f32)]) {
    let (Some(first), Some(last)) = (upper.first(), upper.last()) else { return };
    let wider = if first.0 < last.0 { 0.0 } else { SINGLE };
    let columns = (first.0 - wider).round() as i32..(last.0 + wider).round() as i32;
    for x in columns.map(|column| column as f32) {
        let (top, bottom) = (height_at(upper, x + 0.5), height_at(lower, x + 0.5));
        let column = Panel { left: x, top, right: x + 1.0, bottom, radius: 0.0 };
        canvas.fill(&column, atlas.scheme.sheet.band);
    }
}

fn draw_scale(canvas: &mut Canvas<'_>, atlas: &Atlas, ratings: Ratings) {
    let (face, scheme) = (&atlas.faces.foot, atlas.scheme);
    for rating in ratings.lines() {
        let y = ratings.y(f64::from(rating)).round();
        let line = Panel { top: y - THIN / 2.0, bottom: y + THIN / 2.0, radius: 0.0, ..PLOT };
        canvas.fill(&line, scheme.sheet.line);
        let label = rating.to_string();
        let left = (RATINGS - face.width(&label)).round() as i32;
        face.draw(canvas, &label, (left, y as i32 + face.digit_height() / 2), scheme.label);
    }
}

fn draw_ticks(canvas: &mut Canvas<'_>, atlas: &Atlas, ticks: &[(f64, &str)], times: Times) {
    let (face, color) = (&atlas.faces.foot, atlas.scheme.label);
    let mut taken: Vec<(f32, f32)> = Vec::new();
    for &(at, label) in ticks {
        let Some(x) = times.x(at) else { continue };
        let label = face.fit(&one_line(label), (PLOT.right - PLOT.left) / 3.0);
        let width = face.width(&label);
        let left = (x - width / 2.0).clamp(TIME_ENDS.0, TIME_ENDS.1 - width);
        let right = left + width;
        let apart = |&(from, to): &(f32, f32)| right + TIME_GAP <= from || to + TIME_GAP <= left;
        if !taken.iter().all(apart) {
            continue;
        }
        taken.push((left, right));
        let tick = Line { from: (x, PLOT.bottom + 3.0), to: (x, PLOT.bottom + 9.0), width: 3.0 };
        canvas.fill(&tick, color);
        let baseline = TIMES.round() as i32 + face.digit_height() / 2;
        face.draw(canvas, &label, (left.round() as i32, baseline), color);
    }
}

fn draw_facts(canvas: &mut Canvas<'_>, atlas: &Atlas, facts: &[(&str, &str)]) {
    let (face, scheme) = (&atlas.faces.foot, atlas.scheme);
    for (number, (label, value)) in facts.iter().take(FACTS).enumerate() {
        let (left, right, middle) = layout::fact(number);
        let baseline = middle + face.digit_height() / 2;
        let room = (right - left) as f32;
        let label = face.fit(&one_line(label), room * LABEL_SHARE);
        face.draw(canvas, &label, (left, baseline), scheme.quiet);
        let value = face.fit(&one_line(value), room - face.width(&label) - LABEL_GAP);
        let at = (right - face.width(&value).round() as i32, baseline);
        face.draw(canvas, &value, at, scheme.text);
    }
}
