//! Checks the names of commands in other languages, and that texts use them.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use super::*;
use crate::runtime::app::App;
use crate::say;
use crate::text::tests::catalogue::{Catalogue, source, translations};

/// The commands that have the same name in every language.
const SAME_EVERYWHERE: [&str; 2] = ["dvonn", "dvonn-admin"];

/// An option of a command.
type Parameter = poise::CommandParameter<std::sync::Arc<App>, Failure>;

type Localizations = [(Cow<'static, str>, Cow<'static, str>)];

/// A command, an option or a choice as people see it in a language.
fn seen<'a>(english: &'a str, translated: &'a Localizations, tag: &str) -> &'a str {
    translated.iter().find(|(locale, _)| locale == tag).map_or(english, |(_, name)| name)
}

/// Returns the commands that people type.
fn slash_commands() -> Vec<Command> {
    localised().into_iter().filter(|command| command.slash_action.is_some()).collect()
}

#[test]
fn every_command_and_option_has_a_valid_name_in_every_language() {
    let mut faults = Vec::new();
    let commands = slash_commands();
    for text in Text::all().skip(1) {
        let mut check = |path: &str, name: &str, translated: &Localizations| {
            let own = translated.iter().find(|(locale, _)| locale == text.tag());
            let wanted = !SAME_EVERYWHERE.contains(&name);
            let valid = own.is_none_or(|(_, name)| is_valid_name(name));
            if own.is_some() != wanted || !valid {
                faults.push(format!("{}: {path} {name}: {own:?}", text.tag()));
            }
        };
        for command in commands.iter().flat_map(with_subcommands) {
            check("/", &command.name, &command.name_localizations);
            for parameter in &command.parameters {
                check(&command.name, &parameter.name, &parameter.name_localizations);
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Discord's rule: 1 to 32 letters, digits, hyphens and underscores, without capitals.
fn is_valid_name(name: &str) -> bool {
    (1..=32).contains(&name.chars().count())
        && name.chars().all(|c| c.is_alphanumeric() || c == '-' || c == '_')
        && name.to_lowercase() == name
}

#[test]
fn names_are_distinct_within_a_command_in_every_language() {
    let mut faults = Vec::new();
    let commands = slash_commands();
    for text in Text::all() {
        let mut check = |parent: &str, names: Vec<&str>| {
            let distinct: BTreeSet<_> = names.iter().collect();
            if distinct.len() < names.len() {
                faults.push(format!("{}: {parent}: {names:?}", text.tag()));
            }
        };
        let name = |command: &Command| {
            seen(&command.name, &command.name_localizations, text.tag()).to_owned()
        };
        let top: Vec<_> = commands.iter().map(name).collect();
        check("commands", top.iter().map(String::as_str).collect());
        for command in commands.iter().flat_map(with_subcommands) {
            let names: Vec<_> = command.subcommands.iter().map(name).collect();
            check(&command.name, names.iter().map(String::as_str).collect());
            let options = command.parameters.iter();
            let options = options.map(|it| seen(&it.name, &it.name_localizations, text.tag()));
            check(&command.name, options.collect());
            for option in &command.parameters {
                let choices = option.choices.iter();
                let choices = choices.map(|it| seen(&it.name, &it.localizations, text.tag()));
                check(&option.name, choices.collect());
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn descriptions_and_choices_fit_discords_limits_in_every_language() {
    let mut faults = Vec::new();
    let mut check = |place: String, most: usize, translated: &Localizations| {
        for (tag, text) in translated {
            let length = text.chars().count();
            if !(1..=most).contains(&length) {
                faults.push(format!("{tag}: {place} has {length} of {most}: {text}"));
            }
        }
    };
    for command in localised().iter().flat_map(with_subcommands) {
        let name = &command.name;
        if command.context_menu_action.is_some() {
            check(format!("the menu entry {name}"), 32, &command.name_localizations);
        }
        check(name.to_string(), 100, &command.description_localizations);
        for option in &command.parameters {
            check(format!("{name} {}", option.name), 100, &option.description_localizations);
            for choice in option.choices.iter() {
                check(
                    format!("{name} {} {}", option.name, choice.name),
                    100,
                    &choice.localizations,
                );
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn americans_and_britons_see_their_own_spelling() {
    let commands = localised();
    let all: Vec<_> = commands.iter().flat_map(with_subcommands).collect();
    let analyse = all.iter().find(|it| it.name == "analyse").unwrap();
    assert_eq!(seen(&analyse.name, &analyse.name_localizations, "en-US"), "analyze");
    assert_eq!(seen(&analyse.name, &analyse.name_localizations, "en-GB"), "analyse");
    let challenge = all.iter().find(|it| it.name == "challenge").unwrap();
    let color = challenge.parameters.iter().find(|it| it.name == "color").unwrap();
    assert_eq!(seen(&color.name, &color.name_localizations, "en-US"), "color");
    assert_eq!(seen(&color.name, &color.name_localizations, "en-GB"), "colour");
    let described = color.description.as_deref().unwrap();
    let described = seen(described, &color.description_localizations, "en-US");
    assert!(described.starts_with("Your color."), "{described}");
    let entry = all.iter().find(|it| it.name == "analyse_message").unwrap();
    assert_eq!(seen("", &entry.name_localizations, "en-US"), "Analyze this position");
}

#[test]
fn no_command_has_more_characters_than_discord_allows() {
    for command in slash_commands() {
        let characters: usize = with_subcommands(&command).into_iter().map(characters).sum();
        assert!(characters <= 8_000, "/{} has {characters} characters", command.name);
    }
}

/// Returns how many characters Discord counts for a command without its subcommands: of each text,
/// those of its longest translation.
fn characters(command: &Command) -> usize {
    let longest = |english: Option<&str>, translated: &Localizations| {
        let all = translated.iter().map(|(_, text)| &**text).chain(english);
        all.map(|text| text.chars().count()).max().unwrap_or_default()
    };
    let options = command.parameters.iter().map(|option| {
        let choices = option.choices.iter();
        // The value of a choice is its position.
        let choices = choices.map(|choice| longest(Some(&choice.name), &choice.localizations) + 2);
        longest(Some(&option.name), &option.name_localizations)
            + longest(option.description.as_deref(), &option.description_localizations)
            + choices.sum::<usize>()
    });
    longest(Some(&command.name), &command.name_localizations)
        + longest(command.description.as_deref(), &command.description_localizations)
        + options.sum::<usize>()
}

#[test]
fn texts_name_commands_and_options_as_their_language_does() {
    let commands = slash_commands();
    let english = source();
    let mut faults = Vec::new();
    for translation in translations() {
        let names = Names { commands: &commands, tag: translation.tag };
        for (key, pattern) in &translation.patterns {
            // What people type in plans, such as `after 5`, and in conditional moves is the same in every
            // language.
            let is_plan = key.starts_with("plan-") || key.starts_with("if-");
            let Some(source) = english.patterns.get(key) else { continue };
            let wanted = code_spans(&english, source);
            let found = code_spans(&translation, pattern);
            let matches =
                |wanted: &str, found: &str| names.same(wanted, found) || is_plan && wanted == found;
            let missing = wanted.iter().filter(|it| !found.iter().any(|found| matches(it, found)));
            let unknown =
                found.iter().filter(|it| !wanted.iter().any(|wanted| matches(wanted, it)));
            let (missing, unknown): (Vec<_>, Vec<_>) = (missing.collect(), unknown.collect());
            if !missing.is_empty() || !unknown.is_empty() {
                let tag = translation.tag;
                faults.push(format!("{tag}.ftl: {key} has {unknown:?} in place of {missing:?}"));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Returns what the wordings of a message have in backticks.
fn code_spans(
    catalogue: &Catalogue,
    pattern: &crate::text::tests::catalogue::Pattern,
) -> BTreeSet<String> {
    let wordings = pattern.wordings(catalogue, &|_| String::from("8"));
    let spans = wordings.iter().flat_map(|wording| wording.split('`').skip(1).step_by(2));
    spans.map(str::to_owned).collect()
}

/// The names of commands in a language.
struct Names<'a> {
    commands: &'a [Command],
    tag: &'static str,
}

impl Names<'_> {
    /// Returns true if what an English text has in backticks is the same as what its translation has.
    fn same(&self, english: &str, translated: &str) -> bool {
        if let Some(english) = english.strip_prefix('/') {
            return translated
                .strip_prefix('/')
                .is_some_and(|translated| self.same_command(self.commands, english, translated));
        }
        if self.same_moment(english, translated) {
            return true;
        }
        if english.contains(':') {
            let all: Vec<_> = self.commands.iter().flat_map(with_subcommands).collect();
            let mut options = all.iter().map(|command| &command.parameters);
            return english == translated
                || options.any(|options| self.same_arguments(options, english, translated));
        }
        let named = self.named(english);
        if named.is_empty() { english == translated } else { named.contains(translated) }
    }

    /// Compares `Friday 19:00` with its translation. Any day will do.
    fn same_moment(&self, english: &str, translated: &str) -> bool {
        let is_day =
            |text: Text, word: &str| say!(text, "weekdays").split(' ').any(|day| day == word);
        let both = english.split_once(' ').zip(translated.split_once(' '));
        both.is_some_and(|((day, time), (own_day, own_time))| {
            let own = Text::of(Some(self.tag));
            time == own_time && is_day(Text::of(None), day) && is_day(own, own_day)
        })
    }

    /// Compares `play color:White` with its translation.
    fn same_command(&self, commands: &[Command], english: &str, translated: &str) -> bool {
        let ((first, rest), (own, own_rest)) = (first_word(english), first_word(translated));
        let Some(command) = commands.iter().find(|command| command.name == first) else {
            return false;
        };
        if seen(&command.name, &command.name_localizations, self.tag) != own {
            return false;
        }
        let has_subcommand = command.subcommands.iter().any(|it| it.name == first_word(rest).0);
        if has_subcommand {
            self.same_command(&command.subcommands, rest, own_rest)
        } else {
            self.same_arguments(&command.parameters, rest, own_rest)
        }
    }

    /// Compares `rated:True`, or what is typed as it is, such as `D3F3`.
    fn same_arguments(&self, options: &[Parameter], english: &str, translated: &str) -> bool {
        let (Some((name, value)), Some((own, own_value))) =
            (english.split_once(':'), translated.split_once(':'))
        else {
            return english == translated;
        };
        options.iter().filter(|option| option.name == name).any(|option| {
            let begins =
                |name: &str, typed: &str| name.to_lowercase().starts_with(&typed.to_lowercase());
            let mut chosen = option.choices.iter().filter(|choice| begins(&choice.name, value));
            let same_value = match chosen.next() {
                Some(choice) => {
                    begins(seen(&choice.name, &choice.localizations, self.tag), own_value)
                }
                None => value == own_value,
            };
            seen(&option.name, &option.name_localizations, self.tag) == own && same_value
        })
    }

    /// Returns the translated names of all options and subcommands that have this name in English.
    fn named(&self, english: &str) -> BTreeSet<String> {
        let commands: Vec<_> = self.commands.iter().flat_map(with_subcommands).collect();
        let subcommands = commands.iter().map(|it| (&it.name, &it.name_localizations));
        let options = commands.iter().flat_map(|command| &command.parameters);
        let options = options.map(|it| (&it.name, &it.name_localizations));
        let named = subcommands.chain(options).filter(|(name, _)| **name == english);
        named.map(|(name, translated)| seen(name, translated, self.tag).to_owned()).collect()
    }
}

/// Splits off the first word.
fn first_word(text: &str) -> (&str, &str) {
    text.split_once(' ').unwrap_or((text, ""))
}

/// The bot mentions a command by any of its names, whatever language the text is in.
#[test]
fn no_name_of_a_command_means_another_one_in_another_language() {
    let names = |command: &Command| -> Vec<String> {
        let others = command.name_localizations.iter().map(|(_, name)| name.to_string());
        [command.name.to_string()].into_iter().chain(others).collect()
    };
    let mut meanings = BTreeMap::new();
    for command in slash_commands() {
        for subcommand in &command.subcommands {
            let meant = (command.name.to_string(), subcommand.name.to_string());
            for root in names(&command) {
                for own in names(subcommand) {
                    let path = format!("{root} {own}");
                    let other = meanings.insert(path.clone(), meant.clone());
                    assert!(other.is_none_or(|other| other == meant), "/{path} is ambiguous");
                }
            }
        }
    }
}
