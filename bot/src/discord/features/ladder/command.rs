//! `/ladder`: rankings, profiles and seasons of a server.

use dvonn_ladder::{HeadToHead, HistoryPosition, Profile};
use dvonn_model::{ComputerKind, Player, PlayerId, UserId};
use dvonn_school::Progress;
use serenity::all::{InteractionContext, User};

use crate::discord::features::ladder::click::LadderPage;
use crate::discord::features::ladder::pages;
use crate::discord::features::ladder::view::profile::{self, Learnt};
use crate::discord::features::ladder::view::{activity, versus};
use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::challenge::engine::{engine_named, engines};
use crate::discord::kit::choices::LevelChoice;
use crate::discord::kit::command::{Command, Context, caller};
use crate::discord::kit::failure::Failure;
use crate::discord::kit::pager::Step;

/// A choice of list. The name of each is its message key, until `gateway::commands` localises it.
#[derive(Clone, Copy, poise::ChoiceParameter)]
enum List {
    #[name = "command-ladder-top-list-people"]
    People,
    #[name = "command-ladder-top-list-computer"]
    Computer,
}

/// Returns the command, available only in servers.
pub(crate) fn command() -> Command {
    let mut command = ladder();
    command.interaction_context = Some(vec![InteractionContext::Guild]);
    command
}

#[poise::command(
    slash_command,
    subcommand_required,
    subcommands("top", "profile", "versus", "history", "season", "activity",)
)]
#[allow(clippy::unused_async, reason = "poise wants an async function")]
async fn ladder(_: Context<'_>) -> Result<(), Failure> {
    Err(Failure::Unknown)
}

#[poise::command(slash_command)]
async fn top(ctx: Context<'_>, list: Option<List>) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    let list = match list {
        None | Some(List::People) => dvonn_ladder::List::People,
        Some(List::Computer) => dvonn_ladder::List::Computer,
    };
    pages::show(app, &caller, LadderPage::Top { list, at: 0, step: Step::First }).await
}

#[poise::command(slash_command)]
async fn profile(
    ctx: Context<'_>,
    who: Option<User>,
    level: Option<LevelChoice>,
    #[autocomplete = "engines"]
    #[max_length = 24]
    engine: Option<String>,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    let computer = match (level, engine) {
        (Some(_), Some(_)) => {
            return Ok(caller.reply_private(&profile::one_profile(caller.text)).await?);
        }
        (Some(level), None) => Some(ComputerKind::Level(level.into())),
        (None, Some(name)) => Some(engine_named(app, &name)?),
        (None, None) => None,
    };
    let player = match (who, computer) {
        (Some(_), Some(_)) => {
            return Ok(caller.reply_private(&profile::one_profile(caller.text)).await?);
        }
        (Some(user), None) if user.bot => {
            return Ok(caller.reply_private(&profile::profile_of_bot(caller.text)).await?);
        }
        (Some(user), None) => UserId::try_from(user.id.get())?.into(),
        (None, Some(computer)) => (&Player::from(computer)).into(),
        (None, None) => caller.person.id.into(),
    };
    show_profile(app, &caller, player).await
}

/// **DVONN profile** in the menu of a person.
#[poise::command(context_menu_command = "command-menu-profile")]
async fn profile_entry(ctx: Context<'_>, person: User) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    if person.bot {
        return Ok(caller.reply_private(&profile::profile_of_bot(caller.text)).await?);
    }
    show_profile(app, &caller, UserId::try_from(person.id.get())?.into()).await
}

/// Returns the entry in the menu of a person, available only in servers.
pub(crate) fn profile_of() -> Command {
    let mut entry = profile_entry();
    entry.interaction_context = Some(vec![InteractionContext::Guild]);
    entry
}

async fn show_profile(app: &App, caller: &Caller, player: PlayerId) -> Result<(), Failure> {
    let now = app.now();
    match Profile::read(&app.store, caller.guild()?, player, now).await? {
        Some(profile) => {
            let style = caller.public_style();
            let learnt = learnt(app, caller, player).await?;
            Ok(caller.reply(&profile::profile(style, &app.engines, &profile, &learnt, now)).await?)
        }
        None => {
            let view = profile::no_profile(caller.text, &app.engines, player, caller.person.id);
            Ok(caller.reply_private(&view).await?)
        }
    }
}

/// Returns what a player has learnt. Puzzles count on a server where the player has seen one.
async fn learnt(app: &App, caller: &Caller, player: PlayerId) -> Result<Learnt, Failure> {
    let Some(person) = player.user() else {
        return Ok(Learnt { all_lessons: false, puzzles: None });
    };
    Ok(Learnt {
        all_lessons: Progress::read(&app.store, person).await?.is_complete(),
        puzzles: app.store.solver_in(caller.guild()?, person).await?.map(|solver| solver.rating),
    })
}

#[poise::command(slash_command)]
async fn versus(ctx: Context<'_>, player: User, opponent: Option<User>) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    let player = UserId::try_from(player.id.get())?;
    // With one player given, compares the caller with them.
    let players = match opponent {
        Some(opponent) => [player, UserId::try_from(opponent.id.get())?],
        None => [caller.person.id, player],
    };
    if players[0] == players[1] {
        return Ok(caller.reply_private(&versus::versus_self(caller.text)).await?);
    }
    let players = players.map(PlayerId::from);
    let versus = HeadToHead::read(&app.store, caller.guild()?, players, app.now()).await?;
    Ok(caller.reply(&versus::versus(caller.public_text(), &app.engines, players, &versus)).await?)
}

#[poise::command(slash_command)]
async fn season(
    ctx: Context<'_>,
    #[min = 1]
    #[max = 9999]
    number: Option<u32>,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    // Season 0 stands for the current one.
    let number = number.unwrap_or(0);
    pages::show(app, &caller, LadderPage::Season { number, at: 0, step: Step::First }).await
}

#[poise::command(slash_command)]
async fn history(ctx: Context<'_>, who: Option<User>) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    let of = match who {
        Some(user) => Some(UserId::try_from(user.id.get())?.into()),
        None => None,
    };
    pages::show(app, &caller, LadderPage::History { of, from: HistoryPosition::Newest }).await
}

#[poise::command(slash_command)]
async fn activity(ctx: Context<'_>) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    let weeks = dvonn_ladder::weeks(&app.store, caller.guild()?, app.now()).await?;
    let style = caller.public_style();
    Ok(caller.reply(&activity::activity(style, &weeks)).await?)
}
