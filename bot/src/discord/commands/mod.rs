//! The slash commands: what each takes, and which handler serves it.

mod admin;
mod advice;
mod challenge;
mod complete;
mod intentions;
mod ladder;
mod look;
mod moderate;
mod offers;
mod places;
mod play;
mod privacy;
mod records;
mod resign;
mod settings;
mod tournament;
mod turn;
mod vacation;

use std::borrow::Cow;
use std::sync::Arc;

use serenity::all::{InstallationContext, InteractionContext};

use super::app::App;
use super::caller::Caller;
use super::failure::Failure;
use crate::text::Text;

/// What a command is given.
type Context<'a> = poise::ApplicationContext<'a, Arc<App>, Failure>;
type Command = poise::Command<Arc<App>, Failure>;
type Parameter = poise::CommandParameter<Arc<App>, Failure>;

/// All commands, with their words in every language.
pub(super) fn all() -> Vec<Command> {
    let mut command = dvonn();
    command.install_context = Some(vec![InstallationContext::Guild]);
    command.interaction_context = Some(vec![InteractionContext::Guild, InteractionContext::BotDm]);
    let mut admin = admin::admin();
    admin.install_context = Some(vec![InstallationContext::Guild]);
    admin.interaction_context = Some(vec![InteractionContext::Guild]);
    let mut privacy = privacy::command();
    privacy.install_context = Some(vec![InstallationContext::Guild]);
    privacy.interaction_context.clone_from(&command.interaction_context);
    let mut tournament = tournament::tournament();
    tournament.install_context = Some(vec![InstallationContext::Guild]);
    tournament.interaction_context = Some(vec![InteractionContext::Guild]);
    let mut commands = vec![command, ladder::command(), tournament, admin, privacy];
    for command in &mut commands {
        put_into_words(command, "command");
    }
    commands
}

#[poise::command(
    slash_command,
    subcommand_required,
    subcommands(
        "challenge::challenge",
        "play::play",
        "turn::place",
        "turn::move_stack",
        "intentions::plan",
        "intentions::conditions",
        "look::preview",
        "advice::hint",
        "advice::analyse",
        "look::board",
        "look::games",
        "look::history",
        "moderate::moderate",
        "offers::offer",
        "offers::abort",
        "offers::claim",
        "resign::resign",
        "records::export",
        "records::import",
        "records::review",
        "records::replay",
        "settings::settings",
        "vacation::vacation",
        "look::help",
        "look::rules"
    )
)]
#[allow(clippy::unused_async, reason = "poise wants an async function")]
async fn dvonn(_: Context<'_>) -> Result<(), Failure> {
    Err(Failure::Unknown)
}

/// The caller of a command, in a server or in direct messages.
async fn caller_anywhere(ctx: Context<'_>) -> Result<Caller<'_>, Failure> {
    Caller::of_command(ctx.framework.user_data, ctx.interaction).await
}

/// The caller of a command, in a server.
async fn caller(ctx: Context<'_>) -> Result<Caller<'_>, Failure> {
    let caller = caller_anywhere(ctx).await?;
    caller.guild().map(|_| caller)
}

/// Gives a command, its options and its subcommands their descriptions and translated names, from
/// the messages `command-dvonn-move`, `command-dvonn-move-move` and so on.
fn put_into_words(command: &mut Command, parent: &str) {
    let key = format!("{parent}-{}", command.name);
    command.description = description(&key);
    command.description_localizations = translations(&key);
    command.name_localizations = translations(&format!("{key}.name"));
    for parameter in &mut command.parameters {
        parameter_into_words(parameter, &key);
    }
    for subcommand in &mut command.subcommands {
        put_into_words(subcommand, &key);
    }
}

fn parameter_into_words(parameter: &mut Parameter, command: &str) {
    let key = format!("{command}-{}", parameter.name);
    parameter.description = description(&key);
    parameter.description_localizations = translations(&key);
    parameter.name_localizations = translations(&format!("{key}.name"));
    for choice in parameter.choices.to_mut() {
        // Until here a choice is named by the key of its message.
        let key = choice.name.clone();
        choice.localizations = translations(&key);
        choice.name = description(&key).unwrap_or(key);
    }
}

fn description(key: &str) -> Option<Cow<'static, str>> {
    Text::of(None).own(key).map(Cow::Owned)
}

fn translations(key: &str) -> Cow<'static, [(Cow<'static, str>, Cow<'static, str>)]> {
    Text::all()
        .skip(1)
        .filter_map(|text| Some((Cow::Borrowed(text.tag()), Cow::Owned(text.own(key)?))))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with_subcommands(command: &Command) -> Vec<&Command> {
        std::iter::once(command)
            .chain(command.subcommands.iter().flat_map(with_subcommands))
            .collect()
    }

    #[test]
    fn every_command_and_option_has_a_description_that_discord_takes() {
        for command in all().iter().flat_map(with_subcommands) {
            let described = command
                .parameters
                .iter()
                .map(|parameter| (parameter.name.as_ref(), parameter.description.as_deref()));
            let described =
                described.chain([(command.name.as_ref(), command.description.as_deref())]);
            for (name, description) in described {
                let length = description.map_or(0, |text| text.chars().count());
                assert!((1..=100).contains(&length), "{name}: {description:?}");
            }
        }
    }

    #[test]
    fn every_choice_has_a_name_from_the_language_files() {
        for command in all().iter().flat_map(with_subcommands) {
            for choice in command.parameters.iter().flat_map(|parameter| parameter.choices.iter()) {
                assert!(!choice.name.contains('-'), "{} is a key", choice.name);
            }
        }
    }

    #[test]
    fn commands_can_be_used_in_servers_and_in_direct_messages() {
        let places = vec![InteractionContext::Guild, InteractionContext::BotDm];
        assert_eq!(all()[0].interaction_context, Some(places));
    }
}
