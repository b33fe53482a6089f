//! A game against the computer: `/dvonn play`, and the button for newcomers.

use dvonn_engine::Level;
use dvonn_model::{Layout, NewChallenge, Opponent, WantedColor};
use dvonn_play::{ChallengeOptions, Refusal};

use crate::discord::kit::admission::check_may_start_alone;
use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::challenge::computer::start_with_computer;
use crate::discord::kit::chance;
use crate::discord::kit::choices::{ColorChoice, ComputerSetup, LevelChoice};
use crate::discord::kit::command::{Context, caller_anywhere};
use crate::discord::kit::complete::clocks;
use crate::discord::kit::failure::Failure;

#[poise::command(slash_command)]
#[allow(clippy::too_many_arguments, reason = "one for each option of the command")]
pub(crate) async fn play(
    ctx: Context<'_>,
    level: Option<LevelChoice>,
    color: Option<ColorChoice>,
    setup: Option<ComputerSetup>,
    #[autocomplete = "clocks"] clock: Option<String>,
    seed: Option<String>,
    #[max_length = 400] position: Option<String>,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    check_may_start_alone(app, &caller).await?;
    let options = ChallengeOptions {
        color: color.map(WantedColor::from),
        setup: setup.map(Layout::from),
        clock,
        rated: None,
        seed,
        position,
    };
    start(app, &caller, &options, level.unwrap_or_default().into()).await
}

/// Starts a game for a newcomer, who has not chosen anything.
pub(crate) async fn play_first(app: &App, caller: &Caller) -> Result<(), Failure> {
    check_may_start_alone(app, caller).await?;
    start(app, caller, &ChallengeOptions::default(), LevelChoice::Beginner.into()).await
}

async fn start(
    app: &App,
    caller: &Caller,
    options: &ChallengeOptions,
    level: Level,
) -> Result<(), Failure> {
    let (color, terms) = options.terms(chance::bits()).map_err(Refusal::from)?;
    let new = NewChallenge {
        place: caller.place.clone(),
        challenger: caller.person.clone(),
        opponent: Opponent::Computer(level),
        color,
        terms,
        rated_by_default: false,
        rematch_of: None,
        for_place: false,
        locale: caller.locale.clone(),
        interaction: caller.id,
        at: app.now(),
    };
    start_with_computer(app, caller, new, level).await
}
