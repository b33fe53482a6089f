//! `/puzzle` and `/ladder puzzles`.

use dvonn_model::Day;

use crate::discord::features::puzzle::ids::ThemeChoice;
use crate::discord::features::puzzle::{ladder, solve};
use crate::discord::kit::command::{Command, Context, EVERYWHERE, caller, caller_anywhere};
use crate::discord::kit::failure::Failure;

/// Returns the command, which works everywhere.
pub(crate) fn command() -> Command {
    let mut command = puzzle();
    command.interaction_context = Some(EVERYWHERE.to_vec());
    command
}

#[poise::command(slash_command, subcommand_required, subcommands("play", "daily"))]
#[allow(clippy::unused_async, reason = "poise wants an async function")]
async fn puzzle(_: Context<'_>) -> Result<(), Failure> {
    Err(Failure::Unknown)
}

#[poise::command(slash_command)]
async fn play(ctx: Context<'_>, theme: Option<ThemeChoice>) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    solve::show_next(app, &caller, theme.unwrap_or(ThemeChoice::Any)).await
}

#[poise::command(slash_command)]
async fn daily(ctx: Context<'_>) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    solve::show_daily(app, &caller, Day::of(app.now())).await
}

#[poise::command(slash_command)]
pub(crate) async fn puzzles(ctx: Context<'_>) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    ladder::show(app, &caller).await
}
