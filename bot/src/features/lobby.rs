//! The lobby of a server, which `show/lobby` shows: keeps it up to date, and tells those who want to know, now and
//! then, that somebody looks for an opponent. They have a role, which people give themselves in the lobby.

use std::sync::Arc;

use dvonn_discord::route::RestRoute;
use dvonn_discord::send;
use dvonn_discord::send::PROMPT;
use dvonn_discord::view::View;
use dvonn_model::{GuildId, PostKey, PostKind, PostRow, Venue};
use dvonn_play as play;
use jiff::Timestamp;
use serenity::all::ComponentInteraction;

use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::failure::{Explain, Failure};
use crate::runtime::feature::{Click, ClickHandler, Feature, Work};
use crate::runtime::ids::ToDiscord as _;
use crate::runtime::posts::{Face, Message, PostHandler, To};
use crate::runtime::rounds::{BATCH, JobProgress, Walk};
use crate::say;
use crate::show::lobby::{LobbyClick, lobby_face, play_button, read_lobby, terms_of};
use crate::show::server_roles::ServerRoles;
use crate::show::words::links::{mention, role as role_link, venue_link};
use crate::text::Text;

/// The handlers, background work and posts of this feature.
pub(super) const FEATURE: Feature = Feature {
    clicks: &[ClickHandler::of::<LobbyClick>()],
    background: &[Work::Send { name: "lobbies", round: |app, now| Box::pin(refresh(app, now)) }],
    posts: &[
        PostHandler { kind: PostKind::Lobby, face: |app, post| Box::pin(lobby_face(app, post)) },
        PostHandler { kind: PostKind::LobbyPing, face: |app, post| Box::pin(ping(app, post)) },
    ],
    ..Feature::EMPTY
};

impl Click for LobbyClick {
    async fn serve(
        self,
        app: &App,
        caller: &Caller,
        _: &ComponentInteraction,
    ) -> Result<(), Failure> {
        let LobbyClick::ToggleRole = self;
        toggle_role(app, caller).await
    }
}

/// Gives the caller the role that is notified, or takes it away.
async fn toggle_role(app: &App, caller: &Caller) -> Result<(), Failure> {
    let guild = caller.guild()?;
    let role = caller.server.lobby_role.ok_or(NoRole)?;
    caller.defer_private().await?;
    let roles = ServerRoles::read(app, guild, &caller.server, PROMPT).await?;
    // It may have got power since it was chosen.
    roles.check_giving(role)?;
    let has_role = caller.has_role(role.to_discord());
    let (http, reason) = (&app.client.http, say!(caller.public_text(), "lobby-audit"));
    let (server, person, id) =
        (guild.to_discord(), caller.person.id.to_discord(), role.to_discord());
    let words = if has_role {
        send::send(RestRoute::TakeRole, PROMPT, || {
            http.remove_member_role(server, person, id, Some(&reason))
        })
        .await?;
        say!(caller.text, "lobby-not-told")
    } else {
        send::send(RestRoute::GiveRole, PROMPT, || {
            http.add_member_role(server, person, id, Some(&reason))
        })
        .await?;
        say!(caller.text, "lobby-told")
    };
    Ok(caller.reply_private(&View::new(words)).await?)
}

/// The lobby notifies no role any more.
#[derive(Debug)]
struct NoRole;

impl Explain for NoRole {
    fn explain(&self, text: Text) -> View {
        View::new(say!(text, "lobby-no-role"))
    }
}

/// Brings all lobbies up to date.
async fn refresh(app: &Arc<App>, now: Timestamp) -> Result<JobProgress, Failure> {
    let (mut walk, mut progress) = (Walk::new(), JobProgress::Idle);
    while let Some(guilds) = walk
        .next(|guild: &GuildId| *guild, |after| app.store.servers_with_lobby(after, BATCH))
        .await?
    {
        for guild in guilds {
            let work = async { Ok(play::lobby::refresh(&app.store, guild, now).await?) };
            if app.jobs.attempt(&format!("lobby {guild}"), work).await != Some(false) {
                progress = JobProgress::Done;
            }
        }
    }
    Ok(progress)
}

/// Returns the message to those who want to be told that somebody looks for an opponent.
async fn ping(app: &App, post: &PostRow) -> Result<Face, Failure> {
    let guild = GuildId::try_from(post.key.subject)?;
    let server = app.store.server(guild).await?;
    let (Some(channel), Some(role)) = (server.lobby, server.lobby_role) else {
        return Ok(Face::Instead(Vec::new()));
    };
    let lobby = read_lobby(app, guild, channel).await?;
    let wanted: Vec<_> = post.detail.iter().flat_map(|keys| keys.split(' ')).collect();
    let looking = lobby.looking.iter().find(|it| wanted.contains(&it.key().as_str()));
    let Some(looking) = looking else { return Ok(Face::Instead(Vec::new())) };
    let text = app.server_style(guild).await?.text;
    let venue = Venue { guild: Some(guild), channel, parent: None, guest: false };
    let there = app.store.post(PostKey::lobby(guild)).await?.and_then(|lobby| lobby.message);
    let link = venue_link(&venue).zip(there).map(|(url, message)| format!("{url}/{message}"));
    let words = say!(
        text,
        "lobby-ping",
        role = role_link(role),
        person = mention(looking.person().id),
        terms = terms_of(text, looking)
    );
    let view = View::new([Some(words), link].into_iter().flatten().collect::<Vec<_>>().join("\n"));
    let view = view.buttons([play_button(text, looking)]).ping_role(role);
    let name = format!("looks-{}", post.since.as_second());
    Ok(Face::Instead(vec![Message { name, to: To::Venue(venue), view }]))
}
