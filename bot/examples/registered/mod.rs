//! The commands as the bot registered them.

use dvonn_playground::Playground;
use serde_json::Value;

/// Returns the value of an option's choice, by the name that people see.
pub(crate) fn choice(
    playground: &Playground,
    subcommand: &str,
    option: &str,
    name: &str,
) -> Option<Value> {
    fn find<'a>(value: &'a Value, list: &str, name: &str) -> Option<&'a Value> {
        value[list].as_array()?.iter().find(|entry| entry["name"] == name)
    }
    playground.commands().iter().find_map(|command| {
        let option = find(find(command, "options", subcommand)?, "options", option)?;
        Some(find(option, "choices", name)?["value"].clone())
    })
}
