//! The beginning of a text that could not be read, short enough to stand in an error.
//!
//! Knows nothing of what the text was to be.

use std::fmt;

const LONGEST: usize = 24;

/// The first 24 characters of a text that could not be read. It is written in quotes, without
/// control characters, and with `…` where more followed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Excerpt {
    start: String,
    cut: bool,
}

impl Excerpt {
    /// Its characters, without the mark that more followed.
    pub fn as_str(&self) -> &str {
        &self.start
    }

    pub(crate) fn of(text: &str) -> Excerpt {
        let text = text.trim();
        match text.char_indices().nth(LONGEST) {
            Some((end, _)) => Excerpt { start: text[..end].to_owned(), cut: true },
            None => Excerpt { start: text.to_owned(), cut: false },
        }
    }
}

impl fmt::Display for Excerpt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let more = if self.cut { "…" } else { "" };
        write!(f, "“{}{more}”", self.start.escape_debug())
    }
}
