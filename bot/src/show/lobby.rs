//! The message of a lobby: who looks for an opponent on a server, games to watch and tournaments to join. Its readers
//! learn nothing about channels that not all of them see.

use std::collections::HashSet;

use dvonn_discord::send::SendError;
use dvonn_discord::view::{BUTTONS_IN_ROW, CONTENT, View, button};
use dvonn_model::{ChannelId, GuildId, PostRow, Venue};
use dvonn_play::lobby::{Lobby, Looking};
use dvonn_rules::ByColor;
use serenity::all::{ButtonStyle, ChannelId as DiscordChannel, CreateButton};

use crate::runtime::app::App;
use crate::runtime::custom_id::custom_ids;
use crate::runtime::failure::Failure;
use crate::runtime::ids::ToDiscord;
use crate::runtime::posts::{Face, Message, To};
use crate::say;
use crate::show::first_steps::find_opponent;
use crate::show::ids::challenge::ChallengeClick;
use crate::show::ids::seek::SeekClick;
use crate::show::words::links::{channel, mention};
use crate::show::words::players::{both, strip_direction_marks};
use crate::show::words::terms::{challenge_terms, seek_terms};
use crate::show::words::tournament::open_tournament;
use crate::text::Text;

custom_ids! {
    /// A button of the lobby.
    pub(crate) enum LobbyClick {
        /// Take the role that is notified when somebody looks for an opponent, or take it off.
        "lobby-tell" => ToggleRole,
    }
}

/// Returns the lobby as it is now.
pub(crate) async fn lobby_face(app: &App, post: &PostRow) -> Result<Face, Failure> {
    let guild = GuildId::try_from(post.key.subject)?;
    let server = app.store.server(guild).await?;
    let Some(channel) = server.lobby else { return Ok(Face::Instead(Vec::new())) };
    let lobby = read_lobby(app, guild, channel).await?;
    let style = app.server_style(guild).await?;
    let message = Message {
        name: format!("lobby-{}", post.since.as_second()),
        to: To::Venue(Venue { guild: Some(guild), channel, parent: None, guest: false }),
        view: lobby_view(style.text, lobby, server.lobby_role.is_some()),
    };
    let is_there = post.channel == Some(channel) && post.message.is_some();
    Ok(if is_there { Face::Lasting(message) } else { Face::Instead(vec![message]) })
}

/// Returns what a lobby in this channel may show: places that all its readers see.
pub(crate) async fn read_lobby(
    app: &App,
    guild: GuildId,
    from: ChannelId,
) -> Result<Lobby, Failure> {
    let mut lobby = Lobby::read(&app.store, guild, app.now()).await?;
    let challenges = lobby.looking.iter().filter_map(Looking::venue).map(|it| it.channel);
    let games = lobby.games.iter().map(|game| game.venue.channel);
    let tournaments = lobby.tournaments.iter().map(|it| it.row.channel);
    let seen = seen_from(app, guild, from, challenges.chain(games).chain(tournaments)).await?;
    let is_seen = |place: ChannelId| seen.contains(&place.to_discord());
    lobby.looking.retain(|looking| looking.venue().is_none_or(|venue| is_seen(venue.channel)));
    lobby.games.retain(|game| is_seen(game.venue.channel));
    lobby.tournaments.retain(|it| is_seen(it.row.channel));
    lobby.cut();
    Ok(lobby)
}

/// Returns which of these places all readers of a channel see.
pub(crate) async fn seen_from(
    app: &App,
    guild: GuildId,
    from: ChannelId,
    places: impl Iterator<Item = ChannelId>,
) -> Result<HashSet<DiscordChannel>, Failure> {
    let (http, now) = (&app.client.http, app.now());
    let (server, from, places) =
        (guild.to_discord(), from.to_discord(), places.map(ToDiscord::to_discord).collect());
    match app.visible.seen_by_readers(http, server, from, &places, now).await {
        Ok(seen) => Ok(seen),
        Err(error @ SendError::Temporary(_)) => Err(error.into()),
        // The channel is gone or hidden from the bot: nothing can be shown there.
        Err(_) => Ok(HashSet::new()),
    }
}

