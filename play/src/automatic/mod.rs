//! Plies that nobody has to choose any more: what follows, on its own, after somebody's ply.
//!
//! Knows neither store nor time: who asked for what comes in as [`Auto`], and what is left of it
//! goes out again.

use dvonn_model::PlyOrigin;
use dvonn_rules::{ByColor, Cell, Color, Game, Phase, Ply, Position, Seed};

use super::conditions::Conditions;
use super::plan::{Area, Next, Plan};

/// What a player lets be played without being asked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Auto {
    /// Answers to what the opponent may play.
    pub conditions: Option<Conditions>,
    /// Cells to place on.
    pub plan: Option<Plan>,
    /// Whether a ply is played that is the only legal one.
    pub only_ply: bool,
}

impl Auto {
    /// Counts a placement that the computer made for the plan; answers what its owner, who plays
    /// `color`, should hear.
    pub(super) fn count_placement(&mut self, color: Color) -> Option<Notice> {
        self.plan = self.plan.take()?.after_placing();
        self.plan.is_none().then_some(Notice { to: color, event: AutoEvent::PlanDone })
    }
}

/// A ply that was played without asking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AutoPly {
    /// The ply.
    pub ply: Ply,
    /// The side whose ply it is.
    pub by: Color,
    /// Why it was played.
    pub origin: PlyOrigin,
}

/// What a player, and nobody else, should hear of their plan or conditions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// Whom it is for.
    pub to: Color,
    /// What has happened.
    pub event: AutoEvent,
}

/// What has happened to a plan or to conditions, or else by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AutoEvent {
    /// An answer turned out to be illegal; it and all conditions after it were dropped.
    BranchDropped {
        /// What it would have answered.
        after: Option<Ply>,
        /// The answer.
        answer: Ply,
        /// The position in which it is illegal.
        position: Position,
    },
    /// The board has changed otherwise than by a ply that conditional moves could answer, and they
    /// were dropped: a turn was taken back, or the board was dealt.
    ConditionsVoid {
        /// What was left of them.
        conditions: Conditions,
    },
    /// The opponent placed where the plan was to stop.
    PlanStopped {
        /// The stop rule.
        rule: Area,
        /// Where the opponent placed.
        cell: Cell,
        /// The plan, which is no longer in force.
        plan: Plan,
    },
    /// The plan has placed as many pieces as it was to place, and is over.
    PlanDone,
    /// No cell of the plan is empty any more; it is over.
    PlanExhausted,
    /// The player was out of time, and a vacation began by itself.
    VacationBegan {
        /// How many days they have left this year.
        days_left: u32,
    },
}

/// What was played without asking, and what is left to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Automatic {
    /// The plies, in order; the game has them already.
    pub plies: Vec<AutoPly>,
    /// What is left of what the players asked for.
    pub autos: ByColor<Auto>,
    /// What the players should hear of it.
    pub notices: Vec<Notice>,
}

/// Plays on until somebody has to decide or the game is over.
///
/// `seen` is how many plies the game had when `autos` were made or last came out of here: the plies
/// since then, which people chose, advance the conditions, and stop plans. `deal` is the seed of a
/// game in which only the reds are placed by hand. A player's conditions come before their plan,
/// and both before the only legal ply.
pub fn play_on(
    game: &mut Game,
    autos: ByColor<Auto>,
    seen: usize,
    deal: Option<Seed>,
) -> Automatic {
    let mut automatic = Automatic { plies: Vec::new(), autos, notices: Vec::new() };
    for number in seen..game.plies().len() {
        automatic.advance(game, number);
    }
    loop {
        if let Some(plies) = deal.and_then(|seed| game.position().deal_rest(seed)) {
            automatic.deal(game, plies);
        }
        let position = *game.position();
        let Some((ply, origin)) = automatic.decide(&position, last_since(game, seen)) else {
            break;
        };
        if game.play(ply).is_err() {
            break;
        }
        automatic.plies.push(AutoPly { ply, by: position.side_to_move(), origin });
        automatic.advance(game, game.plies().len() - 1);
    }
    automatic.tidy(game.position().phase());
    automatic
}

