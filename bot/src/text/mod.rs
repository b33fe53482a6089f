//! Every text that players read, by language.
//!
//! `bot/text/` has one `.ftl` file per language; adding a file adds a language. The files are part
//! of the binary. [`say!`](crate::say) returns a message by its key. This module knows nothing of
//! Discord or games.
//!
//! `tests` compares each language with English, with the places of its texts and with its glossary.
//!
//! To add a text, put a message into `bot/text/en.ftl`, with the terms of `docs/glossary.md`, and
//! the same message into each file beside it: a test lists where it is missing. If you do not speak
//! a language, say in the change which translations need a reader. `docs/translating.md` tells the
//! rest. Keys are literals, so that tests can check that each is used and has its arguments.

mod file;
mod folder;
mod language;
mod lists;

use std::path::Path;
use std::sync::OnceLock;

use fluent_bundle::FluentArgs;

use file::LanguageFile;
pub use folder::TextError;
use language::Language;

use crate::say;

include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// The language that has every message. The others fall back to it.
const SOURCE: &str = "en";

static ALL: OnceLock<Vec<LanguageFile>> = OnceLock::new();

/// Returns every language, the source language first.
fn all() -> &'static [LanguageFile] {
    ALL.get_or_init(|| {
        #[cfg(not(test))]
        let files = FILES;
        #[cfg(test)]
        let files = tests::files();
        sorted(files.iter().map(|(tag, ftl)| LanguageFile::new(*tag, *ftl)))
    })
}

fn sorted(files: impl Iterator<Item = LanguageFile>) -> Vec<LanguageFile> {
    let mut files: Vec<_> = files.collect();
    files.sort_by_key(|file| file.tag != SOURCE);
    files
}

/// Uses the operator's own language files in this folder in place of the bot's, or beside them. Call
/// this before the first text is used.
///
/// # Errors
/// A folder or a file that cannot be read, and all mistakes in the files.
pub fn use_folder(folder: &Path) -> Result<(), TextError> {
    folder::load(folder)
}

/// A language, from which [`say!`](crate::say) takes its messages.
#[derive(Clone, Copy)]
pub struct Text(&'static LanguageFile);

impl Text {
    /// Returns the language for a Discord locale such as `pt-BR`. Falls back to `pt`, then to
    /// English.
    pub fn of(locale: Option<&str>) -> Text {
        let languages = all();
        let exact = |tag: &str| languages.iter().find(|language| language.tag == tag);
        let chosen = locale.and_then(|locale| {
            let primary = locale.split('-').next().unwrap_or(locale);
            exact(locale).or_else(|| exact(primary))
        });
        Text(chosen.unwrap_or(&languages[0]))
    }

    /// Returns every language, English first.
    pub fn all() -> impl Iterator<Item = Text> {
        all().iter().map(Text)
    }

    /// Returns Discord's name for this language, such as `en` or `pt-BR`.
    pub fn tag(self) -> &'static str {
        &self.0.tag
    }

    /// Returns the language's name in the language itself, such as `Čeština`.
    pub fn own_name(self) -> &'static str {
        self.0.own_name()
    }

    /// Returns the message `key`, in English if this language lacks it. Prefer
    /// [`say!`](crate::say): a test checks its keys and arguments.
    pub fn format(self, key: &str, args: &FluentArgs<'_>) -> String {
        self.0
            .read()
            .message(key, args)
            .or_else(|| all()[0].read().message(key, args))
            .unwrap_or_else(|| {
                tracing::error!(key, "text message not found");
                key.to_owned()
            })
    }

    /// Returns the name of a command's subcommand or option in this language. `command` is the key of
    /// the command, such as `command-dvonn-play`; `name` is the English name.
    pub fn name_of(self, command: &str, name: &str) -> String {
        self.own(&format!("{command}-{name}.name")).unwrap_or_else(|| name.to_owned())
    }

    /// Returns what a subcommand does, as [`Text::name_of`] its name.
    pub fn description_of(self, command: &str, name: &str) -> String {
        self.format(&format!("{command}-{name}"), &FluentArgs::new())
    }

    /// Returns parts as a list of which all are meant: `A, B and C`.
    pub fn and(self, parts: &[String]) -> String {
        self.0.read().lists.and(parts)
    }

    /// Returns parts as a list of which one is meant: `A, B or C`.
    pub fn or(self, parts: &[String]) -> String {
        self.0.read().lists.or(parts)
    }

    /// Returns parts one after the other, as after a colon: `A, B, C`.
    pub fn listed(self, parts: &[String]) -> String {
        parts.join(&say!(self, "list-comma"))
    }

    /// Returns parts that have commas themselves, one after the other: `A, B; C`.
    pub fn grouped(self, parts: &[String]) -> String {
        parts.join(&say!(self, "list-semicolon"))
    }

    /// Returns sentences one after the other, with the space that the language puts between them.
    pub fn sentences<S: AsRef<str>>(self, sentences: impl IntoIterator<Item = S>) -> String {
        let mut all = String::new();
        for sentence in sentences {
            if !all.is_empty() && !sentence.as_ref().is_empty() {
                all.push_str(&say!(self, "sentence-space"));
            }
            all.push_str(sentence.as_ref());
        }
        all
    }

    /// Returns the message `key` (or `key.attribute`) if this language has it, without a fallback.
    pub fn own(self, key: &str) -> Option<String> {
        self.0.read().message(key, &FluentArgs::new())
    }
}

/// A language other than English, read for one use. Registering commands needs every language; afterwards, a bot
/// keeps only those in memory that people use.
pub struct Translation(Language);

impl Translation {
    /// Reads the languages other than English, one at a time.
    pub fn all() -> impl Iterator<Item = Translation> {
        all().iter().skip(1).map(|file| Translation(file.read_apart()))
    }

    /// Returns Discord's name for this language.
    pub fn tag(&self) -> &str {
        &self.0.tag
    }

    /// Returns the message `key` (or `key.attribute`) if this language has it.
    pub fn own(&self, key: &str) -> Option<String> {
        self.0.message(key, &FluentArgs::new())
    }
}

/// Returns a message in the language `text`: `say!(text, "todo-move", player = name)`.
#[macro_export]
macro_rules! say {
    ($text:expr, $key:literal $(, $name:ident = $value:expr)* $(,)?) => {{
        #[allow(unused_mut, reason = "a message may have no arguments")]
        let mut args = ::fluent_bundle::FluentArgs::new();
        $(args.set(stringify!($name), $value);)*
        $crate::text::Text::format($text, $key, &args)
    }};
}

#[cfg(test)]
pub(crate) mod tests;
