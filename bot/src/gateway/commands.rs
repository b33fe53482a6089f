//! The slash commands of all features, as registered with Discord, with texts in every language.

mod spelling;

use std::borrow::Cow;

use dvonn_discord::rate_limits::Cost;
use serenity::all::{CreateCommand, InstallationContext, InteractionContext};

use spelling::respell;

use crate::features;
use crate::runtime::caller::command::{Command, Context, EVERYWHERE};
use crate::runtime::failure::Failure;
use crate::runtime::feature::CommandPlace;
use crate::text::{Text, Translation};

/// The tags of languages, with a name or description in each.
type Localizations = Cow<'static, [(Cow<'static, str>, Cow<'static, str>)]>;

/// The order of all subcommands of these commands, which Discord keeps: what people need first comes first. Those of
/// other commands are in the order of their features.
const ORDER: [(&str, &[&str]); 2] = [
    (
        "dvonn",
        &[
            "play",
            "challenge",
            "move",
            "place",
            "board",
            "hint",
            "games",
            "plan",
            "conditional",
            "offer",
            "resign",
            "analyse",
            "vacation",
            "settings",
            "rules",
            "help",
        ],
    ),
    (
        "game",
        &[
            "review", "replay", "moves", "find", "note", "follow", "preview", "export", "import",
            "abort", "claim", "moderate",
        ],
    ),
];

/// What the keys of the messages about commands begin with.
const ROOT: &str = "command";

/// The option that names an engine.
const ENGINE: &str = "engine";

/// Returns the commands to run, in English: without the options that name an engine if there is none.
pub(crate) fn offered(with_engines: bool) -> Vec<Command> {
    usable(all(), with_engines)
}

/// Returns the commands as Discord registers them, in every language.
pub(crate) fn registrations(with_engines: bool) -> Vec<CreateCommand> {
    usable(localised(), with_engines).iter().filter_map(registration).collect()
}

fn usable(mut commands: Vec<Command>, with_engines: bool) -> Vec<Command> {
    if !with_engines {
        for subcommand in commands.iter_mut().flat_map(|command| &mut command.subcommands) {
            subcommand.parameters.retain(|parameter| parameter.name != ENGINE);
        }
    }
    commands
}

fn registration(command: &Command) -> Option<CreateCommand> {
    let Some(entry) = command.create_as_context_menu_command() else {
        return command.create_as_slash_command();
    };
    // poise leaves the translations out.
    let names = command.name_localizations.iter();
    Some(names.fold(entry, |entry, (locale, name)| entry.name_localized(&**locale, &**name)))
}

/// Returns all commands, in English.
pub(crate) fn all() -> Vec<Command> {
    let mut commands = unnamed();
    for command in &mut commands {
        describe(command, ROOT);
    }
    commands
}

/// Returns all commands, in every language.
fn localised() -> Vec<Command> {
    let mut commands = unnamed();
    for translation in Translation::all() {
        for command in &mut commands {
            translate(command, ROOT, &translation);
        }
    }
    for command in &mut commands {
        describe(command, ROOT);
        respell(command);
    }
    commands
}

/// Returns all commands, with the keys of messages where they have texts.
fn unnamed() -> Vec<Command> {
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
    }
    commands
}

/// Offers an entry of the menu of a person or a message everywhere, unless it says where.
fn menu_entry(mut entry: Command) -> Command {
    entry.interaction_context.get_or_insert_with(|| EVERYWHERE.to_vec());
    entry
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
fn weighed(mut command: Command, weight: Cost) -> Command {
    if !command.custom_data.is::<Cost>() {
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

/// Sets the English texts of a command, its options and its subcommands, from the messages
/// `command-dvonn-move`, `command-dvonn-move-move` and so on.
fn describe(command: &mut Command, parent: &str) {
    if let Some(key) = &command.context_menu_name {
        command.context_menu_name = english(key);
        return;
    }
    let key = format!("{parent}-{}", command.name);
    command.description = english(&key);
    for parameter in &mut command.parameters {
        parameter.description = english(&format!("{key}-{}", parameter.name));
        for choice in parameter.choices.to_mut() {
            choice.name = english(&choice.name).unwrap_or_default();
        }
    }
    for subcommand in &mut command.subcommands {
        describe(subcommand, &key);
    }
}

fn english(key: &str) -> Option<Cow<'static, str>> {
    Text::of(None).own(key).map(Cow::Owned)
}

/// Adds a language to the texts of a command, its options and its subcommands.
fn translate(command: &mut Command, parent: &str, translation: &Translation) {
    if let Some(key) = &command.context_menu_name {
        add(&mut command.name_localizations, key, translation);
        return;
    }
    let key = format!("{parent}-{}", command.name);
    add(&mut command.description_localizations, &key, translation);
    add(&mut command.name_localizations, &format!("{key}.name"), translation);
    for parameter in &mut command.parameters {
        let key = format!("{key}-{}", parameter.name);
        add(&mut parameter.description_localizations, &key, translation);
        add(&mut parameter.name_localizations, &format!("{key}.name"), translation);
        for choice in parameter.choices.to_mut() {
            add(&mut choice.localizations, &choice.name, translation);
        }
    }
    for subcommand in &mut command.subcommands {
        translate(subcommand, &key, translation);
    }
}

fn add(localizations: &mut Localizations, key: &str, translation: &Translation) {
    if let Some(own) = translation.own(key) {
        localizations.to_mut().push((Cow::Owned(translation.tag().to_owned()), Cow::Owned(own)));
    }
}

#[cfg(test)]
mod tests;
