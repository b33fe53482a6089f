//! Placement plans: the cells that a player wants, in order of preference, and when to stop.
//!
//! A plan consists of two texts, one for each field of a form. The wishes are cells (`D3`) and
//! other [areas](Area): `row 3`, `column D`, `A1-E1`, `edge`, `near reds`, `near own`, `near
//! theirs`, `near D3`, `anywhere`; and `best` lets the computer choose the cell. The stop rules are
//! areas, too: the plan stops when the opponent places there. `after 5` ends it after five
//! placements. The keywords are the same in every language.
//!
//! This module does not store or show plans.

pub mod automatic;
pub mod conditions;
pub mod fill;
pub mod intentions;

mod area;
mod read;

use std::fmt;

use dvonn_rules::{Cell, Color, Phase, Position};

pub use area::{Area, Near};
pub use read::PlanError;

use area::Board;

/// A player's plan for the rest of the placement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Never empty.
    wishes: Vec<Wanted>,
    stops: Vec<Area>,
    /// The number of placements that the plan may still make.
    limit: Option<u8>,
}

/// A wish of a plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wanted {
    /// The first empty cell of an area.
    Area(Area),
    /// The computer's choice.
    Best,
}

/// Where pieces go that a player leaves to the bot: next to the opponent's. No search is behind it,
/// so rated games allow it.
const REST: [Wanted; 2] = [Wanted::Area(Area::Near(Near::Theirs)), Wanted::Area(Area::Anywhere)];

/// Whether a plan fills the rest of a placement, and what it does before that.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Filling {
    /// It does not.
    No,
    /// That is all it does.
    Alone,
    /// It starts with this plan.
    After(Plan),
}

impl fmt::Display for Wanted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Wanted::Area(area) => area.fmt(f),
            Wanted::Best => f.write_str(read::BEST),
        }
    }
}

impl Wanted {
    /// Returns true if none of its cells is empty, and it cannot grow.
    fn is_used_up(self, board: &Board) -> bool {
        match self {
            Wanted::Area(Area::Near(_)) | Wanted::Best => false,
            Wanted::Area(area) => {
                !area.cells(board).into_iter().any(|cell| board.empty.contains(cell))
            }
        }
    }
}

/// The placements that a plan would make if the opponent takes none of its cells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// The cells in order.
    pub cells: Vec<Cell>,
    /// Whether the computer chooses the next cell after these.
    pub then_best: bool,
}

/// What a plan does on its owner's turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    /// Places on this cell, the first wanted cell that is empty.
    Place(Cell),
    /// Waits for the computer to choose a cell.
    Best,
    /// Stops, because the opponent's last placement matches a stop rule.
    Stopped {
        /// The stop rule.
        rule: Area,
        /// The opponent's placement.
        cell: Cell,
    },
    /// Does nothing, because no wanted cell is empty.
    Exhausted,
}

impl Plan {
    /// The maximum number of characters in each text of a plan, so that both fit in one message.
    pub const MAX_TEXT: u16 = 800;

    /// Parses a plan from its wishes and its stop rules, which may be empty.
    ///
    /// # Errors
    /// The first mistake in the texts.
    pub fn parse(wishes: &str, stops: &str) -> Result<Plan, PlanError> {
        check_length(wishes)?;
        check_length(stops)?;
        let stop_rules = read::stops(stops)?;
        Plan::new(read::wishes(wishes)?, stop_rules.areas, stop_rules.limit)
    }

    fn new(wishes: Vec<Wanted>, stops: Vec<Area>, limit: Option<u8>) -> Result<Plan, PlanError> {
        if wishes.is_empty() {
            return Err(PlanError::Empty);
        }
        let plan = Plan { wishes, stops, limit };
        check_length(&plan.wishes())?;
        check_length(&plan.stops())?;
        Ok(plan)
    }

    /// Returns a plan for the whole rest of a placement. It starts with the wishes and stop rules of
    /// `plan`, if there is one, and goes on with those of [`REST`].
    ///
    /// # Errors
    /// [`PlanError::TooLong`].
    pub(super) fn for_the_rest(plan: Option<Plan>) -> Result<Plan, PlanError> {
        let (mut wishes, stops) = plan.map_or_else(Default::default, |it| (it.wishes, it.stops));
        for wanted in REST {
            if !wishes.contains(&wanted) {
                wishes.push(wanted);
            }
        }
        Plan::new(wishes, stops, None)
    }

    /// Returns what is left of a plan without [`REST`] at its end.
    pub(super) fn without_the_rest(mut self) -> Filling {
        if !self.wishes.ends_with(&REST) {
            return Filling::No;
        }
        self.wishes.truncate(self.wishes.len() - REST.len());
        if self.wishes.is_empty() { Filling::Alone } else { Filling::After(self) }
    }

