//! Tests of the sections `[[engines]]`.

use std::time::Duration;

use super::{EXAMPLE, mistakes, read_file};
use crate::config::Config;

const HOLTZ: &str = "[[engines]]\nname = 'Holtz'\ncommand = ['/opt/holtz', '--quiet']\n";

#[test]
fn an_engine_needs_only_a_name_and_a_command() {
    let config = read_file(HOLTZ).unwrap();
    let engine = &config.engines[0];
    assert_eq!(engine.name.as_str(), "Holtz");
    assert_eq!(engine.command.words(), ["/opt/holtz", "--quiet"]);
    assert_eq!(engine.time(), Duration::from_secs(30));
    assert_eq!((engine.memory.get(), engine.games.get()), (512, 4));
    assert_eq!((engine.substitute.get(), engine.resumes), (5, false));
    assert!(config.origin("engines[0]").is_some_and(|origin| origin.ends_with("dvonn.toml:1")));
}

#[test]
fn a_mistake_in_an_engine_is_reported_with_its_line() {
    let with = |lines: &str| mistakes(read_file(&format!("{HOLTZ}{lines}\n")));
    assert_eq!(
        with("time = 0"),
        ["dvonn.toml:4: engines[0].time: expected a whole number from 1 to 10000"]
    );
    assert_eq!(
        with("substitute = 10"),
        ["dvonn.toml:4: engines[0].substitute: expected the number of a level from 1 to 9"]
    );
    assert!(with("colour = 1")[0].starts_with("dvonn.toml:4: engines[0].colour: unknown field"));
    let name = |name: &str| mistakes(read_file(&HOLTZ.replace("Holtz", name)));
    let letters = "dvonn.toml:2: engines[0].name: expected a name of 1 to 24 letters, digits, spaces, dots \
                   and hyphens";
    for wrong in
        ["", " Holtz", "*Holtz*", "<@1>", "Holtz\\u202e", "a_very_long_name", &"x".repeat(25)]
    {
        assert_eq!(name(wrong), [letters], "{wrong:?}");
    }
    assert_eq!(
        name("club PLAYER"),
        [
            "dvonn.toml:2: engines[0].name: club PLAYER is a level of the computer; choose another name"
        ]
    );
    let command =
        |command: &str| mistakes(read_file(&HOLTZ.replace("['/opt/holtz', '--quiet']", command)));
    for wrong in ["[]", "['holtz']"] {
        assert!(command(wrong)[0].contains("starts with the whole path of a program"), "{wrong}");
    }
    assert_eq!(
        mistakes(read_file("[[engines]]\nname = 'Holtz'\n")),
        ["dvonn.toml:1: engines[0]: missing field `command`"]
    );
}

#[test]
fn every_level_can_take_over_for_an_engine() {
    for level in dvonn_engine::Level::ALL {
        let config = read_file(&format!("{HOLTZ}substitute = {}\n", level.number())).unwrap();
        assert_eq!(config.engines[0].substitute.get(), level.number());
    }
}

#[test]
fn two_engines_need_different_names() {
    let twice = format!("{HOLTZ}{}", HOLTZ.replace("Holtz", "holtz"));
    assert_eq!(
        mistakes(read_file(&twice)),
        ["dvonn.toml:1: engines: two engines have the name holtz"]
    );
    let two = format!("{HOLTZ}{}", HOLTZ.replace("Holtz", "Boltz"));
    assert_eq!(read_file(&two).unwrap().engines.len(), 2);
}

/// Uncomments the engine of the example.
#[test]
fn the_example_shows_the_defaults_of_an_engine() {
    let (_, section) = EXAMPLE.split_once("# [[engines]]\n").unwrap();
    let lines = section.lines().filter_map(|line| line.strip_prefix("# "));
    let settings = lines.filter(|line| line.contains(" = ")).collect::<Vec<_>>().join("\n");
    let example = read_file(&format!("[[engines]]\n{settings}\n")).unwrap();
    let name = example.engines[0].name.as_str();
    let words = example.engines[0].command.words();
    let folder = example.engines[0].folder.as_ref().unwrap().display();
    let least = format!("[[engines]]\nname = {name:?}\ncommand = {words:?}\nfolder = '{folder}'\n");
    let least: Config = read_file(&least).unwrap();
    assert_eq!(example.engines, least.engines);
}

#[test]
fn the_page_on_self_hosting_lists_every_setting_of_an_engine() {
    let page = include_str!("../../../../docs/self-hosting.md");
    let (_, section) = EXAMPLE.split_once("# [[engines]]\n").unwrap();
    for line in section.lines().filter_map(|line| line.strip_prefix("# ")) {
        if let Some((key, _)) = line.split_once(" = ") {
            assert!(page.contains(&format!("| `{key}` |")), "docs/self-hosting.md lacks {key}");
        }
    }
}
