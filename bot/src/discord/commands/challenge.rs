//! `/dvonn challenge`.

use dvonn_model::{Layout, NewChallenge, Opponent, Setup, WantedColor};
use dvonn_play as play;
use dvonn_play::{ChallengeOptions, Refusal, ServerRefusal};
use serenity::all::User;

use super::complete::clocks;
use super::{Context, caller};
use crate::discord::chance;
use crate::discord::failure::Failure;
use crate::discord::views;

/// The colour a challenger wishes for. Each choice is named by the key of its message until the
/// commands are put into words.
#[derive(Clone, Copy, poise::ChoiceParameter)]
pub(super) enum Color {
    #[name = "color-white"]
    White,
    #[name = "color-black"]
    Black,
    #[name = "color-random"]
    Random,
}

impl From<Color> for WantedColor {
    fn from(color: Color) -> WantedColor {
        match color {
            Color::White => WantedColor::White,
            Color::Black => WantedColor::Black,
            Color::Random => WantedColor::Random,
        }
    }
}

/// How the board is to be set up.
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
    #[name = "setup-given"]
    Given,
}

impl From<Way> for Layout {
    fn from(way: Way) -> Layout {
        match way {
            Way::Full => Layout::Full,
            Way::Reds => Layout::Reds,
            Way::Random => Layout::Random,
            Way::Symmetric => Layout::Symmetric,
            Way::Cut => Layout::Cut,
            Way::Given => Layout::Given,
        }
    }
}

#[poise::command(slash_command)]
#[allow(clippy::too_many_arguments, reason = "one for each option of the command")]
pub(super) async fn challenge(
    ctx: Context<'_>,
    opponent: Option<User>,
    color: Option<Color>,
    setup: Option<Way>,
    #[autocomplete = "clocks"] clock: Option<String>,
    rated: Option<bool>,
    seed: Option<String>,
    #[max_length = 400] position: Option<String>,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    if opponent.as_ref().is_some_and(|opponent| opponent.bot) {
        return Err(Refusal::ChallengedBot.into());
    }
    app.check_may_start(&caller).await?;
    if rated == Some(true) && !caller.server.rated {
        return Err(ServerRefusal::RatedOff.into());
    }
    let opponent = match opponent {
        Some(opponent) => Opponent::Person(opponent.id.get().try_into()?),
        None => Opponent::Anyone,
    };
    let wish = ChallengeOptions {
        color: color.map(WantedColor::from),
        setup: setup.map(Layout::from),
        clock,
        rated,
        seed,
        position,
    };
    let (color, terms) = wish.terms(chance::bits()).map_err(Refusal::from)?;
    let offer = NewChallenge {
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
    if matches!(offer.terms.setup, Setup::Cut(_)) {
        let draft = play::draft(&app.store, offer).await?;
        return Ok(caller.whisper(&views::draft(&app.painter, &draft, caller.style())).await?);
    }
    app.offer_challenge(&caller, offer).await
}