    /// Returns the wishes in canonical form, for [`Plan::parse`].
    pub fn wishes(&self) -> String {
        let words: Vec<String> = self.wishes.iter().map(Wanted::to_string).collect();
        words.join(", ")
    }

    /// Returns the stop rules in canonical form, for [`Plan::parse`]. `after` gives the number of
    /// placements left.
    pub fn stops(&self) -> String {
        let areas = self.stops.iter().map(Area::to_string);
        let limit = self.limit.map(|limit| format!("after {limit}"));
        areas.chain(limit).collect::<Vec<_>>().join(", ")
    }

    /// Returns what the plan does in a position where its owner must place. `theirs` is the
    /// opponent's placement since the last call, or since the plan was made.
    pub(super) fn next(&self, position: &Position, theirs: Option<Cell>) -> Next {
        let board = Board::of(position, position.side_to_move());
        if let Some(cell) = theirs {
            let broken = self.stops.iter().find(|rule| rule.cells(&board).contains(&cell));
            if let Some(&rule) = broken {
                return Next::Stopped { rule, cell };
            }
        }
        self.first(&board)
    }

    /// Returns true if the computer must choose the cell, in a position where the plan's owner must
    /// place.
    pub(super) fn leaves_to_computer(&self, position: &Position) -> bool {
        self.next(position, None) == Next::Best
    }

    /// Returns true if the plan contains `best`.
    pub(super) fn asks_computer(&self) -> bool {
        self.wishes.contains(&Wanted::Best)
    }

    fn first(&self, board: &Board) -> Next {
        for wanted in &self.wishes {
            let Wanted::Area(area) = wanted else { return Next::Best };
            let empty = area.cells(board).into_iter().find(|&cell| board.empty.contains(cell));
            if let Some(cell) = empty {
                return Next::Place(cell);
            }
        }
        Next::Exhausted
    }

    /// Returns the plan after one of its placements, or `None` if that was the last one allowed.
    #[must_use]
    pub(super) fn after_placing(self) -> Option<Plan> {
        match self.limit {
            Some(0 | 1) => None,
            limit => Some(Plan { limit: limit.map(|limit| limit - 1), ..self }),
        }
    }

    /// Returns true during the placement if the plan can never place again: none of its cells is
    /// empty, and none of its areas can grow. `position` is the one after its last placement.
    pub(super) fn is_used_up(&self, position: &Position) -> bool {
        let board = Board::of(position, position.side_to_move());
        let is_used_up = |wanted: &Wanted| wanted.is_used_up(&board);
        position.phase() == Phase::Placement && self.wishes.iter().all(is_used_up)
    }

    /// Returns the plan without the wishes that can never place again. `None` if none is left.
    #[must_use]
    pub(super) fn without_used_up(mut self, position: &Position) -> Option<Plan> {
        let board = Board::of(position, position.side_to_move());
        self.wishes.retain(|wanted| !wanted.is_used_up(&board));
        (!self.wishes.is_empty()).then_some(self)
    }

    /// Returns up to `count` placements of the plan, assuming that the opponent takes none of its
    /// cells. Ends where the computer must choose.
    pub fn preview(&self, position: &Position, owner: Color, count: usize) -> Preview {
        let mut board = Board::of(position, owner);
        let reds = usize::from(position.to_place().reds);
        let wait = usize::from(position.side_to_move() != owner);
        let limit = self.limit.map_or(count, |limit| count.min(usize::from(limit)));
        let (mut cells, mut then_best) = (Vec::new(), false);
        // The opponent's cells are unknown, but every second placement is theirs.
        for plies in (wait..board.empty.len()).step_by(2).take(limit) {
            let next = self.first(&board);
            then_best = next == Next::Best;
            let Next::Place(cell) = next else { break };
            board.place(cell, plies < reds);
            cells.push(cell);
        }
        Preview { cells, then_best }
    }
}

/// Parses a placement and an optional plan after it: `D3 E4 row 2` places on D3 now, and the rest
/// becomes the plan.
///
/// # Errors
/// [`PlanError::NoCellFirst`], and the errors of [`Plan::parse`].
pub fn cells_then_plan(text: &str) -> Result<(Cell, Option<Plan>), PlanError> {
    check_length(text)?;
    let (cell, wishes) = read::first_and_wishes(text)?;
    if wishes.is_empty() {
        return Ok((cell, None));
    }
    Ok((cell, Some(Plan::new(wishes, Vec::new(), None)?)))
}

fn check_length(text: &str) -> Result<(), PlanError> {
    if text.chars().count() > Plan::MAX_TEXT.into() { Err(PlanError::TooLong) } else { Ok(()) }
}

#[cfg(test)]
mod tests;
