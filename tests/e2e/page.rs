//! What else the playground's page can do: its clock, direct messages, roles.

use std::time::Duration;

use dvonn_playground::{Effect, Fault, Options, Permissions, Playground};
use fantoccini::key::Key;

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
    // The page says how far its clock is ahead.
    let today = Options { clock_ahead: Duration::ZERO, reading: None, ..Scene::options() };
    let scene = Scene::with(today);
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
fn people_are_added_on_the_page_and_take_part() {
    let Some(browser) = Browser::start(Screen::Phone) else { return };
    let scene = Scene::in_english();
    let page = Page::open(browser, &scene);
    page.browser.click("[data-testid=new-person]");
    for name in ["Dora", "Emil", "Ömer Ali"] {
        page.browser.type_into("[data-testid=person-name]", name);
        page.browser.click("[data-testid=person-add]");
        page.browser.wait_until(&format!(
            "document.querySelector('[data-testid=person-added]').textContent.startsWith('{name} ')"
        ));
    }
    page.browser.click(CLOSE);
    page.browser.click("[data-testid=user][data-username=ömer_ali]");
    page.browser.wait_until("document.title.includes('Ömer Ali')");
    page.type_text("/dvonn games ");
    page.send();
    page.browser.wait_for("[data-testid=message][data-ephemeral=true]");
    page.browser.wait_until("document.documentElement.scrollWidth <= innerWidth");
    page.browser.assert_no_errors();
}

