//! Where the parts of a rating's chart lie, in pixels, and its scales. Knows no colours and draws
//! nothing.

use crate::layout::{BOARD, GAP};
use crate::rating::RatingPoint;
use crate::shape::Panel;

/// The frame of the plot.
pub(crate) const PANEL: Panel = Panel { bottom: BOARD.top + 420.0, ..BOARD };
/// What the rating is drawn in; the labels stand left of it and below it.
pub(crate) const PLOT: Panel = Panel {
    left: PANEL.left + 110.0,
    top: PANEL.top + 26.0,
    right: PANEL.right - 34.0,
    bottom: PANEL.bottom - 56.0,
    radius: 10.0,
};
/// The right ends of the labels of ratings, and the middle of those of times.
pub(crate) const RATINGS: f32 = PLOT.left - 14.0;
pub(crate) const TIMES: f32 = PLOT.bottom + 31.0;
/// Labels of times are within these, and so far from each other.
pub(crate) const TIME_ENDS: (f32, f32) = (PANEL.left + 14.0, PANEL.right - 14.0);
pub(crate) const TIME_GAP: f32 = 24.0;

/// The first and the last rating lie so far within the plot, and so do the lowest and the highest.
const INSET: (f32, f32) = (24.0, 14.0);
/// Ratings beyond these are drawn as these.
const DRAWN: (f64, f64) = (0.0, 9999.0);
/// So much of a band around a rating is sure to be seen, and all of the newest one.
const BAND_SHOWN: f64 = 200.0;
/// The band of somebody of whom nothing is known.
const WIDEST_BAND: f64 = 700.0;
/// Small changes are not drawn as if they were great.
const LEAST_SPAN: f64 = 160.0;
/// Between two lines of the scale, the closest that does not need more lines than this.
const STEPS: [i32; 7] = [20, 50, 100, 200, 500, 1000, 2000];
const MOST_LINES: f64 = 8.0;

/// So many facts are stated, in two columns below the plot.
pub(crate) const FACTS: usize = 6;
const FACT_HEIGHT: f32 = 46.0;
const FACTS_PADDING: f32 = 14.0;

/// The scale of ratings.
#[derive(Clone, Copy)]
pub(crate) struct Ratings {
    low: f64,
    high: f64,
}

impl Ratings {
    /// Shows all of these ratings, and their bands unless they are very wide.
    pub(crate) fn new(points: &[RatingPoint]) -> Self {
        let newest = points.last().map_or(0.0, |point| 2.0 * point.deviation);
        let shown = BAND_SHOWN.max(newest.min(WIDEST_BAND));
        let ends = points.iter().map(|point| {
            let reach = (2.0 * point.deviation).clamp(0.0, shown);
            let rating = point.rating.clamp(DRAWN.0, DRAWN.1);
            (rating - reach, rating + reach)
        });
        let around = |(low, high): (f64, f64), (lower, higher): (f64, f64)| {
            (low.min(lower), high.max(higher))
        };
        let (low, high) = ends.reduce(around).unwrap_or((1500.0, 1500.0));
        let more = (LEAST_SPAN - (high - low)).max(0.0) / 2.0;
        Self { low: low - more, high: high + more }
    }

    /// How far down a rating lies; never beyond the plot.
    pub(crate) fn y(self, rating: f64) -> f32 {
        let share = (rating - self.low) / (self.high - self.low);
        let (top, bottom) = (PLOT.top + INSET.1, PLOT.bottom - INSET.1);
        (bottom - share as f32 * (bottom - top)).clamp(PLOT.top, PLOT.bottom)
    }

    /// The round ratings that have a line.
    pub(crate) fn lines(self) -> impl Iterator<Item = i32> {
        let span = self.high - self.low;
        let enough = STEPS.into_iter().find(|&step| span / f64::from(step) <= MOST_LINES);
        let step = enough.unwrap_or(STEPS[STEPS.len() - 1]);
        let first = (self.low / f64::from(step)).ceil() as i32;
        let last = (self.high / f64::from(step)).floor() as i32;
        (first..=last).map(move |number| number * step)
    }
}

/// The scale of times.
#[derive(Clone, Copy)]
pub(crate) struct Times {
    first: f64,
    last: f64,
}

