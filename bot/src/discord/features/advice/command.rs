//! `/dvonn hint` and `/dvonn analyse`: the engine's best moves.

use dvonn_play as play;
use dvonn_play::{AdviceRefusal, Match, PlayError, Refusal};

use crate::discord::features::advice::search::{AnalysedPosition, LINES};
use crate::discord::features::advice::{search as advice, view, walk};
use crate::discord::kit::command::{Context, caller_anywhere};
use crate::discord::kit::failure::Failure;
use crate::discord::kit::record::{import, unimportable};

#[poise::command(slash_command)]
pub(crate) async fn hint(ctx: Context<'_>) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    let game = Match::find(&app.store, caller.place.channel).await?;
    advice::hint(app, &caller, &game).await
}

#[poise::command(slash_command)]
pub(crate) async fn analyse(
    ctx: Context<'_>,
    position: Option<String>,
    game: Option<String>,
    #[min = 0]
    #[max = 97]
    after: Option<u32>,
    #[min = 1]
    #[max = 5]
    lines: Option<u32>,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    let (channel, person) = (caller.place.channel, caller.person.id);
    let subject = match (position, game) {
        (Some(position), None) if after.is_none() => AnalysedPosition::of_text(&position)?,
        (Some(_), _) => return Err(Refusal::from(AdviceRefusal::TwoSubjects).into()),
        (None, Some(game)) => match game.trim().parse::<i64>() {
            Ok(number) => {
                let game = Match::seen_from(&app.store, number.into(), channel, person).await?;
                AnalysedPosition::of_match(&caller, &game, after)?
            }
            Err(_) => match import::read(&game) {
                Ok(record) => {
                    play::check_finished(&app.store, record.game(), person).await?;
                    AnalysedPosition::of_record(&record, after)?
                }
                Err(reason) => {
                    return Ok(caller
                        .reply_private(&unimportable::unimportable(caller.text, &reason))
                        .await?);
                }
            },
        },
        (None, None) => match Match::latest_in(&app.store, channel).await {
            Ok(game) => AnalysedPosition::of_match(&caller, &game, after)?,
            Err(PlayError::Refused(Refusal::NoGame)) => {
                return Ok(caller.reply_private(&view::ask_for_position(caller.text)).await?);
            }
            Err(error) => return Err(error.into()),
        },
    };
    walk::analyse(app, &caller, subject, lines.unwrap_or(LINES)).await
}
