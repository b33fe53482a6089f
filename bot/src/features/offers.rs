//! Offers between players: draws, takebacks, pauses, extra time and rematches (`/dvonn offer`). Also
//! aborting a game, and claiming one whose opponent has left (`/game abort`, `/game claim`).

use std::sync::Arc;
use std::time::Duration;

use dvonn_discord::view::{View, button};
use dvonn_engine::Limits;
use dvonn_model::{GameId, OfferId, OfferKind, OfferState, PostKey, PostKind, PostRow, UserId};
use dvonn_play as play;
use dvonn_play::offers::{ComputerAnswer, OfferAnswer, OfferOutcome, Offered};
use dvonn_play::rights::RightsRefusal;
use dvonn_play::{BoardVersion, GameRef, GameRequest, Match, offers};
use jiff::{SignedDuration, Timestamp};
use serenity::all::{ButtonStyle, ComponentInteraction};

use crate::computer::Busy;
use crate::runtime::app::{App, owner};
use crate::runtime::caller::Caller;
use crate::runtime::caller::command::{Context, caller, caller_anywhere};
use crate::runtime::custom_id::BoardRef;
use crate::runtime::delivery::Delivery;
use crate::runtime::failure::Failure;
use crate::runtime::feature::{Click, ClickHandler, CommandPlace, Feature, Work};
use crate::runtime::posts;
use crate::runtime::posts::{Face, Message, PostHandler, To};
use crate::runtime::rounds::{BATCH, JobProgress, in_turn};
use crate::say;
use crate::show::access::{check_may_start_in, check_moderator};
use crate::show::challenge::rematch::rematch;
use crate::show::game::announce::{announce, reply_and_announce};
use crate::show::game::controls;
use crate::show::game::controls::Hints;
use crate::show::game::decisions::decisions;
use crate::show::game::offers as messages;
use crate::show::game::offers::offer_face;
use crate::show::ids::offer::OfferClick;
use crate::show::ids::resign::ResignClick;
use crate::show::random;
use crate::show::threads::has_left_server;
use crate::show::words::players::mention_player;
use crate::text::Text;

/// The commands, handlers and background work of this feature.
pub(super) const FEATURE: Feature = Feature {
    commands: &[
        CommandPlace::Under("dvonn", offer),
        CommandPlace::Under("game", abort),
        CommandPlace::Under("game", claim),
    ],
    clicks: &[ClickHandler::of::<OfferClick>()],
    background: &[Work::Decide(|app, now| Box::pin(lapse(app, now)))],
    posts: &[
        PostHandler { kind: PostKind::Offer, face: |app, post| Box::pin(offer_face(app, post)) },
        PostHandler { kind: PostKind::Declined, face: |app, post| Box::pin(declined(app, post)) },
    ],
    ..Feature::EMPTY
};

/// How long a rematch can be accepted.
const REMATCH_LASTS: SignedDuration = SignedDuration::from_hours(24);

/// A choice of offer. The name of each is its message key, until `gateway::commands` localises it.
#[derive(Clone, Copy, poise::ChoiceParameter)]
enum OfferChoice {
    #[name = "command-dvonn-offer-what-draw"]
    Draw,
    #[name = "command-dvonn-offer-what-takeback"]
    Takeback,
    #[name = "command-dvonn-offer-what-pause"]
    Pause,
    #[name = "command-dvonn-offer-what-time"]
    Time,
    #[name = "command-dvonn-offer-what-rematch"]
    Rematch,
}

#[poise::command(slash_command)]
async fn offer(ctx: Context<'_>, what: OfferChoice) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    match what {
        OfferChoice::Draw => ask(app, &caller, OfferKind::Draw).await,
        OfferChoice::Takeback => ask(app, &caller, OfferKind::Takeback).await,
        OfferChoice::Pause => ask(app, &caller, OfferKind::Pause).await,
        OfferChoice::Time => {
            let request = request(app, &caller, caller.venue.channel);
            let game = offers::give_time(&app.store, request, None).await?;
            announce(app, &game, Delivery::Reply(&caller)).await;
            Ok(())
        }
        OfferChoice::Rematch => {
            let game = Match::latest_in(&app.store, caller.venue.channel).await?;
            if game.row.is_relayed() {
                return offer_rematch(app, &caller, game.row.id).await;
            }
            rematch(app, &caller, &game).await
        }
    }
}

/// Makes an offer in the game of the channel, and shows it.
async fn ask(app: &App, caller: &Caller, kind: OfferKind) -> Result<(), Failure> {
    let made = make_offer(app, request(app, caller, caller.venue.channel), kind, None).await?;
    show_offer(app, caller, &made).await;
    Ok(())
}

#[poise::command(slash_command)]
async fn abort(ctx: Context<'_>) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    let game = Match::find(&app.store, caller.venue.channel).await?;
    Ok(caller.reply_private(&ask_abort(&caller, &game)?).await?)
}

