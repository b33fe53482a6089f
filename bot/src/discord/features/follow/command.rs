//! `/game follow`: the game of the channel, or the games that the person follows.

use dvonn_model::GameRow;
use dvonn_play as play;

use crate::discord::features::follow::view;
use crate::discord::kit::command::{Context, caller_anywhere};
use crate::discord::kit::failure::Failure;

#[poise::command(slash_command)]
pub(crate) async fn follow(ctx: Context<'_>) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    let (store, person) = (&app.store, caller.person.id);
    let latest = store.latest_game_in(caller.venue.channel).await?;
    let Some(game) = latest.filter(GameRow::is_running) else {
        let followed = store.games_followed_by(person).await?;
        return Ok(caller.reply_private(&view::followed(caller.text, &followed)).await?);
    };
    play::follow::check_may_follow(store, &game, person).await?;
    let follow = store.follow_of(game.id, person).await?;
    Ok(caller.reply_private(&view::page(caller.text, &game, follow.as_ref())).await?)
}
