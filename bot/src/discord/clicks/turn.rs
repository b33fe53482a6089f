//! A turn without typing: choose, see what would happen, confirm.

use dvonn_play as play;
use dvonn_play::{Match, Refusal, TurnRequest};
use dvonn_rules::{Cell, Ply};

use super::finish;
use crate::discord::app::App;
use crate::discord::caller::Caller;
use crate::discord::click::Board;
use crate::discord::failure::Failure;
use crate::discord::view::View;
use crate::discord::views;

pub(super) async fn choose_row(
    app: &App,
    caller: &Caller<'_>,
    at: Board,
    row: u8,
) -> Result<(), Failure> {
    let game = turn_of(app, caller, at).await?;
    Ok(caller.whisper(&views::cells_of_row(&app.painter, &game, caller.style(), row)).await?)
}

pub(super) async fn choose_cell(
    app: &App,
    caller: &Caller<'_>,
    at: Board,
    cell: Cell,
) -> Result<(), Failure> {
    let game = play(app, caller, at, Ply::Place(cell)).await?;
    finish(app, caller, &game, &views::placed(caller.text, &game, cell)).await;
    Ok(())
}

pub(super) async fn choose_stack(
    app: &App,
    caller: &Caller<'_>,
    at: Board,
    from: Cell,
) -> Result<(), Failure> {
    let game = turn_of(app, caller, at).await?;
    Ok(caller.whisper(&destinations(app, &game, caller, from)).await?)
}

/// Shows what a move would do; or plays it at once, for those who like that better.
pub(super) async fn preview(
    app: &App,
    caller: &Caller<'_>,
    at: Board,
    from: Cell,
    to: Cell,
) -> Result<(), Failure> {
    if !caller.settings.confirm_moves {
        return confirm(app, caller, at, from, to).await;
    }
    let game = turn_of(app, caller, at).await?;
    let view =
        views::preview(&app.painter, &game, caller.style(), from, to).map_err(Refusal::Illegal)?;
    Ok(caller.update(&view).await?)
}

pub(super) async fn back(
    app: &App,
    caller: &Caller<'_>,
    at: Board,
    from: Cell,
) -> Result<(), Failure> {
    let game = turn_of(app, caller, at).await?;
    Ok(caller.update(&destinations(app, &game, caller, from)).await?)
}

pub(super) async fn confirm(
    app: &App,
    caller: &Caller<'_>,
    at: Board,
    from: Cell,
    to: Cell,
) -> Result<(), Failure> {
    let ply = Ply::Move { from, to };
    let effect =
        turn_of(app, caller, at).await?.position().preview(ply).map_err(Refusal::Illegal)?;
    let game = play(app, caller, at, ply).await?;
    finish(app, caller, &game, &views::played(caller.style(), &game, &effect)).await;
    Ok(())
}

fn destinations(app: &App, game: &Match, caller: &Caller<'_>, from: Cell) -> View {
    let confirm = caller.settings.confirm_moves;
    views::destinations(&app.painter, game, caller.style(), from, confirm)
}

/// The game, if it is this person's turn and they look at its newest board.
async fn turn_of(app: &App, caller: &Caller<'_>, at: Board) -> Result<Match, Failure> {
    let game = Match::numbered(&app.store, at.game).await?;
    game.check_turn(caller.person.id, Some(at.moment))?;
    Ok(game)
}

async fn play(app: &App, caller: &Caller<'_>, at: Board, ply: Ply) -> Result<Match, Failure> {
    let request = TurnRequest {
        game: at.game,
        seen: Some(at.moment),
        person: caller.person.clone(),
        ply,
        then: None,
        interaction: caller.id,
        at: app.now(),
    };
    Ok(play::play(&app.store, request).await?)
}
