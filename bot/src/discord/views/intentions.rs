//! Plans and conditional moves as their owner sees them, and the forms to make them.

use dvonn_play::{Conditions, Own, Plan};
use dvonn_rules::{Cell, Phase, Ply};
use serenity::all::ButtonStyle;

use super::super::click::{Board, Click};
use super::super::form::{Form, Question, Sheet};
use super::super::style::Style;
use super::super::view::{View, button, code, fit};
use super::news::ply_label;
use crate::say;
use crate::text::Text;

/// The question for a plan's cells.
pub(in crate::discord) const WISHES: &str = "wishes";
/// The question for a plan's stop rules.
pub(in crate::discord) const STOPS: &str = "stops";
/// The question for conditional moves.
pub(in crate::discord) const LINES: &str = "lines";

/// So much of what somebody wrote is given back, in code points: it leaves room for the reason.
const GIVEN_BACK: usize = 1_700;

/// So many cells are named that a plan takes next.
const NEXT: usize = 8;

/// The form of a plan, with what the plan says now.
pub(in crate::discord) fn plan_form(text: Text, own: &Own) -> Sheet {
    let plan = own.plan.as_ref();
    let wishes = Question {
        name: WISHES,
        label: say!(text, "form-plan-wishes"),
        value: plan.map(Plan::wishes).unwrap_or_default(),
        placeholder: say!(text, "form-plan-wishes-hint"),
        long: true,
        required: false,
        most: Plan::MAX_TEXT,
    };
    let stops = Question {
        name: STOPS,
        label: say!(text, "form-plan-stops"),
        value: plan.map(Plan::stops).unwrap_or_default(),
        placeholder: say!(text, "form-plan-stops-hint"),
        long: false,
        ..wishes.clone()
    };
    Sheet {
        form: Form::Plan(own.game.row.id),
        title: say!(text, "form-plan-title"),
        questions: vec![wishes, stops],
    }
}

/// The form of conditional moves, with those that there are.
pub(in crate::discord) fn conditions_form(text: Text, own: &Own) -> Sheet {
    let first = if is_owners_turn(own) { "mine" } else { "theirs" };
    let phase = match own.game.position().phase() {
        Phase::Placement => "placement",
        Phase::Movement | Phase::Over => "movement",
    };
    let lines = Question {
        name: LINES,
        label: say!(text, "form-if-lines", first = first),
        value: own.conditions.as_ref().map(Conditions::to_string).unwrap_or_default(),
        placeholder: say!(text, "form-if-hint", first = first, phase = phase),
        long: true,
        required: false,
        most: Conditions::MAX_TEXT,
    };
    Sheet {
        form: Form::Conditions(Board::of(&own.game)),
        title: say!(text, "form-if-title"),
        questions: vec![lines],
    }
}

/// A person's plan, or what came of it.
pub(in crate::discord) fn plan(text: Text, own: &Own) -> View {
    if let Some(plan) = &own.plan {
        return with_plan(View::new(plan_lines(text, own, plan)), text, own);
    }
    if own.has_played() {
        View::new(say!(text, "plan-carried-out"))
    } else {
        View::new(say!(text, "plan-came-to-nothing"))
    }
}

fn plan_lines(text: Text, own: &Own, plan: &Plan) -> String {
    let mut lines = vec![say!(text, "plan-is", wishes = plan.wishes())];
    let stops = plan.stops();
    if !stops.is_empty() {
        lines.push(say!(text, "plan-stops", stops = stops));
    }
    let next = plan.preview(own.game.position(), own.color, NEXT);
    let cells: Vec<String> = next.cells.iter().map(Cell::to_string).collect();
    lines.push(match (cells.is_empty(), next.then_best) {
        (true, true) => say!(text, "plan-takes-best"),
        (true, false) => say!(text, "plan-takes-nothing"),
        (false, true) => say!(text, "plan-takes-then-best", cells = cells.join(", ")),
        (false, false) => say!(text, "plan-takes", cells = cells.join(", ")),
    });
    lines.join("\n")
}

fn with_plan(view: View, text: Text, own: &Own) -> View {
    let game = own.game.row.id;
    view.buttons([
        button(Click::Plan(game), &say!(text, "button-edit"), ButtonStyle::Secondary),
        button(Click::DropPlan(game), &say!(text, "button-delete"), ButtonStyle::Secondary),
    ])
}

/// What somebody is told who placed a piece and planned the rest with the same command.
pub(in crate::discord) fn placed_then(text: Text, cell: Cell, own: Option<&Own>) -> View {
    let placed = say!(text, "you-placed", cell = cell.to_string());
    match own.and_then(|own| Some((own, own.plan.as_ref()?))) {
        Some((own, plan)) => {
            let view = View::new(format!("{placed}\n{}", plan_lines(text, own, plan)));
            with_plan(view, text, own)
        }
        None => View::new(placed),
    }
}

/// A person's plan is gone.
pub(in crate::discord) fn plan_dropped(text: Text) -> View {
    View::new(say!(text, "plan-dropped"))
}

/// A person's conditional moves. Where they begin with a move that the person can make now, a
/// button shows what it would do.
pub(in crate::discord) fn conditions(style: Style, own: &Own) -> View {
    let text = style.text;
    let Some(conditions) = &own.conditions else { return conditions_dropped(text) };
    let mut lines = vec![say!(text, "if-are"), code(&conditions.to_string())];
    let game = own.game.row.id;
    let mut buttons = vec![
        button(Click::Conditions(game), &say!(text, "button-edit"), ButtonStyle::Secondary),
        button(Click::DropConditions(game), &say!(text, "button-delete"), ButtonStyle::Secondary),
    ];
    if let Some(first) = conditions.answer().filter(|_| is_owners_turn(own)) {
        lines.push(say!(text, "if-waits", ply = style.ply(first)));
        if let Ply::Move { from, to } = first
            && let Ok(effect) = own.game.position().preview(first)
        {
            let click = Click::Preview { at: Board::of(&own.game), from, to };
            buttons.insert(0, button(click, &ply_label(style, &effect), ButtonStyle::Primary));
        }
    }
    View::new(lines.join("\n")).buttons(buttons)
}

fn is_owners_turn(own: &Own) -> bool {
    own.game.position().side_to_move() == own.color
}

/// A person's conditional moves are gone.
pub(in crate::discord) fn conditions_dropped(text: Text) -> View {
    View::new(say!(text, "if-dropped"))
}

/// What a person wrote into a form, to be copied, and a button that opens the form anew where one
/// does.
pub(in crate::discord) fn written(text: Text, written: &str, again: Option<Click>) -> View {
    let written = code(&fit(written, GIVEN_BACK));
    let again =
        again.map(|again| button(again, &say!(text, "button-try-again"), ButtonStyle::Primary));
    View::new(format!("{}\n{written}", say!(text, "form-written"))).buttons(again)
}
