//! Private notices about games: to the caller after the answer, and to others by direct message.

use dvonn_discord::view::View;
use dvonn_model::{GameId, GameRow, PostKind, PostRow, UserId, Venue};
use dvonn_play as play;
use dvonn_play::Match;
use dvonn_play::plan::automatic::AutoEvent;
use dvonn_store::held_posts_for;

use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::failure::Failure;
use crate::runtime::posts;
use crate::runtime::posts::direct_messages::private_style;
use crate::runtime::posts::{Face, Message, To};
use crate::show::game::notice;
use crate::show::threads::{add_to_thread, not_added};
use crate::show::words::links::mention;

/// Sends the caller the notices that their own change has raised, privately and after the answer.
pub(crate) async fn notify_caller(app: &App, caller: &Caller) {
    if !caller.has_replied() {
        return;
    }
    let held = held_posts_for(caller.person.id).into_iter();
    for post in held.filter(|post| post.key.kind == PostKind::Notice) {
        posts::follow_up(app, post.key, caller, async |post| {
            let (game, event) = read(app, post).await?;
            Ok(notice::notice(caller.style(), &game, caller.person.id, &event))
        })
        .await;
    }
}

/// Returns a notice as a direct message. Those who could not be added to the thread of their game, and
/// accept no direct messages, are told in the channel of the thread.
pub(crate) async fn notice_face(app: &App, post: &PostRow) -> Result<Face, Failure> {
    let Some(person) = post.reader else { return Ok(Face::Nothing) };
    let (game, event) = read(app, post).await?;
    let view = notice::notice(private_style(app, person).await?, &game, person, &event);
    let name = format!("notice-{}", post.key.part);
    let direct = Message { name: name.clone(), to: To::Person(person), view };
    let beside = match (event, game.row.venue.parent) {
        (AutoEvent::NotAdded, Some(parent)) => {
            let said = not_added(app.style_of_game(&game.row).await.text, &game.row.venue);
            let view = View::new(format!("{} {said}", mention(person))).ping(Some(person));
            let venue = Venue { channel: parent, parent: None, ..game.row.venue };
            Some(Message { name, to: To::Venue(venue), view })
        }
        _ => None,
    };
    Ok(Face::Once([direct].into_iter().chain(beside).collect()))
}

async fn read(app: &App, post: &PostRow) -> Result<(Match, AutoEvent), Failure> {
    let game = Match::find(&app.store, GameId::from(post.key.subject)).await?;
    Ok((game, AutoEvent::of(post)?))
}

/// Adds people to the thread of their game. Those who cannot be added, except the caller, get a notice:
/// it follows the board. Returns true if the caller could be added.
pub(crate) async fn add_players(
    app: &App,
    game: &GameRow,
    people: impl IntoIterator<Item = UserId>,
    caller: Option<UserId>,
) -> bool {
    let mut refused = add_to_thread(app, &game.venue, people).await;
    let all = refused.len();
    refused.retain(|&person| Some(person) != caller);
    let is_added = refused.len() == all;
    if let Err(error) = play::notices::notify_not_added(&app.store, game, &refused, app.now()).await
        && !app.outages.explain(&error)
    {
        tracing::error!(%error, game = %game.id, "failed to notify players who are not in the thread");
    }
    is_added
}
