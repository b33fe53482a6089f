//! `/dvonn offer`, `abort` and `claim`: what players ask for besides plies, by typing.

use dvonn_model::OfferKind;
use dvonn_play as play;
use dvonn_play::{GameRequest, Match, Reason, RightsRefusal, offers};

use crate::discord::features::offers::make::{make_offer, show_offer};
use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::challenge::rematch::rematch;
use crate::discord::kit::command::{Context, caller};
use crate::discord::kit::delivery::Delivery;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::game::announce::announce;
use crate::discord::kit::threads::has_left;

/// What is offered. Each choice is named by the key of its message until the commands are put into
/// words.
#[derive(Clone, Copy, poise::ChoiceParameter)]
pub(crate) enum What {
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
pub(crate) async fn offer(ctx: Context<'_>, what: What) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    match what {
        What::Draw => ask(app, &caller, OfferKind::Draw).await,
        What::Takeback => ask(app, &caller, OfferKind::Takeback).await,
        What::Pause => ask(app, &caller, OfferKind::Pause).await,
        What::Time => {
            let request = request(app, &caller).await?;
            let game = offers::give_time(&app.store, request, None).await?;
            announce(app, &game, Delivery::Reply(&caller)).await;
            Ok(())
        }
        What::Rematch => {
            let game = Match::here(&app.store, caller.place.channel, Reason::Look).await?;
            rematch(app, &caller, game.row.id).await
        }
    }
}

async fn ask(app: &App, caller: &Caller, kind: OfferKind) -> Result<(), Failure> {
    let made = make_offer(app, request(app, caller).await?, kind, None).await?;
    show_offer(app, caller, &made).await;
    Ok(())
}

#[poise::command(slash_command)]
pub(crate) async fn abort(ctx: Context<'_>) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    let game = play::abort(&app.store, request(app, &caller).await?).await?;
    announce(app, &game, Delivery::Reply(&caller)).await;
    Ok(())
}

#[poise::command(slash_command)]
pub(crate) async fn claim(ctx: Context<'_>) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    let game = Match::here(&app.store, caller.place.channel, Reason::Act).await?;
    let color = game.check_player(caller.person.id)?;
    let opponent = game.row.players[color.other()].id().ok_or(RightsRefusal::ComputerStays)?;
    if !has_left(app, caller.guild()?, opponent).await {
        return Err(RightsRefusal::OpponentHere(opponent).into());
    }
    let request = GameRequest {
        game: game.row.id,
        person: caller.person.id,
        interaction: caller.id,
        at: app.now(),
    };
    let game = play::claim(&app.store, request).await?;
    announce(app, &game, Delivery::Reply(&caller)).await;
    Ok(())
}

/// About the running game of the channel.
async fn request(app: &App, caller: &Caller) -> Result<GameRequest, Failure> {
    let game = Match::here(&app.store, caller.place.channel, Reason::Act).await?.row.id;
    Ok(GameRequest { game, person: caller.person.id, interaction: caller.id, at: app.now() })
}
