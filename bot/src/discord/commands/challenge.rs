//! `/dvonn challenge`.

use serenity::all::User;

use super::complete::clocks;
use super::{Context, caller};
use crate::discord::app::{App, Road};
use crate::discord::caller::Caller;
use crate::discord::chance;
use crate::discord::failure::Failure;
use crate::discord::views;
use crate::play::{self, NewOffer, PlayError, Refusal, Wish};
use crate::store::{ChallengeRow, GameRow, UserId, WantedColor};

/// The colour a challenger wishes for. Each choice is named by the key of its message until the
/// commands are put into words.
#[derive(Clone, Copy, poise::ChoiceParameter)]
enum Color {
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

#[poise::command(slash_command)]
pub(super) async fn challenge(
    ctx: Context<'_>,
    opponent: Option<User>,
    color: Option<Color>,
    #[autocomplete = "clocks"] clock: Option<String>,
    rated: Option<bool>,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    if opponent.as_ref().is_some_and(|opponent| opponent.bot) {
        return Err(Refusal::ChallengedBot.into());
    }
    let opponent = opponent.map(|opponent| UserId::try_from(opponent.id.get())).transpose()?;
    let color = color.map(WantedColor::from);
    let wish = Wish { color, clock, rated, ..Wish::default() };
    let (color, terms) = wish.terms(chance::bits()).map_err(Refusal::from)?;
    let offer = NewOffer {
        place: caller.place.clone(),
        challenger: caller.person.clone(),
        opponent,
        color,
        terms,
        rematch_of: None,
        locale: caller.locale.clone(),
        interaction: caller.id,
        at: app.now(),
    };
    let made = match play::offer(&app.store, offer.clone()).await {
        Err(PlayError::Refused(Refusal::ChannelBusy(game)))
            if clear_away(app, &caller, &game).await? =>
        {
            play::offer(&app.store, offer.clone()).await
        }
        made => made,
    };
    match made {
        Ok(challenge) => show(app, &caller, &challenge).await,
        Err(PlayError::Refused(Refusal::ChannelBusy(game))) => {
            let draft = play::draft(&app.store, offer).await?;
            let view = views::busy_at_challenging(caller.text, &game, draft.id);
            Ok(caller.whisper(&view).await?)
        }
        Err(error) => Err(error.into()),
    }
}

/// Ends the channel's game if both its players have left the server: nobody else ever could.
async fn clear_away(app: &App, caller: &Caller<'_>, game: &GameRow) -> Result<bool, Failure> {
    let (guild, players) = (caller.guild()?, &game.players);
    let (white, black) =
        tokio::join!(app.has_left(guild, players.white.id), app.has_left(guild, players.black.id));
    if !(white && black) {
        return Ok(false);
    }
    if let Some(ended) = play::deserted(&app.store, game, app.now()).await? {
        app.announce(&ended, Road::Message).await;
    }
    Ok(true)
}

/// Shows the channel a new challenge: as the answer to the command or, should that come too late,
/// by a message of its own.
async fn show(app: &App, caller: &Caller<'_>, challenge: &ChallengeRow) -> Result<(), Failure> {
    let view = views::challenge(challenge, caller.public_text());
    match caller.answer(&view).await {
        Ok(()) => {
            if let Ok(message) = caller.answer_message().await {
                app.posted(challenge, message).await?;
            }
            Ok(())
        }
        Err(_) => app.post_challenge(challenge).await,
    }
}
