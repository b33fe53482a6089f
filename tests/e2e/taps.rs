//! How many taps a turn takes, counted in the playground's page on a desktop and on a phone. Nobody
//! scrolls: each tap is on something in sight.

use std::cell::Cell as Counter;
use std::time::Duration;

use dvonn_rules::{Ply, Position, Seed};

use super::desk::full_board;
use crate::support::browser::{Browser, Screen};
use crate::support::duel::Duel;
use crate::support::page::Page;
use crate::support::person::Person;
use crate::support::scene::Scene;

/// The newest public board: older ones have no buttons.
const BOARD: &str = "[data-testid=message][data-ephemeral=false]\
    :has([data-testid=attachment] img[alt]):has([data-testid=button])";

const SCREENS: [Screen; 2] = [Screen::Desktop, Screen::Phone];

/// The page, and the number of taps so far.
struct Taps {
    page: Page,
    count: Counter<usize>,
}

impl Taps {
    /// Opens the page as this person, with their newest board in sight. `None` without a browser.
    fn start(screen: Screen, scene: &Scene, person: Person<'_>) -> Option<Taps> {
        let page = Page::open(Browser::start(screen)?, scene);
        page.switch_to(person);
        Some(Taps { page, count: Counter::new(0) })
    }

    /// Taps an element once it is in sight.
    #[track_caller]
    fn tap(&self, css: &str) {
        self.wait_until_in_sight(css);
        self.page.browser.click(css);
        self.count.set(self.count.get() + 1);
    }

    /// Taps the button of a message whose label starts with `label`.
    #[track_caller]
    fn tap_button(&self, message: &str, label: &str) {
        self.tap(&format!("{message} [data-testid=button][data-label^='{label}']"));
    }

    /// Waits until all of an element is visible, and nothing covers its centre.
    #[track_caller]
    fn wait_until_in_sight(&self, css: &str) {
        self.page.browser.wait_until(&format!(
            "((element, box) => box?.width > 0 && box.top >= 0 && box.left >= 0
                && box.bottom <= innerHeight && box.right <= innerWidth
                && element.contains(document.elementFromPoint(
                    box.left + box.width / 2, box.top + box.height / 2)))
                (document.querySelector(`{css}`),
                document.querySelector(`{css}`)?.getBoundingClientRect())"
        ));
    }

    /// Waits for a message that matches, and returns a selector with its id.
    #[track_caller]
    fn message(&self, css: &str) -> String {
        let id = self.page.browser.attribute(css, "data-message-id");
        format!("[data-message-id='{id}']")
    }

    /// Waits for the private message below a board, with its picture in sight.
    #[track_caller]
    fn step_below(&self, board: &str) -> String {
        let step = self.message(&format!("{board} ~ [data-ephemeral=true]"));
        self.page.picture(&step);
        self.wait_until_in_sight(&format!("{step} [data-testid=attachment] img"));
        step
    }

    /// Plays a move from a board: the stack, the target and, if asked, “Play move”.
    #[track_caller]
    fn moves(&self, board: &str, ply: Ply, confirms: bool) {
        let Ply::Move { from, to } = ply else { panic!("{ply} is no move") };
        let board = self.message(board);
        self.tap_button(&board, &from.to_string());
        let step = self.step_below(&board);
        self.tap_button(&step, &format!("{from}→{to}"));
        if confirms {
            self.tap_button(&step, "Play move");
        }
        self.message(&format!("{board} ~ {BOARD}"));
    }
}

/// A game on a full board: White is to move.
fn dealt(scene: &Scene) -> Duel<'_> {
    let seed = Seed::new(42).expect("a seed");
    Duel::from_position(scene.ada(), scene.ben(), &Position::dealt(seed).to_string())
}

#[test]
fn placing_a_piece_takes_two_taps() {
    for screen in SCREENS {
        let scene = Scene::in_english();
        let duel = scene.duel();
        let Some(taps) = Taps::start(screen, &scene, duel.mover()) else { return };
        let board = taps.message(BOARD);
        taps.tap_button(&board, "Row 3");
        let cells = taps.step_below(&board);
        taps.tap_button(&cells, "D3");
        taps.message(&format!("{board} ~ {BOARD}"));
        assert_eq!((taps.count.get(), scene.plies()), (2, 1));
        taps.page.browser.assert_no_errors();
    }
}

