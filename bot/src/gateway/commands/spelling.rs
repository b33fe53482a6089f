//! American and British spellings of commands.

use std::borrow::Cow;

use super::Localizations;
use crate::runtime::caller::command::Command;

/// A variant of English: Discord's tag for it, and its spelling of parts of words.
type Spelling = (&'static str, &'static [(&'static str, &'static str)]);

/// The texts are in British English, but the option `color` has the name that programmers expect.
const SPELLINGS: [Spelling; 2] = [
    ("en-US", &[("nalyse", "nalyze"), ("olour", "olor"), ("rganiser", "rganizer")]),
    ("en-GB", &[("color", "colour")]),
];

/// Adds the names and texts of a command, its options and its subcommands where a kind of English
/// spells them in another way.
pub(super) fn respell(command: &mut Command) {
    let name = command.context_menu_name.clone().unwrap_or_else(|| command.name.clone());
    add(&mut command.name_localizations, &name);
    if let Some(description) = &command.description {
        add(&mut command.description_localizations, description);
    }
    for parameter in &mut command.parameters {
        add(&mut parameter.name_localizations, &parameter.name);
        if let Some(description) = &parameter.description {
            add(&mut parameter.description_localizations, description);
        }
        for choice in parameter.choices.to_mut() {
            add(&mut choice.localizations, &choice.name);
        }
    }
    command.subcommands.iter_mut().for_each(respell);
}

fn add(localizations: &mut Localizations, english: &str) {
    for (tag, parts) in SPELLINGS {
        let own =
            parts.iter().fold(english.to_owned(), |text, (part, own)| text.replace(part, own));
        if own != english {
            localizations.to_mut().push((Cow::Borrowed(tag), Cow::Owned(own)));
        }
    }
}
