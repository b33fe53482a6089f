//! The computer's review of a finished game: the winning chances, the turning points, and how well
//! each side played. The code has no side effects: a `Study` says which positions to search, the
//! caller searches them, and the findings become a [`Review`].
//!
//! - *Winning chances* are those of `chances`: the engine's, corrected to agree with results.
//! - A ply is *judged* if a player chose it among several. Forced and dealt plies are not judged.
//! - The *cost* of a ply is the winning chance that its player lost: the chance before, with best
//!   play, minus the chance after. The computer's own choice costs nothing, even if the search of
//!   the next position sees farther.
//! - A ply that costs 10 percentage points or more is a *turning point*. If there are more than
//!   five, only the five most costly ones are kept. Lichess calls such a ply a mistake: 0.2 on its
//!   scale from -1 to 1 (`modules/tree`, `Advice`).
//! - A judged ply is *open* if its player's winning chances before it were from 10 to 90 %. In a game
//!   that is decided, no ply costs anything, so the others would flatter: the loser of a one-sided game
//!   most of all. Only open plies tell how well a side played.
//! - The *accuracy* of a ply is 103.1668 · exp(-0.04354 · cost in per cent) - 3.1669, as published
//!   by lichess (<https://lichess.org/page/accuracy>), limited to 0 to 100. The accuracy of a side
//!   is the mean over its open plies.
//! - The *loss* of a side is the mean cost of its open moves after the placement. From it, `strength`
//!   estimates how strongly the side played.

mod ask;
mod findings;
mod strength;
mod study;

use std::ops::RangeInclusive;
use std::time::Duration;

use dvonn_engine::Value;
use dvonn_model::PlyOrigin;
use dvonn_rules::{ByColor, Color, Game, Phase, Ply};

use crate::chances::calibrated;
use findings::Finding;

pub use ask::{ReviewProgress, Reviewable, delete, progress, request, request_unasked, store};
pub use findings::FindingsError;
pub use strength::{LevelLosses, Strength};
pub use study::Study;

/// The search time for each position of a review. A whole game takes about twenty seconds.
pub const SEARCH_TIME: Duration = Duration::from_millis(200);
/// The minimum cost of a turning point.
const TURNING_POINT_COST: f64 = 0.1;
/// The maximum number of turning points in a review.
const MAX_TURNING_POINTS: usize = 5;
/// A game is decided while the winning chances of one side are above this.
const DECIDED: f64 = 0.75;
/// The winning chances before an open ply.
const OPEN: RangeInclusive<f64> = 0.1..=0.9;

/// The computer's review of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    /// White's winning chances from 0 to 1, one for each position, starting before the first ply.
    pub chances: Vec<f64>,
    /// How well each side played. `None` if a side never had a choice in an open position.
    pub sides: ByColor<Option<SideReview>>,
    /// The turning points, in the order of play.
    pub turning_points: Vec<TurningPoint>,
}

/// How well one side played.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SideReview {
    /// From 0 to 100.
    pub accuracy: f64,
    /// The number of open plies.
    pub open: usize,
    /// How many of them matched the computer's choice.
    pub best: usize,
    /// The number of open plies after the placement.
    pub moves: usize,
    /// The mean cost of these, from 0 to 1. 0 if there are none.
    pub loss: f64,
}

/// A ply with a high cost.
#[derive(Clone, Debug, PartialEq)]
pub struct TurningPoint {
    /// The number of the ply, counted from 1.
    pub number: usize,
    /// The side that played it.
    pub color: Color,
    /// The ply.
    pub played: Ply,
    /// The best line instead. Never empty.
    pub better: Vec<Ply>,
    /// The value before the ply, for its player.
    pub before: Value,
    /// The value after the ply, for its player.
    pub after: Value,
}

impl TurningPoint {
    /// Returns the winning chance that the ply lost.
    fn cost(&self) -> f64 {
        (self.before.chance() - self.after.chance()).max(0.0)
    }
}

impl Review {
    /// Returns after how many plies the game was decided: from then on, White's winning chances stayed outside
    /// of 25 to 75 %, on the same side.
    pub fn decided_after(&self) -> usize {
        let Some(&last) = self.chances.last() else { return 0 };
        let is_decided = |chance: f64| {
            if last > 0.5 { chance > DECIDED } else { chance < 1.0 - DECIDED }
        };
        self.chances.iter().rposition(|&chance| !is_decided(chance)).map_or(0, |at| at + 1)
    }

    /// Returns the turning point that cost a side most.
    pub fn worst_of(&self, color: Color) -> Option<&TurningPoint> {
        let own = self.turning_points.iter().filter(|turn| turn.color == color);
        own.max_by(|one, other| one.cost().total_cmp(&other.cost()))
    }

