//! `/dvonn challenge`.

use dvonn_model::{Layout, NewChallenge, Opponent, Setup, WantedColor};
use dvonn_play as play;
use dvonn_play::{ChallengeOptions, Refusal, ServerRefusal};
use serenity::all::User;

use crate::discord::kit::admission::check_may_start;
use crate::discord::kit::challenge::post::offer_challenge;
use crate::discord::kit::challenge::view;
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
    let (color, terms) = options.terms(chance::bits()).map_err(Refusal::from)?;
    let new = NewChallenge {
        place: caller.place.clone(),
        challenger: caller.person.clone(),
        opponent,
        color,
        terms,
        rematch_of: None,
        for_place: false,
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
