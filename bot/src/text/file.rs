//! A language file, which is read when its first message is needed: a bot that speaks two languages
//! has no use for the messages of the others.

use std::borrow::Cow;
use std::sync::OnceLock;

use super::language::Language;

/// The message with the language's own name, one line.
const OWN_NAME: &str = "language-name";

/// A language file.
pub(super) struct LanguageFile {
    /// Discord's name for the language, such as `pt-BR`.
    pub(super) tag: Cow<'static, str>,
    ftl: Cow<'static, str>,
    language: OnceLock<Language>,
}

impl LanguageFile {
    /// Makes a language of its tag and the text of its file.
    pub(super) fn new(
        tag: impl Into<Cow<'static, str>>,
        ftl: impl Into<Cow<'static, str>>,
    ) -> LanguageFile {
        LanguageFile { tag: tag.into(), ftl: ftl.into(), language: OnceLock::new() }
    }

    /// Returns the language, and keeps it for the next time.
    pub(super) fn read(&self) -> &Language {
        self.language.get_or_init(|| self.read_apart())
    }

    /// Returns the language for one use.
    pub(super) fn read_apart(&self) -> Language {
        let (language, mistakes) = Language::parse(&self.tag, &self.ftl);
        // A test checks the bot's own files, and the start those of operators.
        if !mistakes.is_empty() {
            tracing::error!(tag = %self.tag, ?mistakes, "language file has mistakes");
        }
        language
    }

    /// Returns the language's name in the language itself, without reading the rest.
    pub(super) fn own_name(&self) -> &str {
        let mut lines = self.ftl.lines();
        let name = lines.find_map(|line| line.strip_prefix(OWN_NAME)?.strip_prefix(" = "));
        name.unwrap_or(&self.tag)
    }
}