/// Returns the question whether to abort a game that the caller may abort.
fn ask_abort(caller: &Caller, game: &Match) -> Result<View, Failure> {
    let own = game.check_abort(caller.person.id)?;
    let (text, id) = (caller.text, game.row.id);
    let game = game.for_reader(caller.person.id);
    let opponent = mention_player(text, &game.row.players[own.other()]);
    let abort =
        button(OfferClick::Abort { game: id }, &say!(text, "button-abort"), ButtonStyle::Danger);
    let keep = button(
        ResignClick::KeepPlaying { game: id },
        &say!(text, "button-keep-playing"),
        ButtonStyle::Secondary,
    );
    Ok(View::new(say!(text, "ask-abort", opponent = opponent)).buttons([abort, keep]))
}

#[poise::command(slash_command)]
async fn claim(ctx: Context<'_>) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    // Read before the transaction, which must not wait for Discord to say whether the opponent has left.
    let game = Match::find(&app.store, caller.venue.channel).await?;
    let color = game.check_player(caller.person.id)?;
    let player = &game.row.players[color.other()];
    let opponent = player.id().ok_or(RightsRefusal::ComputerStays)?;
    if !has_left_server(app, game.row.venue_of(color.other()), player).await {
        return Err(RightsRefusal::OpponentHere(opponent).into());
    }
    let game = play::rights::claim(&app.store, request(app, &caller, game.row.id)).await?;
    announce(app, &game, Delivery::Reply(&caller)).await;
    Ok(())
}

