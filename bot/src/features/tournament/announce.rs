//! The messages about tournaments: one while people join, one for each round with the standings before it, and
//! one for the end. So a tournament has one message per *stage*. The server's announcement channel, the
//! organiser and players get others.

use dvonn_discord::cause::Cause;
use dvonn_discord::send::SendError;
use dvonn_discord::view::View;
use dvonn_model::{
    GameId, PairingRow, PostKey, PostRow, TournamentId, TournamentRow, TournamentState, UserId,
    Venue,
};
use dvonn_tournament::Tournament;
use futures::future::BoxFuture;
use jiff::SignedDuration;

use crate::features::tournament::{message, standings};
use crate::runtime::app::App;
use crate::runtime::failure::Failure;
use crate::runtime::posts::{Among, Face, Message, To};
use crate::runtime::style::Style;
use crate::show::game::tournament;
use crate::text::Text;

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
    let (row, stage) = (&of.row, stage_of(post));
    let is_present = stage == row.stage();
    let is_cancelled = row.state == TournamentState::Cancelled;
    if (!is_present || is_cancelled) && post.message.is_none() && !post.doubtful {
        // Nobody has seen it.
        return Ok(Face::Nothing);
    }
    if is_present && waits && app.store.post(PostKey::no_threads(row.id)).await?.is_none() {
        return Ok(Face::Later(app.now() + WAIT));
    }
    let style = app.public_style(Some(row.guild), row.locale.as_deref()).await;
    let views = (0..).zip(views_of(&of, style, stage));
    let mut messages =
        views.map(|(number, view)| in_channel(row, &format!("{stage}-{number}"), view));
    let Some(first) = messages.next() else { return Ok(Face::Nothing) };
    let before = (stage > 1 && row.state == TournamentState::Running).then(|| {
        let view = standings::public_standings(style, &of, stage - 1);
        in_channel(row, &format!("{}-end", stage - 1), view)
    });
    Ok(Face::Among(Box::new(Among {
        before: before.into_iter().collect(),
        lasting: vec![first],
        after: messages.collect(),
    })))
}

