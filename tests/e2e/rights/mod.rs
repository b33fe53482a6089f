//! Who may do what: every command, entry of a menu, button, menu and form, for each role and in each state.
//!
//! `table.txt` lists them with what happens. The test does it all and compares. It fails if a
//! command that the bot registers, or a custom id that it posts, is missing from the table.
//!
//! `DVONN_UPDATE_RIGHTS=1 cargo test --workspace --test e2e rights::everyone` writes the table
//! again. Read the difference: a new `+` is a new right.

mod hostile;
mod snapshot;
mod stage;
mod table;

use std::collections::BTreeSet;

use serde_json::Value;

use snapshot::Snapshot;
use stage::Stage;
use table::{Kind, Table};

use crate::support::scene::Scene;

/// What the lines of forms start with.
const FORM: &str = "form ";
/// Discord's code for a missing permission.
const MISSING_PERMISSIONS: u64 = 50013;

/// An id of each kind that the bot has ever posted. Those of forms start with [`FORM`].
const POSTED_IDS: &str = include_str!("../../../bot/src/features/posted_ids.txt");

/// The commands of the bot with all their subcommands, as people type them.
fn registered(scene: &Scene) -> BTreeSet<String> {
    fn leaves(command: &Value, path: &str, found: &mut BTreeSet<String>) {
        let name = command["name"].as_str().expect("a name");
        let path = format!("{path} {name}").trim().to_owned();
        let subcommands = command["options"].as_array().into_iter().flatten();
        let subcommands: Vec<_> = subcommands.filter(|option| option["type"] == 1).collect();
        if subcommands.is_empty() {
            found.insert(path);
        } else {
            for subcommand in subcommands {
                leaves(subcommand, &path, found);
            }
        }
    }
    let mut found = BTreeSet::new();
    for command in &scene.playground.commands() {
        leaves(command, "", &mut found);
    }
    found
}

/// The part of a custom id that says what it does.
fn prefix(id: &str) -> String {
    id.split([':', '{']).next().unwrap_or_default().to_owned()
}

fn assert_complete(table: &Table, scene: &Scene) {
    let of = |wanted: fn(&Kind) -> bool| {
        let rows = table.rows.iter().filter(move |row| wanted(&row.kind));
        rows.map(|row| row.target.clone()).collect::<BTreeSet<_>>()
    };
    let missing: Vec<_> =
        registered(scene).difference(&of(|kind| *kind == Kind::Command)).cloned().collect();
    assert!(missing.is_empty(), "table.txt has no row for these commands: {missing:#?}");
    let entries = BTreeSet::from_iter(scene.playground.menu_commands());
    let missing: Vec<_> = entries.difference(&of(|kind| *kind == Kind::Entry)).cloned().collect();
    assert!(missing.is_empty(), "table.txt has no row for these entries: {missing:#?}");
    let prefixes = |ids: BTreeSet<String>| ids.iter().map(|id| prefix(id)).collect::<BTreeSet<_>>();
    let (forms, clicks): (Vec<_>, Vec<_>) =
        POSTED_IDS.lines().partition(|line| line.starts_with(FORM));
    let clicks = clicks.into_iter().map(prefix).collect::<BTreeSet<_>>();
    let forms = forms.into_iter().map(|line| prefix(&line[FORM.len()..])).collect::<BTreeSet<_>>();
    let listed_clicks = prefixes(of(|kind| matches!(kind, Kind::Button | Kind::Menu)));
    let listed_forms = prefixes(of(|kind| *kind == Kind::Form));
    let missing: Vec<_> =
        clicks.difference(&listed_clicks).chain(forms.difference(&listed_forms)).collect();
    assert!(missing.is_empty(), "table.txt has no row for these custom ids: {missing:#?}");
}

/// A scene in which nobody is asked to wait.
fn tireless() -> Scene {
    Scene::with_settings(Scene::options(), &[("DVONN_DISCORD_ACTIONS_PER_SECOND", "10000")])
}

#[test]
fn everyone_may_do_exactly_what_the_table_says() {
    let table = Table::read();
    let scene = tireless();
    // Without the permission to delete a thread, the bot archives it.
    scene.tolerate(MISSING_PERMISSIONS);
    assert_complete(&table, &scene);
    let stage = Stage::set(&scene);
    let snapshot = Snapshot::take(&scene);
    let found = table.tried(|row| {
        let count = if row.in_any_state { 1 } else { stage.states.len() };
        let states = stage.states.iter().take(count).enumerate().map(|(column, state)| {
            let listed: Vec<char> =
                row.cells.get(column).map_or_else(Vec::new, |cell| cell.chars().collect());
            let roles = stage.roles.iter().enumerate();
            let act = |(letter, role)| {
                Stage::act(row, (state, role), listed.get(letter).copied(), &snapshot)
            };
            roles.map(act).collect()
        });
        states.collect()
    });
    table.compare(&found);
}
