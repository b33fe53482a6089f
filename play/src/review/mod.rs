//! What a computer player thinks of a game that is over: how the chances went, where they turned, and
//! how well either side played. Pure: `Study` says which positions are to be searched, whoever can
//! search does so, and a [`Review`] is made of what was found.
//!
//! - A ply is *judged* if somebody chose it among several: not a forced one, nor a dealt piece.
//! - What a ply *cost* is the winning chance that its player lost by it: that of the position before,
//!   when both play best, less that of the position after. A ply that the computer would have played as
//!   well cost nothing, even where a search from the next position sees farther.
//! - A ply that cost a tenth or more is a *turning point*; of more than five the five that cost most
//!   are. lichess calls such a ply a mistake: 0.2 on its scale from -1 to 1 (`modules/tree`, `Advice`).
//! - The *accuracy* of a ply is 103.1668 · exp(-0.04354 · cost in per cent) - 3.1669, as lichess
//!   publishes it (<https://lichess.org/page/accuracy>), held between 0 and 100; that of a side is the
//!   mean over its judged plies.

mod ask;
mod findings;
mod study;

use dvonn_engine::Value;
use dvonn_model::PlyOrigin;
use dvonn_rules::{ByColor, Color, Game, Phase, Ply};

pub use ask::{
    Progress, ReviewRefusal, Reviewable, ask_for_review, forget_review, keep_study, kept_review,
};
pub use findings::{Finding, FindingsError};
pub use study::Study;

/// A ply that cost so much is a turning point.
const TURN: f64 = 0.1;
/// So many turning points are shown.
const TURNS: usize = 5;

/// A game as the computer player sees it.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    /// White's chance to win in every position, from 0 to 1, the first being that before any ply.
    pub chances: Vec<f64>,
    /// How well either side played; nothing of a side that never had a choice.
    pub sides: ByColor<Option<Side>>,
    /// Where the chances turned, in the order of play.
    pub turning_points: Vec<TurningPoint>,
}

/// How well one side played.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Side {
    /// From 0 to 100.
    pub accuracy: f64,
    /// How many of its plies were judged.
    pub judged: usize,
    /// How many of those the computer would have played as well.
    pub best: usize,
}

/// A ply that cost its player a lot.
#[derive(Clone, Debug, PartialEq)]
pub struct TurningPoint {
    /// Its number in the game, counted from 1.
    pub number: usize,
    /// Who played it.
    pub color: Color,
    /// The ply.
    pub played: Ply,
    /// What should have been played, and what both would best have played after it; never empty.
    pub better: Vec<Ply>,
    /// What the game was worth to them before it.
    pub before: Value,
    /// What it was worth to them after it.
    pub after: Value,
}

impl TurningPoint {
    /// The winning chance that the ply cost.
    fn cost(&self) -> f64 {
        (self.before.chance() - self.after.chance()).max(0.0)
    }
}

impl Review {
    /// Makes a review of a game from what was found in each of its positions, of which there is one
    /// more than plies.
    fn new(game: &Game, origins: &[PlyOrigin], found: &[Finding]) -> Review {
        let positions = (0..).map_while(|after| game.position_after(after));
        let chances = positions.zip(found).map(|(position, finding)| {
            let chance = finding.value.chance();
            if position.side_to_move() == Color::White { chance } else { 1.0 - chance }
        });
        let mut judged: ByColor<Vec<f64>> = ByColor { white: Vec::new(), black: Vec::new() };
        let mut turning_points = Vec::new();
        for index in (0..game.plies().len()).filter(|&index| is_choice(game, origins, index)) {
            let Some(ply) = judge(game, found, index) else { continue };
            let cost = if ply.better.first() == Some(&ply.played) { 0.0 } else { ply.cost() };
            judged[ply.color].push(cost);
            if cost >= TURN {
                turning_points.push(ply);
            }
        }
        turning_points.sort_by(|one, other| other.cost().total_cmp(&one.cost()));
        turning_points.truncate(TURNS);
        turning_points.sort_by_key(|ply| ply.number);
        Review {
            chances: chances.collect(),
            sides: ByColor { white: Side::new(&judged.white), black: Side::new(&judged.black) },
            turning_points,
        }
    }
}

impl Side {
    fn new(costs: &[f64]) -> Option<Side> {
        let best = costs.iter().filter(|cost| **cost <= 0.0).count();
        let sum: f64 = costs.iter().map(|&cost| accuracy(cost)).sum();
        #[expect(clippy::cast_precision_loss, reason = "a game has less than a hundred plies")]
        let count = costs.len() as f64;
        (!costs.is_empty()).then(|| Side { accuracy: sum / count, judged: costs.len(), best })
    }
}

/// A ply of the game beside what should have been played.
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

/// The accuracy of a ply, from 0 to 100.
fn accuracy(cost: f64) -> f64 {
    (103.1668 * (-0.04354 * 100.0 * cost).exp() - 3.1669).clamp(0.0, 100.0)
}

/// Whether somebody chose the ply of this index among several. Where `origins` end, all are a
/// person's.
fn is_choice(game: &Game, origins: &[PlyOrigin], index: usize) -> bool {
    let several = game.position_after(index).is_some_and(|it| it.legal_plies().len() > 1);
    several && origins.get(index) != Some(&PlyOrigin::Dealt)
}

/// Whether there is enough in a game to say anything of it: both sides have chosen a move.
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
