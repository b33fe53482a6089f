//! Checks who may start or join games and who may moderate, by the server's settings.
//!
//! A server's settings are one row and a list of channels, which `runtime/caller` reads with each
//! interaction. `play` reads them again, and the list of blocked people, in the transaction that
//! makes a challenge or starts a game. This module checks them for every other way to start a game.

use std::sync::Arc;

use dvonn_discord::route::RestRoute;
use dvonn_discord::send;
use dvonn_discord::send::{PROMPT, SendError};
use dvonn_discord::view::View;
use dvonn_model::{Decision, GuildId, RoleId, UserId, Venue};
use dvonn_play as play;
use dvonn_play::rights::RightsRefusal;
use dvonn_play::server::ServerRequest;
use serenity::all::Permissions;

use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::caller::command::{Context, caller};
use crate::runtime::caller::permissions::{check_bot_has, check_person_has};
use crate::runtime::failure::{Explain, Failure};
use crate::runtime::ids::ToDiscord as _;
use crate::say;
use crate::text::Text;

/// Checks that the person may start a game, or anything that leads to one, in this channel, and that
/// both they and the bot may post here.
///
/// # Errors
/// A refusal that says what to do instead.
pub(crate) async fn check_may_start(app: &App, caller: &Caller) -> Result<(), Failure> {
    check_may_join(app, caller).await?;
    if caller.venue.guest {
        return check_is_seen(caller);
    }
    check_bot_has(caller, caller.to_post())?;
    check_person_has(caller, caller.to_post())?;
    check_starter(caller)
}

/// Checks that the person may start games on the server where they are.
pub(crate) fn check_starter(caller: &Caller) -> Result<(), Failure> {
    Ok(play::server::check_starter(&caller.server, |role| caller.has_role(role.to_discord()))?)
}

/// Checks that the person may start a game in this venue, wherever they are now. In direct messages everybody may.
///
/// # Errors
/// The same as [`check_may_start`].
pub(crate) async fn check_may_start_in(
    app: &App,
    caller: &Caller,
    venue: &Venue,
) -> Result<(), Failure> {
    let Some(guild) = venue.guild else { return Ok(()) };
    if venue.channel == caller.venue.channel {
        return check_may_start(app, caller).await;
    }
    if caller.venue.guild == Some(guild) {
        return check_starter(caller);
    }
    let Some(role) = app.store.server(guild).await?.starter_role else { return Ok(()) };
    if has_role_on(app, guild, caller.person.id, role).await? {
        Ok(())
    } else {
        Err(NotAStarterThere.into())
    }
}

/// Only people with a role may start games on another server than the one where the person is.
#[derive(Debug)]
struct NotAStarterThere;

impl Explain for NotAStarterThere {
    fn explain(&self, text: Text) -> View {
        View::new(say!(text, "refuse-starter-there"))
    }
}

/// Asks Discord whether a person has a role on a server where they may not be now.
async fn has_role_on(
    app: &App,
    guild: GuildId,
    person: UserId,
    role: RoleId,
) -> Result<bool, Failure> {
    let (guild, person) = (guild.to_discord(), person.to_discord());
    let read = || app.client.http.get_member(guild, person);
    match send::read(RestRoute::ReadMember, PROMPT, read).await {
        Ok(member) => Ok(member.roles.contains(&role.to_discord())),
        Err(SendError::MemberGone) => Ok(false),
        Err(error) => Err(error.into()),
    }
}

/// Checks that others see what the bot answers this person: on a server that has not installed it,
/// Discord may show it to them alone.
fn check_is_seen(caller: &Caller) -> Result<(), Failure> {
    if caller.is_member() {
        check_person_has(caller, Permissions::USE_EXTERNAL_APPS)?;
    }
    Ok(())
}

/// Checks that the person may start a game against the computer in this channel. In direct messages
/// everybody may: there is no server, and nobody is disturbed.
///
/// # Errors
/// The same as [`check_may_start`].
pub(crate) async fn check_may_start_alone(app: &App, caller: &Caller) -> Result<(), Failure> {
    let is_direct = caller.venue.guild.is_none() && !caller.venue.guest;
    if is_direct { Ok(()) } else { check_may_start(app, caller).await }
}

/// Checks that the person may join a game or tournament in this channel.
///
/// # Errors
/// A refusal that says what to do instead.
pub(crate) async fn check_may_join(app: &App, caller: &Caller) -> Result<(), Failure> {
    if caller.venue.guest {
        return Ok(());
    }
    play::server::check_not_blocked(&app.store, caller.guild()?, caller.person.id).await?;
    Ok(play::server::check_channel(&caller.server, &caller.venue)?)
}

/// Checks that the person is a moderator: they may manage the server or have its moderator role.
pub(crate) fn check_moderator(caller: &Caller) -> Result<(), Failure> {
    let role = caller.server.moderator_role;
    if caller.may_manage_server() || role.is_some_and(|role| caller.has_role(role.to_discord())) {
        Ok(())
    } else {
        Err(RightsRefusal::NotAModerator(role).into())
    }
}

/// Checks that the person may manage the server.
pub(crate) fn check_manager(caller: &Caller) -> Result<(), Failure> {
    if caller.may_manage_server() { Ok(()) } else { Err(RightsRefusal::NotAModerator(None).into()) }
}

/// Returns a server manager's request: who, where, when and why. Errors if the person may not
/// manage the server.
pub(crate) fn server_request(
    app: &App,
    caller: &Caller,
    reason: Option<String>,
) -> Result<ServerRequest, Failure> {
    check_manager(caller)?;
    Ok(ServerRequest {
        guild: caller.guild()?,
        decision: Decision {
            moderator: Some(caller.person.id),
            reason: reason.unwrap_or_default().trim().to_owned(),
        },
        interaction: caller.id,
        at: app.now(),
    })
}

/// Returns the caller of a command that requires permission to manage the server.
pub(crate) async fn manager(ctx: Context<'_>) -> Result<(&App, Arc<Caller>), Failure> {
    let caller = caller(ctx).await?;
    check_manager(&caller)?;
    Ok((ctx.framework.user_data, caller))
}
