//! `/game review`: an assessment of a finished game.

use crate::discord::features::review::serve::show_review;
use crate::discord::kit::command::{Context, caller_anywhere};
use crate::discord::kit::complete::ended_games;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::record::choose::find_game;
use crate::discord::kit::record::subject::RecordedGame;

#[poise::command(slash_command)]
pub(crate) async fn review(
    ctx: Context<'_>,
    #[autocomplete = "ended_games"] game: Option<String>,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    let Some(game) = find_game(app, &caller, game).await? else { return Ok(()) };
    show_review(app, &caller, &RecordedGame::Game(Box::new(game))).await
}
