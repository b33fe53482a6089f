//! Who may not play in a server.

use dvonn_model::UserId;
use dvonn_play as play;
use dvonn_play::ServerRefusal;
use serenity::all::User;

use super::super::Context;
use super::manager;
use crate::discord::failure::Failure;
use crate::discord::view::View;
use crate::discord::views;

#[poise::command(slash_command)]
pub(super) async fn block(
    ctx: Context<'_>,
    person: User,
    #[max_length = 300] reason: String,
) -> Result<(), Failure> {
    let (app, caller) = manager(ctx).await?;
    if person.bot {
        return Err(ServerRefusal::BlockedBot.into());
    }
    let person = UserId::try_from(person.id.get())?;
    let administration = app.administration(&caller, Some(reason))?;
    if administration.decision.reason.is_empty() {
        return Err(ServerRefusal::NoReason.into());
    }
    play::block(&app.store, administration, person).await?;
    let told = views::person_blocked(caller.text, person);
    Ok(caller.whisper(&View::new(told)).await?)
}

#[poise::command(slash_command)]
pub(super) async fn unblock(
    ctx: Context<'_>,
    person: User,
    #[max_length = 300] reason: Option<String>,
) -> Result<(), Failure> {
    let (app, caller) = manager(ctx).await?;
    let person = UserId::try_from(person.id.get())?;
    let administration = app.administration(&caller, reason)?;
    play::unblock(&app.store, administration, person).await?;
    let told = views::person_unblocked(caller.text, person);
    Ok(caller.whisper(&View::new(told)).await?)
}
