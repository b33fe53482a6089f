//! Background work: starts games between people who fit after some waiting, and ends what nobody
//! answered in time.

use std::sync::Arc;

use dvonn_model::{Person, PostRow, SeekRow, UserId};
use dvonn_play as play;
use jiff::Timestamp;

use crate::discord::features::seek::view;
use crate::discord::kit::app::App;
use crate::discord::kit::background::{BATCH, JobProgress, in_turn};
use crate::discord::kit::chance;
use crate::discord::kit::delivery::Delivery;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::game::announce::announce;
use crate::discord::kit::posts::{Face, Message, To};
use crate::discord::kit::threads::archive_thread;
use crate::text::Text;

/// Starts all games that can start by now, and ends the search of those whose time is over.
pub(super) async fn match_and_end(app: &Arc<App>, now: Timestamp) -> Result<JobProgress, Failure> {
    while let Some(game) = play::seek::match_waiting(&app.store, chance::bits(), now).await? {
        announce(app, &game, Delivery::Message).await;
    }
    let over = app.store.seeks_ended_by(now, BATCH).await?;
    let ending = over.into_iter().map(|SeekRow { person: Person { id, .. }, .. }| {
        (id, async move { Ok(play::seek::expire(&app.store, id, now).await?) })
    });
    Ok(in_turn(app, "end seek", ending).await)
}

/// Returns the message that no opponent was found.
pub(super) async fn face(app: &App, post: &PostRow) -> Result<Face, Failure> {
    let Some(seek) = play::seek::in_vain(&app.store, person(post)?, app.now()).await? else {
        return Ok(Face::Nothing);
    };
    let view = view::ended(Text::of(seek.locale.as_deref()), &seek);
    // In hexadecimal, because of the limit of 25 characters.
    let name = format!("{:x}-{:x}", u64::from(seek.person.id), seek.expires_at.as_second());
    let message = Message { name, to: To::Venue(seek.venue), view };
    Ok(Face::Once(vec![message]).then(|app, post, _| Box::pin(forget(app, post))))
}

/// Forgets what somebody has looked for in vain, and the thread that was kept for their game.
async fn forget(app: &App, post: &PostRow) -> Result<(), Failure> {
    let (person, now) = (person(post)?, app.now());
    let seek = play::seek::in_vain(&app.store, person, now).await?;
    if let Some(SeekRow { venue, .. }) = seek.filter(|seek| seek.venue.parent.is_some()) {
        archive_thread(app, &venue).await;
    }
    Ok(play::seek::forget(&app.store, person, now).await?)
}

fn person(post: &PostRow) -> Result<UserId, Failure> {
    Ok(post.key.subject.try_into()?)
}
