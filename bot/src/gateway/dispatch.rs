//! Handles events from Discord: clicks, forms, deleted channels, and errors from poise.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;

use dvonn_discord::form::opened_form;
use dvonn_discord::threads::is_gone;
use dvonn_model::{ChannelId, GuildId};
use dvonn_play as play;
use futures::FutureExt as _;
use poise::{BoxFuture, FrameworkContext, FrameworkError};
use serenity::all::{
    CommandInteraction, ComponentInteraction, FullEvent, Guild, Interaction, ModalInteraction,
};

use crate::features;
use crate::gateway::admit::{arrival, may_act};
use crate::gateway::departures::{record_departure, record_departures, record_presence};
use crate::gateway::joins::{record_join, record_locale};
use crate::logging::panic_text;
use crate::runtime::app::App;
use crate::runtime::caller::command::{Context, known_caller};
use crate::runtime::caller::{Caller, ServerRead};
use crate::runtime::delivery::Delivery;
use crate::runtime::failure::Failure;
use crate::runtime::failure_reply::{log_unreported, reply_failure, reply_failure_with};
use crate::runtime::handling;
use crate::runtime::ids::ToDiscord as _;
use crate::show::game::announce::{announce, record_shown, retire_at_click, show_what_waits};
use crate::show::game::notices::notify_caller;

/// Handles the events that poise does not: everything except commands.
pub(crate) async fn handle(
    framework: FrameworkContext<'_, Arc<App>, Failure>,
    event: &FullEvent,
) -> Result<(), Failure> {
    let app = framework.user_data;
    if app.serving.is_closed() {
        // The bot is stopping. The next start handles the events skipped here.
        return Ok(());
    }
    let _stop_guard = app.serving.token();
    match event {
        FullEvent::InteractionCreate { interaction: Interaction::Component(click) } => {
            handle_click(app, click).await?;
        }
        FullEvent::InteractionCreate { interaction: Interaction::Modal(form) } => {
            let (id, guest) = opened_form(&form.data.custom_id);
            let mut opened = form.clone();
            opened.data.custom_id = id.to_owned();
            handle_form(app, &opened, guest).await?;
        }
        FullEvent::ChannelUpdate { new, .. } => app.visible.forget(new.guild_id),
        FullEvent::GuildRoleCreate { new } | FullEvent::GuildRoleUpdate { new, .. } => {
            app.visible.forget(new.guild_id);
        }
        FullEvent::GuildRoleDelete { guild_id, .. } => app.visible.forget(*guild_id),
        FullEvent::ChannelDelete { channel, .. } => {
            end_games_in(app, channel.id.get().try_into()?).await?;
        }
        FullEvent::ThreadDelete { thread, .. } => {
            end_games_in(app, thread.id.get().try_into()?).await?;
        }
        FullEvent::ShardStageUpdate { .. } => app.shards.connection_changed(),
        FullEvent::Ready { data_about_bot } => record_departures(app, data_about_bot).await?,
        FullEvent::GuildDelete { incomplete, .. } => record_departure(app, incomplete).await?,
        FullEvent::GuildCreate { guild, .. } => {
            record_presence(app, guild.id.get().try_into()?).await?;
            record_join(app, guild).await?;
            end_games_in_lost_channels(app, guild).await?;
        }
        FullEvent::GuildUpdate { new_data, .. } => {
            record_locale(app, new_data.id.get().try_into()?, &new_data.preferred_locale).await?;
        }
        _ => {}
    }
    Ok(())
}

async fn handle_click(app: &App, click: &ComponentInteraction) -> Result<(), Failure> {
    let weight = features::weight_of(&click.data.custom_id);
    if !may_act(app, arrival!(click), weight).await? {
        return Ok(());
    }
    match Caller::of_component(app, click, ServerRead::Required).await {
        Ok(caller) => match features::click_handler(&click.data.custom_id) {
            Some(handler) => {
                record_shown(app, &caller, &click.message).await;
                let handling = (handler.serve)(app, &caller, click);
                if let Err(failure) = finished(handling).await {
                    retire_at_click(app, &caller, &click.message, &failure).await;
                    reply_failure(&caller, failure).await;
                }
                after_answer(app, &caller).await;
            }
            None => reply_failure(&caller, Failure::Unknown).await,
        },
        Err(failure) => match Caller::of_component(app, click, ServerRead::Skipped).await {
            Ok(caller) => reply_failure(&caller, failure).await,
            Err(_) => drop(log_unreported(click.id, &failure)),
        },
    }
    Ok(())
}

async fn handle_form(app: &App, form: &ModalInteraction, guest: bool) -> Result<(), Failure> {
    let weight = features::weight_of(&form.data.custom_id);
    if !may_act(app, arrival!(form), weight).await? {
        return Ok(());
    }
    match Caller::of_form(app, form, guest, ServerRead::Required).await {
        Ok(caller) => match features::form_handler(&form.data.custom_id) {
            Some(handler) => {
                let (person, data) = (caller.person.id, &form.data);
                // What they typed before is of no use any more.
                app.form_drafts.forget(person);
                if let Err(failure) = finished((handler.serve)(app, &caller, data)).await {
                    // Otherwise the form has done its work.
                    if !matches!(failure, Failure::Repeated | Failure::Send(_)) {
                        app.form_drafts.keep(person, data, app.now());
                    }
                    let written = (handler.input_to_copy)(&caller, data);
                    reply_failure_with(&caller, failure, written).await;
                }
                after_answer(app, &caller).await;
            }
            None => reply_failure(&caller, Failure::Unknown).await,
        },
        Err(failure) => match Caller::of_form(app, form, guest, ServerRead::Skipped).await {
            Ok(caller) => reply_failure(&caller, failure).await,
            Err(_) => drop(log_unreported(form.id, &failure)),
        },
    }
    Ok(())
}

