//! The rules, page by page.

use dvonn_playground::Message;

use crate::support::person::Person;
use crate::support::scene::{Scene, has_picture};

const PAGES: [&str; 7] = [
    "Goal of the game",
    "Placing pieces",
    "Moving stacks",
    "Surrounded stacks",
    "Isolation",
    "Passing and the end",
    "Playing here",
];

/// The maximum length of an alt text.
const ALT: usize = 1_024;

/// The description of a page's picture.
#[track_caller]
fn alt(page: &Message) -> &str {
    assert!(has_picture(page) && page.attachments.len() == 1, "{page:#?}");
    let alt = page.attachments[0].description.as_deref().unwrap_or_default();
    assert!(alt.chars().count() <= ALT, "{alt}");
    alt
}

fn title(number: usize) -> String {
    format!("**The rules of DVONN: {}** · {number} of {}", PAGES[number - 1], PAGES.len())
}

#[test]
fn the_rules_can_be_paged_in_private() {
    let scene = Scene::start();
    let ada = scene.ada();
    let mut shown = ada.asks("rules").in_private(&title(1)).offering_only("Next");
    for number in 2..=PAGES.len() {
        shown = ada.presses(shown.message(), "Next").in_private(&title(number));
        alt(shown.message());
    }
    let enabled = shown.message().enabled_controls().len();
    assert_eq!(enabled, 4, "back, a first game, a lesson, about: {:?}", shown.message());
    assert!(shown.message().button_labelled("Play the computer").is_some());
    for number in (1..PAGES.len()).rev() {
        shown = ada.presses(shown.message(), "Back").in_private(&title(number));
    }
    let messages = scene.playground.messages(scene.general());
    assert_eq!(messages.len(), 1, "the page is edited in place");
    let last = ada.types(&ada.choosing("rules", "page", "Playing here"));
    ada.presses(last.message(), "About DVONN").in_private("Kris Burm");
}

#[test]
fn any_page_can_be_opened_and_paging_survives_a_restart() {
    let scene = Scene::start();
    let ada = scene.ada();
    let opened: Vec<_> = (1..=PAGES.len())
        .map(|number| {
            let call = ada.choosing("rules", "page", PAGES[number - 1]);
            ada.types(&call).in_private(&title(number))
        })
        .collect();
    scene.kill_bot();
    scene.start_bot();
    for (number, page) in (1..).zip(&opened).skip(1) {
        ada.presses(page.message(), "Back").in_private(&title(number - 1));
    }
}

#[test]
fn readers_do_not_disturb_each_other() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let first = ada.asks("rules").in_private(&title(1));
    let second = ben.types(&ben.choosing("rules", "page", "Isolation")).in_private(&title(5));
    ada.presses(first.message(), "Next").in_private(&title(2));
    let kept = scene.playground.message(ben.channel, second.message().id).expect("a message");
    assert_eq!(kept.content, second.text());
    assert_eq!(kept.attachments[0].id, second.message().attachments[0].id);
    ben.presses(&kept, "Next").in_private(&title(6));
    let in_direct_messages = ben.in_direct_messages();
    let alone = in_direct_messages.asks("rules").in_private(&title(1));
    in_direct_messages.presses(alone.message(), "Next").in_private(&title(2));
}

#[test]
fn figures_have_alt_text() {
    let scene = Scene::start();
    let ada = scene.ada();
    let check_figure = |page: usize, words: &[&str], seen: &[&str]| {
        let shown = ada.types(&ada.choosing("rules", "page", PAGES[page - 1]));
        for words in words {
            assert!(shown.text().contains(words), "{words:?} is not in {:?}", shown.text());
        }
        for words in seen {
            let alt = alt(shown.message());
            assert!(alt.contains(words), "{words:?} is not in {alt:?}");
        }
    };
    check_figure(
        1,
        &["7 + 6 + 4 = 17", "6 + 4 + 2 = 12"],
        &["White wins by 5", "White 17, Black 12"],
    );
    check_figure(2, &["D3, F3, K4"], &["Red pieces alone: D3 F3 K4."]);
    check_figure(
        3,
        &["**Figure 1:** the white stack on G4", "G1, D4, J4"],
        &["G4 can go: G1 D4 J4."],
    );
    check_figure(
        4,
        &["**Figure 2:**", "H2, I2, I3, J3", "D3 touches C2, D2, C3, E3, D4, E4."],
        &["they can't move: H2 I2 I3 J3."],
    );
    check_figure(
        5,
        &["**Figure 3:** White moved C2→D2"],
        &["removed: black, height 1: A1 A2 B2 A3 B3."],
    );
    check_figure(
        6,
        &["**Figure 4:** White owned 13"],
        &["C3→C1", "removed: white, height ", "Black wins by 1"],
    );
    check_figure(7, &["`/dvonn play`", "`/dvonn help`"], &["Preview, not played yet"]);
}

#[test]
fn figures_use_the_readers_theme() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let picture = |shown: &Message| {
        scene.playground.file(shown.attachments[0].id).expect("the picture is kept")
    };
    let settings = ada.asks("settings");
    ada.picks(settings.message(), "Theme: dark slate");
    let settings = ben.asks("settings");
    ben.picks(settings.message(), "Notation: D3F3");
    let pages = [ada, ben].map(|reader| {
        let call = reader.choosing("rules", "page", "Isolation");
        reader.types(&call).message().clone()
    });
    assert_ne!(picture(&pages[0]), picture(&pages[1]));
    assert!(pages[0].content.contains("C2→D2") && pages[1].content.contains("C2D2"));
}

#[test]
fn the_neighbours_of_a_cell_are_said_in_words() {
    let scene = Scene::start();
    let ada = scene.ada();
    let asks = |person: Person<'_>, cell: &str| {
        person.types(&person.command("rules").option("cell", cell))
    };
    let alone = asks(ada, "d3").in_private("D3 touches");
    assert_eq!(alone.text().lines().count(), 1, "{:?}", alone.text());
    asks(ada, "A1").in_private("A1 touches B1, A2, B2.");
    asks(ada, "Z9").in_private("There's no cell `Z9`");
    asks(ada, "@everyone").in_private("A cell is a letter from A to K");
    let duel = scene.duel();
    duel.mover().places("B1");
    duel.waiter().places("B2");
    asks(scene.new_person("cleo"), "A1").in_private(
        "A1 touches B1, A2, B2.\nIn the game here: Red pieces alone: B1 B2. Empty: A2.",
    );
    let offered = ada.suggestions("rules", "cell", "k");
    assert_eq!(offered.len(), 3, "{offered:?}");
    ada.places("A1").in_public("**A1**");
}
