//! Finds puzzles in games.

use dvonn_rules::{Color, Game, Phase, Ply, Position};

use super::placing::MAX_CELLS;
use super::solution::{JUDGED_NODES, MARGIN, OutOfNodes, SOLVING_NODES, Solver};
use super::strength::{is_greedy, lowest_level};
use super::theme::themes_of;
use super::{Goal, Puzzle};
use crate::analysis::Value;
use crate::engine::Engine;
use crate::level::Level;
use crate::stop::Stop;

/// The size of the transposition table, in MiB. Fixed, so that every miner finds the same puzzles.
const TABLE: usize = 16;

/// The fewest legal moves of a puzzle.
const MIN_CHOICES: usize = 4;

/// The nodes of each search that looks for mistakes where the rest of the game can be solved.
const EXACT_NODES: u64 = 60_000;

/// The nodes of each search that looks for positions with one good move elsewhere.
const JUDGED_SCREENING_NODES: u64 = 6_000;

/// How much better that move must seem.
const SCREENING_CHANCE: f64 = 0.28;

/// The nodes of all searches of one puzzle.
const PUZZLE_NODES: u64 = 6_000_000;

/// The fewest pieces that a mistake costs, unless it costs the outcome.
const MISTAKE: i8 = 3;

/// How much of the winning chances a mistake costs where the rest of the game is not solved.
const SWING: f64 = 0.2;

/// How a puzzle is proved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Method {
    /// By solving the rest of the game.
    Exact,
    /// By winning chances at two depths.
    Judged,
    /// In the placement phase: by winning chances on the full boards, at two depths.
    Placing,
}

impl Method {
    /// All methods.
    pub const ALL: [Method; 3] = [Method::Exact, Method::Judged, Method::Placing];
}

/// Finds puzzles in games and confirms them. The same game always gives the same puzzles: only
/// nodes are limited, not time.
#[derive(Debug)]
pub struct Miner {
    engine: Engine,
}

impl Default for Miner {
    fn default() -> Miner {
        Miner { engine: Engine::new(TABLE) }
    }
}

impl Miner {
    /// Finds the puzzles of a game, those near its end first. Returns `None` if it was stopped.
    pub fn mine(&mut self, game: &Game, method: Method, stop: &Stop) -> Option<Vec<Puzzle>> {
        let mistakes = self.mistakes(game, method, stop);
        let puzzles = mistakes
            .into_iter()
            .filter_map(|(before, mistake)| self.examine(&before, mistake, method, stop))
            .collect();
        (!stop.is_raised()).then_some(puzzles)
    }

    /// Returns true if the puzzle would be found again with the same solution and themes. Its level may
    /// differ: it depends on how well the levels play.
    pub fn confirms(&mut self, puzzle: &Puzzle, stop: &Stop) -> bool {
        let found = self.find(puzzle.before(), puzzle.mistake(), method_of(puzzle), stop);
        found.is_some_and(|found| Puzzle { level: puzzle.level, ..found } == *puzzle)
    }

    /// Returns the puzzle as it would be found today, even if it is easier than it was: then for level 2.
    /// Returns `None` if it would not be found.
    pub fn refreshed(&mut self, puzzle: &Puzzle, stop: &Stop) -> Option<Puzzle> {
        let found = self.find(puzzle.before(), puzzle.mistake(), method_of(puzzle), stop)?;
        let level = lowest_level(&mut self.engine, &found.finds(), stop);
        Some(for_level(level, found))
    }

    /// Makes a puzzle of a mistake. Returns `None` if it was none, or if the answer is not clear or
    /// too easy.
    pub fn examine(
        &mut self,
        before: &Position,
        mistake: Ply,
        method: Method,
        stop: &Stop,
    ) -> Option<Puzzle> {
        let puzzle = self.find(before, mistake, method, stop)?;
        let level = lowest_level(&mut self.engine, &puzzle.finds(), stop);
        // Even Beginner places well, so that says little about placements.
        let fits = method == Method::Placing || level != Some(Level::BEGINNER);
        (fits && !stop.is_raised()).then(|| for_level(level, puzzle))
    }

    /// Makes a puzzle of a mistake, without a level.
    fn find(
        &mut self,
        before: &Position,
        mistake: Ply,
        method: Method,
        stop: &Stop,
    ) -> Option<Puzzle> {
        if before.check(mistake).is_err() || !may_be_puzzle(before, mistake, method) {
            return None;
        }
        self.engine.clear();
        let solver = Solver { engine: &mut self.engine, stop, nodes: PUZZLE_NODES };
        let (puzzle, margin) = solve(solver, before, mistake, method).ok().flatten()?;
        let themes = themes_of(puzzle.start(), puzzle.line(), puzzle.goal(), margin);
        // A placement takes nothing.
        let clever = method == Method::Placing || !is_greedy(&puzzle.finds());
        (!themes.is_empty() && clever).then_some(Puzzle { themes, ..puzzle })
    }

