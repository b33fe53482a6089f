//! `/dvonn-admin`: server-wide settings, the log and backups. Discord shows it to server managers.

use serenity::all::{InteractionContext, Permissions};

use crate::discord::features::server::backup::send_backup;
use crate::discord::features::server::{log, settings, view};
use crate::discord::kit::command::{Command, Context, manager};
use crate::discord::kit::failure::Failure;
use crate::discord::kit::limits::Cost;

/// The maximum number of blocked people shown.
const MAX_BLOCKED: usize = 5;

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
        "show",
        "settings::channels",
        "settings::starters",
        "settings::role",
        "settings::rated",
        "settings::computer",
        "settings::seeks",
        "settings::ladder",
        "settings::season",
        "settings::announcements",
        "settings::puzzles",
        "settings::language",
        "settings::theme",
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
async fn show(ctx: Context<'_>) -> Result<(), Failure> {
    let (app, caller) = manager(ctx).await?;
    let blocks = app.store.blocks(caller.guild()?, MAX_BLOCKED + 1).await?;
    let view = view::server(caller.text, &caller.server, &blocks, MAX_BLOCKED);
    Ok(caller.reply_private(&view).await?)
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
