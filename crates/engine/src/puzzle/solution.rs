//! The moves of a solution.
//!
//! A *step* is a position with few good moves. A solution is a chain of steps: after each move to
//! find, the opponent takes the reply that leaves the most moves to find and, among those, the one
//! that costs the solver most.

use dvonn_rules::{Color, Outcome, Phase, Ply, Position};

use super::{Goal, MAX_FINDS};
use crate::analysis::Value;
use crate::engine::Engine;
use crate::limits::Limits;
use crate::stop::Stop;

/// How much worse every other move of a [`Goal::Margin`] ends, in pieces.
pub(super) const MARGIN: i8 = 5;

/// How much lower the winning chances after every other move of a [`Goal::Judged`] are.
pub(super) const CHANCE: f64 = 0.35;

/// The number of moves compared in a step after the first: the good ones and one that is not.
const COMPARED: usize = 4;

/// The number of replies considered where the rest of the game is not solved.
const JUDGED_REPLIES: usize = 3;

/// The nodes of the two searches of a [`Goal::Judged`].
pub(super) const JUDGED_NODES: [u64; 2] = [40_000, 400_000];

/// The nodes of one search that must solve the rest of the game.
pub const SOLVING_NODES: u64 = 400_000;

/// Searches that together have a limit.
pub(super) struct Solver<'a> {
    pub(super) engine: &'a mut Engine,
    pub(super) stop: &'a Stop,
    /// The nodes left for all searches of a puzzle.
    pub(super) nodes: u64,
}

/// A solution from a position on.
#[derive(Clone, Debug)]
pub(super) struct Solution {
    pub(super) line: Vec<Ply>,
    /// Other last moves that are as good.
    pub(super) also: Vec<Ply>,
    finds: usize,
}

/// Why no solution was found: the nodes were used up, or the search was stopped.
pub(super) struct OutOfNodes;

