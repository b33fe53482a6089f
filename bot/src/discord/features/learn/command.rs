//! `/learn`: lessons, terms and advice.

use dvonn_school::{Lesson, Progress};
use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse};

use crate::discord::features::learn::{advice as advice_page, click, exercise, terms as glossary};
use crate::discord::kit::command::{Command, Context, EVERYWHERE, caller_anywhere};
use crate::discord::kit::complete::autocomplete_response;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::ids::learn::TermGroup;

/// Returns the command, which works everywhere.
pub(crate) fn command() -> Command {
    let mut command = learn();
    command.interaction_context = Some(EVERYWHERE.to_vec());
    command
}

#[poise::command(slash_command, subcommand_required, subcommands("lesson", "terms", "advice"))]
#[allow(clippy::unused_async, reason = "poise wants an async function")]
async fn learn(_: Context<'_>) -> Result<(), Failure> {
    Err(Failure::Unknown)
}

#[poise::command(slash_command)]
async fn lesson(
    ctx: Context<'_>,
    #[min = 1]
    #[max = 12]
    number: Option<u8>,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    let Some(lesson) = number.and_then(Lesson::new) else { return click::next(app, &caller).await };
    let progress = Progress::read(&app.store, caller.person.id).await?;
    exercise::begin(app, &caller, progress.current(lesson)).await
}

#[poise::command(slash_command)]
async fn terms(
    ctx: Context<'_>,
    #[autocomplete = "suggest_terms"] term: Option<String>,
) -> Result<(), Failure> {
    let caller = caller_anywhere(ctx).await?;
    let text = caller.text;
    let view = match term {
        None => glossary::page(text, TermGroup::Board),
        Some(typed) => glossary::find(text, &typed)
            .map_or_else(|| glossary::unknown(text, &typed), |term| glossary::term(text, term)),
    };
    Ok(caller.reply_private(&view).await?)
}

#[poise::command(slash_command)]
async fn advice(
    ctx: Context<'_>,
    #[min = 1]
    #[max = 12]
    page: Option<u8>,
) -> Result<(), Failure> {
    let caller = caller_anywhere(ctx).await?;
    let lesson = page.and_then(Lesson::new).unwrap_or(Lesson::FIRST);
    Ok(caller.reply_private(&advice_page::view(caller.style(), lesson)).await?)
}

async fn suggest_terms(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let choices = caller_anywhere(ctx).await.map(|caller| {
        let found = glossary::matching(caller.text, typed).into_iter();
        found.map(|name| AutocompleteChoice::new(name.clone(), name)).collect()
    });
    autocomplete_response(choices)
}
