//! `/game`, and its subcommands `export` and `import`: games as text.

use std::time::Duration;

use serenity::all::{Attachment, InteractionContext};
use tokio::time::timeout;

use crate::discord::features::records::form::import_form;
use crate::discord::features::records::import::import as bring;
use crate::discord::kit::command::{Command, Context, caller_anywhere};
use crate::discord::kit::complete::games;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::record::choose::find_game;
use crate::discord::kit::record::export;
use crate::discord::kit::record::export::Format;
use crate::discord::kit::record::import::MAX_FILE_BYTES;
use crate::discord::kit::record::unimportable::Unimportable;

/// The time limit for a file download.
const DOWNLOAD_TIMEOUT: Duration = Duration::from_secs(20);

/// Returns `/game`: games that are over, and what to do with them. Other features add subcommands.
pub(crate) fn command() -> Command {
    let mut command = game();
    command.interaction_context = Some(vec![InteractionContext::Guild, InteractionContext::BotDm]);
    command
}

#[poise::command(slash_command, subcommand_required, subcommands("export", "import"))]
#[allow(clippy::unused_async, reason = "poise wants an async function")]
async fn game(_: Context<'_>) -> Result<(), Failure> {
    Err(Failure::Unknown)
}

#[poise::command(slash_command)]
pub(crate) async fn export(
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
pub(crate) async fn import(
    ctx: Context<'_>,
    file: Option<Attachment>,
    text: Option<String>,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    let content = match (file, text) {
        (Some(file), _) => caller.defer_private_while(download(&file)).await?,
        (None, Some(text)) => Ok(text),
        (None, None) => {
            return Ok(caller.open_form(app, &import_form(caller.text)).await?);
        }
    };
    bring(app, &caller, content).await
}

/// Downloads an attached file as text.
async fn download(file: &Attachment) -> Result<String, Unimportable> {
    if file.size > MAX_FILE_BYTES {
        return Err(Unimportable::TooLong { most: MAX_FILE_BYTES / 1024 });
    }
    let bytes = match timeout(DOWNLOAD_TIMEOUT, file.download()).await {
        Ok(Ok(bytes)) => bytes,
        Ok(Err(error)) => {
            tracing::info!(%error, "failed to download attached file");
            return Err(Unimportable::Unreachable);
        }
        Err(_) => return Err(Unimportable::Unreachable),
    };
    String::from_utf8(bytes).map_err(|_| Unimportable::NoText)
}
