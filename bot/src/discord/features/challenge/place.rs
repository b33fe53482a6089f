//! `/ladder challenge`: a challenge for a higher place on the ladder.

use dvonn_model::{Layout, NewChallenge, Opponent, Setup, WantedColor};
use dvonn_play as play;
use dvonn_play::{ChallengeOptions, Refusal};
use serenity::all::User;

use crate::discord::kit::admission::check_may_start;
use crate::discord::kit::challenge::post::offer_challenge;
use crate::discord::kit::challenge::view;
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
        setup: setup.map(Layout::from),
        clock,
        rated: Some(true),
        ..ChallengeOptions::default()
    };
    let (color, terms) = options.terms(chance::bits()).map_err(Refusal::from)?;
    let new = NewChallenge {
        place: caller.place.clone(),
        challenger: caller.person.clone(),
        opponent,
        color,
        terms,
        rematch_of: None,
        for_place: true,
        locale: caller.locale.clone(),
        interaction: caller.id,
        at: app.now(),
    };
    if matches!(new.terms.setup, Setup::Cut(_)) {
        let draft = play::draft(&app.store, new).await?;
        return Ok(caller.reply_private(&view::draft(&draft, caller.style())).await?);
    }
    offer_challenge(app, &caller, new).await
}
