//! The terms of the game in words. Their keys are built from their names.

use fluent_bundle::FluentArgs;

use crate::show::ids::learn::GlossaryTerm;
use crate::text::Text;

/// Returns a term.
pub(crate) fn name(text: Text, term: GlossaryTerm) -> String {
    text.format(&key(term), &FluentArgs::new())
}

/// Returns what a term means.
pub(crate) fn meaning(text: Text, term: GlossaryTerm) -> String {
    text.format(&format!("{}.meaning", key(term)), &FluentArgs::new())
}

/// Returns where people meet a term, or what to do about it.
pub(crate) fn usage(text: Text, term: GlossaryTerm) -> String {
    text.format(&format!("{}.usage", key(term)), &FluentArgs::new())
}

/// Returns what the figure of a term shows. `ply` is the move in it.
pub(crate) fn caption(text: Text, term: GlossaryTerm, ply: &str) -> String {
    let mut arguments = FluentArgs::new();
    arguments.set("ply", ply);
    text.format(&format!("{}.caption", key(term)), &arguments)
}

fn key(term: GlossaryTerm) -> String {
    format!("term-{}", <&str>::from(term))
}

#[cfg(test)]
mod tests {
    use strum::VariantArray as _;

    use super::*;

    /// The words that players know from the glossary.
    const GLOSSARY: &str = include_str!("../../../../docs/glossary.md");

    #[test]
    fn every_term_has_its_texts() {
        let text = Text::of(None);
        let terms = GlossaryTerm::VARIANTS.iter();
        for said in terms.flat_map(|&it| [name(text, it), meaning(text, it), usage(text, it)]) {
            let is_built = said.starts_with("term-");
            assert!(!is_built && (3..=400).contains(&said.chars().count()), "{said}");
        }
    }

    #[test]
    fn every_term_is_in_the_glossary() {
        for &it in GlossaryTerm::VARIANTS {
            let name = name(Text::of(None), it).to_lowercase();
            let listed = GLOSSARY.lines().any(|line| {
                let terms = line.trim_start_matches('|').split('|').next().unwrap_or_default();
                terms.split([',', '(']).any(|term| term.trim() == name)
            });
            assert!(listed, "{name}");
        }
    }
}
