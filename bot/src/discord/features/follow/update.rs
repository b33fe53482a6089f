//! Updates for followers, by direct message.

use dvonn_discord::send::SendError;
use dvonn_model::{GameId, PostRow};
use dvonn_play as play;
use dvonn_play::follow::NextUpdate;
use futures::future::BoxFuture;
use jiff::SignedDuration;

use crate::discord::features::follow::view;
use crate::discord::kit::app::App;
use crate::discord::kit::direct_messages::private_style;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::posts::{Face, Message, To};
use crate::discord::kit::visibility::{Sight, sight};

/// The shortest and the longest time until it looks again whether the board is shown: as long as the update has
/// been waiting for it.
const LOOK_AFTER: [SignedDuration; 2] =
    [SignedDuration::from_secs(1), SignedDuration::from_mins(1)];

/// Returns the update that a follower is to get.
pub(super) async fn update(app: &App, post: &PostRow) -> Result<Face, Failure> {
    let (game, now) = (GameId::from(post.key.subject), app.now());
    let Some(person) = post.reader else { return Ok(Face::Nothing) };
    let update = match play::follow::next_update(&app.store, game, person, now).await? {
        NextUpdate::Now(mut update) => {
            // Readers of the board may know more or less.
            update.game.row.known_plies = post.known;
            *update
        }
        NextUpdate::AfterBoard => {
            let [shortest, longest] = LOOK_AFTER;
            let waited = now.duration_since(post.since);
            return Ok(Face::Later(now + waited.clamp(shortest, longest)));
        }
        NextUpdate::At(time) => return Ok(Face::Later(time)),
        NextUpdate::Never => return Ok(Face::Nothing),
    };
    let row = &update.game.row;
    let Some(guild) = row.venue.guild else { return Ok(Face::Nothing) };
    let style = private_style(app, person).await?;
    let sight = sight(app, guild, row.venue.channel, person).await?;
    let view = match sight {
        Sight::Visible => view::update(style, &update),
        Sight::Hidden => view::hidden(style.text, row),
        Sight::Left => {
            play::follow::end(&app.store, game, person).await?;
            return Ok(Face::Nothing);
        }
    };
    let name = format!("follow-{}-{}", update.follow.id, row.revision);
    let face = Face::Once(vec![Message { name, to: To::Person(person), view }]);
    let is_last = sight == Sight::Hidden || !row.is_running();
    Ok(face.then(if is_last { end } else { end_if_refused }))
}

fn end_if_refused<'a>(
    app: &'a App,
    post: &'a PostRow,
    reason: Option<&'a SendError>,
) -> BoxFuture<'a, Result<(), Failure>> {
    if reason.is_none() { Box::pin(async { Ok(()) }) } else { end(app, post, reason) }
}

fn end<'a>(
    app: &'a App,
    post: &'a PostRow,
    _: Option<&'a SendError>,
) -> BoxFuture<'a, Result<(), Failure>> {
    Box::pin(async {
        let Some(person) = post.reader else { return Ok(()) };
        Ok(play::follow::end(&app.store, GameId::from(post.key.subject), person).await?)
    })
}
