//! Checks of the language files.
//!
//! - `catalogue` is a file as data, and its messages with their arguments filled in;
//! - `code` compares the source language with the code that uses it;
//! - `translations` compares the other languages with it;
//! - `places` checks that texts fit where they are shown;
//! - `writing` checks how they are written: quotes, terms, leftovers.

pub(crate) mod catalogue;
mod code;
mod places;
mod translations;
mod writing;

use std::sync::OnceLock;
use std::{env, fs};

use super::{FILES, Text};

/// Returns the tag and text of each language file: those in the folder `DVONN_TEXT_FOLDER` if it is set,
/// so that translators need no build, otherwise those of the program.
pub(super) fn files() -> &'static [(&'static str, &'static str)] {
    static FROM_FOLDER: OnceLock<Vec<(&'static str, &'static str)>> = OnceLock::new();
    let Some(folder) = env::var_os("DVONN_TEXT_FOLDER") else { return FILES };
    FROM_FOLDER.get_or_init(|| {
        let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        let ftl = paths.filter(|path| path.extension().is_some_and(|ending| ending == "ftl"));
        let read = ftl.map(|path| {
            let tag = path.file_stem().unwrap().to_string_lossy().into_owned();
            (&*tag.leak(), &*fs::read_to_string(path).unwrap().leak())
        });
        read.collect()
    })
}

#[test]
fn an_unknown_locale_falls_back_to_english() {
    assert_eq!(Text::of(Some("tlh")).tag(), "en");
    assert_eq!(Text::of(Some("en-GB")).tag(), "en");
    assert_eq!(Text::of(None).tag(), "en");
}

#[test]
fn languages_are_listed_by_their_own_names() {
    for text in Text::all() {
        assert_eq!(Some(text.own_name()), text.own("language-name").as_deref());
    }
}

#[test]
fn plurals_follow_the_number() {
    let text = Text::of(None);
    assert_eq!(crate::say!(text, "menu-stack-moves", count = 1), "1 move");
    assert_eq!(crate::say!(text, "menu-stack-moves", count = 4), "4 moves");
}

#[test]
fn lists_end_in_the_word_of_the_language() {
    let text = Text::of(None);
    let parts = ["A", "B", "C"].map(String::from);
    assert_eq!(text.and(&parts), "A, B and C");
    assert_eq!(text.or(&parts[..2]), "A or B");
    assert_eq!(text.listed(&parts), "A, B, C");
}
