//! Where the parts of a chart lie, in pixels. Knows no colours and draws nothing.

use crate::layout::BOARD;
use crate::shape::Panel;

/// What the course of the game is drawn in; the labels stand left of it and below it.
pub(crate) const PLOT: Panel = Panel {
    left: BOARD.left + 110.0,
    top: BOARD.top + 30.0,
    right: BOARD.right - 34.0,
    bottom: BOARD.bottom - 56.0,
    radius: 10.0,
};
/// The right ends of the labels of chances, and the middle of those of plies.
pub(crate) const CHANCES: f32 = PLOT.left - 14.0;
pub(crate) const PLIES: f32 = PLOT.bottom + 31.0;

/// A certain win and a certain loss keep so far from the edges that their line is seen whole.
const INSET: f32 = 6.0;
/// A move is drawn so many times as wide as a placement: more hangs on each.
const MOVE: f32 = 3.0;
/// Between the middles of two labels of plies, at the least.
const LABEL_STEP: f32 = 56.0;
/// Every so many plies there is a label, if there is room.
const PLIES_A_LABEL: usize = 10;

/// The radius of the mark of a turning point.
pub(crate) const MARK: f32 = 22.0;
/// Between the middles of two marks, at the least, and between a mark and its point of the line.
const MARK_STEP: f32 = 2.0 * MARK + 6.0;
const MARK_REACH: f32 = 62.0;

/// The scale of plies, which are fewer pixels apart while pieces are placed.
#[derive(Clone, Copy)]
pub(crate) struct Plies {
    placements: usize,
    all: usize,
}

impl Plies {
    /// So many plies in all, the first of them placements.
    pub(crate) fn new(placements: usize, all: usize) -> Plies {
        Plies { placements: placements.min(all), all }
    }

    /// How far to the right the position after so many plies lies.
    pub(crate) fn x(self, plies: usize) -> f32 {
        let share = self.width(plies.min(self.all)) / self.width(self.all).max(1.0);
        PLOT.left + share * (PLOT.right - PLOT.left)
    }

    fn width(self, plies: usize) -> f32 {
        let placed = plies.min(self.placements);
        placed as f32 + MOVE * (plies - placed) as f32
    }

    /// Where the moves begin, if plies of both kinds are shown.
    pub(crate) fn border(self) -> Option<f32> {
        let both = self.placements > 0 && self.placements < self.all;
        both.then(|| self.x(self.placements))
    }

    /// The numbers of plies that are written below: the first and the last, where the moves begin,
    /// and tens, as far as there is room between them.
    pub(crate) fn labels(self) -> Vec<usize> {
        let tens = (1..=self.all / PLIES_A_LABEL).map(|ten| ten * PLIES_A_LABEL);
        let wanted = [0, self.all, self.placements].into_iter().chain(tens);
        let mut labels: Vec<usize> = Vec::new();
        for plies in wanted {
            let apart = |other: &usize| (self.x(*other) - self.x(plies)).abs() >= LABEL_STEP;
            if labels.iter().all(apart) {
                labels.push(plies);
            }
        }
        labels
    }
}

/// How far down a chance of White's lies, from 0 to 1.
pub(crate) fn y(chance: f64) -> f32 {
    let (top, bottom) = (PLOT.top + INSET, PLOT.bottom - INSET);
    bottom - chance.clamp(0.0, 1.0) as f32 * (bottom - top)
}

/// A point of the line that is marked, and whether the line fell to it.
#[derive(Clone, Copy)]
pub(crate) struct Turn {
    pub(crate) at: (f32, f32),
    pub(crate) fell: bool,
}

/// The middles of the marks of points, which are in order from the left: beyond the point that the
/// line fell or rose to, or on its other side where there is no room, and none over another.
pub(crate) fn marks(turns: &[Turn]) -> Vec<(f32, f32)> {
    let mut across: Vec<f32> = turns.iter().map(|turn| turn.at.0).collect();
    let mut least = PLOT.left + MARK + 8.0;
    for x in &mut across {
        *x = x.max(least);
        least = *x + MARK_STEP;
    }
    let mut most = PLOT.right - MARK - 8.0;
    for x in across.iter_mut().rev() {
        *x = x.min(most);
        most = *x - MARK_STEP;
    }
    across.into_iter().zip(turns).map(|(x, turn)| (x, beside(turn))).collect()
}

fn beside(turn: &Turn) -> f32 {
    let room = MARK_REACH + MARK + 6.0;
    let y = turn.at.1;
    let below = if turn.fell { y + room < PLOT.bottom } else { y - room < PLOT.top };
    if below { y + MARK_REACH } else { y - MARK_REACH }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_fills_the_plot_and_its_moves_are_wider_than_its_placements() {
        let plies = Plies::new(49, 90);
        let close = |a: f32, b: f32| (a - b).abs() < 0.01;
        assert!(close(plies.x(0), PLOT.left) && close(plies.x(90), PLOT.right));
        let (placement, step) = (plies.x(1) - plies.x(0), plies.x(50) - plies.x(49));
        assert!(close(placement * MOVE, step));
        assert_eq!(plies.border(), Some(plies.x(49)));
        assert_eq!(Plies::new(0, 40).border(), None);
        assert_eq!(Plies::new(40, 40).border(), None);
        assert!(close(Plies::new(0, 0).x(0), PLOT.left), "even of no plies at all");
    }

    #[test]
    fn labels_have_room_between_them() {
        assert_eq!(Plies::new(49, 97).labels(), [0, 97, 49, 20, 60, 70, 80, 90]);
        assert_eq!(Plies::new(0, 4).labels(), [0, 4]);
        assert_eq!(Plies::new(0, 0).labels(), [0]);
    }

    #[test]
    fn marks_lie_apart_and_within_the_plot() {
        let right = PLOT.right;
        let turns = [right - 9.0, right - 8.0, right - 7.0, right - 6.0, right]
            .map(|x| Turn { at: (x, PLOT.bottom - 30.0), fell: true });
        let marks = marks(&turns);
        assert!(marks.windows(2).all(|pair| pair[1].0 - pair[0].0 >= MARK_STEP - 0.01));
        assert!(marks.iter().all(|mark| mark.0 > PLOT.left && mark.0 + MARK < right));
        assert!(marks.iter().all(|mark| mark.1 + MARK < PLOT.bottom));
    }
}
