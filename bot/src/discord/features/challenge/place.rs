//! `/ladder challenge`: a challenge for a higher place on the ladder.

use dvonn_model::{NewChallenge, Opponent, SetupKind, WantedColor};
use dvonn_play::Refusal;
use dvonn_play::challenge::options::ChallengeOptions;
use serenity::all::User;

use crate::discord::kit::admission::check_may_start;
use crate::discord::kit::challenge::post::offer_or_ask;
use crate::discord::kit::chance;
use crate::discord::kit::choices::{ColorChoice, PlaceSetup};
use crate::discord::kit::command::{Context, caller};
use crate::discord::kit::complete::clocks;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::opponent::opponent as find_opponent;

#[poise::command(slash_command)]
pub(crate) async fn challenge(
    ctx: Context<'_>,
    opponent: User,
    setup: Option<PlaceSetup>,
    #[autocomplete = "clocks"] clock: Option<String>,
    color: Option<ColorChoice>,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    let opponent = Opponent::Person(find_opponent(ctx, &opponent)?);
    check_may_start(app, &caller).await?;
    let options = ChallengeOptions {
        color: color.map(WantedColor::from),
        setup: setup.map(SetupKind::from),
        clock,
        rated: Some(true),
        ..ChallengeOptions::default()
    };
    let is_setup_known = options.layout().is_some();
    let (color, terms) = options.terms(chance::bits()).map_err(Refusal::from)?;
    let new = NewChallenge {
        venue: caller.venue.clone(),
        challenger: caller.person.clone(),
        opponent,
        color,
        terms,
        rated_by_default: false,
        rematch_of: None,
        for_place: true,
        locale: caller.locale.clone(),
        interaction: caller.id,
        at: app.now(),
    };
    offer_or_ask(app, &caller, new, is_setup_known).await
}
