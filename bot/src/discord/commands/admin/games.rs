//! Games that those who manage a server end, or take out of its record.

use dvonn_model::GameId;
use dvonn_play::Order;

use super::super::Context;
use super::super::moderate::Winner;
use super::manager;
use crate::discord::failure::Failure;

#[poise::command(slash_command)]
pub(super) async fn end(
    ctx: Context<'_>,
    winner: Winner,
    #[max_length = 300] reason: String,
    #[min = 1] game: Option<i64>,
) -> Result<(), Failure> {
    let (app, caller) = manager(ctx).await?;
    let order = Order::End { winner: winner.color() };
    app.decide(&caller, game.map(GameId::from), order, &reason).await
}

#[poise::command(slash_command)]
pub(super) async fn void(
    ctx: Context<'_>,
    #[max_length = 300] reason: String,
    #[min = 1] game: Option<i64>,
) -> Result<(), Failure> {
    let (app, caller) = manager(ctx).await?;
    app.decide(&caller, game.map(GameId::from), Order::Void, &reason).await
}
