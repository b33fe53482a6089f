//! `/dvonn offer`, `/game abort` and `/game claim`.

use dvonn_model::OfferKind;
use dvonn_play as play;
use dvonn_play::rights::RightsRefusal;
use dvonn_play::{GameRequest, Match, offers};

use crate::discord::features::offers::make::{make_offer, show_offer};
use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::challenge::rematch::rematch;
use crate::discord::kit::command::{Context, caller, caller_anywhere};
use crate::discord::kit::delivery::Delivery;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::game::announce::announce;
use crate::discord::kit::threads::has_left_server;

/// A choice of offer. The name of each is its message key, until `gateway::commands` localises it.
#[derive(Clone, Copy, poise::ChoiceParameter)]
pub(crate) enum OfferChoice {
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
pub(crate) async fn offer(ctx: Context<'_>, what: OfferChoice) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    match what {
        OfferChoice::Draw => ask(app, &caller, OfferKind::Draw).await,
        OfferChoice::Takeback => ask(app, &caller, OfferKind::Takeback).await,
        OfferChoice::Pause => ask(app, &caller, OfferKind::Pause).await,
        OfferChoice::Time => {
            let game = offers::give_time(&app.store, request(app, &caller), None).await?;
            announce(app, &game, Delivery::Reply(&caller)).await;
            Ok(())
        }
        OfferChoice::Rematch => {
            let game = Match::latest_in(&app.store, caller.venue.channel).await?;
            rematch(app, &caller, &game).await
        }
    }
}

async fn ask(app: &App, caller: &Caller, kind: OfferKind) -> Result<(), Failure> {
    let made = make_offer(app, request(app, caller), kind, None).await?;
    show_offer(app, caller, &made).await;
    Ok(())
}

#[poise::command(slash_command)]
pub(crate) async fn abort(ctx: Context<'_>) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    let game = play::rights::abort(&app.store, request(app, &caller)).await?;
    announce(app, &game, Delivery::Reply(&caller)).await;
    Ok(())
}

#[poise::command(slash_command)]
pub(crate) async fn claim(ctx: Context<'_>) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    // Read before the transaction, which must not wait for Discord to say whether the opponent has left.
    let game = Match::find(&app.store, caller.venue.channel).await?;
    let color = game.check_player(caller.person.id)?;
    let player = &game.row.players[color.other()];
    let opponent = player.id().ok_or(RightsRefusal::ComputerStays)?;
    if !has_left_server(app, game.row.venue_of(color.other()), player).await {
        return Err(RightsRefusal::OpponentHere(opponent).into());
    }
    let request = GameRequest { game: game.row.id.into(), ..request(app, &caller) };
    let game = play::rights::claim(&app.store, request).await?;
    announce(app, &game, Delivery::Reply(&caller)).await;
    Ok(())
}

/// Returns a request by the caller about the running game in the channel.
fn request(app: &App, caller: &Caller) -> GameRequest {
    let game = caller.venue.channel.into();
    GameRequest { game, person: caller.person.id, interaction: caller.id, at: app.now() }
}
