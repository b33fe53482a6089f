//! A challenge: `/dvonn challenge`, and the button for newcomers.

use dvonn_model::{Layout, NewChallenge, Opponent, WantedColor};
use dvonn_play::{ChallengeOptions, Refusal, ServerRefusal};
use serenity::all::User;

use crate::discord::kit::admission::check_may_start;
use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::challenge::post::offer_or_ask;
use crate::discord::kit::chance;
use crate::discord::kit::choices::{ChallengeSetup, ColorChoice};
use crate::discord::kit::command::{Context, caller};
use crate::discord::kit::complete::clocks;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::opponent::opponent as find_opponent;

#[poise::command(slash_command)]
#[allow(clippy::too_many_arguments, reason = "one for each option of the command")]
pub(crate) async fn challenge(
    ctx: Context<'_>,
    opponent: Option<User>,
    color: Option<ColorChoice>,
    setup: Option<ChallengeSetup>,
    #[autocomplete = "clocks"] clock: Option<String>,
    rated: Option<bool>,
    seed: Option<String>,
    #[max_length = 400] position: Option<String>,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    let opponent = match opponent {
        Some(user) => Opponent::Person(find_opponent(ctx, &user)?),
        None => Opponent::Anyone,
    };
    check_may_start(app, &caller).await?;
    if rated == Some(true) && !caller.server.rated {
        return Err(ServerRefusal::RatedOff.into());
    }
    let options = ChallengeOptions {
        color: color.map(WantedColor::from),
        setup: setup.map(Layout::from),
        clock,
        rated,
        seed,
        position,
    };
    make(app, &caller, opponent, &options).await
}

/// Makes a challenge for anyone, and asks which board.
pub(crate) async fn challenge_anyone(app: &App, caller: &Caller) -> Result<(), Failure> {
    check_may_start(app, caller).await?;
    make(app, caller, Opponent::Anyone, &ChallengeOptions::default()).await
}

async fn make(
    app: &App,
    caller: &Caller,
    opponent: Opponent,
    options: &ChallengeOptions,
) -> Result<(), Failure> {
    let (is_setup_known, rated_by_default) = (options.layout().is_some(), options.is_rated_open());
    let (color, terms) = options.terms(chance::bits()).map_err(Refusal::from)?;
    let new = NewChallenge {
        place: caller.place.clone(),
        challenger: caller.person.clone(),
        opponent,
        color,
        terms,
        rated_by_default,
        rematch_of: None,
        for_place: false,
        locale: caller.locale.clone(),
        interaction: caller.id,
        at: app.now(),
    };
    offer_or_ask(app, caller, new, is_setup_known).await
}
