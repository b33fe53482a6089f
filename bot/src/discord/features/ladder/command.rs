//! `/ladder`: rankings, profiles and seasons of a server, and the global ladder.

use dvonn_ladder::{HeadToHead, HistoryPosition, Profile, global_rating};
use dvonn_model::{ComputerKind, Player, PlayerId, UserId};
use dvonn_school::Progress;
use serenity::all::{InteractionContext, User};

use crate::discord::features::ladder::click::LadderPage;
use crate::discord::features::ladder::pages;
use crate::discord::features::ladder::view::profile::{self, Extras};
use crate::discord::features::ladder::view::{activity, top as top_view, versus};
use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::challenge::engine::{engine_named, engines};
use crate::discord::kit::choices::LevelChoice;
use crate::discord::kit::command::{Command, Context, caller, caller_anywhere};
use crate::discord::kit::failure::Failure;
use crate::discord::kit::pager::PageStep;

/// A choice of list. The name of each is its message key, until `gateway::commands` localises it.
#[derive(Clone, Copy, poise::ChoiceParameter)]
enum List {
    #[name = "command-ladder-top-list-people"]
    People,
    #[name = "command-ladder-top-list-computer"]
    Computer,
    #[name = "command-ladder-top-list-world"]
    World,
}

/// Returns the command. In direct messages with the bot, there is the global ladder.
pub(crate) fn command() -> Command {
    let mut command = ladder();
    command.interaction_context = Some(vec![InteractionContext::Guild, InteractionContext::BotDm]);
    command
}

#[poise::command(
    slash_command,
    subcommand_required,
    subcommands("top", "profile", "versus", "games", "season", "activity", "leave_global")
)]
#[allow(clippy::unused_async, reason = "poise wants an async function")]
async fn ladder(_: Context<'_>) -> Result<(), Failure> {
    Err(Failure::Unknown)
}

#[poise::command(slash_command)]
async fn top(ctx: Context<'_>, list: Option<List>) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    let nearest = if caller.venue.guild.is_some() { List::People } else { List::World };
    let (at, step) = (0, PageStep::First);
    let page = match list.unwrap_or(nearest) {
        List::People => LadderPage::Top { list: dvonn_ladder::List::People, at, step },
        List::Computer => LadderPage::Top { list: dvonn_ladder::List::Computer, at, step },
        List::World => LadderPage::World { at, step },
    };
    pages::show(app, &caller, page).await
}

#[poise::command(slash_command, rename = "leave-global")]
async fn leave_global(ctx: Context<'_>) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    let has_left = dvonn_ladder::leave_global_ladder(&app.store, caller.person.id).await?;
    Ok(caller.reply_private(&top_view::left(caller.text, has_left)).await?)
}

#[poise::command(slash_command)]
async fn profile(
    ctx: Context<'_>,
    player: Option<User>,
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
    let player = match (player, computer) {
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
            let extras = extras(app, caller, player).await?;
            Ok(caller.reply(&profile::profile(style, &app.engines, &profile, &extras, now)).await?)
        }
        None => {
            let view = profile::no_profile(caller.text, &app.engines, player, caller.person.id);
            Ok(caller.reply_private(&view).await?)
        }
    }
}

/// Returns what else a profile shows. Puzzles count on a server where the player has seen one.
async fn extras(app: &App, caller: &Caller, player: PlayerId) -> Result<Extras, Failure> {
    let Some(person) = player.user() else { return Ok(Extras::default()) };
    Ok(Extras {
        all_lessons: Progress::read(&app.store, person).await?.is_complete(),
        puzzles: app.store.solver_in(caller.guild()?, person).await?.map(|solver| solver.rating),
        global: global_rating(&app.store, person, app.now()).await?,
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
    pages::show(app, &caller, LadderPage::Season { number, at: 0, step: PageStep::First }).await
}

#[poise::command(slash_command)]
async fn games(ctx: Context<'_>, player: Option<User>) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    let of = match player {
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
