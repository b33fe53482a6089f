//! The messages about tournaments: one while people join, one for each round with the standings before it, and
//! one for the end. So a tournament has one message per *stage*. The server's announcement channel, the
//! organiser and players get others.

use dvonn_discord::cause::Cause;
use dvonn_discord::send::SendError;
use dvonn_discord::view::View;
use dvonn_model::{
    ChannelId, EntrantRow, GameId, GuildId, Home, PairingRow, PostKey, PostKind, PostRow,
    TournamentId, TournamentRow, TournamentState, UserId, Venue,
};
use dvonn_play::Match;
use dvonn_rules::Color;
use dvonn_tournament as tournament;
use dvonn_tournament::Tournament;
use futures::future::BoxFuture;
use jiff::SignedDuration;
use jiff::tz::TimeZone;

use crate::features::tournament::calendar::zone_of_organiser;
use crate::features::tournament::{arena, message, standings, teams, told};
use crate::runtime::app::App;
use crate::runtime::failure::Failure;
use crate::runtime::posts::direct_messages::private_style;
use crate::runtime::posts::{Among, Face, Message, To};
use crate::runtime::style::Style;
use crate::show::contest::announcement_venue;
use crate::show::game::tournament::tournament_ended;
use crate::show::threads::has_left;
use crate::text::Text;

/// How long the invitation to the next tournament of a series waits for the message that the one before has
/// started, and one elsewhere for the message it links to; and how often it looks.
const PATIENCE: SignedDuration = SignedDuration::from_mins(5);
const LOOK_AGAIN: SignedDuration = SignedDuration::from_secs(1);
/// The longest time until a stage that waits for threads is looked at again. Each game that starts raises it.
const WAIT: SignedDuration = SignedDuration::from_secs(30);

/// Returns what the message of a stage shows now. If Discord does not allow it, the organiser is told.
pub(super) async fn stage(app: &App, post: &PostRow) -> Result<Face, Failure> {
    Ok(stage_face(app, post).await?.then(tell_organiser))
}

/// As [`stage`], but tells nobody. A round is shown once its games have threads, or cannot get them.
pub(super) async fn stage_face(app: &App, post: &PostRow) -> Result<Face, Failure> {
    // Asked before the tournament is read: if none waits, what is read then has the threads of all.
    let waits = waits_for_threads(app, TournamentId::from(post.key.subject)).await?;
    let Some(of) = read(app, post).await? else { return Ok(Face::Nothing) };
    let Some(home) = home_of(&of.row, post) else { return Ok(Face::Nothing) };
    let of = of.seen_from(home.guild);
    let (row, stage) = (&of.row, stage_of(post));
    let is_present = stage == row.stage();
    let is_cancelled = row.state == TournamentState::Cancelled && stage == 0;
    if (!is_present || is_cancelled) && post.message.is_none() && !post.doubtful {
        // Nobody has seen it.
        return Ok(Face::Nothing);
    }
    if post.message.is_none()
        && stage == 0
        && waits_for_former(app, row).await?
        && is_recent(app, post)
    {
        return Ok(Face::Later(app.now() + LOOK_AGAIN));
    }
    if is_present && waits && !has_no_threads(app, row).await? {
        return Ok(Face::Later(app.now() + WAIT));
    }
    let style = app.public_style(Some(home.guild), home.locale.as_deref()).await;
    let has_reserve = row.state == TournamentState::Open || row.teams.is_some();
    let reserve = if has_reserve { app.store.reserve_of(row.id).await? } else { Vec::new() };
    let zone = zone_of_organiser(app, row).await?;
    let views = (0..).zip(views_of(&of, &reserve, &zone, style, stage, home.guild));
    let mut messages =
        views.map(|(number, view)| in_home(row, &home, &format!("{stage}-{number}"), view));
    let Some(first) = messages.next() else { return Ok(Face::Nothing) };
    let before = (stage > 1 && row.state == TournamentState::Running).then(|| {
        let view = standings::public_standings(style, &of, stage - 1);
        in_home(row, &home, &format!("{}-end", stage - 1), view)
    });
    Ok(Face::Among(Box::new(Among {
        before: before.into_iter().collect(),
        lasting: vec![first],
        after: messages.collect(),
    })))
}

/// Returns the messages of a stage. Only the first is updated later.
fn views_of(
    of: &Tournament,
    reserve: &[EntrantRow],
    zone: &TimeZone,
    style: Style,
    stage: u32,
    guild: GuildId,
) -> Vec<View> {
    match stage {
        0 => vec![message::open(style.text, of, reserve, zone, guild)],
        round if round <= of.row.round => {
            let mut views = message::round(style.text, of, round);
            if let Some(rest) = teams::reserve(style.text, &of.row, reserve, guild)
                && let Some(first) = views.first_mut()
            {
                *first = first.clone().and(rest);
            }
            views
        }
        _ if of.row.is_called_off() => told::called_off(style.text, of).into_iter().collect(),
        _ => vec![standings::over(style, of)],
    }
}

