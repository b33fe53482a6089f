//! What an interaction is called in the log and the metrics: the command, or the kind of click or
//! form. Never what people chose or wrote.

use std::collections::HashSet;
use std::sync::LazyLock;

use dvonn_discord::custom_id::prefix;
use dvonn_discord::form::opened_form;
use serenity::all::{CommandDataOption, CommandDataOptionValue, CommandInteraction, Interaction};

use crate::features;
use crate::gateway::commands;
use crate::runtime::caller::command::Command;

/// The kind of requests for suggestions while a person types.
pub(crate) const SUGGESTIONS: &str = "suggestions";
/// The name of what this version does not know.
const UNKNOWN: &str = "unknown";

/// The kind and name of an interaction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Label {
    /// `command`, `suggestions`, `click` or `form`.
    pub(crate) kind: &'static str,
    /// The command with its subcommands, or the first part of the custom id.
    pub(crate) name: String,
}

impl Label {
    /// Returns the label of an interaction.
    pub(crate) fn of(interaction: &Interaction) -> Label {
        match interaction {
            Interaction::Command(command) => Label::new("command", known_path(command)),
            Interaction::Autocomplete(command) => Label::new(SUGGESTIONS, known_path(command)),
            Interaction::Component(click) => {
                let id = &click.data.custom_id;
                Label::new("click", features::click_handler(id).map(|_| prefix(id).to_owned()))
            }
            Interaction::Modal(form) => {
                let (id, _) = opened_form(&form.data.custom_id);
                Label::new("form", features::form_handler(id).map(|_| prefix(id).to_owned()))
            }
            _ => Label::new(UNKNOWN, None),
        }
    }

    fn new(kind: &'static str, name: Option<String>) -> Label {
        Label { kind, name: name.unwrap_or_else(|| UNKNOWN.to_owned()) }
    }
}

/// The names of all commands, with their parents.
static PATHS: LazyLock<HashSet<String>> = LazyLock::new(|| {
    let mut paths = HashSet::new();
    for command in commands::all() {
        collect_paths(&command, String::new(), &mut paths);
    }
    paths
});

fn collect_paths(command: &Command, mut path: String, paths: &mut HashSet<String>) {
    if !path.is_empty() {
        path.push(' ');
    }
    path.push_str(&command.name);
    for subcommand in &command.subcommands {
        collect_paths(subcommand, path.clone(), paths);
    }
    paths.insert(path);
}

/// Returns the name of a command with its subcommands. `None` if this version does not know it.
fn known_path(command: &CommandInteraction) -> Option<String> {
    let mut path = command.data.name.clone();
    let mut options = &command.data.options;
    while let Some((name, inner)) = options.iter().find_map(subcommand) {
        path.push(' ');
        path.push_str(name);
        options = inner;
    }
    PATHS.contains(&path).then_some(path)
}

fn subcommand(option: &CommandDataOption) -> Option<(&str, &Vec<CommandDataOption>)> {
    match &option.value {
        CommandDataOptionValue::SubCommand(options)
        | CommandDataOptionValue::SubCommandGroup(options) => Some((&option.name, options)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_named_with_their_parents() {
        assert!(PATHS.contains("dvonn move") && PATHS.contains("dvonn"));
        assert!(!PATHS.contains("move"));
    }
}
