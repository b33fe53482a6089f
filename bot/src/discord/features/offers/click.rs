//! Buttons for offers, pauses, extra time and aborting a game.

use dvonn_discord::view::View;
use dvonn_model::{GameId, OfferId, OfferKind, PostKey, PostRow};
use dvonn_play as play;
use dvonn_play::offers::OfferAnswer;
use dvonn_play::{GameRequest, Match, offers};
use serenity::all::ComponentInteraction;

use crate::discord::features::offers::make::{make_offer, show_offer};
use crate::discord::kit::admission::check_moderator;
use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::custom_id::BoardRef;
use crate::discord::kit::delivery::Delivery;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::feature::Click;
use crate::discord::kit::game::announce::{announce, reply_and_announce};
use crate::discord::kit::game::controls;
use crate::discord::kit::game::decisions::decisions;
use crate::discord::kit::ids::offer::OfferClick;
use crate::discord::kit::posts;
use crate::discord::kit::posts::{Face, Message, To};
use crate::say;
use crate::text::Text;

impl Click for OfferClick {
    async fn serve(
        self,
        app: &App,
        caller: &Caller,
        _: &ComponentInteraction,
    ) -> Result<(), Failure> {
        match self {
            OfferClick::OfferDraw { at } => offer(app, caller, at, OfferKind::Draw).await,
            OfferClick::OfferTakeback { at } => offer(app, caller, at, OfferKind::Takeback).await,
            OfferClick::OfferPause { at } => offer(app, caller, at, OfferKind::Pause).await,
            OfferClick::Accept { offer } => answer(app, caller, offer, OfferAnswer::Accept).await,
            OfferClick::Decline { offer } => answer(app, caller, offer, OfferAnswer::Decline).await,
            OfferClick::Withdraw { offer } => {
                answer(app, caller, offer, OfferAnswer::Withdraw).await
            }
            OfferClick::Resume { game } => {
                let game = offers::resume(&app.store, request(app, caller, game)).await?;
                announce_change(app, caller, &game).await
            }
            OfferClick::GiveTime { game, revision } => {
                let request = request(app, caller, game);
                let game = offers::give_time(&app.store, request, Some(revision)).await?;
                announce_change(app, caller, &game).await
            }
            OfferClick::Abort { game } => {
                let game = play::rights::abort(&app.store, request(app, caller, game)).await?;
                announce_change(app, caller, &game).await
            }
            OfferClick::More { game } => {
                let game = Match::find(&app.store, game).await?;
                let more = match game.check_player(caller.person.id) {
                    Ok(_) => controls::more(caller.text, &game),
                    Err(refusal) => moderators_menu(caller, &game).ok_or(refusal)?,
                };
                Ok(caller.reply_private(&more).await?)
            }
        }
    }
}

/// Returns what a moderator of the game's server may decide about it, if the person is one.
fn moderators_menu(caller: &Caller, game: &Match) -> Option<View> {
    let is_here = caller.venue.guild.is_some_and(|guild| game.row.is_on(guild));
    let may_decide = is_here && check_moderator(caller).is_ok();
    may_decide.then(|| decisions(caller.text, game)).flatten()
}

async fn offer(app: &App, caller: &Caller, at: BoardRef, kind: OfferKind) -> Result<(), Failure> {
    let request = request(app, caller, at.game);
    let made = make_offer(app, request, kind, Some(at.moment)).await?;
    show_offer(app, caller, &made).await;
    Ok(())
}

/// Answers an offer. Its message shows the answer. A change to the game is announced separately.
async fn answer(
    app: &App,
    caller: &Caller,
    offer: OfferId,
    answer: OfferAnswer,
) -> Result<(), Failure> {
    let now = app.now();
    let answered =
        offers::answer(&app.store, offer, answer, caller.person.id, caller.id, now).await?;
    let game = answered.game.for_reader(caller.person.id);
    // The other player sees the offer's message.
    let is_withdrawn_elsewhere = answer == OfferAnswer::Withdraw && game.row.is_relayed();
    let text = if is_withdrawn_elsewhere { caller.text } else { caller.public_text() };
    let view = controls::closed_offer(text, &answered.offer, &game.row);
    match caller.update_message(&view).await {
        Ok(()) if is_withdrawn_elsewhere => {}
        Ok(()) => posts::record_last(app, PostKey::offer(offer)).await,
        Err(error) => {
            tracing::info!(%error, %offer, "failed to remove buttons of answered offer");
        }
    }
    if answer == OfferAnswer::Accept {
        announce(app, &answered.game, Delivery::FollowUp(caller)).await;
    }
    Ok(())
}

/// Returns the message to a player in the other venue of a game that their offer was declined.
pub(super) async fn declined(app: &App, post: &PostRow) -> Result<Face, Failure> {
    let offer = app.store.offer(OfferId::from(post.key.subject)).await?;
    let Some(offer) = offer else { return Ok(Face::Nothing) };
    let game = Match::find(&app.store, offer.game).await?;
    let row = game.row.seen_by_side(offer.by);
    let view = controls::closed_offer(Text::of(row.locale.as_deref()), &offer, &row);
    Ok(Face::Once(vec![Message {
        name: format!("declined-{}", offer.id),
        to: To::Venue(row.venue),
        view,
    }]))
}

/// Announces a game that has changed.
async fn announce_change(app: &App, caller: &Caller, game: &Match) -> Result<(), Failure> {
    if caller.is_in_private() {
        reply_and_announce(app, caller, game, &View::new(say!(caller.text, "offer-posted"))).await;
    } else {
        announce(app, game, Delivery::Reply(caller)).await;
    }
    Ok(())
}

fn request(app: &App, caller: &Caller, game: GameId) -> GameRequest {
    let game = game.into();
    GameRequest { game, person: caller.person.id, interaction: caller.id, at: app.now() }
}