/// Tells the organiser by direct message why a stage could not be shown, once for each channel.
fn tell_organiser<'a>(
    app: &'a App,
    post: &'a PostRow,
    reason: Option<&'a SendError>,
) -> BoxFuture<'a, Result<(), Failure>> {
    Box::pin(async move {
        let Some(cause) = reason.and_then(SendError::cause) else { return Ok(()) };
        let id = TournamentId::from(post.key.subject);
        let Some(row) = app.store.tournament(id).await? else { return Ok(()) };
        let (key, detail) = (PostKey::not_posted(id, row.channel), cause.into());
        let mut tx = app.store.begin().await?;
        tx.raise_post_with(key, row.organiser, Some(detail), app.now()).await?;
        Ok(tx.commit().await?)
    })
}

/// Returns the message to the organiser that a stage could not be shown.
pub(super) async fn not_posted(app: &App, post: &PostRow) -> Result<Face, Failure> {
    let row = app.store.tournament(TournamentId::from(post.key.subject)).await?;
    let (Some(row), Some(organiser)) = (row, post.reader) else { return Ok(Face::Nothing) };
    let view = told::not_posted(Text::of(row.locale.as_deref()), &row, cause_of(post));
    let to = To::Person(organiser);
    Ok(Face::Lasting(Message { name: name(&row, row.channel, "refused"), to, view }))
}

/// Returns what the server's announcement channel shows of a stage: the invitation, the standings before a
/// round, or the end.
pub(super) async fn news(app: &App, post: &PostRow) -> Result<Face, Failure> {
    let Some(of) = read(app, post).await? else { return Ok(Face::Nothing) };
    let (row, stage) = (&of.row, stage_of(post));
    let Some(venue) = announcement_venue(app, row.guild, row.channel).await? else {
        return Ok(Face::Nothing);
    };
    let style = app.public_style(Some(row.guild), row.locale.as_deref()).await;
    let view = match stage {
        0 if row.state == TournamentState::Open && !row.entry.invited => {
            let shown = app.store.post(PostKey::tournament(row.id, 0)).await?;
            let message = shown.and_then(|shown| shown.message);
            if message.is_none() && is_recent(app, post) {
                return Ok(Face::Later(app.now() + LOOK_AGAIN));
            }
            told::invitation(style.text, row, &zone_of_organiser(app, row).await?, message)
        }
        0 => return Ok(Face::Nothing),
        round if round <= row.round => standings::public_standings(style, &of, round - 1),
        // The winner is pinged in the channel of the tournament.
        _ => standings::over(style, &of).without_pings(),
    };
    let name = name(row, row.channel, &format!("{stage}-wide"));
    Ok(Face::Once(vec![Message { name, to: To::Venue(venue), view }]))
}

/// Returns the message that no thread can be opened for the games of a tournament: in its channel or, if
/// the bot cannot post there, to the organiser. It is corrected once no game waits any more.
pub(super) async fn no_threads(app: &App, post: &PostRow) -> Result<Face, Failure> {
    let id = TournamentId::from(post.key.subject);
    let Some(row) = app.store.tournament(id).await? else { return Ok(Face::Nothing) };
    let Some(home) = home_of(&row, post) else { return Ok(Face::Nothing) };
    let text = Text::of(home.locale.as_deref());
    let name = format!("t{id}-{}-stop", post.since.as_second());
    let message = |to, view| Message { name: name.clone(), to, view };
    let here = To::Venue(venue(&home));
    if !waits_for_threads(app, id).await? {
        return Ok(match post.message {
            Some(_) => Face::Last(message(here, told::threads_failed_no_more(text, &row))),
            None => Face::Nothing,
        });
    }
    let view = told::threads_failed(text, &row, &home, cause_of(post));
    let organiser = row.organiser.filter(|_| home.guild == row.guild).map(To::Person);
    let places = [Some(here), organiser];
    let lasting = places.into_iter().flatten().map(|to| message(to, view.clone())).collect();
    Ok(Face::Among(Box::new(Among { before: Vec::new(), lasting, after: Vec::new() })))
}

/// Returns the message to a person who was withdrawn or replaced: by whom, or why.
pub(super) async fn withdrawn(app: &App, post: &PostRow) -> Result<Face, Failure> {
    let row = app.store.tournament(TournamentId::from(post.key.subject)).await?;
    let (Some(row), Some(who)) = (row, post.reader) else { return Ok(Face::Nothing) };
    let text = Text::of(locale_for(app, &row, who).await?.as_deref());
    let view = match people_of(post) {
        [Some(by), Some(new)] => told::you_were_replaced(text, &row, by, new),
        [Some(by), None] => told::you_were_withdrawn(text, &row, by),
        [None, _] => told::you_have_no_place(private_style(app, who).await?.text, &row),
    };
    Ok(Face::Once(vec![Message { name: format!("t{}-out", row.id), to: To::Person(who), view }]))
}

