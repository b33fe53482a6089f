//! Forms for placement plans and conditional moves. Submitting an empty form deletes them.

use dvonn_discord::view::View;
use dvonn_model::GameId;
use dvonn_play::plan::intentions;
use dvonn_play::{Conditions, Match, Plan, Refusal};
use serenity::all::ModalInteractionData;

use crate::discord::features::plans::change::{
    confirm_change, delete_conditions, delete_plan, request,
};
use crate::discord::features::plans::view;
use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::custom_id::{BoardRef, custom_ids};
use crate::discord::kit::failure::Failure;
use crate::discord::kit::feature::Form;
use crate::discord::kit::form::{answer, repeat_answers, try_again};
use crate::discord::kit::ids::plan::PlanClick;

custom_ids! {
    /// A form for moves that are played automatically.
    pub(crate) enum PlanForm {
        /// The person's plan for the placement.
        "plan" => Plan { game: GameId },
        /// The person's conditional moves from this moment on.
        "if" => Conditions { at: BoardRef },
    }
}

impl Form for PlanForm {
    async fn serve(
        self,
        app: &App,
        caller: &Caller,
        data: &ModalInteractionData,
    ) -> Result<(), Failure> {
        match self {
            PlanForm::Plan { game } => plan(app, caller, game, data).await,
            PlanForm::Conditions { at } => conditions(app, caller, at, data).await,
        }
    }

    fn input_to_copy(&self, caller: &Caller, data: &ModalInteractionData) -> Option<View> {
        let (names, again) = match *self {
            PlanForm::Plan { game } => {
                ([view::WISHES, view::STOPS].as_slice(), PlanClick::Plan { game })
            }
            PlanForm::Conditions { at } => {
                ([view::LINES].as_slice(), PlanClick::Conditions { game: at.game })
            }
        };
        repeat_answers(caller.text, data, names, try_again(caller.text, again))
    }
}

async fn plan(
    app: &App,
    caller: &Caller,
    game: GameId,
    data: &ModalInteractionData,
) -> Result<(), Failure> {
    let (wishes, stops) = (answer(data, view::WISHES), answer(data, view::STOPS));
    if wishes.trim().is_empty() && stops.trim().is_empty() {
        return delete_plan(app, caller, game).await;
    }
    let plan = Plan::parse(wishes, stops).map_err(Refusal::NotAPlan)?;
    let own = intentions::make_plan(&app.store, request(app, caller, game), &plan).await?;
    confirm_change(app, caller, &own, &view::plan(caller.text, &own)).await;
    Ok(())
}

async fn conditions(
    app: &App,
    caller: &Caller,
    at: BoardRef,
    data: &ModalInteractionData,
) -> Result<(), Failure> {
    let lines = answer(data, view::LINES);
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
    confirm_change(app, caller, &own, &view::conditions(caller.style(), &own)).await;
    Ok(())
}
