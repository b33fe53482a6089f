//! Autocomplete for turns.

use dvonn_play::Match;
use dvonn_rules::Phase;
use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse};

use crate::discord::kit::command::{Context, caller_anywhere};
use crate::discord::kit::complete::{autocomplete_response, last_word, plies_starting_with};
use crate::discord::kit::failure::Failure;

/// Suggests empty cells if the person must place a piece. Keeps the cells typed before the last
/// one, and does not suggest them again.
pub(crate) async fn empty_cells(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let (before, last) = last_word(typed.trim_start());
    autocomplete_response(legal_plies(ctx, last, before, Phase::Placement).await)
}

/// Suggests the person's legal moves, each with its captures and losses.
pub(crate) async fn legal_moves(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
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