/// Returns the messages of a stage. Only the first is updated later.
fn views_of(of: &Tournament, style: Style, stage: u32) -> Vec<View> {
    match stage {
        0 => vec![message::open(style.text, of)],
        round if round <= of.row.round => message::round(style.text, of, round),
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
    let view = message::not_posted(Text::of(row.locale.as_deref()), &row, cause_of(post));
    let to = To::Person(organiser);
    Ok(Face::Lasting(Message { name: name(&row, "refused"), to, view }))
}

/// Returns what the server's announcement channel shows of a stage: the invitation, the standings before a
/// round, or the end.
pub(super) async fn news(app: &App, post: &PostRow) -> Result<Face, Failure> {
    let Some(of) = read(app, post).await? else { return Ok(Face::Nothing) };
    let (row, stage) = (&of.row, stage_of(post));
    let announcements = app.store.server(row.guild).await?.announcements;
    let Some(channel) = announcements.filter(|&channel| channel != row.channel) else {
        return Ok(Face::Nothing);
    };
    let style = app.public_style(Some(row.guild), row.locale.as_deref()).await;
    let view = match stage {
        0 if row.state == TournamentState::Open => message::invitation(style.text, &of),
        0 => return Ok(Face::Nothing),
        round if round <= row.round => standings::public_standings(style, &of, round - 1),
        // The winner is pinged in the channel of the tournament.
        _ => standings::over(style, &of).without_pings(),
    };
    let to = To::Venue(Venue { channel, ..venue(row) });
    Ok(Face::Once(vec![Message { name: name(row, &format!("{stage}-wide")), to, view }]))
}

/// Returns the message that no thread can be opened for the games of a tournament: in its channel or, if
/// the bot cannot post there, to the organiser. It is corrected once no game waits any more.
pub(super) async fn no_threads(app: &App, post: &PostRow) -> Result<Face, Failure> {
    let id = TournamentId::from(post.key.subject);
    let Some(row) = app.store.tournament(id).await? else { return Ok(Face::Nothing) };
    let text = Text::of(row.locale.as_deref());
    let name = format!("t{id}-{}-stop", post.since.as_second());
    let message = |to, view| Message { name: name.clone(), to, view };
    if !waits_for_threads(app, id).await? {
        return Ok(match post.message {
            Some(_) => {
                let view = message::threads_failed_no_more(text, &row);
                Face::Last(message(To::Venue(venue(&row)), view))
            }
            None => Face::Nothing,
        });
    }
    let view = message::threads_failed(text, &row, cause_of(post));
    let places = [Some(To::Venue(venue(&row))), row.organiser.map(To::Person)];
    let lasting = places.into_iter().flatten().map(|to| message(to, view.clone())).collect();
    Ok(Face::Among(Box::new(Among { before: Vec::new(), lasting, after: Vec::new() })))
}

/// Returns the message that tells a person that they were withdrawn, and by whom.
pub(super) async fn withdrawn(app: &App, post: &PostRow) -> Result<Face, Failure> {
    let row = app.store.tournament(TournamentId::from(post.key.subject)).await?;
    let (Some(row), Some(who), Some(by)) = (row, post.reader, person_of(post)?) else {
        return Ok(Face::Nothing);
    };
    let view = message::you_were_withdrawn(Text::of(row.locale.as_deref()), &row, by);
    Ok(Face::Once(vec![Message { name: format!("t{}-out", row.id), to: To::Person(who), view }]))
}

/// Returns the message to a person entered by somebody else: who that was, and a button to leave.
pub(super) async fn entered(app: &App, post: &PostRow) -> Result<Face, Failure> {
    let row = app.store.tournament(TournamentId::from(post.key.subject)).await?;
    let (Some(row), Some(who), Some(by)) = (row, post.reader, person_of(post)?) else {
        return Ok(Face::Nothing);
    };
    let view = message::you_were_entered(Text::of(row.locale.as_deref()), &row, who, by);
    let what = format!("in-{}", u64::from(who) % 100_000);
    Ok(Face::Once(vec![in_channel(&row, &what, view)]))
}

/// Returns the person named in the detail of a post.
fn person_of(post: &PostRow) -> Result<Option<UserId>, Failure> {
    let id = post.detail.as_deref().and_then(|by| by.parse::<u64>().ok());
    Ok(id.map(UserId::try_from).transpose()?)
}

/// Returns the message to the players of a game that goes on without its tournament: one of them was
/// withdrawn, or the tournament has ended.
pub(super) async fn unpaired(app: &App, post: &PostRow) -> Result<Face, Failure> {
    let game = GameId::from(post.key.subject);
    let Some(pairing) = app.store.pairing_of_game(game).await? else { return Ok(Face::Nothing) };
    let of = Tournament::read(&app.store, pairing.tournament).await?;
    let (Some(of), Some(thread)) = (of, pairing.thread) else { return Ok(Face::Nothing) };
    if people(&of, &pairing).is_empty() {
        // Games between computers stop.
        return Ok(Face::Nothing);
    }
    let text = Text::of(of.row.locale.as_deref());
    let view = match loser(&pairing) {
        Some(withdrawn) => message::game_continues(text, &of, withdrawn),
        None => tournament::tournament_ended(text, &of, &pairing),
    };
    let to = To::Venue(Venue { channel: thread, ..venue(&of.row) });
    Ok(Face::Once(vec![Message { name: format!("unpaired-{game}"), to, view }]))
}

/// Returns the entrant who lost a pairing that was decided before its game.
fn loser(pairing: &PairingRow) -> Option<u32> {
    let points = pairing.points?;
    if points.white < points.black { Some(pairing.white) } else { pairing.black }
}

/// Returns the people of a pairing.
pub(super) fn people(of: &Tournament, pairing: &PairingRow) -> Vec<UserId> {
    let two = [Some(pairing.white), pairing.black].into_iter().flatten();
    two.filter_map(|number| of.entrant(number)?.player.id()).collect()
}

/// Returns true if a game of a tournament needs a thread.
async fn waits_for_threads(app: &App, id: TournamentId) -> Result<bool, Failure> {
    let first = app.store.pairings_without_thread(app.now(), Some((id, 0, 0)), 1).await?;
    Ok(first.first().is_some_and(|pairing| pairing.tournament == id))
}

async fn read(app: &App, post: &PostRow) -> Result<Option<Tournament>, Failure> {
    Ok(Tournament::read(&app.store, TournamentId::from(post.key.subject)).await?)
}

fn stage_of(post: &PostRow) -> u32 {
    u32::try_from(post.key.part).unwrap_or_default()
}

/// Returns why Discord refuses what a post is about.
fn cause_of(post: &PostRow) -> Cause {
    post.detail.as_deref().and_then(|cause| cause.parse().ok()).unwrap_or(Cause::Invalid)
}

fn in_channel(row: &TournamentRow, what: &str, view: View) -> Message {
    Message { name: name(row, what), to: To::Venue(venue(row)), view }
}

/// Returns the name of a message about a tournament, within 25 characters.
fn name(row: &TournamentRow, what: &str) -> String {
    format!("t{}-{}-{what}", row.id, u64::from(row.channel) % 100_000)
}

fn venue(row: &TournamentRow) -> Venue {
    Venue { guild: Some(row.guild), channel: row.channel, parent: None, guest: false }
}
