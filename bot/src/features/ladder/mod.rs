//! Ladders and seasons: rankings, profiles, comparisons and records of a server, and the global
//! ladder.
//!
//! - `ids`: the custom ids, and which page of a ladder each shows;
//! - `pages`: reading a page and showing it;
//! - `top`, `season`, `history`, `profile`, `activity`: the views; `sheet`: tables as pictures.

mod activity;
mod history;
mod ids;
mod pages;
mod profile;
mod season;
mod sheet;
mod top;

use std::sync::Arc;

use dvonn_discord::rate_limits::Cost;
use dvonn_ladder::{HeadToHead, HistoryPosition, Profile, global_rating};
use dvonn_model::{
    ComputerKind, GuildId, Player, PlayerId, PostKind, PostRow, SeasonRow, UserId, Venue,
};
use dvonn_school::Progress;
use jiff::Timestamp;
use serenity::all::{ComponentInteraction, InteractionContext, User};

use crate::features::ladder::ids::{LadderClick, LadderPage};
use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::caller::command::{Command, Context, caller, caller_anywhere};
use crate::runtime::failure::Failure;
use crate::runtime::feature::{Click, ClickHandler, CommandPlace, Feature, Work};
use crate::runtime::posts::{Face, Message, PostHandler, To};
use crate::runtime::rounds::{BATCH, JobProgress, in_turn};
use crate::show::challenge::engine::{engine_named, engines};
use crate::show::choices::LevelChoice;
use crate::show::ids::pager::PageStep;

/// The commands, handlers and background work of this feature.
pub(super) const FEATURE: Feature = Feature {
    commands: &[CommandPlace::Top(command), CommandPlace::Menu(profile_menu)],
    clicks: &[ClickHandler::of::<LadderClick>()],
    background: &[Work::Decide(|app, now| Box::pin(end_seasons(app, now)))],
    posts: &[PostHandler {
        kind: PostKind::Season,
        face: |app, post| Box::pin(season_over(app, post)),
    }],
    weight: Cost::Heavy,
    ..Feature::EMPTY
};

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
fn command() -> Command {
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
    Ok(caller.reply_private(&top::left(caller.text, has_left)).await?)
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
fn profile_menu() -> Command {
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
async fn extras(app: &App, caller: &Caller, player: PlayerId) -> Result<profile::Extras, Failure> {
    let Some(person) = player.user() else { return Ok(profile::Extras::default()) };
    Ok(profile::Extras {
        all_lessons: Progress::read(&app.store, person).await?.is_complete(),
        puzzles: app.store.solver_in(caller.guild()?, person).await?.map(|solver| solver.rating),
        global: global_rating(&app.store, person, app.now()).await?,
        leagues: app.store.league_titles_of(caller.guild()?, person).await?,
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
        return Ok(caller.reply_private(&history::versus_self(caller.text)).await?);
    }
    let players = players.map(PlayerId::from);
    let versus = HeadToHead::read(&app.store, caller.guild()?, players, app.now()).await?;
    Ok(caller.reply(&history::versus(caller.public_text(), &app.engines, players, &versus)).await?)
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

impl Click for LadderClick {
    async fn serve(
        self,
        app: &App,
        caller: &Caller,
        _: &ComponentInteraction,
    ) -> Result<(), Failure> {
        let (page, reader) = self.page();
        pages::change_page(app, caller, page, reader).await
    }
}

/// Ends seasons past their end date.
async fn end_seasons(app: &Arc<App>, now: Timestamp) -> Result<JobProgress, Failure> {
    let due = app.store.seasons_due(now, BATCH).await?;
    let is_due = !due.is_empty();
    let ending = due.into_iter().map(|SeasonRow { guild, number, .. }| {
        let end =
            async move { Ok(dvonn_ladder::end_season(&app.store, guild, now).await.map(drop)?) };
        (format!("{number} of server {guild}"), end)
    });
    let progress = in_turn(app, "end season", ending).await;
    if is_due {
        app.work.notify_waiters();
    }
    Ok(progress)
}

/// Returns the announcement of a season that has ended, in servers with an announcement channel.
/// Elsewhere, players see the table with `/ladder season`.
async fn season_over(app: &App, post: &PostRow) -> Result<Face, Failure> {
    let guild = GuildId::try_from(post.key.subject)?;
    let Ok(number) = u32::try_from(post.key.part) else { return Ok(Face::Nothing) };
    let Some(season) = app.store.season(guild, number).await? else { return Ok(Face::Nothing) };
    let server = app.store.server(guild).await?;
    let table = app.store.season_table(guild, number).await?;
    let Some(channel) = server.announcements.filter(|_| !table.is_empty()) else {
        return Ok(Face::Nothing);
    };
    let style = app.public_style(Some(guild), server.language.as_deref()).await;
    let venue = Venue { guild: Some(guild), channel, parent: None, guest: false };
    let view = season::season_over(style, &season, &table);
    // Not longer, because of the limit of 25 characters.
    Ok(Face::Once(vec![Message { name: format!("s{number}-{guild}"), to: To::Venue(venue), view }]))
}
