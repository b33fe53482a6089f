//! Plans for the placement and conditional moves that somebody wrote into a form. An empty form
//! deletes them.

use dvonn_model::GameId;
use dvonn_play as play;
use dvonn_play::{Conditions, Match, Plan, Refusal};
use serenity::all::ModalInteractionData;

use crate::discord::app::App;
use crate::discord::caller::Caller;
use crate::discord::click::Board;
use crate::discord::failure::Failure;
use crate::discord::form::answer;
use crate::discord::intentions::{drop_conditions, drop_plan, request, tell};
use crate::discord::views;

pub(super) async fn plan(
    app: &App,
    caller: &Caller<'_>,
    game: GameId,
    data: &ModalInteractionData,
) -> Result<(), Failure> {
    let (wishes, stops) = (answer(data, views::WISHES), answer(data, views::STOPS));
    if wishes.trim().is_empty() && stops.trim().is_empty() {
        return drop_plan(app, caller, game).await;
    }
    let plan = Plan::parse(wishes, stops).map_err(Refusal::NotAPlan)?;
    let own = play::make_plan(&app.store, request(app, caller, game), &plan).await?;
    tell(app, caller, &own, &views::plan(caller.text, &own)).await;
    Ok(())
}

pub(super) async fn conditions(
    app: &App,
    caller: &Caller<'_>,
    at: Board,
    data: &ModalInteractionData,
) -> Result<(), Failure> {
    let lines = answer(data, views::LINES);
    if lines.trim().is_empty() {
        return drop_conditions(app, caller, at.game).await;
    }
    let game = Match::numbered(&app.store, at.game).await?;
    let color = game.check_player(caller.person.id)?;
    game.check_seen(Some(at.moment))?;
    let conditions =
        Conditions::parse(lines, game.position(), color).map_err(Refusal::NotConditions)?;
    let request = request(app, caller, at.game);
    let own = play::make_conditions(&app.store, request, at.moment, &conditions).await?;
    tell(app, caller, &own, &views::conditions(caller.style(), &own)).await;
    Ok(())
}
