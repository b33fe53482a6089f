//! `/league`: the command and its subcommands.

use dvonn_tournament::league::LeagueRefusal;
use serenity::all::{InteractionContext, User};

use crate::features::league::ask;
use crate::features::league::ask::CreateOptions;
use crate::runtime::caller::command::{Command, Context, caller};
use crate::runtime::failure::Failure;
use crate::show::choices::ContestSetup;
use crate::show::complete::clocks;
use crate::show::start_time::starts;

/// Returns the command, available only in servers.
pub(super) fn command() -> Command {
    let mut command = league();
    command.interaction_context = Some(vec![InteractionContext::Guild]);
    command
}

#[poise::command(
    slash_command,
    subcommand_required,
    subcommands(
        "show",
        "join",
        "leave",
        "history",
        "championship",
        "create",
        "remove",
        "pause",
        "resume",
        "relocate",
        "close"
    )
)]
#[allow(clippy::unused_async, reason = "poise wants an async function")]
async fn league(_: Context<'_>) -> Result<(), Failure> {
    Err(Failure::Unknown)
}

#[poise::command(slash_command)]
async fn show(ctx: Context<'_>) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    let row = ask::find(app, &caller).await?;
    ask::show_page(app, &caller, row).await
}

#[poise::command(slash_command)]
async fn join(ctx: Context<'_>) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    let row = ask::find(app, &caller).await?;
    ask::join(app, &caller, row.id).await
}

#[poise::command(slash_command)]
async fn leave(ctx: Context<'_>) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    let row = ask::find(app, &caller).await?;
    ask::ask_to_leave(app, &caller, row.id).await
}

#[poise::command(slash_command)]
async fn history(ctx: Context<'_>) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    let row = ask::find(app, &caller).await?;
    ask::show_history(app, &caller, row.id, 0).await
}

#[poise::command(slash_command)]
async fn championship(ctx: Context<'_>) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    let row = app.store.championship().await?.ok_or(LeagueRefusal::NoChampionship)?;
    ask::show_page(app, &caller, row).await
}

#[poise::command(slash_command)]
#[allow(clippy::too_many_arguments, reason = "one for each option of the command")]
async fn create(
    ctx: Context<'_>,
    #[max_length = 50] name: String,
    #[autocomplete = "starts"]
    #[max_length = 40]
    start: Option<String>,
    #[min = 5]
    #[max = 9]
    size: Option<u32>,
    #[min = 1]
    #[max = 2]
    games: Option<u32>,
    #[min = 2]
    #[max = 13]
    weeks: Option<u32>,
    #[min = 1]
    #[max = 3]
    moves: Option<u32>,
    #[min = 1]
    #[max = 16]
    #[rename = "at-once"]
    at_once: Option<u32>,
    #[autocomplete = "clocks"] clock: Option<String>,
    setup: Option<ContestSetup>,
    rated: Option<bool>,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    let defaults = CreateOptions::default();
    let options = CreateOptions {
        name,
        start,
        size: size.unwrap_or(defaults.size),
        twice: games == Some(2),
        weeks: weeks.unwrap_or(defaults.weeks),
        moves: moves.unwrap_or(defaults.moves),
        at_once: at_once.unwrap_or(defaults.at_once),
        clock,
        setup: setup.unwrap_or_default().into(),
        rated: rated.unwrap_or(true),
    };
    ask::create(app, &caller, options).await
}

#[poise::command(slash_command)]
async fn remove(ctx: Context<'_>, player: User) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    ask::remove(app, &caller, player.id.get().try_into()?).await
}

#[poise::command(slash_command)]
async fn pause(ctx: Context<'_>) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    ask::pause(app, &caller).await
}

#[poise::command(slash_command)]
async fn resume(ctx: Context<'_>) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    ask::resume(app, &caller).await
}

#[poise::command(slash_command, rename = "move")]
async fn relocate(ctx: Context<'_>) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    ask::relocate(app, &caller).await
}

#[poise::command(slash_command)]
async fn close(ctx: Context<'_>) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    ask::ask_to_close(app, &caller).await
}
