//! Games in the playground's page, played in a browser.

use dvonn_rules::{ByColor, Cell, Game, Phase, Ply};

use crate::support::browser::{Browser, Screen};
use crate::support::duel::Duel;
use crate::support::page::Page;
use crate::support::person::Person;
use crate::support::scene::Scene;

/// A short game: the reds are in a corner and soon cut off. White moves last, twice, because Black
/// has to pass.
const GAME: &str = "K3 J3 J4 H1 H2 E2 I3 D5 F1 B1 E1 C3 K5 J5 I4 F3 F2 D3 F5 E3 I5 D4 I1 C5 G5 F4 A2 A1 B4 B3 C1 H3 K4 A3 G2 \
     J2 D2 E5 H4 D1 I2 C4 E4 H5 G1 G3 G4 B2 C2 F1F2 J5K5 I1I2 J2J3 I4H4 H3G3 I3J3 K5K3 G1G2 A3B3 H2H1 PASS \
     I2K4 | 6 3";

/// A public board.
const BOARD: &str =
    "[data-testid=message][data-ephemeral=false]:has([data-testid=attachment] img[alt])";
/// A button or menu below a message.
const CONTROL: &str = ":is([data-testid=button], [data-testid=select])";
/// A button for the next step of a turn.
const STEP: &str = "[data-testid=button]:is([data-custom-id^='cells:'], [data-custom-id^='place:'], \
    [data-custom-id^='from:'], [data-custom-id^='preview:'], [data-custom-id^='confirm:'])";

/// How a turn is entered.
enum InputMethod {
    /// Types the whole command.
    Typed,
    /// Types a command and picks its option from the list with the arrow keys.
    Arrows,
    /// Types a command and clicks its option in the list.
    Listed,
    /// Uses the buttons below the board.
    Buttons,
}

/// Most turns are typed, which is fastest; each other method is used in both halves of the game.
fn way(number: usize) -> InputMethod {
    match number {
        0 | 49 => InputMethod::Arrows,
        1 | 50 => InputMethod::Listed,
        2 | 3 | 48 | 51 | 52 | 61 => InputMethod::Buttons,
        _ => InputMethod::Typed,
    }
}

#[test]
fn two_people_play_a_whole_game_in_the_page() {
    let Some(browser) = Browser::start(Screen::Desktop) else { return };
    let scene = Scene::in_english();
    let page = Page::open(browser, &scene);
    let record: Game = GAME.parse().expect("a legal game");
    let mut table = Table::sit_down(&page, scene.ada(), scene.ben());
    let plies = record.plies().iter().enumerate();
    for (number, &ply) in plies.filter(|(_, ply)| **ply != Ply::Pass) {
        page.switch_to(table.duel.mover());
        match way(number) {
            InputMethod::Buttons => table.uses_buttons(ply),
            InputMethod::Typed => table.types(ply),
            InputMethod::Arrows => table.picks_with_arrow_keys(ply),
            InputMethod::Listed => table.picks_by_click(ply),
        }
        if !matches!(way(number), InputMethod::Buttons) {
            table.confirms(ply);
        }
        table.follow(ply);
    }

    assert_eq!(table.duel.game, record);
    table.assert_over();
    table.duel.assert_recorded();
    page.browser.assert_no_errors();
}

#[test]
fn everything_fits_on_a_phone() {
    let Some(browser) = Browser::start(Screen::Phone) else { return };
    let scene = Scene::in_english();
    let page = Page::open(browser, &scene);
    let mut table = Table::sit_down(&page, scene.ada(), scene.ben());
    let browser = &page.browser;
    page.switch_to(table.duel.mover());
    let picture = format!("{} [data-testid=attachment] img", table.board);
    page.picture(&table.board);
    assert_fits(&page, &picture);
    browser.wait_until(&format!("document.querySelector(`{picture}`).clientWidth > 300"));

    browser.click("[data-testid=drawer-toggle]");
    assert_fits(&page, "[data-testid=channel]");
    browser.click("[data-testid=channel]");
    browser.wait_for("[data-testid=drawer-toggle][aria-expanded=false]");

    assert_fits(&page, "[data-testid=composer-input]");
    assert_fits(&page, "[data-testid=send]");
    page.type_text("/dvonn place k3");
    page.expect_suggestions(&["K3".to_owned()]);
    assert_fits(&page, "[data-testid=listbox]:not([hidden])");
    page.take("K3");
    page.send();
    table.follow("K3".parse().expect("a cell"));

    page.switch_to(table.duel.mover());
    assert_fits(&page, &format!("{} [data-testid=button][data-label='Row 5']", table.board));
    page.press(&table.board, "Row 4");
    let cells = table.private();
    assert_fits(&page, &format!("{cells} [data-testid=button][data-label=F4]"));
    page.press(&cells, "K4");
    table.follow("K4".parse().expect("a cell"));
    browser.assert_no_errors();
}

