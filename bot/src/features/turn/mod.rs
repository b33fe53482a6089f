//! Turns, typed or made by menus and buttons.

mod command;
mod desk;
mod view;

use dvonn_discord::view::View;
use dvonn_play as play;
use dvonn_play::turn::TurnRequest;
use dvonn_play::{Match, Refusal};
use dvonn_rules::{Cell, Ply};
use serenity::all::ComponentInteraction;

use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::failure::Failure;
use crate::runtime::feature::{Click, ClickHandler, CommandPlace, Feature, chosen};
use crate::runtime::handling;
use crate::runtime::handling::Handled;
use crate::show::game::announce::reply_and_announce;
use crate::show::ids::turn::{Row, Then, TurnClick, TurnRef};

/// The commands, handlers and background work of this feature.
pub(super) const FEATURE: Feature = Feature {
    commands: &[
        CommandPlace::Under("dvonn", command::place),
        CommandPlace::Under("dvonn", command::move_stack),
    ],
    clicks: &[ClickHandler::of::<TurnClick>()],
    ..Feature::EMPTY
};

impl Click for TurnClick {
    async fn serve(
        self,
        app: &App,
        caller: &Caller,
        press: &ComponentInteraction,
    ) -> Result<(), Failure> {
        let done = match self {
            TurnClick::ShowCells { at, row } => show_cells(app, caller, at, row).await,
            TurnClick::Place { at, cell } => place(app, caller, at, cell).await,
            TurnClick::ShowStacks { at } => show_stacks(app, caller, at).await,
            TurnClick::ShowMoves { at, from } => show_moves(app, caller, at, from).await,
            TurnClick::ChooseStack { at } => show_moves(app, caller, at, chosen(press)?).await,
            TurnClick::Preview { at, from, to } => preview(app, caller, at, from, to).await,
            TurnClick::Confirm { at, from, to } => confirm(app, caller, at, from, to).await,
            TurnClick::Back { at, from } => back(app, caller, at, from).await,
            TurnClick::OpenDesk => desk::show(app, caller, None).await,
            TurnClick::Skip { game } => desk::show(app, caller, Some(game)).await,
        };
        match (done, self.on_desk()) {
            // The game went on or ended elsewhere. If it is late, the person may have gone on here, too.
            (Err(Failure::Refused(refusal)), Some(game))
                if is_out_of_date(&refusal) && !caller.is_deferred() =>
            {
                handling::record_outcome(Handled::Refused);
                desk::go_on_after_refusal(app, caller, game, refusal).await
            }
            (done, _) => done,
        }
    }
}

/// Returns true if a step was refused because the game is no longer as the person saw it.
fn is_out_of_date(refusal: &Refusal) -> bool {
    matches!(refusal, Refusal::Ended(_) | Refusal::OldBoard(_) | Refusal::NotYourTurn(_))
}

async fn show_cells(app: &App, caller: &Caller, at: TurnRef, row: Row) -> Result<(), Failure> {
    let game = turn_of(app, caller, at).await?;
    Ok(caller.reply_in_place(&view::cells_of_row(&game, caller.style(), row, at.then)).await?)
}

async fn place(app: &App, caller: &Caller, at: TurnRef, cell: Cell) -> Result<(), Failure> {
    let game = play(app, caller, at, Ply::Place(cell)).await?;
    let view = view::confirm_placement(caller.text, &game, cell);
    let view = desk::go_on(app, caller, &game, view, at.then).await;
    reply_and_announce(app, caller, &game, &view).await;
    Ok(())
}

async fn show_stacks(app: &App, caller: &Caller, at: TurnRef) -> Result<(), Failure> {
    let game = turn_of(app, caller, at).await?;
    Ok(caller.reply_in_place(&view::stacks(&game, caller.style(), at.then)).await?)
}

async fn show_moves(app: &App, caller: &Caller, at: TurnRef, from: Cell) -> Result<(), Failure> {
    let game = turn_of(app, caller, at).await?;
    Ok(caller.reply_in_place(&destinations(&game, caller, from, at.then)).await?)
}

/// Previews a move, or plays it at once if the person's settings say so.
async fn preview(
    app: &App,
    caller: &Caller,
    at: TurnRef,
    from: Cell,
    to: Cell,
) -> Result<(), Failure> {
    if !caller.settings.confirm_moves {
        return confirm(app, caller, at, from, to).await;
    }
    let game = turn_of(app, caller, at).await?;
    let view = view::preview(&game, caller.style(), from, to, at.then).map_err(Refusal::Illegal)?;
    Ok(caller.update_message(&view).await?)
}

async fn back(app: &App, caller: &Caller, at: TurnRef, from: Cell) -> Result<(), Failure> {
    let game = turn_of(app, caller, at).await?;
    Ok(caller.update_message(&destinations(&game, caller, from, at.then)).await?)
}

async fn confirm(
    app: &App,
    caller: &Caller,
    at: TurnRef,
    from: Cell,
    to: Cell,
) -> Result<(), Failure> {
    let ply = Ply::Move { from, to };
    let game = play(app, caller, at, ply).await?;
    let effect = game.effect_of(at.board.moment.plies as usize);
    let view = view::confirm_move(caller.style(), ply, effect.as_ref());
    let view = desk::go_on(app, caller, &game, view, at.then).await;
    reply_and_announce(app, caller, &game, &view).await;
    Ok(())
}

fn destinations(game: &Match, caller: &Caller, from: Cell, then: Then) -> View {
    let confirm = caller.settings.confirm_moves;
    view::destinations(game, caller.style(), from, confirm, then)
}

/// Reads the game. Errors if it is not the person's turn, or if their board is outdated.
async fn turn_of(app: &App, caller: &Caller, at: TurnRef) -> Result<Match, Failure> {
    let game = Match::find(&app.store, at.board.game).await?.for_reader(caller.person.id);
    game.check_turn(caller.person.id, Some(at.board.moment))?;
    Ok(game)
}

async fn play(app: &App, caller: &Caller, at: TurnRef, ply: Ply) -> Result<Match, Failure> {
    let request = TurnRequest {
        game: at.board.game.into(),
        seen: Some(at.board.moment),
        person: caller.person.clone(),
        ply,
        then: None,
        interaction: caller.id,
        at: app.now(),
    };
    Ok(play::play(&app.store, request).await?)
}
