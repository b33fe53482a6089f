//! What a puzzle is about, found by the rules alone.

use dvonn_rules::{CellSet, Color, Effect, Ply, Position, RawPosition};

use super::Goal;

/// What a puzzle is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PuzzleTheme {
    /// A move to find removes at least two more opposing pieces by isolation than own ones.
    Isolate,
    /// If the opponent could move at once, they would isolate at least two of the solver's pieces.
    /// After the first move to find, they can isolate at most half as many.
    Rescue,
    /// A move to find empties a cell that connected opposing pieces to red: they are isolated
    /// although no red moved.
    Cut,
    /// A move to find moves a stack with red.
    RunWithRed,
    /// A move to find moves a stack that was surrounded when the puzzle began.
    FreeSurrounded,
    /// After a move to find, an opposing stack of two or more pieces that could move before is
    /// still there and cannot move.
    Immobilise,
    /// A move to find captures an opposing stack from four or more cells away.
    Sharpshoot,
    /// After a move to find, the opponent must pass.
    ForcedPass,
    /// The first move to find takes nothing from the opponent: it captures none of their stacks and
    /// isolates none of their pieces.
    Tempo,
    /// The rest of the game is solved, and the difference at its end is at most three pieces.
    Count,
    /// The rest of the game is solved. Only one move draws, and all others lose.
    SaveDraw,
    /// A cell to find in the placement phase.
    Place,
}

/// The fewest pieces that make an isolation worth a theme.
const ISOLATED: u8 = 2;

/// The shortest distance of a sharpshooter, in cells.
const FAR: u8 = 4;

/// The largest difference at the end of a puzzle about counting, in pieces.
const CLOSE: i8 = 3;

impl PuzzleTheme {
    /// All themes.
    pub const ALL: [PuzzleTheme; 12] = [
        PuzzleTheme::Isolate,
        PuzzleTheme::Rescue,
        PuzzleTheme::Cut,
        PuzzleTheme::RunWithRed,
        PuzzleTheme::FreeSurrounded,
        PuzzleTheme::Immobilise,
        PuzzleTheme::Sharpshoot,
        PuzzleTheme::ForcedPass,
        PuzzleTheme::Tempo,
        PuzzleTheme::Count,
        PuzzleTheme::SaveDraw,
        PuzzleTheme::Place,
    ];

    /// Returns the name in data files.
    pub const fn name(self) -> &'static str {
        match self {
            PuzzleTheme::Isolate => "isolate",
            PuzzleTheme::Rescue => "rescue",
            PuzzleTheme::Cut => "cut",
            PuzzleTheme::RunWithRed => "red",
            PuzzleTheme::FreeSurrounded => "free",
            PuzzleTheme::Immobilise => "immobilise",
            PuzzleTheme::Sharpshoot => "sharpshoot",
            PuzzleTheme::ForcedPass => "pass",
            PuzzleTheme::Tempo => "tempo",
            PuzzleTheme::Count => "count",
            PuzzleTheme::SaveDraw => "draw",
            PuzzleTheme::Place => "place",
        }
    }

    /// Returns the theme with this name in data files.
    pub fn named(name: &str) -> Option<PuzzleTheme> {
        PuzzleTheme::ALL.into_iter().find(|theme| theme.name() == name)
    }

    /// Returns the theme that a puzzle with this ply as its solution would have: the most telling one, if
    /// several fit. `None` if none does.
    pub fn of(start: &Position, ply: Ply) -> Option<PuzzleTheme> {
        let goal = if matches!(ply, Ply::Place(_)) { Goal::Place } else { Goal::Judged };
        themes_of(start, &[ply], goal, None).first().copied()
    }

    /// Returns true if knowing the theme narrows the choice of moves, so that solving a puzzle
    /// chosen by it proves less.
    pub const fn is_telling(self) -> bool {
        !matches!(self, PuzzleTheme::Count | PuzzleTheme::SaveDraw | PuzzleTheme::Place)
    }
}

