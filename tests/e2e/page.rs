//! What else the playground's page can do: its clock, direct messages, roles.

use std::time::Duration;

use dvonn_playground::{Options, Permissions, Playground};

use crate::support::browser::{Browser, Screen};
use crate::support::duel::Duel;
use crate::support::page::Page;
use crate::support::process::{CLOCK, Process};
use crate::support::scene::{Scene, TIMEOUT, wait};

/// The settings of the person.
const PERSON: &str = "[data-testid=person]";
const CLOSE: &str = "[data-testid=dialog-close]";
/// A command in the open list of suggestions.
const COMMAND: &str = "[data-testid=listbox]:not([hidden]) [data-testid=option]";

#[test]
fn advancing_the_clock_in_the_page_times_out_a_game() {
    let Some(browser) = Browser::start(Screen::Phone) else { return };
    let scene = Scene::start();
    let page = Page::open(browser, &scene);
    Duel::start(scene.ada(), scene.ben());
    page.browser.wait_for("time[data-relative]");
    page.browser.click("[data-testid=clock]");
    page.browser.click("[data-testid=advance][data-seconds='604800']");
    page.browser.wait_until(
        "document.querySelector('[data-testid=clock-ahead]').textContent === '7 days ahead of this machine'",
    );
    assert_eq!(*scene.playground.clock_ahead().borrow(), Duration::from_hours(7 * 24));
    page.browser.click(CLOSE);
    page.browser.wait_until("document.body.innerText.includes('timed out')");
    page.browser.wait_until("document.documentElement.scrollWidth <= innerWidth");
    page.browser.assert_no_errors();
}

#[test]
fn direct_messages_can_be_opened_and_turned_off() {
    let Some(browser) = Browser::start(Screen::Phone) else { return };
    let scene = Scene::start();
    let page = Page::open(browser, &scene);
    let ada = scene.ada();
    open_drawer(&page);
    page.browser.click("[data-testid=new-direct]");
    let direct = wait(scene.playground.wait_for_direct_channel(ada.id, TIMEOUT));
    let direct = direct.expect("a direct message channel");
    page.browser.wait_for(&format!("body[data-channel-id='{direct}']"));
    page.type_text("/dvonn games ");
    page.send();
    page.browser.wait_for("[data-testid=message][data-ephemeral=true]");
    open_drawer(&page);
    page.browser.click(PERSON);
    page.browser.click("[data-testid=direct-messages]");
    page.browser.wait_for("[data-testid=direct-messages]:not([checked])");
    page.browser.assert_no_errors();
}

#[test]
fn a_role_is_created_and_assigned_in_the_page() {
    let Some(browser) = Browser::start(Screen::Desktop) else { return };
    let scene = Scene::start();
    let page = Page::open(browser, &scene);
    let ben = scene.ben();
    let roles = || scene.playground.roles(scene.playground.guild(), ben.id).expect("Ben is there");
    page.switch_to(ben);
    page.browser.click(PERSON);
    page.browser.type_into("[data-testid=role-name]", "moderator");
    page.browser.click("[data-testid=role-manages]");
    page.browser.click("[data-testid=role-create]");
    page.browser.click("[data-testid=role][data-role=moderator]");
    scene.wait_until(|| roles().len() == 1);
    page.browser.wait_for("[data-testid=role][data-role=moderator][checked]");
    page.browser.click("[data-testid=role][data-role=moderator]");
    scene.wait_until(|| roles().is_empty());
    page.browser.assert_no_errors();
}

#[test]
fn switching_person_while_views_load_shows_the_right_page() {
    let Some(browser) = Browser::start(Screen::Desktop) else { return };
    let scene = Scene::start();
    let page = Page::open(browser, &scene);
    page.browser.run(
        "window.waiting = []; window.fetch = () => new Promise((answer) => waiting.push(answer));",
    );
    let cleo = scene.new_person("cleo");
    let switch = format!("[data-testid=user][data-user-id='{}']", cleo.id);
    page.browser.wait_for(&switch);
    page.browser.wait_until("waiting.length > 0");
    page.browser.run(&format!(
        "const nothing = () => new Response('', {{ status: 503 }});
         document.querySelector(\"{switch}\").click();
         window.fetch = async () => nothing();
         waiting.forEach((answer) => answer(nothing()));"
    ));
    page.browser.wait_for(&format!("body[data-user-id='{}']", cleo.id));
    page.browser.assert_no_errors();
}

#[test]
fn channels_and_roles_are_chosen_for_commands_in_the_page() {
    let Some(browser) = Browser::start(Screen::Desktop) else { return };
    let scene = Scene::start();
    let (guild, general) = (scene.playground.guild(), scene.general());
    let role = scene.playground.create_role(guild, "player", Permissions::default());
    let role = role.expect("a role").to_string();
    let page = Page::open(browser, &scene);
    page.switch_to(scene.ada());
    for (command, option, typed, value, expected) in [
        (
            "channels",
            "add",
            "#gen",
            general.to_string(),
            format!("Channels for games: <#{general}>"),
        ),
        ("starters", "role", "@pl", role.clone(), format!("with the role <@&{role}>")),
    ] {
        page.type_text(&format!("/dvonn-admin {command} "));
        page.type_option(option, typed);
        page.expect_suggestions(std::slice::from_ref(&value));
        page.take(&value);
        page.send();
        scene.message(general, |message| message.content.contains(&expected));
    }
    page.browser.assert_no_errors();
}

#[test]
fn the_page_opens_before_the_bot_and_updates_itself() {
    let Some(browser) = Browser::start(Screen::Phone) else { return };
    let folder = tempfile::tempdir().expect("a temporary folder");
    let options = Options { clock_file: Some(folder.path().join(CLOCK)), ..Scene::options() };
    let playground = wait(Playground::start(options)).expect("the playground starts");
    browser.open(&format!("{}/", playground.api_base()));
    browser.wait_for("body[data-bot-state=starting] [data-testid=notice]:not([hidden])");
    browser.type_into("[data-testid=composer-input]", "/");
    browser.wait_for("[data-testid=listbox]:not([hidden])");
    assert!(!browser.has(COMMAND));
    let _bot = Process::run(folder.path(), &playground.api_base(), playground.token(), &[]);
    browser.wait_for(COMMAND);
    browser.wait_for("body[data-bot-state=online] [data-testid=notice][hidden]");
    playground.report_bot_failure("the database is locked");
    browser
        .wait_until("document.getElementById('notice').textContent.includes('database is locked')");
    wait(playground.shutdown());
    browser.wait_for("body[data-connected=false][data-bot-state=failed]");
    browser
        .wait_until("document.getElementById('notice').textContent.includes('database is locked')");
}

/// Opens the list of channels, which is a drawer on a phone, and waits until it has stopped moving.
#[track_caller]
fn open_drawer(page: &Page) {
    page.browser.click("[data-testid=drawer-toggle]");
    page.browser
        .wait_until("document.getElementById('sidebar').getBoundingClientRect().left === 0");
}
