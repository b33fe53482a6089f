//! The features, one folder each. A feature uses the kit and the crates below it, never another
//! feature. Code that two features need moves into the kit.
//!
//! To add a feature, create a folder, then declare and list it in this file.

mod advice;
mod board;
mod challenge;
mod clocks;
mod computer;
mod follow;
mod hello;
mod help;
mod ladder;
mod learn;
mod moderation;
mod notes;
mod offers;
mod openings;
mod plans;
mod preview;
mod privacy;
mod puzzle;
mod records;
mod replay;
mod resign;
mod review;
mod roles;
mod rules;
mod seek;
mod server;
mod settings;
mod tournament;
mod turn;

use crate::discord::kit::custom_id::prefix;
use crate::discord::kit::feature::{ClickHandler, Feature, FormHandler};
use crate::discord::kit::limits::Weight;

/// All features, in the order in which their top-level commands are listed. `gateway::commands` has
/// the order of subcommands.
pub(crate) const ALL: &[Feature] = &[
    challenge::FEATURE,
    seek::FEATURE,
    learn::FEATURE,
    puzzle::FEATURE,
    turn::FEATURE,
    plans::FEATURE,
    preview::FEATURE,
    advice::FEATURE,
    board::FEATURE,
    moderation::FEATURE,
    offers::FEATURE,
    resign::FEATURE,
    records::FEATURE,
    notes::FEATURE,
    follow::FEATURE,
    openings::FEATURE,
    review::FEATURE,
    replay::FEATURE,
    settings::FEATURE,
    clocks::FEATURE,
    help::FEATURE,
    rules::FEATURE,
    ladder::FEATURE,
    tournament::FEATURE,
    privacy::FEATURE,
    server::FEATURE,
    roles::FEATURE,
    computer::FEATURE,
    hello::FEATURE,
];

/// Returns the handler of a click with this custom id.
pub(crate) fn click_handler(id: &str) -> Option<&'static ClickHandler> {
    let handlers = ALL.iter().flat_map(|feature| feature.clicks);
    find(handlers, id, |handler| handler.prefixes)
}

/// Returns the handler of a form with this custom id.
pub(crate) fn form_handler(id: &str) -> Option<&'static FormHandler> {
    let handlers = ALL.iter().flat_map(|feature| feature.forms);
    find(handlers, id, |handler| handler.prefixes)
}

/// Returns how much work a click or form with this custom id causes.
pub(crate) fn weight_of(id: &str) -> Weight {
    let prefix = prefix(id);
    let handles = |feature: &&Feature| {
        feature.clicks.iter().any(|handler| handler.prefixes.contains(&prefix))
            || feature.forms.iter().any(|handler| handler.prefixes.contains(&prefix))
    };
    match ALL.iter().find(handles) {
        Some(feature) if feature.heavy.contains(&prefix) => Weight::Heavy,
        Some(feature) => feature.weight,
        None => Weight::Light,
    }
}

fn find<T>(
    mut handlers: impl Iterator<Item = &'static T>,
    id: &str,
    prefixes: fn(&T) -> &[&str],
) -> Option<&'static T> {
    handlers.find(|handler| prefixes(handler).contains(&prefix(id)))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use dvonn_engine::Random;

    use super::*;

    #[test]
    fn every_custom_id_belongs_to_one_feature() {
        let clicks = || ALL.iter().flat_map(|feature| feature.clicks).map(|click| click.prefixes);
        let forms = || ALL.iter().flat_map(|feature| feature.forms).map(|form| form.prefixes);
        for prefixes in [clicks().flatten().collect::<Vec<_>>(), forms().flatten().collect()] {
            let distinct: HashSet<_> = prefixes.iter().collect();
            assert_eq!(distinct.len(), prefixes.len(), "{prefixes:?}");
        }
    }

    #[test]
    fn what_all_clocks_of_a_person_follow_is_heavy() {
        for id in ["switch:weekends:on", "switch:weekends:off", "quiet", "come-back"] {
            assert_eq!(weight_of(id), Weight::Heavy, "{id}");
        }
        assert_eq!(weight_of("settings:play"), Weight::Light);
    }

    #[test]
    fn every_custom_id_round_trips() {
        let mut random = Random::new(1);
        for feature in ALL {
            feature.clicks.iter().for_each(|handler| (handler.check)(&mut random));
            feature.forms.iter().for_each(|handler| (handler.check)(&mut random));
        }
    }

    /// One id of each kind that the bot has put on messages. Those of forms start with "form ".
    const POSTED: &str = include_str!("posted_ids.txt");

    fn posted_forms() -> impl Iterator<Item = &'static str> {
        POSTED.lines().filter_map(|line| line.strip_prefix("form "))
    }

    fn posted_clicks() -> impl Iterator<Item = &'static str> {
        POSTED.lines().filter(|line| !line.starts_with("form "))
    }

    #[test]
    fn buttons_on_old_messages_still_work() {
        for id in posted_clicks() {
            assert!(click_handler(id).is_some_and(|handler| (handler.parses)(id)), "{id}");
        }
        for id in posted_forms() {
            assert!(form_handler(id).is_some_and(|handler| (handler.parses)(id)), "{id}");
        }
    }

    #[test]
    fn every_prefix_of_a_custom_id_is_listed_as_posted() {
        let clicks = ALL.iter().flat_map(|feature| feature.clicks).flat_map(|it| it.prefixes);
        let forms = ALL.iter().flat_map(|feature| feature.forms).flat_map(|it| it.prefixes);
        for prefix in clicks {
            let listed = posted_clicks().any(|id| super::prefix(id) == *prefix);
            assert!(listed, "add an id with {prefix} to posted_ids.txt");
        }
        for prefix in forms {
            let listed = posted_forms().any(|id| super::prefix(id) == *prefix);
            assert!(listed, "add `form ` and an id with {prefix} to posted_ids.txt");
        }
    }
}
