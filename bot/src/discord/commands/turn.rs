//! `/dvonn place` and `/dvonn move`: a turn by typing.

use dvonn_rules::{Cell, Phase, Ply};

use super::complete::{empty_cells, legal_moves};
use super::{Context, caller};
use crate::discord::app::{App, Road};
use crate::discord::caller::Caller;
use crate::discord::failure::Failure;
use crate::play::{self, Match, Reason, Refusal, TurnRequest};

#[poise::command(slash_command)]
pub(super) async fn place(
    ctx: Context<'_>,
    #[autocomplete = "empty_cells"] cell: String,
) -> Result<(), Failure> {
    typed(ctx.framework.user_data, &caller(ctx).await?, &cell, Phase::Placement).await
}

#[poise::command(slash_command, rename = "move")]
pub(super) async fn move_stack(
    ctx: Context<'_>,
    #[autocomplete = "legal_moves"] ply: String,
) -> Result<(), Failure> {
    typed(ctx.framework.user_data, &caller(ctx).await?, &ply, Phase::Movement).await
}

/// Plays what the person typed as a ply of `phase`, and shows the channel the board.
async fn typed(app: &App, caller: &Caller<'_>, input: &str, phase: Phase) -> Result<(), Failure> {
    let game = Match::here(&app.store, caller.place.channel, Reason::Act).await?;
    let ply = match parse(input, phase) {
        Ok(ply) => ply,
        // Whose turn it is comes first; `play` looks at that itself, after it has made sure that
        // the same interaction has not counted before.
        Err(refusal) => {
            game.check_turn(caller.person.id, None)?;
            return Err(refusal.into());
        }
    };
    let request = TurnRequest {
        game: game.row.id,
        seen: None,
        person: caller.person.clone(),
        ply,
        interaction: caller.id,
        at: app.now(),
    };
    let game = play::play(&app.store, request).await?;
    app.announce(&game, Road::Answer(caller)).await;
    Ok(())
}

fn parse(input: &str, phase: Phase) -> Result<Ply, Refusal> {
    let ply = match phase {
        Phase::Placement => input.trim().parse::<Cell>().ok().map(Ply::Place),
        _ => input.parse().ok().filter(|ply| !matches!(ply, Ply::Place(_))),
    };
    ply.ok_or_else(|| Refusal::NotAPly { input: input.to_owned(), phase })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_no_cell_and_a_cell_is_no_move() {
        assert!(matches!(parse("D3F3", Phase::Placement), Err(Refusal::NotAPly { .. })));
        assert!(matches!(parse("D3", Phase::Movement), Err(Refusal::NotAPly { .. })));
    }

    #[test]
    fn input_is_read_whatever_its_case_and_blanks() {
        let cell = Cell::named("D3");
        assert_eq!(parse(" d3 ", Phase::Placement), Ok(Ply::Place(cell)));
        let to = Cell::named("F3");
        assert_eq!(parse("d3 → f3", Phase::Movement), Ok(Ply::Move { from: cell, to }));
    }
}
