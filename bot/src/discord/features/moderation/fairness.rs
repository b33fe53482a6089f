//! `/dvonn-admin fairness`: how much players lose per move, as a hint for moderators.

use dvonn_discord::rate_limits::Cost;
use dvonn_model::UserId;
use dvonn_study::fair_play::{self, FairPlay};
use serenity::all::User;

use crate::discord::features::moderation::view;
use crate::discord::kit::admission::check_moderator;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::command::{Context, caller};
use crate::discord::kit::failure::Failure;

/// The maximum number of players in the list. A message has room for no more.
const PLAYERS: usize = 8;

#[poise::command(slash_command, custom_data = "Cost::Heavy")]
pub(crate) async fn fairness(ctx: Context<'_>, player: Option<User>) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    check_moderator(&caller)?;
    let player = player.map(|player| UserId::try_from(player.id.get())).transpose()?;
    let claim = app.claims.claim("fair play", caller.person.id).ok_or(Failure::StillThinking)?;
    // Reading hundreds of reviews takes a while.
    caller.defer_private().await?;
    let all = fair_play::compare(&app.store, caller.guild()?).await;
    // The person may ask again as soon as they have the answer.
    drop(claim);
    show(&caller, &all?, player).await
}

async fn show(caller: &Caller, all: &[FairPlay], player: Option<UserId>) -> Result<(), Failure> {
    let shown: Vec<&FairPlay> = match player {
        Some(player) => all.iter().filter(|one| one.person.id == player).collect(),
        None => all.iter().filter(|one| one.error.is_some()).take(PLAYERS).collect(),
    };
    let view = view::fairness(caller.text, &shown, player);
    Ok(caller.reply_private(&view).await?)
}
