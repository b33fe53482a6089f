//! Hostile strings in every option, menu and form of the table, and hostile files.

use serde_json::Value;

use super::snapshot::Snapshot;
use super::stage::{Role, Stage, State, act_once};
use super::table::{Kind, Row, Table};
use super::tireless;
use crate::support::person::Person;

/// Strings that notify people, break layouts, parsers, queries or painters, if they can.
fn strings() -> Vec<String> {
    let short = [
        "@everyone @here",
        "<@1> <@&1> <#1> </dvonn:1> <t:1:R>",
        "**bold** _it_ ~~gone~~ ||hid||",
        "```\n@here\n``` `",
        "[link](https://example.com) https://example.com",
        "> quote\n# title\n- list",
        "'; DROP TABLE plies; --",
        "\" OR 1=1 --",
        "{ $input } %s {0} \\",
        "\u{0}",
        "D3\u{0}F3",
        "\u{202e}3F3D\u{2066}",
        "\u{200b}\u{200d}\u{feff}",
        "Ｄ３Ｆ３ dé 💥",
        "-9223372036854775808",
        "18446744073709551616",
        "1e308",
        "NaN",
        "9999999999d+9999999999h",
        "0d",
        "P1Y2M10DT2H30M",
        "../../etc/passwd",
        "w w1,b1*,./.",
        "[White \"x\"] 1. D3",
        "(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((",
    ];
    let zalgo = format!("Z{}", "\u{334}\u{30d}".repeat(1_500));
    let long = ["D3F3 ".repeat(1_200), "🎲".repeat(3_000), "9".repeat(6_000), zalgo];
    short.into_iter().map(str::to_owned).chain(long).collect()
}

/// Files that are no games, or that cost much to read or to draw.
fn files() -> Vec<(&'static str, Vec<u8>)> {
    let headers = |count: usize, length: usize| {
        let value = "x".repeat(length);
        let headers = (0..count).map(|number| format!("[Key{number} \"{value}\"]\n"));
        format!("{}\nD3 E4 F3\n", headers.collect::<String>()).into_bytes()
    };
    let name = |white: &str| format!("[White \"{white}\"]\n\nD3 E4 F3\n").into_bytes();
    vec![
        ("empty.txt", Vec::new()),
        ("zeros.txt", vec![0; 60_000]),
        ("noise.txt", (0..60_000_u32).map(|number| (number * 167 % 251) as u8).collect()),
        ("latin1.txt", b"[White \"Andr\xe9\"]\n\nD3 E4 F3\n".to_vec()),
        ("utf16.txt", "\u{feff}D3 E4".encode_utf16().flat_map(u16::to_le_bytes).collect()),
        ("picture.png", b"\x89PNG\r\n\x1a\n".repeat(100)),
        ("name.txt", name(&"x".repeat(9_000))),
        ("marks.txt", name(&format!("Z{}", "\u{334}".repeat(10_000)))),
        ("emoji.txt", name(&"👨‍👩‍👧‍👦".repeat(2_000))),
        ("right-to-left.txt", name(&"שלום \u{202e}".repeat(1_000))),
        ("pings.txt", name("@everyone <@1> `[x](https://example.com)")),
        ("headers.txt", headers(5_000, 5)),
        ("long-headers.txt", headers(50, 1_000)),
        ("brackets.txt", b"[".repeat(60_000)),
        ("comments.txt", b"{ ".repeat(30_000)),
        ("moves.txt", b"D3 ".repeat(20_000)),
        ("line.txt", b"x".repeat(60_000)),
        ("../../dvonn.db", b"D3 E4 F3".to_vec()),
    ]
}

/// Asserts that nothing that people typed notifies anybody, and that each message is well-formed.
/// The scene checks the rest at its end, among it that the log has no error.
fn assert_harmless(stage: &Stage<'_>, person: Person<'_>) {
    for message in person.scene.playground.messages(person.channel) {
        let known = |id| stage.roles.iter().any(|role| role.person.id == id);
        assert!(message.pings.iter().all(|id| known(*id)), "it notifies others: {message:?}");
        let ticks = message.content.matches("```").count();
        assert!(ticks % 2 == 0, "a block of code is open: {:?}", message.content);
        assert!(!message.content.contains('\u{0}'), "{:?}", message.content);
    }
}