/// Returns the themes of a solution. `margin` is the solver's final margin if the rest of the game
/// is solved.
pub(super) fn themes_of(
    start: &Position,
    line: &[Ply],
    goal: Goal,
    margin: Option<i8>,
) -> Vec<PuzzleTheme> {
    let solution = Walk::new(start, line);
    let holds = |theme: &PuzzleTheme| match theme {
        PuzzleTheme::Isolate => solution
            .steps
            .iter()
            .any(|step| step.lost_by_opponent() >= ISOLATED + step.effect.lost[step.effect.color]),
        PuzzleTheme::Rescue => solution.rescues(),
        PuzzleTheme::Cut => {
            solution.steps.iter().any(|step| step.lost_by_opponent() > 0 && !step.moves_red())
        }
        PuzzleTheme::RunWithRed => solution.steps.iter().any(Step::moves_red),
        PuzzleTheme::FreeSurrounded => solution.moves_freed_stack(),
        PuzzleTheme::Immobilise => solution.steps.iter().any(Step::immobilises),
        PuzzleTheme::Sharpshoot => solution.steps.iter().any(Step::shoots_far),
        PuzzleTheme::ForcedPass => solution.steps.iter().any(|step| step.after.must_pass()),
        PuzzleTheme::Tempo => solution.steps.first().is_some_and(Step::is_quiet),
        PuzzleTheme::Count => margin.is_some_and(|margin| margin.abs() <= CLOSE),
        PuzzleTheme::SaveDraw => goal == Goal::Draw,
        PuzzleTheme::Place => goal == Goal::Place,
    };
    PuzzleTheme::ALL.into_iter().filter(holds).collect()
}

/// A solution played from its start.
struct Walk {
    start: Position,
    /// The moves to find.
    steps: Vec<Step>,
    /// The cells that each ply changed.
    changed: Vec<(usize, CellSet)>,
}

/// A move to find and its effect.
struct Step {
    /// The index in the line.
    index: usize,
    before: Position,
    after: Position,
    effect: Effect,
}

impl Walk {
    fn new(start: &Position, line: &[Ply]) -> Walk {
        let solver = start.side_to_move();
        let mut walk = Walk { start: *start, steps: Vec::new(), changed: Vec::new() };
        let mut after = *start;
        for (index, &ply) in line.iter().enumerate() {
            let before = after;
            let Ok(effect) = after.play(ply) else { break };
            if let Ply::Move { from, to } = ply {
                walk.changed.push((index, CellSet::of(from).with(to) | effect.isolated));
                if effect.color == solver {
                    walk.steps.push(Step { index, before, after, effect });
                }
            }
        }
        walk
    }

    fn rescues(&self) -> bool {
        let Some(first) = self.steps.first() else { return false };
        let solver = first.effect.color;
        let threat = if_opponent_moved(&self.start).map_or(0, |start| isolation(&start, solver));
        threat >= ISOLATED && isolation(&first.after, solver) * 2 <= threat
    }

    fn moves_freed_stack(&self) -> bool {
        let surrounded = self.start.surrounded();
        self.steps.iter().any(|step| {
            let Ply::Move { from, .. } = step.effect.ply else { return false };
            let untouched = self
                .changed
                .iter()
                .all(|(index, cells)| *index >= step.index || !cells.contains(from));
            surrounded.contains(from) && untouched
        })
    }
}

impl Step {
    fn opponent(&self) -> Color {
        !self.effect.color
    }

    fn lost_by_opponent(&self) -> u8 {
        self.effect.lost[self.opponent()]
    }

    fn moves_red(&self) -> bool {
        match self.effect.ply {
            Ply::Move { from, .. } => self.before.with_red().contains(from),
            Ply::Place(_) | Ply::Pass => false,
        }
    }

    fn immobilises(&self) -> bool {
        let opponent = self.opponent();
        let stuck = self.before.movable(opponent) - self.after.movable(opponent);
        (stuck & self.after.owned_by(opponent))
            .iter()
            .any(|cell| self.after.stack(cell).is_some_and(|stack| stack.height() >= 2))
    }

    fn shoots_far(&self) -> bool {
        let Ply::Move { from, to } = self.effect.ply else { return false };
        let captures =
            self.effect.captured.is_some_and(|stack| stack.owner() == Some(self.opponent()));
        captures && from.line_to(to).is_some_and(|(_, distance)| distance >= FAR)
    }

    fn is_quiet(&self) -> bool {
        let captures =
            self.effect.captured.is_some_and(|stack| stack.owner() == Some(self.opponent()));
        !captures && self.lost_by_opponent() == 0
    }
}

/// Returns the same stacks with the other side to move.
fn if_opponent_moved(position: &Position) -> Option<Position> {
    let mut setup = RawPosition::from(position);
    setup.side_to_move = !setup.side_to_move;
    Position::try_from(&setup).ok()
}

/// Returns the most pieces of a side that one ply of the side to move isolates.
fn isolation(position: &Position, of: Color) -> u8 {
    let plies = position.legal_plies();
    let lost = plies.iter().filter_map(|&ply| position.preview(ply).ok());
    lost.map(|effect| effect.lost[of]).max().unwrap_or(0)
}
