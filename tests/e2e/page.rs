//! What the playground's page offers beside the game: its clock, direct messages, roles.

use std::time::Duration;

use dvonn_playground::{Options, Permissions, Playground};

use crate::support::browser::{Browser, Screen};
use crate::support::duel::Duel;
use crate::support::page::Page;
use crate::support::process::{CLOCK, Process};
use crate::support::scene::{PATIENCE, Scene, wait};

/// What one can change about oneself.
const PERSON: &str = "[data-testid=person]";
const CLOSE: &str = "[data-testid=dialog-close]";
/// A command in the open list of suggestions.
const COMMAND: &str = "[data-testid=listbox]:not([hidden]) [data-testid=option]";

#[test]
fn a_game_runs_out_of_time_as_the_clock_is_set_ahead_in_the_page() {
    let Some(browser) = Browser::start(Screen::Phone) else { return };
    let scene = Scene::begin();
    let page = Page::open(browser, &scene);
    Duel::begin(scene.ada(), scene.ben());
    page.browser.see("time[data-relative]");
    page.browser.click("[data-testid=clock]");
    page.browser.click("[data-testid=advance][data-seconds='604800']");
    page.browser.until(
        "document.querySelector('[data-testid=clock-ahead]').textContent === '7 days ahead of this machine'",
    );
    assert_eq!(*scene.playground.clock_ahead().borrow(), Duration::from_hours(7 * 24));
    page.browser.click(CLOSE);
    page.browser.until("document.body.innerText.includes('timed out')");
    page.browser.until("document.documentElement.scrollWidth <= innerWidth");
    page.browser.assert_no_errors();
}

#[test]
fn a_person_writes_to_the_bot_and_closes_the_door_to_it() {
    let Some(browser) = Browser::start(Screen::Phone) else { return };
    let scene = Scene::begin();
    let page = Page::open(browser, &scene);
    let ada = scene.ada();
    open_drawer(&page);
    page.browser.click("[data-testid=new-direct]");
    let direct = wait(scene.playground.wait_for_direct_channel(ada.id, PATIENCE));
    let direct = direct.expect("a conversation with Ada");
    page.browser.see(&format!("body[data-channel-id='{direct}']"));
    page.type_text("/dvonn games ");
    page.send();
    page.browser.see("[data-testid=message][data-ephemeral=true]");
    open_drawer(&page);
    page.browser.click(PERSON);
    page.browser.click("[data-testid=direct-messages]");
    page.browser.see("[data-testid=direct-messages]:not([checked])");
    page.browser.assert_no_errors();
}

#[test]
fn a_role_is_made_and_taken_in_the_page() {
    let Some(browser) = Browser::start(Screen::Desktop) else { return };
    let scene = Scene::begin();
    let page = Page::open(browser, &scene);
    let ben = scene.ben();
    let roles = || scene.playground.roles(scene.playground.guild(), ben.id).expect("Ben is there");
    page.turn_to(ben);
    page.browser.click(PERSON);
    page.browser.type_into("[data-testid=role-name]", "moderator");
    page.browser.click("[data-testid=role-manages]");
    page.browser.click("[data-testid=role-create]");
    page.browser.click("[data-testid=role][data-role=moderator]");
    scene.until(|| roles().len() == 1);
    page.browser.see("[data-testid=role][data-role=moderator][checked]");
    page.browser.click("[data-testid=role][data-role=moderator]");
    scene.until(|| roles().is_empty());
    page.browser.assert_no_errors();
}

#[test]
fn who_turns_to_somebody_new_while_views_are_on_their_way_sees_their_page() {
    let Some(browser) = Browser::start(Screen::Desktop) else { return };
    let scene = Scene::begin();
    let page = Page::open(browser, &scene);
    page.browser.run(
        "window.waiting = []; window.fetch = () => new Promise((answer) => waiting.push(answer));",
    );
    let cleo = scene.newcomer("cleo");
    let switch = format!("[data-testid=user][data-user-id='{}']", cleo.id);
    page.browser.see(&switch);
    page.browser.until("waiting.length > 0");
    page.browser.run(&format!(
        "const nothing = () => new Response('', {{ status: 503 }});
         document.querySelector(\"{switch}\").click();
         window.fetch = async () => nothing();
         waiting.forEach((answer) => answer(nothing()));"
    ));
    page.browser.see(&format!("body[data-user-id='{}']", cleo.id));
    page.browser.assert_no_errors();
}

#[test]
fn channels_and_roles_are_chosen_for_commands_in_the_page() {
    let Some(browser) = Browser::start(Screen::Desktop) else { return };
    let scene = Scene::begin();
    let (guild, general) = (scene.playground.guild(), scene.general());
    let role = scene.playground.create_role(guild, "player", Permissions::default());
    let role = role.expect("a role").to_string();
    let page = Page::open(browser, &scene);
    page.turn_to(scene.ada());
    for (command, option, typed, value, told) in [
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
        page.is_offered(std::slice::from_ref(&value));
        page.take(&value);
        page.send();
        scene.message(general, |message| message.content.contains(&told));
    }
    page.browser.assert_no_errors();
}

#[test]
fn the_page_opens_before_the_bot_and_comes_alive_by_itself() {
    let Some(browser) = Browser::start(Screen::Phone) else { return };
    let folder = tempfile::tempdir().expect("a temporary folder");
    let options = Options { clock_file: Some(folder.path().join(CLOCK)), ..Scene::options() };
    let playground = wait(Playground::start(options)).expect("the playground starts");
    browser.open(&format!("{}/", playground.api_base()));
    browser.see("body[data-bot-state=starting] [data-testid=notice]:not([hidden])");
    browser.type_into("[data-testid=composer-input]", "/");
    browser.see("[data-testid=listbox]:not([hidden])");
    assert!(!browser.has(COMMAND));
    let _bot = Process::run(folder.path(), &playground.api_base(), playground.token(), &[]);
    browser.see(COMMAND);
    browser.see("body[data-bot-state=online] [data-testid=notice][hidden]");
    playground.report_bot_failure("the database is locked");
    browser.until("document.getElementById('notice').textContent.includes('database is locked')");
    wait(playground.shutdown());
    browser.see("body[data-connected=false][data-bot-state=failed]");
    browser.until("document.getElementById('notice').textContent.includes('database is locked')");
}

/// Opens the list of channels, which is a drawer on a phone, and waits until it stands still.
#[track_caller]
fn open_drawer(page: &Page) {
    page.browser.click("[data-testid=drawer-toggle]");
    page.browser.until("document.getElementById('sidebar').getBoundingClientRect().left === 0");
}
