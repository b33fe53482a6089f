//! `/dvonn-admin end` and `void`: server managers end games or void their results.

use dvonn_model::GameId;
use dvonn_play::Order;

use crate::discord::features::moderation::command::Winner;
use crate::discord::features::moderation::decide::decide;
use crate::discord::kit::command::{Context, manager};
use crate::discord::kit::failure::Failure;
use crate::discord::kit::limits::Weight;

#[poise::command(slash_command)]
pub(crate) async fn end(
    ctx: Context<'_>,
    winner: Winner,
    #[max_length = 300] reason: String,
    #[min = 1] game: Option<i64>,
) -> Result<(), Failure> {
    let (app, caller) = manager(ctx).await?;
    let order = Order::End { winner: winner.color() };
    decide(app, &caller, game.map(GameId::from), order, &reason).await
}

#[poise::command(slash_command, custom_data = "Weight::Heavy")]
pub(crate) async fn void(
    ctx: Context<'_>,
    #[max_length = 300] reason: String,
    #[min = 1] game: Option<i64>,
) -> Result<(), Failure> {
    let (app, caller) = manager(ctx).await?;
    decide(app, &caller, game.map(GameId::from), Order::Void, &reason).await
}
