//! The layout of a curve, in layout units, and the ranges of its axes.

use std::ops::Range;

use super::{CurvePoint, Scale};
use crate::layout::{BOARD, GAP};
use crate::look::Width;
use crate::shape::Panel;

/// The panel of the plot.
pub(crate) const PANEL: Panel = Panel { bottom: BOARD.top + 420.0, ..BOARD };

/// The margins around the data, as a share of the time axis and of the value axis.
const TIME_MARGIN: f64 = 0.024;
const VALUE_MARGIN: f64 = 0.04;
/// The ranges to which times and values are clamped.
const TIME_LIMITS: (f64, f64) = (-1e12, 1e12);
const VALUE_LIMITS: (f64, f64) = (0.0, 9999.0);
/// The part of each band that is always visible. The newest band, and all bands of a short history,
/// are visible up to [`MAX_BAND`].
const MIN_BAND: f64 = 200.0;
/// The widest band that is shown in full: that of a new player.
const MAX_BAND: f64 = 700.0;
/// The minimum range of the rating axis, so that small changes do not look large.
const MIN_RATING_RANGE: f64 = 160.0;
/// The range of the time axis for a single point.
const MIN_TIME_RANGE: f64 = 1.0;
/// With fewer ratings than this, each has its own bar instead of a common band. A bar is this share
/// of the plot's width: hardly wider than the curve.
const MIN_POINTS_FOR_BAND: usize = 10;
const BAR_SHARE: f64 = 0.009;

/// The maximum number of facts.
pub(crate) const MAX_FACTS: usize = 8;
const FACT_HEIGHT: f32 = 46.0;
const FACTS_PADDING: f32 = 14.0;

/// Returns the valid points, clamped and sorted by time.
pub(crate) fn valid_points(points: &[CurvePoint]) -> Vec<CurvePoint> {
    let is_finite = |point: &&CurvePoint| {
        [point.at, point.value, point.deviation].into_iter().all(f64::is_finite)
    };
    let mut points: Vec<_> = points
        .iter()
        .filter(is_finite)
        .map(|point| CurvePoint {
            at: point.at.clamp(TIME_LIMITS.0, TIME_LIMITS.1),
            value: point.value.clamp(VALUE_LIMITS.0, VALUE_LIMITS.1),
            deviation: point.deviation.clamp(0.0, VALUE_LIMITS.1),
        })
        .collect();
    points.sort_by(|a, b| a.at.total_cmp(&b.at));
    points
}

/// Returns the range of the value axis: all percentages, or all ratings and their bands unless they are
/// very wide.
pub(crate) fn value_range(scale: Scale, points: &[CurvePoint]) -> Range<f64> {
    if scale == Scale::Percent {
        return widened(0.0..100.0, VALUE_MARGIN);
    }
    let newest = points.last().map_or(0.0, |point| 2.0 * point.deviation);
    let full = if points.len() < MIN_POINTS_FOR_BAND { MAX_BAND } else { newest.min(MAX_BAND) };
    let visible = MIN_BAND.max(full);
    let ends = points.iter().map(|point| {
        let reach = (2.0 * point.deviation).min(visible);
        (point.value - reach, point.value + reach)
    });
    let around =
        |(low, high): (f64, f64), (lower, higher): (f64, f64)| (low.min(lower), high.max(higher));
    let (low, high) = ends.reduce(around).unwrap_or((1500.0, 1500.0));
    let more = (MIN_RATING_RANGE - (high - low)).max(0.0) / 2.0;
    widened(low - more..high + more, VALUE_MARGIN)
}

/// Returns the range of the time axis, from the first to the last point. A single point is in the
/// middle.
pub(crate) fn time_range(points: &[CurvePoint]) -> Range<f64> {
    let at = |point: Option<&CurvePoint>| point.map_or(0.0, |point| point.at);
    let (first, last) = (at(points.first()), at(points.last()));
    let more = if first < last { 0.0 } else { MIN_TIME_RANGE / 2.0 };
    widened(first - more..last + more, TIME_MARGIN)
}

fn widened(Range { start, end }: Range<f64>, share: f64) -> Range<f64> {
    let more = (end - start) * share;
    start - more..end + more
}

/// Returns the corners of a step curve: each value stays until the next point.
pub(crate) fn step_curve(
    points: &[CurvePoint],
    figure: impl Fn(&CurvePoint) -> f64,
) -> Vec<(f64, f64)> {
    let mut steps: Vec<(f64, f64)> = Vec::with_capacity(2 * points.len());
    for point in points {
        let before = steps.last().map(|&(_, before)| (point.at, before));
        steps.extend(before);
        steps.push((point.at, figure(point)));
    }
    steps
}

/// Returns the bands of two deviations around the ratings, as polygons. Many points share one band.
/// A few points have a bar each, because a band would fill the plot.
pub(crate) fn bands(points: &[CurvePoint]) -> Vec<Vec<(f64, f64)>> {
    let around = |points: &[CurvePoint]| {
        let upper = step_curve(points, |point| point.value + 2.0 * point.deviation);
        let lower = step_curve(points, |point| point.value - 2.0 * point.deviation);
        upper.into_iter().chain(lower.into_iter().rev()).collect()
    };
    if points.len() >= MIN_POINTS_FOR_BAND {
        return vec![around(points)];
    }
    let Range { start, end } = time_range(points);
    let half = (end - start) * BAR_SHARE / 2.0;
    let bar = |point: &CurvePoint| {
        let wide = |by: f64| CurvePoint { at: point.at + by, ..*point };
        around(&[wide(-half), wide(half)])
    };
    points.iter().map(bar).collect()
}

