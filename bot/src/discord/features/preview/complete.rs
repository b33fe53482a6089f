//! Autocomplete for the moves of a preview.

use dvonn_play::Match;
use dvonn_play::preview::{LinePreview, LinePreviewError};
use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse};

use crate::discord::kit::command::{Context, caller_anywhere};
use crate::discord::kit::complete::{autocomplete_response, last_word, plies_starting_with};
use crate::discord::kit::failure::Failure;

/// Suggests legal plies for the side to move, after the plies that are already typed. Works for
/// everyone.
pub(crate) async fn next_plies(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    autocomplete_response(suggestions(ctx, typed.trim_start()).await)
}

async fn suggestions(ctx: Context<'_>, typed: &str) -> Result<Vec<AutocompleteChoice>, Failure> {
    let caller = caller_anywhere(ctx).await?;
    let game = Match::find(&ctx.framework.user_data.store, caller.venue.channel).await?;
    let (before, last) = last_word(typed);
    if before.is_empty() {
        return Ok(plies_starting_with(caller.style(), game.position(), "", last));
    }
    Ok(match LinePreview::read(before, &game) {
        Ok(ahead) if ahead.is_dealt_next => Vec::new(),
        Ok(ahead) => plies_starting_with(caller.style(), &ahead.position, before, last),
        // The last word may be the second half of a move.
        Err(LinePreviewError::HalfAMove(_)) => {
            let (before, first) =
                last_word(before.trim_end_matches(|c: char| !c.is_alphanumeric()));
            let position = match LinePreview::read(before, &game) {
                Ok(ahead) => ahead.position,
                Err(_) => *game.position(),
            };
            plies_starting_with(caller.style(), &position, before, &format!("{first}{last}"))
        }
        Err(_) => Vec::new(),
    })
}
