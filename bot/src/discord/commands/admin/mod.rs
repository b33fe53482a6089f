//! `/dvonn-admin`: what concerns a whole server. Discord shows it to those who may manage it.

mod backup;
mod games;
mod people;
mod settings;

use serenity::all::Permissions;

use super::{Command, Context, caller};
use crate::discord::app::App;
use crate::discord::caller::Caller;
use crate::discord::failure::Failure;
use crate::discord::view::View;
use crate::discord::views;

/// So many actions make a page of the log.
const PAGE: usize = 10;
/// So many of the people who are blocked are shown.
const BLOCKED: usize = 5;

/// The command as only those see it who may manage the server.
pub(super) fn admin() -> Command {
    let mut command = dvonn_admin();
    command.default_member_permissions = Permissions::MANAGE_GUILD;
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
        "settings::ladder",
        "settings::season",
        "settings::announcements",
        "settings::language",
        "settings::theme",
        "people::block",
        "people::unblock",
        "games::end",
        "games::void",
        "log",
        "backup::backup"
    )
)]
#[allow(clippy::unused_async, reason = "poise wants an async function")]
async fn dvonn_admin(_: Context<'_>) -> Result<(), Failure> {
    Err(Failure::Unknown)
}

#[poise::command(slash_command)]
async fn show(ctx: Context<'_>) -> Result<(), Failure> {
    let (app, caller) = manager(ctx).await?;
    let blocks = app.store.blocks(caller.guild()?, BLOCKED + 1).await?;
    let view = views::server(caller.text, &caller.server, &blocks, BLOCKED);
    Ok(caller.whisper(&view).await?)
}

#[poise::command(slash_command)]
async fn log(ctx: Context<'_>) -> Result<(), Failure> {
    let (app, caller) = manager(ctx).await?;
    Ok(caller.whisper(&app.log(&caller, 0).await?).await?)
}

impl App {
    /// A page of what moderators did, or the last one if there are fewer.
    pub(in crate::discord) async fn log(
        &self,
        caller: &Caller<'_>,
        page: usize,
    ) -> Result<View, Failure> {
        let guild = caller.guild()?;
        let pages = self.store.count_actions(guild).await?.div_ceil(PAGE);
        let page = page.min(pages.saturating_sub(1));
        let rows = self.store.actions(guild, page * PAGE, PAGE).await?;
        Ok(views::log(caller.text, &rows, page, pages))
    }
}

/// The caller, who may manage the server.
async fn manager(ctx: Context<'_>) -> Result<(&App, Caller<'_>), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    App::check_manager(&caller)?;
    Ok((app, caller))
}
