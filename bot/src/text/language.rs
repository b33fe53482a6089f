//! One language file, parsed: looks messages up and fills in their arguments.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use unic_langid::LanguageIdentifier;

/// A parsed language file.
pub(super) struct Language {
    pub(super) tag: &'static str,
    bundle: FluentBundle<FluentResource>,
}

impl Language {
    /// A file with faults keeps its sound messages; the faults are logged. A test holds every file
    /// in the project to having none.
    pub(super) fn parse(tag: &'static str, ftl: &str) -> Language {
        let (resource, faults) = match FluentResource::try_new(ftl.to_owned()) {
            Ok(resource) => (resource, Vec::new()),
            Err((resource, faults)) => (resource, faults),
        };
        let locale = tag.parse().unwrap_or_else(|_| LanguageIdentifier::default());
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // Isolation marks would show up in the labels of buttons and in pictures.
        bundle.set_use_isolating(false);
        let doubled = bundle.add_resource(resource).err().unwrap_or_default();
        if !faults.is_empty() || !doubled.is_empty() {
            tracing::error!(tag, ?faults, ?doubled, "a language file has faults");
        }
        Language { tag, bundle }
    }

    /// The message or, for `key.attribute`, the attribute of a message.
    pub(super) fn message(&self, key: &str, args: &FluentArgs<'_>) -> Option<String> {
        let pattern = match key.split_once('.') {
            None => self.bundle.get_message(key)?.value()?,
            Some((key, attribute)) => {
                self.bundle.get_message(key)?.get_attribute(attribute)?.value()
            }
        };
        let mut faults = Vec::new();
        let message = self.bundle.format_pattern(pattern, Some(args), &mut faults);
        if !faults.is_empty() {
            tracing::error!(tag = self.tag, key, ?faults, "a message could not be filled in");
        }
        Some(message.into_owned())
    }
}