#[test]
fn filling_the_rest_of_a_placement_takes_one_tap() {
    for screen in SCREENS {
        let scene = Scene::in_english();
        let duel = scene.duel();
        let fill = "Fill the rest for me";
        duel.waiter().presses(&duel.board(), fill).in_private("In 10 seconds");
        let Some(taps) = Taps::start(screen, &scene, duel.mover()) else { return };
        let board = taps.message(BOARD);
        taps.tap_button(&board, fill);
        taps.message(&format!("{board} ~ [data-ephemeral=true]"));
        scene.playground.advance(Duration::from_secs(10)).unwrap();
        taps.message(&format!("{board} ~ {BOARD}"));
        assert_eq!((taps.count.get(), scene.plies()), (1, 49));
    }
}

#[test]
fn a_move_takes_three_taps_and_two_without_confirmation() {
    for screen in SCREENS {
        for confirms in [true, false] {
            let scene = Scene::in_english();
            let duel = dealt(&scene);
            if !confirms {
                duel.mover().at(scene.new_channel("aside")).plays_without_previews();
            }
            let Some(taps) = Taps::start(screen, &scene, duel.mover()) else { return };
            taps.moves(BOARD, duel.game.position().legal_plies()[0], confirms);
            assert_eq!((taps.count.get(), scene.plies()), (if confirms { 3 } else { 2 }, 1));
        }
    }
}

/// The tap on the ping itself does not count: Discord opens the channel.
#[test]
fn from_a_ping_to_a_played_move_takes_three_taps() {
    for screen in SCREENS {
        let scene = Scene::in_english();
        let mut duel = dealt(&scene);
        let (ada, ben) = (duel.mover(), duel.waiter());
        // The page counts pings from when it has first shown the person's messages.
        let Some(taps) = Taps::start(screen, &scene, ben) else { return };
        taps.page.switch_to(ada);
        let before = taps.message(BOARD);
        duel.play(duel.game.position().legal_plies()[0]);
        let pinged = format!("[data-testid=user][data-user-id='{}']", ben.id);
        taps.page.browser.wait_for(&format!("{pinged} [data-testid=badge]"));
        taps.tap(&pinged);
        taps.page.browser.wait_for(&format!("body[data-user-id='{}']", ben.id));
        taps.count.set(0);
        taps.moves(&format!("{before} ~ {BOARD}"), duel.game.position().legal_plies()[0], true);
        assert_eq!((taps.count.get(), scene.plies()), (3, 2));
    }
}

#[test]
fn twelve_games_take_three_taps_each_on_a_phone_and_one_to_begin() {
    let scene = Scene::in_english();
    let ada = scene.ada();
    for number in 0..12 {
        full_board(&scene, number);
    }
    ada.asks("games").in_private("Your 12 games");
    let Some(taps) = Taps::start(Screen::Phone, &scene, ada) else { return };
    let desk = taps.message("[data-testid=message][data-ephemeral=true]");
    let labelled = |label: &str| format!("{desk} [data-testid=button][data-label{label}]");
    let dealt = scene.plies();
    taps.tap_button(&desk, "Next game");
    for played in 1..=12 {
        let first = format!("{desk} [data-testid=button]");
        taps.page.browser.wait_for(&labelled("^='More'"));
        taps.tap(&first);
        taps.page.browser.wait_for(&labelled("*='→'"));
        taps.tap(&first);
        taps.page.browser.wait_for(&labelled("^='Play move'"));
        taps.tap(&first);
        let next = if played == 12 { "='Check again'".to_owned() } else { "^='More'".to_owned() };
        taps.page.browser.wait_for(&labelled(&next));
        assert_eq!(scene.plies(), dealt + played);
    }
    assert_eq!(taps.count.get(), 1 + 12 * 3);
    taps.page.browser.assert_no_errors();
}
