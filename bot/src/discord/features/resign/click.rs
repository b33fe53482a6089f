//! Buttons to resign after a confirmation, or to close a game if the opponent has left.

use dvonn_discord::view::View;
use dvonn_model::GameId;
use dvonn_play as play;
use dvonn_play::Match;
use dvonn_rules::Color;
use serenity::all::ComponentInteraction;

use crate::discord::features::resign::view;
use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::feature::Click;
use crate::discord::kit::game::announce::reply_and_announce;
use crate::discord::kit::ids::resign::ResignClick;
use crate::discord::kit::threads::has_left_server;
use crate::say;

impl Click for ResignClick {
    async fn serve(
        self,
        app: &App,
        caller: &Caller,
        _: &ComponentInteraction,
    ) -> Result<(), Failure> {
        match self {
            ResignClick::Ask { game } => ask(app, caller, game).await,
            ResignClick::Resign { game } => resign(app, caller, game).await,
            ResignClick::KeepPlaying { .. } => keep_playing(caller).await,
            ResignClick::Close { game } => close(app, caller, game).await,
        }
    }
}

/// Returns the confirmation question for a player who wants to resign.
pub(crate) async fn confirmation(
    app: &App,
    caller: &Caller,
    game: &Match,
) -> Result<View, Failure> {
    let color = game.check_player(caller.person.id)?;
    let opponent = &game.row.players[color.other()];
    let opponent_left = has_left_server(app, game.row.venue_of(color.other()), opponent).await;
    Ok(view::resign(&game.for_reader(caller.person.id), caller.text, opponent_left))
}

async fn ask(app: &App, caller: &Caller, game: GameId) -> Result<(), Failure> {
    let game = Match::find(&app.store, game).await?;
    Ok(caller.update_message(&confirmation(app, caller, &game).await?).await?)
}

async fn resign(app: &App, caller: &Caller, game: GameId) -> Result<(), Failure> {
    let game =
        play::ending::resign(&app.store, game, caller.person.id, caller.id, app.now()).await?;
    reply_and_announce(app, caller, &game, &View::new(say!(caller.text, "game-resigned"))).await;
    Ok(())
}

async fn keep_playing(caller: &Caller) -> Result<(), Failure> {
    Ok(caller.update_message(&View::new(say!(caller.text, "resign-cancelled"))).await?)
}

/// Ends a game without a result. If the opponent has come back in the meantime, asks the player
/// again.
async fn close(app: &App, caller: &Caller, game: GameId) -> Result<(), Failure> {
    // Read before the transaction, which must not wait for Discord to say whether the opponent has left.
    let game = Match::find(&app.store, game).await?;
    let opponent = game.color_of(caller.person.id).map(Color::other);
    if let Some(opponent) = opponent
        && !has_left_server(app, game.row.venue_of(opponent), &game.row.players[opponent]).await
    {
        let game = game.for_reader(caller.person.id);
        return Ok(caller.update_message(&view::resign(&game, caller.text, false)).await?);
    }
    let now = app.now();
    let game =
        play::ending::close(&app.store, game.row.id, caller.person.id, caller.id, now).await?;
    reply_and_announce(app, caller, &game, &View::new(say!(caller.text, "game-closed"))).await;
    Ok(())
}
