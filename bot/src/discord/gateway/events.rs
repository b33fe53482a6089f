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

use crate::discord::features;
use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::command::{Context, known_caller};
use crate::discord::kit::failure::Failure;
use crate::discord::kit::tell::{log_unserved, tell_and, tell_failure};
use crate::discord::kit::threads::is_gone;
use crate::discord::kit::view::View;

/// Serves what poise does not: everything but commands.
pub(crate) async fn handle(
    framework: FrameworkContext<'_, Arc<App>, Failure>,
    event: &FullEvent,
) -> Result<(), Failure> {
    let app = framework.user_data;
    if app.serving.is_closed() {
        // The bot stops. What is left out here is found at the next start.
        return Ok(());
    }
    let _serving = app.serving.token();
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
        Ok(caller) => match features::click_handler(&click.data.custom_id) {
            Some(handler) => guard(&caller, (handler.serve)(app, &caller, click), None).await,
            None => tell_failure(&caller, Failure::Unknown).await,
        },
        Err(failure) => drop(log_unserved(click.id, &failure)),
    }
}

async fn sent_in(app: &App, form: &ModalInteraction) {
    match Caller::of_form(app, form).await {
        Ok(caller) => match features::form_handler(&form.data.custom_id) {
            Some(handler) => {
                let written = (handler.written)(&caller, &form.data);
                guard(&caller, (handler.serve)(app, &caller, &form.data), written).await;
            }
            None => tell_failure(&caller, Failure::Unknown).await,
        },
        Err(failure) => drop(log_unserved(form.id, &failure)),
    }
}

/// Tells the person whatever goes wrong, and gives them back what they written.
async fn guard(
    caller: &Caller,
    serving: impl Future<Output = Result<(), Failure>>,
    written: Option<View>,
) {
    let failure = match AssertUnwindSafe(serving).catch_unwind().await {
        Ok(Ok(())) => return,
        Ok(Err(failure)) => failure,
        Err(panic) => Failure::Panic(panic_text(&*panic)),
    };
    tell_and(caller, failure, written).await;
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
        if !listed && is_gone(app, channel).await {
            channel_gone(app, channel).await?;
        }
    }
    Ok(())
}

/// Tells people of what went wrong with their command, and the log of everything else.
pub(crate) fn on_error(error: FrameworkError<'_, Arc<App>, Failure>) -> BoxFuture<'_, ()> {
    Box::pin(async move {
        match error {
            FrameworkError::Command { error, ctx: poise::Context::Application(ctx), .. } => {
                command_failed(ctx, error).await;
            }
            FrameworkError::CommandPanic {
                payload, ctx: poise::Context::Application(ctx), ..
            } => {
                let failure = Failure::Panic(payload.unwrap_or_default());
                command_failed(ctx, failure).await;
            }
            FrameworkError::UnknownInteraction { framework, interaction, .. } => {
                unserved(framework.user_data, interaction, Failure::Unknown).await;
            }
            FrameworkError::CommandStructureMismatch { ctx, description, .. } => {
                tracing::warn!(description, "a command came in another shape than it has");
                command_failed(ctx, Failure::Unknown).await;
            }
            FrameworkError::ArgumentParse {
                error, ctx: poise::Context::Application(ctx), ..
            } => {
                tracing::warn!(%error, "an argument could not be read");
                command_failed(ctx, Failure::Unknown).await;
            }
            FrameworkError::EventHandler { error, event, .. } => {
                let event = event.snake_case_name();
                tracing::error!(%error, event, "an event could not be handled");
            }
            other => tracing::error!(error = %other, "the framework failed"),
        }
    })
}

async fn command_failed(ctx: Context<'_>, failure: Failure) {
    // An autocompletion cannot be answered with words.
    if ctx.interaction.data.autocomplete().is_some() {
        tracing::debug!(%failure, "failed to complete what is typed");
        return;
    }
    match known_caller(ctx).await {
        Some(caller) => tell_failure(&caller, failure).await,
        None => unserved(ctx.framework.user_data, ctx.interaction, failure).await,
    }
}

/// Tells somebody why their command was not served that failed before it was known who they are.
async fn unserved(app: &App, command: &CommandInteraction, failure: Failure) {
    match Caller::of_command(app, command).await {
        Ok(caller) => tell_failure(&caller, failure).await,
        Err(_) => drop(log_unserved(command.id, &failure)),
    }
}