    /// Returns the plies of a game that may be mistakes, the last first, each with the position
    /// before it.
    fn mistakes(&mut self, game: &Game, method: Method, stop: &Stop) -> Vec<(Position, Ply)> {
        self.engine.clear();
        let mut solver = Solver { engine: &mut self.engine, stop, nodes: u64::MAX };
        let mut mistakes = Vec::new();
        let mut after: Option<i8> = None;
        for index in (0..=game.plies().len()).rev() {
            let Some(position) = game.position_after(index) else { continue };
            if position.phase() == Phase::Placement && method != Method::Placing {
                break;
            }
            let is_mistake = match method {
                Method::Exact => {
                    // For White, so that passes change nothing.
                    let value = solver.value_for(Color::White, position, EXACT_NODES);
                    let Ok(Some(Value::Exact(margin))) = value else { break };
                    after.replace(margin).is_some_and(|after| {
                        let white = position.side_to_move() == Color::White;
                        if white { loses(margin, after) } else { loses(-margin, -after) }
                    })
                }
                Method::Judged => {
                    let Some(next) = game.position_after(index + 1) else { continue };
                    let Ok(best) = solver.best(next, 2, JUDGED_SCREENING_NODES) else { break };
                    matches!(best[..], [(_, Value::Chance(most)), (_, second)]
                        if most - second.chance() >= SCREENING_CHANCE)
                }
                Method::Placing => true,
            };
            let ply = game.plies().get(index).filter(|&&ply| ply != Ply::Pass);
            if let Some(&ply) = ply
                && is_mistake
                && may_be_puzzle(position, ply, method)
            {
                mistakes.push((*position, ply));
            }
        }
        mistakes
    }
}

/// Returns the puzzle for a level, at least the second.
fn for_level(level: Option<Level>, puzzle: Puzzle) -> Puzzle {
    Puzzle { level: level.map(|level| level.max(Level::ALL[1])), ..puzzle }
}

fn method_of(puzzle: &Puzzle) -> Method {
    match puzzle.goal() {
        Goal::Judged => Method::Judged,
        Goal::Place => Method::Placing,
        Goal::Win | Goal::Draw | Goal::Margin => Method::Exact,
    }
}

/// Returns true if a change of the margin costs the outcome or several pieces.
fn loses(before: i8, after: i8) -> bool {
    before.signum() > after.signum() || before - after >= MISTAKE
}

fn may_be_puzzle(before: &Position, mistake: Ply, method: Method) -> bool {
    let (phase, most) = match method {
        Method::Exact | Method::Judged => (Phase::Movement, usize::MAX),
        Method::Placing => (Phase::Placement, MAX_CELLS),
    };
    let mut start = *before;
    start.make(mistake);
    let choices = start.count_plies();
    before.phase() == phase && start.phase() == phase && (MIN_CHOICES..=most).contains(&choices)
}

/// Returns the puzzle without themes and level, and the solver's final margin if it is known.
fn solve(
    mut solver: Solver<'_>,
    before: &Position,
    mistake: Ply,
    method: Method,
) -> Result<Option<(Puzzle, Option<i8>)>, OutOfNodes> {
    let mut start = *before;
    start.make(mistake);
    let (goal, margin) = match method {
        Method::Exact => {
            let Some((goal, margin)) = exact_goal(&mut solver, before, &start)? else {
                return Ok(None);
            };
            (goal, Some(margin))
        }
        Method::Judged if is_swing(&mut solver, before, &start)? => (Goal::Judged, None),
        Method::Judged => return Ok(None),
        Method::Placing => (Goal::Place, None),
    };
    let Some(solution) = solver.solution(&start, goal)? else { return Ok(None) };
    let puzzle = Puzzle::new(*before, mistake, goal, solution.line, solution.also);
    Ok(puzzle.ok().map(|puzzle| (puzzle, margin)))
}

/// Returns the goal after a mistake and the solver's final margin, if the rest of the game can be
/// solved, exactly one move is good and the mistake made it possible.
fn exact_goal(
    solver: &mut Solver<'_>,
    before: &Position,
    start: &Position,
) -> Result<Option<(Goal, i8)>, OutOfNodes> {
    let best = solver.best(start, 2, SOLVING_NODES)?;
    let [(_, Value::Exact(most)), (_, Value::Exact(next))] = best[..] else { return Ok(None) };
    let Some(was) = solver.margin(before)? else { return Ok(None) };
    let costs_outcome = was.signum() > (-most).signum();
    let goal = if costs_outcome && most > 0 && next <= 0 {
        Goal::Win
    } else if costs_outcome && most == 0 && next < 0 {
        Goal::Draw
    } else if most - next >= MARGIN && was + most >= MISTAKE {
        Goal::Margin
    } else {
        return Ok(None);
    };
    Ok(Some((goal, most)))
}

/// Returns true if a ply cost the side that played it much of its winning chances.
fn is_swing(
    solver: &mut Solver<'_>,
    before: &Position,
    start: &Position,
) -> Result<bool, OutOfNodes> {
    let side = before.side_to_move();
    let nodes = JUDGED_NODES[0];
    let (Some(was), Some(is)) =
        (solver.value_for(side, before, nodes)?, solver.value_for(side, start, nodes)?)
    else {
        return Ok(false);
    };
    let is_open = matches!(is, Value::Chance(_));
    Ok(is_open && was.chance() - is.chance() >= SWING)
}
