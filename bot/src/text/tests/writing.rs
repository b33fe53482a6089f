//! Checks how texts are written: nothing is left in English, quotes are those of the language, terms
//! are those of the glossary.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{env, fs};

use super::catalogue::{is_name, source, translations};

/// What may stay as in English, with the reasons: `key` or `tag key`, two spaces, the reason.
const EXCEPTIONS: &str = include_str!("exceptions.txt");

/// English words that no other language of the bot has.
const ENGLISH: [&str; 12] = [
    "the", "your", "you", "with", "from", "and", "this", "which", "game", "player", "board",
    "their",
];

/// The pairs of quotes that languages use, the outer ones.
const QUOTES: [(char, char); 7] =
    [('“', '”'), ('„', '”'), ('„', '“'), ('”', '”'), ('«', '»'), ('»', '«'), ('「', '」')];

#[test]
fn nothing_is_left_in_english() {
    let source = source();
    let mut faults = Vec::new();
    for translation in translations() {
        for (key, pattern) in &translation.patterns {
            if is_name(key) || is_exception(translation.tag, key) {
                continue;
            }
            let english = source.patterns.get(key).map(|it| it.wordings(&source, &unfilled));
            let english: BTreeSet<_> = english.into_iter().flatten().collect();
            for wording in pattern.wordings(&translation, &unfilled) {
                let prose = prose(&wording);
                let same = english.contains(&wording) && has_word(&prose);
                let words: BTreeSet<_> =
                    prose.split(|c: char| !c.is_alphabetic()).map(str::to_lowercase).collect();
                let left = ENGLISH.iter().find(|word| words.contains(**word));
                if same || left.is_some() {
                    faults.push(format!("{}.ftl: {key}: {wording}", translation.tag));
                    break;
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_exception_is_needed_and_has_a_reason() {
    let source = source();
    for line in EXCEPTIONS.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        let (what, reason) = line.split_once("  ").unwrap_or_else(|| panic!("no reason: {line}"));
        assert!(reason.trim().len() > 5, "{line}");
        let key = what.rsplit(' ').next().unwrap_or_default();
        assert!(source.patterns.contains_key(key), "{key} does not exist");
    }
}

#[test]
fn each_language_uses_one_pair_of_quotes_and_no_straight_ones() {
    for_each_wording(|prose| {
        let straight = prose.contains('"') || prose.contains(" '") || is_apostrophe(prose);
        straight.then(|| String::from("a straight quote"))
    });
    for translation in translations() {
        let wordings = translation.patterns.values();
        let pairs: BTreeSet<_> = wordings
            .flat_map(|pattern| pattern.wordings(&translation, &unfilled))
            .flat_map(|wording| quote_pairs(&prose(&wording)))
            .collect();
        let known = pairs.iter().all(|pair| QUOTES.contains(pair));
        assert!(known && pairs.len() == 1, "{}.ftl has the quotes {pairs:?}", translation.tag);
        let glossary = glossary(translation.tag);
        let (open, close) = pairs.first().unwrap();
        let told = glossary.lines().skip_while(|line| !line.starts_with("- **Punctuation.**"));
        let told: String = told.take(1).collect();
        assert!(
            told.contains(*open) && told.contains(*close),
            "docs/glossary/{}.md tells of other quotes: {told}",
            translation.tag
        );
    }
}

#[test]
fn no_placeholder_is_left() {
    for_each_wording(|prose| {
        let words = ["TODO", "FIXME", "XXX", "???", "...", "lorem ipsum", "{", "}"];
        let found = words.iter().find(|word| prose.contains(**word));
        let doubled = prose.contains("  ") || prose.contains(" ,") || prose.contains(" .");
        found
            .map(|it| (*it).to_owned())
            .or_else(|| doubled.then(|| String::from("a space too many")))
    });
}

#[test]
fn the_terms_that_are_explained_are_those_of_the_glossary() {
    let source = source();
    let mut faults = Vec::new();
    for translation in translations() {
        let glossary = glossary(translation.tag);
        for (key, pattern) in &translation.patterns {
            if !key.starts_with("term-") || key.contains('.') {
                continue;
            }
            let english = source.patterns[key].longest(&source, &unfilled).to_lowercase();
            let term = pattern.longest(&translation, &unfilled).to_lowercase();
            let row = rows(&glossary).find(|(name, _, _)| alternatives(name).contains(&english));
            match row {
                Some((_, terms, _)) if alternatives(terms).contains(&term) => {}
                Some((_, terms, _)) => {
                    faults.push(format!("{}: {key} is “{term}”, not “{terms}”", translation.tag));
                }
                None => faults.push(format!("{}: the glossary lacks {english}", translation.tag)),
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_glossary_has_the_terms_of_the_english_one() {
    let english = fs::read_to_string(docs().join("glossary.md")).unwrap();
    for translation in translations() {
        let page = glossary(translation.tag);
        let translated: BTreeSet<_> = rows(&page).map(|(term, _, _)| term).collect();
        let missing: Vec<_> = rows(&english)
            .map(|(term, _, _)| term)
            .filter(|term| !translated.contains(term))
            .collect();
        assert!(missing.is_empty(), "docs/glossary/{}.md lacks {missing:?}", translation.tag);
    }
}

#[test]
fn words_that_a_glossary_forbids_do_not_occur() {
    let mut faults = Vec::new();
    for translation in translations() {
        let glossary = glossary(translation.tag);
        let forbidden: Vec<_> = rows(&glossary)
            .filter_map(|(_, _, note)| note.split_once("Never "))
            .flat_map(|(_, rest)| quoted(rest.split('.').next().unwrap_or_default()))
            .collect();
        for (key, pattern) in &translation.patterns {
            for wording in pattern.wordings(&translation, &unfilled) {
                let words = words_in(&wording);
                faults.extend(
                    forbidden.iter().filter(|word| words.contains(word.as_str())).map(|word| {
                        format!("{}.ftl: {key} has “{word}”: {wording}", translation.tag)
                    }),
                );
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Collects what `fault` says about the prose of each wording in each translation.
fn for_each_wording(fault: impl Fn(&str) -> Option<String>) {
    let mut faults = Vec::new();
    for translation in translations() {
        for (key, pattern) in &translation.patterns {
            let found = pattern
                .wordings(&translation, &unfilled)
                .iter()
                .find_map(|wording| Some((fault(&prose(wording))?, wording.clone())));
            if let Some((fault, wording)) = found {
                faults.push(format!("{}.ftl: {key}: {fault}: {wording}", translation.tag));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Returns each quote that opens with the one that follows it: a sign that opens quotes in one
/// language closes them in another.
fn quote_pairs(prose: &str) -> Vec<(char, char)> {
    let quotes: Vec<_> = prose.chars().filter(|c| is_quote(*c)).collect();
    quotes.chunks(2).map(|pair| (pair[0], *pair.last().unwrap_or(&pair[0]))).collect()
}

fn is_quote(c: char) -> bool {
    QUOTES.iter().any(|(open, close)| c == *open || c == *close)
}

/// Stands for every argument: no word of any language.
fn unfilled(_: &str) -> String {
    String::from("8")
}

/// Returns a text without what is in code spans, and without links.
fn prose(text: &str) -> String {
    text.split('`').step_by(2).collect::<Vec<_>>().join("8")
}

/// Returns true if a text has a word of four letters or more that is no name.
fn has_word(prose: &str) -> bool {
    let names = ["DVONN", "Discord", "Buchholz", "Sonneborn", "Berger"];
    prose
        .split(|c: char| !c.is_alphabetic())
        .any(|word| word.chars().count() >= 4 && !names.contains(&word))
}

fn is_apostrophe(prose: &str) -> bool {
    let letters: Vec<_> = prose.chars().collect();
    letters.windows(3).any(|it| it[1] == '\'' && it[0].is_alphabetic() && it[2].is_alphabetic())
}

fn is_exception(tag: &str, key: &str) -> bool {
    EXCEPTIONS
        .lines()
        .filter_map(|line| line.split("  ").next())
        .any(|what| what == key || what.split_once(' ') == Some((tag, key)))
}

fn docs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs")
}

fn glossary(tag: &str) -> String {
    let file = docs().join("glossary").join(format!("{tag}.md"));
    fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// Returns the rows of a glossary's tables: the English term, the translation or meaning, the note.
fn rows(page: &str) -> impl Iterator<Item = (&str, &str, &str)> {
    page.lines().filter_map(|line| {
        let mut cells = line.strip_prefix("| ")?.split(" |").map(str::trim);
        Some((cells.next()?, cells.next()?, cells.next().unwrap_or_default()))
    })
}

/// Returns the terms of a cell such as `red piece, red` or `place (a piece)`.
fn alternatives(cell: &str) -> Vec<String> {
    let cell = cell.to_lowercase();
    let parts = cell.split([',', '(', '、', '/', '（']).map(|part| part.trim().to_owned());
    parts.chain([cell.clone()]).filter(|part| !part.is_empty()).collect()
}

/// Returns what stands in quotes.
fn quoted(note: &str) -> Vec<String> {
    let parts = note.split(is_quote).skip(1).step_by(2);
    parts.map(|part| part.trim().to_lowercase()).collect()
}

/// Returns the words of a text in lower case, and the text itself for languages without spaces.
fn words_in(text: &str) -> BTreeSet<String> {
    text.to_lowercase().split(|c: char| !c.is_alphabetic()).map(str::to_owned).collect()
}
