//! The commands that start a game: `/dvonn challenge`, **Challenge to DVONN** in the menu of a
//! person, `/ladder challenge` for a higher place on the ladder, and `/dvonn play` against the
//! computer. And the buttons for newcomers, who have not chosen anything.

use dvonn_discord::view::View;
use dvonn_model::{ComputerKind, Level, NewChallenge, Opponent, SetupKind, UserId, WantedColor};
use dvonn_play::Refusal;
use dvonn_play::challenge::options::ChallengeOptions;
use dvonn_play::server::ServerRefusal;
use dvonn_rules::Seed;
use serenity::all::User;

use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::caller::command::{Context, caller, caller_anywhere, caller_in_company};
use crate::runtime::failure::{Explain, Failure};
use crate::say;
use crate::show::access::check_may_start;
use crate::show::challenge::computer::{play_computer, play_computer_in_thread};
use crate::show::challenge::engine::{EngineRefusal, engine_named, engines};
use crate::show::challenge::post::offer_or_ask;
use crate::show::choices::{ChallengeSetup, ColorChoice, ComputerSetup, LevelChoice, PlaceSetup};
use crate::show::complete::clocks;
use crate::show::opponent::{member, opponent as find_opponent};
use crate::show::random;
use crate::text::Text;

#[poise::command(slash_command)]
#[allow(clippy::too_many_arguments, reason = "one for each option of the command")]
pub(super) async fn challenge(
    ctx: Context<'_>,
    opponent: Option<User>,
    color: Option<ColorChoice>,
    setup: Option<ChallengeSetup>,
    #[autocomplete = "clocks"] clock: Option<String>,
    rated: Option<bool>,
    seed: Option<String>,
    #[max_length = 400] position: Option<String>,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_in_company(ctx).await?);
    let opponent = match opponent {
        Some(user) => Opponent::Person(find_opponent(ctx, &user)?),
        None => Opponent::Anyone,
    };
    check_may_start(app, &caller).await?;
    if rated == Some(true) && caller.venue.guest {
        return Err(NoLadder.into());
    }
    if rated == Some(true) && !caller.server.rated {
        return Err(ServerRefusal::RatedOff.into());
    }
    let options = ChallengeOptions {
        color: color.map(WantedColor::from),
        setup: setup.map(SetupKind::from),
        clock,
        rated,
        seed,
        position,
    };
    make(app, &caller, opponent, &options).await
}

#[poise::command(context_menu_command = "command-menu-challenge")]
pub(super) async fn challenge_person(ctx: Context<'_>, person: User) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_in_company(ctx).await?);
    let opponent = Opponent::Person(find_opponent(ctx, &person)?);
    check_may_start(app, &caller).await?;
    make(app, &caller, opponent, &ChallengeOptions::default()).await
}

/// Makes a challenge for a member of the server, and asks which board.
pub(super) async fn challenge_member(
    app: &App,
    caller: &Caller,
    person: UserId,
) -> Result<(), Failure> {
    let opponent = Opponent::Person(member(app, caller, person).await?.id);
    check_may_start(app, caller).await?;
    make(app, caller, opponent, &ChallengeOptions::default()).await
}

/// Makes a challenge for anyone, and asks which board.
pub(super) async fn challenge_anyone(app: &App, caller: &Caller) -> Result<(), Failure> {
    check_may_start(app, caller).await?;
    make(app, caller, Opponent::Anyone, &ChallengeOptions::default()).await
}

async fn make(
    app: &App,
    caller: &Caller,
    opponent: Opponent,
    options: &ChallengeOptions,
) -> Result<(), Failure> {
    let mut options = options.clone();
    if caller.venue.guest {
        // Each ladder belongs to a server.
        options.rated = Some(false);
    }
    let is_setup_known = options.layout().is_some();
    let rated_by_default = options.is_rated_open();
    let (color, terms) = options.terms(random::bits()).map_err(Refusal::from)?;
    let new = NewChallenge {
        venue: caller.venue.clone(),
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
    Box::pin(offer_or_ask(app, caller, new, is_setup_known)).await
}

#[poise::command(slash_command, rename = "challenge")]
pub(super) async fn challenge_for_place(
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
    let (color, terms) = options.terms(random::bits()).map_err(Refusal::from)?;
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

#[poise::command(slash_command)]
#[allow(clippy::too_many_arguments, reason = "one for each option of the command")]
pub(super) async fn play(
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

/// Starts a game for somebody who has not chosen anything. No time presses; but in a channel, a game that is given up
/// silently must end some day.
pub(super) async fn play_slowly(
    app: &App,
    caller: &Caller,
    level: LevelChoice,
    setup: Option<SetupKind>,
    in_thread: bool,
) -> Result<(), Failure> {
    let is_direct = caller.venue.guild.is_none() && !caller.venue.guest;
    let slow = if is_direct { "none" } else { "30d" };
    let clock = Some(slow.to_owned());
    let options = ChallengeOptions { clock, setup, ..ChallengeOptions::default() };
    let computer = Level::from(level).into();
    if in_thread {
        Box::pin(play_computer_in_thread(app, caller, &options, computer)).await
    } else {
        play_computer(app, caller, &options, computer).await
    }
}

/// A game cannot be rated where the bot is a guest.
#[derive(Debug)]
struct NoLadder;

impl Explain for NoLadder {
    fn explain(&self, text: Text) -> View {
        View::new(say!(text, "refuse-rated-guest"))
    }
}
