//! Resigning a game after a confirmation, or closing it if the opponent has left.

use dvonn_discord::view::{View, button};
use dvonn_model::GameId;
use dvonn_play as play;
use dvonn_play::Match;
use dvonn_rules::Color;
use serenity::all::{ButtonStyle, ComponentInteraction};

use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::caller::command::{Context, caller_anywhere};
use crate::runtime::failure::Failure;
use crate::runtime::feature::{Click, ClickHandler, CommandPlace, Feature};
use crate::say;
use crate::show::game::announce::reply_and_announce;
use crate::show::ids::resign::ResignClick;
use crate::show::threads::has_left_server;
use crate::show::words::players::mention_player;
use crate::text::Text;

/// The commands, handlers and background work of this feature.
pub(super) const FEATURE: Feature = Feature {
    commands: &[CommandPlace::Under("dvonn", resign)],
    clicks: &[ClickHandler::of::<ResignClick>()],
    ..Feature::EMPTY
};

#[poise::command(slash_command)]
async fn resign(ctx: Context<'_>) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    let game = Match::find(&app.store, caller.venue.channel).await?;
    Ok(caller.reply_private(&confirmation(app, &caller, &game).await?).await?)
}

impl Click for ResignClick {
    async fn serve(
        self,
        app: &App,
        caller: &Caller,
        _: &ComponentInteraction,
    ) -> Result<(), Failure> {
        match self {
            ResignClick::Ask { game } => {
                let game = Match::find(&app.store, game).await?;
                Ok(caller.update_message(&confirmation(app, caller, &game).await?).await?)
            }
            ResignClick::Resign { game } => resign_game(app, caller, game).await,
            ResignClick::KeepPlaying { .. } => {
                let cancelled = View::new(say!(caller.text, "resign-cancelled"));
                Ok(caller.update_message(&cancelled).await?)
            }
            ResignClick::Close { game } => close(app, caller, game).await,
        }
    }
}

/// Returns the confirmation question for a player who wants to resign.
async fn confirmation(app: &App, caller: &Caller, game: &Match) -> Result<View, Failure> {
    let color = game.check_player(caller.person.id)?;
    let opponent = &game.row.players[color.other()];
    let opponent_left = has_left_server(app, game.row.venue_of(color.other()), opponent).await;
    Ok(question(&game.for_reader(caller.person.id), color, caller.text, opponent_left))
}

async fn resign_game(app: &App, caller: &Caller, game: GameId) -> Result<(), Failure> {
    let game =
        play::ending::resign(&app.store, game, caller.person.id, caller.id, app.now()).await?;
    reply_and_announce(app, caller, &game, &View::new(say!(caller.text, "game-resigned"))).await;
    Ok(())
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
        return Ok(caller
            .update_message(&question(&game, opponent.other(), caller.text, false))
            .await?);
    }
    let now = app.now();
    let game =
        play::ending::close(&app.store, game.row.id, caller.person.id, caller.id, now).await?;
    reply_and_announce(app, caller, &game, &View::new(say!(caller.text, "game-closed"))).await;
    Ok(())
}

/// Asks the player to confirm resigning. If the opponent has left the server, asks to end the game
/// without a result instead.
fn question(game: &Match, own: Color, text: Text, opponent_left: bool) -> View {
    let id = game.row.id;
    let keep = button(
        ResignClick::KeepPlaying { game: id },
        &say!(text, "button-keep-playing"),
        ButtonStyle::Secondary,
    );
    if opponent_left {
        let close = button(
            ResignClick::Close { game: id },
            &say!(text, "button-close"),
            ButtonStyle::Danger,
        );
        View::new(say!(text, "ask-close")).buttons([close, keep])
    } else {
        let opponent = mention_player(text, &game.row.players[own.other()]);
        let question = say!(text, "ask-resign", opponent = opponent);
        let resign = button(
            ResignClick::Resign { game: id },
            &say!(text, "button-resign"),
            ButtonStyle::Danger,
        );
        View::new(question).buttons([resign, keep])
    }
}