impl Times {
    /// From the first to the last of these points, which are in order.
    pub(crate) fn new(points: &[RatingPoint]) -> Self {
        let at = |point: Option<&RatingPoint>| point.map_or(0.0, |point| point.at);
        Self { first: at(points.first()), last: at(points.last()) }
    }

    /// How far to the right a time lies, if it is one of those shown. A single one is in the middle.
    pub(crate) fn x(self, at: f64) -> Option<f32> {
        if !(self.first..=self.last).contains(&at) {
            return None;
        }
        let share = (at - self.first) / (self.last - self.first);
        let share = if share.is_finite() { share as f32 } else { 0.5 };
        Some(PLOT.left + INSET.0 + share * (PLOT.right - PLOT.left - 2.0 * INSET.0))
    }
}

/// The card of so many facts, if there are any.
pub(crate) fn facts_card(facts: usize) -> Option<Panel> {
    let rows = facts.min(FACTS).div_ceil(2);
    let top = PANEL.bottom + GAP;
    let bottom = top + 2.0 * FACTS_PADDING + rows as f32 * FACT_HEIGHT;
    (rows > 0).then_some(Panel { top, bottom, radius: 16.0, ..PANEL })
}

/// The left and right end of a fact, and its middle.
pub(crate) fn fact(number: usize) -> (i32, i32, i32) {
    let (row, column) = ((number / 2) as f32, number % 2);
    let center = f32::midpoint(PANEL.left, PANEL.right);
    let (left, right) =
        if column == 0 { (PANEL.left, center - 6.0) } else { (center + 6.0, PANEL.right) };
    let middle = PANEL.bottom + GAP + FACTS_PADDING + (row + 0.5) * FACT_HEIGHT;
    (left as i32 + 26, right as i32 - 26, middle as i32)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn point(at: f64, rating: f64, deviation: f64) -> RatingPoint {
        RatingPoint { at, rating, deviation }
    }

    fn lines(points: &[RatingPoint]) -> Vec<i32> {
        Ratings::new(points).lines().collect()
    }

    #[test]
    fn a_scale_has_a_few_round_numbers() {
        assert_eq!(lines(&[point(0.0, 1500.0, 50.0)]), [1400, 1450, 1500, 1550, 1600]);
        assert_eq!(lines(&[point(0.0, 1523.0, 20.0)]).len(), 8);
        let learned = [point(0.0, 1500.0, 350.0), point(9.0, 1702.0, 60.0)];
        assert_eq!(lines(&learned), [1300, 1400, 1500, 1600, 1700, 1800]);
        assert_eq!(lines(&[point(0.0, f64::MIN, 0.0), point(1.0, f64::MAX, 1e300)]).len(), 6);
        assert_eq!(lines(&[]), [1420, 1440, 1460, 1480, 1500, 1520, 1540, 1560, 1580]);
    }

    #[test]
    fn ratings_and_bands_stay_within_the_plot() {
        let points = [point(0.0, 1500.0, 350.0), point(1.0, 1550.0, 300.0)];
        let scale = Ratings::new(&points);
        assert!(scale.y(1500.0) < PLOT.bottom && scale.y(1550.0) > PLOT.top);
        assert!((scale.y(800.0) - PLOT.bottom).abs() < 0.01, "a wild band ends at the edge");
        assert!((scale.y(2300.0) - PLOT.top).abs() < 0.01);
    }

    #[test]
    fn times_run_from_left_to_right_and_a_single_one_is_in_the_middle() {
        let times = Times::new(&[point(3.0, 0.0, 0.0), point(5.0, 0.0, 0.0)]);
        assert_eq!(times.x(3.0), Some(PLOT.left + INSET.0));
        assert_eq!(times.x(5.0), Some(PLOT.right - INSET.0));
        assert_eq!(times.x(2.9), None);
        let single = Times::new(&[point(3.0, 0.0, 0.0)]);
        assert_eq!(single.x(3.0), Some(f32::midpoint(PLOT.left, PLOT.right)));
    }

    #[test]
    fn facts_lie_on_their_card() {
        assert!(facts_card(0).is_none());
        for facts in 1..=FACTS {
            let card = facts_card(facts).expect("facts");
            let (left, right, middle) = fact(facts - 1);
            assert!(left as f32 > card.left && (right as f32) < card.right && left < right);
            assert!(middle as f32 > card.top + 20.0 && (middle as f32) < card.bottom - 20.0);
        }
    }
}
