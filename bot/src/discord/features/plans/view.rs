//! Views of plans and conditional moves for their owner, and the forms to edit them.

use dvonn_discord::markup::code;
use dvonn_discord::view::{View, button};
use dvonn_play::plan::fill;
use dvonn_play::plan::intentions::OwnIntentions;
use dvonn_play::{Conditions, Plan};
use dvonn_rules::{Phase, Ply};
use serenity::all::ButtonStyle;

use crate::discord::features::plans::form::PlanForm;
use crate::discord::kit::custom_id::BoardRef;
use crate::discord::kit::form::{FormView, Question};
use crate::discord::kit::ids::plan::PlanClick;
use crate::discord::kit::ids::turn::TurnClick;
use crate::discord::kit::style::Style;
use crate::discord::kit::words::moves::ply_label;
use crate::discord::kit::words::plan as words;
use crate::say;
use crate::text::Text;

/// The name of the question for a plan's cells.
pub(crate) const WISHES: &str = "wishes";
/// The name of the question for a plan's stop rules.
pub(crate) const STOPS: &str = "stops";
/// The name of the question for conditional moves.
pub(crate) const LINES: &str = "lines";

/// Returns the form of a plan, filled with the current plan or with the one that has stopped.
pub(crate) fn plan_form(text: Text, own: &OwnIntentions) -> FormView {
    let plan = own.plan.as_ref().or(own.stopped.as_ref());
    let wishes = Question {
        name: WISHES,
        label: say!(text, "form-plan-wishes"),
        value: plan.map(Plan::wishes).unwrap_or_default(),
        placeholder: say!(text, "form-plan-wishes-hint"),
        long: true,
        required: false,
        max_length: Plan::MAX_TEXT,
    };
    let stops = Question {
        name: STOPS,
        label: say!(text, "form-plan-stops"),
        value: plan.map(Plan::stops).unwrap_or_default(),
        placeholder: say!(text, "form-plan-stops-hint"),
        long: false,
        ..wishes.clone()
    };
    FormView {
        id: PlanForm::Plan { game: own.game.row.id }.to_string(),
        title: say!(text, "form-plan-title"),
        questions: vec![wishes, stops],
    }
}

/// Returns the form of conditional moves, filled with the current ones.
pub(crate) fn conditions_form(text: Text, own: &OwnIntentions) -> FormView {
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
        max_length: Conditions::MAX_TEXT,
    };
    FormView {
        id: PlanForm::Conditions { at: BoardRef::of(&own.game) }.to_string(),
        title: say!(text, "form-if-title"),
        questions: vec![lines],
    }
}

/// Returns a person's plan, or its outcome if it is no longer active.
pub(crate) fn plan(text: Text, own: &OwnIntentions) -> View {
    if let Some(plan) = &own.plan {
        return words::plan(text, None, own, plan);
    }
    if own.has_played() {
        View::new(say!(text, "plan-played"))
    } else {
        View::new(say!(text, "plan-not-playable"))
    }
}

/// Says that the rest of a person's pieces will be placed for them, and how they stop it.
pub(crate) fn filling(text: Text, own: &OwnIntentions) -> View {
    let mut lines = vec![say!(text, "fill-is", seconds = fill::DELAY.as_secs())];
    lines.extend(own.plan.as_ref().map(|plan| words::next_cells(text, own, plan)));
    let stop = PlanClick::StopFilling { game: own.game.row.id };
    let stop = button(stop, &say!(text, "button-stop-filling"), ButtonStyle::Primary);
    View::new(lines.join("\n")).buttons([stop])
}

/// Confirms that nothing is filled any more, and shows the player's own plan if there is one.
pub(crate) fn filling_stopped(text: Text, own: &OwnIntentions) -> View {
    if own.game.check_placing().is_err() {
        return View::new(say!(text, "fill-done"));
    }
    let stopped = say!(text, "fill-stopped");
    match &own.plan {
        Some(plan) => words::plan(text, Some(&stopped), own, plan),
        None => View::new(stopped),
    }
}

/// Confirms that a plan was deleted.
pub(crate) fn plan_deleted(text: Text) -> View {
    View::new(say!(text, "plan-none"))
}

/// Returns a person's conditional moves. If the first one can be played now, a button previews it.
pub(crate) fn conditions(style: Style, own: &OwnIntentions) -> View {
    let text = style.text;
    let Some(conditions) = &own.conditions else { return conditions_deleted(text) };
    let mut lines = vec![say!(text, "if-are"), code(&conditions.to_string())];
    let game = own.game.row.id;
    let mut buttons = vec![
        button(PlanClick::Conditions { game }, &say!(text, "button-edit"), ButtonStyle::Secondary),
        button(
            PlanClick::DropConditions { game },
            &say!(text, "button-delete"),
            ButtonStyle::Secondary,
        ),
    ];
    if let Some(first) = conditions.answer().filter(|_| is_owners_turn(own)) {
        lines.push(say!(text, "if-waits", ply = style.ply(first)));
        if let Ply::Move { from, to } = first
            && let Ok(effect) = own.game.position().preview(first)
        {
            let click = TurnClick::Preview { at: BoardRef::of(&own.game), from, to };
            buttons.insert(0, button(click, &ply_label(style, &effect), ButtonStyle::Primary));
        }
    }
    View::new(lines.join("\n")).buttons(buttons)
}

fn is_owners_turn(own: &OwnIntentions) -> bool {
    own.game.position().side_to_move() == own.color
}

/// Confirms that conditional moves were deleted.
pub(crate) fn conditions_deleted(text: Text) -> View {
    View::new(say!(text, "if-none"))
}
