//! Checks before any work starts: how often people act, and the numbers in a command's options.
//!
//! What people send is also cut before it costs anything: the rules read 64 headers of 256 characters, pictures
//! show 64 graphemes of a name, and the store keeps 256 KiB of imports a person.

use std::sync::Arc;

use dvonn_discord::rate_limits::{Cost, TooMany};
use dvonn_discord::repairs::ranges;
use serenity::all::{CreateAutocompleteResponse, CreateInteractionResponse, GuildId, UserId};

use crate::runtime::app::App;
use crate::runtime::failure::{Explain as _, Failure};
use crate::runtime::handling;
use crate::runtime::handling::Handled;
use crate::text::Text;

/// An interaction, as far as it matters here.
#[derive(Clone, Copy)]
pub(crate) struct Arrival<'a> {
    pub(crate) person: UserId,
    pub(crate) guild: Option<GuildId>,
    pub(crate) locale: &'a str,
}

/// Makes an [`Arrival`] of an interaction. A macro, because the interaction types have the same
/// fields but share no trait.
macro_rules! arrival {
    ($interaction:expr) => {
        crate::gateway::admit::Arrival {
            person: $interaction.user.id,
            guild: $interaction.guild_id,
            locale: &$interaction.locale,
        }
    };
}
pub(crate) use arrival;

/// Kept with an interaction that has been checked.
struct Checked;

/// Returns true if a command or a request for suggestions may run. poise calls it for each part of a
/// command's name: `/dvonn`, then `move`. Only the first call checks anything, so that people pay
/// once.
///
/// # Errors
/// If a number in the command's options is outside its range.
pub(crate) async fn may_run(ctx: poise::Context<'_, Arc<App>, Failure>) -> Result<bool, Failure> {
    let poise::Context::Application(ctx) = ctx else { return Ok(true) };
    let (app, arrival) = (ctx.framework.user_data, arrival!(ctx.interaction));
    if ctx.invocation_data::<Checked>().await.is_some() {
        return Ok(true);
    }
    ctx.set_invocation_data(Checked).await;
    if ctx.interaction_type == poise::CommandInteractionType::Autocomplete {
        let may_run = app.limits.may_have_suggestions(arrival.person);
        if !may_run {
            let none = CreateAutocompleteResponse::new();
            limit(CreateInteractionResponse::Autocomplete(none)).await?;
        }
        return Ok(may_run);
    }
    let weight = ctx.command().custom_data.downcast_ref().copied().unwrap_or_default();
    if !may_act(app, arrival, weight).await? {
        return Ok(false);
    }
    ranges::check(ctx)?;
    Ok(true)
}

/// Returns true if an interaction may be handled. Otherwise the person has been told to wait.
pub(crate) async fn may_act(
    app: &App,
    arrival: Arrival<'_>,
    weight: Cost,
) -> Result<bool, Failure> {
    let Err(refusal) = check(app, arrival, weight) else { return Ok(true) };
    let view = refusal.explain(Text::of(Some(arrival.locale))).drawn(None);
    limit(CreateInteractionResponse::Message(view.as_reply(true, &app.client.commands))).await?;
    Ok(false)
}

async fn limit(response: CreateInteractionResponse) -> Result<(), Failure> {
    handling::record_outcome(Handled::Limited);
    if let Some(answer) = handling::answer() {
        answer.respond(response).await?;
    }
    Ok(())
}

fn check(app: &App, arrival: Arrival<'_>, weight: Cost) -> Result<(), TooMany> {
    app.limits.check(arrival.person, arrival.guild, weight)
}
