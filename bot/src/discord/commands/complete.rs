//! Autocompletion: what is legal, filtered by what is typed.

use dvonn_rules::{Phase, Ply};
use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse};

use super::{Context, caller};
use crate::discord::failure::Failure;
use crate::discord::view::{CHOICES, fit};
use crate::discord::views;
use crate::play::{Match, Reason};

/// A choice's label may be this long.
const LABEL: usize = 100;

/// The empty cells, while the person is to place a piece.
pub(super) async fn empty_cells(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    offer(ctx, typed, Phase::Placement).await
}

/// The person's legal moves, each with what it captures and costs.
pub(super) async fn legal_moves(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    offer(ctx, typed, Phase::Movement).await
}

/// Nothing is offered to someone who is not to move: the command itself tells them why.
async fn offer(ctx: Context<'_>, typed: &str, phase: Phase) -> CreateAutocompleteResponse {
    let choices = match plies(ctx, typed, phase).await {
        Ok(choices) => choices,
        Err(Failure::Refused(_)) => Vec::new(),
        Err(failure) => {
            tracing::warn!(%failure, "no autocompletion");
            Vec::new()
        }
    };
    CreateAutocompleteResponse::new().set_choices(choices)
}

async fn plies(
    ctx: Context<'_>,
    typed: &str,
    phase: Phase,
) -> Result<Vec<AutocompleteChoice>, Failure> {
    let caller = caller(ctx).await?;
    let game =
        Match::here(&ctx.framework.user_data.store, caller.place.channel, Reason::Act).await?;
    game.check_turn(caller.person.id, None)?;
    let position = game.position();
    if position.phase() != phase {
        return Ok(Vec::new());
    }
    let typed = normalised(typed);
    let choices = position
        .legal_plies()
        .iter()
        .filter(|ply| ply.to_string().starts_with(&typed))
        .filter_map(|&ply| position.preview(ply).ok())
        .take(CHOICES)
        .map(|effect| {
            let label = match effect.ply {
                Ply::Place(cell) => cell.to_string(),
                _ => views::ply_label(caller.style(), &effect),
            };
            AutocompleteChoice::new(fit(&label, LABEL), effect.ply.to_string())
        })
        .collect();
    Ok(choices)
}

/// What is typed, as plies are written: `d3→f` is the beginning of `D3F3`.
fn normalised(typed: &str) -> String {
    typed.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_uppercase()).collect()
}

#[cfg(test)]
mod tests {
    use super::normalised;

    #[test]
    fn any_way_of_writing_the_beginning_of_a_move_finds_it() {
        for typed in ["d3f", "D3F", "d3-f", "d3 f", " D3→F", "d3 → f"] {
            assert_eq!(normalised(typed), "D3F");
        }
        assert_eq!(normalised("日本"), "");
    }
}
