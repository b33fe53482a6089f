//! The messages of offers between players. Each shows its offer, then what came of it, and is posted where
//! the player is who must answer.

use dvonn_model::{GameRow, OfferId, OfferRow, OfferState, PostKey, PostRow};
use dvonn_play::Match;

use crate::runtime::app::App;
use crate::runtime::delivery::Delivery;
use crate::runtime::failure::Failure;
use crate::runtime::posts;
use crate::runtime::posts::{Face, Message, To};
use crate::show::game::controls;
use crate::text::Text;

/// Shows an offer that the caller has made, as the answer to them.
pub(crate) async fn show_offer(app: &App, offer: &OfferRow, game: &Match, delivery: Delivery<'_>) {
    let delivery = delivery.to(&seen_by_opponent(&game.row, offer));
    posts::answer(app, PostKey::offer(offer.id), delivery, async |post| {
        face(app, post, offer, game.clone()).await
    })
    .await;
}

/// Returns what the message of an offer shows now.
pub(crate) async fn offer_face(app: &App, post: &PostRow) -> Result<Face, Failure> {
    let offer = app.store.offer(OfferId::from(post.key.subject)).await?;
    let Some(offer) = offer else { return Ok(Face::Nothing) };
    let game = Match::find(&app.store, offer.game).await?;
    face(app, post, &offer, game).await
}

async fn face(app: &App, post: &PostRow, offer: &OfferRow, game: Match) -> Result<Face, Failure> {
    let game = Match { row: seen_by_opponent(&game.row, offer), ..game };
    let message = |view| Message {
        name: format!("offer-{}", offer.id),
        to: To::Venue(game.row.venue.clone()),
        view,
    };
    let closed = || controls::closed_offer(Text::of(game.row.locale.as_deref()), offer, &game.row);
    Ok(match offer.state {
        OfferState::Open => {
            let style = app.style_of_game(&game.row).await;
            Face::Lasting(message(controls::open_offer(style, offer, &game)))
        }
        // The computer declines before anybody has seen the offer.
        OfferState::Declined => Face::Last(message(closed())),
        _ if post.message.is_none() && !post.doubtful => Face::Nothing,
        _ => Face::Last(message(closed())),
    })
}

/// Returns the game as the player sees it who must answer: only they see the offer.
fn seen_by_opponent(game: &GameRow, offer: &OfferRow) -> GameRow {
    game.clone().seen_by_side(offer.by.other())
}
