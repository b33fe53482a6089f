//! `/dvonn-admin`: server-wide settings, the log and backups. Discord shows it to server managers.

use dvonn_discord::rate_limits::Cost;
use serenity::all::{InteractionContext, Permissions};

use crate::discord::features::server::backup::send_backup;
use crate::discord::features::server::{log, panel, settings};
use crate::discord::kit::command::{Command, Context, manager};
use crate::discord::kit::failure::Failure;

/// Returns the command, which is available only to server managers.
pub(crate) fn admin() -> Command {
    let mut command = dvonn_admin();
    command.default_member_permissions = Permissions::MANAGE_GUILD;
    command.interaction_context = Some(vec![InteractionContext::Guild]);
    command
}

#[poise::command(
    slash_command,
    rename = "dvonn-admin",
    subcommand_required,
    subcommands(
        "settings",
        "settings::channels",
        "settings::starters",
        "settings::role",
        "settings::announcements",
        "settings::puzzles",
        "settings::limits",
        "log",
        "backup"
    )
)]
#[allow(clippy::unused_async, reason = "poise wants an async function")]
async fn dvonn_admin(_: Context<'_>) -> Result<(), Failure> {
    Err(Failure::Unknown)
}

#[poise::command(slash_command)]
async fn settings(ctx: Context<'_>) -> Result<(), Failure> {
    let (app, caller) = manager(ctx).await?;
    Ok(caller.reply_private(&panel::panel(app, &caller).await?).await?)
}

#[poise::command(slash_command)]
async fn log(ctx: Context<'_>) -> Result<(), Failure> {
    let (app, caller) = manager(ctx).await?;
    Ok(caller.reply_private(&log::page(app, &caller, 0).await?).await?)
}

#[poise::command(slash_command, custom_data = "Cost::Heavy")]
async fn backup(ctx: Context<'_>) -> Result<(), Failure> {
    let (app, caller) = manager(ctx).await?;
    send_backup(app, &caller).await
}