#[test]
fn direct_messages_can_be_opened_and_turned_off() {
    let Some(browser) = Browser::start(Screen::Phone) else { return };
    let scene = Scene::in_english();
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
fn a_person_installs_the_bot_and_uses_it_in_direct_messages_with_a_friend() {
    let Some(browser) = Browser::start(Screen::Phone) else { return };
    let scene = Scene::in_english();
    let (ada, ben) = (scene.ada().id, scene.ben().id);
    let private = scene.playground.open_private_channel(&[ada, ben]).expect("two people");
    let page = Page::open(browser, &scene);
    open_drawer(&page);
    page.browser.click(&format!("[data-testid=channel][data-channel-id='{private}']"));
    page.browser.wait_for(&format!("body[data-channel-id='{private}']"));
    page.type_text("/");
    page.browser.wait_until("document.body.innerText.includes('Install the bot for yourself')");
    open_drawer(&page);
    page.browser.click(PERSON);
    page.browser.click("[data-testid=installed]");
    page.browser.wait_for("[data-testid=installed][checked]");
    page.browser.click(CLOSE);
    page.browser.click(&format!("[data-testid=channel][data-channel-id='{private}']"));
    page.browser.click("[data-testid=people]");
    let ben = format!("[data-testid=menu-user][data-user-id='{ben}']");
    page.browser.click(&format!("{ben} [data-command='Challenge to DVONN']"));
    page.browser.wait_for("[data-testid=message] [data-testid=button]");
    page.browser.wait_until("document.documentElement.scrollWidth <= innerWidth");
    page.browser.assert_no_errors();
}

#[test]
fn commands_are_used_on_messages_and_on_their_authors() {
    let Some(browser) = Browser::start(Screen::Desktop) else { return };
    let scene = Scene::in_english();
    let ben = scene.ben();
    let said = scene.playground.say(ben.id, scene.general(), "hello").expect("he may write");
    let page = Page::open(browser, &scene);
    let message = format!("[data-message-id='{said}']");
    page.browser.wait_for(&message);
    // The toolbar shows while the message has the focus.
    page.browser.run(&format!("document.querySelector(`{message}`).focus()"));
    page.browser.click(&format!("{message} [data-testid=message-commands]"));
    page.take("Analyse this position");
    page.browser.wait_for("[data-testid=message][data-ephemeral=true]");
    page.browser.click("[data-testid=dismiss]");
    page.browser.wait_until("!document.querySelector('[data-ephemeral=true]')");
    page.browser.click(&format!("{message} [data-testid=author]"));
    page.browser.click("[data-testid=user-command][data-command='DVONN profile']");
    page.browser.wait_for("[data-testid=message][data-ephemeral=true]");
    page.browser.assert_no_errors();
}

#[test]
fn a_role_is_created_and_assigned_in_the_page() {
    let Some(browser) = Browser::start(Screen::Desktop) else { return };
    let scene = Scene::in_english();
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
    let scene = Scene::in_english();
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
fn channels_and_roles_are_chosen_in_the_page() {
    let Some(browser) = Browser::start(Screen::Desktop) else { return };
    let scene = Scene::in_english();
    let (guild, general) = (scene.playground.guild(), scene.general());
    let bot_role = scene.playground.bot_role(guild).expect("the bot's role");
    let may = Permissions::MANAGE_ROLES;
    scene.playground.set_role_permissions(guild, bot_role, may).expect("a role");
    let role = scene.playground.create_role(guild, "player", Permissions::default());
    let role = role.expect("a role").to_string();
    let page = Page::open(browser, &scene);
    page.switch_to(scene.ada());
    page.type_text("/dvonn-admin roles ");
    page.type_option("first", "@pl");
    page.expect_suggestions(std::slice::from_ref(&role));
    page.take(&role);
    page.send();
    scene.message(general, |message| message.content.contains(&format!("<@&{role}>")));

    page.type_text("/dvonn-admin settings");
    page.send();
    let panel = scene.message(general, |message| message.content.contains("Server settings"));
    let shown = format!("[data-message-id='{}']", panel.id);
    page.press(&shown, "Channels");
    let menu = format!("{shown} [data-testid=select][data-custom-id='server-pick:announcements']");
    page.browser.wait_for(&menu);
    page.browser.click(&menu);
    page.take(&general.to_string());
    let channel = format!("Announcement channel: <#{general}>");
    scene.message(general, |message| message.content.contains(&channel));
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

#[test]
fn the_welcome_of_the_playground_runs_its_commands_at_once() {
    let Some(browser) = Browser::start(Screen::Phone) else { return };
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (_playground, address) = Process::playground(folder.path());
    browser.open(&address);
    browser.wait_until("document.querySelector('[data-testid=welcome] img')?.naturalWidth > 0");
    for (label, answer) in [
        ("Learn the rules", "The rules of DVONN"),
        ("Take a lesson", "Lesson 1"),
        ("Challenge Ben", "Which board?"),
        ("Play the computer", "Computer (Beginner)"),
    ] {
        // The buttons wait for the bot's commands.
        let button = format!("[data-testid=welcome-action][data-focus='{label}']:not([disabled])");
        browser.wait_for(&button);
        browser.click(&button);
        browser.wait_until(&format!(
            "document.getElementById('messages').innerText.includes('{answer}')"
        ));
    }
    browser.wait_until("document.documentElement.scrollWidth <= innerWidth");
    // Another person would challenge the first one.
    browser.click("[data-testid=user][data-username=ben]");
    browser.wait_for("[data-testid=welcome-action][data-focus='Challenge Ada']");
    browser.assert_no_errors();
}

#[test]
fn the_send_button_runs_a_complete_command_and_never_posts_one() {
    let Some(browser) = Browser::start(Screen::Desktop) else { return };
    let scene = Scene::in_english();
    let page = Page::open(browser, &scene);
    page.type_text("/dvonn games");
    page.send();
    page.browser.wait_for("[data-testid=message][data-ephemeral=true]");
    page.type_text("/dvonn move");
    page.browser.click("[data-testid=send]");
    page.browser.wait_for("[data-testid=command-form][data-command='dvonn move']");
    page.browser.click("[data-testid=command-leave]");
    page.type_text("/dvonn fly");
    page.browser.click("[data-testid=send]");
    page.browser.wait_until(
        "document.querySelector('[data-testid=composer-error]').textContent.includes('/dvonn fly')",
    );
    assert!(!page.browser.has(&format!("[data-author-id='{}']", scene.ada().id)));
    page.browser.assert_no_errors();
}

#[test]
fn a_double_click_counts_once() {
    let Some(browser) = Browser::start(Screen::Desktop) else { return };
    let scene = Scene::in_english();
    let page = Page::open(browser, &scene);
    page.type_text("/dvonn rules");
    page.send();
    let next = "[data-testid=message] [data-testid=button][data-label=Next]";
    page.browser.wait_for(next);
    let before = scene.playground.latencies().len();
    page.browser.run(&format!(
        "const button = document.querySelector(`{next}`); button.click(); button.click();"
    ));
    page.browser
        .wait_until("document.getElementById('messages').innerText.includes('Placing pieces')");
    page.browser.click(next);
    page.browser
        .wait_until("document.getElementById('messages').innerText.includes('Moving stacks')");
    assert_eq!(scene.playground.latencies().len(), before + 2);
    page.browser.assert_no_errors();
}

#[test]
fn tab_skips_the_controls_of_old_messages_and_arrow_keys_reach_them() {
    let Some(browser) = Browser::start(Screen::Desktop) else { return };
    let scene = Scene::in_english();
    let page = Page::open(browser, &scene);
    for _ in 0..3 {
        page.type_text("/dvonn rules");
        page.send();
    }
    let browser = &page.browser;
    let open = |nth: u32| {
        format!("[data-testid=message]:nth-of-type({nth}) [data-testid=button]:not([tabindex])")
    };
    // The first element of the list is the date.
    browser.wait_for(&open(4));
    assert!(!browser.has(&open(2)) && !browser.has(&open(3)));
    browser.run("document.querySelector('.message:last-child [data-label=Next]').focus();");
    browser.press(Key::Up);
    browser.wait_for(&open(3));
    browser.wait_for(&open(4));
    browser.press(Key::Up);
    browser.wait_for(&open(2));
    assert!(!browser.has(&open(3)));
    browser.assert_no_errors();
}

#[test]
fn a_thinking_bot_is_shown_below_the_command_line() {
    let Some(browser) = Browser::start(Screen::Phone) else { return };
    let scene = Scene::in_english();
    let page = Page::open(browser, &scene);
    let late = Fault::new("PATCH", "/webhooks/*/*/messages/@original", Effect::Delay(30_000));
    // The bot tries again and again.
    scene.playground.add_fault(late.times(100));
    page.type_text("/game replay ");
    page.type_option("game", "D3 E4 F3");
    page.browser.click("[data-testid=send]");
    page.browser.wait_until(
        "((message) => message && message.querySelector('.thinking').getBoundingClientRect().top
            > message.querySelector('[data-testid=used]').getBoundingClientRect().bottom)
            (document.querySelector('[data-state=thinking]'))",
    );
    page.browser.assert_no_errors();
    // It would wait for its answer.
    scene.kill_bot();
}

#[test]
fn everybody_fits_into_the_top_bar_of_a_phone() {
    let Some(browser) = Browser::start(Screen::Phone) else { return };
    let scene = Scene::in_english();
    for name in ["cleo", "dan", "eva", "finn", "gil"] {
        scene.new_person(name);
    }
    let page = Page::open(browser, &scene);
    page.browser.wait_until(
        "((people) => people.length === 7 && people.every((person) => {
            const { left, right } = person.getBoundingClientRect();
            return left >= 0 && right <= innerWidth;
        }))([...document.querySelectorAll('[data-testid=user]')])",
    );
    page.browser.assert_no_errors();
}

#[test]
fn a_picture_is_enlarged_on_a_phone() {
    let Some(browser) = Browser::start(Screen::Phone) else { return };
    let scene = Scene::in_english();
    let page = Page::open(browser, &scene);
    page.type_text("/dvonn rules");
    page.send();
    page.picture("[data-testid=message]");
    page.browser.click("[data-testid=attachment] button");
    page.browser.wait_until(
        "document.querySelector('[data-testid=picture-dialog] img')?.clientWidth > 2 * innerWidth",
    );
    page.browser.assert_no_errors();
}

/// Opens the list of channels, which is a drawer on a phone, and waits until it has stopped moving.
#[track_caller]
fn open_drawer(page: &Page) {
    page.browser.click("[data-testid=drawer-toggle]");
    page.browser
        .wait_until("document.getElementById('sidebar').getBoundingClientRect().left === 0");
}
