//! The settings of a server that need an argument: one subcommand of `/dvonn-admin` each.

use dvonn_discord::cause::Cause;
use dvonn_discord::messages::Lookup;
use dvonn_discord::view::View;
use dvonn_model::{
    ChannelId, GuildId, Limit, RoleId, ServerLimits, ServerSetting, ServerSettings, Venue,
};
use dvonn_play as play;
use dvonn_play::rights::RightsRefusal;
use dvonn_play::server::ServerRefusal;
use serenity::all::{PartialChannel, Role};

use crate::features::server::view;
use crate::runtime::caller::command::Context;
use crate::runtime::delivery::target;
use crate::runtime::failure::Failure;
use crate::say;
use crate::show::access::manager;
use crate::show::access::server_request;

/// Changes a setting if a value is given, and shows the current value.
async fn set_or_show(
    ctx: Context<'_>,
    setting: Option<ServerSetting>,
    reason: Option<String>,
    current: impl FnOnce(&ServerSettings) -> ServerSetting,
) -> Result<(), Failure> {
    let (app, caller) = manager(ctx).await?;
    let now = match setting {
        Some(setting) => {
            let server_request = server_request(app, &caller, reason)?;
            play::server::change_setting(&app.store, server_request, setting.clone()).await?;
            setting
        }
        None => current(&caller.server),
    };
    Ok(caller.reply_private(&view::server_setting(caller.text, &now)).await?)
}

#[poise::command(slash_command)]
pub(super) async fn channels(
    ctx: Context<'_>,
    #[channel_types("Text", "News", "Forum", "Voice")] add: Option<PartialChannel>,
    #[channel_types("Text", "News", "Forum", "Voice")] remove: Option<PartialChannel>,
    #[max_length = 300] reason: Option<String>,
) -> Result<(), Failure> {
    let (app, caller) = manager(ctx).await?;
    let mut channels = caller.server.channels.clone();
    if add.is_some() || remove.is_some() {
        let (add, remove) = (channel_id(add)?, channel_id(remove)?);
        let server_request = server_request(app, &caller, reason)?;
        play::server::change_channels(&app.store, server_request, add, remove).await?;
        channels = app.store.server(caller.guild()?).await?.channels;
    }
    Ok(caller.reply_private(&view::server_channels(caller.text, &channels)).await?)
}

#[poise::command(slash_command)]
pub(super) async fn starters(
    ctx: Context<'_>,
    role: Option<Role>,
    #[max_length = 300] reason: Option<String>,
) -> Result<(), Failure> {
    let setting =
        role.map(|role| role_unless_everyone(&role)).transpose()?.map(ServerSetting::StarterRole);
    set_or_show(ctx, setting, reason, |server| ServerSetting::StarterRole(server.starter_role))
        .await
}

#[poise::command(slash_command)]
pub(super) async fn role(
    ctx: Context<'_>,
    role: Option<Role>,
    #[max_length = 300] reason: Option<String>,
) -> Result<(), Failure> {
    let role = role.map(|role| role_unless_everyone(&role)).transpose()?;
    if role == Some(None) {
        manager(ctx).await?;
        return Err(RightsRefusal::RoleOfAll.into());
    }
    let setting = role.map(ServerSetting::ModeratorRole);
    set_or_show(ctx, setting, reason, |server| ServerSetting::ModeratorRole(server.moderator_role))
        .await
}

#[poise::command(slash_command)]
pub(super) async fn announcements(
    ctx: Context<'_>,
    #[channel_types("Text", "News")] channel: Option<PartialChannel>,
    #[max_length = 300] reason: Option<String>,
) -> Result<(), Failure> {
    let Some(channel) = channel_id(channel)? else {
        let current = |server: &ServerSettings| ServerSetting::Announcements(server.announcements);
        return set_or_show(ctx, None, reason, current).await;
    };
    set_channel(ctx, channel, reason, ServerSetting::Announcements(Some(channel))).await
}

