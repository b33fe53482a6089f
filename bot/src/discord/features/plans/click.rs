//! Buttons that fill the placement, open the forms of plans and conditional moves, or delete them.

use serenity::all::ComponentInteraction;

use crate::discord::features::plans::change;
use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::feature::Click;
use crate::discord::kit::ids::plan::PlanClick;

impl Click for PlanClick {
    async fn serve(
        self,
        app: &App,
        caller: &Caller,
        _: &ComponentInteraction,
    ) -> Result<(), Failure> {
        match self {
            PlanClick::Plan { game } => change::open_plan(app, caller, game).await,
            PlanClick::Fill { game } => change::fill_rest(app, caller, game).await,
            PlanClick::StopFilling { game } => change::stop_filling(app, caller, game).await,
            PlanClick::DropPlan { game } => change::delete_plan(app, caller, game).await,
            PlanClick::Conditions { game } => change::open_conditions(app, caller, game).await,
            PlanClick::DropConditions { game } => {
                change::delete_conditions(app, caller, game).await
            }
        }
    }
}
