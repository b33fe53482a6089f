//! Finds the game that a command asks for.

use dvonn_play::{Match, PlayError, Refusal};

use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::failure::Failure;
use crate::show::record::export;

/// Returns the game with this number or, without one, the newest in the channel. If there is none,
/// tells the person and returns `None`.
pub(crate) async fn find_game(
    app: &App,
    caller: &Caller,
    number: Option<String>,
) -> Result<Option<Match>, Failure> {
    let (channel, person) = (caller.venue.channel, caller.person.id);
    let problem = match number {
        Some(number) => match number.trim().parse::<i64>() {
            Ok(id) => {
                return Ok(Some(Match::seen_from(&app.store, id.into(), channel, person).await?));
            }
            Err(_) => export::no_game_number(caller.text, &number),
        },
        None => match Match::latest_in(&app.store, channel).await {
            Err(PlayError::Refused(Refusal::NoGame)) if caller.venue.guild.is_none() => {
                export::which_game(caller.text)
            }
            latest => return Ok(Some(latest?)),
        },
    };
    caller.reply_private(&problem).await?;
    Ok(None)
}
