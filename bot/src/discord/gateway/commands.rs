//! The slash commands of all features, as registered with Discord, with texts in every language.

use std::borrow::Cow;
use std::sync::Arc;

use serenity::all::{CreateCommand, InstallationContext, InteractionContext};

use crate::discord::features;
use crate::discord::kit::app::App;
use crate::discord::kit::command::{Command, Context, EVERYWHERE};
use crate::discord::kit::failure::Failure;
use crate::discord::kit::feature::CommandPlace;
use crate::discord::kit::limits::Weight;
use crate::text::Text;

type Parameter = poise::CommandParameter<Arc<App>, Failure>;

/// The order of subcommands, which Discord keeps: what people need first comes first. Others follow,
/// in the order of their features.
const ORDER: [(&str, &[&str]); 2] = [
    (
        "dvonn",
        &[
            "play",
            "challenge",
            "move",
            "place",
            "board",
            "games",
            "help",
            "rules",
            "hint",
            "preview",
            "plan",
            "if",
            "offer",
            "resign",
            "abort",
            "claim",
            "vacation",
            "settings",
            "analyse",
            "review",
            "replay",
            "history",
            "export",
            "import",
            "moderate",
        ],
    ),
    ("game", &["replay", "review", "history", "note", "export", "import"]),
];

/// The option that names an engine.
const ENGINE: &str = "engine";

/// Returns the commands to offer: without the options that name an engine if there is none.
pub(crate) fn offered(with_engines: bool) -> Vec<Command> {
    let mut commands = all();
    if !with_engines {
        for subcommand in commands.iter_mut().flat_map(|command| &mut command.subcommands) {
            subcommand.parameters.retain(|parameter| parameter.name != ENGINE);
        }
    }
    commands
}

/// Returns all commands.
pub(crate) fn all() -> Vec<Command> {
    let mut dvonn = dvonn();
    // The macro accepts these attributes only with a list of subcommands.
    dvonn.subcommand_required = true;
    dvonn.interaction_context = Some(EVERYWHERE.to_vec());
    let mut commands = vec![dvonn];
    let entries = || {
        let all = features::ALL.iter();
        all.flat_map(|feature| feature.commands.iter().map(|place| (place, feature.weight)))
    };
    commands.extend(entries().filter_map(|(place, weight)| match place {
        CommandPlace::Top(command) => Some(weighed(command(), weight)),
        CommandPlace::Menu(entry) => Some(weighed(menu_entry(entry()), weight)),
        CommandPlace::Under(..) => None,
    }));
    for command in &mut commands {
        command.subcommands.extend(entries().filter_map(|(place, weight)| match place {
            CommandPlace::Under(parent, subcommand) if command.name == *parent => {
                Some(weighed(subcommand(), weight))
            }
            _ => None,
        }));
        sort_subcommands(command);
        command.install_context = Some(installed_by(command));
        if command.context_menu_action.is_none() {
            localise(command, "command");
        }
    }
    commands
}

/// Names an entry of the menu of a person or a message, in every language.
fn menu_entry(mut entry: Command) -> Command {
    let key = entry.context_menu_name.take().unwrap_or_default();
    entry.context_menu_name = description(&key);
    entry.name_localizations = translations(&key);
    if entry.interaction_context.is_none() {
        entry.interaction_context = Some(EVERYWHERE.to_vec());
    }
    entry
}

/// Returns the commands as Discord registers them.
pub(crate) fn registrations<U, E>(commands: &[poise::Command<U, E>]) -> Vec<CreateCommand> {
    let registrations =
        commands.iter().filter_map(|command| match command.create_as_context_menu_command() {
            // poise leaves the translations out.
            Some(entry) => {
                let names = command.name_localizations.iter();
                Some(
                    names.fold(entry, |entry, (locale, name)| {
                        entry.name_localized(&**locale, &**name)
                    }),
                )
            }
            None => command.create_as_slash_command(),
        });
    registrations.collect()
}

/// Returns who can bring a command along: also a person, unless it only makes sense in a server.
fn installed_by(command: &Command) -> Vec<InstallationContext> {
    let places = command.interaction_context.as_deref().unwrap_or_default();
    if places.iter().any(|place| *place != InteractionContext::Guild) {
        vec![InstallationContext::Guild, InstallationContext::User]
    } else {
        vec![InstallationContext::Guild]
    }
}

fn sort_subcommands(command: &mut Command) {
    let Some((_, order)) = ORDER.iter().find(|(name, _)| command.name == *name) else { return };
    let rank = |name: &str| order.iter().position(|listed| *listed == name).unwrap_or(order.len());
    command.subcommands.sort_by_key(|subcommand| rank(&subcommand.name));
}

/// Notes with a command and its subcommands how much work they cause, unless they say so themselves.
fn weighed(mut command: Command, weight: Weight) -> Command {
    if !command.custom_data.is::<Weight>() {
        command.custom_data = Box::new(weight);
    }
    command.subcommands =
        command.subcommands.into_iter().map(|subcommand| weighed(subcommand, weight)).collect();
    command
}

#[poise::command(slash_command)]
#[allow(clippy::unused_async, reason = "poise wants an async function")]
async fn dvonn(_: Context<'_>) -> Result<(), Failure> {
    Err(Failure::Unknown)
}

/// Sets the descriptions and translated names of a command, its options and its subcommands, from
/// the messages `command-dvonn-move`, `command-dvonn-move-move` and so on.
fn localise(command: &mut Command, parent: &str) {
    let key = format!("{parent}-{}", command.name);
    command.description = description(&key);
    command.description_localizations = translations(&key);
    command.name_localizations = translations(&format!("{key}.name"));
    for parameter in &mut command.parameters {
        localise_parameter(parameter, &key);
    }
    for subcommand in &mut command.subcommands {
        localise(subcommand, &key);
    }
}

fn localise_parameter(parameter: &mut Parameter, command: &str) {
    let key = format!("{command}-{}", parameter.name);
    parameter.description = description(&key);
    parameter.description_localizations = translations(&key);
    parameter.name_localizations = translations(&format!("{key}.name"));
    for choice in parameter.choices.to_mut() {
        // So far, the choice's name was the key of its message.
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
mod tests;
