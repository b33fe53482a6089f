//! Plans for the placement and conditional moves: turns that are played automatically. And the wish
//! to have the rest of the pieces placed.
//!
//! Until they are played, only their owner may see them, and they must never be logged.

use std::sync::Arc;

use dvonn_discord::form::{FormView, Question, answer};
use dvonn_discord::markup::code;
use dvonn_discord::view::{View, button};
use dvonn_model::{FillRow, GameId, PostKind};
use dvonn_play::plan::conditions::Answer;
use dvonn_play::plan::intentions::OwnIntentions;
use dvonn_play::plan::{fill, intentions};
use dvonn_play::{Conditions, GameRef, GameRequest, Match, Plan, Refusal};
use dvonn_rules::{Phase, Ply};
use jiff::Timestamp;
use serenity::all::{ButtonStyle, ComponentInteraction, ModalInteractionData};

use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::caller::command::{Context, caller_anywhere};
use crate::runtime::custom_id::{BoardRef, custom_ids};
use crate::runtime::delivery::Delivery;
use crate::runtime::failure::Failure;
use crate::runtime::feature::{
    Click, ClickHandler, CommandPlace, Feature, Form, FormHandler, Work,
};
use crate::runtime::form::{repeat_answers, try_again};
use crate::runtime::posts::PostHandler;
use crate::runtime::rounds::{BATCH, JobProgress, in_turn};
use crate::runtime::style::Style;
use crate::say;
use crate::show::game::announce::{announce, wake};
use crate::show::game::notices::notice_face;
use crate::show::ids::plan::PlanClick;
use crate::show::ids::turn::{Then, TurnClick, TurnRef};
use crate::show::words::moves::ply_label;
use crate::show::words::plan as words;
use crate::text::Text;

/// The commands, handlers and background work of this feature.
pub(super) const FEATURE: Feature = Feature {
    commands: &[CommandPlace::Under("dvonn", plan), CommandPlace::Under("dvonn", conditional)],
    clicks: &[ClickHandler::of::<PlanClick>()],
    forms: &[FormHandler::of::<PlanForm>()],
    background: &[Work::Decide(|app, now| Box::pin(start_fills(app, now)))],
    posts: &[PostHandler {
        kind: PostKind::Notice,
        face: |app, post| Box::pin(notice_face(app, post)),
    }],
    ..Feature::EMPTY
};

custom_ids! {
    /// A form for moves that are played automatically.
    enum PlanForm {
        /// The person's plan for the placement.
        "plan" => Plan { game: GameId },
        /// The person's conditional moves from this moment on.
        "if" => Conditions { at: BoardRef },
    }
}

/// The name of the question for a plan's cells.
const WISHES: &str = "wishes";

/// The name of the question for a plan's stop rules.
const STOPS: &str = "stops";

/// The name of the question for conditional moves.
const LINES: &str = "lines";

#[poise::command(slash_command)]
async fn plan(ctx: Context<'_>) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    open_plan(app, &caller, caller.venue.channel).await
}

#[poise::command(slash_command)]
async fn conditional(ctx: Context<'_>) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    open_conditions(app, &caller, caller.venue.channel).await
}

impl Click for PlanClick {
    async fn serve(
        self,
        app: &App,
        caller: &Caller,
        _: &ComponentInteraction,
    ) -> Result<(), Failure> {
        match self {
            PlanClick::Plan { game } => open_plan(app, caller, game).await,
            PlanClick::Fill { game } => fill_rest(app, caller, game).await,
            PlanClick::StopFilling { game } => stop_filling(app, caller, game).await,
            PlanClick::DropPlan { game } => delete_plan(app, caller, game).await,
            PlanClick::Conditions { game } => open_conditions(app, caller, game).await,
            PlanClick::DropConditions { game } => delete_conditions(app, caller, game).await,
        }
    }
}

/// Opens the form of a person's plan.
async fn open_plan(app: &App, caller: &Caller, game: impl Into<GameRef>) -> Result<(), Failure> {
    let own = intentions::own(&app.store, game, caller.person.id).await?;
    own.game.check_placing()?;
    Ok(caller.open_form(app, &plan_form(caller.text, &own)).await?)
}

