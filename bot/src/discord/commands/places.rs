//! `/ladder challenge`: a challenge for somebody's place.

use dvonn_model::{Layout, NewChallenge, Opponent, Setup, WantedColor};
use dvonn_play as play;
use dvonn_play::{ChallengeOptions, Refusal};
use serenity::all::User;

use super::challenge::Color;
use super::complete::clocks;
use super::{Context, caller};
use crate::discord::chance;
use crate::discord::failure::Failure;
use crate::discord::views;

/// How the board is to be set up. Choices are named by the keys of their messages until the commands
/// are put into words.
#[derive(Clone, Copy, poise::ChoiceParameter)]
enum Way {
    #[name = "setup-full"]
    Full,
    #[name = "setup-reds"]
    Reds,
    #[name = "setup-random"]
    Random,
    #[name = "setup-symmetric"]
    Symmetric,
    #[name = "setup-cut"]
    Cut,
}

impl From<Way> for Layout {
    fn from(way: Way) -> Layout {
        match way {
            Way::Full => Layout::Full,
            Way::Reds => Layout::Reds,
            Way::Random => Layout::Random,
            Way::Symmetric => Layout::Symmetric,
            Way::Cut => Layout::Cut,
        }
    }
}

#[poise::command(slash_command)]
pub(super) async fn challenge(
    ctx: Context<'_>,
    opponent: User,
    setup: Option<Way>,
    #[autocomplete = "clocks"] clock: Option<String>,
    color: Option<Color>,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    if opponent.bot {
        return Err(Refusal::ChallengedBot.into());
    }
    app.check_may_start(&caller).await?;
    let wish = ChallengeOptions {
        color: color.map(WantedColor::from),
        setup: setup.map(Layout::from),
        clock,
        rated: Some(true),
        ..ChallengeOptions::default()
    };
    let (color, terms) = wish.terms(chance::bits()).map_err(Refusal::from)?;
    let offer = NewChallenge {
        place: caller.place.clone(),
        challenger: caller.person.clone(),
        opponent: Opponent::Person(opponent.id.get().try_into()?),
        color,
        terms,
        rematch_of: None,
        for_place: true,
        locale: caller.locale.clone(),
        interaction: caller.id,
        at: app.now(),
    };
    if matches!(offer.terms.setup, Setup::Cut(_)) {
        let draft = play::draft(&app.store, offer).await?;
        return Ok(caller.whisper(&views::draft(&app.painter, &draft, caller.style())).await?);
    }
    app.offer_challenge(&caller, offer).await
}