#[poise::command(slash_command)]
pub(super) async fn puzzles(
    ctx: Context<'_>,
    #[channel_types("Text", "News")] channel: Option<PartialChannel>,
    #[max_length = 300] reason: Option<String>,
) -> Result<(), Failure> {
    let Some(channel) = channel_id(channel)? else {
        let current = |server: &ServerSettings| ServerSetting::Puzzles(server.puzzles);
        return set_or_show(ctx, None, reason, current).await;
    };
    set_channel(ctx, channel, reason, ServerSetting::Puzzles(Some(channel))).await
}

/// Sets a channel. Posts a test message there first: only that shows whether the bot may post.
async fn set_channel(
    ctx: Context<'_>,
    channel: ChannelId,
    reason: Option<String>,
    setting: ServerSetting,
) -> Result<(), Failure> {
    let (app, caller) = manager(ctx).await?;
    // The test message may take longer than Discord waits for a reply.
    caller.defer_private().await?;
    let venue = Venue { guild: caller.venue.guild, channel, parent: None, guest: false };
    let text = caller.public_text();
    let greeting = View::new(match setting {
        ServerSetting::Puzzles(_) => say!(text, "server-puzzles-here"),
        _ => say!(text, "server-announcements-here"),
    });
    let occasion = Lookup::new(format!("news-{}", caller.id), app.now());
    match app.client.post(target(&venue), &greeting, &occasion, false).await {
        Ok(_) => {}
        Err(error) if matches!(error.cause(), Some(Cause::Hidden | Cause::Forbidden)) => {
            return Err(ServerRefusal::MayNotPost(channel).into());
        }
        Err(error) => return Err(error.into()),
    }
    let server_request = server_request(app, &caller, reason)?;
    play::server::change_setting(&app.store, server_request, setting.clone()).await?;
    app.work.notify_waiters();
    Ok(caller.reply_private(&view::server_setting(caller.text, &setting)).await?)
}

#[poise::command(slash_command)]
#[allow(clippy::too_many_arguments, reason = "one for each option of the command")]
pub(super) async fn limits(
    ctx: Context<'_>,
    #[min = 1]
    #[max = 50]
    challenges: Option<u32>,
    #[min = 1]
    #[max = 50]
    opponent: Option<u32>,
    #[min = 1]
    #[max = 50]
    threads: Option<u32>,
    #[min = 1]
    #[max = 10]
    tournaments: Option<u32>,
    #[min = 0]
    #[max = 10080]
    wait: Option<u32>,
    #[max_length = 300] reason: Option<String>,
) -> Result<(), Failure> {
    let (app, caller) = manager(ctx).await?;
    let given = [
        (Limit::Challenges, challenges),
        (Limit::Opponent, opponent),
        (Limit::Threads, threads),
        (Limit::Tournaments, tournaments),
        (Limit::TournamentWait, wait),
    ];
    let given: Vec<_> =
        given.into_iter().filter_map(|(limit, value)| Some((limit, value?))).collect();
    if !given.is_empty() {
        let settings = given.iter().map(|&(limit, value)| ServerSetting::Limit(limit, value));
        let settings: Vec<_> = settings.collect();
        let request = server_request(app, &caller, reason)?;
        play::server::change_settings(&app.store, request, &settings).await?;
    }
    let changed = |limits: ServerLimits, (limit, value)| limits.with(limit, value);
    let limits = given.into_iter().fold(caller.server.limits, changed);
    Ok(caller.reply_private(&view::limits(caller.text, limits)).await?)
}

/// Returns the role, or `None` for the everyone role, whose id is the server's.
fn role_unless_everyone(role: &Role) -> Result<Option<RoleId>, Failure> {
    let guild = GuildId::try_from(role.guild_id.get())?;
    let role = RoleId::try_from(role.id.get())?;
    Ok((u64::from(role) != u64::from(guild)).then_some(role))
}

fn channel_id(channel: Option<PartialChannel>) -> Result<Option<ChannelId>, Failure> {
    Ok(channel.map(|channel| channel.id.get().try_into()).transpose()?)
}
