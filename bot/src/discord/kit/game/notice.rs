//! The private notices about a plan, conditional moves or an automatic vacation.

use dvonn_model::UserId;
use dvonn_play::{AutoEvent, Match, VACATION_DAYS};
use dvonn_rules::{Ply, Position};

use crate::discord::kit::style::Style;
use crate::discord::kit::view::{View, code};
use crate::discord::kit::words::links::link;
use crate::discord::kit::words::players::mention_player;
use crate::discord::kit::words::typed::illegal;
use crate::say;

/// Returns the notice of what happened to this person's plan, conditional moves or clock.
pub(crate) fn notice(style: Style, game: &Match, person: UserId, event: &AutoEvent) -> View {
    let text = style.text;
    let news = match event {
        AutoEvent::BranchDropped { after, answer, position } => {
            dropped_branch_line(style, *after, *answer, position)
        }
        AutoEvent::ConditionsVoid { conditions } => {
            format!(
                "{}\n{}",
                say!(text, "notice-conditions-deleted"),
                code(&conditions.to_string())
            )
        }
        AutoEvent::PlanStopped { rule, cell, plan } => {
            let stopped =
                say!(text, "notice-plan-stopped", cell = cell.to_string(), rule = rule.to_string());
            let left = say!(text, "notice-plan-left", plan = plan.wishes(), stops = plan.stops());
            format!("{stopped}\n{left}")
        }
        AutoEvent::PlanDone => say!(text, "notice-plan-done"),
        AutoEvent::PlanExhausted => say!(text, "notice-plan-exhausted"),
        AutoEvent::VacationBegan { days_left } => {
            let days = say!(text, "vacation-days", count = *days_left, of = VACATION_DAYS);
            format!("{}\n{days}", say!(text, "notice-vacation"))
        }
    };
    let opponent = game
        .color_of(person)
        .map(|color| mention_player(style.text, &game.row.players[color.other()]));
    let title = say!(
        text,
        "notice-title",
        number = game.row.id.to_string(),
        opponent = opponent.unwrap_or_default()
    );
    let board = link(&game.row).map(|url| say!(text, "notice-board", url = url));
    let lines = [Some(title), Some(news), board];
    View::new(lines.into_iter().flatten().collect::<Vec<_>>().join("\n"))
}

fn dropped_branch_line(
    style: Style,
    after: Option<Ply>,
    answer: Ply,
    position: &Position,
) -> String {
    let text = style.text;
    let reason = position.check(answer).err().map(|reason| illegal(text, reason));
    let reason = reason.unwrap_or_default();
    let answer = style.ply(answer);
    match after {
        Some(after) => say!(
            text,
            "notice-branch-dropped-after",
            after = style.ply(after),
            answer = answer,
            reason = reason
        ),
        None => say!(text, "notice-branch-dropped", answer = answer, reason = reason),
    }
}