impl Solver<'_> {
    /// Returns the final margin for the side to move with best play, or `None` if the search does
    /// not solve the position.
    pub(super) fn margin(&mut self, position: &Position) -> Result<Option<i8>, OutOfNodes> {
        let value = self.value_for(position.side_to_move(), position, SOLVING_NODES)?;
        Ok(match value {
            Some(Value::Exact(margin)) => Some(margin),
            Some(Value::Chance(_)) | None => None,
        })
    }

    /// Returns the value of a position for a side.
    pub(super) fn value_for(
        &mut self,
        side: Color,
        position: &Position,
        nodes: u64,
    ) -> Result<Option<Value>, OutOfNodes> {
        if let Some(Outcome { score }) = position.result() {
            return Ok(Some(Value::Exact(score[side] as i8 - score[!side] as i8)));
        }
        let value = self.best(position, 1, nodes)?.first().map(|&(_, value)| value);
        let own = position.side_to_move() == side;
        Ok(value.map(|value| if own { value } else { value.for_opponent() }))
    }

    /// Returns the best plies and their values, best first.
    pub(super) fn best(
        &mut self,
        position: &Position,
        lines: usize,
        nodes: u64,
    ) -> Result<Vec<(Ply, Value)>, OutOfNodes> {
        let limits = Limits::nodes(nodes);
        let analysis = self.engine.analyse(position, &limits, lines, self.stop);
        self.nodes = self.nodes.saturating_sub(analysis.nodes);
        if self.nodes == 0 || self.stop.is_raised() {
            return Err(OutOfNodes);
        }
        Ok(analysis.lines.into_iter().map(|line| (line.plies[0], line.value)).collect())
    }

    /// Returns the solution of a position whose first step has exactly one good move.
    pub(super) fn solution(
        &mut self,
        start: &Position,
        goal: Goal,
    ) -> Result<Option<Solution>, OutOfNodes> {
        let Some(first) = self.step(start, goal, 2)? else { return Ok(None) };
        let finds = if goal == Goal::Place { 1 } else { MAX_FINDS };
        self.continued(start, goal, &first, finds).map(Some)
    }

    /// Returns the good moves of a step, best first, or `None` if there are too many.
    pub(super) fn step(
        &mut self,
        position: &Position,
        goal: Goal,
        compared: usize,
    ) -> Result<Option<Vec<Ply>>, OutOfNodes> {
        let count = position.count_plies();
        if count < 2 {
            return Ok(None);
        }
        match goal {
            Goal::Judged => return self.judged_step(position),
            Goal::Place => return self.placing_step(position),
            Goal::Win | Goal::Draw | Goal::Margin => {}
        }
        let best = self.best(position, compared, SOLVING_NODES)?;
        let mut solved = Vec::new();
        for (ply, value) in best {
            let Value::Exact(margin) = value else { return Ok(None) };
            solved.push((ply, margin));
        }
        let Some(&(_, most)) = solved.first() else { return Ok(None) };
        let keeps = |margin: i8| match goal {
            Goal::Win => margin > 0,
            Goal::Draw => margin >= 0,
            Goal::Margin | Goal::Judged | Goal::Place => margin == most,
        };
        if !keeps(most) {
            return Ok(None);
        }
        let good: Vec<Ply> =
            solved.iter().filter(|(_, margin)| keeps(*margin)).map(|(ply, _)| *ply).collect();
        let Some(&(_, next)) = solved.get(good.len()) else { return Ok(None) };
        let clear = goal != Goal::Margin || most - next >= MARGIN;
        Ok((clear && good.len() * 2 <= count).then_some(good))
    }

    /// Returns the one good move of a step that is not solved.
    fn judged_step(&mut self, position: &Position) -> Result<Option<Vec<Ply>>, OutOfNodes> {
        let mut found = None;
        for nodes in JUDGED_NODES {
            let best = self.best(position, 2, nodes)?;
            let [(ply, value), (_, second)] = best[..] else { return Ok(None) };
            let clear = value.chance() - second.chance() >= CHANCE;
            if !clear || found.is_some_and(|before| before != ply) {
                return Ok(None);
            }
            found = Some(ply);
        }
        Ok(found.map(|ply| vec![ply]))
    }

    /// Returns the longest solution that starts with this step.
    fn continued(
        &mut self,
        position: &Position,
        goal: Goal,
        step: &[Ply],
        finds: usize,
    ) -> Result<Solution, OutOfNodes> {
        let (ply, also) = (step[0], step[1..].to_vec());
        let last = Solution { line: vec![ply], also, finds: 1 };
        if finds == 1 || !last.also.is_empty() {
            return Ok(last);
        }
        let mut after = *position;
        after.make(ply);
        Ok(match self.answered(&after, goal, finds - 1)? {
            Some(mut rest) => {
                rest.line.insert(0, ply);
                rest.finds += 1;
                rest
            }
            None => last,
        })
    }

    /// Returns the solution after the opponent's best defence, or `None` if nothing is left to find.
    fn answered(
        &mut self,
        position: &Position,
        goal: Goal,
        finds: usize,
    ) -> Result<Option<Solution>, OutOfNodes> {
        if position.phase() == Phase::Over {
            return Ok(None);
        }
        let replies: Vec<Ply> = if goal == Goal::Judged && !position.must_pass() {
            let best = self.best(position, JUDGED_REPLIES, JUDGED_NODES[0])?;
            best.into_iter().map(|(ply, _)| ply).collect()
        } else {
            position.legal_plies().to_vec()
        };
        let mut longest: Option<(Solution, f64)> = None;
        for reply in replies {
            let mut next = *position;
            next.make(reply);
            let Some(mut rest) = self.after_reply(&next, goal, finds)? else { continue };
            let value = self.value(&next, goal)?;
            let better = longest.as_ref().is_none_or(|(known, least)| {
                rest.finds > known.finds || rest.finds == known.finds && value < *least
            });
            if better {
                rest.line.insert(0, reply);
                longest = Some((rest, value));
            }
        }
        Ok(longest.map(|(solution, _)| solution))
    }

    /// Returns the solution after a reply. The solver may have to pass.
    fn after_reply(
        &mut self,
        position: &Position,
        goal: Goal,
        finds: usize,
    ) -> Result<Option<Solution>, OutOfNodes> {
        if position.must_pass() {
            let mut next = *position;
            next.make(Ply::Pass);
            let Some(mut rest) = self.answered(&next, goal, finds)? else { return Ok(None) };
            rest.line.insert(0, Ply::Pass);
            return Ok(Some(rest));
        }
        match self.step(position, goal, COMPARED)? {
            Some(step) => self.continued(position, goal, &step, finds).map(Some),
            None => Ok(None),
        }
    }

    /// Returns what a position is worth for the side to move: a margin if solved, otherwise
    /// winning chances.
    fn value(&mut self, position: &Position, goal: Goal) -> Result<f64, OutOfNodes> {
        if goal == Goal::Judged {
            let value = self.value_for(position.side_to_move(), position, JUDGED_NODES[0])?;
            return Ok(value.map_or(0.5, Value::chance));
        }
        Ok(self.margin(position)?.map_or(0.0, f64::from))
    }
}
