//! Picking the channels and roles of a server from menus.

use dvonn_discord::cause::Cause;
use dvonn_discord::messages::Lookup;
use dvonn_discord::send::PROMPT;
use dvonn_discord::view::View;
use dvonn_model::{ChannelId, RoleId, ServerSetting, Venue};
use dvonn_play as play;
use dvonn_play::rights::RightsRefusal;
use dvonn_play::server::{ServerRefusal, ServerRequest};
use serenity::all::{ComponentInteraction, ComponentInteractionDataKind, MessageId};

use crate::features::server::ids::ServerPicker;
use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::delivery::target;
use crate::runtime::failure::Failure;
use crate::runtime::ids::ToDiscord as _;
use crate::say;
use crate::show::server_roles::ServerRoles;

/// Sets the channels or the role that were chosen, by their ids. None clears the setting.
pub(super) async fn pick(
    app: &App,
    caller: &Caller,
    request: ServerRequest,
    picker: ServerPicker,
    chosen: Vec<u64>,
) -> Result<(), Failure> {
    // Asking Discord may take longer than it waits for a reply.
    caller.defer_in_place().await?;
    let first = chosen.first().copied();
    let channel = || first.map(ChannelId::try_from).transpose();
    let role = || first.map(RoleId::try_from).transpose();
    match picker {
        ServerPicker::Games => {
            let channels: Result<Vec<_>, _> = chosen.into_iter().map(ChannelId::try_from).collect();
            Ok(play::server::set_channels(&app.store, request, &channels?).await?)
        }
        ServerPicker::Announcements => {
            let greeting = say!(caller.public_text(), "server-announcements-here");
            greet(app, caller, channel()?, greeting).await?;
            set(app, request, ServerSetting::Announcements(channel()?)).await
        }
        ServerPicker::Puzzles => {
            let greeting = say!(caller.public_text(), "server-puzzles-here");
            greet(app, caller, channel()?, greeting).await?;
            set(app, request, ServerSetting::Puzzles(channel()?)).await
        }
        ServerPicker::Digest => {
            let greeting = say!(caller.public_text(), "server-digest-here");
            greet(app, caller, channel()?, greeting).await?;
            set(app, request, ServerSetting::Digest(channel()?)).await
        }
        ServerPicker::Lobby => {
            // The message of the lobby takes the place of this one.
            let title = say!(caller.public_text(), "lobby-title");
            let greeting = greet(app, caller, channel()?, title).await?;
            set(app, request, ServerSetting::Lobby(channel()?)).await?;
            if let (Some(channel), Some(message)) = (channel()?, greeting) {
                app.client.delete(channel.to_discord(), message).await;
            }
            Ok(())
        }
        ServerPicker::Moderators => {
            let role = role()?;
            // Everybody can have the role of the lobby.
            let is_free = |role| is_of_all(caller, role) || caller.server.lobby_role == Some(role);
            if role.is_some_and(is_free) {
                return Err(RightsRefusal::RoleOfAll.into());
            }
            set(app, request, ServerSetting::ModeratorRole(role)).await
        }
        ServerPicker::Starters => {
            let role = role()?.filter(|role| !is_of_all(caller, *role));
            set(app, request, ServerSetting::StarterRole(role)).await
        }
        ServerPicker::LobbyRole => {
            let role = role()?;
            if let Some(role) = role {
                let guild = caller.guild()?;
                let roles = ServerRoles::read(app, guild, &caller.server, PROMPT).await?;
                roles.check_giving(role)?;
                roles.check_person_may_give(role, caller)?;
            }
            set(app, request, ServerSetting::LobbyRole(role)).await
        }
    }
}

async fn set(app: &App, request: ServerRequest, setting: ServerSetting) -> Result<(), Failure> {
    play::server::change_setting(&app.store, request, setting).await?;
    app.work.notify_waiters();
    Ok(())
}

/// Posts a greeting in the chosen channel: only that shows whether the bot may post there. Returns the message, if
/// its id is known.
async fn greet(
    app: &App,
    caller: &Caller,
    channel: Option<ChannelId>,
    greeting: String,
) -> Result<Option<MessageId>, Failure> {
    let Some(channel) = channel else { return Ok(None) };
    let venue = Venue { guild: caller.venue.guild, channel, parent: None, guest: false };
    let occasion = Lookup::new(format!("news-{}", caller.id), app.now());
    match app.client.post(target(&venue), &View::new(greeting), &occasion, false).await {
        Ok(posted) => Ok(posted.map(|shown| shown.id)),
        Err(error) if matches!(error.cause(), Some(Cause::Hidden | Cause::Forbidden)) => {
            Err(ServerRefusal::MayNotPost(channel).into())
        }
        Err(error) => Err(error.into()),
    }
}

/// Returns what was picked in a menu of channels or roles.
pub(super) fn picked_in(press: &ComponentInteraction) -> Result<Vec<u64>, Failure> {
    match &press.data.kind {
        ComponentInteractionDataKind::ChannelSelect { values } => {
            Ok(values.iter().map(|id| id.get()).collect())
        }
        ComponentInteractionDataKind::RoleSelect { values } => {
            Ok(values.iter().map(|id| id.get()).collect())
        }
        _ => Err(Failure::Unknown),
    }
}

/// Returns true if a role is that of all members, whose id is the server's.
fn is_of_all(caller: &Caller, role: RoleId) -> bool {
    caller.venue.guild.is_some_and(|guild| u64::from(guild) == u64::from(role))
}
