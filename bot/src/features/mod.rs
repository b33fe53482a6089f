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
//! For example, `/game coin` with a button that tosses again. The whole file, `coin.rs`:
//!
//! ```text
//! //! Tossing a coin for everyone to see: `/game coin`, with a button that tosses again.
//!
//! /// The commands, handlers and background work of this feature.
//! pub(super) const FEATURE: Feature = Feature {
//!     commands: &[CommandPlace::Under("game", coin)], // or CommandPlace::Top(coin): `/coin`
//!     clicks: &[ClickHandler::of::<CoinClick>()],
//!     ..Feature::EMPTY
//! };
//!
//! custom_ids! {
//!     /// The button below a coin.
//!     enum CoinClick {
//!         /// Toss it again. `tosses` is how often it was tossed before.
//!         "toss" => Toss { tosses: u32 },
//!     }
//! }
//!
//! #[poise::command(slash_command)]
//! async fn coin(ctx: Context<'_>) -> Result<(), Failure> {
//!     let caller = caller_anywhere(ctx).await?;
//!     Ok(caller.reply(&toss(caller.public_text(), 1)).await?)
//! }
//!
//! impl Click for CoinClick {
//!     /// Anyone may toss again: the coin belongs to nobody.
//!     async fn serve(self, _: &App, caller: &Caller, _: &ComponentInteraction) -> Result<(), Failure> {
//!         let CoinClick::Toss { tosses } = self;
//!         Ok(caller.update_message(&toss(caller.public_text(), tosses.saturating_add(1))).await?)
//!     }
//! }
//!
//! fn toss(text: Text, tosses: u32) -> View {
//!     let side = if random::coin() { say!(text, "coin-heads") } else { say!(text, "coin-tails") };
//!     let again = CoinClick::Toss { tosses };
//!     View::new(side).buttons([button(again, &say!(text, "button-toss"), ButtonStyle::Secondary)])
//! }
//! ```
//!
//! `notes.rs` is a short one with everything. Who asks is the `Caller`: `caller` gets it in servers only, `caller_anywhere`
//! in direct messages too. It replies with `reply` (everyone sees it), `reply_private`, `update_message` (changes the message
//! whose button was pressed; anyone can press a public button, so check the person if it matters), `reply_in_place` (the
//! same for a private message, or a new private one) or `open_form`. What everyone sees takes `public_text` or
//! `public_style`; what one person sees takes `text` or `style`. Changes to games, ladders or tournaments are functions
//! of `play`, `ladder` or `tournament`; the SQL is in `store`.
//!
//! What else to touch; the tests say what is missing:
//!
//! 1. `features/mod.rs`: the `mod` line, and a line in `ALL`. Top-level commands are listed in its order; where a
//!    feature without one stands does not matter. A subcommand of `/dvonn` or `/game` also goes into `ORDER` in
//!    `gateway/commands.rs`: what people need first comes first. Discord allows a command 25.
//! 2. `posted_ids.txt`: an example of each new custom id. Any number does.
//! 3. `bot/text/*.ftl`: the texts, beside similar ones; `say!` takes the key as a literal. The description of the command
//!    is `command-game-coin` (`command-coin` for `/coin`), that of an option `command-game-coin-OPTION`. In each language
//!    but English both have a `.name`, the translated name. A button is `button-…`.
//! 4. A message `help-…` (see `help.rs`), if a newcomer should know the command; the row in `docs/playing.md`; a line in
//!    CHANGELOG.md.
//! 5. A test in `tests/e2e/`, listed in its `mod.rs` (see `tests/e2e/rules.rs`), and a row for each command, button, menu and
//!    form in `tests/e2e/rights/table.txt`. `DVONN_UPDATE_RIGHTS=1 cargo test --workspace --test e2e rights::everyone`
//!    fills in who may do what; read it. The same table drives the test that sends nonsense to each of them.
//!
//! `cargo test -p dvonn-bot --lib -- features gateway text` checks all but the last.
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
//! raised by background work where it is missing, and its part says which day it is for: see `puzzle/background.rs`.

mod advice;
mod board;
mod browse;
mod challenge;
mod clocks;
mod computer;
mod digest;
mod find;
mod follow;
mod hello;
mod help;
mod ladder;
mod league;
mod learn;
mod lobby;
mod moderation;
mod notes;
mod offers;
mod openings;
mod people;
mod phrases;
mod plans;
mod preview;
mod privacy;
mod puzzle;
mod reminders;
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
    people::FEATURE,
    phrases::FEATURE,
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
    find::FEATURE,
    notes::FEATURE,
    follow::FEATURE,
    openings::FEATURE,
    review::FEATURE,
    replay::FEATURE,
    settings::FEATURE,
    clocks::FEATURE,
    reminders::FEATURE,
    help::FEATURE,
    rules::FEATURE,
    ladder::FEATURE,
    tournament::FEATURE,
    league::FEATURE,
    privacy::FEATURE,
    server::FEATURE,
    lobby::FEATURE,
    roles::FEATURE,
    computer::FEATURE,
    digest::FEATURE,
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