/// Returns the card of the facts, if there are any.
pub(crate) fn facts_card(facts: usize, columns: usize) -> Option<Panel> {
    let rows = facts.min(MAX_FACTS).div_ceil(columns);
    let top = PANEL.bottom + GAP;
    let bottom = top + 2.0 * FACTS_PADDING + rows as f32 * FACT_HEIGHT;
    (rows > 0).then_some(Panel { top, bottom, radius: 16.0, ..PANEL })
}

/// Returns the number of columns of facts. On a phone there is one, because two would be cut off.
pub(crate) fn fact_columns(width: Width) -> usize {
    if width.font_scale() > 1.0 { 1 } else { 2 }
}

/// Returns the left end, right end and vertical middle of a fact.
pub(crate) fn fact_position(number: usize, columns: usize) -> (f32, f32, f32) {
    let (row, column) = ((number / columns) as f32, (number % columns) as f32);
    let width = (PANEL.right - PANEL.left + GAP) / columns as f32;
    let left = PANEL.left + column * width;
    let middle = PANEL.bottom + GAP + FACTS_PADDING + (row + 0.5) * FACT_HEIGHT;
    (left + 26.0, left + width - GAP - 26.0, middle)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn point(at: f64, value: f64, deviation: f64) -> CurvePoint {
        CurvePoint { at, value, deviation }
    }

    #[test]
    fn the_rating_axis_covers_all_ratings_and_all_but_very_wide_bands() {
        let later = (1..MIN_POINTS_FOR_BAND as u32).map(|at| point(at.into(), 1702.0, 60.0));
        let course: Vec<_> = [point(0.0, 1500.0, 350.0)].into_iter().chain(later).collect();
        let learned = value_range(Scale::Ratings, &course);
        assert!(
            learned.start > 1200.0 && learned.end > 1822.0,
            "a very wide band is not shown in full: {learned:?}"
        );
        let alone = value_range(Scale::Ratings, &[point(0.0, 1500.0, 350.0)]);
        assert!(
            alone.start <= 800.0 && alone.end >= 2200.0,
            "the newest band is shown in full: {alone:?}"
        );
        let few = value_range(Scale::Ratings, &course[..MIN_POINTS_FOR_BAND - 1]);
        assert!(few.start <= 800.0 && few.end >= 2200.0, "a few bars are shown in full: {few:?}");
        let nobody = value_range(Scale::Ratings, &[]);
        assert!(nobody.end - nobody.start >= MIN_RATING_RANGE);
    }

    #[test]
    fn the_time_axis_is_never_empty() {
        assert!(time_range(&[]).contains(&0.0));
        let single = time_range(&[point(3.0, 1500.0, 50.0)]);
        assert!(single.start < 3.0 && single.end > 3.0);
        let all = time_range(&[point(3.0, 0.0, 0.0), point(5.0, 0.0, 0.0)]);
        assert!(all.start < 3.0 && all.end > 5.0 && all.end < 6.0);
    }

    #[test]
    fn few_ratings_have_bars_and_many_have_a_band() {
        let points = |count: u32| -> Vec<CurvePoint> {
            (0..count).map(|at| point(at.into(), 1500.0, 350.0)).collect()
        };
        assert_eq!(bands(&points(3)).len(), 3);
        assert_eq!(bands(&points(40)).len(), 1);
        let bars = bands(&points(3));
        let width = bars.iter().map(|bar| bar[1].0 - bar[0].0).sum::<f64>();
        assert!(width < 0.03 * 2.0, "the bars fill {width} of 2 units");
    }

    #[test]
    fn a_rating_stays_until_the_next_game() {
        let points = [point(0.0, 1500.0, 0.0), point(4.0, 1530.0, 0.0), point(5.0, 1490.0, 0.0)];
        let line = step_curve(&points, |point| point.value);
        let expected = [(0.0, 1500.0), (4.0, 1500.0), (4.0, 1530.0), (5.0, 1530.0), (5.0, 1490.0)];
        assert_eq!(line, expected);
        assert!(step_curve(&[], |point| point.value).is_empty());
    }

    #[test]
    fn extreme_values_are_clamped_and_invalid_ones_skipped() {
        let points =
            [point(f64::MAX, 1e9, 1e300), point(f64::MIN, -5.0, -3.0), point(0.0, f64::NAN, 1.0)];
        let drawn = valid_points(&points);
        assert_eq!(drawn, [point(TIME_LIMITS.0, 0.0, 0.0), point(TIME_LIMITS.1, 9999.0, 9999.0)]);
    }

    #[test]
    fn facts_lie_on_their_card() {
        assert!(facts_card(0, 2).is_none());
        for (facts, columns) in (1..=MAX_FACTS).flat_map(|facts| [(facts, 1), (facts, 2)]) {
            let card = facts_card(facts, columns).expect("facts");
            let (left, right, middle) = fact_position(facts - 1, columns);
            assert!(left > card.left && right < card.right && left < right);
            assert!(middle > card.top + 20.0 && middle < card.bottom - 20.0);
        }
    }
}
