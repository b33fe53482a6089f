//! Automatic plies after a player's ply.
//!
//! Needs neither the store nor the time: takes the players' [`Intentions`], and returns the
//! remaining ones.
//!
//! `plan` and `conditions` define the intentions; this module returns the plies to play, the
//! intentions that remain, and notices. `advance` calls it in the transaction of every turn.
//! `store/intentions` keeps what remains. Each ply's row records why it was played.
//!
//! Plans and conditional moves are private: they appear in no error, no log line and no public
//! message. The board says only that a plan has stopped.

use dvonn_model::PlyOrigin;
use dvonn_rules::{ByColor, Cell, Color, Game, Phase, Ply, Position, Seed};
use strum::{EnumString, IntoStaticStr};

use crate::milestones::Milestone;
use crate::plan::conditions::{Answer, Conditions};
use crate::plan::{Area, Next as PlanNext, Plan};

/// A player's plan, conditional moves and settings for automatic plies.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Intentions {
    /// Conditional moves.
    pub conditions: Option<Conditions>,
    /// A plan for the placement.
    pub plan: Option<Plan>,
    /// What the last plan still contained when one of its rules stopped it.
    pub stopped: Option<Plan>,
    /// Whether to play the only legal ply automatically.
    pub only_ply: bool,
}

impl Intentions {
    /// Counts a placement that the plan made, which led to this position. If the plan is done,
    /// returns a notice to its owner, who plays `color`.
    pub(crate) fn count_placement(&mut self, color: Color, after: &Position) -> Option<Notice> {
        let rest = self.plan.take()?.after_placing();
        self.plan = rest.filter(|plan| !plan.is_used_up(after));
        self.plan.is_none().then_some(Notice { to: color, event: AutoEvent::PlanDone })
    }
}

/// An automatic ply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AutoPly {
    /// The ply.
    pub ply: Ply,
    /// The side that plays it.
    pub by: Color,
    /// Its origin.
    pub origin: PlyOrigin,
}

/// A private notice to a player about automatic plies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// The player's colour.
    pub to: Color,
    /// What happened.
    pub event: AutoEvent,
}

/// Why conditional moves were deleted. The names are stored, and texts choose their words by them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum DeletionReason {
    /// A ply was taken back.
    TakenBack,
    /// The rest of the board was dealt.
    Dealt,
    /// They led the computer to the board of a rated game.
    RatedGame,
}

/// Something that happened to a plan, to conditional moves or to a clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AutoEvent {
    /// An answer was illegal. It and all conditional moves after it were deleted.
    BranchDropped {
        /// The opponent's ply that it would have answered.
        after: Option<Ply>,
        /// The answer.
        answer: Ply,
        /// The position in which it is illegal.
        position: Position,
    },
    /// Conditional moves were deleted.
    ConditionsVoid {
        /// Why.
        reason: DeletionReason,
        /// The remaining conditional moves.
        conditions: Conditions,
    },
    /// The opponent's placement matched a stop rule of the plan.
    PlanStopped {
        /// The stop rule.
        rule: Area,
        /// The opponent's placement.
        cell: Cell,
        /// What was left of the plan, which was deleted.
        plan: Plan,
    },
    /// The plan has made its last placement and was deleted.
    PlanDone,
    /// Others took the rest of the plan's cells, and it was deleted.
    PlanExhausted,
    /// The player timed out, and an automatic vacation started.
    VacationBegan {
        /// The number of vacation days left this year.
        days_left: u32,
    },
    /// The bot cannot show the board in the game's channel.
    Muted {
        /// The name of the reason; empty if the bot lacks a permission.
        reason: String,
    },
    /// The player could not be added to the game's thread.
    NotAdded,
    /// The player won, and what that means to them.
    Milestones(Vec<Milestone>),
}

/// Automatic plies, and the remaining intentions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Automatic {
    /// The plies in order. They are already part of the game.
    pub plies: Vec<AutoPly>,
    /// The remaining intentions of both players.
    pub intentions: ByColor<Intentions>,
    /// Notices to the players.
    pub notices: Vec<Notice>,
    /// The side whose conditional moves resign in the last position.
    pub resigns: Option<Color>,
}

/// What the side to move does automatically.
enum Next {
    Play(Ply, PlyOrigin),
    Resign,
}

/// Plays automatic plies until a player must decide or the game is over.
///
/// `seen` is the number of plies in the game when `intentions` were made or last returned. Later
/// plies, chosen by people, advance the conditional moves and may stop plans. `deal` is the seed of
/// a game in which players place only the reds. A player's conditional moves come first, then their
/// plan, then the only legal ply.
pub fn play_on(
    game: &mut Game,
    intentions: ByColor<Intentions>,
    seen: usize,
    deal: Option<Seed>,
) -> Automatic {
    let mut automatic =
        Automatic { plies: Vec::new(), intentions, notices: Vec::new(), resigns: None };
    for number in seen..game.plies().len() {
        automatic.advance(game, number);
    }
    loop {
        if let Some(plies) = deal.and_then(|seed| game.position().deal_rest(seed)) {
            automatic.deal(game, plies);
        }
        let position = *game.position();
        let (ply, origin) = match automatic.decide(&position, last_since(game, seen)) {
            Some(Next::Play(ply, origin)) => (ply, origin),
            Some(Next::Resign) => {
                automatic.resigns = Some(position.side_to_move());
                break;
            }
            None => break,
        };
        if game.play(ply).is_err() {
            break;
        }
        automatic.plies.push(AutoPly { ply, by: position.side_to_move(), origin });
        automatic.advance(game, game.plies().len() - 1);
    }
    automatic.drop_obsolete(game.position().phase());
    automatic
}

