//! Excerpts of invalid input for error messages.

use alloc::borrow::ToOwned;
use alloc::string::String;
use core::fmt;

const MAX_CHARS: usize = 24;

/// The first 24 characters of an invalid text.
///
/// It is displayed in quotes, with control characters escaped, and with `…` if it was cut.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Excerpt {
    start: String,
    cut: bool,
}

impl Excerpt {
    /// Returns the excerpt without quotes and without `…`.
    pub fn as_str(&self) -> &str {
        &self.start
    }

    pub(crate) fn of(text: &str) -> Excerpt {
        let text = text.trim();
        match text.char_indices().nth(MAX_CHARS) {
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
