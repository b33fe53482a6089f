//! Checks of the commands: what Discord accepts, and the names in other languages.

mod translations;

use super::*;

fn with_subcommands(command: &Command) -> Vec<&Command> {
    std::iter::once(command).chain(command.subcommands.iter().flat_map(with_subcommands)).collect()
}

#[test]
fn every_description_fits_discords_limit() {
    let slash = localised().into_iter().filter(|command| command.slash_action.is_some());
    for command in slash.collect::<Vec<_>>().iter().flat_map(with_subcommands) {
        let described = command
            .parameters
            .iter()
            .map(|parameter| (parameter.name.as_ref(), parameter.description.as_deref()));
        let described = described.chain([(command.name.as_ref(), command.description.as_deref())]);
        for (name, description) in described {
            let length = description.map_or(0, |text| text.chars().count());
            assert!((1..=100).contains(&length), "{name}: {description:?}");
        }
    }
}

#[test]
fn every_choice_has_a_name_from_the_language_files() {
    for command in localised().iter().flat_map(with_subcommands) {
        for choice in command.parameters.iter().flat_map(|parameter| parameter.choices.iter()) {
            assert!(!choice.name.contains('-'), "{} is a key", choice.name);
        }
    }
}

#[test]
fn each_command_states_where_it_can_be_used_and_who_brings_it_along() {
    use InstallationContext::{Guild, User};
    let server = vec![InteractionContext::Guild];
    for command in localised() {
        let (places, installs) = match command.name.as_ref() {
            "dvonn" | "game" | "learn" | "puzzle" | "privacy" | "challenge_person"
            | "analyse_message" | "import_message" => (EVERYWHERE.to_vec(), vec![Guild, User]),
            "seek" | "ladder" => {
                (vec![InteractionContext::Guild, InteractionContext::BotDm], vec![Guild, User])
            }
            _ => (server.clone(), vec![Guild]),
        };
        assert_eq!(command.interaction_context, Some(places), "{}", command.name);
        assert_eq!(command.install_context, Some(installs), "{}", command.name);
    }
}

#[test]
fn every_menu_entry_has_a_name_that_discord_accepts() {
    let commands = localised();
    let entries = commands.iter().filter(|command| command.context_menu_action.is_some());
    let names: Vec<_> = entries.map(|entry| entry.context_menu_name.as_deref()).collect();
    assert!(!names.is_empty());
    for name in names {
        let length = name.map_or(0, |name| name.chars().count());
        assert!((1..=32).contains(&length), "{name:?}");
    }
}

#[test]
fn subcommands_are_ordered_by_what_people_need_first() {
    let commands = localised();
    for (name, order) in ORDER {
        let command = commands.iter().find(|command| command.name == name).unwrap();
        let names: Vec<_> = command.subcommands.iter().map(|it| it.name.as_ref()).collect();
        assert_eq!(names, order, "add each subcommand of /{name} to ORDER");
    }
}

#[test]
fn no_command_has_more_subcommands_than_discord_allows() {
    for command in localised().iter().flat_map(with_subcommands) {
        let count = command.subcommands.len();
        assert!(count <= 25, "{} has {count}", command.name);
    }
}
