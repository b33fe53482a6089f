//! `/dvonn play`: a game against the computer.

use dvonn_model::{Layout, NewChallenge, Opponent, WantedColor};
use dvonn_play::{ChallengeOptions, Refusal};

use super::challenge::Color;
use super::complete::clocks;
use super::{Context, caller};
use crate::discord::chance;
use crate::discord::failure::Failure;

/// How strong the computer is. Each choice is named by the key of its message until the commands are
/// put into words.
#[derive(Clone, Copy, Default, poise::ChoiceParameter)]
pub(super) enum Level {
    #[name = "level-beginner"]
    Beginner,
    #[name = "level-novice"]
    Novice,
    #[default]
    #[name = "level-casual"]
    Casual,
    #[name = "level-skilled"]
    Skilled,
    #[name = "level-club"]
    Club,
    #[name = "level-strong"]
    Strong,
    #[name = "level-expert"]
    Expert,
    #[name = "level-master"]
    Master,
}

impl From<Level> for dvonn_engine::Level {
    fn from(level: Level) -> dvonn_engine::Level {
        dvonn_engine::Level::ALL[level as usize]
    }
}

/// How the board is to be set up. The computer cuts and chooses with nobody.
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
            Way::Given => Layout::Given,
        }
    }
}

#[poise::command(slash_command)]
#[allow(clippy::too_many_arguments, reason = "one for each option of the command")]
pub(super) async fn play(
    ctx: Context<'_>,
    level: Option<Level>,
    color: Option<Color>,
    setup: Option<Way>,
    #[autocomplete = "clocks"] clock: Option<String>,
    seed: Option<String>,
    #[max_length = 400] position: Option<String>,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    app.check_may_start(&caller).await?;
    let wish = ChallengeOptions {
        color: color.map(WantedColor::from),
        setup: setup.map(Layout::from),
        clock,
        rated: None,
        seed,
        position,
    };
    let (color, terms) = wish.terms(chance::bits()).map_err(Refusal::from)?;
    let level = level.unwrap_or_default().into();
    let offer = NewChallenge {
        place: caller.place.clone(),
        challenger: caller.person.clone(),
        opponent: Opponent::Computer(level),
        color,
        terms,
        rematch_of: None,
        for_place: false,
        locale: caller.locale.clone(),
        interaction: caller.id,
        at: app.now(),
    };
    app.begin_with_computer(&caller, offer, level).await
}

#[cfg(test)]
mod tests {
    use poise::ChoiceParameter as _;

    use super::*;

    #[test]
    fn the_choices_are_the_levels_in_their_order() {
        let numbers = (0..).map_while(Level::from_index).map(dvonn_engine::Level::from);
        assert_eq!(numbers.collect::<Vec<_>>(), dvonn_engine::Level::ALL);
        assert_eq!(Level::list().len(), dvonn_engine::Level::ALL.len());
    }
}
