//! What Discord tells the bot: clicks, forms, channels that are gone, and what poise could not do.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;

use dvonn_model::{ChannelId, GuildId};
use dvonn_play as play;
use futures::FutureExt as _;
use poise::{BoxFuture, FrameworkContext, FrameworkError};
use serenity::all::{
    CommandInteraction, ComponentInteraction, FullEvent, Guild, Interaction, ModalInteraction,
};

use super::app::App;
use super::caller::Caller;
use super::clicks;
use super::failure::{self, Failure};
use super::forms;
use super::view::View;

/// Serves what poise does not: everything but commands.
pub(super) async fn handle(
    framework: FrameworkContext<'_, Arc<App>, Failure>,
    event: &FullEvent,
) -> Result<(), Failure> {
    let app = framework.user_data;
    match event {
        FullEvent::InteractionCreate { interaction: Interaction::Component(click) } => {
            clicked(app, click).await;
        }
        FullEvent::InteractionCreate { interaction: Interaction::Modal(form) } => {
            sent_in(app, form).await;
        }
        FullEvent::ChannelDelete { channel, .. } => {
            channel_gone(app, channel.id.get().try_into()?).await?;
        }
        FullEvent::ThreadDelete { thread, .. } => {
            channel_gone(app, thread.id.get().try_into()?).await?;
        }
        FullEvent::ShardStageUpdate { .. } => app.hearing.changed(),
        FullEvent::GuildCreate { guild, .. } => find_lost_channels(app, guild).await?,
        _ => {}
    }
    Ok(())
}

async fn clicked(app: &App, click: &ComponentInteraction) {
    match Caller::of_component(app, click).await {
        Ok(caller) => guard(&caller, Box::pin(clicks::serve(app, &caller, click)), None).await,
        Err(failure) => drop(failure::log_unserved(click.id, &failure)),
    }
}

async fn sent_in(app: &App, form: &ModalInteraction) {
    match Caller::of_form(app, form).await {
        Ok(caller) => {
            let brought = forms::brought(&caller, &form.data);
            guard(&caller, forms::serve(app, &caller, form), brought).await;
        }
        Err(failure) => drop(failure::log_unserved(form.id, &failure)),
    }
}

/// Tells the person whatever goes wrong, and gives them back what they brought.
async fn guard(
    caller: &Caller<'_>,
    serving: impl Future<Output = Result<(), Failure>>,
    brought: Option<View>,
) {
    let failure = match AssertUnwindSafe(serving).catch_unwind().await {
        Ok(Ok(())) => return,
        Ok(Err(failure)) => failure,
        Err(panic) => Failure::Panic(panic_text(&*panic)),
    };
    failure::tell_and(caller, failure, brought).await;
}

fn panic_text(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(ToString::to_string);
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_default()
}

async fn channel_gone(app: &App, channel: ChannelId) -> Result<(), Failure> {
    let ended = play::channel_gone(&app.store, channel, app.now()).await?;
    if ended > 0 {
        tracing::info!(%channel, ended, "games ended with their channel");
    }
    Ok(())
}

/// Finds games whose channel or thread was deleted while the bot was away. What is missing from the
/// lists, as archived threads are, is asked for by name before anything ends.
async fn find_lost_channels(app: &App, guild: &Guild) -> Result<(), Failure> {
    let id = GuildId::try_from(guild.id.get())?;
    for game in app.store.running_games_in_guild(id).await? {
        let channel = game.place.channel;
        let known = serenity::all::ChannelId::new(channel.into());
        let listed = guild.channels.contains_key(&known)
            || guild.threads.iter().any(|thread| thread.id == known);
        if !listed && app.is_gone(channel).await {
            channel_gone(app, channel).await?;
        }
    }
    Ok(())
}

/// Tells people of what went wrong with their command, and the log of everything else.
pub(super) fn on_error(error: FrameworkError<'_, Arc<App>, Failure>) -> BoxFuture<'_, ()> {
    Box::pin(async move {
        match error {
            FrameworkError::Command { error, ctx: poise::Context::Application(ctx), .. } => {
                command_failed(ctx.framework.user_data, ctx.interaction, error).await;
            }
            FrameworkError::CommandPanic {
                payload, ctx: poise::Context::Application(ctx), ..
            } => {
                let failure = Failure::Panic(payload.unwrap_or_default());
                command_failed(ctx.framework.user_data, ctx.interaction, failure).await;
            }
            FrameworkError::UnknownInteraction { framework, interaction, .. } => {
                command_failed(framework.user_data, interaction, Failure::Unknown).await;
            }
            FrameworkError::CommandStructureMismatch { ctx, description, .. } => {
                tracing::warn!(description, "a command came in another shape than it has");
                command_failed(ctx.framework.user_data, ctx.interaction, Failure::Unknown).await;
            }
            FrameworkError::ArgumentParse {
                error, ctx: poise::Context::Application(ctx), ..
            } => {
                tracing::warn!(%error, "an argument could not be read");
                command_failed(ctx.framework.user_data, ctx.interaction, Failure::Unknown).await;
            }
            FrameworkError::EventHandler { error, event, .. } => {
                let event = event.snake_case_name();
                tracing::error!(%error, event, "an event could not be handled");
            }
            other => tracing::error!(error = %other, "the framework failed"),
        }
    })
}

async fn command_failed(app: &App, command: &CommandInteraction, failure: Failure) {
    // An autocompletion cannot be answered with words.
    if command.data.autocomplete().is_some() {
        tracing::debug!(%failure, "no autocompletion");
        return;
    }
    match Caller::of_command(app, command).await {
        Ok(caller) => failure::tell(&caller, failure).await,
        Err(_) => drop(failure::log_unserved(command.id, &failure)),
    }
}