/// The only legal ply of a position; `None` where there are several, and where it is a pass.
pub fn only_ply(position: &Position) -> Option<Ply> {
    match *position.legal_plies() {
        [Ply::Pass] => None,
        [ply] => Some(ply),
        _ => None,
    }
}

/// The last ply, unless it was played before the first `seen`.
fn last_since(game: &Game, seen: usize) -> Option<Ply> {
    game.plies().get(seen..)?.last().copied()
}

impl Automatic {
    /// Goes down the conditions of both sides along a ply of the game, counted from 0.
    fn advance(&mut self, game: &Game, number: usize) {
        let (Some(&ply), Some(before)) = (game.plies().get(number), game.position_after(number))
        else {
            return;
        };
        // Conditions leave passes out.
        if ply == Ply::Pass {
            return;
        }
        for color in Color::ALL {
            let conditions = self.autos[color].conditions.take();
            let mine = before.side_to_move() == color;
            self.autos[color].conditions = conditions.and_then(|tree| tree.follow(ply, mine));
        }
    }

    /// The next ply that nobody has to choose; `last` is the last one, if it is new to the plans.
    fn decide(&mut self, position: &Position, last: Option<Ply>) -> Option<(Ply, PlyOrigin)> {
        let color = position.side_to_move();
        if position.phase() == Phase::Over {
            return None;
        }
        if let Some(answer) = self.answer(position, last) {
            return Some((answer, PlyOrigin::Condition));
        }
        if position.must_pass() {
            return Some((Ply::Pass, PlyOrigin::Forced));
        }
        if position.phase() == Phase::Placement
            && let Some(cell) = self.planned(position, last)
        {
            return Some((Ply::Place(cell), PlyOrigin::Plan));
        }
        let only = only_ply(position).filter(|_| self.autos[color].only_ply)?;
        Some((only, PlyOrigin::OnlyPly))
    }

    fn answer(&mut self, position: &Position, last: Option<Ply>) -> Option<Ply> {
        let color = position.side_to_move();
        let answer = self.autos[color].conditions.as_ref()?.answer()?;
        if position.check(answer).is_err() {
            self.autos[color].conditions = None;
            let position = *position;
            self.tell(color, AutoEvent::BranchDropped { after: last, answer, position });
            return None;
        }
        Some(answer)
    }

    fn planned(&mut self, position: &Position, last: Option<Ply>) -> Option<Cell> {
        let color = position.side_to_move();
        // While pieces are placed, the last ply is always the opponent's.
        let theirs = match last {
            Some(Ply::Place(cell)) => Some(cell),
            _ => None,
        };
        let plan = self.autos[color].plan.take()?;
        match plan.next(position, theirs) {
            Next::Place(cell) => {
                self.autos[color].plan = Some(plan);
                self.notices.extend(self.autos[color].count_placement(color));
                Some(cell)
            }
            Next::Best => {
                self.autos[color].plan = Some(plan);
                None
            }
            Next::Stopped { rule, cell } => {
                self.tell(color, AutoEvent::PlanStopped { rule, cell, plan });
                None
            }
            Next::Exhausted => {
                self.tell(color, AutoEvent::PlanExhausted);
                None
            }
        }
    }

    /// Plays the placements that are dealt. What was planned for them is void.
    fn deal(&mut self, game: &mut Game, plies: Vec<Ply>) {
        for color in Color::ALL {
            if let Some(conditions) = self.autos[color].conditions.take() {
                self.tell(color, AutoEvent::ConditionsVoid { conditions });
            }
        }
        for ply in plies {
            let by = game.position().side_to_move();
            if game.play(ply).is_ok() {
                self.plies.push(AutoPly { ply, by, origin: PlyOrigin::Dealt });
            }
        }
    }

    fn tell(&mut self, to: Color, event: AutoEvent) {
        self.notices.push(Notice { to, event });
    }

    /// Drops what is of no use in a phase.
    fn tidy(&mut self, phase: Phase) {
        for color in Color::ALL {
            let auto = &mut self.autos[color];
            if phase != Phase::Placement {
                auto.plan = None;
            }
            if phase == Phase::Over {
                auto.conditions = None;
            }
        }
    }
}

#[cfg(test)]
mod tests;