/// Waits until the page is as wide as the window and the element is fully visible.
#[track_caller]
fn assert_fits(page: &Page, css: &str) {
    page.browser.wait_until(&format!(
        "((box) => document.documentElement.scrollWidth === 360 && innerWidth === 360
            && box?.width > 0 && box.left >= 0 && box.right <= 360)
            (document.querySelector(`{css}`)?.getBoundingClientRect())"
    ));
}

/// Two people who play in the page.
struct Table<'a> {
    page: &'a Page,
    duel: Duel<'a>,
    /// A selector for the newest board in the page.
    board: String,
}

impl<'a> Table<'a> {
    /// White challenges Black, who accepts, in the page.
    #[track_caller]
    fn sit_down(page: &'a Page, white: Person<'a>, black: Person<'a>) -> Table<'a> {
        page.switch_to(white);
        page.type_text("/chal");
        page.pick_highlighted();
        page.take(&black.id.to_string());
        page.type_option("color", "whi");
        page.pick_highlighted();
        page.type_option("setup", "full");
        page.pick_highlighted();
        page.send_by_key();
        let challenge = "[data-testid=message]:has([data-label=Accept])";
        page.browser.wait_for(&format!("{challenge}[data-pings-me=false]"));
        let calm = page.browser.style(challenge, "background-color");

        page.switch_to(black);
        page.browser.wait_for(&format!("{challenge}[data-pings-me=true]"));
        assert_ne!(
            page.browser.style(challenge, "background-color"),
            calm,
            "pings do not stand out"
        );
        page.press(challenge, "Accept");
        let players = ByColor { white, black };
        let duel = Duel { scene: white.scene, players, game: Game::new() };
        Table { page, duel, board: newest(page, BOARD) }
    }

    /// Types the whole command.
    #[track_caller]
    fn types(&self, ply: Ply) {
        self.page.type_text(&format!("{}{ply}", self.command()));
        self.page.expect_suggestions(&[ply.to_string()]);
        self.page.pick_highlighted();
        self.page.send_by_key();
    }

    #[track_caller]
    fn picks_with_arrow_keys(&self, ply: Ply) {
        self.types_a_letter(ply);
        self.page.pick_with_keys(&ply.to_string());
        self.page.send_by_key();
    }

    #[track_caller]
    fn picks_by_click(&self, ply: Ply) {
        self.types_a_letter(ply);
        self.page.take(&ply.to_string());
        self.page.send();
    }

    /// Types the command and the first letter of a ply, which suggests all legal plies that start
    /// with it.
    #[track_caller]
    fn types_a_letter(&self, ply: Ply) {
        let letter = &ply.to_string()[..1];
        self.page.type_text(&format!("{}{}", self.command(), letter.to_lowercase()));
        let legal = self.duel.game.position().legal_plies();
        let legal = legal.iter().map(Ply::to_string).filter(|ply| ply.starts_with(letter));
        self.page.expect_suggestions(&legal.collect::<Vec<_>>());
    }

    fn command(&self) -> &'static str {
        match self.duel.game.position().phase() {
            Phase::Placement => "/dvonn place ",
            _ => "/dvonn move ",
        }
    }

    #[track_caller]
    fn uses_buttons(&self, ply: Ply) {
        match ply {
            Ply::Place(cell) => self.places_by_buttons(cell),
            Ply::Move { from, to } => self.moves_by_buttons(from, to),
            Ply::Pass => panic!("the bot plays passes"),
        }
    }

