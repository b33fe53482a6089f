//! `/dvonn hint`, `/dvonn analyse`, and **Analyse this position** in the menu of a message: the engine's
//! best moves.

use dvonn_play as play;
use dvonn_play::advice::AdviceRefusal;
use dvonn_play::{Match, PlayError, Refusal};
use serenity::all::Message;

use crate::discord::features::advice::search::{AnalysedPosition, LINES};
use crate::discord::features::advice::{search as advice, view, walk};
use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::command::{Context, caller_anywhere};
use crate::discord::kit::failure::Failure;
use crate::discord::kit::game::board::on_picture;
use crate::discord::kit::record::import;
use crate::discord::kit::record::quoted::quoted;

#[poise::command(slash_command)]
pub(crate) async fn hint(ctx: Context<'_>) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    let game = Match::find(&app.store, caller.venue.channel).await?;
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
    let (channel, person) = (caller.venue.channel, caller.person.id);
    let subject = match (position, game) {
        (Some(position), None) if after.is_none() => AnalysedPosition::of_text(&position)?,
        (Some(_), _) => return Err(Refusal::from(AdviceRefusal::TwoSubjects).into()),
        (None, Some(game)) => match game.trim().parse::<i64>() {
            Ok(number) => {
                let game = Match::seen_from(&app.store, number.into(), channel, person).await?;
                AnalysedPosition::of_match(&caller, &game, after)?
            }
            Err(_) => of_pasted(app, &caller, &game, after).await?,
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

#[poise::command(context_menu_command = "command-menu-analyse")]
pub(crate) async fn analyse_message(ctx: Context<'_>, message: Message) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    let shown = message.attachments.iter().find_map(|file| on_picture(&file.filename));
    let subject = match shown.filter(|_| message.author.id == app.client.bot) {
        Some((game, _revision)) => {
            let (channel, person) = (caller.venue.channel, caller.person.id);
            let game = Match::seen_from(&app.store, game, channel, person).await?;
            AnalysedPosition::of_match(&caller, &game, None)?
        }
        None => {
            let text = quoted(&message).await?;
            match AnalysedPosition::in_message(&text) {
                Some(position) => position,
                None => of_pasted(app, &caller, &text, None).await?,
            }
        }
    };
    walk::analyse(app, &caller, subject, LINES).await
}

/// Returns the position of a pasted game, which must not be a running one of this person.
async fn of_pasted(
    app: &App,
    caller: &Caller,
    text: &str,
    after: Option<u32>,
) -> Result<AnalysedPosition, Failure> {
    let record = import::read(text)?;
    play::advice::check_finished(&app.store, record.game(), caller.person.id).await?;
    Ok(AnalysedPosition::of_record(&record, after)?)
}