/// Returns the message to a person entered by somebody else: who that was, and a button to leave. It also tells those
/// who enter from the reserve. If they have left the server meanwhile, the next one enters.
pub(super) async fn entered(app: &App, post: &PostRow) -> Result<Face, Failure> {
    let (of, Some(who)) = (read(app, post).await?, post.reader) else { return Ok(Face::Nothing) };
    let Some(of) = of.filter(|of| of.entrant_of(who).is_some()) else { return Ok(Face::Nothing) };
    let row = &of.row;
    let server = of.entrant_of(who).map_or(row.guild, |entrant| row.server_of(entrant));
    let Some(home) = row.home_on(server) else { return Ok(Face::Nothing) };
    if post.message.is_none() && !post.doubtful && has_left(app, server, who).await {
        tournament::withdraw_absent(&app.store, row.id, who, app.now()).await?;
        return Ok(Face::Nothing);
    }
    let text = Text::of(home.locale.as_deref());
    let view = match people_of(post) {
        [Some(by), Some(former)] => told::you_take_over(text, row, who, by, former),
        [by, _] => told::you_were_entered(text, row, who, by),
    };
    let what = format!("in-{}", u64::from(who) % 100_000);
    Ok(Face::Once(vec![in_home(row, &home, &what, view)]))
}

/// Returns the message to a person who was sent on a break from an arena, with a button to come back.
pub(super) async fn on_break(app: &App, post: &PostRow) -> Result<Face, Failure> {
    let (of, Some(who)) = (read(app, post).await?, post.reader) else { return Ok(Face::Nothing) };
    let is_out = |of: &Tournament| of.entrant_of(who).is_some_and(EntrantRow::is_out);
    let of = of.filter(|of| of.row.state == TournamentState::Running && is_out(of));
    let Some(of) = of else { return Ok(Face::Nothing) };
    let view = arena::on_break(Text::of(of.row.locale.as_deref()), &of.row, who);
    let what = format!("rest-{}", u64::from(who) % 100_000);
    Ok(Face::Once(vec![in_home(&of.row, &of.row.own_home(), &what, view)]))
}

/// Returns the message in the thread of an arena's game that tells a player of it what follows: that they wait for an
/// opponent, then where their next game is.
pub(super) async fn next_game(app: &App, post: &PostRow) -> Result<Face, Failure> {
    let (game, Some(who)) = (GameId::from(post.key.subject), post.reader) else {
        return Ok(Face::Nothing);
    };
    let Some(played) = app.store.pairing_of_game(game).await? else { return Ok(Face::Nothing) };
    let of = Tournament::read(&app.store, played.tournament).await?;
    let entrant = of.as_ref().and_then(|of| of.entrant_of(who));
    let (Some(of), Some(entrant), Some(channel)) = (&of, entrant, played.thread) else {
        return Ok(Face::Nothing);
    };
    let text = Text::of(of.row.locale.as_deref());
    let name = format!("next-{game}-{}", u64::from(who) % 100_000);
    let to = To::Venue(Venue { channel, ..venue(&of.row.own_home()) });
    let message = |view| Message { name, to, view };
    let next = of.played_in_threads(entrant.number).find(|next| next.board > played.board);
    Ok(if let Some(thread) = next.and_then(|next| next.thread) {
        Face::Last(message(arena::next_game(text, who, thread)))
    } else if of.waits(entrant) {
        Face::Lasting(message(arena::waits(text, who)))
    } else if post.message.is_some() || post.doubtful {
        Face::Last(message(arena::waits_no_more(text, &of.row, who)))
    } else {
        Face::Nothing
    })
}

/// Returns the people in the detail of a post: the organiser, then the other person of a replacement.
fn people_of(post: &PostRow) -> [Option<UserId>; 2] {
    let mut ids = post.detail.as_deref().unwrap_or_default().split(' ');
    [(); 2].map(|()| ids.next()?.parse::<u64>().ok()?.try_into().ok())
}

