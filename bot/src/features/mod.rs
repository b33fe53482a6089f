//! The features. Each is a file, or a folder if it has more than 400 lines. A feature uses `show`,
//! `runtime` and the crates below, never another feature. What two features show moves into `show`.
//!
//! A file has, in this order: the constant `FEATURE`, which lists what the feature registers; custom ids;
//! commands; clicks and forms; posts and background work; messages; tests. Everything but `FEATURE` is private.
//! A folder has `mod.rs` with `FEATURE`, `ids.rs` (custom ids alone), `view.rs` (messages), which uses the ids, and
//! what acts: `command.rs`, `click.rs` and others, which use both.
//!
//! # Add a feature
//!
//! For example, `/coin` with a button that tosses again. (A subcommand goes under its parent:
//! `CommandPlace::Under("game", …)`. Discord allows a command 25 of them.) `resign.rs` is a short one to read.
//!
//! 1. Create `coin.rs`: what it is for, and what it registers.
//!
//! ```text
//! //! Tossing a coin: `/coin`.
//!
//! use crate::runtime::feature::{ClickHandler, CommandPlace, Feature};
//!
//! /// The commands, handlers and background work of this feature.
//! pub(super) const FEATURE: Feature = Feature {
//!     commands: &[CommandPlace::Top(coin)],
//!     clicks: &[ClickHandler::of::<CoinClick>()],
//!     ..Feature::EMPTY
//! };
//! ```
//!
//! 2. Write a poise command. Get the caller with `caller` (servers only) or
//!    `caller_anywhere` (direct messages too). Reply with the caller's
//!    methods: `reply` (everyone sees it), `reply_private`, `update_message` (changes the message
//!    whose button was pressed; anyone can press a public button, so check the person if it
//!    matters), `reply_in_place` (the same for a private message, or a new private one) or
//!    `open_form`. What everyone sees takes `public_text` or `public_style`; what one person sees
//!    takes `text` or `style`.
//! 3. List the custom ids in `custom_ids!`, one line per button, and write `impl Click`. Never change the
//!    meaning of a released prefix: old messages still have that
//!    button. Add one id of each new kind to `posted_ids.txt`, which a test parses.
//! 4. Write functions that make a `View` from data and a `Text` or `Style`. `button` and
//!    `View` are in `dvonn_discord::view`.
//! 5. Put the texts into `bot/text/en.ftl` and the files beside it, and use them with the macro
//!    `say!`, the key as a literal. A button's label is `button-…`. A command's description is
//!    the message `command-coin` (or `command-dvonn-coin` under `/dvonn`), an option's is
//!    `command-coin-OPTION`. A command is also named in a message `help-…`.
//! 6. Add one line to `ALL` in this file, in the order in which top-level commands are listed, and
//!    the `mod` line above it. The order of subcommands is in `gateway/commands`: what people need
//!    first comes first.
//! 7. Put changes to games, ladders or tournaments into a function of `play`, `ladder` or
//!    `tournament`, and the SQL into `store`.
//! 8. Add an end-to-end test in a file of `tests/e2e/`, listed in its `mod.rs` (see
//!    `tests/e2e/rules.rs`), and a row in the table of commands in `docs/playing.md`.
//! 9. Add a row for each command, button, menu and form to `tests/e2e/rights/table.txt`.
//!    `DVONN_UPDATE_RIGHTS=1 cargo test --workspace --test e2e rights::everyone` fills in who may
//!    do what; read it. The same table drives the hostile inputs.
//!
//! # Add a form
//!
//! List its custom ids in `custom_ids!`, write `impl Form` and a function that makes a `FormView` (its
//! questions), and put `FormHandler::of` into `FEATURE`. See `notes.rs`.
//!
//! # Add background work
//!
//! Write an `async fn` that does one round, and a line in `FEATURE`:
//! `Work::Decide` for work that needs only the database, `Work::Send` for work that waits for
//! Discord, `Work::Loop` for anything else.
//!
//! # Show something without being asked
//!
//! Add a kind to `PostKind` in `dvonn-model` and its key to `PostKey`, call `Tx::raise_post` in the
//! transaction of what it tells, and put a `PostHandler` into `FEATURE`, which returns the message
//! that should be there now. `runtime/posts` sends it, once, also after a crash.
//!
//! What follows from a change is told once, see `hello.rs`. What is due again and again, such as every day, is
//! raised by background work where it is missing, and its part says which day it is for: see `puzzle/daily.rs`.

mod advice;
mod board;
mod browse;
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

use dvonn_discord::custom_id::prefix;
use dvonn_discord::rate_limits::Cost;

use crate::runtime::feature::{ClickHandler, Feature, FormHandler};

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
    browse::FEATURE,
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
pub(crate) fn weight_of(id: &str) -> Cost {
    let prefix = prefix(id);
    let handles = |feature: &&Feature| {
        feature.clicks.iter().any(|handler| handler.prefixes.contains(&prefix))
            || feature.forms.iter().any(|handler| handler.prefixes.contains(&prefix))
    };
    match ALL.iter().find(handles) {
        Some(feature) if feature.heavy.contains(&prefix) => Cost::Heavy,
        Some(feature) => feature.weight,
        None => Cost::Light,
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
    use dvonn_model::PostKind;

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
    fn every_kind_of_post_belongs_to_one_feature() {
        for kind in PostKind::ALL {
            let handlers = ALL.iter().flat_map(|feature| feature.posts);
            assert_eq!(handlers.filter(|handler| handler.kind == kind).count(), 1, "{kind:?}");
        }
    }

    #[test]
    fn what_all_clocks_of_a_person_follow_is_heavy() {
        for id in ["switch:weekends:on", "switch:weekends:off", "quiet", "come-back"] {
            assert_eq!(weight_of(id), Cost::Heavy, "{id}");
        }
        assert_eq!(weight_of("settings:play"), Cost::Light);
    }

    #[test]
    fn every_custom_id_round_trips() {
        let mut random = Random::new(1);
        for feature in ALL {
            feature.clicks.iter().for_each(|handler| (handler.check)(&mut || random.bits()));
            feature.forms.iter().for_each(|handler| (handler.check)(&mut || random.bits()));
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
