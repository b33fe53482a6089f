//! `/game` with its subcommands `export` and `import`, and **Import this game** in the menu of a message.

use dvonn_rules::{GameError, GameFault, Record, RecordError};
use serenity::all::{Attachment, Message};

use crate::discord::features::records::form::import_form;
use crate::discord::features::records::import::import as bring;
use crate::discord::kit::command::{Command, Context, EVERYWHERE, caller_anywhere};
use crate::discord::kit::complete::games;
use crate::discord::kit::explain::import::Unimportable;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::record::choose::find_game;
use crate::discord::kit::record::export;
use crate::discord::kit::record::export::Format;
use crate::discord::kit::record::quoted::{download, quoted};

/// Returns `/game`: what to do with one game, running or over. Other features add subcommands.
pub(crate) fn command() -> Command {
    let mut command = game();
    command.interaction_context = Some(EVERYWHERE.to_vec());
    command
}

#[poise::command(slash_command, subcommand_required, subcommands("export", "import"))]
#[allow(clippy::unused_async, reason = "poise wants an async function")]
async fn game(_: Context<'_>) -> Result<(), Failure> {
    Err(Failure::Unknown)
}

#[poise::command(slash_command)]
async fn export(
    ctx: Context<'_>,
    #[autocomplete = "games"] game: Option<String>,
    format: Option<Format>,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    let Some(game) = find_game(app, &caller, game).await? else { return Ok(()) };
    let format = format.unwrap_or(Format::Text);
    Ok(caller.reply_private(&export::export(caller.text, &game, format)).await?)
}

#[poise::command(slash_command)]
async fn import(
    ctx: Context<'_>,
    file: Option<Attachment>,
    text: Option<String>,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    let content = match (file, text) {
        (Some(file), _) => download(&file).await,
        (None, Some(text)) => Ok(text),
        (None, None) => {
            return Ok(caller.open_form(app, &import_form(caller.text)).await?);
        }
    };
    bring(app, &caller, content).await
}

#[poise::command(context_menu_command = "command-menu-import")]
pub(crate) async fn import_message(ctx: Context<'_>, message: Message) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    let content = match quoted(&message).await {
        Ok(text) if !may_be_game(&text) => Err(Unimportable::NotInMessage),
        other => other,
    };
    bring(app, &caller, content).await
}

/// Returns false for a text whose first word is no move.
fn may_be_game(text: &str) -> bool {
    let first =
        |error: &GameError| error.ply == 1 && matches!(error.reason, GameFault::Unreadable(_));
    !matches!(text.parse::<Record>(), Err(RecordError::Game(error)) if first(&error))
}
