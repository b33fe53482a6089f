//! The playground's page in a browser, and what a person can do there. `playground/page/README.md`
//! documents the test ids used here.

use fantoccini::key::Key;

use super::browser::Browser;
use super::person::Person;
use super::scene::Scene;

/// The message box.
const INPUT: &str = "[data-testid=composer-input]";
/// The button that sends the message.
const SEND: &str = "[data-testid=send]";
/// The suggestions shown while typing.
const SUGGESTIONS: &str = "[data-testid=listbox]:not([hidden]) [data-testid=option]";

/// The page, open in a browser.
pub(crate) struct Page {
    pub(crate) browser: Browser,
}

impl Page {
    /// Opens the page of a playground.
    #[track_caller]
    pub(crate) fn open(browser: Browser, scene: &Scene) -> Page {
        browser.open(&format!("{}/", scene.playground.api_base()));
        browser.wait_for("body[data-connected=true]");
        Page { browser }
    }

    /// Switches the view to another person.
    #[track_caller]
    pub(crate) fn switch_to(&self, person: Person<'_>) {
        self.browser.click(&format!("[data-testid=user][data-user-id='{}']", person.id));
        self.browser.wait_for(&format!("body[data-user-id='{}']", person.id));
    }

    /// Types into the message box.
    #[track_caller]
    pub(crate) fn type_text(&self, text: &str) {
        self.browser.type_into(INPUT, text);
    }

    /// Types into an option field of the command in the message box.
    #[track_caller]
    pub(crate) fn type_option(&self, option: &str, text: &str) {
        self.browser.type_into(&format!("[data-testid=option-input][data-option={option}]"), text);
    }

    /// Waits until exactly these suggestions are shown.
    #[track_caller]
    pub(crate) fn expect_suggestions(&self, values: &[String]) {
        let last = values.last().expect("at least one suggestion");
        let count = values.len();
        self.browser
            .wait_for(&format!("{SUGGESTIONS}:nth-child({count}):last-child[data-value='{last}']"));
        assert_eq!(self.browser.attributes(SUGGESTIONS, "data-value"), values);
    }

    /// Clicks a suggestion, or an option of the open menu.
    #[track_caller]
    pub(crate) fn take(&self, value: &str) {
        self.browser.click(&format!("{SUGGESTIONS}[data-value='{value}']"));
    }

    /// Moves down the list to a suggestion with the arrow keys and accepts it.
    #[track_caller]
    pub(crate) fn pick_with_keys(&self, value: &str) {
        let wanted = self.browser.attribute(&format!("{SUGGESTIONS}[data-value='{value}']"), "id");
        let reached = format!("[data-testid=option-input][aria-activedescendant='{wanted}']");
        for _ in self.browser.attributes(SUGGESTIONS, "id") {
            if self.browser.has(&reached) {
                break;
            }
            self.browser.press(Key::Down);
        }
        self.browser.wait_for(&reached);
        self.browser.press(Key::Enter);
    }

    /// Accepts the highlighted suggestion.
    #[track_caller]
    pub(crate) fn pick_highlighted(&self) {
        self.browser.wait_for("[data-testid=composer] [aria-activedescendant]");
        self.browser.press(Key::Enter);
    }

    /// Sends the command with the keyboard.
    #[track_caller]
    pub(crate) fn send_by_key(&self) {
        self.browser.press(Key::Enter);
        self.browser.wait_for(INPUT);
    }

    /// Sends the command with the button.
    #[track_caller]
    pub(crate) fn send(&self) {
        self.browser.click(SEND);
        self.browser.wait_for(INPUT);
    }

    /// Presses the button below a message whose label starts with `label`.
    #[track_caller]
    pub(crate) fn press(&self, message: &str, label: &str) {
        self.browser.click(&format!("{message} [data-testid=button][data-label^='{label}']"));
    }

    /// Waits for the picture of a message and returns its description.
    #[track_caller]
    pub(crate) fn picture(&self, message: &str) -> String {
        let picture = format!("{message} [data-testid=attachment] img");
        self.browser.wait_until(&format!("document.querySelector(`{picture}`)?.naturalWidth > 0"));
        self.browser.attribute(&picture, "alt")
    }
}
