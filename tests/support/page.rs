//! The playground's page in a browser, and what a person can do there. `playground/page/README.md`
//! names what is used here.

use fantoccini::key::Key;

use super::browser::Browser;
use super::person::Person;
use super::scene::Scene;

/// The box that one types into.
const INPUT: &str = "[data-testid=composer-input]";
/// The button that sends what is typed.
const SEND: &str = "[data-testid=send]";
/// What is offered while one types.
const OFFERS: &str = "[data-testid=listbox]:not([hidden]) [data-testid=option]";

/// The page, open in a browser.
pub(crate) struct Page {
    pub(crate) browser: Browser,
}

impl Page {
    /// Opens the page of a playground.
    #[track_caller]
    pub(crate) fn open(browser: Browser, scene: &Scene) -> Page {
        browser.open(&format!("{}/", scene.playground.api_base()));
        browser.see("body[data-connected=true]");
        Page { browser }
    }

    /// Turns to what another person sees.
    #[track_caller]
    pub(crate) fn turn_to(&self, person: Person<'_>) {
        self.browser.click(&format!("[data-testid=user][data-user-id='{}']", person.id));
        self.browser.see(&format!("body[data-user-id='{}']", person.id));
    }

    /// Types into the message box.
    #[track_caller]
    pub(crate) fn type_text(&self, text: &str) {
        self.browser.type_into(INPUT, text);
    }

    /// Types into the field of an option of the command in the message box.
    #[track_caller]
    pub(crate) fn type_option(&self, option: &str, text: &str) {
        self.browser.type_into(&format!("[data-testid=option-input][data-option={option}]"), text);
    }

    /// Waits until these are offered and nothing else.
    #[track_caller]
    pub(crate) fn is_offered(&self, values: &[String]) {
        let last = values.last().expect("something is to be offered");
        let count = values.len();
        self.browser.see(&format!("{OFFERS}:nth-child({count}):last-child[data-value='{last}']"));
        assert_eq!(self.browser.attributes(OFFERS, "data-value"), values);
    }

    /// Clicks something that is offered, or an option of the open menu.
    #[track_caller]
    pub(crate) fn take(&self, value: &str) {
        self.browser.click(&format!("{OFFERS}[data-value='{value}']"));
    }

    /// Goes down the list to something that is offered, and takes it.
    #[track_caller]
    pub(crate) fn take_by_keys(&self, value: &str) {
        let wanted = self.browser.attribute(&format!("{OFFERS}[data-value='{value}']"), "id");
        let reached = format!("[data-testid=option-input][aria-activedescendant='{wanted}']");
        for _ in self.browser.attributes(OFFERS, "id") {
            if self.browser.has(&reached) {
                break;
            }
            self.browser.press(Key::Down);
        }
        self.browser.see(&reached);
        self.browser.press(Key::Enter);
    }

    /// Takes what is marked in the list.
    #[track_caller]
    pub(crate) fn take_marked(&self) {
        self.browser.see("[data-testid=composer] [aria-activedescendant]");
        self.browser.press(Key::Enter);
    }

    /// Sends the command by the keyboard.
    #[track_caller]
    pub(crate) fn send_by_key(&self) {
        self.browser.press(Key::Enter);
        self.browser.see(INPUT);
    }

    /// Sends the command by the button.
    #[track_caller]
    pub(crate) fn send(&self) {
        self.browser.click(SEND);
        self.browser.see(INPUT);
    }

    /// Presses the button below a message whose label begins so.
    #[track_caller]
    pub(crate) fn press(&self, message: &str, label: &str) {
        self.browser.click(&format!("{message} [data-testid=button][data-label^='{label}']"));
    }

    /// Chooses from the menu below a message.
    #[track_caller]
    pub(crate) fn choose(&self, message: &str, value: &str) {
        self.browser.click(&format!("{message} [data-testid=select]"));
        self.browser
            .click(&format!("[data-testid=popup] [data-testid=option][data-value='{value}']"));
    }

    /// Waits until the picture of a message is there, and gives its description.
    #[track_caller]
    pub(crate) fn picture(&self, message: &str) -> String {
        let picture = format!("{message} [data-testid=attachment] img");
        self.browser.until(&format!("document.querySelector(`{picture}`)?.naturalWidth > 0"));
        self.browser.attribute(&picture, "alt")
    }
}