/// Returns the only legal ply of a position. `None` if there are several or it is a pass.
pub fn only_ply(position: &Position) -> Option<Ply> {
    match *position.legal_plies() {
        [Ply::Pass] => None,
        [ply] => Some(ply),
        _ => None,
    }
}

/// Returns the last ply, unless it is one of the first `seen`.
fn last_since(game: &Game, seen: usize) -> Option<Ply> {
    game.plies().get(seen..)?.last().copied()
}

impl Automatic {
    /// Advances the conditional moves of both sides by a ply of the game, counted from 0.
    fn advance(&mut self, game: &Game, number: usize) {
        let (Some(&ply), Some(before)) = (game.plies().get(number), game.position_after(number))
        else {
            return;
        };
        // Conditional moves do not contain passes.
        if ply == Ply::Pass {
            return;
        }
        for color in Color::ALL {
            let conditions = self.intentions[color].conditions.take();
            let mine = before.side_to_move() == color;
            self.intentions[color].conditions = conditions.and_then(|tree| tree.follow(ply, mine));
        }
    }

    /// Returns the next automatic ply. `last` is the last ply, if the plans have not seen it yet.
    fn decide(&mut self, position: &Position, last: Option<Ply>) -> Option<Next> {
        let color = position.side_to_move();
        if position.phase() == Phase::Over {
            return None;
        }
        match self.answer(position, last) {
            Some(Answer::Play(ply)) => return Some(Next::Play(ply, PlyOrigin::Condition)),
            Some(Answer::Resign) => return Some(Next::Resign),
            None => {}
        }
        if position.must_pass() {
            return Some(Next::Play(Ply::Pass, PlyOrigin::Forced));
        }
        if position.phase() == Phase::Placement
            && let Some(cell) = self.planned(position, last)
        {
            return Some(Next::Play(Ply::Place(cell), PlyOrigin::Plan));
        }
        let only = only_ply(position).filter(|_| self.intentions[color].only_ply)?;
        Some(Next::Play(only, PlyOrigin::OnlyPly))
    }

    fn answer(&mut self, position: &Position, last: Option<Ply>) -> Option<Answer> {
        let color = position.side_to_move();
        let answer = self.intentions[color].conditions.as_ref()?.answer()?;
        if let Answer::Play(ply) = answer
            && position.check(ply).is_err()
        {
            self.intentions[color].conditions = None;
            let event = AutoEvent::BranchDropped { after: last, answer: ply, position: *position };
            self.notify(color, event);
            return None;
        }
        Some(answer)
    }

    fn planned(&mut self, position: &Position, last: Option<Ply>) -> Option<Cell> {
        let color = position.side_to_move();
        // During placement, the last ply is always the opponent's.
        let last_placed = match last {
            Some(Ply::Place(cell)) => Some(cell),
            _ => None,
        };
        let plan = self.intentions[color].plan.take()?;
        match plan.next(position, last_placed) {
            PlanNext::Place(cell) => {
                self.intentions[color].plan = Some(plan);
                // An illegal placement is not played either.
                let after = position.after(Ply::Place(cell)).unwrap_or(*position);
                self.notices.extend(self.intentions[color].count_placement(color, &after));
                Some(cell)
            }
            PlanNext::Best => {
                self.intentions[color].plan = Some(plan);
                None
            }
            PlanNext::Stopped { rule, cell } => {
                let left = plan.without_used_up(position);
                self.intentions[color].stopped.clone_from(&left);
                self.notify(
                    color,
                    match left {
                        Some(plan) => AutoEvent::PlanStopped { rule, cell, plan },
                        None => AutoEvent::PlanExhausted,
                    },
                );
                None
            }
            PlanNext::Exhausted => {
                self.notify(color, AutoEvent::PlanExhausted);
                None
            }
        }
    }

    /// Plays the dealt placements, and deletes conditional moves.
    fn deal(&mut self, game: &mut Game, plies: Vec<Ply>) {
        for color in Color::ALL {
            if let Some(conditions) = self.intentions[color].conditions.take() {
                self.notify(
                    color,
                    AutoEvent::ConditionsVoid { reason: DeletionReason::Dealt, conditions },
                );
            }
        }
        for ply in plies {
            let by = game.position().side_to_move();
            if game.play(ply).is_ok() {
                self.plies.push(AutoPly { ply, by, origin: PlyOrigin::Dealt });
            }
        }
    }

    fn notify(&mut self, to: Color, event: AutoEvent) {
        self.notices.push(Notice { to, event });
    }

    /// Deletes intentions that no longer apply in this phase.
    fn drop_obsolete(&mut self, phase: Phase) {
        for color in Color::ALL {
            let intentions = &mut self.intentions[color];
            if phase != Phase::Placement {
                intentions.plan = None;
                intentions.stopped = None;
            }
            if phase == Phase::Over {
                intentions.conditions = None;
            }
        }
    }
}

#[cfg(test)]
mod tests;