/// Opens the form of a person's conditional moves.
async fn open_conditions(
    app: &App,
    caller: &Caller,
    game: impl Into<GameRef>,
) -> Result<(), Failure> {
    let own = intentions::own(&app.store, game, caller.person.id).await?;
    Ok(caller.open_form(app, &conditions_form(caller.text, &own)).await?)
}

/// Has the rest of a person's pieces placed for them.
async fn fill_rest(app: &App, caller: &Caller, game: GameId) -> Result<(), Failure> {
    let own = fill::request(&app.store, request(app, caller, game)).await?;
    confirm_change(app, caller, &own, &filling(caller.text, &own)).await;
    Ok(())
}

/// Stops placing the rest of a person's pieces.
async fn stop_filling(app: &App, caller: &Caller, game: GameId) -> Result<(), Failure> {
    let own = fill::stop(&app.store, request(app, caller, game)).await?;
    confirm_change(app, caller, &own, &filling_stopped(caller.text, &own)).await;
    Ok(())
}

/// Deletes a person's plan.
async fn delete_plan(app: &App, caller: &Caller, game: GameId) -> Result<(), Failure> {
    let own = intentions::delete_plan(&app.store, request(app, caller, game)).await?;
    confirm_change(app, caller, &own, &plan_deleted(caller.text)).await;
    Ok(())
}

/// Deletes a person's conditional moves.
async fn delete_conditions(app: &App, caller: &Caller, game: GameId) -> Result<(), Failure> {
    intentions::delete_conditions(&app.store, request(app, caller, game)).await?;
    Ok(caller.reply_in_place(&conditions_deleted(caller.text)).await?)
}

impl Form for PlanForm {
    async fn serve(
        self,
        app: &App,
        caller: &Caller,
        data: &ModalInteractionData,
    ) -> Result<(), Failure> {
        match self {
            PlanForm::Plan { game } => save_plan(app, caller, game, data).await,
            PlanForm::Conditions { at } => save_conditions(app, caller, at, data).await,
        }
    }

    fn input_to_copy(&self, caller: &Caller, data: &ModalInteractionData) -> Option<View> {
        let (names, again) = match *self {
            PlanForm::Plan { game } => ([WISHES, STOPS].as_slice(), PlanClick::Plan { game }),
            PlanForm::Conditions { at } => {
                ([LINES].as_slice(), PlanClick::Conditions { game: at.game })
            }
        };
        repeat_answers(caller.text, data, names, try_again(caller.text, again))
    }
}

/// Saves the plan of a form. An empty form deletes it.
async fn save_plan(
    app: &App,
    caller: &Caller,
    game: GameId,
    data: &ModalInteractionData,
) -> Result<(), Failure> {
    let (wishes, stops) = (answer(data, WISHES), answer(data, STOPS));
    if wishes.trim().is_empty() && stops.trim().is_empty() {
        return delete_plan(app, caller, game).await;
    }
    let plan = Plan::parse(wishes, stops).map_err(Refusal::NotAPlan)?;
    let own = intentions::make_plan(&app.store, request(app, caller, game), &plan).await?;
    confirm_change(app, caller, &own, &plan_view(caller.text, &own)).await;
    Ok(())
}

/// Saves the conditional moves of a form. An empty form deletes them.
async fn save_conditions(
    app: &App,
    caller: &Caller,
    at: BoardRef,
    data: &ModalInteractionData,
) -> Result<(), Failure> {
    let lines = answer(data, LINES);
    if lines.trim().is_empty() {
        return delete_conditions(app, caller, at.game).await;
    }
    let game = Match::find(&app.store, at.game).await?;
    let color = game.check_player(caller.person.id)?;
    game.check_seen(Some(at.moment))?;
    let conditions =
        Conditions::parse(lines, game.position(), color).map_err(Refusal::NotConditions)?;
    let request = request(app, caller, at.game);
    let own = intentions::make_conditions(&app.store, request, at.moment, &conditions).await?;
    confirm_change(app, caller, &own, &conditions_view(caller.style(), &own)).await;
    Ok(())
}

