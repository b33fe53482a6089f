//! Every string a person reads, by language.
//!
//! One `.ftl` file per language lies in `bot/text/`; adding a file adds a language. The files are
//! part of the binary. This module knows nothing of Discord or of games; [`say!`](crate::say) asks
//! it for a message by key.

mod language;

use std::sync::LazyLock;

use fluent_bundle::FluentArgs;

use language::Language;

include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// The language that every message exists in, and that any other falls back to.
const SOURCE: &str = "en";

static ALL: LazyLock<Vec<Language>> = LazyLock::new(|| {
    let mut languages: Vec<Language> =
        FILES.iter().map(|(tag, ftl)| Language::parse(tag, ftl)).collect();
    languages.sort_by_key(|language| language.tag != SOURCE);
    languages
});

/// The words of one language: what [`say!`](crate::say) takes its messages from.
#[derive(Clone, Copy)]
pub struct Text(&'static Language);

impl Text {
    /// The language for one of Discord's locales (`pt-BR`): that very one, else one of the same
    /// language (`pt`), else English.
    pub fn of(locale: Option<&str>) -> Text {
        let languages = &*ALL;
        let exact = |tag: &str| languages.iter().find(|language| language.tag == tag);
        let chosen = locale.and_then(|locale| {
            let primary = locale.split('-').next().unwrap_or(locale);
            exact(locale).or_else(|| exact(primary))
        });
        Text(chosen.unwrap_or(&languages[0]))
    }

    /// Every language there is, English first.
    pub fn all() -> impl Iterator<Item = Text> {
        ALL.iter().map(Text)
    }

    /// Discord's name for this language, such as `en` or `pt-BR`.
    pub fn tag(self) -> &'static str {
        self.0.tag
    }

    /// The message `key`, in English where this language lacks it. Use [`say!`](crate::say),
    /// whose keys and arguments are checked by a test.
    pub fn format(self, key: &str, args: &FluentArgs<'_>) -> String {
        self.0.message(key, args).or_else(|| ALL[0].message(key, args)).unwrap_or_else(|| {
            tracing::error!(key, "a message is missing");
            key.to_owned()
        })
    }

    /// The message `key`, or its attribute with `key.attribute`, only if this very language has it.
    pub fn own(self, key: &str) -> Option<String> {
        self.0.message(key, &FluentArgs::new())
    }
}

/// `say!(text, "turn-yours", player = name)`: the message of that key in that language.
#[macro_export]
macro_rules! say {
    ($text:expr, $key:literal $(, $name:ident = $value:expr)* $(,)?) => {{
        #[allow(unused_mut, reason = "a message without arguments changes none")]
        let mut args = ::fluent_bundle::FluentArgs::new();
        $(args.set(stringify!($name), $value);)*
        $crate::text::Text::format($text, $key, &args)
    }};
}

#[cfg(test)]
mod tests;
