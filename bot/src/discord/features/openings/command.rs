//! `/learn openings`: what was placed next in real games.

use dvonn_play::advice::AdviceRefusal;
use dvonn_play::{Match, PlayError, Refusal};
use dvonn_school::Opening;

use crate::discord::features::openings::view;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::command::{Context, caller_anywhere};
use crate::discord::kit::complete::games;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::record::choose::find_game;

#[poise::command(slash_command)]
pub(crate) async fn openings(
    ctx: Context<'_>,
    #[autocomplete = "games"] game: Option<String>,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    let game = match game {
        Some(_) => match find_game(app, &caller, game).await? {
            Some(game) => Some(game),
            None => return Ok(()),
        },
        None => match Match::latest_in(&app.store, caller.venue.channel).await {
            Ok(game) => Some(game),
            Err(PlayError::Refused(Refusal::NoGame)) => None,
            Err(error) => return Err(error.into()),
        },
    };
    let Some(game) = game else { return view::show(app, &caller, Opening::default()).await };
    check(&caller, &game)?;
    match Opening::of(&game.history) {
        Some(opening) => view::show(app, &caller, opening).await,
        None => Ok(caller.reply_private(&view::dealt(caller.text)).await?),
    }
}

/// Statistics of a running game are advice.
fn check(caller: &Caller, game: &Match) -> Result<(), Refusal> {
    if !game.row.is_running() {
        return Ok(());
    }
    game.check_advice(caller.person.id).map(drop).map_err(|refusal| match refusal {
        Refusal::NotAPlayer(_) | Refusal::NotYourTurn(_) => AdviceRefusal::NotOfRunning.into(),
        other => other,
    })
}
