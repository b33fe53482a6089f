//! Lists in a sentence, as each language writes them.

use icu_list::options::ListFormatterOptions;
use icu_list::{ListFormatter, ListFormatterPreferences};
use icu_locale_core::Locale;

use super::SOURCE;

/// How a language writes lists.
pub(super) struct Lists {
    and: Option<ListFormatter>,
    or: Option<ListFormatter>,
}

impl Lists {
    /// Returns the lists of the language with this tag.
    pub(super) fn of(tag: &str) -> Lists {
        // The English texts follow British usage: no comma before the last part.
        let locale = if tag == SOURCE { "en-GB" } else { tag };
        let locale = locale.parse::<Locale>().unwrap_or(Locale::UNKNOWN);
        let preferences = ListFormatterPreferences::from(&locale);
        let options = ListFormatterOptions::default();
        Lists {
            and: ListFormatter::try_new_and(preferences, options).ok(),
            or: ListFormatter::try_new_or(preferences, options).ok(),
        }
    }

    /// Returns `A, B and C`.
    pub(super) fn and(&self, parts: &[String]) -> String {
        write(self.and.as_ref(), parts)
    }

    /// Returns `A, B or C`.
    pub(super) fn or(&self, parts: &[String]) -> String {
        write(self.or.as_ref(), parts)
    }
}

fn write(lists: Option<&ListFormatter>, parts: &[String]) -> String {
    match lists {
        Some(lists) => lists.format(parts.iter()).to_string(),
        None => parts.join(", "),
    }
}
