//! `/dvonn-admin settings`: the menus and buttons that change a server's settings.

use dvonn_playground::{Click, Message, Permissions};

use super::moderation::promote;
use crate::support::person::Person;
use crate::support::response::Response;
use crate::support::scene::Scene;

/// `/dvonn-admin settings`.
#[track_caller]
pub(super) fn panel(person: Person<'_>) -> Response {
    person.types(&person.admin("settings")).in_private("Server settings")
}

#[test]
fn each_menu_of_the_panel_changes_its_setting_and_is_logged() {
    let scene = Scene::start();
    let ada = scene.ada();
    let changes = [
        "Ladder type: places",
        "Season length: no seasons",
        "Theme: high contrast",
        "Language: Deutsch",
    ];
    let mut shown = panel(ada);
    for (menu, label) in changes.iter().enumerate() {
        shown = ada.picks(shown.message(), label).in_private("Server settings");
        assert_eq!(shown.chosen()[menu], *label, "it is shown at once");
        let log = ada.types(&ada.admin("log"));
        let newest = log.text().lines().nth(1).expect("a line");
        assert!(newest.ends_with(&format!("{}: {label}", ada.mention())), "{newest}");
    }
    assert_eq!(panel(ada).chosen(), changes, "each is kept");
    assert_eq!(
        scene.playground.messages(ada.channel).len(),
        changes.len() + 2,
        "one panel changes"
    );
}

#[test]
fn each_button_of_the_panel_flips_its_setting_and_is_logged() {
    let scene = Scene::start();
    let ada = scene.ada();
    let mut shown = panel(ada);
    for (pressed, label, sentence) in [
        (
            "Rated games vs computer: off",
            "Rated games vs computer: on",
            "Games against the computer are rated.",
        ),
        (
            "Opponents on other servers: off",
            "Opponents on other servers: on",
            "Opponents on other servers: members can use `/seek`.",
        ),
        ("Rated games: on", "Rated games: off", "New games are unrated."),
        (
            "Opponents on other servers: on",
            "Opponents on other servers: off",
            "Opponents on other servers: `/seek` is off here.",
        ),
        ("Rated games: off", "Rated games: on", "Rated games are allowed."),
    ] {
        shown = ada.presses(shown.message(), pressed).in_private(sentence);
        assert!(shown.message().button_labelled(label).is_some(), "{:#?}", shown.message());
        let log = ada.types(&ada.admin("log"));
        let newest = log.text().lines().nth(1).expect("a line");
        assert!(newest.contains(&format!("{}: {sentence}", ada.mention())), "{newest}");
    }
}

#[test]
fn games_against_the_computer_cannot_be_rated_while_rated_games_are_off() {
    let scene = Scene::start();
    let ada = scene.ada();
    ada.switches_server("Rated games vs computer: off");
    let shown = ada.switches_server("Rated games: on");
    let shown = shown.in_private("Games against the computer are unrated.");
    let mut buttons = shown.message().controls();
    let computer = buttons.find(|it| it["label"] == "Rated games vs computer: off");
    assert_eq!(computer.expect("a button")["disabled"], true);
    let shown = ada.presses(shown.message(), "Rated games: off");
    shown.in_private("Games against the computer are rated.");
}

#[test]
fn managers_with_old_panels_do_not_undo_each_others_changes() {
    let scene = Scene::start();
    let (ada, eve) = (scene.ada(), scene.new_person("eve"));
    promote(eve);
    let [adas, eves] = [ada, eve].map(panel);
    ada.presses(adas.message(), "Rated games: on").in_private("New games are unrated.");
    // Her button still says “on”: it turns them off, as she wants.
    let shown = eve.presses(eves.message(), "Rated games: on").in_private("New games are unrated.");
    // It shows what the other has changed meanwhile.
    ada.sets_server("Ladder type: places");
    let shown = eve.picks(shown.message(), "Season length: one month");
    assert_eq!(shown.chosen()[..2], ["Ladder type: places", "Season length: one month"]);
}

#[test]
fn only_managers_use_the_controls_of_a_panel() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let shown = panel(ada);
    let pages = ["Channels", "Roles and lobby"].map(|page| ada.presses(panel(ada).message(), page));
    // He copies the ids to a message of his own, since he cannot see the panel.
    let own = ben.asks("settings").message().id;
    let pages = std::iter::once(&shown).chain(&pages).map(|page| page.message());
    let controls: Vec<_> = pages.flat_map(Message::controls).collect();
    assert_eq!(controls.len(), 19, "twelve menus, and buttons");
    for control in controls {
        let id = control["custom_id"].as_str().expect("an id");
        let value = match control["type"].as_u64() {
            Some(2) => None,
            Some(3) => control["options"].as_array().and_then(|it| it.last()?["value"].as_str()),
            _ => Some("7"),
        };
        let click = Click::button(ben.id, ben.channel, own, id).forced();
        let values = value.map(|value| vec![value.to_owned()]);
        let refused = ben.clicks(&Click { values, ..click });
        refused.in_private("Only people with the “Manage Server” permission").without_controls();
    }
    assert_eq!(panel(ada).chosen(), shown.chosen());
    ada.types(&ada.admin("log")).in_private("The moderation log is empty");
}

#[test]
fn a_value_that_no_menu_offers_changes_nothing() {
    let scene = Scene::start();
    let ada = scene.ada();
    let shown = panel(ada);
    let message = shown.message();
    for menu in ["ladder", "season", "theme", "language"] {
        let id = format!("server-set:{menu}");
        let click = Click::menu(ada.id, message.channel, message.id, &id, ["plush"]).forced();
        ada.clicks(&click).in_private("I don't know this command or button");
    }
    ada.types(&ada.admin("log")).in_private("The moderation log is empty");
}

#[test]
fn the_menus_show_the_channels_and_roles_that_are_set() {
    let scene = Scene::start();
    let ada = scene.ada();
    let [one, two] = ["one", "two"].map(|name| scene.new_channel(name));
    let set = |shown: &Response, picker: &str| -> Vec<String> {
        let id = format!("server-pick:{picker}");
        let menu = shown.message().controls().find(|it| it["custom_id"] == id);
        let menu = menu.unwrap_or_else(|| panic!("{:#?}", shown.message()));
        let defaults = menu["default_values"].as_array().into_iter().flatten();
        defaults.map(|it| it["id"].as_str().expect("text").to_owned()).collect()
    };
    let shown = ada.picks_for_server("games", &[one, two]);
    assert_eq!(set(&shown, "games"), [one.to_string(), two.to_string()]);
    assert!(set(&shown, "puzzles").is_empty());
    let page = ada.presses(panel(ada).message(), "Channels");
    assert_eq!(set(&page, "games"), set(&shown, "games"));
    let guild = scene.playground.guild();
    let role = scene.playground.create_role(guild, "hosts", Permissions::NONE).expect("a role");
    let shown = ada.picks_for_server("starters", &[role]);
    assert_eq!(set(&shown, "starters"), [role.to_string()]);
}
