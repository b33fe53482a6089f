//! The lobby of a server: one message that shows who looks for an opponent, games to watch and tournaments to
//! join, and stays up to date (`/dvonn-admin lobby`). A role that people give themselves there is notified, now
//! and then, when somebody looks.
//!
//! Its readers learn nothing about channels that not all of them see.

use std::collections::HashSet;
use std::sync::Arc;

use dvonn_discord::cause::Cause;
use dvonn_discord::route::RestRoute;
use dvonn_discord::send;
use dvonn_discord::send::{PROMPT, SendError};
use dvonn_discord::view::{BUTTONS_IN_ROW, View, button};
use dvonn_discord::visibility::seen_by_readers;
use dvonn_model::{
    ChannelId, GuildId, PostKey, PostKind, PostRow, RoleId, ServerSetting, ServerSettings, Setup,
    Venue,
};
use dvonn_play as play;
use dvonn_play::lobby::{Lobby, Looking};
use dvonn_play::server::ServerRefusal;
use dvonn_rules::ByColor;
use jiff::Timestamp;
use serenity::all::{ButtonStyle, ComponentInteraction, CreateButton, PartialChannel, Role};

use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::caller::command::Context;
use crate::runtime::custom_id::custom_ids;
use crate::runtime::delivery::Delivery;
use crate::runtime::failure::{Explain, Failure};
use crate::runtime::feature::{Click, ClickHandler, CommandPlace, Feature, Work};
use crate::runtime::ids::ToDiscord as _;
use crate::runtime::posts;
use crate::runtime::posts::{Face, Message, PostHandler, To};
use crate::runtime::rounds::{BATCH, JobProgress, Walk};
use crate::say;
use crate::show::access::{check_manager, manager, server_request};
use crate::show::first_steps::find_opponent;
use crate::show::ids::challenge::ChallengeClick;
use crate::show::ids::seek::SeekClick;
use crate::show::server_roles::ServerRoles;
use crate::show::words::links;
use crate::show::words::links::{channel, mention, venue_link};
use crate::show::words::players::{both, strip_direction_marks};
use crate::show::words::terms::{challenge_terms, control};
use crate::show::words::tournament::title;
use crate::text::Text;

/// The commands, handlers, background work and posts of this feature.
pub(super) const FEATURE: Feature = Feature {
    commands: &[CommandPlace::Under("dvonn-admin", lobby)],
    clicks: &[ClickHandler::of::<LobbyClick>()],
    background: &[Work::Send { name: "lobbies", round: |app, now| Box::pin(refresh(app, now)) }],
    posts: &[
        PostHandler { kind: PostKind::Lobby, face: |app, post| Box::pin(face(app, post)) },
        PostHandler { kind: PostKind::LobbyPing, face: |app, post| Box::pin(ping(app, post)) },
    ],
    ..Feature::EMPTY
};

custom_ids! {
    /// A button of the lobby, or of its settings.
    enum LobbyClick {
        /// Be told when somebody looks for an opponent, or not any more.
        "lobby-tell" => Tell,
        /// Close the lobby.
        "lobby-close" => Close,
        /// Notify no role any more.
        "lobby-silent" => Silence,
    }
}

#[poise::command(slash_command)]
async fn lobby(
    ctx: Context<'_>,
    #[channel_types("Text")] channel: Option<PartialChannel>,
    role: Option<Role>,
    #[max_length = 300] reason: Option<String>,
) -> Result<(), Failure> {
    let (app, caller) = manager(ctx).await?;
    let channel = channel.map(|it| ChannelId::try_from(it.id.get())).transpose()?;
    let role = role.map(|it| RoleId::try_from(it.id.get())).transpose()?;
    // Asking Discord may take longer than it waits for a reply.
    caller.defer_private().await?;
    if let Some(role) = role {
        let roles = ServerRoles::read(app, caller.guild()?, &caller.server, PROMPT).await?;
        roles.check_giving(role)?;
        roles.check_person_may_give(role, &caller)?;
    }
    let settings = [
        role.map(|role| ServerSetting::LobbyRole(Some(role))),
        channel.map(|channel| ServerSetting::Lobby(Some(channel))),
    ];
    change(app, &caller, settings.into_iter().flatten(), reason).await
}

impl Click for LobbyClick {
    async fn serve(
        self,
        app: &App,
        caller: &Caller,
        _: &ComponentInteraction,
    ) -> Result<(), Failure> {
        match self {
            LobbyClick::Tell => tell(app, caller).await,
            LobbyClick::Close => change(app, caller, [ServerSetting::Lobby(None)], None).await,
            LobbyClick::Silence => {
                change(app, caller, [ServerSetting::LobbyRole(None)], None).await
            }
        }
    }
}

