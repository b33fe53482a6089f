//! Every text that players read, by language.
//!
//! `bot/text/` has one `.ftl` file per language; adding a file adds a language. The files are part
//! of the binary. [`say!`](crate::say) returns a message by its key. This module knows nothing of
//! Discord or games.

mod language;

use std::sync::LazyLock;

use fluent_bundle::FluentArgs;

use language::Language;

include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// The language that has every message. The others fall back to it.
const SOURCE: &str = "en";

static ALL: LazyLock<Vec<Language>> = LazyLock::new(|| {
    let mut languages: Vec<Language> =
        FILES.iter().map(|(tag, ftl)| Language::parse(tag, ftl)).collect();
    languages.sort_by_key(|language| language.tag != SOURCE);
    languages
});

/// A language, from which [`say!`](crate::say) takes its messages.
#[derive(Clone, Copy)]
pub struct Text(&'static Language);

impl Text {
    /// Returns the language for a Discord locale such as `pt-BR`. Falls back to `pt`, then to
    /// English.
    pub fn of(locale: Option<&str>) -> Text {
        let languages = &*ALL;
        let exact = |tag: &str| languages.iter().find(|language| language.tag == tag);
        let chosen = locale.and_then(|locale| {
            let primary = locale.split('-').next().unwrap_or(locale);
            exact(locale).or_else(|| exact(primary))
        });
        Text(chosen.unwrap_or(&languages[0]))
    }

    /// Returns every language, English first.
    pub fn all() -> impl Iterator<Item = Text> {
        ALL.iter().map(Text)
    }

    /// Returns Discord's name for this language, such as `en` or `pt-BR`.
    pub fn tag(self) -> &'static str {
        self.0.tag
    }

    /// Returns the message `key`, in English if this language lacks it. Prefer
    /// [`say!`](crate::say): a test checks its keys and arguments.
    pub fn format(self, key: &str, args: &FluentArgs<'_>) -> String {
        self.0.message(key, args).or_else(|| ALL[0].message(key, args)).unwrap_or_else(|| {
            tracing::error!(key, "text message not found");
            key.to_owned()
        })
    }

    /// Returns the message `key` (or `key.attribute`) if this language has it, without a fallback.
    pub fn own(self, key: &str) -> Option<String> {
        self.0.message(key, &FluentArgs::new())
    }
}

/// Returns a message in the language `text`: `say!(text, "turn-yours", player = name)`.
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
mod tests;
