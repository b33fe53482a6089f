//! Plans for the placement and conditional moves: their forms opened, and themselves deleted.
//! Nothing of them may reach anybody but their owner, nor the log, before it is played.

use dvonn_model::GameId;
use dvonn_play as play;
use dvonn_play::{Own, Request};

use super::app::{App, Road};
use super::caller::Caller;
use super::failure::Failure;
use super::view::View;
use super::views;

/// Opens the form of a person's plan.
pub(super) async fn open_plan(app: &App, caller: &Caller<'_>, game: GameId) -> Result<(), Failure> {
    let own = play::intentions(&app.store, game, caller.person.id).await?;
    own.game.check_placing()?;
    Ok(caller.ask(&views::plan_form(caller.text, &own)).await?)
}

/// Opens the form of a person's conditional moves.
pub(super) async fn open_conditions(
    app: &App,
    caller: &Caller<'_>,
    game: GameId,
) -> Result<(), Failure> {
    let own = play::intentions(&app.store, game, caller.person.id).await?;
    Ok(caller.ask(&views::conditions_form(caller.text, &own)).await?)
}

/// Does away with a person's plan.
pub(super) async fn drop_plan(app: &App, caller: &Caller<'_>, game: GameId) -> Result<(), Failure> {
    let own = play::drop_plan(&app.store, request(app, caller, game)).await?;
    tell(app, caller, &own, &views::plan_dropped(caller.text)).await;
    Ok(())
}

/// Does away with a person's conditional moves.
pub(super) async fn drop_conditions(
    app: &App,
    caller: &Caller<'_>,
    game: GameId,
) -> Result<(), Failure> {
    play::drop_conditions(&app.store, request(app, caller, game)).await?;
    Ok(caller.confide(&views::conditions_dropped(caller.text)).await?)
}

/// What the caller asks for in a game.
pub(super) fn request(app: &App, caller: &Caller<'_>, game: GameId) -> Request {
    Request { game, person: caller.person.id, interaction: caller.id, at: app.now() }
}

/// The change is on disk: tells the person, then everybody what was played, if anything was, or that
/// the computer chooses nothing.
pub(super) async fn tell(app: &App, caller: &Caller<'_>, own: &Own, view: &View) {
    let game = &own.game;
    if let Err(error) = caller.confide(view).await {
        tracing::info!(%error, game = %game.row.id, "somebody was not told what was kept");
    }
    // It need not think on for a plan that is gone.
    app.computer.notify_one();
    if own.is_news {
        app.announce(game, Road::Aside(caller)).await;
    } else {
        app.tell_notices(&game.row, Some(caller)).await;
    }
}
