//! A game against the computer: `/dvonn play`, and the button for newcomers.

use dvonn_model::{ComputerKind, Level, SetupKind, WantedColor};
use dvonn_play::challenge::options::ChallengeOptions;
use dvonn_rules::Seed;

use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::challenge::computer::play_computer;
use crate::discord::kit::challenge::engine::{EngineRefusal, engine_named, engines};
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
    #[autocomplete = "engines"]
    #[max_length = 24]
    engine: Option<String>,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    let computer = match (engine, level) {
        (Some(_), Some(_)) => return Err(EngineRefusal::AndLevel.into()),
        (Some(name), None) => engine_named(app, &name)?,
        (None, level) => Level::from(level.unwrap_or_default()).into(),
    };
    let mut options = ChallengeOptions {
        color: color.map(WantedColor::from),
        setup: setup.map(SetupKind::from),
        clock,
        rated: None,
        seed,
        position,
    };
    if options.layout().is_none() {
        options.setup = usual_setup(app, &computer);
    }
    play_computer(app, &caller, &options, computer).await
}

/// Returns the setup for an engine that can only start from the empty board.
fn usual_setup(app: &App, computer: &ComputerKind) -> Option<SetupKind> {
    let ComputerKind::Engine(named) = computer else { return None };
    let engine = app.engines.find(named.id)?;
    let (_, dealt) = SetupKind::Random.deal(Seed::from_bits(0))?;
    (!engine.can_start_from(&dealt)).then_some(SetupKind::Full)
}

/// Starts a game for a newcomer, who has not chosen anything.
pub(crate) async fn play_first(app: &App, caller: &Caller) -> Result<(), Failure> {
    let level = Level::from(LevelChoice::Beginner);
    play_computer(app, caller, &ChallengeOptions::default(), level.into()).await
}