/// Changes these settings, shows the lobby as it is then, and says what is set.
async fn change(
    app: &App,
    caller: &Caller,
    settings: impl IntoIterator<Item = ServerSetting>,
    reason: Option<String>,
) -> Result<(), Failure> {
    check_manager(caller)?;
    let guild = caller.guild()?;
    let settings: Vec<_> = settings.into_iter().collect();
    if !settings.is_empty() {
        let request = server_request(app, caller, reason)?;
        play::server::change_settings(&app.store, request, &settings).await?;
        let key = PostKey::lobby(guild);
        let shown = async |post: &PostRow| face(app, post).await;
        let shown = posts::try_to_answer(app, key, Delivery::Message, shown).await;
        if let Err(error) = shown {
            let server = app.store.server(guild).await?;
            return Err(match (error.cause(), server.lobby) {
                (Some(Cause::Hidden | Cause::Forbidden), Some(channel)) => {
                    ServerRefusal::MayNotPost(channel).into()
                }
                _ => error.into(),
            });
        }
    }
    let server = app.store.server(guild).await?;
    Ok(caller.reply_in_place(&settings_view(caller.text, &server)).await?)
}

/// Gives the caller the role that is notified, or takes it away.
async fn tell(app: &App, caller: &Caller) -> Result<(), Failure> {
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

/// Returns the lobby as it is now.
async fn face(app: &App, post: &PostRow) -> Result<Face, Failure> {
    let guild = GuildId::try_from(post.key.subject)?;
    let server = app.store.server(guild).await?;
    let Some(channel) = server.lobby else { return Ok(Face::Instead(Vec::new())) };
    let lobby = read(app, guild, channel).await?;
    let style = app.server_style(guild).await?;
    let message = Message {
        name: format!("lobby-{}", post.since.as_second()),
        to: To::Venue(Venue { guild: Some(guild), channel, parent: None, guest: false }),
        view: lobby_view(style.text, &lobby, server.lobby_role.is_some()),
    };
    let is_there = post.channel == Some(channel) && post.message.is_some();
    Ok(if is_there { Face::Lasting(message) } else { Face::Instead(vec![message]) })
}

/// Returns the message to those who want to be told that somebody looks for an opponent.
async fn ping(app: &App, post: &PostRow) -> Result<Face, Failure> {
    let guild = GuildId::try_from(post.key.subject)?;
    let server = app.store.server(guild).await?;
    let (Some(channel), Some(role)) = (server.lobby, server.lobby_role) else {
        return Ok(Face::Instead(Vec::new()));
    };
    let lobby = read(app, guild, channel).await?;
    let looking = lobby.looking.iter().find(|it| Some(it.key()) == post.detail);
    let Some(looking) = looking else { return Ok(Face::Instead(Vec::new())) };
    let text = app.server_style(guild).await?.text;
    let venue = Venue { guild: Some(guild), channel, parent: None, guest: false };
    let there = app.store.post(PostKey::lobby(guild)).await?.and_then(|lobby| lobby.message);
    let link = venue_link(&venue).zip(there).map(|(url, message)| format!("{url}/{message}"));
    let words = say!(
        text,
        "lobby-ping",
        role = links::role(role),
        person = mention(looking.person().id),
        terms = terms_of(text, looking)
    );
    let view = View::new([Some(words), link].into_iter().flatten().collect::<Vec<_>>().join("\n"));
    let view = view.buttons(play_button(text, looking)).ping_role(role);
    let name = format!("looks-{}", post.since.as_second());
    Ok(Face::Instead(vec![Message { name, to: To::Venue(venue), view }]))
}

/// Returns what a lobby in this channel may show: places that all its readers see.
async fn read(app: &App, guild: GuildId, from: ChannelId) -> Result<Lobby, Failure> {
    let mut lobby = Lobby::read(&app.store, guild, app.now()).await?;
    let challenges = lobby.looking.iter().filter_map(Looking::venue).map(|it| it.channel);
    let games = lobby.games.iter().map(|game| game.venue.channel);
    let tournaments = lobby.tournaments.iter().map(|row| row.channel);
    let places: HashSet<_> = challenges.chain(games).chain(tournaments).collect();
    let asked = places.iter().map(|place| place.to_discord());
    let http = &app.client.http;
    let seen = match seen_by_readers(http, guild.to_discord(), from.to_discord(), asked).await {
        Ok(seen) => seen,
        Err(error @ SendError::Temporary(_)) => return Err(error.into()),
        // The channel is gone or hidden from the bot: nothing can be shown there.
        Err(_) => HashSet::new(),
    };
    let is_seen = |place: ChannelId| seen.contains(&place.to_discord());
    lobby.looking.retain(|looking| looking.venue().is_none_or(|venue| is_seen(venue.channel)));
    lobby.games.retain(|game| is_seen(game.venue.channel));
    lobby.tournaments.retain(|row| is_seen(row.channel));
    Ok(lobby)
}

/// Returns the message of a lobby. It notifies nobody.
fn lobby_view(text: Text, lobby: &Lobby, has_role: bool) -> View {
    let mut lines = vec![say!(text, "lobby-title")];
    if lobby.looking.is_empty() {
        lines.push(say!(text, "lobby-nobody"));
    }
    lines.extend(lobby.looking.iter().map(|looking| {
        let (person, terms) = (mention(looking.person().id), terms_of(text, looking));
        let place = match looking.venue() {
            Some(venue) => channel(venue.channel),
            None => say!(text, "lobby-all-servers"),
        };
        format!("- {person} · {place} · {terms} · <t:{}:R>", looking.since().as_second())
    }));
    if !lobby.games.is_empty() {
        lines.push(say!(text, "lobby-games"));
    }
    lines.extend(lobby.games.iter().map(|game| {
        let ByColor { white, black } = both(text, &game.players);
        let place = links::link(game).unwrap_or_else(|| channel(game.venue.channel));
        format!("- {white} – {black} · {place}")
    }));
    if !lobby.tournaments.is_empty() {
        lines.push(say!(text, "lobby-tournaments"));
    }
    let tournaments = lobby.tournaments.iter();
    lines.extend(tournaments.map(|row| format!("- {} · {}", title(row), channel(row.channel))));
    let buttons: Vec<_> = lobby.looking.iter().filter_map(|it| play_button(text, it)).collect();
    let rows = buttons.chunks(BUTTONS_IN_ROW);
    let view = rows.fold(View::new(lines.join("\n")), |view, row| view.buttons(row.to_vec()));
    let tell = has_role.then(|| {
        button(LobbyClick::Tell, &say!(text, "button-lobby-tell"), ButtonStyle::Secondary)
    });
    view.buttons(std::iter::once(find_opponent(text)).chain(tell))
}

/// Returns the button that starts a game with somebody who looks for an opponent. For cut and choose, one
/// chooses a side of the board, which is shown with the challenge.
fn play_button(text: Text, looking: &Looking) -> Option<CreateButton> {
    let name = strip_direction_marks(&looking.person().name);
    let label = say!(text, "button-lobby-play", name = name);
    match looking {
        Looking::Here(challenge) if matches!(challenge.terms.setup, Setup::Cut(_)) => None,
        Looking::Here(challenge) => {
            let click = ChallengeClick::AcceptThere { challenge: challenge.id };
            Some(button(click, &label, ButtonStyle::Primary))
        }
        Looking::Anywhere(seek) => {
            let click = SeekClick::Meet { person: seek.person.id };
            Some(button(click, &label, ButtonStyle::Primary))
        }
    }
}

/// Says what kind of game somebody looks for, in one line.
fn terms_of(text: Text, looking: &Looking) -> String {
    match looking {
        Looking::Here(challenge) => {
            challenge_terms(text, challenge).lines().next().unwrap_or_default().to_owned()
        }
        Looking::Anywhere(seek) => {
            let clock = match seek.control {
                Some(wanted) => control(text, wanted),
                None => say!(text, "lobby-any-clock"),
            };
            let rated = if seek.rated { "yes" } else { "no" };
            say!(text, "lobby-seek-terms", clock = clock, rated = rated)
        }
    }
}

/// Says which lobby a server has, with buttons to close it and to notify nobody.
fn settings_view(text: Text, server: &ServerSettings) -> View {
    let lobby = match server.lobby {
        Some(id) => say!(text, "server-lobby", channel = channel(id)),
        None => say!(text, "server-lobby-none"),
    };
    let role = match server.lobby_role {
        Some(id) => say!(text, "server-lobby-role", role = links::role(id)),
        None => say!(text, "server-lobby-role-none"),
    };
    let plain = ButtonStyle::Secondary;
    let close =
        server.lobby.map(|_| button(LobbyClick::Close, &say!(text, "button-lobby-close"), plain));
    let silence = server
        .lobby_role
        .map(|_| button(LobbyClick::Silence, &say!(text, "button-lobby-silence"), plain));
    let buttons: Vec<_> = close.into_iter().chain(silence).collect();
    let view = View::new(format!("{lobby}\n{role}"));
    if buttons.is_empty() { view } else { view.buttons(buttons) }
}
