//! Compares the translations with the source language.

use std::collections::{BTreeMap, BTreeSet};

use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};

use unic_langid::LanguageIdentifier;

use super::catalogue::{Catalogue, Pattern, is_name, source, translations};

/// The names of CLDR's plural categories.
const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

#[test]
fn every_translation_has_every_message_and_no_other() {
    let source = source();
    for translation in translations() {
        let wanted: BTreeSet<_> = source.patterns.keys().collect();
        let found: BTreeSet<_> = translation.patterns.keys().filter(|key| !is_name(key)).collect();
        let (missing, unknown) = (wanted.difference(&found), found.difference(&wanted));
        let (missing, unknown): (Vec<_>, Vec<_>) = (missing.collect(), unknown.collect());
        assert!(
            missing.is_empty() && unknown.is_empty(),
            "{}.ftl lacks {missing:?}, and has {unknown:?}",
            translation.tag
        );
        let order = translation.order.iter().filter(|key| !is_name(key));
        assert!(order.eq(&source.order), "{}.ftl has another order", translation.tag);
    }
}

#[test]
fn every_translated_message_has_the_arguments_of_english() {
    for_each_translated(|place, english, translated| {
        let (wanted, found) = (english.arguments(), translated.arguments());
        (wanted != found).then(|| format!("{place} has {found:?}, not {wanted:?}"))
    });
}

#[test]
fn every_translated_message_chooses_words_by_the_same_values() {
    for_each_translated(|place, english, translated| {
        let wanted = words(english);
        let found = words(translated);
        let differing: Vec<_> = wanted
            .iter()
            .filter(|(argument, words)| found.get(*argument) != Some(words))
            .chain(found.iter().filter(|(argument, _)| !wanted.contains_key(*argument)))
            .collect();
        (!differing.is_empty()).then(|| format!("{place}: {differing:?}"))
    });
}

#[test]
fn every_plural_has_all_categories_of_its_language() {
    for_each_translated(|place, _, translated| {
        let tag = place.split('.').next().unwrap_or_default();
        let wanted = categories(tag);
        let incomplete = translated.selectors().into_iter().find(|selector| {
            let used: BTreeSet<_> = CATEGORIES
                .iter()
                .filter(|name| selector.variants.contains(**name))
                .copied()
                .collect();
            let plural = !used.is_empty()
                && selector
                    .variants
                    .iter()
                    .all(|name| is_number(name) || used.contains(name.as_str()));
            // A choice by exact numbers alone has a default for the others.
            plural && used != wanted && !(used.len() == 1 && selector.variants.len() > 1)
        });
        incomplete
            .map(|it| format!("{place}: ${} has {:?}, not {wanted:?}", it.argument, it.variants))
    });
}

/// Collects what `fault` says about each translated message, and fails if it says anything.
fn for_each_translated(fault: impl Fn(&str, &Pattern, &Pattern) -> Option<String>) {
    let source = source();
    let mut faults = Vec::new();
    for Catalogue { tag, patterns, .. } in translations() {
        for (key, translated) in &patterns {
            // Another test reports keys that English does not have.
            let Some(english) = source.patterns.get(key) else { continue };
            faults.extend(fault(&format!("{tag}.ftl: {key}"), english, translated));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Returns the words by which a message chooses, by argument. Numbers and plurals differ between
/// languages, and are left out.
fn words(pattern: &Pattern) -> BTreeMap<String, BTreeSet<String>> {
    let mut words: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for selector in pattern.selectors() {
        let is_word = |name: &String| !is_number(name) && !CATEGORIES.contains(&name.as_str());
        if selector.variants.iter().any(is_word) {
            words.entry(selector.argument).or_default().extend(selector.variants);
        }
    }
    words
}

fn is_number(name: &str) -> bool {
    name.parse::<f64>().is_ok()
}

/// Returns the plural categories that a language has for the numbers of this bot.
fn categories(tag: &str) -> BTreeSet<&'static str> {
    let language: LanguageIdentifier = tag.parse().expect("the tag of a language");
    // Only a few regions have rules of their own.
    let everywhere = LanguageIdentifier::from_parts(language.language, None, None, &[]);
    let rules = PluralRules::create(language, PluralRuleType::CARDINAL)
        .or_else(|_| PluralRules::create(everywhere, PluralRuleType::CARDINAL))
        .unwrap_or_else(|_| panic!("no plural rules for {tag}"));
    let whole = (0..=200).map(|number| rules.select(number));
    let tenths = (1..=200).map(|number| rules.select(f64::from(number) / 10.0));
    let categories = whole.chain(tenths).map(|category| match category {
        Ok(PluralCategory::ZERO) => "zero",
        Ok(PluralCategory::ONE) => "one",
        Ok(PluralCategory::TWO) => "two",
        Ok(PluralCategory::FEW) => "few",
        Ok(PluralCategory::MANY) => "many",
        Ok(PluralCategory::OTHER) => "other",
        Err(error) => panic!("{tag}: {error}"),
    });
    categories.collect()
}

#[test]
fn the_plural_categories_are_those_of_cldr() {
    assert_eq!(categories("en"), BTreeSet::from(["one", "other"]));
    for tag in ["cs", "pl", "ru", "uk"] {
        assert_eq!(categories(tag), BTreeSet::from(["one", "few", "many", "other"]), "{tag}");
    }
    assert_eq!(categories("ro"), BTreeSet::from(["one", "few", "other"]));
    for tag in ["ja", "zh-CN"] {
        assert_eq!(categories(tag), BTreeSet::from(["other"]), "{tag}");
    }
}