/// Returns a request by the caller about a game.
fn request(app: &App, caller: &Caller, game: GameId) -> GameRequest {
    let game = game.into();
    GameRequest { game, person: caller.person.id, interaction: caller.id, at: app.now() }
}

/// Confirms a committed change to its owner, then announces what was played, if anything.
async fn confirm_change(app: &App, caller: &Caller, own: &OwnIntentions, view: &View) {
    let game = &own.game;
    // A form that was refused before would hide the change.
    app.form_drafts.forget(caller.person.id);
    if let Err(error) = caller.reply_in_place(view).await {
        tracing::info!(%error, game = %game.row.id, "failed to confirm change to plan or conditional moves");
    }
    // Stop a search for a plan that was deleted.
    app.computer.notify_one();
    if own.needs_announcement {
        announce(app, game, Delivery::MessageBy(caller)).await;
    }
}

/// Starts to fill the placements of players who have not taken it back.
async fn start_fills(app: &Arc<App>, now: Timestamp) -> Result<JobProgress, Failure> {
    let due = app.store.fills_due(now, BATCH).await?;
    let starting = due.into_iter().map(|fill| (fill.game, start_fill(app, fill, now)));
    Ok(in_turn(app, "fill placement", starting).await)
}

async fn start_fill(app: &Arc<App>, fill: FillRow, now: Timestamp) -> Result<(), Failure> {
    if let Some(changed) = fill::start(&app.store, &fill, now).await? {
        wake(app, &changed);
    }
    Ok(())
}

/// Returns the form of a plan, filled with the current plan or with the one that has stopped.
fn plan_form(text: Text, own: &OwnIntentions) -> FormView {
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
fn conditions_form(text: Text, own: &OwnIntentions) -> FormView {
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
fn plan_view(text: Text, own: &OwnIntentions) -> View {
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
fn filling(text: Text, own: &OwnIntentions) -> View {
    let mut lines = vec![say!(text, "fill-is", seconds = fill::DELAY.as_secs())];
    lines.extend(own.plan.as_ref().map(|plan| words::next_cells(text, own, plan)));
    let stop = PlanClick::StopFilling { game: own.game.row.id };
    let stop = button(stop, &say!(text, "button-stop-filling"), ButtonStyle::Primary);
    View::new(lines.join("\n")).buttons([stop])
}

/// Confirms that nothing is filled any more, and shows the player's own plan if there is one.
fn filling_stopped(text: Text, own: &OwnIntentions) -> View {
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
fn plan_deleted(text: Text) -> View {
    View::new(say!(text, "plan-none"))
}

/// Returns a person's conditional moves. If the first one can be played now, a button previews it.
fn conditions_view(style: Style, own: &OwnIntentions) -> View {
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
    if conditions.can_resign() {
        lines.push(say!(text, "if-resigns"));
    }
    if let Some(Answer::Play(first)) = conditions.answer().filter(|_| is_owners_turn(own)) {
        lines.push(say!(text, "if-waits", ply = style.ply(first)));
        if let Ply::Move { from, to } = first
            && let Ok(effect) = own.game.position().preview(first)
        {
            let click = TurnClick::Preview { at: TurnRef::of(&own.game, Then::Stop), from, to };
            buttons.insert(0, button(click, &ply_label(style, &effect), ButtonStyle::Primary));
        }
    }
    View::new(lines.join("\n")).buttons(buttons)
}

fn is_owners_turn(own: &OwnIntentions) -> bool {
    own.game.position().side_to_move() == own.color
}

/// Confirms that conditional moves were deleted.
fn conditions_deleted(text: Text) -> View {
    View::new(say!(text, "if-none"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_example_of_stop_rules_fits_its_field_in_every_language() {
        for text in Text::all() {
            let example = say!(text, "form-plan-stops-hint");
            assert!(example.chars().count() <= 48, "{}: {example}", text.tag());
        }
    }
}
