//! Changing plans for the placement and conditional moves: opening their forms and deleting them.
//!
//! Until they are played, only their owner may see them, and they must never be logged.

use dvonn_discord::view::View;
use dvonn_model::GameId;
use dvonn_play::plan::intentions::OwnIntentions;
use dvonn_play::plan::{fill, intentions};
use dvonn_play::{GameRef, GameRequest};

use crate::discord::features::plans::view;
use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::delivery::Delivery;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::game::announce::announce;

/// Opens the form of a person's plan.
pub(crate) async fn open_plan(
    app: &App,
    caller: &Caller,
    game: impl Into<GameRef>,
) -> Result<(), Failure> {
    let own = intentions::own(&app.store, game, caller.person.id).await?;
    own.game.check_placing()?;
    Ok(caller.open_form(app, &view::plan_form(caller.text, &own)).await?)
}

/// Opens the form of a person's conditional moves.
pub(crate) async fn open_conditions(
    app: &App,
    caller: &Caller,
    game: impl Into<GameRef>,
) -> Result<(), Failure> {
    let own = intentions::own(&app.store, game, caller.person.id).await?;
    Ok(caller.open_form(app, &view::conditions_form(caller.text, &own)).await?)
}

/// Has the rest of a person's pieces placed for them.
pub(crate) async fn fill_rest(app: &App, caller: &Caller, game: GameId) -> Result<(), Failure> {
    let own = fill::request(&app.store, request(app, caller, game)).await?;
    confirm_change(app, caller, &own, &view::filling(caller.text, &own)).await;
    Ok(())
}

/// Stops placing the rest of a person's pieces.
pub(crate) async fn stop_filling(app: &App, caller: &Caller, game: GameId) -> Result<(), Failure> {
    let own = fill::stop(&app.store, request(app, caller, game)).await?;
    confirm_change(app, caller, &own, &view::filling_stopped(caller.text, &own)).await;
    Ok(())
}

/// Deletes a person's plan.
pub(crate) async fn delete_plan(app: &App, caller: &Caller, game: GameId) -> Result<(), Failure> {
    let own = intentions::delete_plan(&app.store, request(app, caller, game)).await?;
    confirm_change(app, caller, &own, &view::plan_deleted(caller.text)).await;
    Ok(())
}

/// Deletes a person's conditional moves.
pub(crate) async fn delete_conditions(
    app: &App,
    caller: &Caller,
    game: GameId,
) -> Result<(), Failure> {
    intentions::delete_conditions(&app.store, request(app, caller, game)).await?;
    Ok(caller.reply_in_place(&view::conditions_deleted(caller.text)).await?)
}

/// Returns a request by the caller about a game.
pub(crate) fn request(app: &App, caller: &Caller, game: GameId) -> GameRequest {
    let game = game.into();
    GameRequest { game, person: caller.person.id, interaction: caller.id, at: app.now() }
}

/// Confirms a committed change to its owner, then announces what was played, if anything.
pub(crate) async fn confirm_change(app: &App, caller: &Caller, own: &OwnIntentions, view: &View) {
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
