//! `/dvonn vacation`: days on which a player's clocks stop.

use dvonn_discord::rate_limits::Cost;
use dvonn_play::clock::vacation;

use crate::discord::features::clocks::view;
use crate::discord::kit::command::{Context, caller_anywhere};
use crate::discord::kit::failure::Failure;

#[poise::command(slash_command, custom_data = "Cost::Heavy")]
pub(crate) async fn vacation(
    ctx: Context<'_>,
    #[min = 0]
    #[max = 30]
    days: Option<u32>,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    let (store, person, now) = (&app.store, caller.person.id, app.now());
    // One change at a time: each takes longer than a move if the person has many games.
    let claim = app.claims.claim("change clocks", person).ok_or(Failure::StillThinking)?;
    let leave = match days {
        None => vacation::status(store, person, now).await?,
        Some(0) => vacation::end(store, person, caller.id, now).await?,
        Some(days) => vacation::start(store, person, days, caller.id, now).await?,
    };
    drop(claim);
    app.work.notify_waiters();
    Ok(caller.reply_private(&view::vacation(caller.text, leave)).await?)
}
