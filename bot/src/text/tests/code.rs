//! Checks that the code and the source language agree.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::{env, fs};

use super::catalogue::{Catalogue, source};

/// The prefixes of keys built at run time, and the name that `own_name` finds by itself. A test in
/// `gateway::commands` checks those of commands, one in `features::learn::words` those of lessons, and one in
/// `show::words::glossary` those of terms.
const BUILT_KEYS: &[&str] =
    &["command-", "color-", "setup-", "format-", "learn-", "term-", "theme-any", "language-name"];

/// The keys of the messages, each with the arguments it uses.
type Messages = BTreeMap<String, BTreeSet<String>>;

#[test]
fn every_message_in_the_code_exists_and_has_its_arguments() {
    let source = messages();
    let uses = uses();
    assert!(uses.len() > 50, "found only {} messages in the code", uses.len());
    for (place, key, arguments) in uses {
        let wanted = source.get(&key).unwrap_or_else(|| panic!("{place}: unknown message {key}"));
        assert_eq!(&arguments, wanted, "{place}: wrong arguments of {key}");
    }
}

#[test]
fn every_message_is_used() {
    let source = messages();
    let used: BTreeSet<_> = uses().into_iter().map(|(_, key, _)| key).collect();
    let unused: Vec<_> = source
        .keys()
        .filter(|key| {
            !used.contains(*key) && !BUILT_KEYS.iter().any(|start| key.starts_with(start))
        })
        .collect();
    assert!(unused.is_empty(), "unused messages: {unused:?}");
}

/// Returns the messages of the source language, each with its arguments and those of its attributes.
fn messages() -> Messages {
    let mut messages = Messages::new();
    let Catalogue { patterns, .. } = source();
    for (key, pattern) in patterns {
        let message = key.split('.').next().unwrap_or_default().to_owned();
        messages.entry(message).or_default().extend(pattern.arguments());
    }
    messages
}

/// Returns the file, key and arguments of every `say!` in the code, except in comments.
fn uses() -> Vec<(String, String, BTreeSet<String>)> {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut uses = Vec::new();
    for file in rust_files(&source) {
        if file.components().any(|part| part.as_os_str() == "tests") {
            continue;
        }
        let code = fs::read_to_string(&file).unwrap();
        let code: Vec<_> =
            code.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
        let code = code.join("\n");
        for call in code.split("say!(").skip(1) {
            let call = &call[..end_of_call(call)];
            let Some((_, rest)) = call.split_once('"') else { continue };
            let (key, rest) = rest.split_once('"').unwrap();
            uses.push((file.display().to_string(), key.to_owned(), arguments(rest)));
        }
    }
    uses
}

/// Returns the names before each `=` at the top level of a call.
fn arguments(call: &str) -> BTreeSet<String> {
    let mut depth = 0;
    let mut names = BTreeSet::new();
    let mut start = 0;
    for (index, character) in call.char_indices() {
        match character {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            ',' if depth == 0 => start = index + 1,
            '=' if depth == 0 && call[index..].starts_with("= ") => {
                let name = call[start..index].trim();
                if !name.is_empty() && name == word(name) {
                    names.insert(name.to_owned());
                }
            }
            _ => {}
        }
    }
    names
}

fn end_of_call(call: &str) -> usize {
    let mut depth = 1;
    for (index, character) in call.char_indices() {
        match character {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return index;
        }
    }
    call.len()
}

fn word(text: &str) -> String {
    text.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_' || *c == '-').collect()
}

fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(rust_files(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            files.push(path);
        }
    }
    files
}