/// Returns the message of a lobby, as much as fits. It notifies nobody.
fn lobby_view(text: Text, mut lobby: Lobby, has_role: bool) -> View {
    let mut content = lobby_text(text, &lobby);
    while content.chars().count() > CONTENT
        && (lobby.games.pop().is_some() || lobby.looking.pop().is_some())
    {
        content = lobby_text(text, &lobby);
    }
    let buttons: Vec<_> = lobby.looking.iter().map(|it| play_button(text, it)).collect();
    let rows = buttons.chunks(BUTTONS_IN_ROW);
    let view = rows.fold(View::new(content), |view, row| view.buttons(row.to_vec()));
    let tell = has_role.then(|| {
        button(LobbyClick::ToggleRole, &say!(text, "button-lobby-tell"), ButtonStyle::Secondary)
    });
    view.buttons(std::iter::once(find_opponent(text)).chain(tell))
}

fn lobby_text(text: Text, lobby: &Lobby) -> String {
    let mut lines = vec![say!(text, "lobby-title")];
    lines.push(if lobby.looking.is_empty() {
        say!(text, "lobby-nobody")
    } else {
        say!(text, "lobby-looking")
    });
    lines.extend(lobby.looking.iter().map(|looking| {
        let (person, terms) = (mention(looking.person().id), terms_of(text, looking));
        let place = match looking.venue() {
            Some(venue) => channel(venue.channel),
            None => say!(text, "lobby-all-servers"),
        };
        format!("- {person} · {place} · {terms} · <t:{}:R>", looking.since().as_second())
    }));
    if !lobby.tournaments.is_empty() {
        lines.push(say!(text, "lobby-tournaments"));
    }
    lines.extend(lobby.tournaments.iter().map(|it| format!("- {}", open_tournament(text, it))));
    if !lobby.games.is_empty() {
        lines.push(say!(text, "lobby-games"));
    }
    lines.extend(lobby.games.iter().map(|game| {
        let ByColor { white, black } = both(text, &game.players);
        format!("- {white} – {black} · {}", channel(game.venue.channel))
    }));
    lines.join("\n")
}

/// Returns the button that starts a game with somebody who looks for an opponent.
pub(crate) fn play_button(text: Text, looking: &Looking) -> CreateButton {
    let name = strip_direction_marks(&looking.person().name);
    let label = say!(text, "button-lobby-play", name = name);
    match looking {
        Looking::Here(challenge) => {
            let click = ChallengeClick::AcceptThere { challenge: challenge.id, side: None };
            button(click, &label, ButtonStyle::Primary)
        }
        Looking::Anywhere(seek) => {
            let click = SeekClick::Meet { person: seek.person.id };
            button(click, &label, ButtonStyle::Primary)
        }
    }
}

/// Says what kind of game somebody looks for, in one line.
pub(crate) fn terms_of(text: Text, looking: &Looking) -> String {
    match looking {
        Looking::Here(challenge) => challenge_terms(text, challenge),
        Looking::Anywhere(seek) => seek_terms(text, seek),
    }
}

#[cfg(test)]
mod tests {
    use dvonn_model::{GameRow, SeekRow, UserId};
    use jiff::Timestamp;

    use super::*;

    #[test]
    fn a_full_lobby_fits_a_message_in_every_language() {
        let id = u64::MAX >> 1;
        let sample = GameRow::sample();
        let venue = Venue {
            guild: id.try_into().ok(),
            channel: id.try_into().unwrap(),
            ..sample.venue.clone()
        };
        let seek = |number: u64| SeekRow {
            person: dvonn_model::Person::new(UserId::try_from(id - number).unwrap(), "x"),
            venue: venue.clone(),
            locale: None,
            layout: None,
            control: None,
            rated: true,
            rating: None,
            width: None,
            made_at: Timestamp::UNIX_EPOCH,
            expires_at: Timestamp::UNIX_EPOCH,
        };
        let mut lobby = Lobby {
            looking: (0..30).map(|number| Looking::Anywhere(Box::new(seek(number)))).collect(),
            games: vec![GameRow { venue: venue.clone(), ..sample }; 30],
            tournaments: Vec::new(),
        };
        lobby.looking.push(Looking::Anywhere(Box::new(seek(0))));
        lobby.cut();
        assert_eq!((lobby.looking.len(), lobby.games.len()), (10, 5));
        for text in Text::all() {
            let view = lobby_view(text, lobby.clone(), true);
            assert!(view.content().chars().count() <= CONTENT, "{}", text.tag());
            assert!(!view.content().ends_with('…'), "{}: {}", text.tag(), view.content());
        }
    }
}
