//! A plan for the placement: cells that a player wishes for, in order, and what stops it.
//!
//! A plan is written in two texts, one for each field of a form. The wishes are cells (`D3`) and
//! other [areas](Area): `row 3`, `column D`, `A1-E1`, `edge`, `near reds`, `near own`,
//! `near theirs`, `near D3`, `anywhere`; and `best` leaves the cell to the computer. The stop rules
//! are areas as well: the plan stops when the opponent places there; and `after 5` ends it when it
//! has placed five pieces. The words are the same in every language.
//!
//! Nothing here knows how plans are kept or shown.

mod area;
mod read;

use std::fmt;

use dvonn_rules::{Cell, Color, Position};

pub use area::{Area, Near};
pub use read::PlanError;

use area::Board;

/// What a player wants to do in the rest of the placement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// At least one.
    wishes: Vec<Wanted>,
    stops: Vec<Area>,
    /// How many placements the plan may still make.
    limit: Option<u8>,
}

/// Where a plan places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wanted {
    /// On the first empty cell of an area.
    Area(Area),
    /// Where the computer would.
    Best,
}

impl fmt::Display for Wanted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Wanted::Area(area) => area.fmt(f),
            Wanted::Best => f.write_str(read::BEST),
        }
    }
}

/// What a plan would do if the opponent were not in its way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// The cells that it would take.
    pub cells: Vec<Cell>,
    /// Whether the computer would choose the cell after these.
    pub then_best: bool,
}

/// What a plan does in its owner's turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    /// Places on this cell, the first empty one of the list.
    Place(Cell),
    /// Waits until the computer has chosen the cell.
    Best,
    /// Stops, since the opponent has just placed where the plan says.
    Stopped {
        /// The stop rule.
        rule: Area,
        /// Where the opponent has placed.
        cell: Cell,
    },
    /// Nothing: no cell of the list is empty.
    Exhausted,
}

impl Plan {
    /// How many characters each of the two texts of a plan may have: so many that both fit into one
    /// message when they are given back.
    pub const MAX_TEXT: u16 = 800;

    /// Reads a plan from its wishes and its stop rules, of which there may be none.
    ///
    /// # Errors
    /// What is wrong first.
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

    /// The wishes in canonical words, which [`Plan::parse`] reads.
    pub fn wishes(&self) -> String {
        let words: Vec<String> = self.wishes.iter().map(Wanted::to_string).collect();
        words.join(", ")
    }

    /// The stop rules in canonical words, which [`Plan::parse`] reads; empty when there are none.
    /// A number of placements is what is left of it.
    pub fn stops(&self) -> String {
        let areas = self.stops.iter().map(Area::to_string);
        let limit = self.limit.map(|limit| format!("after {limit}"));
        areas.chain(limit).collect::<Vec<_>>().join(", ")
    }

    /// What the plan does on this position, where its owner is to place. `theirs` is where the
    /// opponent has placed since the plan was made or last asked.
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

    /// Whether the computer is to choose the cell on this position, where the plan's owner is to
    /// place.
    pub(super) fn leaves_to_computer(&self, position: &Position) -> bool {
        self.next(position, None) == Next::Best
    }

    /// Whether the computer ever is to choose a cell.
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

    /// The plan after one of its placements; `None` when it was to make no more.
    #[must_use]
    pub(super) fn after_placing(self) -> Option<Plan> {
        match self.limit {
            Some(0 | 1) => None,
            limit => Some(Plan { limit: limit.map(|limit| limit - 1), ..self }),
        }
    }

    /// The first `count` cells that the plan would take from this position on if the opponent took
    /// none of them, up to where the computer is to choose.
    pub fn preview(&self, position: &Position, owner: Color, count: usize) -> Preview {
        let mut board = Board::of(position, owner);
        let reds = usize::from(position.to_place().reds);
        let wait = usize::from(position.side_to_move() != owner);
        let limit = self.limit.map_or(count, |limit| count.min(usize::from(limit)));
        let (mut cells, mut then_best) = (Vec::new(), false);
        // The opponent's pieces go unseen, but they make every second ply.
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

/// Reads what a player types to place now and go on: `D3 E4 row 2` places on D3, and the rest
/// becomes a plan, if there is a rest.
///
/// # Errors
/// [`PlanError::NoCellFirst`], and those of [`Plan::parse`].
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
