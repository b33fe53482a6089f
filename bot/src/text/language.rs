//! A parsed language file: looks up messages and fills in their arguments.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use unic_langid::LanguageIdentifier;

/// A parsed language file.
pub(super) struct Language {
    pub(super) tag: &'static str,
    bundle: FluentBundle<FluentResource>,
}

impl Language {
    /// Parses a file. Logs errors and keeps the valid messages. A test checks that the files of the
    /// project have no errors.
    pub(super) fn parse(tag: &'static str, ftl: &str) -> Language {
        let (resource, errors) = match FluentResource::try_new(ftl.to_owned()) {
            Ok(resource) => (resource, Vec::new()),
            Err((resource, errors)) => (resource, errors),
        };
        let locale = tag.parse().unwrap_or_else(|_| LanguageIdentifier::default());
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // Isolation marks would be visible in button labels and pictures.
        bundle.set_use_isolating(false);
        let duplicates = bundle.add_resource(resource).err().unwrap_or_default();
        if !errors.is_empty() || !duplicates.is_empty() {
            tracing::error!(tag, ?errors, ?duplicates, "language file has errors");
        }
        Language { tag, bundle }
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