#[test]
fn no_string_in_any_option_or_form_breaks_anything() {
    let table = Table::read();
    let scene = tireless();
    let stage = Stage::set(&scene);
    let snapshot = Snapshot::take(&scene);
    let commands = scene.playground.commands();
    let strings = strings();
    for row in &table.rows {
        for name in typed_values(row, &commands) {
            for string in &strings {
                // A manager may do most; each string meets one state.
                let place = &stage.states[string.len() % stage.states.len()];
                let role = &stage.roles[if row.target.contains("admin") { 4 } else { 0 }];
                try_with(row, &name, string, place, role, &snapshot);
                // Soon, since the playground forgets old messages.
                assert_harmless(&stage, role.person.at(place.channel));
            }
        }
    }
}

/// Numbers that a forged custom id may carry.
const NUMBERS: [&str; 6] =
    ["0", "-1", "9223372036854775807", "-9223372036854775808", "18446744073709551616", "x"];

#[test]
fn no_custom_id_breaks_anything() {
    let scene = tireless();
    let stage = Stage::set(&scene);
    let snapshot = Snapshot::take(&scene);
    for line in super::POSTED_IDS.lines() {
        let (kind, id) = match line.strip_prefix(super::FORM) {
            Some(id) => (Kind::Form, id),
            None => (Kind::Button, line),
        };
        for number in NUMBERS {
            let forged: String = id.replace('7', number).chars().take(100).collect();
            let row = Row::new(kind, &forged);
            act_once(&row, &stage.states[2], &stage.roles[0], &snapshot);
        }
        for id in [format!("{id}:"), format!(":{id}"), id.repeat(30).chars().take(100).collect()] {
            act_once(&Row::new(kind, &id), &stage.states[2], &stage.roles[0], &snapshot);
        }
    }
}

/// The names of the values of a row that can be any text.
fn typed_values(row: &Row, commands: &[Value]) -> Vec<String> {
    match row.kind {
        Kind::Command => {}
        Kind::Button | Kind::Menu | Kind::Form => {
            return row.values.iter().map(|(name, _)| name.clone()).collect();
        }
        // Discord lets people choose them only where there is one.
        Kind::Entry => return Vec::new(),
    }
    let mut parts = row.target.split(' ');
    let root = parts.next();
    let root = commands.iter().find(|command| command["name"].as_str() == root);
    let leaf = parts.fold(root, |command, part| {
        command?["options"].as_array()?.iter().find(|option| option["name"] == part)
    });
    let options = leaf.and_then(|leaf| leaf["options"].as_array()).into_iter().flatten();
    let texts = options.filter(|option| option["type"] == 3);
    texts.filter_map(|option| option["name"].as_str().map(str::to_owned)).collect()
}

fn try_with(
    row: &Row,
    name: &str,
    string: &str,
    state: &State,
    role: &Role<'_>,
    snapshot: &Snapshot<'_>,
) {
    let mut hostile = row.clone();
    hostile.values.retain(|(other, _)| other != name);
    hostile.values.push((name.to_owned(), string.to_owned()));
    act_once(&hostile, state, role, snapshot);
}

#[test]
fn no_file_breaks_the_import() {
    let scene = tireless();
    let stage = Stage::set(&scene);
    let ada = scene.ada();
    for (name, bytes) in files() {
        let import = ada.command("game import").attachment("file", name, bytes).forced();
        let shown = ada.types(&import).in_private("");
        browse(ada, &shown);
    }
    assert_harmless(&stage, ada);
}

/// Opens what can be opened from the page of an imported game.
fn browse(person: Person<'_>, page: &crate::support::response::Response) {
    for label in ["Last", "First", "Replay"] {
        if page.message().button_labelled(label).is_some() {
            person.presses(page.message(), label).in_private("");
        }
    }
}
