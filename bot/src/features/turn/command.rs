//! `/dvonn place` and `/dvonn move`: a typed turn, and what is suggested while it is typed.

use dvonn_play as play;
use dvonn_play::plan::{PlanError, intentions};
use dvonn_play::turn::TurnRequest;
use dvonn_play::{Match, Plan, Refusal};
use dvonn_rules::{Cell, Illegal, Phase, Ply};
use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse};

use crate::features::turn::view;
use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::caller::command::{Context, caller_anywhere};
use crate::runtime::delivery::Delivery;
use crate::runtime::failure::Failure;
use crate::show::complete::{autocomplete_response, last_word, plies_starting_with};
use crate::show::game::announce::announce;
use crate::show::ids::turn::Then;

#[poise::command(slash_command)]
pub(super) async fn place(
    ctx: Context<'_>,
    #[autocomplete = "empty_cells"] cell: String,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, &caller_anywhere(ctx).await?);
    let (cell, then) = match parse_cells(&cell) {
        Ok(cells) => cells,
        Err(refusal) => return Err(refuse(app, caller, refusal).await),
    };
    let planned = then.is_some();
    let game = play(app, caller, Ply::Place(cell), then).await?;
    if !planned {
        announce(app, &game, Delivery::Reply(caller)).await;
        return Ok(());
    }
    // A form for a plan that was refused before would hide this one.
    app.form_drafts.forget(caller.person.id);
    // The reply is private, because a public one would show the typed plan to everyone.
    let own = intentions::own(&app.store, game.row.id, caller.person.id).await.ok();
    let view = view::confirm_placement_with_plan(caller.text, &game, cell, own.as_ref());
    if let Err(error) = caller.reply_private(&view).await {
        tracing::info!(%error, game = %game.row.id, "failed to confirm placement with plan");
    }
    announce(app, &game, Delivery::MessageBy(caller)).await;
    Ok(())
}

#[poise::command(slash_command, rename = "move")]
pub(super) async fn move_stack(
    ctx: Context<'_>,
    #[rename = "move"]
    #[autocomplete = "legal_moves"]
    ply: String,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, &caller_anywhere(ctx).await?);
    let ply = match parse_move(&ply) {
        Ok(ply) => ply,
        Err(refusal) => return Err(refuse(app, caller, refusal).await),
    };
    if let Ply::Move { from, to } = ply
        && caller.settings.confirm_moves
    {
        return preview(app, caller, from, to).await;
    }
    let game = play(app, caller, ply, None).await?;
    announce(app, &game, Delivery::Reply(caller)).await;
    Ok(())
}

/// Shows what a typed move does, with a button that plays it.
async fn preview(app: &App, caller: &Caller, from: Cell, to: Cell) -> Result<(), Failure> {
    let game = Match::find(&app.store, caller.venue.channel).await?;
    game.check_turn(caller.person.id, None)?;
    let view =
        view::preview(&game, caller.style(), from, to, Then::Stop).map_err(Refusal::Illegal)?;
    Ok(caller.reply_private(&view).await?)
}

/// Explains why typed input cannot be played. Problems with the turn come first, then a wrong
/// phase: a person who types a move in place of a cell needs the other command.
async fn refuse(app: &App, caller: &Caller, refusal: Refusal) -> Failure {
    let game = match Match::find(&app.store, caller.venue.channel).await {
        Ok(game) => game,
        Err(error) => return error.into(),
    };
    let phase = game.position().phase();
    match (game.check_turn(caller.person.id, None), refusal) {
        (Err(first), _) => first.into(),
        (Ok(_), Refusal::NotAPly { phase: meant, .. }) if meant != phase => {
            Refusal::Illegal(Illegal::WrongPhase { phase }).into()
        }
        (Ok(_), refusal) => refusal.into(),
    }
}

async fn play(app: &App, caller: &Caller, ply: Ply, then: Option<Plan>) -> Result<Match, Failure> {
    let request = TurnRequest {
        game: caller.venue.channel.into(),
        seen: None,
        person: caller.person.clone(),
        ply,
        then,
        interaction: caller.id,
        at: app.now(),
    };
    Ok(play::play(&app.store, request).await?)
}

fn parse_move(input: &str) -> Result<Ply, Refusal> {
    let ply = input.parse().ok().filter(|ply| !matches!(ply, Ply::Place(_)));
    ply.ok_or_else(|| not_a_ply(input, Phase::Movement))
}

/// Parses a cell and the plan that may follow it.
fn parse_cells(input: &str) -> Result<(Cell, Option<Plan>), Refusal> {
    play::plan::cells_then_plan(input).map_err(|error| match error {
        PlanError::UnknownWord { .. } | PlanError::NoSuchCell { .. } | PlanError::Empty
            if input.split_whitespace().count() < 2 =>
        {
            not_a_ply(input, Phase::Placement)
        }
        error => Refusal::NotAPlan(error),
    })
}

fn not_a_ply(input: &str, phase: Phase) -> Refusal {
    Refusal::NotAPly { input: input.to_owned(), phase }
}

/// Suggests empty cells if the person must place a piece. Keeps the cells typed before the last
/// one, and does not suggest them again.
async fn empty_cells(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let (before, last) = last_word(typed.trim_start());
    autocomplete_response(legal_plies(ctx, last, before, Phase::Placement).await)
}

/// Suggests the person's legal moves, each with its captures and losses.
async fn legal_moves(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    autocomplete_response(legal_plies(ctx, typed, "", Phase::Movement).await)
}

async fn legal_plies(
    ctx: Context<'_>,
    typed: &str,
    before: &str,
    phase: Phase,
) -> Result<Vec<AutocompleteChoice>, Failure> {
    let caller = caller_anywhere(ctx).await?;
    let game = Match::find(&ctx.framework.user_data.store, caller.venue.channel).await?;
    game.check_turn(caller.person.id, None)?;
    let position = game.position();
    if position.phase() != phase {
        return Ok(Vec::new());
    }
    Ok(plies_starting_with(caller.style(), position, before, typed))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_not_a_cell_and_a_cell_is_not_a_move() {
        assert!(matches!(parse_cells("D3F3"), Err(Refusal::NotAPly { .. })));
        assert!(matches!(parse_move("D3"), Err(Refusal::NotAPly { .. })));
    }

    #[test]
    fn cells_after_the_first_are_a_plan() {
        let (cell, plan) = parse_cells("d3 e4, row 3").unwrap();
        assert_eq!(
            (cell, plan.map(|plan| plan.wishes())),
            (Cell::named("D3"), Some("E4, row 3".into()))
        );
        let word = String::from("e9");
        let expected = Refusal::NotAPlan(PlanError::NoSuchCell { word });
        assert_eq!(parse_cells("D3 e9"), Err(expected));
    }

    #[test]
    fn case_and_blanks_do_not_matter() {
        let cell = Cell::named("D3");
        assert_eq!(parse_cells(" d3 "), Ok((cell, None)));
        let to = Cell::named("F3");
        assert_eq!(parse_move("d3 → f3"), Ok(Ply::Move { from: cell, to }));
    }
}
