//! Describes a placement plan to its owner.

use dvonn_discord::view::{View, button};
use dvonn_play::Plan;
use dvonn_play::plan::intentions::OwnIntentions;
use dvonn_rules::Cell;
use serenity::all::ButtonStyle;

use crate::say;
use crate::show::ids::plan::PlanClick;
use crate::text::Text;

/// The maximum number of next cells that are listed.
const NEXT: usize = 8;

/// Returns a plan with buttons to change it, below optional other text.
pub(crate) fn plan(text: Text, before: Option<&str>, own: &OwnIntentions, plan: &Plan) -> View {
    let lines = plan_lines(text, own, plan);
    let words = before.map_or_else(|| lines.clone(), |before| format!("{before}\n{lines}"));
    with_plan_buttons(View::new(words), text, own)
}

fn plan_lines(text: Text, own: &OwnIntentions, plan: &Plan) -> String {
    let mut lines = vec![say!(text, "plan-is", wishes = plan.wishes())];
    let stops = plan.stops();
    if !stops.is_empty() {
        lines.push(say!(text, "plan-stops", stops = stops));
    }
    lines.push(next_cells(text, own, plan));
    lines.join("\n")
}

/// Returns where a plan places next.
pub(crate) fn next_cells(text: Text, own: &OwnIntentions, plan: &Plan) -> String {
    let next = plan.preview(own.game.position(), own.color, NEXT);
    let cells: Vec<String> = next.cells.iter().map(Cell::to_string).collect();
    match (cells.is_empty(), next.then_best) {
        (true, true) => say!(text, "plan-takes-best"),
        (true, false) => say!(text, "plan-takes-nothing"),
        (false, true) => say!(text, "plan-takes-then-best", cells = cells.join(", ")),
        (false, false) => say!(text, "plan-takes", cells = cells.join(", ")),
    }
}

fn with_plan_buttons(view: View, text: Text, own: &OwnIntentions) -> View {
    let game = own.game.row.id;
    view.buttons([
        button(PlanClick::Plan { game }, &say!(text, "button-edit"), ButtonStyle::Secondary),
        button(PlanClick::DropPlan { game }, &say!(text, "button-delete"), ButtonStyle::Secondary),
    ])
}
