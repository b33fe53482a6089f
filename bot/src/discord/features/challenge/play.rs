//! A game against the computer: `/dvonn play`, and the button for newcomers.

use dvonn_model::{Layout, WantedColor};
use dvonn_play::ChallengeOptions;

use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::challenge::computer::play_computer;
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
    let options = ChallengeOptions {
        color: color.map(WantedColor::from),
        setup: setup.map(Layout::from),
        clock,
        rated: None,
        seed,
        position,
    };
    play_computer(app, &caller, &options, level.unwrap_or_default().into()).await
}

/// Starts a game for a newcomer, who has not chosen anything.
pub(crate) async fn play_first(app: &App, caller: &Caller) -> Result<(), Failure> {
    let level = LevelChoice::Beginner.into();
    play_computer(app, caller, &ChallengeOptions::default(), level).await
}
