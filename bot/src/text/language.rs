//! A parsed language file: looks up messages and fills in their arguments.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use unic_langid::LanguageIdentifier;

use super::lists::Lists;

/// A parsed language file.
pub(super) struct Language {
    pub(super) tag: String,
    pub(super) lists: Lists,
    bundle: FluentBundle<FluentResource>,
}

impl Language {
    /// Parses a file. Also returns its mistakes, one per line; the messages without one are kept.
    pub(super) fn parse(tag: &str, ftl: &str) -> (Language, Vec<String>) {
        let (resource, errors) = match FluentResource::try_new(ftl.to_owned()) {
            Ok(resource) => (resource, Vec::new()),
            Err((resource, errors)) => (resource, errors),
        };
        let line = |at: usize| ftl.get(..at).map_or(0, |before| before.lines().count().max(1));
        let mut mistakes: Vec<_> =
            errors.iter().map(|error| format!("line {}: {error}", line(error.pos.start))).collect();
        let locale = tag.parse().unwrap_or_else(|_| {
            mistakes.push(format!("{tag} is not the tag of a language"));
            LanguageIdentifier::default()
        });
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // Isolation marks would be visible in button labels and pictures.
        bundle.set_use_isolating(false);
        let twice = bundle.add_resource(resource).err().unwrap_or_default();
        mistakes.extend(twice.iter().map(ToString::to_string));
        (Language { tag: tag.to_owned(), lists: Lists::of(tag), bundle }, mistakes)
    }

    /// Returns the message `key`, or with `key.attribute` an attribute of a message.
    pub(super) fn message(&self, key: &str, args: &FluentArgs<'_>) -> Option<String> {
        let pattern = match key.split_once('.') {
            None => self.bundle.get_message(key)?.value()?,
            Some((key, attribute)) => {
                self.bundle.get_message(key)?.get_attribute(attribute)?.value()
            }
        };
        let mut errors = Vec::new();
        let message = self.bundle.format_pattern(pattern, Some(args), &mut errors);
        if !errors.is_empty() {
            tracing::error!(tag = self.tag, key, ?errors, "failed to format message");
        }
        Some(message.into_owned())
    }
}
