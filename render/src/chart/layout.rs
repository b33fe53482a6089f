//! The layout of a game chart, in layout units, and its axis of plies.

use std::ops::Range;

use plotters::coord::ranged1d::{KeyPointHint, NoDefaultFormatting, Ranged, ValueFormatter};

use crate::layout::BOARD;
use crate::plot;
use crate::shape::Panel;

/// The plot area. Axis labels are left of it and below it.
pub(crate) const PLOT: Panel = plot::plot_area(BOARD);

/// The range of the value axis, in per cent. It extends beyond 0 and 100 so that the curve is fully
/// visible at both.
pub(crate) const CHANCE_RANGE: Range<f64> = -1.4..101.4;
/// The width of a move relative to a placement. Moves matter more.
const MOVE_WEIGHT: usize = 3;
/// The minimum distance between two ply labels, in thousandths of the plot's width.
const MIN_LABEL_DISTANCE: i32 = 54;
/// The interval between ply labels, if there is room for them.
const LABEL_INTERVAL: usize = 10;

/// The radius of a turning point's mark.
pub(crate) const MARK_RADIUS: f32 = 22.0;
/// The minimum distance between the centres of two marks, and the distance from a mark to its point
/// on the curve.
const MIN_MARK_DISTANCE: f32 = 2.0 * MARK_RADIUS + 6.0;
const MARK_OFFSET: f32 = 62.0;

/// The axis of plies. Placements are closer together than moves.
#[derive(Clone, Copy)]
pub(crate) struct PlyAxis {
    placements: usize,
    all: usize,
}

impl PlyAxis {
    /// Creates an axis of `all` plies, the first of which are placements.
    pub(crate) fn new(placements: usize, all: usize) -> PlyAxis {
        PlyAxis { placements: placements.min(all), all }
    }

    fn width(self, plies: usize) -> usize {
        let placed = plies.min(self.placements);
        placed + MOVE_WEIGHT * (plies - placed)
    }

    /// Returns the number of plies before the first move, if the game has both phases.
    pub(crate) fn first_move(self) -> Option<usize> {
        let both = self.placements > 0 && self.placements < self.all;
        both.then_some(self.placements)
    }

    /// Returns the left and right ends of the placement and the movement phase, if present.
    pub(crate) fn phase_ranges(self) -> [Option<(f32, f32)>; 2] {
        let at = |plies: usize| {
            let share = self.width(plies) as f32 / self.width(self.all).max(1) as f32;
            PLOT.left + share * (PLOT.right - PLOT.left)
        };
        let part = |from: usize, to: usize| (from < to).then(|| (at(from), at(to)));
        [part(0, self.placements), part(self.placements, self.all)]
    }

    /// Returns the plies to label: the first, the last, the first move, and multiples of ten as far
    /// as there is room.
    fn labels(self) -> Vec<usize> {
        let tens = (1..=self.all / LABEL_INTERVAL).map(|ten| ten * LABEL_INTERVAL);
        let wanted = [0, self.all, self.placements].into_iter().chain(tens);
        let x = |plies| self.map(&plies, (0, 1000));
        let mut labels: Vec<usize> = Vec::new();
        for plies in wanted {
            if labels.iter().all(|&other| (x(other) - x(plies)).abs() >= MIN_LABEL_DISTANCE) {
                labels.push(plies);
            }
        }
        labels
    }
}

impl Ranged for PlyAxis {
    type FormatOption = NoDefaultFormatting;
    type ValueType = usize;

    fn map(&self, plies: &usize, (left, right): (i32, i32)) -> i32 {
        if *plies >= self.all && *plies > 0 {
            return right;
        }
        let share = self.width(*plies) as f64 / self.width(self.all).max(1) as f64;
        left + (share * f64::from(right - left)).round() as i32
    }

    fn key_points<Hint: KeyPointHint>(&self, _: Hint) -> Vec<usize> {
        self.labels()
    }

    fn range(&self) -> Range<usize> {
        0..self.all
    }
}