/// Returns the message to the players of a game that goes on without its tournament: one of them was
/// withdrawn, or the tournament has ended.
pub(super) async fn unpaired(app: &App, post: &PostRow) -> Result<Face, Failure> {
    let game = GameId::from(post.key.subject);
    let Some(pairing) = app.store.pairing_of_game(game).await? else { return Ok(Face::Nothing) };
    let of = Tournament::read(&app.store, pairing.tournament).await?;
    let Some(of) = of else { return Ok(Face::Nothing) };
    if people(&of, &pairing).is_empty() {
        // Games between computers stop.
        return Ok(Face::Nothing);
    }
    let loser = loser(&pairing);
    // Of a game between two servers, it is told where somebody goes on who has not left.
    let stays = loser.map_or(Color::White, Color::other);
    let seen = Match::find(&app.store, game).await?.row.seen_by_side(stays);
    let text = Text::of(seen.locale.as_deref());
    let view = match loser {
        // Somebody else may have taken over from them.
        Some(side) => told::game_continues(text, &of.row, &seen.players[side]),
        None => {
            let of = match seen.venue.guild {
                Some(guild) => of.seen_from(guild),
                None => of,
            };
            tournament_ended(text, &of, &pairing)
        }
    };
    let to = To::Venue(seen.venue);
    Ok(Face::Once(vec![Message { name: format!("unpaired-{game}"), to, view }]))
}

/// Returns the side that lost a pairing that was decided before its game.
fn loser(pairing: &PairingRow) -> Option<Color> {
    let points = pairing.points?;
    Some(if points.white < points.black { Color::White } else { Color::Black })
}

/// Returns the people of a pairing.
pub(super) fn people(of: &Tournament, pairing: &PairingRow) -> Vec<UserId> {
    let two = [Some(pairing.white), pairing.black].into_iter().flatten();
    two.filter_map(|number| of.entrant(number)?.player.id()).collect()
}

/// Returns true if it is told somewhere that no thread can be opened for the games of a tournament.
async fn has_no_threads(app: &App, row: &TournamentRow) -> Result<bool, Failure> {
    for guests in [false, true] {
        if app.store.post(PostKey::no_threads(row.id, guests)).await?.is_some() {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Returns true if a game of a tournament needs a thread.
async fn waits_for_threads(app: &App, id: TournamentId) -> Result<bool, Failure> {
    let first = app.store.pairings_without_thread(app.now(), Some((id, 0, 0)), 1).await?;
    Ok(first.first().is_some_and(|pairing| pairing.tournament == id))
}

/// Returns true if the tournament before this one in its series has started or was called off, and no message
/// says so yet.
async fn waits_for_former(app: &App, row: &TournamentRow) -> Result<bool, Failure> {
    let Some(series) = row.series else { return Ok(false) };
    let Some(former) = app.store.former_of_series(series, row.id).await? else { return Ok(false) };
    let shown = app.store.post(PostKey::tournament(former.id, former.stage())).await?;
    Ok(shown.is_some_and(|it| it.message.is_none()))
}

/// Returns true if what a post tells happened a short time ago.
fn is_recent(app: &App, post: &PostRow) -> bool {
    app.now() < post.since + PATIENCE
}

async fn read(app: &App, post: &PostRow) -> Result<Option<Tournament>, Failure> {
    Ok(Tournament::read(&app.store, TournamentId::from(post.key.subject)).await?)
}

fn stage_of(post: &PostRow) -> u32 {
    u32::try_from(post.key.part).unwrap_or_default()
}

/// Returns the language of the server for which a person plays.
async fn locale_for(
    app: &App,
    row: &TournamentRow,
    person: UserId,
) -> Result<Option<String>, Failure> {
    let entrants = app.store.entrants(row.id).await?;
    let entrant = entrants.iter().find(|entrant| entrant.player.is(person));
    let home = entrant.and_then(|entrant| entrant.home.as_ref());
    Ok(home.map_or(&row.locale, |home| &home.locale).clone())
}

/// Returns why Discord refuses what a post is about.
fn cause_of(post: &PostRow) -> Cause {
    post.detail.as_deref().and_then(|cause| cause.parse().ok()).unwrap_or(Cause::Invalid)
}

/// Returns where a post about a tournament is: on its own server or, if it is for the guests of a match, on theirs.
fn home_of(row: &TournamentRow, post: &PostRow) -> Option<Home> {
    let is_for_guests = match post.key.kind {
        PostKind::GuestStage => true,
        PostKind::NoThreads => post.key.part != 0,
        _ => false,
    };
    if is_for_guests {
        Some(row.teams.as_ref()?.guest.as_ref()?.home.clone())
    } else {
        Some(row.own_home())
    }
}

fn in_home(row: &TournamentRow, home: &Home, what: &str, view: View) -> Message {
    Message { name: name(row, home.channel, what), to: To::Venue(venue(home)), view }
}

/// Returns the name of a message about a tournament in a channel, within 25 characters.
fn name(row: &TournamentRow, channel: ChannelId, what: &str) -> String {
    format!("t{}-{}-{what}", row.id, u64::from(channel) % 100_000)
}

fn venue(home: &Home) -> Venue {
    Venue { guild: Some(home.guild), channel: home.channel, parent: None, guest: false }
}
