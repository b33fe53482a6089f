//! A language file as data.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern as Source, PatternElement, VariantKey,
};
use fluent_syntax::parser;

use super::files;
use crate::text::SOURCE;

/// The maximum number of wordings of a pattern that are looked at.
const MOST_WORDINGS: usize = 2_000;

/// The messages of a file.
pub(crate) struct Catalogue {
    /// The language's tag.
    pub(crate) tag: &'static str,
    /// The patterns by key, or `key.attribute`.
    pub(crate) patterns: BTreeMap<String, Pattern>,
    /// The keys in the order of the file.
    pub(crate) order: Vec<String>,
}

/// A message or an attribute.
pub(crate) struct Pattern {
    source: Source<&'static str>,
}

/// A choice of words by an argument.
pub(crate) struct Selector {
    pub(crate) argument: String,
    pub(crate) variants: BTreeSet<String>,
}

/// Returns the language that has every message.
pub(crate) fn source() -> Catalogue {
    let (tag, ftl) = files().iter().find(|(tag, _)| *tag == SOURCE).expect("the source language");
    catalogue(tag, ftl)
}

/// Returns all languages but the source.
pub(crate) fn translations() -> Vec<Catalogue> {
    files().iter().filter(|(tag, _)| *tag != SOURCE).map(|(tag, ftl)| catalogue(tag, ftl)).collect()
}

/// Returns true for the key of a command's or option's name, which only translations have.
pub(crate) fn is_name(key: &str) -> bool {
    key.rsplit_once('.').is_some_and(|(_, attribute)| attribute == "name")
}

fn catalogue(tag: &'static str, ftl: &'static str) -> Catalogue {
    let parsed = parser::parse(ftl).unwrap_or_else(|(_, errors)| panic!("{tag}.ftl: {errors:?}"));
    let mut catalogue = Catalogue { tag, patterns: BTreeMap::new(), order: Vec::new() };
    let mut add = |key: String, pattern: Source<&'static str>| {
        catalogue.order.push(key.clone());
        let twice = catalogue.patterns.insert(key, Pattern { source: pattern });
        assert!(twice.is_none(), "{tag}.ftl: {:?} is there twice", catalogue.order.last());
    };
    for entry in parsed.body {
        let Entry::Message(message) = entry else { continue };
        let key = message.id.name;
        if let Some(value) = message.value {
            add(key.to_owned(), value);
        }
        for attribute in message.attributes {
            add(format!("{key}.{}", attribute.id.name), attribute.value);
        }
    }
    catalogue
}

impl Pattern {
    /// Returns the names of the arguments.
    pub(crate) fn arguments(&self) -> BTreeSet<String> {
        let mut found = BTreeSet::new();
        self.visit(&mut |expression| {
            let inline = match expression {
                Expression::Select { selector, .. } => selector,
                Expression::Inline(inline) => inline,
            };
            if let InlineExpression::VariableReference { id } = inline {
                found.insert(id.name.to_owned());
            }
        });
        found
    }

    /// Returns the choices of words.
    pub(crate) fn selectors(&self) -> Vec<Selector> {
        let mut found = Vec::new();
        self.visit(&mut |expression| {
            let Expression::Select { selector, variants } = expression else { return };
            let InlineExpression::VariableReference { id } = selector else { return };
            let variants = variants.iter().map(|variant| match variant.key {
                VariantKey::Identifier { name } => name.to_owned(),
                VariantKey::NumberLiteral { value } => value.to_owned(),
            });
            found.push(Selector { argument: id.name.to_owned(), variants: variants.collect() });
        });
        found
    }

    /// Returns every wording, with its arguments filled in by `fill`, and with references to other
    /// messages filled in from `catalogue`.
    pub(crate) fn wordings(
        &self,
        catalogue: &Catalogue,
        fill: &dyn Fn(&str) -> String,
    ) -> Vec<String> {
        wordings(&self.source, catalogue, fill)
    }

    /// Returns the longest wording.
    pub(crate) fn longest(&self, catalogue: &Catalogue, fill: &dyn Fn(&str) -> String) -> String {
        let all = self.wordings(catalogue, fill);
        all.into_iter().max_by_key(|wording| wording.chars().count()).unwrap_or_default()
    }

    fn visit(&self, seen: &mut dyn FnMut(&Expression<&'static str>)) {
        visit(&self.source, seen);
    }
}

fn visit(pattern: &Source<&'static str>, seen: &mut dyn FnMut(&Expression<&'static str>)) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        seen(expression);
        if let Expression::Select { variants, .. } = expression {
            for variant in variants {
                visit(&variant.value, seen);
            }
        }
    }
}

fn wordings(
    pattern: &Source<&'static str>,
    catalogue: &Catalogue,
    fill: &dyn Fn(&str) -> String,
) -> Vec<String> {
    let mut all = vec![String::new()];
    for element in &pattern.elements {
        let parts = match element {
            PatternElement::TextElement { value } => vec![(*value).to_owned()],
            PatternElement::Placeable { expression } => match expression {
                Expression::Select { variants, .. } => variants
                    .iter()
                    .flat_map(|variant| wordings(&variant.value, catalogue, fill))
                    .collect(),
                Expression::Inline(inline) => vec![inline_text(inline, catalogue, fill)],
            },
        };
        all = all
            .iter()
            .flat_map(|before| parts.iter().map(move |part| format!("{before}{part}")))
            .take(MOST_WORDINGS)
            .collect();
    }
    all
}

fn inline_text(
    inline: &InlineExpression<&'static str>,
    catalogue: &Catalogue,
    fill: &dyn Fn(&str) -> String,
) -> String {
    match inline {
        InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value } => {
            (*value).to_owned()
        }
        InlineExpression::VariableReference { id } => fill(id.name),
        InlineExpression::MessageReference { id, attribute } => {
            let key = match attribute {
                Some(attribute) => format!("{}.{}", id.name, attribute.name),
                None => id.name.to_owned(),
            };
            let referred = catalogue.patterns.get(&key);
            referred
                .unwrap_or_else(|| panic!("{}.ftl: no {key}", catalogue.tag))
                .longest(catalogue, fill)
        }
        other => panic!("{}.ftl uses {other:?}", catalogue.tag),
    }
}
