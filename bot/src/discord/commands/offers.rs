//! `/dvonn offer`, `abort` and `claim`: what players ask for besides plies, by typing.

use dvonn_model::OfferKind;
use dvonn_play as play;
use dvonn_play::{Match, Reason, Request, RightsRefusal, offers};

use super::{Context, caller};
use crate::discord::app::{App, Road};
use crate::discord::caller::Caller;
use crate::discord::failure::Failure;

/// What is offered. Each choice is named by the key of its message until the commands are put into
/// words.
#[derive(Clone, Copy, poise::ChoiceParameter)]
pub(super) enum What {
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
pub(super) async fn offer(ctx: Context<'_>, what: What) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    match what {
        What::Draw => ask(app, &caller, OfferKind::Draw).await,
        What::Takeback => ask(app, &caller, OfferKind::Takeback).await,
        What::Pause => ask(app, &caller, OfferKind::Pause).await,
        What::Time => {
            let request = request(app, &caller).await?;
            let game = offers::give_time(&app.store, request, None).await?;
            app.announce(&game, Road::Answer(&caller)).await;
            Ok(())
        }
        What::Rematch => {
            let game = Match::here(&app.store, caller.place.channel, Reason::Look).await?;
            app.rematch(&caller, game.row.id).await
        }
    }
}

async fn ask(app: &App, caller: &Caller<'_>, kind: OfferKind) -> Result<(), Failure> {
    let made = app.make_offer(request(app, caller).await?, kind, None).await?;
    app.show_offer(caller, &made).await;
    Ok(())
}

#[poise::command(slash_command)]
pub(super) async fn abort(ctx: Context<'_>) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    let game = play::abort(&app.store, request(app, &caller).await?).await?;
    app.announce(&game, Road::Answer(&caller)).await;
    Ok(())
}

#[poise::command(slash_command)]
pub(super) async fn claim(ctx: Context<'_>) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    let game = Match::here(&app.store, caller.place.channel, Reason::Act).await?;
    let color = game.check_player(caller.person.id)?;
    let opponent = game.row.players[color.other()].id().ok_or(RightsRefusal::ComputerStays)?;
    if !app.has_left(caller.guild()?, opponent).await {
        return Err(RightsRefusal::OpponentHere(opponent).into());
    }
    let request = Request {
        game: game.row.id,
        person: caller.person.id,
        interaction: caller.id,
        at: app.now(),
    };
    let game = play::claim(&app.store, request).await?;
    app.announce(&game, Road::Answer(&caller)).await;
    Ok(())
}

/// About the running game of the channel.
async fn request(app: &App, caller: &Caller<'_>) -> Result<Request, Failure> {
    let game = Match::here(&app.store, caller.place.channel, Reason::Act).await?.row.id;
    Ok(Request { game, person: caller.person.id, interaction: caller.id, at: app.now() })
}
