//! A challenge: `/dvonn challenge`, **Challenge to DVONN** in the menu of a person, and the button for
//! newcomers.

use dvonn_discord::view::View;
use dvonn_model::{NewChallenge, Opponent, SetupKind, WantedColor};
use dvonn_play::Refusal;
use dvonn_play::challenge::options::ChallengeOptions;
use dvonn_play::server::ServerRefusal;
use serenity::all::User;

use crate::discord::kit::admission::check_may_start;
use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::challenge::post::offer_or_ask;
use crate::discord::kit::chance;
use crate::discord::kit::choices::{ChallengeSetup, ColorChoice};
use crate::discord::kit::command::{Context, caller_in_company};
use crate::discord::kit::complete::clocks;
use crate::discord::kit::failure::{Explain, Failure};
use crate::discord::kit::opponent::opponent as find_opponent;
use crate::say;
use crate::text::Text;

/// A game cannot be rated where the bot is a guest.
#[derive(Debug)]
struct NoLadder;

impl Explain for NoLadder {
    fn explain(&self, text: Text) -> View {
        View::new(say!(text, "refuse-rated-guest"))
    }
}

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
pub(crate) async fn challenge_person(ctx: Context<'_>, person: User) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_in_company(ctx).await?);
    let opponent = Opponent::Person(find_opponent(ctx, &person)?);
    check_may_start(app, &caller).await?;
    make(app, &caller, opponent, &ChallengeOptions::default()).await
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
    let mut options = options.clone();
    if caller.venue.guest {
        // Each ladder belongs to a server.
        options.rated = Some(false);
    }
    let is_setup_known = options.layout().is_some();
    let rated_by_default = options.is_rated_open();
    let (color, terms) = options.terms(chance::bits()).map_err(Refusal::from)?;
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
    offer_or_ask(app, caller, new, is_setup_known).await
}