    /// Presses the row below the board, then the cell.
    #[track_caller]
    fn places_by_buttons(&self, cell: Cell) {
        self.page.press(&self.board, &format!("Row {}", cell.row_number()));
        let cells = self.private();
        self.page.press(&cells, &cell.to_string());
        self.page.browser.wait_for(&format!("{cells}:not(:has({STEP}))"));
    }

    /// Previews a move, goes back, previews it again, and plays it.
    #[track_caller]
    fn moves_by_buttons(&self, from: Cell, to: Cell) {
        let (page, browser) = (self.page, &self.page.browser);
        page.press(&self.board, &from.to_string());
        let steps = self.private();
        let target = format!("{from}→{to}");
        page.press(&steps, &target);
        let effect =
            self.duel.game.position().preview(Ply::Move { from, to }).expect("a legal move");
        let score = format!("White {}, Black {}", effect.score.white, effect.score.black);
        browser.wait_until(&format!(
            "document.querySelector(`{steps}`).innerText.includes('{score}')"
        ));
        let preview = page.picture(&steps);
        assert!(preview.contains(&score), "{score} is not in {preview:?}");

        page.press(&steps, "Back");
        browser.wait_for(&format!("{steps} [data-testid=button][data-label^='{target}']"));
        page.press(&steps, &target);
        self.assert_hidden_from_opponent(&steps);
        page.press(&steps, "Play move");
        browser.wait_for(&format!("{steps}:not(:has({STEP}, [data-testid=attachment]))"));
    }

    /// A selector for the private message that the turn led to.
    #[track_caller]
    fn private(&self) -> String {
        let message = newest(self.page, &format!("{} ~ [data-ephemeral=true]", self.board));
        let words = self.page.browser.text(&message);
        assert!(words.contains("Only you can see this"), "no privacy note in {words:?}");
        message
    }

    #[track_caller]
    fn assert_hidden_from_opponent(&self, private: &str) {
        let browser = &self.page.browser;
        self.page.switch_to(self.duel.waiter());
        browser.wait_for(&self.board);
        assert!(!browser.has(private), "the opponent can see it");
        self.page.switch_to(self.duel.mover());
        browser.wait_for(private);
    }

    /// Confirms a typed move.
    #[track_caller]
    fn confirms(&self, ply: Ply) {
        if matches!(ply, Ply::Move { .. }) {
            self.page.press(&self.private(), "Play move");
        }
    }

    /// Waits for the board after a ply, and checks it as the player and then as the opponent.
    #[track_caller]
    fn follow(&mut self, ply: Ply) {
        let (page, browser) = (self.page, &self.page.browser);
        let (mover, waiter) = (self.duel.mover(), self.duel.waiter());
        let before = std::mem::take(&mut self.board);
        self.board = newest(page, &format!("{before} ~ {BOARD}"));
        self.duel.record(ply);
        browser.wait_for(&format!("{before}:not(:has({CONTROL})) [data-testid=attachment]"));
        let alt = browser.attribute(&format!("{} img", self.board), "alt");
        let played = match ply {
            Ply::Move { from, to } => format!("plays {from}→{to}"),
            _ => format!("piece on {ply}"),
        };
        assert!(alt.contains(&played), "{played} is not in {alt:?}");

        let over = self.duel.game.position().phase() == Phase::Over;
        let next = self.duel.mover().id;
        for person in [mover, waiter] {
            let pings = !over && person.id == next;
            page.switch_to(person);
            browser.wait_for(&format!("{}[data-pings-me={pings}]", self.board));
        }
    }

    /// Asserts that the newest board shows the final result according to the rules.
    #[track_caller]
    fn assert_over(&self) {
        let result = self.duel.result();
        let [white, black] =
            [self.duel.players.white, self.duel.players.black].map(Person::mention);
        // The page shows bold words as such.
        let result = result.replace(&white, "@Ada").replace(&black, "@Ben").replace("**", "");
        let words = self.page.browser.text(&self.board);
        assert!(words.contains(&result), "{result} is not in {words:?}");
        assert!(!self.page.browser.has(STEP), "there is still a button for a turn");
        let alt = self.page.picture(&self.board);
        assert!(alt.contains("Game over"), "{alt:?}");
    }
}

/// Waits for a message, and returns a selector with its id.
#[track_caller]
fn newest(page: &Page, css: &str) -> String {
    format!("[data-message-id='{}']", page.browser.attribute(css, "data-message-id"))
}