impl Click for OfferClick {
    async fn serve(
        self,
        app: &App,
        caller: &Caller,
        _: &ComponentInteraction,
    ) -> Result<(), Failure> {
        match self {
            OfferClick::OfferDraw { at } => ask_on_board(app, caller, at, OfferKind::Draw).await,
            OfferClick::OfferTakeback { at } => {
                ask_on_board(app, caller, at, OfferKind::Takeback).await
            }
            OfferClick::OfferPause { at } => ask_on_board(app, caller, at, OfferKind::Pause).await,
            OfferClick::OfferRematch { game } => offer_rematch(app, caller, game).await,
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
            OfferClick::AskAbort { game } => {
                let game = Match::find(&app.store, game).await?;
                Ok(caller.reply_in_place(&ask_abort(caller, &game)?).await?)
            }
            OfferClick::Abort { game } => {
                let game = play::rights::abort(&app.store, request(app, caller, game)).await?;
                let done = View::new(say!(caller.text, "game-aborted"));
                reply_and_announce(app, caller, &game, &done).await;
                Ok(())
            }
            OfferClick::More { game } => {
                let game = Match::find(&app.store, game).await?;
                let more = match game.check_player(caller.person.id) {
                    Ok(_) => controls::more(caller.text, &game),
                    Err(refusal) => moderators_menu(caller, &game).ok_or(refusal)?,
                };
                Ok(caller.reply_private(&more).await?)
            }
            OfferClick::Actions { game } => {
                let game = Match::find(&app.store, game).await?;
                game.check_player(caller.person.id)?;
                let is_turn = game.is_to_move(caller.person.id);
                let hints = if is_turn { Hints::Offered } else { Hints::NotOffered };
                Ok(caller.reply_private(&controls::actions(caller.text, &game, hints)).await?)
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

/// Makes an offer in the game whose board has the button, and shows it.
async fn ask_on_board(
    app: &App,
    caller: &Caller,
    at: BoardRef,
    kind: OfferKind,
) -> Result<(), Failure> {
    let request = request(app, caller, at.game);
    let made = make_offer(app, request, kind, Some(at.moment)).await?;
    show_offer(app, caller, &made).await;
    Ok(())
}

/// Offers a rematch of a game between two venues, or starts it if the opponent has offered one.
async fn offer_rematch(app: &App, caller: &Caller, game: GameId) -> Result<(), Failure> {
    check_may_play_again(app, caller, game).await?;
    let made = make_offer(app, request(app, caller, game), OfferKind::Rematch, None).await?;
    show_offer(app, caller, &made).await;
    Ok(())
}

/// Checks that the caller may start a game where they played this one and would play its rematch.
async fn check_may_play_again(app: &App, caller: &Caller, game: GameId) -> Result<(), Failure> {
    let game = Match::find(&app.store, game).await?;
    match game.color_of(caller.person.id) {
        Some(own) => check_may_start_in(app, caller, game.row.venue_of(own)).await,
        // `play` says that they are no player.
        None => Ok(()),
    }
}

/// Lapses the offers of rematches that nobody has answered in time.
async fn lapse(app: &Arc<App>, now: Timestamp) -> Result<JobProgress, Failure> {
    let over = app.store.rematches_offered_by(now - REMATCH_LASTS, BATCH).await?;
    let lapsing = over
        .into_iter()
        .map(|offer| (offer.id, async move { Ok(offers::lapse(&app.store, &offer, now).await?) }));
    Ok(in_turn(app, "lapse rematch", lapsing).await)
}

/// Answers an offer. Its message shows the answer. A change to the game is announced separately.
async fn answer(
    app: &App,
    caller: &Caller,
    offer: OfferId,
    answer: OfferAnswer,
) -> Result<(), Failure> {
    let now = app.now();
    let rematch = app.store.offer(offer).await?.filter(|it| it.kind == OfferKind::Rematch);
    if let Some(rematch) = rematch.filter(|_| answer == OfferAnswer::Accept) {
        check_may_play_again(app, caller, rematch.game).await?;
    }
    let (person, bits) = (caller.person.id, random::bits());
    let answered = offers::answer(&app.store, offer, answer, person, caller.id, now, bits).await?;
    let game = answered.game.row.clone().for_reader(caller.person.id);
    // The other player sees the offer's message.
    let is_withdrawn_elsewhere = answer == OfferAnswer::Withdraw && game.is_relayed();
    let text = if is_withdrawn_elsewhere { caller.text } else { caller.public_text() };
    let view = controls::closed_offer(text, &answered.offer, &game);
    match caller.update_message(&view).await {
        Ok(()) if is_withdrawn_elsewhere => {}
        Ok(()) => posts::record_last(app, PostKey::offer(offer)).await,
        Err(error) => {
            tracing::info!(%error, %offer, "failed to remove buttons of answered offer");
        }
    }
    if answer == OfferAnswer::Accept {
        announce(app, answered.changed(), Delivery::FollowUp(caller)).await;
    }
    Ok(())
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

/// Returns the message to a player in the other venue of a game that their offer was declined.
async fn declined(app: &App, post: &PostRow) -> Result<Face, Failure> {
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

/// Returns a request by the caller about a game, or about the running game in a channel.
fn request(app: &App, caller: &Caller, game: impl Into<GameRef>) -> GameRequest {
    let game = game.into();
    GameRequest { game, person: caller.person.id, interaction: caller.id, at: app.now() }
}

/// The time for which the computer searches before it answers a draw offer.
const DRAW_SEARCH_TIME: Duration = Duration::from_millis(500);
/// The time limit for that search, including its wait for another one. Discord waits three seconds.
const DRAW_SEARCH_TIMEOUT: Duration = Duration::from_millis(2_100);

/// Makes an offer for a player. The computer answers at once. `seen` is the moment of the board
/// that they clicked on.
async fn make_offer(
    app: &App,
    request: GameRequest,
    kind: OfferKind,
    mut seen: Option<BoardVersion>,
) -> Result<Offered, Failure> {
    let mut answer = None;
    loop {
        match offers::make(&app.store, request, kind, seen, answer, random::bits()).await? {
            OfferOutcome::Offered(offered) => return Ok(*offered),
            OfferOutcome::Undecided(game) => {
                let claim = app.claims.claim("search for a person", request.person);
                let _claim = claim.ok_or(Failure::StillThinking)?;
                answer = Some(ask_engine(app, &game, request.person).await?);
                seen = Some(game.moment());
            }
        }
    }
}

async fn ask_engine(app: &App, game: &Match, person: UserId) -> Result<ComputerAnswer, Failure> {
    let (position, limits) = (*game.position(), Limits::time(DRAW_SEARCH_TIME));
    let search = app.thinkers.analyse(owner(person), position, limits, 1);
    let analysis = tokio::time::timeout(DRAW_SEARCH_TIMEOUT, search).await.unwrap_or(Err(Busy))?;
    let chance = analysis.lines.first().map(|line| line.value.chance());
    Ok(chance.map_or(ComputerAnswer::No, |chance| ComputerAnswer::on_draw(game, chance)))
}

/// Posts a new offer or, if the opponent had already made the same offer, the result.
async fn show_offer(app: &App, caller: &Caller, made: &Offered) {
    let in_private = caller.is_in_private();
    let is_elsewhere = made.game.row.is_relayed() && made.offer.state == OfferState::Open;
    let view = if is_elsewhere {
        controls::offer_elsewhere(caller.text, &made.offer)
    } else {
        View::new(say!(caller.text, "offer-posted"))
    };
    let confirmed = match (in_private, is_elsewhere) {
        (true, _) => caller.update_message(&view).await,
        // The opponent gets the offer where they are.
        (false, true) => caller.reply_private(&view).await,
        (false, false) => Ok(()),
    };
    if let Err(error) = confirmed {
        tracing::info!(%error, "failed to confirm an offer");
    }
    let delivery = if in_private { Delivery::FollowUp(caller) } else { Delivery::Reply(caller) };
    match made.offer.state {
        OfferState::Open | OfferState::Declined => {
            messages::show_offer(app, &made.offer, &made.game, delivery).await;
        }
        _ => announce(app, made.changed(), delivery).await,
    }
}