impl ValueFormatter<usize> for PlyAxis {
    fn format(plies: &usize) -> String {
        plies.to_string()
    }
}

/// A marked point of the curve, and whether the curve fell at it.
#[derive(Clone, Copy)]
pub(crate) struct ChartMark {
    pub(crate) at: (f32, f32),
    pub(crate) fell: bool,
}

/// Returns the centres of the turning points' marks; `turns` must be sorted from left to right. A
/// mark is below a fall and above a rise, or on the other side if there is no room. Marks do not
/// overlap.
pub(crate) fn mark_centers(turns: &[ChartMark]) -> Vec<(f32, f32)> {
    let mut across: Vec<f32> = turns.iter().map(|turn| turn.at.0).collect();
    let mut min = PLOT.left + MARK_RADIUS + 8.0;
    for x in &mut across {
        *x = x.max(min);
        min = *x + MIN_MARK_DISTANCE;
    }
    let mut max = PLOT.right - MARK_RADIUS - 8.0;
    for x in across.iter_mut().rev() {
        *x = x.min(max);
        max = *x - MIN_MARK_DISTANCE;
    }
    across.into_iter().zip(turns).map(|(x, turn)| (x, mark_y(turn))).collect()
}

fn mark_y(turn: &ChartMark) -> f32 {
    let room = MARK_OFFSET + MARK_RADIUS + 6.0;
    let y = turn.at.1;
    let below = if turn.fell { y + room < PLOT.bottom } else { y - room < PLOT.top };
    if below { y + MARK_OFFSET } else { y - MARK_OFFSET }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_fills_the_plot_and_moves_are_wider_than_placements() {
        let plies = PlyAxis::new(49, 90);
        let x = |ply: usize| plies.map(&ply, (100, 1820));
        assert_eq!((x(0), x(90)), (100, 1820));
        assert_eq!((x(1), x(49), x(50)), (110, 590, 620));
        assert_eq!(plies.first_move(), Some(49));
        assert_eq!(PlyAxis::new(0, 40).first_move(), None);
        assert_eq!(PlyAxis::new(40, 40).first_move(), None);
        assert_eq!(PlyAxis::new(0, 0).map(&0, (100, 200)), 100, "an axis without plies");
    }

    #[test]
    fn each_phase_has_its_part_of_the_plot() {
        let [Some(placements), Some(moves)] = PlyAxis::new(49, 90).phase_ranges() else {
            panic!("both")
        };
        assert_eq!((placements.0, moves.1), (PLOT.left, PLOT.right));
        assert_eq!(placements.1.to_bits(), moves.0.to_bits());
        assert!(moves.1 - moves.0 > placements.1 - placements.0);
        assert_eq!(PlyAxis::new(0, 40).phase_ranges()[0], None);
        assert_eq!(PlyAxis::new(40, 40).phase_ranges()[1], None);
    }

    #[test]
    fn labels_do_not_overlap() {
        assert_eq!(PlyAxis::new(49, 97).labels(), [0, 97, 49, 20, 60, 70, 80, 90]);
        assert_eq!(PlyAxis::new(0, 4).labels(), [0, 4]);
        assert_eq!(PlyAxis::new(0, 0).labels(), [0]);
    }

    #[test]
    fn marks_do_not_overlap_and_stay_within_the_plot() {
        let right = PLOT.right;
        let turns = [right - 9.0, right - 8.0, right - 7.0, right - 6.0, right]
            .map(|x| ChartMark { at: (x, PLOT.bottom - 30.0), fell: true });
        let marks = mark_centers(&turns);
        assert!(marks.windows(2).all(|pair| pair[1].0 - pair[0].0 >= MIN_MARK_DISTANCE - 0.01));
        assert!(marks.iter().all(|mark| mark.0 > PLOT.left && mark.0 + MARK_RADIUS < right));
        assert!(marks.iter().all(|mark| mark.1 + MARK_RADIUS < PLOT.bottom));
    }
}
