//! The beginning of a text that could not be read, short enough to stand in an error.

use std::fmt;

const LONGEST: usize = 24;

/// At most 24 characters of a text, quoted when written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Excerpt {
    start: String,
    cut: bool,
}

impl Excerpt {
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