/// Runs a handler. A panic becomes a failure.
async fn finished(handler: impl Future<Output = Result<(), Failure>>) -> Result<(), Failure> {
    let caught = AssertUnwindSafe(handler).catch_unwind().await;
    caught.unwrap_or_else(|panic| Err(Failure::Panic(panic_text(&*panic))))
}

/// Sends what follows the answer to an interaction: the caller's notices, and what waits in the channel.
async fn after_answer(app: &App, caller: &Caller) {
    notify_caller(app, caller).await;
    show_what_waits(app, caller).await;
}

async fn end_games_in(app: &App, channel: ChannelId) -> Result<(), Failure> {
    let found = play::ending::end_games_of_deleted_channel(
        &app.store,
        channel,
        app.client.bot.get().try_into()?,
        app.now(),
    )
    .await?;
    if found.ended > 0 {
        tracing::info!(%channel, ended = found.ended, "ended games of a deleted channel");
    }
    for game in found.homeless {
        tracing::info!(%channel, game = %game.row.id, "channel of a game was deleted; opening a thread");
        announce(app, &game, Delivery::Message).await;
    }
    Ok(())
}

/// Ends games whose channel or thread was deleted while the bot was offline, or moves them. The list lacks
/// archived threads, so this asks Discord about each missing channel before it ends the channel's
/// games.
async fn end_games_in_lost_channels(app: &App, guild: &Guild) -> Result<(), Failure> {
    let id = GuildId::try_from(guild.id.get())?;
    for game in app.store.running_games_in_guild(id).await? {
        let channel = if game.venue.guild == Some(id) {
            game.venue.channel
        } else {
            game.other.map_or(game.venue.channel, |other| other.venue.channel)
        };
        let known = channel.to_discord();
        let listed = guild.channels.contains_key(&known)
            || guild.threads.iter().any(|thread| thread.id == known);
        if !listed && is_gone(&app.client.http, known).await {
            end_games_in(app, channel).await?;
        }
    }
    Ok(())
}

/// Sends what follows the answer to a command.
pub(crate) async fn after_command(ctx: poise::Context<'_, Arc<App>, Failure>) {
    let poise::Context::Application(ctx) = ctx else { return };
    if let Some(caller) = known_caller(ctx).await {
        after_answer(ctx.framework.user_data, &caller).await;
    }
}

/// Tells people what went wrong with their command, and logs every other error.
pub(crate) fn on_error(error: FrameworkError<'_, Arc<App>, Failure>) -> BoxFuture<'_, ()> {
    Box::pin(async move {
        match error {
            FrameworkError::Command { error, ctx: poise::Context::Application(ctx), .. } => {
                command_failed(ctx, error).await;
            }
            // The check has answered, or decided not to.
            FrameworkError::CommandCheckFailed { error: None, .. } => {}
            FrameworkError::CommandCheckFailed {
                error: Some(error),
                ctx: poise::Context::Application(ctx),
                ..
            } => command_failed(ctx, error).await,
            FrameworkError::CommandPanic {
                payload, ctx: poise::Context::Application(ctx), ..
            } => {
                let failure =
                    Failure::Panic(payload.map(|text| panic_text(&text)).unwrap_or_default());
                command_failed(ctx, failure).await;
            }
            FrameworkError::UnknownInteraction { framework, interaction, .. } => {
                tell_without_caller(framework.user_data, interaction, Failure::Unknown).await;
            }
            FrameworkError::CommandStructureMismatch { ctx, description, .. } => {
                tracing::warn!(description, "failed to match a command to its registered options");
                command_failed(ctx, Failure::Unknown).await;
            }
            FrameworkError::ArgumentParse {
                error, ctx: poise::Context::Application(ctx), ..
            } => {
                tracing::warn!(%error, "failed to parse a command argument");
                command_failed(ctx, Failure::Unknown).await;
            }
            FrameworkError::EventHandler { error, event, framework, .. } => {
                handling::record_outcome(error.outcome());
                if !framework.user_data.outages.explain(&error) {
                    let event = event.snake_case_name();
                    tracing::error!(%error, event, "failed to handle an event");
                }
            }
            other => tracing::error!(error = %other, "failed to run the command framework"),
        }
    })
}

async fn command_failed(ctx: Context<'_>, failure: Failure) {
    // The reply to an autocomplete request cannot be a message.
    if ctx.interaction.data.autocomplete().is_some() {
        handling::record_outcome(failure.outcome());
        tracing::debug!(%failure, "failed to autocomplete");
        return;
    }
    match known_caller(ctx).await {
        Some(caller) => {
            reply_failure(&caller, failure).await;
            after_answer(ctx.framework.user_data, &caller).await;
        }
        None => tell_without_caller(ctx.framework.user_data, ctx.interaction, failure).await,
    }
}

/// Tells the person why their command failed, if it failed before a [`Caller`] was made.
async fn tell_without_caller(app: &App, command: &CommandInteraction, failure: Failure) {
    match Caller::of_command(app, command, ServerRead::Skipped).await {
        Ok(caller) => reply_failure(&caller, failure).await,
        Err(_) => drop(log_unreported(command.id, &failure)),
    }
}