    /// Creates a review from the findings for each position. There is one more position than plies.
    fn new(game: &Game, origins: &[PlyOrigin], found: &[Finding]) -> Review {
        let positions = || (0..).map_while(|after| game.position_after(after));
        let found: Vec<Finding> = positions()
            .zip(found)
            .map(|(position, finding)| Finding {
                value: calibrated(finding.value, position),
                line: finding.line.clone(),
            })
            .collect();
        let chances = positions().zip(&found).map(|(position, finding)| {
            let chance = finding.value.chance();
            if position.side_to_move() == Color::White { chance } else { 1.0 - chance }
        });
        let mut open: ByColor<Vec<(Ply, f64)>> = ByColor::default();
        let mut turning_points = Vec::new();
        for (ply, cost) in judged_plies(game, origins, &found) {
            if OPEN.contains(&ply.before.chance()) {
                open[ply.color].push((ply.played, cost));
            }
            if cost >= TURNING_POINT_COST {
                turning_points.push(ply);
            }
        }
        turning_points.sort_by(|one, other| other.cost().total_cmp(&one.cost()));
        turning_points.truncate(MAX_TURNING_POINTS);
        turning_points.sort_by_key(|ply| ply.number);
        let side = |color: Color| SideReview::new(&open[color]);
        Review {
            chances: chances.collect(),
            sides: ByColor { white: side(Color::White), black: side(Color::Black) },
            turning_points,
        }
    }
}

impl SideReview {
    /// Returns how well a side played its open plies, which cost so much.
    fn new(open: &[(Ply, f64)]) -> Option<SideReview> {
        let best = open.iter().filter(|(_, cost)| *cost <= 0.0).count();
        let accuracy = mean(open.iter().map(|(_, cost)| accuracy(*cost)))?;
        let moves: Vec<f64> =
            open.iter().filter(|(ply, _)| is_move(*ply)).map(|(_, cost)| *cost).collect();
        let loss = mean(moves.iter().copied()).unwrap_or_default();
        Some(SideReview { accuracy, open: open.len(), best, moves: moves.len(), loss })
    }
}

/// Returns the mean of some figures. `None` if there are none.
fn mean(figures: impl ExactSizeIterator<Item = f64>) -> Option<f64> {
    #[expect(clippy::cast_precision_loss, reason = "a game has fewer than 100 plies")]
    let count = figures.len() as f64;
    (count > 0.0).then(|| figures.sum::<f64>() / count)
}

/// The number of judged moves of each side after the placement, and the sum of their costs.
type LossSums = ByColor<(u32, f64)>;

/// Returns the judged plies of a game with their costs.
fn judged_plies(
    game: &Game,
    origins: &[PlyOrigin],
    found: &[Finding],
) -> impl Iterator<Item = (TurningPoint, f64)> {
    let choices = (0..game.plies().len()).filter(|&index| is_choice(game, origins, index));
    choices.filter_map(|index| judge(game, found, index)).map(|ply| {
        let cost = if ply.better.first() == Some(&ply.played) { 0.0 } else { ply.cost() };
        (ply, cost)
    })
}

/// Returns how much both sides lost with their moves after the placement.
fn losses(game: &Game, origins: &[PlyOrigin], found: &[Finding]) -> LossSums {
    let mut sums = LossSums::default();
    for (ply, cost) in judged_plies(game, origins, found) {
        if is_move(ply.played) {
            let (moves, sum) = &mut sums[ply.color];
            *moves += 1;
            *sum += cost;
        }
    }
    sums
}

/// Compares a ply of the game with the best one.
fn judge(game: &Game, found: &[Finding], index: usize) -> Option<TurningPoint> {
    let (before, after) = (found.get(index)?, found.get(index + 1)?);
    let color = game.position_after(index)?.side_to_move();
    let is_same = game.position_after(index + 1)?.side_to_move() == color;
    (!before.line.is_empty()).then_some(())?;
    Some(TurningPoint {
        number: index + 1,
        color,
        played: *game.plies().get(index)?,
        better: before.line.clone(),
        before: before.value,
        after: if is_same { after.value } else { after.value.for_opponent() },
    })
}

/// Returns the accuracy of a ply, from 0 to 100.
fn accuracy(cost: f64) -> f64 {
    (103.1668 * (-0.04354 * 100.0 * cost).exp() - 3.1669).clamp(0.0, 100.0)
}

fn is_move(ply: Ply) -> bool {
    matches!(ply, Ply::Move { .. })
}

/// Returns true if the ply at this index was chosen among several. Plies beyond the end of
/// `origins` count as chosen by a person.
fn is_choice(game: &Game, origins: &[PlyOrigin], index: usize) -> bool {
    let several = game.position_after(index).is_some_and(|it| it.legal_plies().len() > 1);
    several && origins.get(index) != Some(&PlyOrigin::Dealt)
}

/// Returns true if a game is long enough for a review: both sides must have chosen a move.
fn is_long_enough(game: &Game, origins: &[PlyOrigin]) -> bool {
    let chosen = |color| {
        (0..game.plies().len()).any(|index| {
            let position = game.position_after(index);
            let to_move = position.filter(|it| it.phase() == Phase::Movement);
            to_move.is_some_and(|it| it.side_to_move() == color) && is_choice(game, origins, index)
        })
    };
    Color::ALL.into_iter().all(chosen)
}

#[cfg(test)]
mod tests;
