//! `/privacy`: show, export or delete a person's data.

use dvonn_discord::rate_limits::Cost;

use crate::discord::features::privacy::{click as privacy, file as files, view};
use crate::discord::kit::command::{Command, Context, EVERYWHERE, caller_anywhere};
use crate::discord::kit::failure::Failure;

/// Returns the command, which is always available to everyone, whatever the server's settings.
pub(crate) fn command() -> Command {
    let mut command = privacy();
    command.interaction_context = Some(EVERYWHERE.to_vec());
    command
}

#[poise::command(slash_command, subcommand_required, subcommands("show", "export", "delete"))]
#[allow(clippy::unused_async, reason = "poise wants an async function")]
async fn privacy(_: Context<'_>) -> Result<(), Failure> {
    Err(Failure::Unknown)
}

#[poise::command(slash_command)]
async fn show(ctx: Context<'_>) -> Result<(), Failure> {
    let caller = caller_anywhere(ctx).await?;
    let notice = view::privacy_notice(caller.text);
    if let Some((first, more)) = notice.split_first() {
        caller.reply_private(first).await?;
        for view in more {
            caller.follow_up_private(view).await?;
        }
    }
    Ok(())
}

#[poise::command(slash_command, custom_data = "Cost::Heavy")]
async fn export(ctx: Context<'_>) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    files::send_export(app, &caller).await
}

#[poise::command(slash_command)]
async fn delete(ctx: Context<'_>) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    privacy::ask_to_delete(app, &caller).await
}
