//! Giving a game up, having been asked; or ending it when the opponent is gone.

use dvonn_model::GameId;
use dvonn_play as play;
use dvonn_play::Match;

use super::finish;
use crate::discord::app::App;
use crate::discord::caller::Caller;
use crate::discord::failure::Failure;
use crate::discord::view::View;
use crate::discord::views;
use crate::say;

/// What somebody is asked who wants to resign.
pub(in crate::discord) async fn question(
    app: &App,
    caller: &Caller<'_>,
    game: &Match,
) -> Result<View, Failure> {
    let color = game.check_player(caller.person.id)?;
    let opponent = &game.row.players[color.other()];
    let opponent_left = app.has_deserted(caller.guild()?, opponent).await;
    Ok(views::resign(game, caller.text, opponent_left))
}

pub(super) async fn ask(app: &App, caller: &Caller<'_>, game: GameId) -> Result<(), Failure> {
    let game = Match::numbered(&app.store, game).await?;
    Ok(caller.update(&question(app, caller, &game).await?).await?)
}

pub(super) async fn resign(app: &App, caller: &Caller<'_>, game: GameId) -> Result<(), Failure> {
    let game = play::resign(&app.store, game, caller.person.id, caller.id, app.now()).await?;
    finish(app, caller, &game, &View::new(say!(caller.text, "resigned"))).await;
    Ok(())
}

pub(super) async fn keep_playing(caller: &Caller<'_>) -> Result<(), Failure> {
    Ok(caller.update(&View::new(say!(caller.text, "kept-playing"))).await?)
}

/// The opponent may have come back since the question was asked: then it is asked anew.
pub(super) async fn close(app: &App, caller: &Caller<'_>, game: GameId) -> Result<(), Failure> {
    let game = Match::numbered(&app.store, game).await?;
    let opponent = game.color_of(caller.person.id).map(|color| &game.row.players[color.other()]);
    if let Some(opponent) = opponent
        && !app.has_deserted(caller.guild()?, opponent).await
    {
        return Ok(caller.update(&views::resign(&game, caller.text, false)).await?);
    }
    let now = app.now();
    let game = play::close(&app.store, game.row.id, caller.person.id, caller.id, now).await?;
    finish(app, caller, &game, &View::new(say!(caller.text, "closed"))).await;
    Ok(())
}
